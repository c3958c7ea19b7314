import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPositions, positionsAge, savedPosition, savePosition, withPosition } from './scroll-positions.ts';

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

describe('forgotten scroll positions', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are gone, and so is the one of the page that was being left', () => {
    const values = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    });
    const begun = positionsAge;
    savePosition('/search?q=x', 900, begun);
    expect(savedPosition('/search?q=x')).toBe(900);
    forgetPositions();
    savePosition('/my-universities', 40, begun);
    expect([...values]).toEqual([]);
    savePosition('/auth', 7, positionsAge);
    expect(savedPosition('/auth')).toBe(7);
  });
});
