/**
 * Where a page begins: at the top when one goes somewhere new, where one was when one comes back. A navigation whose
 * state has `keepScroll` (a filter changed, say) leaves the page where it is.
 */

import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { keepsScroll } from '#frontend/lib/rendering/keep-scroll.ts';
import { positionsAge, savedPosition, savePosition } from '#frontend/lib/rendering/scroll-positions.ts';

/** How long a page that is still growing may take until it is as tall as it was. */
const PATIENCE_MS = 1500;

/** The router's key of an entry; the first one of a visit has none of its own, so its address stands in. */
function entryKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** Whether the page was loaded afresh by a link or an address, not by a reload or by coming back. */
function loadedAfresh(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

export function useScroll(): void {
  const location = useLocation();
  const key = entryKey(location);
  const first = location.key === 'default';
  const type = useNavigationType();
  const fresh = useRef<boolean | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // Noted as one scrolls, kept as one leaves: by then the next page may already have changed how far down one is.
  useLayoutEffect(() => {
    let y = 0;
    const note = () => {
      y = window.scrollY;
    };
    // Asked right now, the browser would have to lay the new page out once more than it does anyway.
    const soon = requestAnimationFrame(note);
    const begun = positionsAge;
    const keep = () => savePosition(key, y, begun);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      cancelAnimationFrame(soon);
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
    };
  }, [key]);

  useLayoutEffect(() => {
    if (type !== 'POP') {
      if (!keepsScroll(location.state)) window.scrollTo(0, 0);
      return;
    }
    fresh.current ??= loadedAfresh();
    const opened = first && fresh.current;
    fresh.current = false;
    if (opened) return;
    const target = savedPosition(key);
    const giveUp = performance.now() + PATIENCE_MS;
    let frame = 0;
    const stop = () => cancelAnimationFrame(frame);
    const restore = () => {
      window.scrollTo(0, target);
      if (Math.abs(window.scrollY - target) > 2 && performance.now() < giveUp) frame = requestAnimationFrame(restore);
    };
    restore();
    window.addEventListener('wheel', stop, { once: true, passive: true });
    window.addEventListener('touchstart', stop, { once: true, passive: true });
    return () => {
      stop();
      window.removeEventListener('wheel', stop);
      window.removeEventListener('touchstart', stop);
    };
  }, [key, first, location.state, type]);
}
