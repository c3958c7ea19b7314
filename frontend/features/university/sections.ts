/** The parts of a university's page in their order, with the fragment that leads to each. */
import { universityWords } from '#words/university.ts';

const words = universityWords.sections;

export const SECTIONS = [
  { id: 'about', title: words.about },
  { id: 'key-information', title: words.key },
  { id: 'cost', title: words.cost },
  { id: 'admission', title: words.admission },
  { id: 'outcomes', title: words.outcomes },
  { id: 'programs', title: words.programs },
  { id: 'students', title: words.students },
  { id: 'similar', title: words.similar },
] as const;
export type SectionId = (typeof SECTIONS)[number]['id'];
