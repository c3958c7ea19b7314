/** Navigation state that keeps the scroll position, for changes within a page such as a filter or a tab. */

/** For a link, spread, and for `navigate`. */
export const KEEP_SCROLL = { state: { keepScroll: true } } as const;

/** Whether a way was one of these, by the state of where it led. */
export const keepsScroll = (state: unknown): boolean => (state as { keepScroll?: boolean } | null)?.keepScroll === true;
