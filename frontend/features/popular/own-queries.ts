/** The universities of a list that depends on who asks: one question to the search, with what was said. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { askedOf, pricedSchools, useSituation } from '#frontend/api/your-prices.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { POPULAR_PER_TAB } from '#schema/domain/site/limits.ts';
import { goodValueQuery, lowestPriceQuery, type OwnPopularTab } from '#schema/domain/site/popular.ts';
import type { PopularUniversities } from './queries.ts';

/** `told` is whether enough was said for the list. */
export function useOwnPopular(tab: OwnPopularTab): PopularUniversities & { told: boolean } {
  const hydrated = useHydrated();
  const situation = useSituation();
  const asked = askedOf(situation);
  const home = situation?.home ?? null;
  const told = hydrated && asked !== null && (tab === 'lowest-price' || home !== null);
  const query = {
    ...(tab === 'good-value' && home !== null
      ? goodValueQuery(home, POPULAR_PER_TAB)
      : lowestPriceQuery(POPULAR_PER_TAB)),
    ...Object.fromEntries(new URLSearchParams(asked ?? '')),
  };
  const { data, isError, refetch } = useQuery({
    queryKey: ['popular-own', tab, query],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query: query as never, signal }),
    enabled: told,
  });
  return {
    told,
    universities: data && pricedSchools(data.universities).map(({ school }) => school),
    failed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
