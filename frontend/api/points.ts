/** Server state of the map and the plot: where the universities of a search are, what they cost and who graduates. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CallInput, callApi } from './client.ts';
import { endpoints } from './endpoints.ts';

export type PointsQuery = NonNullable<CallInput<typeof endpoints.universityPoints>['query']>;

/** The points of a search; while new ones are on their way the last ones stay (`isPlaceholderData`). */
export function useUniversityPoints(query: PointsQuery) {
  return useQuery({
    queryKey: ['points', query],
    queryFn: ({ signal }) => callApi(endpoints.universityPoints, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
