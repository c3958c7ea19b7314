import { describe, expect, it } from 'vitest';
import { decides, MIN_COHORT } from './small-cohorts.ts';

const of = (count: number) => ({ graduationRate: { count, of: 'entrants', year: '2017' } });

describe('what a rate may decide', () => {
  it('lets a rate of thirty decide, and one of twenty-nine not', () => {
    expect(MIN_COHORT).toBe(30);
    expect(decides('graduationRate', of(30))).toBe(true);
    expect(decides('graduationRate', of(29))).toBe(false);
    expect(decides('graduationRate', of(0))).toBe(false);
  });

  it('lets a rate of nobody knows how many decide nothing', () => {
    expect(decides('graduationRate', {})).toBe(false);
    expect(decides('retentionRate', of(5_000))).toBe(false);
  });

  it('leaves figures that are no rates alone', () => {
    expect(decides('tuition', {})).toBe(true);
    expect(decides('medianEarnings', of(1))).toBe(true);
  });
});
