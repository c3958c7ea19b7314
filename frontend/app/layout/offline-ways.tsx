/** Ways on from a page that was not kept: the universities viewed last, whose pages were. */

import { TextLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { recentlyViewedAtom } from '#frontend/features/history/state.ts';
import { paths } from '#frontend/lib/paths.ts';
import { useStoredList } from '#frontend/lib/use-stored-atom.ts';
import { offlineWords as words } from '#words/offline.ts';

const SHOWN = 3;

export function OfflineWays() {
  const viewed = useStoredList(recentlyViewedAtom).slice(0, SHOWN);
  return (
    <Box as="ul" aria-label={words.ways} display="flex" flexWrap="wrap" columnGap="4">
      {viewed.map(({ slug, name }) => (
        <li key={slug}>
          <TextLink to={paths.university(slug)}>{name}</TextLink>
        </li>
      ))}
      <li>
        <TextLink to={paths.home()}>{words.home}</TextLink>
      </li>
    </Box>
  );
}
