/**
 * Hook: whether a part of the page is hydrated. The Worker renders a page for anyone, without knowing the browser or who
 * asks; the browser's first render must be the same, and what it knows better shows a moment later.
 */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
