/** From a major to the visitor: how many schools near home teach it, and what a year there would cost at least. */
import { useSetAtom } from 'jotai';
import { useHome } from '#frontend/api/your-prices.ts';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { situationPanelAtom } from '#frontend/lib/storage/own-situation.ts';
import type { MajorResponse } from '#schema/api/majors.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { stateName } from '#schema/domain/places/places.ts';
import { countryOfHome, type Home, stateOfHome } from '#schema/domain/situation/situation.ts';
import { majorWords as words } from '#words/majors/majors.ts';
import { useSchoolsOfState } from '../queries.ts';

export function OwnSchools({ major }: { major: MajorResponse }) {
  const home = useHome();
  const openPanel = useSetAtom(situationPanelAtom);
  return (
    // Its place is kept, so that nothing moves when it comes.
    <Box minH="11" width={{ base: '100%', md: 'auto' }} display="flex" alignItems="center" _print={{ display: 'none' }}>
      {home === null ? (
        <Button variant="plain" minH="11" textStyle="sm" fontWeight="normal" onClick={() => openPanel(true)}>
          {words.ownAsk}
        </Button>
      ) : (
        <InState major={major} home={home} />
      )}
    </Box>
  );
}

function InState({ major, home }: { major: MajorResponse; home: Home }) {
  const place = { country: countryOfHome(home), state: stateOfHome(home) };
  const found = useSchoolsOfState(major, place);
  if (found === null || found.total === 0) return null;
  const { total, least } = found;
  return (
    <TextLink to={paths.teaching(major, place)} touch="block">
      <Box as="span" color="gold.fg" fontWeight="semibold">
        {words.own(
          total,
          stateName(place.country, place.state),
          least === null ? null : formatMoney(least.amount, least.currency),
        )}
      </Box>
    </TextLink>
  );
}
