import { describe, expect, it, test } from 'vitest';
import { levelPayment, rapPayment, rapPlan, standardPlan, standardYears } from './loan-repayment.ts';

describe('equal payments', () => {
  test.each([
    [10_000, 6, 120, 111.02],
    [20_000, 6.52, 120, 227.3],
    [12_000, 0, 120, 100],
    [0, 6.52, 120, 0],
    [10_000, 6.52, 0, 0],
    [10_000, 0, 0, 0],
  ])('%i at %d %% in %i months', (debt, rate, months, payment) => {
    expect(levelPayment(debt, rate, months)).toBe(payment);
  });

  test.each([
    [24_999, 10],
    [25_000, 15],
    [49_999, 15],
    [50_000, 20],
    [99_999, 20],
    [100_000, 25],
  ])('%i is paid in %i years under the Tiered Standard Plan', (debt, years) => {
    expect(standardYears(debt)).toBe(years);
  });

  it('says what the interest comes to', () => {
    // 120 × 227.30.
    expect(standardPlan(20_000, 6.52)).toEqual({ years: 10, monthly: 227.3, paid: 27_276, interest: 7_276 });
  });
});

describe('the Repayment Assistance Plan', () => {
  test.each([
    [0, 0, 10],
    [10_000, 0, 10],
    // 1 % of 10,001, divided by 12, is less than the least payment.
    [10_001, 0, 10],
    [20_000, 0, 16.67],
    // A multiple of 10,000 is of the lower band: 5 %, not 6.
    [60_000, 0, 250],
    [60_001, 0, 300.01],
    [100_000, 0, 750],
    [100_001, 0, 833.34],
    [200_000, 0, 1_666.67],
    // 4 % of 45,000 is 150 a month; two dependants take 100 off.
    [45_000, 2, 50],
    [45_000, 3, 10],
  ])('an income of %i with %i dependants', (income, dependants, payment) => {
    expect(rapPayment(income, dependants)).toBe(payment);
  });

  it('waives the interest that a payment leaves, and takes off what the payment is', () => {
    // 163 of interest, 50 paid: 113 waived, and 50 of principal taken off, 360 times.
    expect(rapPlan({ debt: 30_000, rate: 6.52, income: 30_000, raise: 0, dependants: 0 })).toMatchObject({
      first: 50,
      months: 360,
      paid: 18_000,
      matched: 18_000,
      forgiven: 12_000,
    });
  });

  it('adds to a principal that falls by less than the payment', () => {
    // Each month 10 of principal: 9 paid and 1 added, then 9.10 and 0.90, and so on.
    expect(rapPlan({ debt: 100, rate: 12, income: 9_000, raise: 0, dependants: 0 })).toMatchObject({
      months: 10,
      paid: 100,
      matched: 6,
      waived: 0,
      forgiven: 0,
    });
  });

  it('asks for more as the income rises', () => {
    const flat = rapPlan({ debt: 40_000, rate: 6.52, income: 45_000, raise: 0, dependants: 0 });
    const rising = rapPlan({ debt: 40_000, rate: 6.52, income: 45_000, raise: 4, dependants: 0 });
    expect(rising.last).toBeGreaterThan(flat.last);
    expect(rising.months).toBeLessThan(flat.months);
  });

  it('never takes longer with more income, and every dollar of a debt is paid, taken off or forgiven', () => {
    let months = 361;
    for (let income = 12_000; income <= 160_000; income += 4_000) {
      const plan = rapPlan({ debt: 35_000, rate: 0, income, raise: 0, dependants: 0 });
      expect(plan.months).toBeLessThanOrEqual(months);
      expect(Math.abs(plan.paid + plan.matched + plan.forgiven - 35_000)).toBeLessThanOrEqual(2);
      months = plan.months;
    }
  });

  // By hand: ten dollars a month, and a principal that falls by ten a month, from 1,000 to nothing.
  it('takes a month a twelfth of a year: at 12 % the payment is all of the first interest', () => {
    const plan = rapPlan({ debt: 1_000, rate: 12, income: 9_000, raise: 0, dependants: 0 });
    // A hundredth of 1,000 + 990 + … + 10 is what interest takes of the payments, and the match gives back.
    expect(plan).toEqual({ first: 10, last: 10, months: 100, paid: 1_000, waived: 0, matched: 505, forgiven: 0 });
  });

  it('waives of the interest just what the payment leaves: at 24 % as long as more than 500 are owed', () => {
    const plan = rapPlan({ debt: 1_000, rate: 24, income: 9_000, raise: 0, dependants: 0 });
    // 0.02 × (510 + 520 + … + 1,000) less 50 payments; the match is ten fifty times, and then 0.02 of what is owed.
    expect(plan).toEqual({ first: 10, last: 10, months: 100, paid: 1_000, waived: 255, matched: 755, forgiven: 0 });
  });

  it('asks anew each twelfth month, of the income of that year', () => {
    const plan = rapPlan({ debt: 2_000, rate: 0, income: 30_000, raise: 10, dependants: 0 });
    // 12 × $50 of 30,000; 12 × $82.50 of 33,000; then $90.75 of 36,300 four times and the rest.
    expect(plan).toEqual({ first: 50, last: 90.75, months: 29, paid: 2_000, waived: 0, matched: 0, forgiven: 0 });
  });

  it('takes nothing off what the last payment leaves: nothing', () => {
    // 40 owed and 4 of interest, paid at once; less than 50 of it is principal, and no principal is left.
    expect(rapPlan({ debt: 40, rate: 120, income: 60_000, raise: 0, dependants: 0 })).toMatchObject({
      months: 1,
      paid: 44,
      matched: 0,
      forgiven: 0,
    });
  });

  it('ends at once where nothing is owed', () => {
    expect(rapPlan({ debt: 0, rate: 6.52, income: 50_000, raise: 3, dependants: 0 })).toMatchObject({
      first: 0,
      months: 0,
      paid: 0,
    });
  });
});
