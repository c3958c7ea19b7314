import { describe, expect, test } from 'vitest';
import { readAmount } from './amount-text.ts';

describe('an amount as typed in French', () => {
  const read = (text: string) => readAmount(text);

  test.each([
    ['12 500,50 $', 12_501],
    ['12\u00a0500 $ US', 12_500],
    ['12\u202f500', 12_500],
    ['12500,4', 12_500],
    ['12,50', 13],
    ['12,500', 12_500],
    ['12,500.50', 12_501],
    ['$12,500.00', 12_500],
    ['99.50', 100],
  ])('%j is %d', (text, amount) => expect(read(text)).toEqual({ amount, fault: null }));

  test.each(['1,23,456', '12.500', '1 2', '500 €', '5 $ $', '12 500,505'])('%j cannot be read', (text) => {
    expect(read(text)).toEqual({ amount: null, fault: 'unreadable' });
  });

  test.each(['-5 $', '\u22125,00 $', '(500 $)'])('%j is negative', (text) => {
    expect(read(text)).toEqual({ amount: null, fault: 'negative' });
  });
});
