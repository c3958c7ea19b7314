/** What a page and the service worker say to each other. */

/** Header of an answer that was kept earlier: when it came from the network, ISO 8601. */
export const KEPT_AT = 'x-from-cache';

export type Message =
  /** Does this worker hold the file (a path), that is: is it of the same build as the page that asks? Answered by a boolean on the port. */
  | { type: 'holds'; file: string }
  /** Begin to work at once, beside pages of the build before. */
  | { type: 'take-over' };
