/**
 * What a list of universities can be narrowed and ordered by, decided here once: the parameters and how they are read,
 * what each is compared with, what is counted beside it, whether there is an end of its values, and in which order people
 * would give filters up. The API's contract, the columns of the search snapshot, the filters, counts and hints of the
 * Worker, and the address, chips and panel of the search page are all made from this table; its words are in
 * frontend/content (search.ts and search-filters.ts).
 */
import type { UniversityRecord } from './dataset.ts';
import {
  ACADEMIC_CALENDARS,
  CALENDAR_LABELS,
  COUNTRIES,
  COUNTRY_LABELS,
  RELIGION_LABELS,
  RELIGIOUS_GROUPS,
  TYPE_LABELS,
  UNIVERSITY_TYPES,
} from './enums.ts';
import { ENROLLMENT_BUCKETS, RADIUS_MILES_MAX } from './limits.ts';
import { STATE_CODES } from './places.ts';
import { BACHELORS_KINDS, INSTITUTION_KINDS } from './university-figures.ts';

/** How a figure is held and compared: money in whole US dollars, rates in tenths of a percent. */
export type NumberUnit = 'dollars' | 'percent' | 'year' | 'count';

type FieldOf<Value> = {
  [Field in keyof UniversityRecord]: UniversityRecord[Field] extends Value ? Field : never;
}[keyof UniversityRecord];

/**
 * Figures by their field in the record, each a column with an order: a list can be sorted by any of them, in this order
 * of the API's `sortBy`, and filtered by those that stand in SEARCH_FILTERS too.
 */
export const SEARCH_NUMBERS = {
  tuition: { unit: 'dollars' },
  yearFounded: { unit: 'year' },
  studentPopulation: { unit: 'count' },
  acceptanceRate: { unit: 'percent' },
  graduationRate: { unit: 'percent' },
  netPrice: { unit: 'dollars' },
  medianEarnings: { unit: 'dollars' },
} as const satisfies { [Field in FieldOf<number | null>]?: { unit: NumberUnit } };
export type NumberColumn = keyof typeof SEARCH_NUMBERS;
export const NUMBER_COLUMNS = Object.keys(SEARCH_NUMBERS) as NumberColumn[];

interface Common {
  /** No end of questions can be put with it: an answer is stored only when it is asked for again. */
  openEnded: boolean;
}

/** One (`one`) or any (`any`) of a closed list; the column holds each university's place in `values`. */
interface Coded extends Common {
  shape: 'one' | 'any';
  values: readonly string[];
  /** Words for the values; null where the place or frontend/content says them. */
  labels: Readonly<Record<string, string>> | null;
  /** Whether universities are counted by value beside the filter. */
  facet: boolean;
  /** "any" is taken too, and means the same as nothing. */
  orAny?: true;
  /** What holds when nothing is asked; without it, everything. A university that a text names is found all the same. */
  unasked?: readonly string[];
}

/** A least and a most, as `…Min` and `…Max`, of the SEARCH_NUMBERS of its name; in `from` to `to`, whole numbers. */
interface Ranged extends Common {
  shape: 'range';
  from: number;
  to: number;
  /** Ranges that are counted beside the filter. */
  buckets?: readonly { key: string; min: number | null; max: number | null }[];
}

/** The town's name; miles from a place; a part of the map. */
interface Placed extends Common {
  shape: 'town' | 'radius' | 'box';
  from?: number;
  to?: number;
}

type Filter = Coded | Ranged | Placed;
type CodedField = FieldOf<string | null>;

/** In the order of their parameters, which is the order in which a person would give them up. */
export const SEARCH_FILTERS = {
  country: { shape: 'one', values: COUNTRIES, labels: COUNTRY_LABELS, facet: true, openEnded: false },
  state: { shape: 'one', values: STATE_CODES, labels: null, facet: true, openEnded: false },
  city: { shape: 'town', openEnded: true },
  type: { shape: 'any', values: UNIVERSITY_TYPES, labels: TYPE_LABELS, facet: true, openEnded: false },
  kind: {
    shape: 'any',
    values: INSTITUTION_KINDS,
    labels: null,
    facet: true,
    openEnded: false,
    unasked: BACHELORS_KINDS,
  },
  tuition: { shape: 'range', from: 0, to: 1_000_000, openEnded: true },
  religiousAffiliation: {
    shape: 'one',
    values: RELIGIOUS_GROUPS,
    labels: RELIGION_LABELS,
    facet: true,
    openEnded: false,
    orAny: true,
  },
  academicCalendar: {
    shape: 'any',
    values: ACADEMIC_CALENDARS,
    labels: CALENDAR_LABELS,
    facet: true,
    openEnded: false,
  },
  yearFounded: { shape: 'range', from: 1000, to: 2100, openEnded: true },
  studentPopulation: { shape: 'range', from: 0, to: 10_000_000, openEnded: true, buckets: ENROLLMENT_BUCKETS },
  radiusMiles: { shape: 'radius', from: 1, to: RADIUS_MILES_MAX, openEnded: true },
  box: { shape: 'box', openEnded: true },
} as const satisfies { [Field in CodedField]?: Coded | Placed } & { [Field in NumberColumn]?: Ranged } & {
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
export const FACET_KEYS = FILTER_KEYS.filter((key) => {
  const filter: Filter = SEARCH_FILTERS[key];
  return 'facet' in filter ? filter.facet : 'buckets' in filter;
}) as FacetKey[];

/** A filter as the table's own type has it, without what is particular to each. */
export const filterOf = (key: FilterKey): Filter => SEARCH_FILTERS[key];
export const codedFilter = (key: CodedFilter): Coded => SEARCH_FILTERS[key];
export const rangedFilter = (key: RangeFilter): Ranged => SEARCH_FILTERS[key];

/** The parameters of the API that narrow a list, in the order a person would loosen them. */
export type FilterParameter = Exclude<FilterKey, RangeFilter> | `${RangeFilter}${'Min' | 'Max'}`;

/** The parameters of one filter. */
export function parametersOf(key: FilterKey): readonly FilterParameter[] {
  return isRange(key) ? [`${key}Min`, `${key}Max`] : [key as FilterParameter];
}

export function isRange(key: FilterKey): key is RangeFilter {
  return SEARCH_FILTERS[key].shape === 'range';
}

export const FILTER_PARAMETERS: readonly FilterParameter[] = FILTER_KEYS.flatMap(parametersOf);
