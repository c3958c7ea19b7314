/** Where one applies to a school that is still open: its form, or else the page of its admissions. Null where neither is known. */
import type { UniversityRecordView } from '#schema/api/university.ts';
import { stillOpen } from './parts/part.ts';

export function applyAddress(university: UniversityRecordView): string | null {
  const { links } = university;
  return stillOpen(university) ? (links?.apply ?? links?.admissions ?? null) : null;
}
