/** A section further down a university's page; they come after its first screen. */
import type { UniversityRecordView } from '#schema/api/university.ts';
import { PARTS } from '../parts/parts.tsx';
import { SectionParts } from './section-part.tsx';

export function LazySection({ id, university }: { id: keyof typeof PARTS; university: UniversityRecordView }) {
  return <SectionParts university={university} parts={PARTS[id]} />;
}
