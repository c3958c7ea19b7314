/** What is worked out of the figures of one subject at a school. */
import { LOAN_RATES, standardPlan } from '../aid/loan-repayment.ts';
import type { AwardLevel } from '../record/enums.ts';
import type { Degree } from '../search/filter-values.ts';

/** The degree that the figures are of: the one that is asked for, else the bachelor's degree. */
export const degreeOfFigures = (asked: readonly Degree[]): Degree =>
  asked.length === 1 ? (asked[0] as Degree) : 'bachelors';

const GRADUATE: ReadonlySet<AwardLevel> = new Set(['postbaccalaureate', 'master', 'doctorate']);

/**
 * What a year of payments on the median debt is of the median pay in the first year after finishing, in percent with one
 * decimal; by the federal standard plan at the rate of 2026-27. Null where debt or pay is not published.
 */
export function paymentShare(level: AwardLevel, debt: number | null, payOneYear: number | null): number | null {
  if (debt === null || payOneYear === null) return null;
  const { monthly } = standardPlan(debt, LOAN_RATES[GRADUATE.has(level) ? 'graduate' : 'undergraduate']);
  return Math.round((monthly * 12 * 1_000) / payOneYear) / 10;
}
