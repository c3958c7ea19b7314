/** Whether one is on the way back up a page whose head is out of sight: then the menu is wanted, and no line is being read. */
import { useEffect, useState } from 'react';

/** Pixels that a hand which rests on the glass moves. */
const TREMBLE = 8;
/** Pixels from the top within which the header is on the screen, or soon will be. */
const HEAD = 80;

export function useWayBack(): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const y = window.scrollY;
      if (y < HEAD) setBack(false);
      else if (Math.abs(y - last) < TREMBLE) return;
      else setBack(y < last);
      last = y;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return back;
}
