/** Server state of the program finder. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { useAskedSituation } from '#frontend/api/your-prices.ts';
import { apiQueryOf, asksForSomething, type FinderRequest } from '#frontend/content/program-address.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import type { ProgramsResponse } from '#schema/api/programs.ts';
import { OWN_PRICE_ORDER, PROGRAM_SORT_KEYS } from '#schema/domain/programs/program-finder.ts';

/**
 * The order that a list of programs has. By one's own price it needs somebody whose price is known: what they said goes with
 * the question, never into the address.
 */
export function useProgramOrder({ sort }: FinderRequest) {
  const asker = useAskedSituation();
  const own = useHydrated() ? asker : null;
  const sorts = PROGRAM_SORT_KEYS.filter((key) => key !== OWN_PRICE_ORDER || own !== null);
  return { own, sorts, sort: sorts.find((key) => key === sort) ?? 'relevance' };
}

/** The programs for a request; while another answer is on its way the last one stays (`isPlaceholderData`). */
export function usePrograms(request: FinderRequest) {
  const { own, sort } = useProgramOrder(request);
  const query = { ...apiQueryOf({ ...request, sort }), ...(sort === OWN_PRICE_ORDER ? own : null) };
  return useQuery<ProgramsResponse>({
    queryKey: ['programs', query],
    queryFn: ({ signal }) => callApi(endpoints.findPrograms, { query, signal }),
    initialData: () => initialDataFor(endpoints.findPrograms, { query }),
    enabled: asksForSomething(request),
    placeholderData: keepPreviousData,
  });
}
