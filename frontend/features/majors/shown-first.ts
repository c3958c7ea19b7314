const SHOWN = 6;
const REST_MIN = 3;

/** How many of so many rows show at once: what most people look at. The rest is folded, unless it is too short for that. */
export const shownFirst = (count: number): number => (count < SHOWN + REST_MIN ? count : SHOWN);
