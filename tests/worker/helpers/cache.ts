/** KV in memory, which can fail, be slow, and shows what was written. */

interface Entry {
  value: string | ArrayBuffer;
  metadata: unknown;
  expirationTtl: number | undefined;
}

export interface FakeCache {
  binding: KVNamespace;
  entries: Map<string, Entry>;
  /** Keys in the order they were written, repeats included. */
  writes: string[];
  reads: number;
  delay: number;
  failing: Error | null;
}

// The types of workers want all options named.
const WITH_MARK = new TextDecoder('utf-8', { ignoreBOM: true, fatal: false });

/** Whether a text or bytes were put, what is asked for decides what comes; a text comes with the mark it begins with, as KV's does. */
function valueAs(type: string, value: Entry['value']): Entry['value'] | ReadableStream | null {
  if (type === 'stream') return new Response(value).body;
  return type === 'text' && typeof value !== 'string' ? WITH_MARK.decode(value) : value;
}

export function fakeCache(): FakeCache {
  const cache: FakeCache = {
    entries: new Map(),
    writes: [],
    reads: 0,
    delay: 0,
    failing: null,
    binding: {
      async getWithMetadata(key: string, type: string) {
        cache.reads++;
        if (cache.delay > 0) await new Promise((resolve) => setTimeout(resolve, cache.delay));
        if (cache.failing) throw cache.failing;
        const entry = cache.entries.get(key);
        if (!entry) return { value: null, metadata: null };
        return { value: valueAs(type, entry.value), metadata: entry.metadata };
      },
      async put(key: string, value: string | Uint8Array<ArrayBuffer>, options: KVNamespacePutOptions = {}) {
        if (cache.failing) throw cache.failing;
        cache.writes.push(key);
        cache.entries.set(key, {
          value: typeof value === 'string' ? value : value.slice().buffer,
          metadata: options.metadata,
          expirationTtl: options.expirationTtl,
        });
      },
    } as unknown as KVNamespace,
  };
  return cache;
}
