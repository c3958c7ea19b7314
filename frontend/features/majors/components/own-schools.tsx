/** From a major to the visitor: how many schools near home teach it, and what a year there would cost at least. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { pricedSchools, useAskedSituation, useHome } from '#frontend/api/your-prices.ts';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { MajorResponse } from '#schema/api/majors.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { stateName } from '#schema/domain/places/places.ts';
import { DEGREE_OF_MAJOR } from '#schema/domain/programs/majors.ts';
import { countryOfHome, type Home, stateOfHome } from '#schema/domain/situation/situation.ts';
import { majorWords as words } from '#words/majors/majors.ts';

export function OwnSchools({ major }: { major: MajorResponse }) {
  const home = useHome();
  return (
    // Its place is kept, so that nothing moves when it comes.
    <Box mt="3" minH="11" _print={{ display: 'none' }}>
      {home === null ? null : <InState major={major} home={home} />}
    </Box>
  );
}

function InState({ major, home }: { major: MajorResponse; home: Home }) {
  const asked = useAskedSituation();
  const place = { country: countryOfHome(home), state: stateOfHome(home) };
  const query = {
    subject: major.key,
    degree: DEGREE_OF_MAJOR[major.level],
    ...place,
    ...(asked === null ? {} : { ...asked, sortBy: 'yourPrice' }),
    limit: 1,
  };
  const { data } = useQuery({
    queryKey: ['own-schools', query],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query: query as never, signal }),
  });
  if (data === undefined || data.total === 0) return null;
  const [cheapest] = pricedSchools(data.universities);
  return (
    <TextLink to={paths.teaching(major, place)} touch="block">
      <Box as="span" color="gold.fg" fontWeight="semibold">
        {words.own(
          data.total,
          stateName(place.country, place.state),
          cheapest === undefined ? null : formatMoney(cheapest.price.amount, cheapest.price.currency),
        )}
      </Box>
    </TextLink>
  );
}
