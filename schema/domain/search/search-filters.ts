/**
 * Table of search filters and sort orders: the parameters and how they are read, what each is compared with, what is
 * counted beside it, whether there is an end of its values, in which order people would give filters up, and which of
 * them stand together. The API's contract, the columns of the search snapshot, the filters, counts and hints of the
 * Worker, and the address, chips and panel of the search page are all made from this table; its words are in
 * filter-labels.ts and in frontend/content (filter-chips.ts and search-filters.ts).
 */

import { FIGURE_FILTERS, type NumberColumn, SEARCH_FIGURES } from '../figures/derived/search.ts';
import type { FigureUnit, FilterGroup, RangeChoice } from '../figures/figure.ts';
import { PEER_GROUPS } from '../peers/peer-groups.ts';
import { STATE_CODES } from '../places/places.ts';
import { EARNINGS_RESULTS } from '../programs/earnings-check.ts';
import { GRADUATE_TRENDS } from '../programs/graduates-trend.ts';
import {
  ACADEMIC_CALENDARS,
  ACCESS_EARNINGS,
  COUNTRIES,
  DESIGNATIONS,
  RELIGIOUS_GROUPS,
  UNIVERSITY_TYPES,
} from '../record/enums.ts';
import { BACHELORS_KINDS, TEST_POLICIES, UNIVERSITY_KINDS } from '../record/university-figures.ts';
import { PRICE_BUCKETS, RADIUS_MILES_MAX } from '../site/limits.ts';
import { HOMES, RESIDENCES } from '../situation/situation.ts';
import {
  CARNEGIE_KINDS,
  DEADLINE_STATES,
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
 * How a figure is stored and compared: money in whole US dollars, rates and ratios in tenths (see UNIT_SCALE).
 * A parameter is always in the unit itself.
 */
export type NumberUnit = 'dollars' | 'percent' | 'year' | 'count' | 'ratio';
/** What a column holds for one of the unit. */
export const UNIT_SCALE: Record<NumberUnit, number> = { dollars: 1, percent: 10, year: 1, count: 1, ratio: 10 };
const UNIT_OF = {
  money: 'dollars',
  fee: 'dollars',
  rate: 'percent',
  percent: 'percent',
  count: 'count',
  ratio: 'ratio',
  year: 'year',
} as const satisfies Partial<Record<FigureUnit, NumberUnit>>;

/**
 * Figures that are columns with an order: a list can be sorted and filtered by any of them. In the order of the API's
 * `sortBy`.
 */
export const NUMBER_COLUMNS = Object.keys(SEARCH_FIGURES) as NumberColumn[];
export const unitOf = (column: OrderedNumber): NumberUnit =>
  column === 'yourPrice' ? 'dollars' : UNIT_OF[SEARCH_FIGURES[column].unit as keyof typeof UNIT_OF];

/** What lists can be ordered by: the figures of every school, and what a year would cost the visitor. */
export type OrderedNumber = NumberColumn | 'yourPrice';
export const ORDERED_NUMBERS: readonly OrderedNumber[] = [...NUMBER_COLUMNS, 'yourPrice'];

/** The figure of the registry that a column is. */
export const figureOfColumn = (column: NumberColumn) => SEARCH_FIGURES[column].figure;

export { FILTER_GROUPS, type FilterGroup } from '../figures/figure.ts';

interface Common {
  /** Place among all filters, which is the order in which a person would give them up. */
  place: number;
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
 * A least and a most, as `…Min` and `…Max`, of the figure of its name, or of the personal price; in `from`
 * to `to`, whole numbers.
 */
interface Ranged extends Common {
  shape: 'range';
  from: number;
  to: number;
  /** Ranges that are counted beside the filter. */
  buckets?: readonly { key: string; min: number | null; max: number | null }[];
  /** Ranges that people mean, to choose from before a number is typed. */
  choices?: readonly RangeChoice[];
}

/** A score of one's own: schools of whose entrants the middle half holds it. */
interface Scored extends Common {
  shape: 'score';
  from: number;
  to: number;
}

/** From a day to a day, as `…From` and `…To`: schools with a date of their own between them. */
interface Dated extends Common {
  shape: 'days';
}

/** Subjects of study, any of them: see subjects.ts. */
interface Studied extends Common {
  shape: 'subject';
}

/** Any of a few values of the program that a list's subject shows of a school (subject-orders.ts): without a subject it is no filter. */
interface OfSubject extends Common {
  shape: 'ofSubject';
  values: readonly string[];
}

/**
 * Who asks (situation.ts): no filter by itself. A family's income says whose net price is meant; with home or
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

type Filter = Coded | Ranged | Scored | Dated | Studied | OfSubject | Banded | Placed;

/** Filters that are no range of a figure: closed lists, places, scores and who is asking. */
const OTHER_FILTERS = {
  country: { place: 1, group: 'first', shape: 'one', values: COUNTRIES, facet: true, unboundedKey: false },
  state: { place: 2, group: 'first', shape: 'any', values: STATE_CODES, facet: true, unboundedKey: false },
  city: { place: 3, group: 'first', shape: 'town', unboundedKey: true },
  type: {
    place: 4,
    group: 'first',
    shape: 'any',
    values: UNIVERSITY_TYPES,
    facet: true,
    unboundedKey: false,
  },
  kind: {
    place: 5,
    group: 'first',
    shape: 'any',
    values: UNIVERSITY_KINDS,
    facet: true,
    unboundedKey: false,
    unasked: BACHELORS_KINDS,
  },
  religiousAffiliation: {
    place: 7,
    group: 'first',
    shape: 'one',
    values: RELIGIOUS_GROUPS,
    facet: true,
    unboundedKey: false,
    orAny: true,
  },
  academicCalendar: {
    place: 8,
    group: 'mission',
    shape: 'any',
    values: ACADEMIC_CALENDARS,
    facet: true,
    unboundedKey: false,
  },
  subject: { place: 11, group: 'study', shape: 'subject', unboundedKey: true },
  degree: {
    place: 12,
    group: 'study',
    shape: 'any',
    values: DEGREES,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  check: { place: 12.1, group: 'study', shape: 'ofSubject', values: EARNINGS_RESULTS, unboundedKey: false },
  trend: { place: 12.2, group: 'study', shape: 'ofSubject', values: GRADUATE_TRENDS, unboundedKey: false },
  language: {
    place: 13,
    group: 'study',
    shape: 'any',
    values: LANGUAGES,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  income: {
    place: 18,
    group: 'money',
    shape: 'band',
    values: INCOME_BANDS,
    unboundedKey: false,
  },
  home: { place: 19, group: 'money', shape: 'home', values: HOMES, unboundedKey: true },
  residence: { place: 20, group: 'money', shape: 'residence', values: RESIDENCES, unboundedKey: true },
  yourPrice: {
    place: 21,
    group: 'money',
    shape: 'range',
    from: 0,
    to: 1_000_000,
    unboundedKey: true,
    buckets: PRICE_BUCKETS,
  },
  testPolicy: {
    place: 24,
    group: 'admission',
    shape: 'any',
    values: TEST_POLICIES,
    facet: true,
    unboundedKey: false,
  },
  satScore: { place: 25, group: 'admission', shape: 'score', from: 400, to: 1600, unboundedKey: true },
  actScore: { place: 26, group: 'admission', shape: 'score', from: 1, to: 36, unboundedKey: true },
  deadline: {
    place: 26.1,
    group: 'deadlines',
    shape: 'any',
    values: DEADLINE_STATES,
    facet: true,
    unboundedKey: false,
  },
  due: { place: 26.2, group: 'deadlines', shape: 'days', unboundedKey: true },
  setting: { place: 35, group: 'place', shape: 'any', values: SETTINGS, facet: true, unboundedKey: false },
  offers: {
    place: 36,
    group: 'life',
    shape: 'any',
    values: OFFERS,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  division: {
    place: 37,
    group: 'life',
    shape: 'any',
    values: DIVISIONS_OF_SPORT,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  sport: {
    place: 38,
    group: 'life',
    shape: 'any',
    values: SPORTS,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  carnegie: {
    place: 39,
    group: 'mission',
    shape: 'any',
    values: CARNEGIE_KINDS,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  accessEarnings: {
    place: 40,
    group: 'mission',
    shape: 'any',
    values: ACCESS_EARNINGS,
    facet: true,
    unboundedKey: false,
  },
  designation: {
    place: 41,
    group: 'mission',
    shape: 'any',
    values: DESIGNATIONS,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  denomination: {
    place: 42,
    group: 'mission',
    shape: 'any',
    values: DENOMINATIONS,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  group: {
    place: 43,
    group: 'mission',
    shape: 'any',
    values: SCHOOL_GROUPS,
    facet: true,
    several: true,
    unboundedKey: false,
  },
  /** The schools that a page compares one with; they are of whatever kind. The panel has it while it is in force. */
  peers: {
    place: 44,
    group: 'mission',
    shape: 'any',
    values: PEER_GROUPS,
    facet: false,
    several: true,
    unboundedKey: false,
  },
  status: {
    place: 45,
    group: 'mission',
    shape: 'any',
    values: LISTED_STATES,
    facet: true,
    unboundedKey: false,
  },
  radiusMiles: { place: 46, group: 'place', shape: 'radius', from: 1, to: RADIUS_MILES_MAX, unboundedKey: true },
  box: { place: 47, group: 'place', shape: 'box', unboundedKey: true },
} as const satisfies Record<string, Filter> & { radiusMiles: Placed; box: Placed };

const TABLE = { ...OTHER_FILTERS, ...FIGURE_FILTERS };

/** In the order of their parameters. */
export const SEARCH_FILTERS = Object.fromEntries(
  Object.entries<Filter>(TABLE).sort(([, one], [, other]) => one.place - other.place),
) as typeof TABLE;

type Table = typeof SEARCH_FILTERS;
export type FilterKey = keyof Table;
export type { NumberColumn };
/** The filters of one shape. */
export type FiltersOf<Shape extends Filter['shape']> = {
  [Key in FilterKey]: Table[Key] extends { shape: Shape } ? Key : never;
}[FilterKey];
export type CodedFilter = FiltersOf<'one' | 'any'>;
export type RangeFilter = FiltersOf<'range'>;
export type ScoreFilter = FiltersOf<'score'>;
export type DayFilter = FiltersOf<'days'>;
export type SubjectFilter = FiltersOf<'ofSubject'>;
/** The filters with counts beside them. */
export type FacetKey = {
  [Key in FilterKey]: Table[Key] extends { facet: true } | { buckets: readonly unknown[] } ? Key : never;
}[FilterKey];
/** The values of a coded filter. */
export type ValueOf<Key extends CodedFilter | SubjectFilter> = Table[Key]['values'][number];

export const FILTER_KEYS = Object.keys(SEARCH_FILTERS) as FilterKey[];
const keysOf = <Shape extends Filter['shape']>(...shapes: Shape[]) =>
  FILTER_KEYS.filter((key) => (shapes as string[]).includes(SEARCH_FILTERS[key].shape)) as FiltersOf<Shape>[];
export const CODED_FILTERS = keysOf('one', 'any');
export const RANGE_FILTERS = keysOf('range');
export const SCORE_FILTERS = keysOf('score');
export const SUBJECT_FILTERS = keysOf('ofSubject');
export const ofSubjectFilter = (key: SubjectFilter): OfSubject => SEARCH_FILTERS[key];
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
export type FilterParameter =
  | Exclude<FilterKey, RangeFilter | DayFilter>
  | `${RangeFilter}${'Min' | 'Max'}`
  | `${DayFilter}${'From' | 'To'}`;

/** The parameters of one filter. */
export function parametersOf(key: FilterKey): readonly FilterParameter[] {
  if (isRange(key)) return [`${key}Min`, `${key}Max`];
  if (isDays(key)) return [`${key}From`, `${key}To`];
  return [key as FilterParameter];
}

/** The filter that a parameter belongs to; the name itself where it is no end of a range. */
export const filterOfParameterName = (name: string): string => name.replace(/(?:Min|Max|From|To)$/, '');

export function isDays(key: FilterKey): key is DayFilter {
  return SEARCH_FILTERS[key].shape === 'days';
}

export function isRange(key: FilterKey): key is RangeFilter {
  return SEARCH_FILTERS[key].shape === 'range';
}

export function isScore(key: FilterKey): key is ScoreFilter {
  return SEARCH_FILTERS[key].shape === 'score';
}

export function isOfSubject(key: FilterKey): key is SubjectFilter {
  return SEARCH_FILTERS[key].shape === 'ofSubject';
}

export function isCoded(key: FilterKey): key is CodedFilter {
  const { shape } = filterOf(key);
  return shape === 'one' || shape === 'any';
}

export const FILTER_PARAMETERS: readonly FilterParameter[] = FILTER_KEYS.flatMap(parametersOf);
