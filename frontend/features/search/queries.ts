/** Server state of the search: the list, and the suggestions while typing. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpoints } from '#schema/api/endpoints.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { addressOf, callApi } from '../../api/client.ts';
import { initialDataFor } from '../../api/initial-data.ts';
import { suggestionsQuery } from '../../api/shared-queries.ts';
import { apiQueryOf, exportQueryOf, type SearchRequest } from './filters.ts';
import { optionsOf } from './suggestions.ts';

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

/** Suggestions for a text, schools and others; an older request is given up as soon as the text changes. */
export function useSuggestions(text: string, enabled: boolean) {
  return useQuery({ ...suggestionsQuery(text), enabled: enabled && text !== '', select: optionsOf });
}

/** Where the whole list can be had as a CSV file. */
export function exportAddress(request: SearchRequest): string {
  return addressOf(endpoints.exportUniversities, {}, exportQueryOf(request));
}
