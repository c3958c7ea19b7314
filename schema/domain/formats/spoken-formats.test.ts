import { describe, expect, it } from 'vitest';
import { statesOf } from '../places/places.ts';
import { numbersAs } from './spoken-formats.ts';

describe('a number that was written before', () => {
  const write = numbersAs({ maximumFractionDigits: 1 });

  it('is written as before', () => {
    expect([write(1234.56), write(1234.56)]).toEqual(['1,234.6', '1,234.6']);
  });

  it('is not taken for its opposite', () => {
    expect([write(-0), write(0), write(-0)]).toEqual(['-0', '0', '-0']);
  });

  it('is written as it is however many came between', () => {
    const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
    const numbers = Array.from({ length: 9_000 }, (_, at) => at / 7);
    for (const one of [...numbers, ...numbers.toReversed()]) if (write(one) !== plain.format(one)) expect(one).toBe(0);
    expect(write(1 / 7)).toBe('0.1');
  });
});

it('orders states by their names', () => {
  const names = statesOf('CA').map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Alberta', 'British Columbia', 'Manitoba']);
});
