/** What tells the page that the Worker wrote from the one that the scripts make of it. */

/** Comments around it in the page's text. */
export const FIRST_PAINT_MARKS = ['<!--first-paint-->', '<!--/first-paint-->'] as const;
/** Attribute of its outermost element. */
export const FIRST_PAINT_ATTRIBUTE = 'data-first-paint';

/** The page's text without it: the site as it stands for every address. */
export function withoutFirstPaint(page: string): string {
  const [from, to] = FIRST_PAINT_MARKS.map((mark) => page.indexOf(mark)) as [number, number];
  return from === -1 || to < from ? page : page.slice(0, from) + page.slice(to + FIRST_PAINT_MARKS[1].length);
}
