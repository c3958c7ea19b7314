/**
 * The fields of a university, one row each: what a value is, in which unit, what it is called, which fact says where it
 * comes from, and where it goes. The order of the committed dataset's keys, the stored card and document, the contracts of
 * the API, the presenters, the CSV files, the plain rows of a comparison and the ranges of the lint follow from it; the
 * types of schema/domain/record/dataset.ts hold it to what a record has.
 */
import type { UniversityRecord } from './dataset.ts';
import {
  ACADEMIC_CALENDARS,
  ADMISSION_POLICIES,
  AWARD_LEVELS,
  CAMPUS_SETTINGS,
  COUNTRIES,
  CURRENCIES,
  RELIGIOUS_GROUPS,
  UNIVERSITY_TYPES,
} from './enums.ts';
import type { FactField } from './facts.ts';
import { NO_FIGURES_REASONS, UNIVERSITY_KINDS } from './university-figures.ts';

/** Money is whole units of the university's currency a year, `fee` once; `rate` and `percent` are 0 to 100. */
export type FieldUnit = 'money' | 'fee' | 'rate' | 'percent' | 'count' | 'ratio' | 'year';

/**
 * What a value is: a whole number, any number, a share of a hundred with at most one decimal, a text, one of the codes of
 * a list, or a group of figures with a contract of its own (schema/api/university.ts).
 */
type ShapeOf<Value> = [Value] extends [number]
  ? 'whole' | 'number' | 'rate'
  : [Value] extends [string]
    ? string extends Value
      ? 'text'
      : readonly Value[]
    : 'group';

type FieldPlan<Key extends keyof UniversityRecord> = PlainPlan<Key> & FactPlan<Key>;

/** The fact that carries source and year: the one of the field's own name unless said otherwise, null for none. */
type FactPlan<Key> = Key extends FactField ? { fact?: FactField | null } : { fact: FactField | null };

interface PlainPlan<Key extends keyof UniversityRecord> {
  shape: ShapeOf<NonNullable<UniversityRecord[Key]>>;
  /** Never null. */
  always?: null extends UniversityRecord[Key] ? never : true;
  /** Sent with the card of every list, with the record of a page only, or used on the way and sent in another form. */
  on: 'card' | 'page' | 'within';
  unit?: FieldUnit;
  /** What it is called in a file, without its unit; those without are in no file. */
  csv?: string;
  /** Lowest and highest value that can be true; beyond is a slip of the source (data/pipeline/lint). */
  range?: readonly [lowest: number, highest: number];
}

/** Dearer than any school in either currency. */
const MONEY = [0, 150_000] as const;
const HEADS = [0, 500_000] as const;
/** The year after which nothing in the sources can have been founded. */
const LAST_YEAR = 2026;

export const UNIVERSITY_FIELDS = {
  id: { shape: 'whole', always: true, on: 'card', csv: 'Id', fact: null, range: [100_000, 999_999] },
  name: { shape: 'text', always: true, on: 'card', csv: 'Name', fact: null },
  city: { shape: 'text', on: 'card', csv: 'City', fact: null },
  state: { shape: 'text', always: true, on: 'card', fact: null },
  country: { shape: COUNTRIES, always: true, on: 'card', csv: 'Country', fact: null },
  type: { shape: UNIVERSITY_TYPES, on: 'card', csv: 'Type' },
  kind: { shape: UNIVERSITY_KINDS, always: true, on: 'card', csv: 'Kind' },
  status: { shape: 'group', always: true, on: 'card' },
  description: { shape: 'text', always: true, on: 'card', fact: null },
  website: { shape: 'text', on: 'page' },
  latitude: { shape: 'number', on: 'page', fact: null },
  longitude: { shape: 'number', on: 'page', fact: null },
  currency: { shape: CURRENCIES, always: true, on: 'card', csv: 'Currency', fact: null },
  tuition: {
    shape: 'whole',
    on: 'card',
    unit: 'money',
    csv: 'Tuition and fees, out of state or international',
    range: MONEY,
  },
  tuitionInState: {
    shape: 'whole',
    on: 'card',
    unit: 'money',
    csv: 'Tuition and fees, in state or domestic',
    range: MONEY,
  },
  provincialAverage: { shape: 'group', on: 'page', fact: null },
  roomAndBoard: { shape: 'whole', on: 'card', unit: 'money', csv: 'Room and board', range: MONEY },
  booksAndSupplies: { shape: 'whole', on: 'card', unit: 'money', csv: 'Books and supplies', range: [0, 20_000] },
  otherExpenses: { shape: 'whole', on: 'page', unit: 'money', range: MONEY },
  percentReceivingAid: { shape: 'rate', on: 'card', unit: 'percent', csv: 'Students receiving aid' },
  averageAidAmount: { shape: 'whole', on: 'card', unit: 'money', csv: 'Average aid', range: MONEY },
  percentPell: { shape: 'rate', on: 'page', unit: 'percent' },
  // Grants can be more than the price: the net price is then below nothing.
  netPrice: { shape: 'whole', on: 'card', unit: 'money', csv: 'Net price', range: [-20_000, MONEY[1]] },
  netPriceByIncome: { shape: 'group', on: 'page', unit: 'money' },
  medianEarnings: { shape: 'whole', on: 'card', unit: 'money', csv: 'Median earnings', range: [5_000, 300_000] },
  medianDebt: { shape: 'whole', on: 'page', unit: 'fee', range: [500, 100_000] },
  yearFounded: { shape: 'whole', on: 'card', unit: 'year', csv: 'Year founded', range: [1530, LAST_YEAR] },
  studentPopulation: { shape: 'whole', on: 'card', unit: 'count', csv: 'Students', range: [1, HEADS[1]] },
  undergraduateEnrollment: { shape: 'whole', on: 'card', unit: 'count', csv: 'Undergraduates', range: HEADS },
  graduateEnrollment: { shape: 'whole', on: 'card', unit: 'count', csv: 'Graduate students', range: HEADS },
  studentFacultyRatio: {
    shape: 'number',
    on: 'card',
    unit: 'ratio',
    csv: 'Students per faculty member',
    range: [1, 200],
  },
  acceptanceRate: { shape: 'rate', on: 'card', unit: 'rate', csv: 'Acceptance rate' },
  admissionPolicy: { shape: ADMISSION_POLICIES, on: 'card', csv: 'Admission' },
  satReading: { shape: 'group', on: 'page', fact: 'satRange' },
  satMath: { shape: 'group', on: 'page', fact: 'satRange' },
  actComposite: { shape: 'group', on: 'within', fact: 'actRange' },
  graduationRate: { shape: 'rate', on: 'card', unit: 'rate', csv: 'Graduation rate' },
  retentionRate: { shape: 'rate', on: 'card', unit: 'rate', csv: 'Retention rate' },
  enteringAverage: { shape: 'rate', on: 'page', unit: 'percent' },
  employmentRate: { shape: 'rate', on: 'page', unit: 'percent' },
  religiousAffiliation: {
    shape: RELIGIOUS_GROUPS,
    on: 'card',
    csv: 'Religious affiliation',
  },
  religiousDenomination: { shape: 'text', on: 'card', csv: 'Denomination', fact: 'religiousAffiliation' },
  academicCalendar: { shape: ACADEMIC_CALENDARS, on: 'card', csv: 'Academic calendar' },
  campusSetting: { shape: CAMPUS_SETTINGS, on: 'card', csv: 'Campus setting' },
  locale: { shape: 'text', on: 'page', fact: 'campusSetting' },
  housingOptions: { shape: 'group', on: 'card' },
  studentOrganizations: { shape: 'whole', on: 'card', unit: 'count', range: [0, 5_000] },
  athleticsDivision: { shape: 'text', on: 'card', csv: 'Athletics' },
  athleticsConference: { shape: 'text', on: 'page', fact: 'athleticsDivision' },
  sports: { shape: 'group', on: 'within', fact: 'athleticsDivision' },
  designations: { shape: 'group', always: true, on: 'page' },
  language: { shape: 'text', on: 'page', fact: null },
  carnegieClass: { shape: 'text', on: 'page', fact: null },
  onlineShare: { shape: 'rate', on: 'within' },
  highestAward: { shape: AWARD_LEVELS, on: 'page', fact: null },
  image: { shape: 'group', on: 'within', fact: null },
  testPolicy: { shape: 'group', on: 'page' },
  deadlines: { shape: 'group', on: 'page' },
  applicationFee: { shape: 'whole', on: 'page', unit: 'fee', csv: 'Application fee', range: [0, 500] },
  applicationParts: { shape: 'group', on: 'page' },
  applicationRoutes: { shape: 'group', on: 'page' },
  admissionFactors: { shape: 'group', on: 'page' },
  earlyDecision: { shape: 'group', on: 'page' },
  waitlist: { shape: 'group', on: 'page' },
  graduationRatePell: { shape: 'rate', on: 'page', unit: 'rate', csv: 'Graduation rate of Pell recipients' },
  graduationRates: { shape: 'group', on: 'page' },
  outcomes: { shape: 'group', on: 'page' },
  studentBody: { shape: 'group', on: 'page' },
  services: { shape: 'group', on: 'page' },
  links: { shape: 'group', on: 'page' },
  rent: { shape: 'group', on: 'page' },
  priceParity: { shape: 'group', on: 'page' },
  safety: { shape: 'group', on: 'page' },
  enrolmentByYear: { shape: 'group', on: 'page' },
  enteringAverages: { shape: 'group', on: 'page' },
  employmentByField: { shape: 'group', on: 'page' },
  ontarioPrograms: { shape: 'group', on: 'page' },
  accreditedSchools: { shape: 'group', on: 'page' },
  tuitionInStateFor: { shape: 'text', on: 'card', fact: 'tuitionInState' },
  tuitionOtherProvinces: { shape: 'whole', on: 'within', unit: 'money', range: MONEY },
  tuitionInDistrict: { shape: 'whole', on: 'card', unit: 'money', csv: 'Tuition and fees, in district', range: MONEY },
  graduationRateBesidePell: { shape: 'rate', on: 'page', unit: 'rate' },
  aidNumber: { shape: 'group', on: 'card', fact: null },
  earningsLines: { shape: 'group', on: 'page' },
  studentPopulationCounts: { shape: ['all', 'full-time'], on: 'page', fact: 'studentPopulation' },
  whyNoFigures: { shape: NO_FIGURES_REASONS, on: 'within', fact: null },
  cohorts: { shape: 'group', always: true, on: 'card', fact: null },
  facts: { shape: 'group', always: true, on: 'within', fact: null },
  missing: { shape: 'group', always: true, on: 'page', fact: null },
} as const satisfies { [Key in keyof UniversityRecord]: FieldPlan<Key> };

type Plans = typeof UNIVERSITY_FIELDS;
export type UniversityField = keyof Plans;
/** A row of the table, whichever it is. */
export interface AnyPlan {
  shape: 'whole' | 'number' | 'rate' | 'text' | 'group' | readonly string[];
  always?: boolean;
  on: 'card' | 'page' | 'within';
  unit?: FieldUnit;
  csv?: string;
  fact?: FactField | null;
  range?: readonly [lowest: number, highest: number];
}

/** The fields whose plan is `Plan`. */
type FieldsWith<Plan> = { [Key in UniversityField]: Plans[Key] extends Plan ? Key : never }[UniversityField];
export type CardField = FieldsWith<{ on: 'card' }>;
export type PageField = FieldsWith<{ on: 'page' }>;
export type GroupField = FieldsWith<{ shape: 'group' }>;
export type CsvField = FieldsWith<{ csv: string }>;
/** Fields that are one number. */
export type NumberField = FieldsWith<{ unit: FieldUnit; shape: 'whole' | 'number' | 'rate' }>;

/** In the order of the table, which is that of the keys in universities.ndjson. */
export const FIELD_KEYS = Object.keys(UNIVERSITY_FIELDS) as UniversityField[];

export function planOf(field: UniversityField): AnyPlan {
  return UNIVERSITY_FIELDS[field];
}

/** The fact that says where a field comes from; null for what has no source of its own. */
export function factOf(field: UniversityField): FactField | null {
  const { fact } = planOf(field);
  return fact === undefined ? (field as FactField) : fact;
}

export const CARD_FIELDS = FIELD_KEYS.filter((key): key is CardField => planOf(key).on === 'card');
export const PAGE_FIELDS = FIELD_KEYS.filter((key): key is PageField => planOf(key).on === 'page');
export const CSV_FIELDS = FIELD_KEYS.filter((key): key is CsvField => planOf(key).csv !== undefined);

/** The named members of an object and no others. */
export function pick<From extends object, Key extends keyof From>(from: From, keys: readonly Key[]): Pick<From, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
}
