/**
 * Cost of finishing at a university: the price of a year times the years that people take there, from the shares who
 * finish within four, six and eight years (IPEDS graduation rates, of full-time students who began there).
 */
import type { GraduationRates } from '../record/university-figures.ts';

export const FINISHING_YEARS = [4, 5, 6] as const;
export type FinishingYears = (typeof FINISHING_YEARS)[number];

export interface FinishingCost {
  /** Of a year. */
  price: number;
  bills: { years: FinishingYears; total: number }[];
  /** Percent of those who began: done within 4, 6 and 8 years; null where nobody published it. */
  within: { four: number | null; six: number | null; eight: number | null };
  /** Percent who had no degree from there after the longest time that is known, and how long that is. */
  without: { percent: number; years: 6 | 8 } | null;
  /** Within how many years at least half of those who finish have done so; null where it is unknown. */
  half: 4 | 6 | 8 | null;
}

const tenth = (percent: number) => Math.round(percent * 10) / 10;

/** Null where either the price or the rates are not known. */
export function finishingCost(price: number | null, rates: GraduationRates | null): FinishingCost | null {
  if (price === null || rates === null) return null;
  const { fourYears: four, sixYears: six, eightYears: eight } = rates;
  const last = eight ?? six;
  if (last === null) return null;
  const done = [
    { years: 4, share: four },
    { years: 6, share: six },
    { years: 8, share: eight },
  ] as const;
  const half = last === 0 ? null : (done.find(({ share }) => share !== null && share * 2 >= last)?.years ?? null);
  return {
    price,
    bills: FINISHING_YEARS.map((years) => ({ years, total: price * years })),
    within: { four, six, eight },
    without: { percent: tenth(100 - last), years: eight === null ? 6 : 8 },
    // Without the share of four years nobody can say that half of them needed six.
    half: four === null && half === 6 ? null : half,
  };
}
