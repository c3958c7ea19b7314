/** The bookmarks of My Universities with all that an account adds: lists, notes, a file. */

import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SessionUser } from '#frontend/api/session.ts';
import { ButtonAnchor } from '#frontend/components/links/router-link.tsx';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Grid } from '#frontend/components/styled/box.tsx';
import { DownloadIcon } from '#frontend/components/ui/later-icons.tsx';
import { DetailsCell } from '#frontend/features/bookmark-details/components/details-cell.tsx';
import { ListChoice } from '#frontend/features/bookmark-details/components/list-choice.tsx';
import { ListsBar } from '#frontend/features/bookmark-details/components/lists-bar.tsx';
import { BookmarkNote } from '#frontend/features/bookmark-details/components/note.tsx';
import { exportAddress, useBookmarkDetails, useLists } from '#frontend/features/bookmark-details/queries.ts';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { SourcedFiles } from '#frontend/features/sharing/components/share-here.tsx';
import { ShareLink } from '#frontend/features/sharing/components/share-link.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { setAsideAtom, situationAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom, useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { bookmarkDetailsWords as words } from '#words/saved/bookmark-details.ts';
import { OwnBookmarkTable } from './own-bookmark-table.tsx';

// For the few who said something here before they signed in.
const SituationAside = lazy(() =>
  import('#frontend/features/situation/components/situation-aside.tsx').then((module) => ({
    default: module.SituationAside,
  })),
);

export function SignedInBookmarks({ user }: { user: SessionUser }) {
  const bookmarks = useStoredList(bookmarksAtom);
  const setSituation = useSetAtom(situationAtom);
  const aside = useStoredAtom(setAsideAtom, null);
  const { data: details } = useBookmarkDetails(user);
  const { data: lists } = useLists(user);
  const [search] = useSearchParams();
  const [chosen, setShown] = useState(search.get('list'));
  // One of an address that is no longer there is as none.
  const shown = lists?.some(({ id }) => id === chosen) ? chosen : null;
  const only =
    shown === null
      ? undefined
      : new Set(bookmarks.flatMap(({ id }) => (details?.[id]?.lists.includes(shown) ? [id] : [])));
  return (
    <>
      {aside === null ? null : (
        <Suspense>
          <SituationAside onUse={setSituation} />
        </Suspense>
      )}
      <ListsBar user={user} shown={shown} onShow={setShown} bookmarkCount={bookmarks.length} />
      <OwnBookmarkTable
        only={only}
        none={<EmptyState title={words.lists.empty} />}
        tools={
          <>
            <ShareLink
              key={shown}
              user={user}
              subject={shown ?? ''}
              name={lists?.find(({ id }) => id === shown)?.name ?? null}
            />
            <SourcedFiles ids={bookmarks.flatMap(({ id }) => (only === undefined || only.has(id) ? [id] : []))} />
            <ButtonAnchor variant="outline" size="sm" href={exportAddress()} download>
              <DownloadIcon boxSize="4" />
              {words.download}
            </ButtonAnchor>
          </>
        }
        warningOf={({ id, name }) => {
          const count = details?.[id]?.lists.length ?? 0;
          return count === 0 ? undefined : words.lists.leaving(name, count);
        }}
        under={({ id }) => <DetailsCell user={user} universityId={id} />}
        details={({ id, name }) => (
          <Grid gap="2">
            <ListChoice user={user} universityId={id} name={name} />
            <BookmarkNote user={user} universityId={id} name={name} />
          </Grid>
        )}
      />
    </>
  );
}
