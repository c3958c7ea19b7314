/** Messages between a page and the service worker. */

/** Header of an answer that was kept earlier: when it came from the network, ISO 8601. */
export const COPIED_AT = 'x-from-cache';

/** How the names of the caches begin that hold what a visitor looked at. */
export const COPIES_PREFIX = 'campusatlas-kept-';

export type Message =
  /** Does this worker hold the file (a path), that is: is it of the same build as the page that asks? Answered by a boolean on the port. */
  | { type: 'holds'; file: string }
  /** Begin to work at once, beside pages of the build before. */
  | { type: 'take-over' };
