/**
 * Rates of few people. One student more or less moves a rate of ten by ten points, so such a rate is shown with its
 * number and is used for nothing else: no order, no badge, no percentile, no reason, no description.
 */
import type { Country } from './enums.ts';
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

/** What Canadian sources publish for whole entering classes. */
const WHOLE_CLASS: ReadonlySet<FactField> = new Set(['graduationRate', 'retentionRate']);

/** A university as to how many people its rates are of. */
export interface RatedUniversity {
  country: Country;
  cohorts: Partial<Record<FactField, Cohort>>;
}

/**
 * Whether a university's figure may be used for order, filters, badges, percentiles, reasons and descriptions. A rate may
 * when it is of thirty people or more (`cohorts` of the record). A rate of nobody knows how many may not, save the two of
 * Canada: nobody publishes their cohorts, but Maclean's and Common University Data Ontario publish them for whole entering
 * classes of universities, which are hundreds of people. Everything that is not a rate may.
 */
export function decides(field: FactField, { country, cohorts }: RatedUniversity): boolean {
  if (!isRate(field)) return true;
  const cohort = cohorts[field];
  return cohort === undefined ? country === 'CA' && WHOLE_CLASS.has(field) : cohort.count >= MIN_COHORT;
}
