/**
 * The sections of a university's page in their order: the fragment that leads to each, its title and purpose, and whether a phone
 * shows it folded, with one line of what is in it. section-parts.tsx has what each holds.
 */
import { SIZE_NAMES } from '#names/enums.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { yearText } from '#words/university/record-texts.ts';
import { universityWords } from '#words/university/university.ts';
import { type Brief, fieldsByGraduates, fieldsByPrograms, inARow, inShort } from './brief.ts';
import { stillOpen } from './parts/part.ts';
import { saysLittle } from './unknown-figures.ts';

type Line = (university: UniversityRecordView) => string | undefined;

interface Section {
  /** Of schools that are still open only. */
  open?: true;
  word: keyof typeof universityWords.sections;
  /** The purpose of a section whose title does not say it. */
  intro?: Line;
  /** Without, of every school. */
  shows?: (university: UniversityRecordView) => boolean;
  /** Folded on a phone. */
  folded?: true;
  /** What is in it while it is folded. */
  brief?: (university: UniversityRecordView) => Brief;
}

const SECTIONS = {
  cost: { word: 'cost', open: true },
  admission: { word: 'admission', open: true },
  outcomes: { word: 'outcomes', shows: (university) => !saysLittle(university) },
  programs: { word: 'programs', shows: hasPrograms, intro: programsIntro, folded: true, brief: fieldsInShort },
  students: { word: 'students', folded: true },
  about: { word: 'about', folded: true },
  'key-information': { word: 'key', folded: true, brief: keyInShort },
  similar: {
    word: 'similar',
    intro: () => universityWords.intros.similar,
    folded: true,
  },
} as const satisfies Record<string, Section>;

export type SectionId = keyof typeof SECTIONS;
const SECTION_IDS = Object.keys(SECTIONS) as SectionId[];

/** The sections of a school's page as of today, without a heading over nothing. */
export const sectionsFor = (university: UniversityRecordView): readonly SectionId[] =>
  SECTION_IDS.filter((id) => {
    const { open, shows } = sectionOf(id);
    return (!open || stillOpen(university)) && shows?.(university) !== false;
  });

export const sectionOf = (id: SectionId): Section => SECTIONS[id];
export const sectionTitle = (id: SectionId): string => universityWords.sections[SECTIONS[id].word];

function hasPrograms({ country, programs, accreditedSchools }: UniversityRecordView): boolean {
  return country === 'US' || programs.length > 0 || (accreditedSchools !== null && accreditedSchools.length > 0);
}

function fieldsInShort({ programs, country }: UniversityRecordView) {
  return inARow(
    country === 'CA'
      ? fieldsByPrograms(programs)
          .slice(0, 3)
          .map(({ title }) => title)
      : fieldsByGraduates(programs, 3),
  );
}

function keyInShort({ yearFounded, sizeCategory }: UniversityRecordView) {
  const { founded, size } = universityWords.facts;
  return inShort(
    [founded, yearFounded === null ? null : String(yearFounded)],
    [size, sizeCategory === null ? null : SIZE_NAMES[sizeCategory]],
  );
}

function programsIntro({ facts, programs, country }: UniversityRecordView): string | undefined {
  if (programs.length === 0) return undefined;
  const { intros } = universityWords;
  return country === 'CA'
    ? intros.programsListed
    : intros.programs(facts.programs === undefined ? null : yearText(facts.programs.year));
}
