/** The index of careers that the Worker is built with: their names in both languages, and what a list shows of each. */
import rows from '#data/lexicons/career-index.json' with { type: 'json' };
import type { Language } from '#schema/domain/formats/language.ts';
import {
  type CareerField,
  type CareerIndexRow,
  careerSlug,
  ENTRY_EDUCATIONS,
  type EntryEducation,
  type PayUnit,
} from '#schema/domain/programs/careers.ts';

export interface IndexedCareer {
  slug: string;
  title: Record<Language, string>;
  field: CareerField;
  pay: { unit: PayUnit; median: number } | null;
  education: EntryEducation | null;
  growth: number;
  openings: number;
}

function careerOf([field, en, fr, median, byHour, education, growth, openings]: CareerIndexRow): IndexedCareer {
  return {
    slug: careerSlug(en),
    title: { en, fr },
    field: String(field) as CareerField,
    pay: median === null ? null : { unit: byHour ? 'hour' : 'year', median },
    education: ENTRY_EDUCATIONS[education] ?? null,
    growth,
    openings,
  };
}

let careers: readonly IndexedCareer[] | undefined;

/** All of them, in the order of their codes; made at the first question. */
export function allCareers(): readonly IndexedCareer[] {
  careers ??= (rows as unknown as CareerIndexRow[]).map(careerOf);
  return careers;
}
