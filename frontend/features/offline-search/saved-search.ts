/** Saves the search in this browser, replaces the copy with a newer one, and removes it. */
import { hasSavedSearch, registerWorker } from '#frontend/lib/browser/worker-script.ts';
import { COPIED_AT, type Message, type SavedSearch, SEARCH_CACHE } from '#frontend/service-worker/protocol.ts';

export type SaveFault = 'offline' | 'cutOff' | 'full' | 'unavailable' | 'unsupported';

/** Why the search was not saved; what was saved before is as it was. */
export class SaveError extends Error {
  readonly fault: SaveFault;
  constructor(fault: SaveFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** Milliseconds. The worker of an earlier release does not know the question. */
const ANSWER_TIME = 20_000;
/** Milliseconds a new worker has to begin beside this page; one of a newer build waits for a reload. */
const BEGIN_TIME = 10_000;
/** A browser that is nearly full drops all that a site has stored. */
const SPACE_FACTOR = 2;
const DAY = 24 * 60 * 60 * 1000;

async function activeWorker(): Promise<ServiceWorker> {
  if (!('serviceWorker' in navigator) || !('DecompressionStream' in window)) throw new SaveError('unsupported');
  const ready = await within(ANSWER_TIME, navigator.serviceWorker.ready);
  if (!ready.active) throw new SaveError('unsupported');
  return ready.active;
}

function within<T>(time: number, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new SaveError('unsupported')), time)),
  ]);
}

/** What is saved. Throws SaveError `unsupported` where nothing can be. */
export async function describeSaved(): Promise<SavedSearch> {
  const worker = await activeWorker();
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<SavedSearch>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as SavedSearch);
  });
  worker.postMessage({ type: 'saved-search' } satisfies Message, [port2]);
  return within(ANSWER_TIME, answer);
}

/** Bytes of the download, the engine included. Throws SaveError. */
export async function downloadSize({ copy, engineBytes }: SavedSearch): Promise<number> {
  const head = await asked(copy, { method: 'HEAD' });
  return Number(head.headers.get('content-length')) + engineBytes;
}

async function asked(copy: string, init: RequestInit): Promise<Response> {
  const response = await fetch(copy, { ...init, cache: 'no-store' }).catch((error: unknown) => {
    throw new SaveError('offline', error);
  });
  if (!response.ok && response.status !== 304) throw new SaveError('unavailable');
  return response;
}

/** Saves the copy and then the engine. `onProgress` hears the part that has come, 0 to 1. Throws SaveError. */
export async function saveSearch(onProgress: (part: number) => void): Promise<void> {
  const { copy } = await describeSaved();
  const response = await asked(copy, {});
  await requireSpace(Number(response.headers.get('content-length')));
  await store(copy, await whole(response, onProgress), response);
  try {
    await beginWith(await registerWorker());
  } catch (error) {
    // A copy that nothing can open is none.
    await caches.delete(SEARCH_CACHE);
    throw error instanceof SaveError ? error : new SaveError('offline', error);
  }
}

async function requireSpace(bytes: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - (usage ?? 0) < bytes * SPACE_FACTOR) throw new SaveError('full');
  // So that the browser does not drop it when space runs short; a refusal changes nothing.
  await navigator.storage?.persist?.().catch(() => false);
}

/** The bytes, if all of them came: their number, and the checksum of gzip. */
async function whole(response: Response, onProgress: (part: number) => void): Promise<Blob> {
  const size = Number(response.headers.get('content-length'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  try {
    const reader = response.body?.getReader();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done || !value) break;
      chunks.push(value);
      received += value.length;
      if (size > 0) onProgress(Math.min(1, received / size));
    }
    const bytes = new Blob(chunks);
    await new Response(bytes.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
    return bytes;
  } catch (error) {
    throw new SaveError('cutOff', error);
  }
}

/** Puts the copy in the place of an older one, which is there until then. */
async function store(copy: string, bytes: Blob, { headers }: Response): Promise<void> {
  const existed = await hasSavedSearch();
  try {
    const cache = await caches.open(SEARCH_CACHE);
    const own = { [COPIED_AT]: new Date().toISOString(), etag: headers.get('etag') ?? '' };
    await cache.put(copy, new Response(bytes, { headers: own }));
    const others = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== copy);
    await Promise.all(others.map((other) => cache.delete(other)));
  } catch (error) {
    if (!existed) await caches.delete(SEARCH_CACHE);
    throw new SaveError('full', error);
  }
}

/** Waits for the worker that brings the engine. */
async function beginWith({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (!worker) return;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new SaveError('offline'));
      if (worker.state === 'activated') resolve();
      // A worker of a newer build has all it needs, and begins with the next page.
      if (worker.state === 'installed') setTimeout(resolve, BEGIN_TIME);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Removes the copy, and the engine with the next registration that succeeds. */
export async function removeSearch(): Promise<void> {
  await caches.delete(SEARCH_CACHE);
  await registerWorker().catch(() => undefined);
}

/**
 * Brings a saved search up to date: once a day, or at once where this release can't open it. The copy there is answers
 * until the newer one is whole; nothing is said when it fails, for the copy says how old it is.
 */
export async function refreshSavedSearch(): Promise<void> {
  const { copy, state, savedAt } = await describeSaved();
  if (state === 'none' || (state === 'ready' && Date.now() - Date.parse(savedAt ?? '') < DAY)) return;
  const stored = state === 'ready' ? await caches.match(copy, { cacheName: SEARCH_CACHE }) : undefined;
  const response = await asked(copy, { headers: { 'if-none-match': stored?.headers.get('etag') ?? '' } });
  // Removed meanwhile.
  if (!(await hasSavedSearch())) return;
  // The same still holds: what it says of its age is when it was last known to.
  const bytes = response.status === 304 ? await stored?.blob() : await whole(response, () => undefined);
  if (bytes) await store(copy, bytes, response.status === 304 && stored ? stored : response);
}
