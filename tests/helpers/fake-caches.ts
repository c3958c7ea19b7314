/** The browser's cache storage in memory, for tests in Node: what the service worker uses of it. */

import { ORIGIN } from './origin.ts';

const urlOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, ORIGIN).href;

function fakeCache() {
  const entries = new Map<string, Response>();
  return {
    match: async (request: RequestInfo | URL) => entries.get(urlOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void entries.set(urlOf(request), response),
    delete: async (request: RequestInfo | URL) => entries.delete(urlOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    async addAll(paths: string[]) {
      const answers = await Promise.all(paths.map((path) => fetch(path)));
      if (answers.some(({ ok }) => !ok)) throw new TypeError('A request failed');
      paths.forEach((path, index) => void entries.set(urlOf(path), answers[index] as Response));
    },
  };
}

/** Caches keep the order they were opened in, entries that of their first `put`, as in browsers. */
export function fakeCaches(): CacheStorage {
  const caches = new Map<string, ReturnType<typeof fakeCache>>();
  const storage = {
    async open(name: string) {
      const cache = caches.get(name) ?? fakeCache();
      caches.set(name, cache);
      return cache;
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    async match(request: RequestInfo | URL) {
      for (const cache of caches.values()) {
        const found = await cache.match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
  return storage as unknown as CacheStorage;
}
