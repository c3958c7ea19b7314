/** Fake browser storage, cookies and events, for tests in Node. */
import { vi } from 'vitest';

/** Local storage and the storage event; `writeElsewhere` writes as another tab would, null clears everything. */
export function fakeBrowser() {
  const values = new Map<string, string>();
  const events = new EventTarget();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (at: number) => [...values.keys()][at] ?? null,
    get length() {
      return values.size;
    },
  };
  return {
    storage,
    install() {
      values.clear();
      vi.stubGlobal('localStorage', storage);
      vi.stubGlobal('window', events);
    },
    restore() {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
    writeElsewhere(key: string, value: string | null) {
      if (value === null) values.clear();
      else values.set(key, value);
      events.dispatchEvent(Object.assign(new Event('storage'), { key: value === null ? null : key }));
    },
  };
}
