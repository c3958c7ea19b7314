/** The bookmarks of My Universities with all that an account adds: lists, notes, a file, a comparison. */

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SessionUser } from '#frontend/api/session.ts';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Checkbox } from '#frontend/components/form-field.tsx';
import { DownloadIcon } from '#frontend/components/later-icons.tsx';
import { ButtonAnchor, ButtonLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { keptWords as words } from '#frontend/content/kept.ts';
import { BookmarkList } from '#frontend/features/bookmarks/components/bookmark-list.tsx';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { ListChoice } from '#frontend/features/kept/components/list-choice.tsx';
import { ListsBar } from '#frontend/features/kept/components/lists-bar.tsx';
import { Note } from '#frontend/features/kept/components/note.tsx';
import { EXPORT_ADDRESS, useKept, useLists } from '#frontend/features/kept/queries.ts';
import { useSelection } from '#frontend/features/kept/use-selection.ts';
import { SourcedFiles } from '#frontend/features/sharing/components/share-here.tsx';
import { ShareLink } from '#frontend/features/sharing/components/share-link.tsx';
import { paths } from '#frontend/lib/paths.ts';
import { useStoredList } from '#frontend/lib/use-stored-atom.ts';

export function KeptBookmarks({ user }: { user: SessionUser }) {
  const bookmarks = useStoredList(bookmarksAtom);
  const { data: kept } = useKept(user);
  const { data: lists } = useLists(user);
  const [search] = useSearchParams();
  const [chosen, setShown] = useState(search.get('list'));
  // One of an address that is no longer there is as none.
  const shown = lists?.some(({ id }) => id === chosen) ? chosen : null;
  const selection = useSelection();
  const only =
    shown === null
      ? undefined
      : new Set(bookmarks.flatMap(({ id }) => (kept?.[id]?.lists.includes(shown) ? [id] : [])));
  return (
    <>
      <ListsBar user={user} shown={shown} onShow={setShown} bookmarkCount={bookmarks.length} />
      <BookmarkList
        only={only}
        none={<EmptyState title={words.lists.empty} />}
        tools={
          <>
            {selection.ids.length > 0 ? (
              <ButtonLink to={paths.compare(selection.ids)} size="sm">
                {words.compare(selection.ids.length)}
              </ButtonLink>
            ) : null}
            <ShareLink
              key={shown}
              user={user}
              subject={shown ?? ''}
              name={lists?.find(({ id }) => id === shown)?.name ?? null}
            />
            <SourcedFiles ids={bookmarks.flatMap(({ id }) => (only === undefined || only.has(id) ? [id] : []))} />
            <ButtonAnchor variant="outline" size="sm" href={EXPORT_ADDRESS} download>
              <DownloadIcon boxSize="4" />
              {words.download}
            </ButtonAnchor>
          </>
        }
        warningOf={({ id, name }) => {
          const lists = kept?.[id]?.lists.length ?? 0;
          return lists === 0 ? undefined : words.lists.leaving(name, lists);
        }}
        details={({ id, name }) => (
          <Box>
            <Checkbox
              label={<span aria-hidden="true">{words.pick}</span>}
              name={words.pickNamed(name)}
              checked={selection.has(id)}
              disabled={selection.full && !selection.has(id)}
              onChange={() => selection.toggle(id)}
            />
            <ListChoice user={user} universityId={id} name={name} />
            <Note user={user} universityId={id} name={name} />
          </Box>
        )}
      />
    </>
  );
}
