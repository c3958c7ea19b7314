/** What each section of a university's page holds; sections.ts has their order, titles and purposes. */
import { About } from '../components/about.tsx';
import { AccreditedSchools } from '../components/accredited-schools.tsx';
import { KeyInformation } from '../components/key-information.tsx';
import { Programs } from '../components/programs.tsx';
import { SimilarUniversities } from '../components/similar-universities.tsx';
import type { SectionId } from '../sections.ts';
import { admission } from './admission.tsx';
import { cost } from './cost.tsx';
import { outcomes } from './outcomes.tsx';
import type { Part } from './part.ts';
import { students } from './students.tsx';

export const PARTS: Record<SectionId, readonly Part[]> = {
  cost,
  admission,
  outcomes,
  programs: [{ own: Programs }, { own: AccreditedSchools }],
  students,
  about: [{ own: About }],
  'key-information': [{ own: KeyInformation }],
  similar: [{ own: SimilarUniversities }],
};
