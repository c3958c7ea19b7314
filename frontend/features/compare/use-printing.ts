/** Whether the page is being printed, so that a sheet can hold what a screen shows in parts. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const print = matchMedia('print');
    // The browser lays the sheet out as soon as this returns: React must have drawn by then.
    const update = (next: boolean) => flushSync(() => setPrinting(next));
    const before = () => update(true);
    const after = () => update(false);
    const onChange = () => update(print.matches);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    print.addEventListener('change', onChange);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      print.removeEventListener('change', onChange);
    };
  }, []);
  return printing;
}
