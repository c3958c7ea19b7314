/**
 * What a visitor asks for: text, filters, page and order, and its two spellings, the page's address (its own
 * parameter names) and the API's query. An address may hold anything: what cannot be read is left out.
 */

import { isCalendarDay } from '#schema/domain/formats/partial-date.ts';
import { statesOf } from '#schema/domain/places/places.ts';
import { isSubject, SUBJECTS_MAX } from '#schema/domain/programs/subject-keys.ts';
import { COUNTRIES, type Country } from '#schema/domain/record/enums.ts';
import type { IncomeBand } from '#schema/domain/search/filter-values.ts';
import {
  CODED_FILTERS,
  codedFilter,
  type DayFilter,
  FILTER_KEYS,
  FILTER_PARAMETERS,
  type FilterKey,
  type FilterParameter,
  type FiltersOf,
  filterOf,
  isDays,
  isOfSubject,
  isRange,
  isScore,
  ofSubjectFilter,
  parametersOf,
  rangedFilter,
  type SubjectFilter,
  scoredFilter,
  type ValueOf,
} from '#schema/domain/search/search-filters.ts';
import { PAGE_MAX, PAGE_SIZE, QUERY_MAX } from '#schema/domain/site/limits.ts';
import { type Situation, situationOf } from '#schema/domain/situation/situation.ts';
import { type Around, isAround, NOT_AROUND, readBox, readNear } from './around.ts';
import { isDefaultSort, type SortOption, sortOptionOf, sortParametersOf } from './sort.ts';

/** What each parameter of the table holds in the page's state: null, the empty text and the empty list are no filter. */
type FilterValue<Parameter extends FilterParameter> =
  Parameter extends FiltersOf<'one'>
    ? ValueOf<Parameter> | null
    : Parameter extends FiltersOf<'any'>
      ? readonly ValueOf<Parameter>[]
      : Parameter extends SubjectFilter
        ? readonly ValueOf<Parameter>[]
        : Parameter extends FiltersOf<'subject'>
          ? readonly string[]
          : Parameter extends FiltersOf<'band'>
            ? IncomeBand | null
            : Parameter extends keyof Situation
              ? Situation[Parameter]
              : Parameter extends FiltersOf<'town'>
                ? string
                : Parameter extends FiltersOf<'box'>
                  ? string | null
                  : Parameter extends `${DayFilter}${'From' | 'To'}`
                    ? string | null
                    : number | null;

/** What words of the search box ask for besides the filters of the table; the panel has it too (panel-filters.ts). */
export interface WishFilters {
  /** Keys of areas (bay-area, ann-arbor-mi, oh), any of them. */
  metro: readonly string[];
  /** What a school must not have: "state:tx". */
  not: readonly string[];
  /** Most applicants are admitted, or admission is open. */
  admits: 'most' | 'few' | null;
  /** Id of the school that others are like. */
  like: number | null;
}

/** Those of them that have a control of their own in the panel: areas, schools like one, what is left out. */
const WISH_KEYS = ['metro', 'like', 'not'] as const;
type WishKey = (typeof WISH_KEYS)[number];
export const isWishKey = (key: string): key is WishKey => (WISH_KEYS as readonly string[]).includes(key);
/** What the panel has a control for, and a chip leads to. */
export type PanelKey = FilterKey | WishKey;

/** States of the country alone, where one is chosen; `box` as the address spells it. */
export type Filters = Around & { [Parameter in FilterParameter]: FilterValue<Parameter> } & WishFilters;

/** Cards alone, a table, or a map beside cards. */
const RESULTS_VIEWS = ['list', 'table', 'map', 'plot'] as const;
export type ResultsView = (typeof RESULTS_VIEWS)[number];

export interface SearchRequest {
  q: string;
  filters: Filters;
  page: number;
  /** Null is the default: relevance for a text, the name without one. */
  sort: SortOption | null;
  view: ResultsView;
  /** Lines before `q`, which may change the list that they describe. */
  after?: readonly string[];
}

/** No filter of a parameter. */
function emptyOf(key: FilterKey): string | null | readonly never[] {
  const { shape } = filterOf(key);
  return shape === 'any' || shape === 'subject' || shape === 'ofSubject' ? [] : shape === 'town' ? '' : null;
}

const NOTHING_NAMED: Pick<Filters, FilterParameter> = Object.assign(
  {},
  ...FILTER_KEYS.flatMap((key) => parametersOf(key).map((name) => ({ [name]: emptyOf(key) }))),
);

export const NO_FILTERS: Filters = {
  ...NOTHING_NAMED,
  metro: [],
  not: [],
  admits: null,
  like: null,
  ...NOT_AROUND,
};

export const EMPTY_REQUEST: SearchRequest = { q: '', filters: NO_FILTERS, page: 1, sort: null, view: 'list' };

/** The number when the API would take it for this filter, else null. */
export function inRange({ from, to }: { from: number; to: number }, value: number | null): number | null {
  return value !== null && value >= from && value <= to ? value : null;
}

function wholeOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}

const dayOf = (text: string | null): string | null =>
  text !== null && isCalendarDay(text.trim()) ? text.trim() : null;

function oneOf<T extends string>(values: readonly T[], text: string | null): T | null {
  const wanted = text?.trim().toLowerCase();
  return values.find((value) => value.toLowerCase() === wanted) ?? null;
}

function anyOf<T extends string>(values: readonly T[], texts: readonly string[]): T[] {
  const wanted = new Set(texts.flatMap((text) => text.split(',')).map((text) => text.trim().toLowerCase()));
  return values.filter((value) => wanted.has(value.toLowerCase()));
}

function textOf(text: string | null): string {
  return [...(text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()].slice(0, QUERY_MAX).join('').trim();
}

/** The country a state code belongs to; no code is used by both. */
export function countryOfState(code: string): Country | null {
  return COUNTRIES.find((country) => statesOf(country).some((state) => state.code === code)) ?? null;
}

/** The country that all of them belong to; null of states of two countries, and of none. */
function countryOfStates(codes: readonly string[]): Country | null {
  const countries = new Set(codes.map(countryOfState));
  const [country = null] = countries;
  return countries.size === 1 ? country : null;
}

/** Subjects as the API would take them, in the order of the address. */
export function subjectsOf(texts: readonly string[]): string[] {
  const asked = texts.flatMap((text) => text.split(',')).map((text) => text.trim().toLowerCase());
  return [...new Set(asked)].filter(isSubject).slice(0, SUBJECTS_MAX);
}

const WISH_VALUES_MAX = 60;

function listed(texts: readonly string[], holds: (text: string) => boolean): string[] {
  const asked = texts.flatMap((text) => text.split(',')).map((text) => text.trim().toLowerCase());
  return [...new Set(asked)].filter(holds).slice(0, WISH_VALUES_MAX);
}

const isArea = (key: string) => /^[a-z0-9-]{2,60}$/.test(key);

/** A filter, a colon and one of its values, as the API takes it. */
function isDenied(pair: string): boolean {
  const [key = '', value = ''] = pair.split(':');
  if (key === 'metro') return isArea(value);
  if (key === 'subject') return isSubject(value);
  if (key === 'school') return /^\d{1,9}$/.test(value);
  const filter = CODED_FILTERS.find((one) => one.toLowerCase() === key);
  return filter !== undefined && codedFilter(filter).values.some((one) => one.toLowerCase() === value);
}

function readWishFilters(search: URLSearchParams): WishFilters {
  const like = wholeOf(search.get('like'));
  return {
    metro: listed(search.getAll('metro'), isArea),
    not: listed(search.getAll('not'), isDenied),
    admits: oneOf(['most', 'few'], search.get('admits')),
    like: like !== null && like > 0 ? like : null,
  };
}

/** What an address says of each parameter of a filter; those that are about a place or a country are read together. */
function readFilter(search: URLSearchParams, key: FilterKey): Partial<Filters> {
  const entriesOf = (read: (name: FilterParameter) => unknown) =>
    Object.fromEntries(parametersOf(key).map((name) => [name, read(name)])) as Partial<Filters>;
  if (isRange(key)) return entriesOf((name) => inRange(rangedFilter(key), wholeOf(search.get(name))));
  if (isDays(key)) return entriesOf((name) => dayOf(search.get(name)));
  if (isOfSubject(key)) return { [key]: anyOf(ofSubjectFilter(key).values, search.getAll(key)) };
  if (isScore(key)) return entriesOf((name) => inRange(scoredFilter(key), wholeOf(search.get(name))));
  switch (key) {
    case 'subject':
      return { subject: subjectsOf(search.getAll('subject')) };
    case 'income':
    case 'home':
    case 'residence':
      return { [key]: situationOf(search)[key] };
    case 'city':
      return { city: textOf(search.get('city')) };
    case 'box':
      return { box: readBox(search.get('box')) };
    case 'radiusMiles':
      return { radiusMiles: inRange(filterOf(key) as { from: number; to: number }, wholeOf(search.get(key))) };
    default: {
      const { shape, values, unasked } = codedFilter(key);
      if (shape === 'one') return entriesOf((name) => oneOf(values, search.get(name)));
      const asked = anyOf(values, search.getAll(key));
      return entriesOf(() => (unasked?.join() === asked.join() ? [] : asked));
    }
  }
}

export function requestOfAddress(search: URLSearchParams): SearchRequest {
  const page = wholeOf(search.get('page'));
  const near = readNear(search.get('near'));
  const nearPlace = near === null ? textOf(search.get('nearPlace')) || null : null;
  const around = near !== null || nearPlace !== null;
  const sort = sortOptionOf(search.get('sortBy'), search.get('sortOrder'));
  const asked = FILTER_KEYS.filter((key) => parametersOf(key).some((name) => search.has(name)));
  const read = Object.assign({}, NOTHING_NAMED, ...asked.map((key) => readFilter(search, key))) as Filters;
  const country = read.country ?? countryOfStates(read.state);
  const q = textOf(search.get('q'));
  const after =
    q === ''
      ? []
      : search
          .getAll('after')
          .map(textOf)
          .filter((line) => line !== '');
  return {
    q,
    ...(after.length > 0 ? { after } : {}),
    filters: {
      ...read,
      ...readWishFilters(search),
      country,
      state: country === null ? read.state : read.state.filter((code) => countryOfState(code) === country),
      near,
      nearPlace,
      radiusMiles: around ? read.radiusMiles : null,
    },
    page: page !== null && page >= 1 && page <= PAGE_MAX ? page : 1,
    sort: sort === 'distance' && !around ? null : sort,
    view: RESULTS_VIEWS.find((view) => view === search.get('view')) ?? 'list',
  };
}

type Parameter = [name: string, value: string | number | null];
const NONE: Parameter[] = [];

const OF_PLACE: readonly FilterParameter[] = ['radiusMiles', 'box'];
const NOT_OF_PLACE = FILTER_PARAMETERS.filter((name) => !OF_PLACE.includes(name));

/** In the order of the API's parameters. */
function filterParameters(filters: Filters): Parameter[] {
  const of = (names: readonly FilterParameter[]) =>
    names.flatMap((name): Parameter[] => {
      const value: string | number | null | readonly string[] = filters[name];
      if (value === null) return NONE;
      return typeof value === 'object' ? value.map((one): Parameter => [name, one]) : [[name, value]];
    });
  return [
    ...filters.metro.map((area): Parameter => ['metro', area]),
    ...filters.not.map((pair): Parameter => ['not', pair]),
    ['admits', filters.admits],
    ['like', filters.like],
    ...of(NOT_OF_PLACE),
    ['near', filters.near],
    ['nearPlace', filters.nearPlace],
    ...of(OF_PLACE),
  ];
}

function searchParamsOf(parameters: readonly Parameter[]): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of parameters) if (value !== null && value !== '') search.append(name, String(value));
  return search;
}

/** Whether a list has an order of its own without a text: of a subject, or of schools like another. */
export const isRanked = ({ subject, like }: Filters) => subject.length > 0 || like !== null;

/** The order a visitor chose, where there can be such an order: there is no distance from nowhere. */
function chosenSort({ filters, sort }: SearchRequest): SortOption | null {
  return sort === 'distance' && !isAround(filters) ? null : sort;
}

/** Without a line there is none before it. */
const linesOf = ({ q, after = [] }: SearchRequest) => (q === '' ? [] : after);

/** The page's address: defaults are left out, so that equal questions have equal addresses. */
export function addressOfRequest(request: SearchRequest): URLSearchParams {
  const chosen = chosenSort(request);
  const isDefault =
    chosen === null || isDefaultSort(chosen, request.q, isAround(request.filters), isRanked(request.filters));
  const sort = isDefault ? null : sortParametersOf(chosen);
  return searchParamsOf([
    ['q', request.q],
    ...linesOf(request).map((line): Parameter => ['after', line]),
    ...filterParameters(request.filters),
    ['page', request.page > 1 ? request.page : null],
    ['sortBy', sort?.sortBy ?? null],
    ['sortOrder', sort?.sortOrder ?? null],
    ['view', request.view === 'list' ? null : request.view],
  ]);
}

/** The query of the search endpoint; `search` is the page's `q`. */
export function apiQueryOf(request: SearchRequest) {
  const after = linesOf(request);
  return {
    ...exportQueryOf(request),
    ...(after.length > 0 ? { after } : {}),
    page: request.page,
    limit: PAGE_SIZE,
    facets: true,
  };
}

/** The query of the CSV export: the same list, all of it. */
export function exportQueryOf(request: SearchRequest) {
  const sort = chosenSort(request);
  return { ...narrowingOf(request), ...(sort === null ? {} : sortParametersOf(sort)) };
}

/** The query of the map's points: all that the list would hold with no part of the map chosen. */
export function pointsQueryOf(request: SearchRequest) {
  return { ...narrowingOf(request), box: null };
}

function narrowingOf({ q, filters }: SearchRequest) {
  return { search: q, ...filters };
}

/** New filters start at the first page. */
export function withFilters(request: SearchRequest, filters: Filters): SearchRequest {
  return { ...request, filters, page: 1 };
}

/** A new text starts at the first page in the text's own order, and on the whole map. */
export function withText(request: SearchRequest, q: string): SearchRequest {
  const { after: _, ...rest } = request;
  return { ...rest, q: textOf(q), filters: { ...request.filters, box: null }, page: 1, sort: null };
}

/** A list around a place, nearest first; around none it has the order it would have had. */
export function withAround(request: SearchRequest, around: Around): SearchRequest {
  const filters = { ...request.filters, ...around };
  return { ...request, filters, page: 1, sort: isAround(around) ? 'distance' : null };
}
