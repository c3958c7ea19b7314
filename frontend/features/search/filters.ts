/**
 * What a visitor asks for: text, filters, page and order, and its two spellings, the page's address (the spec's
 * parameter names) and the API's query. An address may hold anything: what cannot be read is left out.
 */
import {
  ACADEMIC_CALENDARS,
  type AcademicCalendar,
  COUNTRIES,
  type Country,
  RELIGIOUS_GROUPS,
  type ReligiousGroup,
  UNIVERSITY_TYPES,
  type UniversityType,
} from '#schema/domain/enums.ts';
import { PAGE_MAX, PAGE_SIZE, RADIUS_MILES_MAX, TEXT_MAX } from '#schema/domain/limits.ts';
import { statesOf } from '#schema/domain/places.ts';
import { type Around, isAround, NOT_AROUND, readBox, readNear } from './around.ts';
import { isDefaultSort, type SortOption, sortOptionOf, sortParametersOf } from './sort.ts';

export interface Filters extends Around {
  country: Country | null;
  /** Two-letter code; only together with its country. */
  state: string | null;
  city: string;
  schoolTypes: readonly UniversityType[];
  /** US dollars a year; null is no bound. */
  tuitionMin: number | null;
  tuitionMax: number | null;
  religiousAffiliation: ReligiousGroup | null;
  academicCalendarTypes: readonly AcademicCalendar[];
  yearFoundedMin: number | null;
  yearFoundedMax: number | null;
  studentPopulationMin: number | null;
  studentPopulationMax: number | null;
  /** Part of the map, as the address spells it; null is all of it. */
  box: string | null;
}

/** Cards alone, or a map beside them. */
export type ResultsView = 'list' | 'map';

export interface SearchRequest {
  q: string;
  filters: Filters;
  page: number;
  /** Null is the default: relevance for a text, the name without one. */
  sort: SortOption | null;
  view: ResultsView;
}

export const NO_FILTERS: Filters = {
  country: null,
  state: null,
  city: '',
  schoolTypes: [],
  tuitionMin: null,
  tuitionMax: null,
  religiousAffiliation: null,
  academicCalendarTypes: [],
  yearFoundedMin: null,
  yearFoundedMax: null,
  studentPopulationMin: null,
  studentPopulationMax: null,
  ...NOT_AROUND,
  box: null,
};

export const EMPTY_REQUEST: SearchRequest = { q: '', filters: NO_FILTERS, page: 1, sort: null, view: 'list' };

/** What the API accepts for each number; anything else in an address is as if absent. */
const RANGES = {
  tuitionMin: [0, 1_000_000],
  tuitionMax: [0, 1_000_000],
  yearFoundedMin: [1000, 2100],
  yearFoundedMax: [1000, 2100],
  studentPopulationMin: [0, 10_000_000],
  studentPopulationMax: [0, 10_000_000],
  radiusMiles: [1, RADIUS_MILES_MAX],
} as const;
export type NumberFilter = keyof typeof RANGES;
export const NUMBER_FILTERS = Object.keys(RANGES) as NumberFilter[];

/** The number when the API would take it for this filter, else null. */
export function inRange(filter: NumberFilter, value: number | null): number | null {
  const [min, max] = RANGES[filter];
  return value !== null && value >= min && value <= max ? value : null;
}

function wholeOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}

function oneOf<T extends string>(values: readonly T[], text: string | null): T | null {
  const wanted = text?.trim().toLowerCase();
  return values.find((value) => value.toLowerCase() === wanted) ?? null;
}

function anyOf<T extends string>(values: readonly T[], texts: readonly string[]): T[] {
  const wanted = new Set(texts.flatMap((text) => text.split(',')).map((text) => text.trim().toLowerCase()));
  return values.filter((value) => wanted.has(value.toLowerCase()));
}

function textOf(text: string | null): string {
  return [...(text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()].slice(0, TEXT_MAX).join('').trim();
}

/** The country a state code belongs to; no code is used by both. */
export function countryOfState(code: string): Country | null {
  return COUNTRIES.find((country) => statesOf(country).some((state) => state.code === code)) ?? null;
}

export function requestOfAddress(search: URLSearchParams): SearchRequest {
  const stateText = search.get('state')?.trim().toUpperCase() ?? '';
  const stateCountry = countryOfState(stateText);
  const country = oneOf(COUNTRIES, search.get('country')) ?? stateCountry;
  const number = (filter: NumberFilter) => inRange(filter, wholeOf(search.get(filter)));
  const page = wholeOf(search.get('page'));
  const near = readNear(search.get('near'));
  const nearPlace = near === null ? textOf(search.get('nearPlace')) || null : null;
  const around = near !== null || nearPlace !== null;
  const sort = sortOptionOf(search.get('sortBy'), search.get('sortOrder'));
  return {
    q: textOf(search.get('q')),
    filters: {
      country,
      state: stateCountry !== null && stateCountry === country ? stateText : null,
      city: textOf(search.get('city')),
      schoolTypes: anyOf(UNIVERSITY_TYPES, search.getAll('type')),
      tuitionMin: number('tuitionMin'),
      tuitionMax: number('tuitionMax'),
      religiousAffiliation: oneOf(RELIGIOUS_GROUPS, search.get('religiousAffiliation')),
      academicCalendarTypes: anyOf(ACADEMIC_CALENDARS, search.getAll('academicCalendar')),
      yearFoundedMin: number('yearFoundedMin'),
      yearFoundedMax: number('yearFoundedMax'),
      studentPopulationMin: number('studentPopulationMin'),
      studentPopulationMax: number('studentPopulationMax'),
      near,
      nearPlace,
      radiusMiles: around ? number('radiusMiles') : null,
      box: readBox(search.get('box')),
    },
    page: page !== null && page >= 1 && page <= PAGE_MAX ? page : 1,
    sort: sort === 'distance' && !around ? null : sort,
    view: search.get('view') === 'map' ? 'map' : 'list',
  };
}

type Parameter = [name: string, value: string | number | null];

function filterParameters(filters: Filters): Parameter[] {
  return [
    ['country', filters.country],
    ['state', filters.state],
    ['city', filters.city],
    ...filters.schoolTypes.map((type): Parameter => ['type', type]),
    ['tuitionMin', filters.tuitionMin],
    ['tuitionMax', filters.tuitionMax],
    ['religiousAffiliation', filters.religiousAffiliation],
    ...filters.academicCalendarTypes.map((calendar): Parameter => ['academicCalendar', calendar]),
    ['yearFoundedMin', filters.yearFoundedMin],
    ['yearFoundedMax', filters.yearFoundedMax],
    ['studentPopulationMin', filters.studentPopulationMin],
    ['studentPopulationMax', filters.studentPopulationMax],
    ['near', filters.near],
    ['nearPlace', filters.nearPlace],
    ['radiusMiles', filters.radiusMiles],
    ['box', filters.box],
  ];
}

function searchParamsOf(parameters: readonly Parameter[]): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of parameters) if (value !== null && value !== '') search.append(name, String(value));
  return search;
}

/** The order a visitor chose, where there can be such an order: there is no distance from nowhere. */
function chosenSort({ filters, sort }: SearchRequest): SortOption | null {
  return sort === 'distance' && !isAround(filters) ? null : sort;
}

/** The page's address: defaults are left out, so that equal questions have equal addresses. */
export function addressOfRequest(request: SearchRequest): URLSearchParams {
  const chosen = chosenSort(request);
  const isDefault = chosen === null || isDefaultSort(chosen, request.q, isAround(request.filters));
  const sort = isDefault ? null : sortParametersOf(chosen);
  return searchParamsOf([
    ['q', request.q],
    ...filterParameters(request.filters),
    ['page', request.page > 1 ? request.page : null],
    ['sortBy', sort?.sortBy ?? null],
    ['sortOrder', sort?.sortOrder ?? null],
    ['view', request.view === 'map' ? 'map' : null],
  ]);
}

/** The query of the search endpoint; `search` is the page's `q`. */
export function apiQueryOf(request: SearchRequest) {
  return { ...exportQueryOf(request), page: request.page, limit: PAGE_SIZE, facets: true };
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
  return {
    search: q,
    country: filters.country,
    state: filters.state,
    city: filters.city,
    type: filters.schoolTypes,
    tuitionMin: filters.tuitionMin,
    tuitionMax: filters.tuitionMax,
    religiousAffiliation: filters.religiousAffiliation,
    academicCalendar: filters.academicCalendarTypes,
    yearFoundedMin: filters.yearFoundedMin,
    yearFoundedMax: filters.yearFoundedMax,
    studentPopulationMin: filters.studentPopulationMin,
    studentPopulationMax: filters.studentPopulationMax,
    near: filters.near,
    nearPlace: filters.nearPlace,
    radiusMiles: filters.radiusMiles,
    box: filters.box,
  };
}

/** New filters start at the first page. */
export function withFilters(request: SearchRequest, filters: Filters): SearchRequest {
  return { ...request, filters, page: 1 };
}

/** A new text starts at the first page in the text's own order. */
export function withText(request: SearchRequest, q: string): SearchRequest {
  return { ...request, q: textOf(q), page: 1, sort: null };
}

/** The spec's Reset: no filters, first page, by name; the text stays, and whether there is a map. */
export function resetRequest(request: SearchRequest): SearchRequest {
  return { q: request.q, filters: NO_FILTERS, page: 1, sort: 'name-asc', view: request.view };
}

/** A list around a place, nearest first; around none it has the order it would have had. */
export function withAround(request: SearchRequest, around: Around): SearchRequest {
  const filters = { ...request.filters, ...around };
  return { ...request, filters, page: 1, sort: isAround(around) ? 'distance' : null };
}

/** Changing the country clears the state. */
export function withCountry(filters: Filters, country: Country | null): Filters {
  return country === filters.country ? filters : { ...filters, country, state: null };
}
