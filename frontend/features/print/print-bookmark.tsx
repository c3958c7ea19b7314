/** Prints the sheet of a school of a list: its record is asked for when that is wanted. */

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { Button } from '#frontend/components/styled/button.tsx';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { printWords as words } from '#words/university/print.ts';

const UniversitySheet = lazyPart(() =>
  import('./components/university-sheet.tsx').then((module) => module.UniversitySheet),
);

export function PrintBookmark({ slug, name }: { slug: string; name: string }) {
  const [record, setRecord] = useState<UniversityRecordView | null>(null);
  const [pending, setPending] = useState(false);
  // The list itself is what the browser's own way prints, once the sheet is done.
  useEffect(() => {
    const done = () => setRecord(null);
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, []);
  const print = async () => {
    setPending(true);
    try {
      const [university] = await Promise.all([
        callApi(endpoints.universityBySlug, { params: { slug } }),
        UniversitySheet.load(),
      ]);
      flushSync(() => setRecord(university));
      window.print();
    } catch (error) {
      console.warn(error);
      showToast(words.failed);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={words.printNamed(name)}
        disabled={pending}
        onClick={() => void print()}
      >
        {words.print}
      </Button>
      {record ? (
        <Suspense>
          <UniversitySheet university={record} />
        </Suspense>
      ) : null}
    </>
  );
}
