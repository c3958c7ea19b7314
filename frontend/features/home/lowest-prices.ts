/** The schools that would cost the visitor least, by the rule of the popular page. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { pricedSchools, useAskedSituation } from '#frontend/api/your-prices.ts';
import { lowestPriceQuery } from '#schema/domain/site/popular.ts';

const SHOWN = 6;

/** Undefined while they are on their way. */
export function useLowestPrices() {
  const asked = useAskedSituation();
  const query = { ...lowestPriceQuery(SHOWN), ...asked };
  const { data, isError } = useQuery({
    queryKey: ['lowest-prices', query],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query: query as never, signal }),
    enabled: asked !== null,
    meta: { frame: true },
  });
  const schools =
    data &&
    pricedSchools(data.universities).map(({ school: { id, slug, name }, price: { amount, currency, estimate } }) => ({
      id,
      slug,
      name,
      amount,
      currency,
      estimate,
    }));
  return { schools, failed: isError && data === undefined };
}
