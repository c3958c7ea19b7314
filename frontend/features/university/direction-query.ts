/** Server state of the ways to look on from a university: the same for everybody but for who asks, as far as they said. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { useAskedSituation, useSituation } from '#frontend/api/your-prices.ts';
import type { Direction } from '#schema/domain/peers/directions.ts';
import { areaOfPostalCode } from '#schema/domain/situation/personal-situation.ts';
import { parametersOfSituation } from '#schema/domain/situation/situation.ts';

/** What is asked for whoever looks: published prices where those are wanted, and home for the way home all the same. */
function useAskedFor(direction: Direction | null): Record<string, string> {
  const own = useAskedSituation();
  const said = useSituation();
  const home = direction === 'closer' && said ? Object.fromEntries(parametersOfSituation(said)) : {};
  const nearPlace = said?.postalCode ? { nearPlace: areaOfPostalCode(said.postalCode) } : {};
  return { ...home, ...own, ...nearPlace };
}

/** All five at once; nothing is asked before one of them is chosen. */
export function useDirections(slug: string, direction: Direction | null) {
  const query = useAskedFor(direction);
  return useQuery({
    queryKey: [endpoints.universityDirections.name, slug, query],
    queryFn: ({ signal }) =>
      callApi(endpoints.universityDirections, { params: { slug }, query: query as never, signal }),
    enabled: direction !== null,
  });
}
