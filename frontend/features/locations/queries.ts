/** Server state of the location explorer. */
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { ApiError, callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import type { TownRadius } from './address.ts';

/** The towns for a text, a page of them; without a text the popular ones. */
function locationsQuery(q: string, page: number) {
  const query = { ...(q === '' ? {} : { q }), ...(page === 1 ? {} : { page }) };
  return {
    queryKey: ['locations', query],
    queryFn: ({ signal }: { signal: AbortSignal }) => callApi(endpoints.searchLocations, { query, signal }),
  };
}

export function useLocations(q: string, page: number) {
  return useQuery(locationsQuery(q, page));
}

/** Asks before the results show, so that they are at hand when they do. */
export function fetchLocations(client: QueryClient, q: string) {
  return client.fetchQuery(locationsQuery(q, 1));
}

/** One town. While another radius or page is on its way the last answer stays. */
export function useTown(key: string, radiusMiles: TownRadius, page: number) {
  const query = { radiusMiles, ...(page === 1 ? {} : { page }) };
  return useQuery({
    queryKey: ['town', key, query],
    queryFn: ({ signal }) => callApi(endpoints.town, { params: { town: key }, query, signal }),
    placeholderData: (before, last) => (last?.queryKey[1] === key ? keepPreviousData(before) : undefined),
  });
}

export const isUnknownTown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
