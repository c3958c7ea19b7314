/** Hook: whether a media query matches, kept up to date. */
import { useSyncExternalStore } from 'react';

/** From here on two columns stand side by side (the breakpoint `md`). */
export const WIDE = '(min-width: 768px)';

/** `drawnAs` is the value with which the page is rendered before the window is known. */
export function useMediaQuery(query: string, drawnAs = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => drawnAs,
  );
}
