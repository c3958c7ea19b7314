/** The cards of universities by their ids, with the dates by which one applies to them. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';

export function listedQuery(ids: readonly number[]) {
  const query = { ids: ids.join(',') as never };
  return {
    queryKey: [endpoints.listUniversities.name, query.ids],
    queryFn: ({ signal }: { signal: AbortSignal }) => callApi(endpoints.listUniversities, { query, signal }),
    initialData: () => initialDataFor(endpoints.listUniversities, { query }),
    enabled: ids.length > 0,
  };
}

/** The universities of these ids, in their order. */
export function useListed(ids: readonly number[]) {
  return useQuery(listedQuery(ids));
}
