import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CALCULATOR_AMOUNT_MAX } from '../site/limits.ts';
import { readAmount } from './amount-text.ts';

describe('an amount as typed', () => {
  test.each([
    ['12500', 12_500],
    ['12,500', 12_500],
    ['$12,500', 12_500],
    [' $ 12,500.00 ', 12_500],
    ['12 500', 12_500],
    ['12\u00a0500', 12_500],
    ['0', 0],
    ['-0', 0],
    ['99.50', 100],
    ['99.49', 99],
    ['12.', 12],
    ['１２５００', 12_500],
    ['1,000,000', 1_000_000],
  ])('%j is %d', (text, amount) => {
    expect(readAmount(text)).toEqual({ amount, fault: null });
  });

  test.each(['', '   ', '\u00a0'])('%j is none', (text) => {
    expect(readAmount(text)).toEqual({ amount: null, fault: null });
  });

  test.each(['-1', '-$5', '$-5', '\u22125', '(500)', '($1,200)', '-12,500.75'])('%j is negative', (text) => {
    expect(readAmount(text)).toEqual({ amount: null, fault: 'negative' });
  });

  test.each(['1000001', '1,000,001', '999999999999999999999', '$1,000,000.99'])('%j is too much', (text) => {
    expect(readAmount(text)).toEqual({ amount: null, fault: 'huge' });
  });

  test.each([
    'abc',
    '12a',
    '12k',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '$',
    '.',
    '-',
    ',',
    '1,2',
    '12,50',
    '1,23,456',
    '12.500',
    '1.2.3',
    '12--5',
    'CA$500',
    '(500',
    '500)',
    '-500)',
    '500 €',
    '<b>5</b>',
    '5\u0000',
    '\u202e5',
  ])('%j cannot be read', (text) => {
    expect(readAmount(text)).toEqual({ amount: null, fault: 'unreadable' });
  });

  test('reads back every amount in each way it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: CALCULATOR_AMOUNT_MAX }), (amount) => {
        const grouped = amount.toLocaleString('en-US');
        for (const text of [String(amount), grouped, `$${grouped}`, `${grouped}.00`, grouped.replaceAll(',', ' ')]) {
          expect(readAmount(text)).toEqual({ amount, fault: null });
        }
      }),
    );
  });

  test('is within bounds or a fault, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789,.$-() ') })), (text) => {
        const { amount, fault } = readAmount(text);
        if (fault === null && amount !== null) {
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(CALCULATOR_AMOUNT_MAX);
        } else expect(amount).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });
});
