/** Ways that change what a page shows and leave one where one is, a filter or a tab say. */

/** For a link, spread, and for `navigate`. */
export const KEEP_SCROLL = { state: { keepScroll: true } } as const;

/** Whether a way was one of these, by the state of where it led. */
export const keepsScroll = (state: unknown): boolean => (state as { keepScroll?: boolean } | null)?.keepScroll === true;
