/** The parts of a university's page in their order, with the fragment that leads to each. */
import { universityWords } from '#words/university/university.ts';

const WORDS = {
  about: 'about',
  'key-information': 'key',
  cost: 'cost',
  admission: 'admission',
  outcomes: 'outcomes',
  programs: 'programs',
  students: 'students',
  similar: 'similar',
} as const;
export type SectionId = keyof typeof WORDS;

export const SECTION_IDS = Object.keys(WORDS) as SectionId[];

export const sectionTitle = (id: SectionId): string => universityWords.sections[WORDS[id]];
