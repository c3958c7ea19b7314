import { describe, expect, test } from 'vitest';
import { bestOf } from './best-value.ts';

const known = (...values: (number | null)[]) => values.map((value) => ({ value, estimate: false }));

describe('the best value of a row', () => {
  test('is the highest or the lowest, as the row says', () => {
    expect(bestOf(known(3, 9, 5), 'higher')).toEqual({ kind: 'best', winners: [1] });
    expect(bestOf(known(3, 9, 5), 'lower')).toEqual({ kind: 'best', winners: [0] });
  });

  test('is shared by all who have it', () => {
    expect(bestOf(known(9, 3, 9), 'higher')).toEqual({ kind: 'best', winners: [0, 2] });
  });

  test('passes over missing values and takes zero for a value', () => {
    expect(bestOf(known(null, 7, null, 4), 'lower')).toEqual({ kind: 'best', winners: [3] });
    expect(bestOf(known(null, 7, 0), 'lower')).toEqual({ kind: 'best', winners: [2] });
  });

  test('is nobody when fewer than two have a value or all have the same', () => {
    const nobody = { kind: 'none', why: 'open' };
    expect(bestOf(known(null, 7), 'higher')).toEqual(nobody);
    expect(bestOf(known(null, null), 'higher')).toEqual(nobody);
    expect(bestOf(known(7, 7, null), 'higher')).toEqual(nobody);
    expect(bestOf([], 'higher')).toEqual(nobody);
  });

  test('is nobody when an estimate would win or share the win', () => {
    const values = [
      { value: 10, estimate: true },
      { value: 12, estimate: false },
    ];
    expect(bestOf(values, 'lower')).toEqual({ kind: 'none', why: 'estimate' });
    expect(bestOf([...values, { value: 10, estimate: false }], 'lower')).toEqual({ kind: 'none', why: 'estimate' });
  });

  test('may win over an estimate', () => {
    expect(
      bestOf(
        [
          { value: 10, estimate: true },
          { value: 12, estimate: false },
        ],
        'higher',
      ),
    ).toEqual({ kind: 'best', winners: [1] });
  });
});
