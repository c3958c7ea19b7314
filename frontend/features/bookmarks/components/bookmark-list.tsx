/** What somebody keeps, newest first: remove one, or all of them behind a question. */

import { useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { ActionsMenu, MenuAction } from '#frontend/components/ui/actions-menu.tsx';
import { ConfirmDialog, type ConfirmWords } from '#frontend/components/ui/confirm-dialog.tsx';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { bookmarkTableWords, myUniversitiesWords as words } from '#words/saved/my-universities.ts';
import { bookmarksAtom, withoutBookmark } from '../state.ts';

interface BookmarkListProps {
  /** Draws those that show, newest first. */
  children: (
    universities: readonly UniversityCard[],
    onRemove: (university: UniversityCard) => void,
    /** The line over them, with a control of the page's own: lists, and what can be done. */
    lineWith: (control: ReactNode) => ReactNode,
  ) => ReactNode;
  /** The lists one chooses from. */
  lists?: ReactNode;
  /** What can be done with all that show. */
  tools?: ReactNode;
  /** What one does with the schools that are picked. */
  withPicked?: ReactNode;
  /** What must be said before a bookmark goes; undefined when nothing must. */
  warningOf?: (university: UniversityCard) => ConfirmWords | undefined;
  /** Only these are shown; without it all. */
  only?: ReadonlySet<number> | undefined;
  /** Stands where none is shown. */
  none?: ReactNode;
}

const LISTS = { flex: { base: '1 1 100%', md: '1 1 20rem' } } as const;
/** Where nothing is to be put in order, a phone has the lists and what can be done in one line. */
const LISTS_IN_LINE = { flex: { base: '1 1 8rem', md: '1 1 20rem' } } as const;
const NO_LISTS = { hideBelow: 'md', flex: '1' } as const;

export function BookmarkList({ children, lists, tools, withPicked, warningOf, only, none }: BookmarkListProps) {
  const bookmarks = useStoredList(bookmarksAtom);
  const setBookmarks = useSetAtom(bookmarksAtom);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState<{ university: UniversityCard; words: ConfirmWords } | null>(null);
  const remove = (university: UniversityCard) => setBookmarks(withoutBookmark(bookmarks, university.id));
  const ask = (university: UniversityCard) => {
    const warning = warningOf?.(university);
    if (warning) setLeaving({ university, words: warning });
    else remove(university);
  };
  const shown = bookmarks.toReversed().filter(({ id }) => only === undefined || only.has(id));
  const lineWith = (control: ReactNode) => (
    <Flex flexWrap="wrap" alignItems="flex-start" gap="2" mt={{ base: '3', md: '5' }} _print={{ display: 'none' }}>
      <Box {...(lists ? (control === null ? LISTS_IN_LINE : LISTS) : NO_LISTS)} minW="0">
        {lists}
      </Box>
      {control}
      <Flex gap="2" ms="auto">
        {withPicked}
        {tools}
        <ActionsMenu label={bookmarkTableWords.actions} dots>
          <MenuAction onClick={() => setAsking(true)}>{words.clearBookmarks.open}</MenuAction>
        </ActionsMenu>
      </Flex>
    </Flex>
  );
  return (
    <>
      {shown.length === 0 ? (
        <>
          {lineWith(null)}
          <Box mt="6">{none}</Box>
        </>
      ) : (
        children(shown, ask, lineWith)
      )}
      {leaving ? (
        <ConfirmDialog
          open
          words={leaving.words}
          onClose={() => setLeaving(null)}
          onConfirm={() => remove(leaving.university)}
        />
      ) : null}
      <ConfirmDialog
        open={asking}
        words={words.clearBookmarks}
        onClose={() => setAsking(false)}
        onConfirm={() => setBookmarks([])}
      />
    </>
  );
}
