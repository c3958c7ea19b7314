import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageItems } from './page-numbers.ts';

const shown = (current: number, total: number) =>
  pageItems(current, total)
    .map((item) => (item.kind === 'page' ? item.page : '…'))
    .join(' ');

describe('page numbers', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 10, '1 2 … 10'],
    [5, 10, '1 … 4 5 6 … 10'],
    [10, 10, '1 … 9 10'],
    [4, 7, '1 2 3 4 5 6 7'],
    [3, 117, '1 2 3 4 … 117'],
  ])('on page %i of %i are %s', (current, total, text) => {
    expect(shown(current, total)).toBe(text);
  });

  it('always hold the first, the last, the current one and its neighbours, rising, with gaps of two or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (total, seed) => {
        const current = (seed % total) + 1;
        const items = pageItems(current, total);
        const pages = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []));
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        const wanted = [1, total, current, current - 1, current + 1].filter((page) => page >= 1 && page <= total);
        expect(pages).toEqual(expect.arrayContaining(wanted));
        for (const [index, item] of items.entries()) {
          const [before, after] = [items[index - 1], items[index + 1]];
          if (item.kind === 'gap' && before?.kind === 'page' && after?.kind === 'page') {
            expect(after.page - before.page).toBeGreaterThan(2);
          }
        }
      }),
    );
  });
});
