/**
 * Hook: whether a part of the page is hydrated. The Worker draws a page for anyone, without knowing the browser or who
 * asks; the browser's first drawing must be the same, and what it knows better shows a moment later.
 */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the drawing that takes a page over from it, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
