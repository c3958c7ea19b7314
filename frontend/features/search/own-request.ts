/**
 * A list by one's own price needs to know whose: what somebody said goes with the question, and never into the address,
 * which can be sent to anybody. An address that says whose price it means is asked as it is.
 */
import { useAtomValue } from 'jotai';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { showsOwnAtom, situationAtom } from '#frontend/lib/storage/own-situation.ts';
import { isTold, situationOf } from '#schema/domain/situation/situation.ts';
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

/** What the list asks the API for. */
export function useOwnRequest(request: SearchRequest): SearchRequest {
  const said = useAtomValue(situationAtom);
  const hydrated = useHydrated();
  return hydrated && goesByOwnPrice(request) ? withSituation(request, said) : request;
}

/** What the file of a list asks for: with one's own prices wherever they show. */
export function useOwnFileRequest(request: SearchRequest): SearchRequest {
  const said = useAtomValue(situationAtom);
  const own = useAtomValue(showsOwnAtom);
  const hydrated = useHydrated();
  return hydrated && (own || goesByOwnPrice(request)) ? withSituation(request, said) : request;
}
