import { expect, it, test } from 'vitest';
import { finishingCost } from './finishing-cost.ts';

const rates = (fourYears: number | null, sixYears: number | null, eightYears: number | null) => ({
  fourYears,
  sixYears,
  eightYears,
  cohort: 500,
});

it('multiplies the price of a year by the years people take', () => {
  expect(finishingCost(20_000, rates(33.4, 61.2, 63))).toEqual({
    price: 20_000,
    bills: [
      { years: 4, total: 80_000 },
      { years: 5, total: 100_000 },
      { years: 6, total: 120_000 },
    ],
    within: { four: 33.4, six: 61.2, eight: 63 },
    without: { percent: 37, years: 8 },
    half: 4,
  });
});

test.each([
  // Half of 63 is 31.5.
  [rates(31, 61, 63), 6, { percent: 37, years: 8 }],
  [rates(10, 20, 50), 8, { percent: 50, years: 8 }],
  [rates(50, 70, null), 4, { percent: 30, years: 6 }],
  // Nobody says how many needed no more than four.
  [rates(null, 70, 72), null, { percent: 28, years: 8 }],
  [rates(0, 0, 0), null, { percent: 100, years: 8 }],
])('within how many years half of them have finished: %j', (given, half, without) => {
  expect(finishingCost(1_000, given)).toMatchObject({ half, without });
});

it('is silent without a price or without rates', () => {
  expect(finishingCost(null, rates(1, 2, 3))).toBeNull();
  expect(finishingCost(1_000, null)).toBeNull();
  expect(finishingCost(1_000, rates(40, null, null))).toBeNull();
});

it('a free year costs nothing however long it takes', () => {
  expect(finishingCost(0, rates(40, 60, 61))?.bills.every(({ total }) => total === 0)).toBe(true);
});
