/**
 * The sections of a university's page in their order: the fragment that leads to each, its title and purpose, and whether a phone
 * shows it folded, with one line of what is in it. section-parts.tsx has what each holds.
 */
import type { UniversityRecordView } from '#schema/api/university.ts';
import { yearText } from '#words/university/record-texts.ts';
import { universityWords } from '#words/university/university.ts';
import { stillOpen } from './parts/part.ts';

type Line = (university: UniversityRecordView) => string | undefined;

interface Section {
  /** Of schools that are still open only. */
  open?: true;
  word: keyof typeof universityWords.sections;
  /** The purpose of a section whose title does not say it. */
  intro?: Line;
  /** Folded on a phone. */
  folded?: true;
}

const SECTIONS = {
  cost: { word: 'cost', open: true },
  admission: { word: 'admission', open: true },
  outcomes: { word: 'outcomes' },
  programs: { word: 'programs', intro: programsIntro, folded: true },
  students: { word: 'students', folded: true },
  about: { word: 'about', folded: true },
  'key-information': { word: 'key', folded: true },
  similar: { word: 'similar', intro: () => universityWords.intros.similar, folded: true },
} as const satisfies Record<string, Section>;

export type SectionId = keyof typeof SECTIONS;
const SECTION_IDS = Object.keys(SECTIONS) as SectionId[];

/** The sections of a school's page as of today. */
export const sectionsFor = (university: UniversityRecordView): readonly SectionId[] =>
  stillOpen(university) ? SECTION_IDS : SECTION_IDS.filter((id) => !sectionOf(id).open);

export const sectionOf = (id: SectionId): Section => SECTIONS[id];
export const sectionTitle = (id: SectionId): string => universityWords.sections[SECTIONS[id].word];

function programsIntro({ facts, programs, country }: UniversityRecordView): string | undefined {
  if (programs.length === 0) return undefined;
  const { intros } = universityWords;
  return country === 'CA'
    ? intros.programsListed
    : intros.programs(facts.programs === undefined ? null : yearText(facts.programs.year));
}
