/** What is taught, how and in which language. */
import { ACADEMIC_CALENDARS, ACCESS_EARNINGS, DEGREE_LEVELS, RESEARCH_DESIGNATIONS } from '../record/enums.ts';
import type { AccreditedSchool, OntarioProgram } from '../record/university-figures.ts';
import { type Figure, type FigurePhrases, group } from './figure.ts';

export const STUDY_FIGURES = {
  academicCalendar: {
    record: 43,
    answers: true,
    asked: ['calendar'],
    shape: ACADEMIC_CALENDARS,
    on: 'card',
    fact: 27,
    term: 'academic-calendar',
    csv: true,
    compare: { tab: 'academics' },
  },
  /** Highest level awarded. */
  highestAward: { record: 55, shape: DEGREE_LEVELS, on: 'page', compare: { tab: 'academics' } },
  /** Carnegie 2025 institutional class as its label, "Special Focus: Arts and Sciences" say. US only, as the next two. */
  carnegieClass: { record: 53, shape: 'text', on: 'page', compare: { tab: 'academics' } },
  researchDesignation: {
    record: 87,
    shape: RESEARCH_DESIGNATIONS,
    on: 'page',
    compare: { tab: 'academics', only: 'US' },
  },
  accessEarnings: { record: 88, shape: ACCESS_EARNINGS, on: 'page', compare: { tab: 'academics', only: 'US' } },
  /** Language or languages of instruction in Canada: English, French, Bilingual. */
  language: { record: 52, shape: 'text', on: 'page', compare: { tab: 'academics', only: 'CA' } },
  largestFields: { fact: 'programs', compare: { tab: 'academics' } },
  programs: { fact: 33, term: 'cip' },
  /** Percent of students of all levels who study only at a distance. */
  onlineShare: {
    record: 54,
    shape: 'rate',
    on: 'within',
    unit: 'percent',
    fact: 62,
    people: 'rate',
    search: { column: 13, filter: { place: 15, group: 'study', from: 0, to: 100 } },
  },
  ontarioPrograms: { record: 77, shape: group<OntarioProgram[]>(), on: 'page', fact: 60 },
  accreditedSchools: { record: 78, shape: group<AccreditedSchool[]>(), on: 'page', fact: 61 },
} as const satisfies Readonly<Record<string, Figure>>;

export const STUDY_PHRASES = {
  onlineShare: {
    kind: 'kind',
    alone: 'min',
    measure: 'online share, students online, study online, online students, of students online, fully online students',
  },
} satisfies { [Key in keyof typeof STUDY_FIGURES]?: FigurePhrases };
