import { expect, test } from 'vitest';
import { shareOfIncome } from './share-of-income.ts';

test('a price is between its share of the most and of the least that a band can be', () => {
  expect(shareOfIncome(15_160, '30-48')).toEqual({ least: 32, most: 51 });
});

test('the lowest band has no least income, the highest no most', () => {
  expect(shareOfIncome(6_000, '0-30')).toEqual({ least: 20, most: null });
  expect(shareOfIncome(22_000, '110+')).toEqual({ least: null, most: 20 });
});
