/** What the catalogue holds, for the front page's counts, and who has the next deadlines. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { datasetQuery } from '#frontend/api/shared-queries.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { type ClosingPlace, closingSoonQuery } from '#schema/domain/plan/closing-soon.ts';

export function useCatalogueCounts() {
  return useQuery({ ...datasetQuery, select: (meta) => meta.counts });
}

/** Large schools with a deadline in the weeks after a day; those of all places the page brings along. */
export function useClosingSoon(today: string, near: ClosingPlace | null) {
  const query = closingSoonQuery(today, near);
  return useQuery<SearchResponse>({
    queryKey: ['closing-soon', query],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query, signal }),
    initialData: () => initialDataFor(endpoints.searchUniversities, { query }),
    // The page does without it: nothing is said in the status line.
    meta: { frame: true },
  });
}
