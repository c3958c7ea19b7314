/** What somebody keeps, newest first: remove one, or all of them behind a question. */

import { useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { PhoneFold } from '#frontend/components/page/phone-fold.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { ConfirmDialog, type ConfirmWords } from '#frontend/components/ui/confirm-dialog.tsx';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { myUniversitiesWords as words } from '#words/saved/my-universities.ts';
import { bookmarksAtom, withoutBookmark } from '../state.ts';

interface BookmarkListProps {
  /** Draws those that show, newest first. */
  children: (universities: readonly UniversityCard[], onRemove: (university: UniversityCard) => void) => ReactNode;
  /** Buttons over the list; a phone folds them. */
  tools?: ReactNode;
  /** What one does with the schools that are picked: it is never folded. */
  withPicked?: ReactNode;
  /** What must be said before a bookmark goes; undefined when nothing must. */
  warningOf?: (university: UniversityCard) => ConfirmWords | undefined;
  /** Only these are shown; without it all. */
  only?: ReadonlySet<number> | undefined;
  /** Stands where none is shown. */
  none?: ReactNode;
}

export function BookmarkList({ children, tools, withPicked, warningOf, only, none }: BookmarkListProps) {
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
  return (
    <>
      <Box mt={{ base: '1', md: '5' }} _print={{ display: 'none' }}>
        <PhoneFold
          heading={(id) => (
            <Box id={id} hideFrom="md" textStyle="sm" fontWeight="medium">
              {words.tools}
            </Box>
          )}
        >
          <Wrap justifyContent={{ md: 'flex-end' }} gap="2">
            {tools}
            <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
              {words.clearBookmarks.open}
            </Button>
          </Wrap>
        </PhoneFold>
        {withPicked}
      </Box>
      {shown.length === 0 ? <Box mt="6">{none}</Box> : children(shown, ask)}
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
