import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastOf, smallest } from './top-k.ts';

describe('smallest', () => {
  it('are the first of the numbers in order, however many, and with repeats', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 200 }), fc.nat(220), (numbers, count) => {
        const sorted = numbers.toSorted((a, b) => a - b);
        expect([...smallest(Float64Array.from(numbers), count)]).toEqual(sorted.slice(0, count));
      }),
      { seed: 7, numRuns: 500 },
    );
    const rising = Float64Array.from({ length: 5_000 }, (_, at) => at);
    expect([...smallest(rising.slice().reverse(), 3)]).toEqual([0, 1, 2]);
  });
});

describe('the rows with the least numbers', () => {
  it('come in the order of their numbers, those of equal ones as they stood', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 }), fc.nat(70), (numbers, count) => {
        const rows = numbers.map((_, at) => at);
        const of = (row: number) => numbers[row] as number;
        expect(leastOf(rows, of, count)).toEqual(rows.toSorted((a, b) => of(a) - of(b)).slice(0, count));
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
