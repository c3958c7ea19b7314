import { describe, expect, it } from 'vitest';
import { decides, isOfFew, MIN_COHORT, MIN_NEAR_COHORT, peopleBehind, sharedBy } from './small-cohorts.ts';

const of = (count: number) => ({
  country: 'US' as const,
  cohorts: { graduationRate: { count, of: 'entrants', year: '2017' } },
  aidNumber: null,
});
const none = (country: 'US' | 'CA') => ({ country, cohorts: {}, aidNumber: null });

describe('what a rate may decide', () => {
  it('lets a rate of thirty decide, and one of twenty-nine not', () => {
    expect(MIN_COHORT).toBe(30);
    expect(decides('graduationRate', of(30))).toBe(true);
    expect(decides('graduationRate', of(29))).toBe(false);
    expect(decides('graduationRate', of(0))).toBe(false);
  });

  it('lets a rate of nobody knows how many decide nothing', () => {
    expect(decides('graduationRate', none('US'))).toBe(false);
    expect(decides('retentionRate', of(5_000))).toBe(false);
  });

  it('lets the rates of whole classes of Canada decide, and no other of its rates', () => {
    expect(decides('graduationRate', none('CA'))).toBe(true);
    expect(decides('retentionRate', none('CA'))).toBe(true);
    expect(decides('employmentRate', none('CA'))).toBe(false);
    expect(decides('graduationRate', { ...of(12), country: 'CA' })).toBe(false);
  });

  it('asks for a hundred where only another year was counted, and never shows that number as the rate’s own', () => {
    const near = (count: number) => ({
      ...of(count),
      cohorts: { graduationRate: { count, of: 'entrants', year: '2014', near: true as const } },
    });
    expect(MIN_NEAR_COHORT).toBe(100);
    expect([decides('graduationRate', near(100)), decides('graduationRate', near(99))]).toEqual([true, false]);
    expect([peopleBehind('graduationRate', near(500)), peopleBehind('graduationRate', of(500))]).toEqual([null, 500]);
  });

  it('lets an average decide unless it is known to be of fewer than thirty', () => {
    const price = (count: number) => ({
      ...none('US'),
      cohorts: { netPrice: { count, of: 'students', year: '2022-23', near: true as const } },
    });
    expect([decides('netPrice', price(30)), decides('netPrice', price(29)), decides('netPrice', none('US'))]).toEqual([
      true,
      false,
      true,
    ]);
    expect([isOfFew('netPrice', price(29)), isOfFew('netPrice', price(30))]).toEqual([true, false]);
  });

  it('lets what campuses share decide for one of them', () => {
    const campus = (counts: boolean) => ({ ...none('US'), aidNumber: { name: 'A system', campuses: 3, counts } });
    for (const field of ['medianEarnings', 'medianDebt', 'programEarnings'] as const) {
      expect([decides(field, campus(true)), decides(field, campus(false))]).toEqual([true, false]);
      expect(sharedBy(field, campus(false))?.campuses).toBe(3);
    }
    expect(decides('tuition', campus(false))).toBe(true);
    expect(sharedBy('tuition', campus(false))).toBeNull();
  });

  it('leaves figures that are no rates alone', () => {
    expect(decides('tuition', none('US'))).toBe(true);
    expect(decides('medianEarnings', of(1))).toBe(true);
  });
});
