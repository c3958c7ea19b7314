/** Copies of answers, each with the time it came, at most so many of a kind; what was fetched last stays longest. */
import { COPIED_AT, COPIES_PREFIX as PREFIX } from './protocol.ts';

/** Bumped when what is kept changes its form; older copies are then dropped. */
const FORMAT = 1;

export const cacheNameOf = (kind: string): string => `${PREFIX}${FORMAT}-${kind}`;

/** Whether a cache holds copies in a form this version no longer reads. */
export function isOldFormat(cacheName: string): boolean {
  return cacheName.startsWith(PREFIX) && !cacheName.startsWith(`${PREFIX}${FORMAT}-`);
}

/** Whether an answer may be kept: complete, from this site, and the same for everyone by its own word. */
export function mayStore(response: Response): boolean {
  const control = response.headers.get('cache-control') ?? '';
  return response.status === 200 && !/\b(no-store|private)\b/.test(control) && !response.redirected;
}

/** Keeps a copy under `address`, the oldest beyond `most` falling out. A full storage is only logged. */
export async function storeCopy(
  storage: CacheStorage,
  kind: string,
  most: number,
  address: string,
  response: Response,
  now: number,
): Promise<void> {
  try {
    const headers = new Headers(response.headers);
    headers.set(COPIED_AT, new Date(now).toISOString());
    const copy = new Response(await response.arrayBuffer(), { headers });
    const cache = await storage.open(cacheNameOf(kind));
    // A copy that is put again keeps its old place in line, so it is taken out first.
    await cache.delete(address);
    await cache.put(address, copy);
    const addresses = await cache.keys();
    await Promise.all(addresses.slice(0, Math.max(0, addresses.length - most)).map((oldest) => cache.delete(oldest)));
  } catch (error) {
    console.warn(`Could not keep ${address}`, error);
  }
}

export async function offlineCopy(storage: CacheStorage, kind: string, address: string): Promise<Response | undefined> {
  const cache = await storage.open(cacheNameOf(kind));
  return cache.match(address, { ignoreVary: true });
}
