/** The bookmarks of My Universities with all that an account adds: lists, notes, a file. */

import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SessionUser } from '#frontend/api/session.ts';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Grid } from '#frontend/components/styled/box.tsx';
import { MenuAction, MenuFile } from '#frontend/components/ui/actions-menu.tsx';
import { DetailsCell } from '#frontend/features/bookmark-details/components/details-cell.tsx';
import { ListChoice } from '#frontend/features/bookmark-details/components/list-choice.tsx';
import { ListsBar } from '#frontend/features/bookmark-details/components/lists-bar.tsx';
import { exportAddress, useBookmarkDetails, useLists } from '#frontend/features/bookmark-details/queries.ts';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { lazy, lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { setAsideAtom, situationAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom, useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { shareButtonWords } from '#words/controls/share-button.ts';
import { bookmarkDetailsWords as words } from '#words/saved/bookmark-details.ts';
import { OwnBookmarkTable } from './own-bookmark-table.tsx';

// For the few who said something here before they signed in.
const SituationAside = lazy(() =>
  import('#frontend/features/situation/components/situation-aside.tsx').then((module) => ({
    default: module.SituationAside,
  })),
);

// What is pressed for once in a while comes when it is.
const BookmarkNote = lazy(() =>
  import('#frontend/features/bookmark-details/components/note.tsx').then((module) => ({
    default: module.BookmarkNote,
  })),
);
const ShareDialog = lazyPart(() =>
  import('#frontend/features/sharing/components/share-dialog.tsx').then((module) => module.ShareDialog),
);

export function SignedInBookmarks({ user }: { user: SessionUser }) {
  const bookmarks = useStoredList(bookmarksAtom);
  const setSituation = useSetAtom(situationAtom);
  const aside = useStoredAtom(setAsideAtom, null);
  const { data: details } = useBookmarkDetails(user);
  const { data: lists } = useLists(user);
  const [search] = useSearchParams();
  const [chosen, setShown] = useState(search.get('list'));
  const [sharing, setSharing] = useState(false);
  // One of an address that is no longer there is as none.
  const list = lists?.find(({ id }) => id === chosen) ?? null;
  const shown = list?.id ?? null;
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
      <OwnBookmarkTable
        lists={<ListsBar user={user} shown={shown} onShow={setShown} bookmarkCount={bookmarks.length} />}
        only={only}
        none={<EmptyState title={words.lists.empty} />}
        share={
          <>
            <MenuAction onClick={() => setSharing(true)}>{shareButtonWords.openNamed(list?.name ?? null)}</MenuAction>
            <MenuFile href={exportAddress()}>{words.download}</MenuFile>
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
            <Suspense>
              <BookmarkNote user={user} universityId={id} name={name} />
            </Suspense>
          </Grid>
        )}
      />
      <Suspense>
        {sharing ? (
          <ShareDialog user={user} subject={shown ?? ''} name={list?.name ?? null} onClose={() => setSharing(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
