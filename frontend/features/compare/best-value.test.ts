import { describe, expect, test } from 'vitest';
import { bestOf, differ } from './best-value.ts';

const known = (...values: (number | null)[]) => values.map((value) => ({ value, estimate: false }));

describe('the best value of a row', () => {
  test('is the highest or the lowest, as the row says', () => {
    expect(bestOf(known(3, 9, 5), 'higher', 'count')).toEqual({ kind: 'best', winners: [1] });
    expect(bestOf(known(3, 9, 5), 'lower', 'count')).toEqual({ kind: 'best', winners: [0] });
  });

  test('is shared by all who have it', () => {
    expect(bestOf(known(9, 3, 9), 'higher', 'count')).toEqual({ kind: 'best', winners: [0, 2] });
  });

  test('is nobody where the difference is too small to matter, and is shared by those who are about as good', () => {
    expect(bestOf(known(6_100, 6_118), 'lower', 'money')).toEqual({ kind: 'none', why: 'open' });
    expect(bestOf(known(6_100, 6_118, 9_000), 'lower', 'money')).toEqual({ kind: 'best', winners: [0, 1] });
    expect(bestOf(known(6_100, 6_300), 'lower', 'money')).toEqual({ kind: 'best', winners: [0] });
  });

  test('takes one point of a rate and two percent of an amount for a difference', () => {
    expect(differ(80.8, 81.7, 'rate')).toBe(false);
    expect(differ(80.8, 81.8, 'rate')).toBe(true);
    expect(differ(10_000, 9_801, 'money')).toBe(false);
    expect(differ(10_000, 9_800, 'money')).toBe(true);
    expect(differ(0, 0, 'money')).toBe(false);
  });

  test('passes over missing values and takes zero for a value', () => {
    expect(bestOf(known(null, 7, null, 4), 'lower', 'count')).toEqual({ kind: 'best', winners: [3] });
    expect(bestOf(known(null, 7, 0), 'lower', 'count')).toEqual({ kind: 'best', winners: [2] });
  });

  test('is nobody when fewer than two have a value or all have the same', () => {
    const nobody = { kind: 'none', why: 'open' };
    expect(bestOf(known(null, 7), 'higher', 'count')).toEqual(nobody);
    expect(bestOf(known(null, null), 'higher', 'count')).toEqual(nobody);
    expect(bestOf(known(7, 7, null), 'higher', 'count')).toEqual(nobody);
    expect(bestOf([], 'higher', 'count')).toEqual(nobody);
  });

  test('is nobody when an estimate would win or share the win', () => {
    const values = [
      { value: 10, estimate: true },
      { value: 12, estimate: false },
    ];
    expect(bestOf(values, 'lower', 'count')).toEqual({ kind: 'none', why: 'estimate' });
    expect(bestOf([...values, { value: 10, estimate: false }], 'lower', 'count')).toEqual({
      kind: 'none',
      why: 'estimate',
    });
  });

  test('may win over an estimate', () => {
    expect(
      bestOf(
        [
          { value: 10, estimate: true },
          { value: 12, estimate: false },
        ],
        'higher',
        'count',
      ),
    ).toEqual({ kind: 'best', winners: [1] });
  });
});
