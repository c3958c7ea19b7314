/** Prints the sheet of a school of a list: its record is asked for when that is wanted. */

import { useState } from 'react';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { useSheet } from '#frontend/components/print/use-sheet.ts';
import { Button } from '#frontend/components/styled/button.tsx';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { printButtonWords as words } from '#words/university/print-button.ts';

const UniversitySheet = lazyPart(() =>
  import('./components/university-sheet.tsx').then((module) => module.UniversitySheet),
);

export function PrintBookmark({ slug, name }: { slug: string; name: string }) {
  const [record, setRecord] = useState<UniversityRecordView | null>(null);
  const [pending, setPending] = useState(false);
  const sheet = useSheet(UniversitySheet, 'press');
  const print = async () => {
    setPending(true);
    try {
      setRecord(await callApi(endpoints.universityBySlug, { params: { slug } }));
      await sheet.print();
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
      {record && sheet.due ? (
        <Suspense>
          <UniversitySheet university={record} />
        </Suspense>
      ) : null}
    </>
  );
}
