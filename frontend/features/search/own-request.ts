/**
 * A list by one's own price needs to know whose: what somebody said goes with the question, and never into the address,
 * which can be sent to anybody. An address that says whose price it means is asked as it is.
 */
import { useAtomValue } from 'jotai';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { showsOwnAtom, situationAtom } from '#frontend/lib/storage/own-situation.ts';
import type { Reading } from '#schema/api/search.ts';
import { isTold, situationOf } from '#schema/domain/situation/situation.ts';
import { isAround } from './around.ts';
import type { SearchRequest } from './filters.ts';

/** Whether the list is narrowed or ordered by one's own price. */
export function goesByOwnPrice({ filters, sort }: SearchRequest): boolean {
  const { yourPriceMin, yourPriceMax } = filters;
  return yourPriceMin !== null || yourPriceMax !== null || sort === 'yourPrice-asc' || sort === 'yourPrice-desc';
}

/** The request with what was said in it. */
export function withSituation(request: SearchRequest, said: object | null): SearchRequest {
  if (said === null || isTold(request.filters)) return request;
  const get = (name: string) => {
    const value: unknown = (said as Record<string, unknown>)[name];
    return typeof value === 'string' ? value : null;
  };
  const own = situationOf({ get });
  return isTold(own) ? { ...request, filters: { ...request.filters, ...own } } : request;
}

/** What a search says of who asks, by its address and its line. */
export function saidIn({ filters }: SearchRequest, reading: Reading | undefined): Record<string, unknown> {
  const read = reading?.as === 'wish' ? reading.parameters : {};
  const { home, residence, income, satScore, actScore } = filters;
  return {
    ...((home ?? read.home) && { home: home ?? read.home }),
    ...((residence ?? read.residence) && { residence: residence ?? read.residence }),
    ...((income ?? read.income) && { income: income ?? read.income }),
    ...((satScore ?? read.satScore) && { sat: satScore ?? read.satScore }),
    ...((actScore ?? read.actScore) && { act: actScore ?? read.actScore }),
  };
}

/** Whether a line leaves open whose price it means: a home that its one state stands for gives way to one's own. */
function leavesOpen({ as, order, spans, parameters }: Reading): boolean {
  if (as !== 'wish' || (order !== null && order.sortBy !== 'yourPrice')) return false;
  const own = spans.find((span) => span.parameters.home !== undefined);
  const isAssumed = own === undefined || spans.some((span) => span !== own && span.from === own.from);
  return isAssumed && parameters.residence === undefined;
}

/** The request of a line with what was said before, as far as the line says nothing of it. */
export function withSituationOfLine(request: SearchRequest, reading: Reading, said: object | null): SearchRequest {
  if (!leavesOpen(reading)) return request;
  const own = withSituation(request, said);
  if (own === request || reading.parameters.income === undefined) return own;
  return { ...own, filters: { ...own.filters, income: request.filters.income } };
}

/** A list without a line or a place that nobody ordered, by one's own price where a family's income is known. */
export function byOwnPrice(request: SearchRequest, said: object | null): SearchRequest {
  const { q, sort, filters } = request;
  if (q !== '' || sort !== null || isAround(filters) || filters.like !== null) return request;
  const own = withSituation({ ...request, sort: 'yourPrice-asc' }, said);
  return own.filters.income === null ? request : own;
}

/** What the list asks the API for; `reading` is how its line was read, once that is known. */
export function useOwnRequest(request: SearchRequest, reading: Reading | undefined): SearchRequest {
  const said = useAtomValue(situationAtom);
  const shown = useAtomValue(showsOwnAtom);
  const hydrated = useHydrated();
  if (!hydrated) return request;
  if (goesByOwnPrice(request)) return withSituation(request, said);
  if (!shown) return request;
  return reading && request.sort === null ? withSituationOfLine(request, reading, said) : byOwnPrice(request, said);
}

/** What the file of a list, the map and the plot ask for: with one's own prices wherever they show. */
export function useOwnPricesRequest(request: SearchRequest): SearchRequest {
  const said = useAtomValue(situationAtom);
  const own = useAtomValue(showsOwnAtom);
  const hydrated = useHydrated();
  if (!hydrated || !(own || goesByOwnPrice(request))) return request;
  return withSituation(own ? byOwnPrice(request, said) : request, said);
}
