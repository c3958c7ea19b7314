/** What the dataset says about itself: its counts, its sources, its rate of exchange. */
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#schema/api/endpoints.ts';
import { callApi } from '../../api/client.ts';
import { initialDataFor } from '../../api/initial-data.ts';

export function useDataset() {
  return useQuery({
    queryKey: ['meta'],
    queryFn: ({ signal }) => callApi(endpoints.meta, { signal }),
    initialData: () => initialDataFor(endpoints.meta),
  });
}
