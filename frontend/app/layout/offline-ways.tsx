/** Ways on from a page that was not kept: the universities viewed last, whose pages were. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Wrap } from '#frontend/components/styled/box.tsx';
import { recentlyViewedAtom } from '#frontend/features/history/state.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { offlineWords as words } from '#words/layout/offline.ts';

const SHOWN = 3;

export function OfflineWays() {
  const viewed = useStoredList(recentlyViewedAtom).slice(0, SHOWN);
  return (
    <Wrap as="ul" aria-label={words.ways} columnGap="4">
      {viewed.map(({ slug, name }) => (
        <li key={slug}>
          <TextLink to={paths.university(slug)}>{name}</TextLink>
        </li>
      ))}
      <li>
        <TextLink to={paths.home()}>{words.home}</TextLink>
      </li>
    </Wrap>
  );
}
