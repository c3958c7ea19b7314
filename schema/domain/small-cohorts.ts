/**
 * Rates of few people. One student more or less moves a rate of ten by ten points, so such a rate is shown with its
 * number and is used for nothing else: no order, no badge, no percentile, no reason, no description.
 */
import type { FactField } from './facts.ts';
import type { Cohort } from './university-figures.ts';

/** Fewest people a rate must be of to be compared with that of another school. */
export const MIN_COHORT = 30;

/** The figures that are a share of a group of people; all others can be compared whatever the size of a school. */
export const RATE_FIELDS = [
  'acceptanceRate',
  'graduationRate',
  'graduationRatePell',
  'graduationRates',
  'retentionRate',
  'outcomes',
  'percentReceivingAid',
  'percentPell',
  'earlyDecision',
  'employmentRate',
  'onlineShare',
] as const satisfies readonly FactField[];

const rates: ReadonlySet<FactField> = new Set(RATE_FIELDS);

/** True for a figure that is a share of a group of people. */
export function isRate(field: FactField): boolean {
  return rates.has(field);
}

/**
 * Whether a university's figure may be used for order, badges, percentiles, reasons and descriptions. A rate may when it
 * is of thirty people or more (`cohorts` of the record); a rate of nobody knows how many may not. Everything that is not
 * a rate may.
 */
export function decides(field: FactField, cohorts: Partial<Record<FactField, Cohort>>): boolean {
  if (!isRate(field)) return true;
  const cohort = cohorts[field];
  return cohort !== undefined && cohort.count >= MIN_COHORT;
}
