import { describe, expect, it } from 'vitest';
import { CANADA_LOAN_START, canadaLoan, US_LOAN_START, usLoan } from './loan-repayment.ts';

describe('loans of the United States', () => {
  it('begin with an example whose every number can be changed', () => {
    const { standard, rap, faults } = usLoan(US_LOAN_START);
    expect(faults).toEqual({});
    expect(standard).toMatchObject({ years: 15, monthly: 235.5 });
    // 4 % of 45,000, a twelfth of it.
    expect(rap?.first).toBe(150);
  });

  it('have the rate of their kind unless another is entered', () => {
    const owed = { ...US_LOAN_START, debt: '20000' };
    expect(usLoan(owed).standard?.monthly).toBe(227.3);
    expect(usLoan({ ...owed, rate: '0' }).standard?.monthly).toBe(166.67);
    expect(usLoan({ ...owed, kind: 'parent' }).standard?.monthly).toBeGreaterThan(250);
  });

  it('of parents know no RAP', () => expect(usLoan({ ...US_LOAN_START, kind: 'parent' }).rap).toBeNull());

  it('tell what cannot be read, and do not guess a rate', () => {
    expect(usLoan({ ...US_LOAN_START, rate: '6,52' })).toMatchObject({ standard: null, rap: null });
    expect(usLoan({ ...US_LOAN_START, debt: '-3' })).toMatchObject({
      standard: null,
      faults: { debt: expect.stringMatching(/0 or more/) },
    });
    expect(usLoan({ ...US_LOAN_START, income: '' }).rap).toBeNull();
    expect(usLoan({ ...US_LOAN_START, dependants: '1.5' }).faults.dependants).toMatch(/whole number/);
  });
});

describe('loans of Canada', () => {
  it('have no interest on the federal part and the province’s on its own', () => {
    const { plan, provinceRate } = canadaLoan(CANADA_LOAN_START);
    expect(provinceRate).toBe(5.45);
    expect(plan?.federal.interest).toBe(0);
    expect(plan?.interest).toBeGreaterThan(0);
    expect(canadaLoan({ ...CANADA_LOAN_START, province: 'BC' }).plan?.interest).toBe(0);
    expect(canadaLoan({ ...CANADA_LOAN_START, rate: '0' }).plan?.interest).toBe(0);
  });

  it('follow the prime rate', () => {
    expect(canadaLoan({ ...CANADA_LOAN_START, prime: '3' }).provinceRate).toBe(4);
  });

  it('ask for nothing of those with little', () => {
    expect(canadaLoan({ ...CANADA_LOAN_START, income: '40000' }).assistance?.nothing).toBe(true);
    expect(canadaLoan({ ...CANADA_LOAN_START, income: '' }).assistance).toBeNull();
  });

  it('tell what cannot be read', () => {
    expect(canadaLoan({ ...CANADA_LOAN_START, years: '30' })).toMatchObject({ plan: null });
    expect(canadaLoan({ ...CANADA_LOAN_START, federal: '', provincial: '' }).plan).toBeNull();
    expect(canadaLoan({ ...CANADA_LOAN_START, familySize: '0' }).faults.familySize).toMatch(/from 1 to 20/);
  });
});
