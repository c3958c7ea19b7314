import { describe, expect, it } from 'vitest';
import { inOrder, NEWEST_FIRST, nextOrder, type SortValue } from './order.ts';

describe('the order of kept universities', () => {
  const order = (values: SortValue[], descending = false) => inOrder(values, (value) => value, descending);

  it('goes by numbers and by names as people read them; what has no value is last both ways', () => {
    expect(order([3, null, 1, 20])).toEqual([1, 3, 20, null]);
    expect(order([3, null, 1, 20], true)).toEqual([20, 3, 1, null]);
    expect(order(['Université', 'Acadia', 'yale', null])).toEqual(['Acadia', 'Université', 'yale', null]);
    expect(order([0, null, -5])).toEqual([-5, 0, null]);
  });

  it('leaves equals, and rows without an order, as they were', () => {
    const rows = [
      { id: 1, rate: 5 },
      { id: 2, rate: 5 },
      { id: 3, rate: 5 },
    ];
    for (const descending of [true, false]) {
      expect(inOrder(rows, ({ rate }) => rate, descending).map(({ id }) => id)).toEqual([1, 2, 3]);
    }
    expect(inOrder(rows, undefined, true)).toEqual(rows);
  });

  it('turns round at the second press and goes back at the third', () => {
    const first = nextOrder(NEWEST_FIRST, 'price', false);
    expect(first).toEqual({ by: 'price', descending: false });
    const second = nextOrder(first, 'price', false);
    expect(second).toEqual({ by: 'price', descending: true });
    expect(nextOrder(second, 'price', false)).toEqual(NEWEST_FIRST);
    expect(nextOrder(second, 'graduation', true)).toEqual({ by: 'graduation', descending: true });
  });
});
