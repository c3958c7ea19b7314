import { expect, it, test } from 'vitest';
import { monthAfter, yearsToPayOff } from './month-after.ts';

it('takes tax, loan and rent off a month’s pay', () => {
  // 5,000 − 418 − 383 − 900 = 3,299; 227 under the standard plan, 250 under RAP.
  expect(monthAfter({ pay: 60_000, debt: 20_000, rate: 6.52, dependants: 0, rent: 900 })).toEqual({
    pay: 5_000,
    incomeTax: 418,
    payrollTax: 383,
    rent: 900,
    standard: { payment: 227, years: 10, left: 3_072 },
    rap: { payment: 250, left: 3_049 },
  });
});

it('has no payment where nothing was borrowed, and no rent where none is known', () => {
  const month = monthAfter({ pay: 60_000, debt: 0, rate: 6.52, dependants: 0, rent: null });
  expect(month).toMatchObject({ rent: null, standard: { payment: 0, left: 4_199 }, rap: { payment: 0, left: 4_199 } });
});

it('can come to less than nothing, and says so', () => {
  const month = monthAfter({ pay: 18_000, debt: 90_000, rate: 6.52, dependants: 0, rent: 1_500 });
  expect(month.standard.left).toBeLessThan(0);
});

test.each([
  // 80,000 / 24,000.
  [80_000, 60_000, 36_000, 3.3],
  [0, 60_000, 36_000, 0],
  [80_000, 36_000, 36_000, null],
  [80_000, 30_000, 36_000, null],
])('years until %i is paid by %i beside %i', (cost, pay, without, years) => {
  expect(yearsToPayOff(cost, pay, without)).toBe(years);
});
