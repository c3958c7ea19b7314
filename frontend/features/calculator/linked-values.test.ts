import { describe, expect, it } from 'vitest';
import { AID_ESTIMATE_START, estimateAid } from './aid-estimate.ts';
import { linkedCanadaLoan, linkedEstimate, linkedUsLoan } from './linked-values.ts';
import { CANADA_LOAN_START, US_LOAN_START, usLoan } from './loan-repayment.ts';

describe('a link to a form', () => {
  it('fills in what it names and leaves the rest as the form begins', () => {
    expect(linkedUsLoan('debt=31000&income=40000')).toEqual({ ...US_LOAN_START, debt: '31000', income: '40000' });
    expect(linkedCanadaLoan('province=QC&federal=0')).toEqual({ ...CANADA_LOAN_START, province: 'QC', federal: '0' });
    expect(linkedEstimate('income=65000&familySize=3&parents=single')).toEqual({
      ...AID_ESTIMATE_START,
      parents: 'single',
      familySize: '3',
      family: { ...AID_ESTIMATE_START.family, income: '65000' },
    });
  });

  it('says nothing where it names no field: the heading of a part is no form', () => {
    for (const read of [linkedUsLoan, linkedCanadaLoan, linkedEstimate]) {
      for (const fragment of ['', 'left-out', 'offers=1.abc', '%', '__proto__=1', 'constructor=x']) {
        expect(read(fragment), fragment).toBeNull();
      }
    }
  });

  it('takes no choice that the form has not, and no endless text', () => {
    expect(linkedUsLoan('kind=robber')).toBeNull();
    expect(linkedCanadaLoan('province=XX&federal=1')).toEqual({ ...CANADA_LOAN_START, federal: '1' });
    expect(linkedEstimate('parents=three')).toBeNull();
    expect(linkedUsLoan(`debt=${'9'.repeat(5000)}`)?.debt.length).toBeLessThan(100);
  });

  it('with nonsense for an amount is told at the field', () => {
    expect(usLoan(linkedUsLoan('debt=lots') ?? US_LOAN_START).faults.debt).toBeTruthy();
    expect(estimateAid(linkedEstimate('income=-5') ?? AID_ESTIMATE_START).anyFault).toBe(true);
  });
});
