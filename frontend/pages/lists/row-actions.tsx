/** What can be done with a school in somebody else's list: save it, and put it into a comparison. */

import { useSetAtom } from 'jotai';
import { Button } from '#frontend/components/styled/button.tsx';
import { CheckIcon, PlusIcon } from '#frontend/components/ui/icons.tsx';
import { BookmarkToggle } from '#frontend/features/bookmarks/bookmark-toggle.tsx';
import {
  addToComparisonAtom,
  type Compared,
  comparisonAtom,
  removeFromComparisonAtom,
} from '#frontend/features/compare/state.ts';
import { useStoredPart } from '#frontend/lib/storage/use-stored-atom.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { compareWords } from '#words/compare/compare.ts';

const isCompared = (list: readonly Compared[], id: number) => list.some((one) => one.id === id);

function RowActions({ university }: { university: UniversityCard }) {
  const { id, name } = university;
  const compared = useStoredPart(comparisonAtom, isCompared, id, false);
  const add = useSetAtom(addToComparisonAtom);
  const remove = useSetAtom(removeFromComparisonAtom);
  return (
    <>
      <BookmarkToggle university={university} variant="icon" />
      <Button
        variant="ghost"
        boxSize="11"
        minH="11"
        p="0"
        color={compared ? 'accent.fg' : 'fg'}
        aria-label={compared ? compareWords.remove(name) : compareWords.addNamed(name)}
        title={compared ? compareWords.inComparison : compareWords.add}
        onClick={() => (compared ? remove(id) : add({ id, name }, true))}
      >
        {compared ? <CheckIcon boxSize="4.5" /> : <PlusIcon boxSize="4.5" />}
      </Button>
    </>
  );
}

/** For a row of a list. */
export const rowActions = (university: UniversityCard) => <RowActions university={university} />;
