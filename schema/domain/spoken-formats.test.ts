import { describe, expect, it } from 'vitest';
import { inLanguage } from './language.ts';
import { statesOf } from './places.ts';
import { numbersAs } from './spoken-formats.ts';

describe('a number that was written before', () => {
  const write = numbersAs({ maximumFractionDigits: 1 });

  it('is written as the language that is spoken now does', () => {
    const both = () => [inLanguage('en', () => write(1234.56)), inLanguage('fr', () => write(1234.56))];
    expect(both()).toEqual(['1,234.6', '1\u00a0234,6']);
    expect(both()).toEqual(['1,234.6', '1\u00a0234,6']);
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

it('orders states by the names that the language spoken has for them', () => {
  const names = () => statesOf('CA').map(({ name }) => name);
  expect(inLanguage('en', names).slice(0, 3)).toEqual(['Alberta', 'British Columbia', 'Manitoba']);
  expect(inLanguage('fr', names).slice(0, 3)).toEqual(['Alberta', 'Colombie-Britannique', 'Île-du-Prince-Édouard']);
  expect(inLanguage('en', names).slice(0, 3)).toEqual(['Alberta', 'British Columbia', 'Manitoba']);
});
