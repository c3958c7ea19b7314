/** Hook: whether the page is being printed, so that a sheet can show what a screen shows in parts. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const print = matchMedia('print');
    // The browser lays the sheet out as soon as this returns: React must have rendered by then.
    const update = (next: boolean) => flushSync(() => setPrinting(next));
    const before = () => update(true);
    const settle = () => update(print.matches);
    // It may have begun before the page was rendered.
    setPrinting(print.matches);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', settle);
    print.addEventListener('change', settle);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', settle);
      print.removeEventListener('change', settle);
    };
  }, []);
  return printing;
}
