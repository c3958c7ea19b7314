/** What is counted of a major, one of the 81 programs by which people look for what to study (academic-programs.ts). */
import type { AcademicProgramKey } from './academic-programs.ts';
import type { AwardLevel, Country } from './enums.ts';

/** Degrees that a major can be told by: the first unless hardly anyone gives it in that subject. */
export const MAJOR_LEVELS = ['bachelor', 'master', 'doctorate'] as const satisfies readonly AwardLevel[];
export type MajorLevel = (typeof MAJOR_LEVELS)[number];

/** A state or province where the major is taught. */
export interface MajorPlace {
  country: Country;
  /** Two-letter code. */
  state: string;
  universities: number;
  /** Of a year; null in Canada, where nobody counts them by subject. */
  graduates: number | null;
}

/** A university where many finish the major. */
export interface MajorLeader {
  id: number;
  /** Of a year. */
  graduates: number;
  /** It can be had at a distance only there. */
  distanceOnly: boolean;
}

export interface MajorFigures {
  key: AcademicProgramKey;
  /** The degree that all of these figures are of. */
  level: MajorLevel;
  /** How many teach it: in the US with graduates in the year, in Canada by lists that were read. */
  universities: Record<Country, number>;
  /** Of a year, in the US. */
  graduates: number;
  /**
   * Median pay in US dollars four years after the degree, of each school where it is published: the quarter of the schools
   * that is lowest, the middle one, the highest quarter. Null where fewer than MAJOR_EARNINGS_SCHOOLS have one.
   */
  earnings: { schools: number; lower: number; median: number; upper: number } | null;
  /** US by graduates, most first, then Canada by universities; at most MAJOR_PLACES_MAX of each. */
  places: MajorPlace[];
  /** Most graduates first, at most MAJOR_LEADERS_MAX; the US alone counts them. */
  leaders: MajorLeader[];
}

/** Fewer schools than these make no range. */
export const MAJOR_EARNINGS_SCHOOLS = 10;
export const MAJOR_PLACES_MAX = 8;
export const MAJOR_LEADERS_MAX = 12;
