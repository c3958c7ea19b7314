/**
 * Where a page begins: at the top when one goes somewhere new, where one was when one comes back. A navigation whose
 * state has `keepScroll` (a filter changed, say) leaves the page where it is.
 */
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { savedPosition, savePosition } from '../../lib/scroll-positions.ts';

/** How long a page that is still growing may take until it is as tall as it was. */
const PATIENCE_MS = 1500;

export function useScroll(): void {
  const location = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const save = () => savePosition(location.key, window.scrollY);
    window.addEventListener('scrollend', save);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scrollend', save);
      window.removeEventListener('pagehide', save);
    };
  }, [location.key]);

  useLayoutEffect(() => {
    if (type !== 'POP') {
      const keep = (location.state as { keepScroll?: boolean } | null)?.keepScroll === true;
      if (!keep) window.scrollTo(0, 0);
      return;
    }
    const target = savedPosition(location.key);
    if (target === 0) return;
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
  }, [location.key, location.state, type]);
}
