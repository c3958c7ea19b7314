import { describe, expect, it } from 'vitest';
import type { ProgramView } from '#schema/api/university.ts';
import { returnRanges } from './return-range.ts';

const program = (level: ProgramView['level'], earningsFourYears: number | null) =>
  ({ level, earningsFourYears }) as ProgramView;

const school = (pays: (number | null)[]) => ({
  kind: 'bachelors' as const,
  netPrice: 15_000,
  netPriceByIncome: [8_000, 9_000, 12_000, null, 24_000] as [number, number, number, null, number],
  graduationRate: 61,
  programs: [
    { cip: '51', title: 'Health', graduates: 1, programs: pays.map((pay) => program('bachelor', pay)) },
    { cip: '52', title: 'Business', graduates: 1, programs: [program('master', 200_000)] },
  ],
});

describe('what one may pay and earn', () => {
  it('goes from four years at the lowest price to six at the highest, and over the middle half of pay', () => {
    expect(returnRanges(school([40_000, 80_000, null, 50_000, 60_000, 70_000]), null, true)).toEqual({
      degree: 'bachelor',
      price: { low: 32_000, high: 144_000 },
      own: false,
      finish: 61,
      pay: { low: 50_000, high: 70_000, programs: 5 },
    });
  });

  it('takes one’s own price for four to six years', () => {
    expect(returnRanges(school([]), 10_000, true)).toMatchObject({ price: { low: 40_000, high: 60_000 }, own: true });
  });

  it('counts two to three years and associate degrees at a two-year college', () => {
    const associates = [30_000, 35_000, 40_000, 45_000].map((pay) => program('associate', pay));
    const college = {
      ...school([90_000, 90_000, 90_000, 90_000]),
      kind: 'two-year' as const,
      programs: [{ cip: '51', title: 'Health', graduates: 1, programs: [...associates, program('bachelor', 90_000)] }],
    };
    expect(returnRanges(college, null, true)).toMatchObject({
      degree: 'associate',
      price: { low: 16_000, high: 72_000 },
      pay: { low: 33_750, high: 41_250, programs: 4 },
    });
  });

  it('stays blank where nothing is published, or too few people and programs would decide', () => {
    const nothing = {
      kind: 'bachelors' as const,
      netPrice: null,
      netPriceByIncome: null,
      graduationRate: 61,
      programs: [],
    };
    expect(returnRanges(nothing, null, false)).toEqual({
      degree: 'bachelor',
      price: null,
      own: false,
      finish: null,
      pay: null,
    });
    expect(returnRanges(school([40_000, 50_000, 60_000]), null, true).pay).toBeNull();
  });

  it('has no price below nothing', () => {
    expect(returnRanges({ ...school([]), netPriceByIncome: null, netPrice: -900 }, null, true).price).toEqual({
      low: 0,
      high: 0,
    });
  });
});
