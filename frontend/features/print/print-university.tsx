/** Prints a university's sheet. */

import { useSheet } from '#frontend/components/print/use-sheet.ts';
import { Button } from '#frontend/components/styled/button.tsx';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { printButtonWords as words } from '#words/university/print-button.ts';

const UniversitySheet = lazyPart(() =>
  import('./components/university-sheet.tsx').then((module) => module.UniversitySheet),
);

export function PrintUniversity({ university }: { university: UniversityRecordView }) {
  const { due, print } = useSheet(UniversitySheet, 'page');
  return (
    <>
      <Button variant="outline" aria-label={words.printNamed(university.name)} onClick={() => void print()}>
        {words.print}
      </Button>
      {due ? (
        <Suspense>
          <UniversitySheet university={university} />
        </Suspense>
      ) : null}
    </>
  );
}
