/** Registers the service worker once the page has settled, and notes when a newer build of the site is ready. */
import { hasSavedSearch, registerWorker } from '#frontend/lib/browser/worker-script.ts';
import { noteNewerBuild } from '#frontend/lib/rendering/newer-build.ts';
import { onIdle } from '#frontend/lib/rendering/on-idle.ts';
import type { Message } from '#frontend/service-worker/protocol.ts';

/** Milliseconds between two looks for a newer build in a tab that stays open. */
const LOOK_AGAIN = 60 * 60 * 1000;

/** Registers after the page has loaded and gone quiet, unless the visitor asked to save data. */
export function registerServiceWorker(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!('serviceWorker' in navigator) || connection?.saveData) return;
  onIdle(() => {
    register().catch((error: unknown) => console.warn('The site cannot be kept for use without a network', error));
  });
}

async function register(): Promise<void> {
  const registration = await registerWorker();
  if (registration.waiting) await meet(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void meet(worker);
    });
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
  if (!(await hasSavedSearch())) return;
  const { refreshSavedSearch } = await import('#frontend/features/offline-search/saved-search.ts');
  await refreshSavedSearch();
}

/**
 * A worker that has been installed beside the one at work. Of this page's own build it may begin at once; of a newer
 * one it waits, and the visitor is offered a reload.
 */
async function meet(worker: ServiceWorker): Promise<void> {
  if (!navigator.serviceWorker.controller) return;
  if (await holds(worker, new URL(import.meta.url).pathname)) {
    worker.postMessage({ type: 'take-over' } satisfies Message);
    return;
  }
  noteNewerBuild('ready');
}

function holds(worker: ServiceWorker, file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ type: 'holds', file } satisfies Message, [port2]);
  });
}
