/** Prints a university's sheet. The browser's own way to print gets the same sheet, as soon as the page is quiet. */

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#frontend/components/styled/button.tsx';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { onIdle } from '#frontend/lib/rendering/on-idle.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { printWords as words } from '#words/university/print.ts';

const UniversitySheet = lazyPart(() =>
  import('./components/university-sheet.tsx').then((module) => module.UniversitySheet),
);

export function PrintUniversity({ university }: { university: UniversityRecordView }) {
  const [due, setDue] = useState(false);
  useEffect(() => onIdle(() => void UniversitySheet.load().then(() => setDue(true))), []);
  const print = async () => {
    await UniversitySheet.load();
    flushSync(() => setDue(true));
    window.print();
  };
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
