/** The universities of a list that depends on who asks: one question to the search, with what was said. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { askedOf, pricedSchools, useSituation } from '#frontend/api/your-prices.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { POPULAR_PER_TAB } from '#schema/domain/site/limits.ts';
import {
  BY_OWN_PRICE,
  GOOD_VALUE_GRADUATION,
  lowestPriceQuery,
  type OwnPopularTab,
} from '#schema/domain/site/popular.ts';
import { countryOfHome, type Home, stateOfHome } from '#schema/domain/situation/situation.ts';
import type { PopularUniversities } from './queries.ts';

const nearHome = (home: Home) => ({
  country: countryOfHome(home),
  state: stateOfHome(home),
  graduationRateMin: GOOD_VALUE_GRADUATION,
});

/** `told` is whether enough was said for the list. */
export function useOwnPopular(tab: OwnPopularTab): PopularUniversities & { told: boolean } {
  const hydrated = useHydrated();
  const situation = useSituation();
  const asked = askedOf(situation);
  const home = situation?.home ?? null;
  const told = hydrated && asked !== null && (tab === 'lowest-price' || home !== null);
  const query = {
    ...(tab === 'lowest-price' ? lowestPriceQuery(POPULAR_PER_TAB) : { ...BY_OWN_PRICE, limit: POPULAR_PER_TAB }),
    ...(tab === 'good-value' && home !== null ? nearHome(home) : {}),
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
