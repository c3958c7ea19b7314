/** Keeps a university or lets it go: a sign on cards, sign and words on a university's own page. */

import { useSetAtom } from 'jotai';
import { Button } from '#frontend/components/styled/button.tsx';
import { StarIcon } from '#frontend/components/ui/icons.tsx';
import { Tooltip } from '#frontend/components/ui/tooltip.tsx';
import { useStoredPart } from '#frontend/lib/storage/use-stored-atom.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { bookmarkWords } from '#words/saved/bookmarks.ts';
import { bookmarkedIdsAtom, toggleBookmarkAtom } from './state.ts';

interface BookmarkToggleProps {
  university: UniversityCard;
  /** `icon` is for cards, its name is "Add to bookmarks"; `text` reads "Save to Bookmarks", `bar` the same in one word. */
  variant: 'icon' | 'text' | 'bar';
}

const isBookmarked = (ids: ReadonlySet<number>, id: number) => ids.has(id);

export function BookmarkToggle({ university, variant }: BookmarkToggleProps) {
  const bookmarked = useStoredPart(bookmarkedIdsAtom, isBookmarked, university.id, false);
  const toggle = useSetAtom(toggleBookmarkAtom);
  const icon = (
    <StarIcon
      fill={bookmarked ? { base: 'gold.emphasized', _dark: 'gold.solid' } : 'none'}
      color={bookmarked ? 'gold.solid' : 'inherit'}
    />
  );

  if (variant === 'text') {
    return (
      <Button variant="outline" aria-pressed={bookmarked} onClick={() => toggle(university)}>
        {icon}
        {bookmarked ? bookmarkWords.saved : bookmarkWords.save}
      </Button>
    );
  }
  if (variant === 'bar') {
    return (
      <Button
        variant="outline"
        px="3"
        aria-pressed={bookmarked}
        aria-label={bookmarked ? bookmarkWords.saved : bookmarkWords.save}
        onClick={() => toggle(university)}
      >
        {icon}
        {bookmarked ? bookmarkWords.short.saved : bookmarkWords.short.save}
      </Button>
    );
  }
  const name = bookmarked ? bookmarkWords.remove : bookmarkWords.add;
  return (
    <Tooltip text={name} align="end">
      <Button variant="ghost" boxSize="11" minH="11" p="0" aria-label={name} onClick={() => toggle(university)}>
        {icon}
      </Button>
    </Tooltip>
  );
}
