import { describe, expect, it } from 'vitest';
import { decides, MIN_COHORT } from './small-cohorts.ts';

const of = (count: number) => ({
  country: 'US' as const,
  cohorts: { graduationRate: { count, of: 'entrants', year: '2017' } },
});
const none = (country: 'US' | 'CA') => ({ country, cohorts: {} });

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

  it('leaves figures that are no rates alone', () => {
    expect(decides('tuition', none('US'))).toBe(true);
    expect(decides('medianEarnings', of(1))).toBe(true);
  });
});
