/** Puts work off until the page has loaded and has nothing else to do, so that it takes nothing from the first screen. */

/** Milliseconds after which it is done in any case. */
const PATIENCE = 5_000;

export function onIdle(work: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: PATIENCE });
    else setTimeout(work, PATIENCE / 2);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
