/** Parses the year of a figure from its publisher's vintage: "2021-22" is of 2022, "fall 2012 cohort (by 2019)" of 2019. */

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
