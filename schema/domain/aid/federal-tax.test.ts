import { expect, it, test } from 'vitest';
import { incomeTax, payrollTax } from './federal-tax.ts';

test.each([
  // Below the deduction nothing.
  [14_600, 'single', 2024, 0],
  // 10 % of 11,600, 12 % of 3,800.
  [30_000, 'single', 2024, 1_616],
  // 10 % of 23,200, 12 % of 27,600.
  [80_000, 'joint', 2024, 5_632],
  // 10 % of 16,550, 12 % of 21,550.
  [60_000, 'head', 2024, 4_241],
  // 10 % of 12,400, 12 % of 31,500.
  [60_000, 'single', 2026, 5_020],
  // Exactly at the end of 12 %: 1,240 + 4,560.
  [66_500, 'single', 2026, 5_800],
  // 5,800, and 22 % of 13,500 beyond it.
  [80_000, 'single', 2026, 8_770],
  // 10 % of 17,700, 12 % of 49,750: the end of 12 %.
  [91_600, 'head', 2026, 7_740],
  // 2,480 + 9,120 at the end of 12 %; 22 % of 49,200.
  [182_200, 'joint', 2026, 22_424],
  // The top rate: 206,583.50 + 37 % of 231,300.
  [1_032_200, 'joint', 2026, 292_165],
] as const)('income tax on %i (%s, %i)', (income, status, year, tax) => {
  expect(incomeTax(income, status, year)).toBe(tax);
});

test.each([
  [60_000, 'single', 2026, 4_590],
  // 184,500 × 6.2 % = 11,439; 200,000 × 1.45 % = 2,900; 50,000 × 2.35 % = 1,175.
  [250_000, 'single', 2026, 15_514],
  // Twice the base for a joint return: 300,000 × 6.2 % + 250,000 × 1.45 % + 50,000 × 2.35 %.
  [300_000, 'joint', 2024, 23_400],
  [-5_000, 'single', 2026, 0],
] as const)('payroll tax on %i (%s, %i)', (earned, status, year, tax) => {
  expect(payrollTax(earned, status, year)).toBe(tax);
});

it('never falls with income, and never takes more than comes in', () => {
  let before = 0;
  for (let income = 0; income <= 900_000; income += 777) {
    const tax = incomeTax(income, 'single', 2026);
    expect(tax).toBeGreaterThanOrEqual(before);
    expect(tax).toBeLessThanOrEqual(income);
    before = tax;
  }
});
