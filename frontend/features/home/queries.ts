/** What the catalogue holds, for the front page's counts, who has the next deadlines, and a few schools with their prices. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { datasetQuery } from '#frontend/api/shared-queries.ts';
import { language } from '#names/locale.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { type ClosingPlace, closingSoon, closingSoonQuery } from '#schema/domain/plan/closing-soon.ts';
import { firstPricesQuery } from '#schema/domain/site/popular.ts';

export function useCatalogueCounts() {
  return useQuery({ ...datasetQuery, select: (meta) => meta.counts });
}

/** Large schools with a deadline in the weeks after a day, the nearest first; null until they are known. */
export function useClosingSoon(today: string, near: ClosingPlace | null, enabled = true) {
  const query = closingSoonQuery(today, near);
  const { data } = useQuery<SearchResponse>({
    enabled,
    queryKey: ['closing-soon', query],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query, signal }),
    initialData: () => initialDataFor(endpoints.searchUniversities, { query }),
    // The page does without it: nothing is said in the status line.
    meta: { frame: true },
  });
  return data ? closingSoon(data.universities, today) : null;
}

/** A few schools with what they charge, for readers of this language; undefined until they are known. */
export function useFirstPrices() {
  const query = firstPricesQuery(language);
  const { data, isError } = useQuery<SearchResponse>({
    queryKey: ['first-prices', query],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query, signal }),
    initialData: () => initialDataFor(endpoints.searchUniversities, { query }),
    meta: { frame: true },
  });
  return { schools: data?.universities, failed: isError && data === undefined };
}
