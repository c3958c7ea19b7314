/** Whether one is on the way down a page; not at its beginning and its end. */
import { useEffect, useState } from 'react';

/** Pixels that a hand which rests on the glass moves. */
const TREMBLE = 8;
/** Pixels from either end that count as the end. */
const END = 48;

export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const y = window.scrollY;
      const left = document.documentElement.scrollHeight - window.innerHeight - y;
      if (y < END || left < END) setDown(false);
      else if (Math.abs(y - last) < TREMBLE) return;
      else setDown(y > last);
      last = y;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return down;
}
