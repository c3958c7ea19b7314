/** Server state of the search: the list. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
