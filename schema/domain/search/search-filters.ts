/**
 * Table of search filters and sort orders: the parameters and how they are read, what each is compared with, what is
 * counted beside it, whether there is an end of its values, in which order people would give filters up, and which of
 * them stand together. The API's contract, the columns of the search snapshot, the filters, counts and hints of the
 * Worker, and the address, chips and panel of the search page are all made from this table; its words are in
 * filter-labels.ts and in frontend/content (filter-chips.ts and search-filters.ts).
 */

import { PEER_GROUPS } from '../peers/peer-groups.ts';
import { STATE_CODES } from '../places/places.ts';
import type { UniversityRecord } from '../record/dataset.ts';
import { ACADEMIC_CALENDARS, COUNTRIES, DESIGNATIONS, RELIGIOUS_GROUPS, UNIVERSITY_TYPES } from '../record/enums.ts';
import { BACHELORS_KINDS, type OutcomeGroup, TEST_POLICIES, UNIVERSITY_KINDS } from '../record/university-figures.ts';
import { ENROLLMENT_BUCKETS, PRICE_BUCKETS, RADIUS_MILES_MAX } from '../site/limits.ts';
import { HOMES, RESIDENCES } from '../situation/situation.ts';
import {
  CARNEGIE_KINDS,
  DEGREES,
  DENOMINATIONS,
  DIVISIONS_OF_SPORT,
  INCOME_BANDS,
  LANGUAGES,
  LISTED_STATES,
  OFFERS,
  SETTINGS,
  SPORTS,
} from './filter-values.ts';
import { SCHOOL_GROUPS } from './school-groups.ts';

/**
 * How a figure is held and compared: money in whole US dollars, rates and ratios in tenths (see UNIT_SCALE).
 * A parameter is always in the unit itself.
 */
export type NumberUnit = 'dollars' | 'percent' | 'year' | 'count' | 'ratio';
/** What a column holds for one of the unit. */
export const UNIT_SCALE: Record<NumberUnit, number> = { dollars: 1, percent: 10, year: 1, count: 1, ratio: 10 };

type NumberField = {
  [Field in keyof UniversityRecord]-?: UniversityRecord[Field] extends number | null ? Field : never;
}[keyof UniversityRecord];

interface Figure {
  unit: NumberUnit;
  /** The record's field, where it is another than the key. */
  field?: NumberField;
  /** The entrants of whom it is the share that finished within eight years, where it is that. */
  finishedOf?: OutcomeGroup;
}

/**
 * Figures that are columns with an order: a list can be sorted by any of them, in this order of the API's `sortBy`, and
 * filtered by those that stand in SEARCH_FILTERS too. The key is the record's field unless said otherwise.
 */
export const SEARCH_NUMBERS = {
  tuition: { unit: 'dollars' },
  yearFounded: { unit: 'year' },
  studentPopulation: { unit: 'count' },
  acceptanceRate: { unit: 'percent' },
  graduationRate: { unit: 'percent' },
  netPrice: { unit: 'dollars' },
  medianEarnings: { unit: 'dollars' },
  inStateTuition: { unit: 'dollars', field: 'tuitionInState' },
  medianDebt: { unit: 'dollars' },
  retentionRate: { unit: 'percent' },
  studentFacultyRatio: { unit: 'ratio' },
  applicationFee: { unit: 'dollars' },
  onlineShare: { unit: 'percent' },
  pellGraduationRate: { unit: 'percent', field: 'graduationRatePell' },
  pellOutcome: { unit: 'percent', finishedOf: 'pell' },
  transferOutcome: { unit: 'percent', finishedOf: 'transfer' },
  partTimeOutcome: { unit: 'percent', finishedOf: 'part-time' },
} as const satisfies { [Field in NumberField]?: Figure } & Record<string, Figure>;
export type NumberColumn = keyof typeof SEARCH_NUMBERS;
export const NUMBER_COLUMNS = Object.keys(SEARCH_NUMBERS) as NumberColumn[];
export const unitOf = (column: OrderedNumber): NumberUnit =>
  column === 'yourPrice' ? 'dollars' : SEARCH_NUMBERS[column].unit;

/** What lists can be ordered by: the figures of every school, and what a year would cost the visitor. */
export type OrderedNumber = NumberColumn | 'yourPrice';
export const ORDERED_NUMBERS: readonly OrderedNumber[] = [...NUMBER_COLUMNS, 'yourPrice'];

/** The group of entrants that a figure is of; null where it is a field of the record. */
export function finishedOf(column: NumberColumn): OutcomeGroup | null {
  const figure: Figure = SEARCH_NUMBERS[column];
  return figure.finishedOf ?? null;
}

/** The field of the record that a figure is of, where `finishedOf` names no group. */
export function fieldOf(column: NumberColumn): NumberField {
  const figure: Figure = SEARCH_NUMBERS[column];
  return figure.field ?? (column as NumberField);
}

/** Where a filter stands in the panel: always open at its head (`first`), or folded in a group of its kind. */
export const FILTER_GROUPS = ['first', 'study', 'money', 'admission', 'outcomes', 'place', 'life', 'mission'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

interface Common {
  group: FilterGroup;
  /** No end of questions can be put with it: an answer is stored only when it is asked for again. */
  unboundedKey: boolean;
}

/** One (`one`) or any (`any`) of a closed list; the column holds each university's place in `values`. */
interface Coded extends Common {
  shape: 'one' | 'any';
  values: readonly string[];
  /** Whether universities are counted by value beside the filter. */
  facet: boolean;
  /** A university may have several of the values: its column holds a bit for each. */
  several?: true;
  /** "any" is taken too, and means the same as nothing. */
  orAny?: true;
  /** What holds when nothing is asked; without it, everything. A university that a text names is found all the same. */
  unasked?: readonly string[];
}

/**
 * A least and a most, as `…Min` and `…Max`, of the SEARCH_NUMBERS of its name, or of the personal price; in `from`
 * to `to`, whole numbers.
 */
interface Ranged extends Common {
  shape: 'range';
  from: number;
  to: number;
  /** Ranges that are counted beside the filter. */
  buckets?: readonly { key: string; min: number | null; max: number | null }[];
}

/** A score of one's own: schools of whose entrants the middle half holds it. */
interface Scored extends Common {
  shape: 'score';
  from: number;
  to: number;
}

/** Subjects of study, any of them: see subjects.ts. */
interface Studied extends Common {
  shape: 'subject';
}

/**
 * Who asks (situation.ts): no filter by itself. A family's income says whose net price `netPrice` is; with home or
 * residence it says whose price `yourPrice` is.
 */
interface Banded extends Common {
  shape: 'band' | 'home' | 'residence';
  values: readonly string[];
}

/** The town's name; miles from a place; a part of the map. */
interface Placed extends Common {
  shape: 'town' | 'radius' | 'box';
  from?: number;
  to?: number;
}

type Filter = Coded | Ranged | Scored | Studied | Banded | Placed;

/** In the order of their parameters, which is the order in which a person would give them up. */
export const SEARCH_FILTERS = {
  country: { group: 'first', shape: 'one', values: COUNTRIES, facet: true, unboundedKey: false },
  state: { group: 'first', shape: 'any', values: STATE_CODES, facet: true, unboundedKey: false },
  city: { group: 'first', shape: 'town', unboundedKey: true },
  type: {
    group: 'first',
    shape: 'any',
    values: UNIVERSITY_TYPES,
    facet: true,
    unboundedKey: false,
  },
  kind: {
    group: 'first',
    shape: 'any',
    values: UNIVERSITY_KINDS,
    facet: true,
    unboundedKey: false,
    unasked: BACHELORS_KINDS,
  },
  tuition: { group: 'first', shape: 'range', from: 0, to: 1_000_000, unboundedKey: true },
  religiousAffiliation: {
    group: 'first',
    shape: 'one',
    values: RELIGIOUS_GROUPS,
    facet: true,
    unboundedKey: false,
    orAny: true,
  },
  academicCalendar: {
    group: 'first',
    shape: 'any',
    values: ACADEMIC_CALENDARS,
    facet: true,
    unboundedKey: false,
  },
  yearFounded: { group: 'first', shape: 'range', from: 1000, to: 2100, unboundedKey: true },
  studentPopulation: {
    group: 'first',
    shape: 'range',
    from: 0,
    to: 10_000_000,
    unboundedKey: true,
    buckets: ENROLLMENT_BUCKETS,
  },
  subject: { group: 'study', shape: 'subject', unboundedKey: true },
  degree: {
    group: 'study',
    shape: 'any',
    values: DEGREES,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  language: {
    group: 'study',
    shape: 'any',
    values: LANGUAGES,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  studentFacultyRatio: { group: 'study', shape: 'range', from: 0, to: 1_000, unboundedKey: true },
  onlineShare: { group: 'study', shape: 'range', from: 0, to: 100, unboundedKey: true },
  inStateTuition: { group: 'money', shape: 'range', from: 0, to: 1_000_000, unboundedKey: true },
  netPrice: { group: 'money', shape: 'range', from: 0, to: 1_000_000, unboundedKey: true },
  income: {
    group: 'money',
    shape: 'band',
    values: INCOME_BANDS,
    unboundedKey: false,
  },
  home: { group: 'money', shape: 'home', values: HOMES, unboundedKey: true },
  residence: { group: 'money', shape: 'residence', values: RESIDENCES, unboundedKey: true },
  yourPrice: { group: 'money', shape: 'range', from: 0, to: 1_000_000, unboundedKey: true, buckets: PRICE_BUCKETS },
  applicationFee: { group: 'money', shape: 'range', from: 0, to: 10_000, unboundedKey: true },
  acceptanceRate: { group: 'admission', shape: 'range', from: 0, to: 100, unboundedKey: true },
  testPolicy: {
    group: 'admission',
    shape: 'any',
    values: TEST_POLICIES,
    facet: true,
    unboundedKey: false,
  },
  satScore: { group: 'admission', shape: 'score', from: 400, to: 1600, unboundedKey: true },
  actScore: { group: 'admission', shape: 'score', from: 1, to: 36, unboundedKey: true },
  graduationRate: { group: 'outcomes', shape: 'range', from: 0, to: 100, unboundedKey: true },
  pellGraduationRate: { group: 'outcomes', shape: 'range', from: 0, to: 100, unboundedKey: true },
  pellOutcome: { group: 'outcomes', shape: 'range', from: 0, to: 100, unboundedKey: true },
  transferOutcome: { group: 'outcomes', shape: 'range', from: 0, to: 100, unboundedKey: true },
  partTimeOutcome: { group: 'outcomes', shape: 'range', from: 0, to: 100, unboundedKey: true },
  retentionRate: { group: 'outcomes', shape: 'range', from: 0, to: 100, unboundedKey: true },
  medianEarnings: { group: 'outcomes', shape: 'range', from: 0, to: 1_000_000, unboundedKey: true },
  medianDebt: { group: 'outcomes', shape: 'range', from: 0, to: 1_000_000, unboundedKey: true },
  setting: { group: 'place', shape: 'any', values: SETTINGS, facet: true, unboundedKey: false },
  offers: {
    group: 'life',
    shape: 'any',
    values: OFFERS,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  division: {
    group: 'life',
    shape: 'any',
    values: DIVISIONS_OF_SPORT,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  sport: {
    group: 'life',
    shape: 'any',
    values: SPORTS,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  carnegie: {
    group: 'mission',
    shape: 'any',
    values: CARNEGIE_KINDS,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  designation: {
    group: 'mission',
    shape: 'any',
    values: DESIGNATIONS,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  denomination: {
    group: 'mission',
    shape: 'any',
    values: DENOMINATIONS,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  group: {
    group: 'mission',
    shape: 'any',
    values: SCHOOL_GROUPS,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  /** The schools that a page compares one with; they are of whatever kind. The panel has it while it is in force. */
  peers: {
    group: 'mission',
    shape: 'any',
    values: PEER_GROUPS,
    facet: false,
    several: true,
    unboundedKey: false,
  },
  status: {
    group: 'mission',
    shape: 'any',
    values: LISTED_STATES,
    facet: true,
    unboundedKey: false,
  },
  radiusMiles: { group: 'place', shape: 'radius', from: 1, to: RADIUS_MILES_MAX, unboundedKey: true },
  box: { group: 'place', shape: 'box', unboundedKey: true },
} as const satisfies Record<string, Filter> & { [Field in NumberColumn]?: Ranged } & {
  radiusMiles: Placed;
  box: Placed;
};

type Table = typeof SEARCH_FILTERS;
export type FilterKey = keyof Table;
/** The filters of one shape. */
export type FiltersOf<Shape extends Filter['shape']> = {
  [Key in FilterKey]: Table[Key] extends { shape: Shape } ? Key : never;
}[FilterKey];
export type CodedFilter = FiltersOf<'one' | 'any'>;
export type RangeFilter = FiltersOf<'range'>;
export type ScoreFilter = FiltersOf<'score'>;
/** The filters with counts beside them. */
export type FacetKey = {
  [Key in FilterKey]: Table[Key] extends { facet: true } | { buckets: readonly unknown[] } ? Key : never;
}[FilterKey];
/** The values of a coded filter. */
export type ValueOf<Key extends CodedFilter> = Table[Key]['values'][number];

export const FILTER_KEYS = Object.keys(SEARCH_FILTERS) as FilterKey[];
const keysOf = <Shape extends Filter['shape']>(...shapes: Shape[]) =>
  FILTER_KEYS.filter((key) => (shapes as string[]).includes(SEARCH_FILTERS[key].shape)) as FiltersOf<Shape>[];
export const CODED_FILTERS = keysOf('one', 'any');
export const RANGE_FILTERS = keysOf('range');
export const SCORE_FILTERS = keysOf('score');
export const FACET_KEYS = FILTER_KEYS.filter((key) => {
  const filter: Filter = SEARCH_FILTERS[key];
  return 'facet' in filter ? filter.facet : 'buckets' in filter;
}) as FacetKey[];

/** A filter as the table's own type has it, without what is particular to each. */
export const filterOf = (key: FilterKey): Filter => SEARCH_FILTERS[key];
export const codedFilter = (key: CodedFilter): Coded => SEARCH_FILTERS[key];
export const rangedFilter = (key: RangeFilter): Ranged => SEARCH_FILTERS[key];
export const scoredFilter = (key: ScoreFilter): Scored => SEARCH_FILTERS[key];
/** The filters of a group, in the order of the table. */
export const filtersOfGroup = (group: FilterGroup) => FILTER_KEYS.filter((key) => SEARCH_FILTERS[key].group === group);

/** The parameters of the API that narrow a list, in the order a person would loosen them. */
export type FilterParameter = Exclude<FilterKey, RangeFilter> | `${RangeFilter}${'Min' | 'Max'}`;

/** The parameters of one filter. */
export function parametersOf(key: FilterKey): readonly FilterParameter[] {
  return isRange(key) ? [`${key}Min`, `${key}Max`] : [key as FilterParameter];
}

export function isRange(key: FilterKey): key is RangeFilter {
  return SEARCH_FILTERS[key].shape === 'range';
}

export function isScore(key: FilterKey): key is ScoreFilter {
  return SEARCH_FILTERS[key].shape === 'score';
}

export function isCoded(key: FilterKey): key is CodedFilter {
  const { shape } = filterOf(key);
  return shape === 'one' || shape === 'any';
}

export const FILTER_PARAMETERS: readonly FilterParameter[] = FILTER_KEYS.flatMap(parametersOf);
