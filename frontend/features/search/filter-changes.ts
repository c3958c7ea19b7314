/** What the panel, the chips and an empty list make of the filters; comes with them. */
import type { SearchResponse } from '#schema/api/search.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import type { UniversityKind } from '#schema/domain/record/university-figures.ts';
import type { DeadlineState } from '#schema/domain/search/filter-values.ts';
import { codedFilter, type FilterParameter } from '#schema/domain/search/search-filters.ts';
import { ALL_ONLINE_FROM, RADIUS_MILES } from '#schema/domain/site/limits.ts';
import { isAround } from './around.ts';
import { type Filters, NO_FILTERS, type SearchRequest } from './filters.ts';

/** Reset: no filters, first page, by name; the text stays, and how the list shows. */
export function resetRequest(request: SearchRequest): SearchRequest {
  return { q: request.q, filters: NO_FILTERS, page: 1, sort: 'name-asc', view: request.view };
}

/**
 * A change made to one request, applied to another: what `next` has otherwise than `from` holds, the rest is the newer
 * request's. The panel shows the filters of the list on screen while the next list is still loading.
 */
export function applyChange(next: SearchRequest, from: SearchRequest, newer: SearchRequest): SearchRequest {
  if (from === newer) return next;
  return {
    ...changed(next, from, newer),
    filters: changed(next.filters, from.filters, newer.filters),
  };
}

function changed<T extends object>(next: T, from: T, newer: T): T {
  const keys = Object.keys(next) as (keyof T)[];
  const differs = (key: keyof T) => JSON.stringify(next[key]) !== JSON.stringify(from[key]);
  return { ...newer, ...Object.fromEntries(keys.filter(differs).map((key) => [key, next[key]])) };
}

/** Changing the country clears the states. */
export function withCountry(filters: Filters, country: Country | null): Filters {
  return country === filters.country ? filters : { ...filters, country, state: [] };
}

/** One kind beside those that are asked for, or else that lists show anyway; or no more. */
export function withKind(filters: Filters, kind: UniversityKind, on = true): Filters {
  const { values, unasked = [] } = codedFilter('kind');
  const asked: readonly string[] = filters.kind.length > 0 ? filters.kind : unasked;
  const wanted = values.filter((one) => (one === kind ? on : asked.includes(one)));
  return { ...filters, kind: wanted.join() === unasked.join() ? [] : (wanted as UniversityKind[]) };
}

/** How far from a place the next list goes, where one with this radius is empty; none where no further is offered. */
export function widerRadii(filters: Filters): number[] {
  const { radiusMiles } = filters;
  return radiusMiles === null || !isAround(filters) ? [] : RADIUS_MILES.filter((miles) => miles > radiusMiles);
}

/** The filters without one of the API's parameters. */
export function withoutParameter(filters: Filters, parameter: FilterParameter): Filters {
  if (parameter === 'country') return withCountry(filters, null);
  return { ...filters, [parameter]: NO_FILTERS[parameter] };
}

/** The online schools that a list around a place leaves out. */
export function withOnline(filters: Filters, { parameter }: NonNullable<SearchResponse['onlineNear']>): Filters {
  return parameter === 'designation'
    ? { ...filters, designation: ['online-only'] }
    : { ...filters, onlineShareMin: ALL_ONLINE_FROM };
}

/** The schools whose deadlines are in another state, whenever these are. */
export function withDeadlines(filters: Filters, state: DeadlineState): Filters {
  return { ...filters, deadline: [state], dueFrom: null, dueTo: null };
}
