/** The bookmarks of My Universities with all that an account adds: lists, notes, a file. */

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SessionUser } from '#frontend/api/session.ts';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { DownloadIcon } from '#frontend/components/later-icons.tsx';
import { ButtonAnchor } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { KeptCell } from '#frontend/features/kept/components/kept-cell.tsx';
import { ListChoice } from '#frontend/features/kept/components/list-choice.tsx';
import { ListsBar } from '#frontend/features/kept/components/lists-bar.tsx';
import { Note } from '#frontend/features/kept/components/note.tsx';
import { exportAddress, useKept, useLists } from '#frontend/features/kept/queries.ts';
import { SourcedFiles } from '#frontend/features/sharing/components/share-here.tsx';
import { ShareLink } from '#frontend/features/sharing/components/share-link.tsx';
import { useStoredList } from '#frontend/lib/use-stored-atom.ts';
import { keptWords as words } from '#words/kept.ts';
import { KeptTable } from './kept-table.tsx';

export function KeptBookmarks({ user }: { user: SessionUser }) {
  const bookmarks = useStoredList(bookmarksAtom);
  const { data: kept } = useKept(user);
  const { data: lists } = useLists(user);
  const [search] = useSearchParams();
  const [chosen, setShown] = useState(search.get('list'));
  // One of an address that is no longer there is as none.
  const shown = lists?.some(({ id }) => id === chosen) ? chosen : null;
  const only =
    shown === null
      ? undefined
      : new Set(bookmarks.flatMap(({ id }) => (kept?.[id]?.lists.includes(shown) ? [id] : [])));
  return (
    <>
      <ListsBar user={user} shown={shown} onShow={setShown} bookmarkCount={bookmarks.length} />
      <KeptTable
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
          const count = kept?.[id]?.lists.length ?? 0;
          return count === 0 ? undefined : words.lists.leaving(name, count);
        }}
        further={[
          {
            key: 'kept',
            label: words.column,
            roomy: 'row',
            cell: ({ id }) => <KeptCell user={user} universityId={id} />,
          },
        ]}
        details={({ id, name }) => (
          <Box display="grid" gap="2">
            <ListChoice user={user} universityId={id} name={name} />
            <Note user={user} universityId={id} name={name} />
          </Box>
        )}
      />
    </>
  );
}
