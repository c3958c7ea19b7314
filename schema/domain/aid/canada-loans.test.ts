import { expect, it, test } from 'vitest';
import { canadaPlan, LOAN_PROVINCES, provincialRate, rapCanada } from './canada-loans.ts';

it('charges no interest on the federal part', () => {
  // 11,400 in 114 months.
  const plan = canadaPlan({ federal: 11_400, provincial: 0 }, 5.45, 9.5);
  expect(plan).toMatchObject({ monthly: 100, paid: 11_400, interest: 0 });
});

it('charges the province’s interest on its part', () => {
  // 10,000 at 5.45 % in 114 months: 112.57 a month.
  const plan = canadaPlan({ federal: 11_400, provincial: 10_000 }, 5.45, 9.5);
  expect(plan.provincial.monthly).toBe(112.57);
  expect(plan.monthly).toBe(212.57);
  expect(plan.interest).toBe(plan.provincial.interest);
});

test.each([
  ['ON', 5.45],
  ['QC', 4.95],
  ['AB', 4.45],
  ['BC', 0],
  ['NB', 0],
] as const)('interest of %s at a prime rate of 4.45 %%', (province, rate) => {
  expect(provincialRate(province, 4.45)).toBe(rate);
});

it('knows all ten provinces', () => expect(LOAN_PROVINCES).toHaveLength(10));

test.each([
  // 3,500 a month is below 3,560.
  [42_000, 1, 250, { limit: 3_560, nothing: true, most: 0 }],
  // 4,000 a month: a tenth is 400, and the plan asks for less.
  [48_000, 1, 250, { limit: 3_560, nothing: false, most: 250 }],
  [48_000, 1, 900, { limit: 3_560, nothing: false, most: 400 }],
  [48_000, 2, 900, { limit: 4_176, nothing: true, most: 0 }],
  [120_000, 12, 900, { limit: 7_812, nothing: false, most: 900 }],
])('the Repayment Assistance Plan at %i, family of %i', (income, familySize, monthly, expected) => {
  expect(rapCanada(income, familySize, monthly)).toEqual(expected);
});
