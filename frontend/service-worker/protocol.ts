/** Messages between a page and the service worker. */

/** Header of an answer that was kept earlier: when it came from the network, ISO 8601. */
export const COPIED_AT = 'x-from-cache';

/** How the names of the caches begin that hold what a visitor looked at. */
export const COPIES_PREFIX = 'campusatlas-kept-';

/** The cache of the search that a visitor has saved, until they remove it. */
export const SEARCH_CACHE = 'campusatlas-search';

/** What the service worker begins with: alone, and with the engine of a saved search. */
export const SCRIPT = '/service-worker.js';
export const SEARCH_SCRIPT = `${SCRIPT}?search`;

/** The saved search as a page shows it. */
export interface SavedSearch {
  /** `old`: of another release, which this one can't open. `damaged`: it can't be opened any more. */
  state: 'none' | 'ready' | 'old' | 'damaged';
  /** When the copy came from the network, ISO 8601. */
  savedAt?: string;
  /** Path of the copy to save. */
  copy: string;
  /** Bytes of the engine's script, compressed. */
  engineBytes: number;
}

export type Message =
  /** Does this worker hold the file (a path), that is: is it of the same build as the page that asks? Answered by a boolean on the port. */
  | { type: 'holds'; file: string }
  /** What is saved of the search? Answered by a SavedSearch on the port. */
  | { type: 'saved-search' }
  /** Begin to work at once, beside pages of the build before. */
  | { type: 'take-over' };
