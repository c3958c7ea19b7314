/** Prints a comparison on one page, as the browser's own way to print does. */

import { useSheet } from '#frontend/components/print/use-sheet.ts';
import { Button } from '#frontend/components/styled/button.tsx';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { printWords as words } from '#words/university/print.ts';

const ComparisonSheet = lazyPart(() =>
  import('./components/comparison-sheet.tsx').then((module) => module.ComparisonSheet),
);

export function PrintComparison({ records }: { records: readonly UniversityRecordView[] }) {
  const { due, print } = useSheet(ComparisonSheet, 'page');
  return (
    <>
      <Button variant="outline" size="sm" disabled={records.length === 0} onClick={() => void print()}>
        {words.print}
      </Button>
      {due ? (
        <Suspense>
          <ComparisonSheet records={records} />
        </Suspense>
      ) : null}
    </>
  );
}
