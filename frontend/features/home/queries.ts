/** What the catalogue holds, for the front page's counts. */
import { useQuery } from '@tanstack/react-query';
import { datasetQuery } from '#frontend/api/shared-queries.ts';

export function useCatalogueCounts() {
  return useQuery({ ...datasetQuery, select: (meta) => meta.counts });
}
