/** What the parts further down a university's page hold; they come after its first screen. */
import type { ReactNode } from 'react';
import type { UniversityRecordView } from '#schema/api/university.ts';
import type { SectionId } from '../sections.ts';
import { AccreditedSchools } from './accredited-schools.tsx';
import { Admission } from './admission.tsx';
import { Costs } from './costs.tsx';
import { KeyInformation } from './key-information.tsx';
import { Outcomes } from './outcomes.tsx';
import { Programs } from './programs.tsx';
import { SimilarUniversities } from './similar-universities.tsx';
import { Students } from './students.tsx';

export type FurtherId = Exclude<SectionId, 'about'>;

const PARTS: Record<FurtherId, (university: UniversityRecordView) => ReactNode> = {
  'key-information': (university) => <KeyInformation university={university} />,
  cost: (university) => <Costs university={university} />,
  admission: (university) => <Admission university={university} />,
  outcomes: (university) => <Outcomes university={university} />,
  programs: (university) => (
    <>
      <Programs university={university} />
      <AccreditedSchools university={university} />
    </>
  ),
  students: (university) => <Students university={university} />,
  similar: (university) => <SimilarUniversities university={university} />,
};

export function LazySection({ id, university }: { id: FurtherId; university: UniversityRecordView }) {
  return PARTS[id](university);
}
