import { describe, expect, it } from 'vitest';
import { NOTHING_SAID } from '#schema/domain/situation/personal-situation.ts';
import { AID_ESTIMATE_START, type AidEstimateValues, estimateAid, isMiddle, startedFrom } from './aid-estimate.ts';

const filled = (family: Partial<AidEstimateValues['family']>, more: Partial<AidEstimateValues> = {}) =>
  estimateAid({ ...AID_ESTIMATE_START, ...more, family: { ...AID_ESTIMATE_START.family, ...family } });

describe('the aid estimate', () => {
  it('waits for an income', () => {
    expect(estimateAid(AID_ESTIMATE_START)).toMatchObject({ result: null, anyFault: false });
  });

  it('takes all of the income as earned and estimates the tax where they are not entered', () => {
    const { result, estimatedTax } = filled({ income: '80,000' });
    expect(estimatedTax.family).toBe(5_632);
    expect(result?.sai.sai).toBe(4_041);
    expect(result?.pell).toEqual({ kind: 'by-index', fullTime: 3_355, year: 3_355 });
  });

  it('takes what the return says instead', () => {
    // No tax at all: 24,000 to assess; 4,796 and 25 % of 2,200.
    expect(filled({ income: '80000', taxPaid: '0' }).result?.sai.sai).toBe(5_346);
    // 40,000 earned: 3,060 of payroll tax instead of 6,120.
    expect(filled({ income: '80000', earned: '40000' }).result?.sai.lines?.payrollTax).toBe(3_060);
  });

  it('needs no income of a family that had not to file', () => {
    expect(filled({}, { notFiling: true }).result).toMatchObject({ sai: { sai: -1_500 }, pell: { year: 7_395 } });
  });

  it('tells what cannot be read, and counts without it', () => {
    const { faults, anyFault, result } = filled({ income: '80000', assets: 'lots' });
    expect(faults.family.assets).toMatch(/Enter an amount/);
    expect(anyFault).toBe(true);
    expect(result?.sai.sai).toBe(4_041);
  });

  it('gives nothing for a family size or an intensity that is none', () => {
    expect(filled({ income: '80000' }, { familySize: '0' })).toMatchObject({
      result: null,
      faults: { size: 'Enter a whole number from 2 to 20.' },
    });
    expect(filled({ income: '80000' }, { intensity: '500' }).result).toBeNull();
  });

  it('asks a married student for two at least, and looks at their own size', () => {
    const own = { dependent: 'no', own: 'both', ownSize: '1' } as const;
    expect(filled({ income: '80000' }, own).result).toBeNull();
    expect(filled({ income: '80000' }, { ...own, ownSize: '2' }).result?.sai.formula).toBe('B');
    expect(filled({ income: '80000' }, { ...own, ownSize: '3' }).result?.sai.formula).toBe('C');
  });

  it('leaves a dependent student’s own money out once they are independent', () => {
    const student = { income: '90000', taxPaid: '', assets: 'x' };
    expect(filled({ income: '20000' }, { dependent: 'no', student })).toMatchObject({
      anyFault: false,
      result: { sai: { sai: -190 } },
    });
  });
});

describe('what the aid estimate begins with', () => {
  it('is what was said of home and income', () => {
    const said = { ...NOTHING_SAID, home: 'US-AK', income: '30-48' } as const;
    const start = startedFrom(said);
    expect(start).toMatchObject({ region: 'AK', family: { income: '39,000' } });
    expect(isMiddle('39,000', said)).toBe(true);
    expect(isMiddle('48,000', said)).toBe(false);
  });

  it('is the empty form where nothing follows', () => {
    expect(startedFrom(null)).toBe(AID_ESTIMATE_START);
    // A band without an end has no middle.
    expect(startedFrom({ ...NOTHING_SAID, home: 'US-OH', income: '110+' })).toBe(AID_ESTIMATE_START);
    expect(isMiddle('', NOTHING_SAID)).toBe(false);
  });
});
