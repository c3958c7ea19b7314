/** The table of a list with all that can be done with a row. */

import { useSetAtom } from 'jotai';
import type { ComponentProps } from 'react';
import { BookmarkToggle } from '#frontend/features/bookmarks/bookmark-toggle.tsx';
import { addToComparisonAtom, comparisonAtom, removeFromComparisonAtom } from '#frontend/features/compare/state.ts';
import { Hideable } from '#frontend/features/hidden/components/hideable.tsx';
import { ResultsTable } from '#frontend/features/search/components/results-table.tsx';
import { SubjectTable } from '#frontend/features/search/components/subject-table.tsx';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';

type ListedTableProps = Pick<
  ComponentProps<typeof SubjectTable>,
  'universities' | 'busy' | 'beside' | 'order' | 'addressOf'
>;

export function ListedTable(list: ListedTableProps) {
  const compared = useStoredList(comparisonAtom);
  const addToComparison = useSetAtom(addToComparisonAtom);
  const removeFromComparison = useSetAtom(removeFromComparisonAtom);
  // Of a subject the list has what its graduates earn and owe.
  const Shown = list.universities.some(({ subject }) => subject !== undefined) ? SubjectTable : ResultsTable;
  return (
    <Shown
      {...list}
      bookmark={(university) => <BookmarkToggle university={university} variant="icon" />}
      isCompared={({ id }) => compared.some((one) => one.id === id)}
      onCompare={({ id, name }) => addToComparison({ id, name }, true)}
      onUncompare={({ id }) => removeFromComparison(id)}
      hideable={(university, row, frame) => <Hideable university={university} card={row} frame={frame} />}
    />
  );
}
