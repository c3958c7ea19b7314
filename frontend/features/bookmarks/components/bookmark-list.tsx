/** What somebody keeps, newest first: remove one, or all of them behind a question. */
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { UniversityCard } from '#schema/api/university.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { UniversityRow } from '../../../components/university-row.tsx';
import { myUniversitiesWords as words } from '../../../content/my-universities.ts';
import { bookmarksAtom, withoutBookmark } from '../state.ts';

interface BookmarkListProps {
  /** Buttons of other features, before "Remove". */
  actions?: (university: UniversityCard) => ReactNode;
  /** What is said of a bookmark beneath it. */
  details?: (university: UniversityCard) => ReactNode;
  /** Buttons over the list. */
  tools?: ReactNode;
  /** Called before a bookmark goes; false keeps it. */
  beforeRemoving?: (university: UniversityCard) => boolean | Promise<boolean>;
}

export function BookmarkList({ actions, details, tools, beforeRemoving }: BookmarkListProps) {
  const [bookmarks, setBookmarks] = useAtom(bookmarksAtom);
  const [asking, setAsking] = useState(false);
  const remove = async (university: UniversityCard) => {
    if (beforeRemoving && !(await beforeRemoving(university))) return;
    setBookmarks(withoutBookmark(bookmarks, university.id));
  };
  return (
    <>
      <Box mt="5" display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
        {tools}
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          {words.clearBookmarks.open}
        </Button>
      </Box>
      <Box as="ul" mt="2">
        {bookmarks.toReversed().map((university) => (
          <UniversityRow
            key={university.id}
            university={university}
            actions={
              <>
                {actions?.(university)}
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={words.removeNamed(university.name)}
                  onClick={() => void remove(university)}
                >
                  {words.remove}
                </Button>
              </>
            }
          >
            {details?.(university)}
          </UniversityRow>
        ))}
      </Box>
      <ConfirmDialog
        open={asking}
        words={words.clearBookmarks}
        onClose={() => setAsking(false)}
        onConfirm={() => setBookmarks([])}
      />
    </>
  );
}
