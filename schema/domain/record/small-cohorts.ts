/**
 * Which figures may be used to choose by. One student more or less moves a rate of ten by ten points, an average of a dozen
 * families says little of the next one, and what a whole system earns says nothing of one branch. Such a figure is shown
 * with what it is, and is used for nothing else: no order, filter, badge, percentile, reason or description.
 */

import { AVERAGE_FIELDS, RATE_FIELDS, SHARED_FIELDS, WHOLE_CLASS_FIELDS } from '../figures/derived/cohorts.ts';
import type { Country } from './enums.ts';
import type { FactField } from './facts.ts';
import type { AidNumber, Cohort, OutcomeGroup, Outcomes, Safety } from './university-figures.ts';

/** Fewest people a rate must be of to be compared with that of another school. */
export const MIN_COHORT = 30;
/** As many where only another year's number is known: a class of a hundred is not one of thirty a year later. */
export const MIN_NEAR_COHORT = 100;

export { RATE_FIELDS, SHARED_FIELDS };

const rates: ReadonlySet<FactField> = new Set(RATE_FIELDS);

/** True for a figure that is a share of a group of people. */
export function isRate(field: FactField): boolean {
  return rates.has(field);
}

const averages: ReadonlySet<FactField> = new Set(AVERAGE_FIELDS);

/** True for a figure that is a rate or an average of people who may be counted. */
export const isOfPeople = (field: FactField): boolean => isRate(field) || averages.has(field);

const shared: ReadonlySet<FactField> = new Set(SHARED_FIELDS);

/** Reports on campus a year for each 1,000 students, where they are of these years and may be compared. */
export const comparableReports = ({ safety }: { safety: Safety | null }): number | null =>
  safety === null || safety.lateReports ? null : safety.perThousand;

/** The campuses that a figure is of, where it is not of this one alone. */
export function sharedBy(field: FactField, { aidNumber }: Pick<RatedUniversity, 'aidNumber'>): AidNumber | null {
  return shared.has(field) ? aidNumber : null;
}

const wholeClass: ReadonlySet<FactField> = new Set(WHOLE_CLASS_FIELDS);

/** A university as to how many people its rates are of. */
export interface RatedUniversity {
  country: Country;
  cohorts: Partial<Record<FactField, Cohort>>;
  aidNumber: AidNumber | null;
}

/** Whether a figure is known to be of so few people that it says little. */
export function isOfFew(field: FactField, { cohorts }: Pick<RatedUniversity, 'cohorts'>): boolean {
  const cohort = cohorts[field];
  return cohort !== undefined && cohort.count < MIN_COHORT;
}

/** The number of people behind a figure, where it is published for just them. */
export function peopleBehind(field: FactField, { cohorts }: Pick<RatedUniversity, 'cohorts'>): number | null {
  const cohort = cohorts[field];
  return cohort === undefined || cohort.near ? null : cohort.count;
}

/**
 * Whether a university's figure may be used for order, filters, badges, percentiles, reasons and descriptions. A rate may
 * when it is of thirty people or more (`cohorts` of the record), or when such a class of another year was a hundred. A rate
 * of nobody knows how many may not, save the two of Canada: nobody publishes their cohorts, but Maclean's and Common
 * University Data Ontario publish them for whole entering classes of universities, which are hundreds of people. An average
 * may unless it is known to be of fewer than thirty. A figure that campuses share may for one of them. Everything else may.
 */
export function decides(field: FactField, university: RatedUniversity): boolean {
  const { country, cohorts } = university;
  if (sharedBy(field, university)?.counts === false || isOfFew(field, university)) return false;
  if (!isRate(field)) return true;
  const cohort = cohorts[field];
  if (cohort === undefined) return country === 'CA' && wholeClass.has(field);
  return cohort.count >= (cohort.near ? MIN_NEAR_COHORT : MIN_COHORT);
}

/** At least so many entrants are in a group of the outcome measures; null where nobody says. */
export function outcomePeople({ outcomes }: { outcomes: Outcomes | null }, group: OutcomeGroup): number | null {
  const outcome = outcomes?.[group];
  return outcome ? (outcome.cohort ?? outcome.fewest ?? null) : null;
}

/** Percent of a group of entrants who finished within eight years; null of fewer than thirty or of nobody knows how many. */
export function outcomeRate(university: { outcomes: Outcomes | null }, group: OutcomeGroup): number | null {
  const people = outcomePeople(university, group);
  return people !== null && people >= MIN_COHORT ? (university.outcomes?.[group]?.award ?? null) : null;
}
