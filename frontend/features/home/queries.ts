/** What the catalogue holds, for the front page's counts, and who has the next deadlines. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { datasetQuery } from '#frontend/api/shared-queries.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { type ClosingPlace, closingSoon, closingSoonQuery } from '#schema/domain/plan/closing-soon.ts';

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
