/** What to know of the comparison: how marks are given, and at which rate money was converted. */

import { useLocation } from 'react-router-dom';
import { Grid } from '#frontend/components/styled/box.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import type { MetaResponse } from '#schema/api/meta.ts';
import { formatFixed } from '#schema/domain/formats/formats.ts';
import { comparePageWords as words } from '#words/compare/compare-page.ts';
import { readAddress, writeAddress } from '../address.ts';

interface RemarksProps {
  /** The compared ids. The address may still name others, which the page is about to leave out of it. */
  ids: readonly number[];
  rate: MetaResponse['exchangeRate'] | null;
  rateFailed: boolean;
  /** Whether schools of both countries are compared, so that money is converted. */
  acrossBorder: boolean;
}

export function Remarks({ ids, rate, rateFailed, acrossBorder }: RemarksProps) {
  const { pathname, search } = useLocation();
  // Behind a proxy or another name the browser's origin is not the one that the Worker drew with; only paper shows it.
  const hydrated = useHydrated();
  const asked = new URLSearchParams(search);
  // The comparison's own parameters: a mark of a campaign is none of them.
  const query = writeAddress({ ...readAddress(asked), ids: [...ids] }, new URLSearchParams());
  return (
    <Grid mt="6" textStyle="xs" color="fg.muted" maxW="prose" gap="2">
      <p>{words.marks.legend}</p>
      {acrossBorder && rate ? (
        <p>
          {words.rate(formatFixed(rate.usdPerCad, 4), rate.date)} {words.rateSource(rate.source)}
        </p>
      ) : null}
      {acrossBorder && rateFailed ? <p role="alert">{words.rateFailed}</p> : null}
      <Text display="none" _print={{ display: 'block' }} overflowWrap="anywhere">
        {hydrated ? words.print.from(absoluteAddress(query === '' ? pathname : `${pathname}?${query}`)) : null}
      </Text>
    </Grid>
  );
}
