/** The browser's storage, which may be full, switched off or hold what another version wrote: failures are only logged. */

const PREFIX = 'campusatlas:';

/** The stored value as the reader accepts it, or the fallback. */
export function readStored<T>(key: string, accept: (value: unknown) => T | null, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    if (text === null) return fallback;
    return accept(JSON.parse(text)) ?? fallback;
  } catch (error) {
    console.warn(`Could not read ${key} from the browser's storage`, error);
    return fallback;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch (error) {
    console.warn(`Could not keep ${key} in the browser's storage`, error);
  }
}

/** Calls back when another tab changes the key; returns how to stop. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === PREFIX + key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** The value held when the other says the same: whoever shows it need not be drawn again. */
export function keepEqual<T>(held: T, read: T): T {
  return JSON.stringify(held) === JSON.stringify(read) ? held : read;
}
