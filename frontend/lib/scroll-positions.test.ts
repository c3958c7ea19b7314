import { describe, expect, it } from 'vitest';
import { withPosition } from './scroll-positions.ts';

describe('kept scroll positions', () => {
  it('hold each history entry once, the latest last', () => {
    expect(
      withPosition(
        [
          ['a', 1],
          ['b', 2],
        ],
        'a',
        9.6,
      ),
    ).toEqual([
      ['b', 2],
      ['a', 10],
    ]);
  });

  it('drop the oldest beyond fifty', () => {
    const full = Array.from({ length: 50 }, (_, index): [string, number] => [`k${index}`, index]);
    const next = withPosition(full, 'new', 5);
    expect(next).toHaveLength(50);
    expect(next[0]?.[0]).toBe('k1');
    expect(next.at(-1)).toEqual(['new', 5]);
  });
});
