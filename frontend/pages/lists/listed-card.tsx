/**
 * A university of a list with all that can be done with it. Each card follows its own state alone: a press draws one card
 * anew, and not the page with all the others (`npm run bench -- presses`).
 */

import { useSetAtom } from 'jotai';
import { memo } from 'react';
import { BookmarkToggle } from '#frontend/features/bookmarks/bookmark-toggle.tsx';
import {
  addToComparisonAtom,
  type Compared,
  comparisonAtom,
  removeFromComparisonAtom,
} from '#frontend/features/compare/state.ts';
import { Hideable } from '#frontend/features/hidden/components/hideable.tsx';
import { UniversityCard } from '#frontend/features/search/components/university-card.tsx';
import { useStoredPart } from '#frontend/lib/storage/use-stored-atom.ts';
import type { FoundUniversity } from '#schema/api/search.ts';

interface ListedCardProps {
  university: FoundUniversity;
  /** Its picture is on the first screen. */
  eager: boolean;
  /** It explains the terms on it. */
  explained: boolean;
  artsSaid?: boolean;
}

const isCompared = (list: readonly Compared[], id: number) => list.some((one) => one.id === id);

export const ListedCard = memo(function ListedCard({
  university,
  eager,
  explained,
  artsSaid = false,
}: ListedCardProps) {
  const { id, name } = university;
  const compared = useStoredPart(comparisonAtom, isCompared, id, false);
  const addToComparison = useSetAtom(addToComparisonAtom);
  const removeFromComparison = useSetAtom(removeFromComparisonAtom);
  return (
    <Hideable
      university={university}
      card={(hide) => (
        <UniversityCard
          university={university}
          eager={eager}
          explained={explained}
          artsSaid={artsSaid}
          bookmark={<BookmarkToggle university={university} variant="icon" />}
          compared={compared}
          onCompare={() => addToComparison({ id, name }, true)}
          onUncompare={() => removeFromComparison(id)}
          hide={hide}
        />
      )}
    />
  );
});
