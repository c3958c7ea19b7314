/** What the dataset says about itself: its counts, its sources, its rate of exchange. */
import { useQuery } from '@tanstack/react-query';
import { datasetQuery } from '#frontend/api/shared-queries.ts';

export function useDataset() {
  return useQuery(datasetQuery);
}
