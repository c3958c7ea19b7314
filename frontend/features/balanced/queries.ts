/** Server state of the balanced list: how many schools a search would find. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { useAskedSituation } from '#frontend/api/your-prices.ts';

/** How many schools a search finds, asked as whoever looks; undefined while that is not known. */
export function useFoundCount(query: URLSearchParams): number | undefined {
  const situation = useAskedSituation();
  const asked = { ...Object.fromEntries(query), ...situation, limit: 1 };
  const { data } = useQuery({
    queryKey: [endpoints.searchUniversities.name, asked],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query: asked as never, signal }),
    select: ({ total }) => total,
  });
  return data;
}
