/** What a school is and where it is, and how many students it has. */
import {
  CAMPUS_SETTINGS,
  COUNTRIES,
  CURRENCIES,
  type Designation,
  RELIGIOUS_GROUPS,
  UNIVERSITY_TYPES,
} from '../record/enums.ts';
import {
  type AidNumber,
  NO_FIGURES_REASONS,
  UNIVERSITY_KINDS,
  type UniversityImage,
  type UniversityStatus,
} from '../record/university-figures.ts';
import { ENROLLMENT_BUCKETS } from '../site/limits.ts';
import { type Figure, type FigurePhrases, group, HEADS, LAST_YEAR } from './figure.ts';

export const SCHOOL_FIGURES = {
  /** IPEDS UNITID, or 900001 and up for Canada (data/pipeline/canada-ids.json). */
  id: { record: 1, answers: true, shape: 'whole', always: true, on: 'card', range: [100_000, 999_999], csv: true },
  name: { record: 2, answers: true, shape: 'text', always: true, on: 'card', csv: true },
  city: { record: 3, answers: true, shape: 'text', on: 'card', csv: true },
  /** Two-letter code of the state, province or territory. */
  state: { record: 4, answers: true, shape: 'text', always: true, on: 'card' },
  country: { record: 5, answers: true, shape: COUNTRIES, always: true, on: 'card', csv: true },
  place: { compare: { tab: 'general' } },
  status: {
    record: 8,
    shape: group<UniversityStatus>(),
    always: true,
    on: 'card',
    fact: 36,
    compare: { tab: 'general' },
  },
  type: {
    record: 6,
    answers: true,
    asked: ['type'],
    shape: UNIVERSITY_TYPES,
    on: 'card',
    fact: 1,
    term: 'public-private-for-profit',
    csv: true,
    compare: { tab: 'general' },
    print: { row: 1 },
  },
  kind: {
    record: 7,
    shape: UNIVERSITY_KINDS,
    always: true,
    on: 'card',
    fact: 37,
    term: 'degree-levels',
    csv: true,
    compare: { tab: 'general' },
  },
  description: { record: 9, shape: 'text', always: true, on: 'card' },
  website: { record: 10, shape: 'text', on: 'page', fact: 3 },
  latitude: { record: 11, shape: 'number', on: 'page' },
  longitude: { record: 12, shape: 'number', on: 'page' },
  currency: { record: 13, answers: true, shape: CURRENCIES, always: true, on: 'card', csv: true },
  yearFounded: {
    record: 27,
    answers: true,
    asked: ['founded'],
    shape: 'whole',
    on: 'card',
    unit: 'year',
    range: [1530, LAST_YEAR],
    fact: 2,
    csv: true,
    outliers: true,
    compare: { tab: 'general' },
    search: { column: 2, filter: { place: 9, group: 'mission', from: 1000, to: 2100 } },
  },
  studentPopulation: {
    record: 28,
    answers: true,
    asked: ['size'],
    shape: 'whole',
    on: 'card',
    unit: 'count',
    range: [1, HEADS[1]],
    fact: 4,
    term: 'student-population',
    csv: true,
    peers: 11,
    row: true,
    outliers: true,
    compare: { tab: 'general' },
    print: { row: 2 },
    search: {
      vague: { desc: ['large', 'huge'] },
      column: 3,
      filter: { place: 10, group: 'first', from: 0, to: 10_000_000, buckets: ENROLLMENT_BUCKETS },
    },
  },
  /** What `studentPopulation` counts: every student, or full-time students only. */
  studentPopulationCounts: { record: 85, shape: ['all', 'full-time'], on: 'page', fact: 'studentPopulation' },
  size: { fact: 'studentPopulation', compare: { tab: 'general' } },
  campusSetting: {
    record: 44,
    answers: true,
    asked: ['setting'],
    shape: CAMPUS_SETTINGS,
    on: 'card',
    fact: 28,
    term: 'campus-setting',
    csv: true,
    compare: { tab: 'general' },
    print: { row: 4 },
  },
  /** NCES locale label, "City: Large" say. */
  locale: { record: 45, shape: 'text', on: 'page', fact: 'campusSetting' },
  religiousAffiliation: {
    record: 41,
    answers: true,
    asked: ['religion'],
    shape: RELIGIOUS_GROUPS,
    on: 'card',
    fact: 26,
    term: 'religious-affiliation',
    csv: true,
    compare: { tab: 'general' },
  },
  /** The exact denomination, "Roman Catholic" say; null where the group is none or unknown. */
  religiousDenomination: {
    record: 42,
    answers: true,
    shape: 'text',
    on: 'card',
    fact: 'religiousAffiliation',
    csv: true,
  },
  designations: {
    record: 51,
    shape: group<Designation[]>(),
    always: true,
    on: 'page',
    fact: 32,
    notInCanada: 'not-applicable',
    term: 'minority-serving-institution',
    compare: { tab: 'general' },
  },
  image: { record: 56, shape: group<UniversityImage>(), on: 'within' },
  /** US: the campuses with which it shares its number for federal student aid. */
  aidNumber: { record: 83, shape: group<AidNumber>(), on: 'card' },
  /** Of a school with next to no figures; left out of the others. */
  whyNoFigures: { record: 86, shape: NO_FIGURES_REASONS, optional: true, on: 'within' },
} as const satisfies Readonly<Record<string, Figure>>;

export const SCHOOL_PHRASES = {
  yearFounded: {
    kind: 'order',
    alone: 'exact',
    measure:
      'founded, established, started, opened, founded in, established in, fondee, fondees, fondee en, fondees en, fonde, fonde en, fondes, creee, creees, creee en, creees en, cree en, built, dating from, founding year',
    orders: {
      asc: 'oldest, earliest founded, most historic, first founded, plus ancienne, plus anciennes, plus vieille, plus vieilles, mas antiguas, mas antigua',
      desc: 'newest, youngest, most recently founded, most recent, plus recente, plus recentes, plus jeune, plus jeunes',
    },
  },
  studentPopulation: {
    kind: 'size',
    alone: 'max',
    measure:
      'students, student, student body, enrollment, enrolment, undergrads, undergraduates, people, total students, enrolled, kids, pupils, etudiants, size, student population, population, total enrollment, enrolled students, students enrolled, ppl, undergraduate students, undergrad students, student enrollment, student enrolment, inscrits, eleves, personnes inscrites, etudiantes, inscriptions, population etudiante, number of students, studnets, estudiantes, alumnos',
    orders: {
      asc: 'smallest, fewest students, tiniest, lowest enrollment, least students, smallest enrollment, plus petite, plus petites, mas pequenas, mas pequena',
      desc: 'largest, biggest, most students, largest enrollment, highest enrollment, most populous, biggest enrollment, largest enrolment, plus grande, plus grandes, plus grosse, plus grosses, most people, plus d etudiants, plus etudiants, mas grandes, mas grande',
    },
    names:
      'enrollment, enrolment, number of students, student body, student population, total enrollment, total students',
  },
} satisfies { [Key in keyof typeof SCHOOL_FIGURES]?: FigurePhrases };
