/**
 * Listener for Back and Forward that runs before the router's: listeners of the window are called in the order they
 * came, so this one is added by the site's first script. Nothing is done about them unless somebody guards
 * (use-leave-guard.ts).
 */
let guard: ((event: PopStateEvent) => void) | null = null;

export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Sets the function that hears of every history step first; null removes it. */
export function guardHistory(next: typeof guard): void {
  guard = next;
}
