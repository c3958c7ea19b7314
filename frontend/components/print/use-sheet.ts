/** Hook: a sheet that is printed in place of the page by a button, and by the browser's own way to print if it is the page's own. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onIdle } from '#frontend/lib/rendering/on-idle.ts';

/** The page's own is there as soon as the page is quiet; another as long as it is printed, since the browser prints the page. */
type SheetOf = 'page' | 'press';

export function useSheet(
  sheet: { load: () => Promise<unknown> },
  of: SheetOf,
): { due: boolean; print: () => Promise<void> } {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (of === 'page') return onIdle(() => void sheet.load().then(() => setDue(true)));
    const done = () => setDue(false);
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, [sheet, of]);
  const print = async () => {
    await sheet.load();
    flushSync(() => setDue(true));
    window.print();
  };
  return { due, print };
}
