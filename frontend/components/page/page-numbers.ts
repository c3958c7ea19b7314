/** Which page numbers a pagination shows: first, last, the current one and its neighbours, gaps as ellipses. */

export type PageItem = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/** A gap of one page is that page: an ellipsis would take as much room and say less. */
export function pageItems(current: number, total: number): PageItem[] {
  const shown = [...new Set([1, current - 1, current, current + 1, total])]
    .filter((page) => page >= 1 && page <= total)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index): PageItem[] => {
    const before = shown[index - 1] ?? page - 1;
    const item: PageItem = { kind: 'page', page };
    if (page - before === 2) return [{ kind: 'page', page: page - 1 }, item];
    return page - before > 2 ? [{ kind: 'gap', after: before }, item] : [item];
  });
}
