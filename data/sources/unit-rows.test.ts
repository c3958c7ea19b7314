import { describe, expect, it } from 'vitest';
import { act, day, dollars, figure, percent, share, yes } from './unit-rows.ts';

const faults: string[] = [];
const note = (reason: string) => void faults.push(reason);

describe('reading a cell', () => {
  it.each([
    ['', 'not-reported'],
    ['.', 'not-reported'],
    ['-1', 'not-reported'],
    ['-2', 'not-applicable'],
    ['PrivacySuppressed', 'suppressed'],
    ['0', 0],
    ['18.0', 18],
    ['1,234', 1_234],
  ])('reads "%s" as %s', (cell, value) => {
    expect(dollars('X')({ X: cell }, note)).toBe(value);
  });

  it('reads a share as a percentage', () => {
    expect(share('X')({ X: '0.662' }, note)).toBeCloseTo(66.2);
  });

  it('takes a percentage over 100 for a fault', () => {
    faults.length = 0;
    expect(percent('X')({ X: '130' }, note)).toBe('not-reported');
    expect(faults).toEqual(['X: "130" is not between 0 and 100']);
  });

  it.each(['1', '5', '8', '37'])('takes an ACT score of %s for a fault', (cell) => {
    faults.length = 0;
    expect(act('X')({ X: cell }, note)).toBe('not-reported');
    expect(faults).toEqual([`X: "${cell}" is not between 9 and 36`]);
  });

  it('reads a day of the round, no word, and takes a day of another for a fault', () => {
    faults.length = 0;
    const round = day('X', '2026-08-01', '2027-08-31');
    expect(['2026-11-01', 'rolling', '', '2025-11-01'].map((cell) => round({ X: cell }, note))).toEqual([
      '2026-11-01',
      null,
      null,
      null,
    ]);
    expect(faults).toEqual(['X: "2025-11-01" is not between 2026-08-01 and 2027-08-31']);
  });

  it('does not take a missing column for a zero', () => {
    expect(figure('Y', 0, 10)({ X: '1' }, note)).toBe('not-reported');
  });

  it('knows the ways of saying yes', () => {
    expect(['1', 'TRUE', 'True', '0', '2', 'False', ''].map((cell) => yes('X')({ X: cell }, note))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
