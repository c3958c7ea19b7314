/** Server state of the search: the list. */
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { addressOf, callApi } from '#frontend/api/client.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { suggestionsQuery } from '#frontend/api/shared-queries.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { apiQueryOf, exportQueryOf, type SearchRequest } from './filters.ts';

/** The list for a request; while a new one is on its way the last one stays (`isPlaceholderData`). */
export function useSearchResults(request: SearchRequest) {
  const query = apiQueryOf(request);
  return useQuery<SearchResponse>({
    queryKey: ['search', query],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query, signal }),
    placeholderData: keepPreviousData,
    initialData: () => initialDataFor(endpoints.searchUniversities, { query }),
  });
}

/** How many each of several requests finds; undefined until that is known. */
export function useTotals(requests: readonly SearchRequest[]): (number | undefined)[] {
  return useQueries({
    queries: requests.map((request) => {
      const query = { ...exportQueryOf(request), limit: 1 };
      return {
        queryKey: ['total', query],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await callApi(endpoints.searchUniversities, { query, signal })).total,
      };
    }),
  }).map(({ data }) => data);
}

/** The name of a school by its id; undefined until it is there, and where nobody knows it. */
export function useSchoolName(id: number | null): string | undefined {
  const { data } = useQuery({
    queryKey: ['name', id],
    queryFn: async ({ signal }) => {
      const [school] = await callApi(endpoints.compareUniversities, { query: { ids: [id as number] }, signal });
      return school?.name ?? null;
    },
    enabled: id !== null,
  });
  return data ?? undefined;
}

/** Schools whose names go on from a text. */
export function useNameSuggestions(text: string) {
  return useQuery(suggestionsQuery(text));
}

/** Where the whole list can be had as a CSV file. */
export function exportAddress(request: SearchRequest): string {
  return addressOf(endpoints.exportUniversities, {}, exportQueryOf(request));
}
