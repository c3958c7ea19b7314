/** Server state of the search: the list. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addressOf, callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { inPageLanguage } from '#frontend/lib/links/in-page-language.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { apiQueryOf, exportQueryOf, type SearchRequest } from './filters.ts';

/** The list for a request; while a new one is on its way the last one stays (`isPlaceholderData`). */
export function useSearchResults(request: SearchRequest) {
  const query = apiQueryOf(request);
  return useQuery<SearchResponse>({
    // What is not asked for is no part of the address, and of a question it is nearly all.
    queryKey: ['search', addressOf(endpoints.searchUniversities, {}, query)],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query, signal }),
    placeholderData: keepPreviousData,
    initialData: () => initialDataFor(endpoints.searchUniversities, { query }),
  });
}

/** Where the whole list can be had as a CSV file. */
export function exportAddress(request: SearchRequest): string {
  return inPageLanguage(addressOf(endpoints.exportUniversities, {}, exportQueryOf(request)));
}
