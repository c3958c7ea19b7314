/** Prints a comparison on one page, as the browser's own way to print does; what starts it is the page's. */

import type { ReactNode } from 'react';
import { useSheet } from '#frontend/components/print/use-sheet.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';

const ComparisonSheet = lazyPart(() =>
  import('./components/comparison-sheet.tsx').then((module) => module.ComparisonSheet),
);

interface PrintComparisonProps {
  records: readonly UniversityRecordView[];
  children: (print: () => void) => ReactNode;
}

export function PrintComparison({ records, children }: PrintComparisonProps) {
  const { due, print } = useSheet(ComparisonSheet, 'page');
  return (
    <>
      {children(() => void print())}
      {due ? (
        <Suspense>
          <ComparisonSheet records={records} />
        </Suspense>
      ) : null}
    </>
  );
}
