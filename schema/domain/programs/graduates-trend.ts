/** Whether a program grows or shrinks: its graduates of five years. */
import type { AwardLevel } from '../record/enums.ts';

/** The years counted, oldest first (IPEDS C2020_A to C2024_A). */
export const GRADUATE_YEARS = ['2019-20', '2020-21', '2021-22', '2022-23', '2023-24'] as const;

/** Graduates in each of GRADUATE_YEARS; null where the school did not report that year. */
export type GraduatesOfYears = readonly (number | null)[];

/** By the key of a program at a school. */
export type GraduatesByYear = Readonly<Record<string, GraduatesOfYears>>;

/** Names a program of a school: four-digit CIP and award level. */
export const programKey = (cip: string, level: AwardLevel): string => `${cip} ${level}`;

/** Trends of programs that are taught. */
export const GRADUATE_TRENDS = ['growing', 'steady', 'falling', 'new'] as const;
export type GraduatesTrend = (typeof GRADUATE_TRENDS)[number];

/** Of a program that had ten graduates in the first year, none in the last, and is neither listed nor taught under another code. */
export const ENDED = 'ended';
/** What programs can be looked for by: the trends, and those that have ended. */
export const FINDER_TRENDS = [...GRADUATE_TRENDS, ENDED] as const;
export type FinderTrend = (typeof FINDER_TRENDS)[number];

/** Fewer graduates than this a year say nothing, and neither does a change by fewer. */
export const TREND_LEAST = 10;
const TREND_SHARE = 0.25;

/**
 * From the first year to the last: growing or falling by a quarter and by ten people, new where nobody finished in the first two years,
 * steady otherwise. Null where the first or last year was not reported, or neither has ten graduates.
 */
export function trendOf(years: GraduatesOfYears): GraduatesTrend | null {
  const [first, second] = years;
  const last = years.at(-1);
  if (first == null || last == null || Math.max(first, last) < TREND_LEAST) return null;
  if (first === 0 && second === 0) return 'new';
  const change = last - first;
  if (Math.abs(change) < TREND_LEAST || Math.abs(change) < TREND_SHARE * first) return 'steady';
  return change > 0 ? 'growing' : 'falling';
}
