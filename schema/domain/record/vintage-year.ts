/** Parses the year of a figure from its publisher's vintage: "2021-22" is of 2022, "fall 2012 cohort (by 2019)" of 2019. */

import { cohortAndRelease, MEASURED_LATER } from './cohort-and-release.ts';

/** A figure of more years ago is not shown as today's. */
export const YEARS_OF_TODAY = 4;

/** The last year that a vintage names; null where it names none. */
export function lastYearOf(vintage: string): number | null {
  const years = [...vintage.matchAll(/\b((?:19|20)\d\d)(?:[-/](\d\d)\b)?/g)].map(([, year = '', end]) =>
    end === undefined ? Number(year) : Number(year) + ((Number(end) - Number(year.slice(2)) + 100) % 100),
  );
  return years.length > 0 ? Math.max(...years) : null;
}

/** Whether a vintage lies too far before `thisYear` to be shown as today's figure; one that names no year does not. */
export function isOfThePast(vintage: string, thisYear: number): boolean {
  const year = lastYearOf(vintage);
  return year !== null && year < thisYear - YEARS_OF_TODAY;
}

/** A year as a publisher names it, without a word on how it was read: "fall 2023", "entered 2015-16", "2021 to 2023". */
const SEASON =
  '(?:(?:spring|fall|January|February|March|April|May|June|July|August|September|October|November|December) )?';
const YEAR = `${SEASON}(?:19|20)\\d\\d(?:[-/–](?:\\d\\d|(?:19|20)\\d\\d))?`;
const PLAIN_YEAR = new RegExp(
  `^(?:(?:entered|fiscal year|about|reported|release of) )?${YEAR}(?: cohort)?(?: (?:to|and) ${YEAR})?$`,
  'i',
);
/** Words of those who put the dataset together: what they could not date, guessed or read themselves. */
const CURATORS_WORDS = /\b(?:undated|inferred|by hand|^read)\b/i;

/**
 * The year to show beside a figure, in a cell or on a card: notes of curators ("checked by hand", "Wikipedia, undated (copy
 * c.2024)") are left to the source's pop-up. Null where no year is left.
 */
export function shownYear(vintage: string): string | null {
  if (CURATORS_WORDS.test(vintage)) return null;
  // When something was measured says less than which release it is from.
  const { cohort, release } = cohortAndRelease(vintage);
  const [first = ''] = (cohort === MEASURED_LATER ? release : vintage).split(/, | \(/);
  if (PLAIN_YEAR.test(first)) return first;
  const year = lastYearOf(vintage.replace(/\(.*/, '').replace(/\b((?:19|20)\d\d)-(?:0\d|1[0-2])\b/g, '$1'));
  return year === null ? null : String(year);
}
