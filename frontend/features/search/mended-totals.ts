/** How many there would be of each thing that an empty list offers in place of what was asked. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { exportQueryOf, type SearchRequest } from './filters.ts';

/** In the order of the requests, all at once; none while they are on their way. A request that fails counts nobody. */
export function useTotals(requests: readonly SearchRequest[]): readonly number[] {
  const queries = requests.map((request) => ({ ...exportQueryOf(request), limit: 1 }));
  const { data } = useQuery({
    queryKey: ['totals', queries],
    queryFn: ({ signal }) =>
      Promise.all(
        queries.map((query) =>
          callApi(endpoints.searchUniversities, { query, signal }).then(
            ({ total }) => total,
            () => 0,
          ),
        ),
      ),
    enabled: queries.length > 0,
  });
  return data ?? [];
}
