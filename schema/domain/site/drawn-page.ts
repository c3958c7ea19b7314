/**
 * Markers by which the browser recognizes a page that the Worker rendered, as opposed to the empty shell for every
 * address.
 */

/** Comments around it in the page's text, inside #root. */
export const DRAWN_MARKS = ['<!--drawn-->', '<!--/drawn-->'] as const;

/** The page's text without it: the browser then renders what the address asks for. */
export function withoutDrawnPage(page: string): string {
  const [from, to] = DRAWN_MARKS.map((mark) => page.indexOf(mark)) as [number, number];
  return from === -1 || to < from ? page : page.slice(0, from) + page.slice(to + DRAWN_MARKS[1].length);
}
