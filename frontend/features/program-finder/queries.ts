/** Server state of the program finder. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import type { ProgramsResponse } from '#schema/api/programs.ts';
import { apiQueryOf, asksForSomething, type FinderRequest } from './address.ts';

/** The programs for a request; while another answer is on its way the last one stays (`isPlaceholderData`). */
export function usePrograms(request: FinderRequest) {
  const query = apiQueryOf(request);
  return useQuery<ProgramsResponse>({
    queryKey: ['programs', query],
    queryFn: ({ signal }) => callApi(endpoints.findPrograms, { query, signal }),
    enabled: asksForSomething(request),
    placeholderData: keepPreviousData,
  });
}
