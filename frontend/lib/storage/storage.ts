/**
 * Access to the browser's storage, which may be full, switched off or hold what another version wrote: failures are
 * only logged.
 */
import { ON_SERVER } from '../rendering/on-server.ts';

const PREFIX = 'campusatlas:';

/**
 * All that this site stores in a browser, under `campusatlas:`. The privacy policy names each of them, and a test holds it
 * to that; `unsent:` has the id of a user behind it.
 */
export const STORAGE_KEYS = [
  'account-hint',
  'agreed-bookmarks',
  'agreed-plan',
  'agreed-situation',
  'agreed-views',
  'board',
  'bookmarked-universities',
  'can-pay',
  'color-mode',
  'compare-differences',
  'comparison',
  'database-bookmark',
  'help-votes',
  'language',
  'last-search',
  'owed-logout',
  'own-prices',
  'plan',
  'plan-aside',
  'published-prices',
  'recently-viewed',
  'results-view',
  'signed-in-user',
  'situation',
  'situation-aside',
  'students',
  'viewed-at',
] as const;
export type StorageKey = (typeof STORAGE_KEYS)[number] | `unsent:${string}`;

/** The stored value as the reader accepts it, or the fallback. */
export function readStored<T>(key: StorageKey, accept: (value: unknown) => T | null, fallback: T): T {
  if (ON_SERVER) return fallback;
  try {
    const text = localStorage.getItem(PREFIX + key);
    if (text === null) return fallback;
    return accept(JSON.parse(text)) ?? fallback;
  } catch (error) {
    console.warn(`Could not read ${key} from the browser's storage`, error);
    return fallback;
  }
}

export function writeStored(key: StorageKey, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch (error) {
    console.warn(`Could not keep ${key} in the browser's storage`, error);
  }
}

/** Key of a pending logout (api/pending-logout.ts): the user's id, and ids of unsent bookmarks. */
export const PENDING_LOGOUT = 'owed-logout';

/** Belong to the device and stay when its user goes; everything else under the prefix is somebody's. */
const OF_THE_DEVICE: readonly StorageKey[] = ['color-mode', 'language', 'account-hint', PENDING_LOGOUT];

/** In front of the id of a user: what waits for that user alone (lib/outbox.ts). */
export const OUTBOX = 'unsent:';
/** Where the changes of a user's plan wait, beside those of the bookmarks. */
export const planOutboxKey = (userId: string): StorageKey => `${OUTBOX}plan-${userId}`;

/** Removes what somebody kept, chose or looked at, here and in every tab. */
export function forgetStored(): void {
  for (const key of storedKeys()) if (!OF_THE_DEVICE.includes(key) && !key.startsWith(OUTBOX)) removeStored(key);
  // Browsers notify the other tabs; this one is notified here.
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
}

/** Our keys that begin with a text. */
export function storedKeys(start = ''): StorageKey[] {
  try {
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length) as StorageKey);
  } catch (error) {
    console.warn("Could not look through the browser's storage", error);
    return [];
  }
}

export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch (error) {
    console.warn(`Could not remove ${key} from the browser's storage`, error);
  }
}

/** Calls back when another tab changes the key, or everything was forgotten; returns how to stop. */
export function onStoredElsewhere(key: StorageKey, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === PREFIX + key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** The value held when the other says the same: what shows it need not render again. */
export function keepEqual<T>(held: T, read: T): T {
  return JSON.stringify(held) === JSON.stringify(read) ? held : read;
}
