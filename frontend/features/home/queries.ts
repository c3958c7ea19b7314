/** What the catalogue holds, for the front page's counts. */
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#schema/api/endpoints.ts';
import { callApi } from '../../api/client.ts';
import { initialDataFor } from '../../api/initial-data.ts';

export function useCatalogueCounts() {
  return useQuery({
    queryKey: ['meta'],
    queryFn: ({ signal }) => callApi(endpoints.meta, { signal }),
    initialData: () => initialDataFor(endpoints.meta),
    select: (meta) => meta.counts,
  });
}
