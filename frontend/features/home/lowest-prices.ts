/**
 * The schools that would cost the visitor least, by the rules of the popular page: near home where most graduate, and
 * anywhere for whoever did not say where home is.
 */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { pricedSchools, useAskedSituation, useSituation } from '#frontend/api/your-prices.ts';
import { goodValueQuery, lowestPriceQuery } from '#schema/domain/site/popular.ts';

const SHOWN = 6;

/** Undefined while they are on their way. */
export function useLowestPrices() {
  const asked = useAskedSituation();
  const home = useSituation()?.home ?? null;
  const query = { ...(home === null ? lowestPriceQuery(SHOWN) : goodValueQuery(home, SHOWN)), ...asked };
  const { data, isError } = useQuery({
    queryKey: ['lowest-prices', query],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query: query as never, signal }),
    enabled: asked !== null,
    meta: { frame: true },
  });
  return { schools: data && pricedSchools(data.universities), failed: isError && data === undefined };
}
