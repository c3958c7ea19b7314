/** Figures of a major, one of the 81 programs by which people look for what to study (academic-programs.ts). */

import type { AwardLevel, Country } from '../record/enums.ts';
import type { Degree } from '../search/filter-values.ts';
import type { AcademicProgramKey } from './academic-programs.ts';
import type { CareerListDocument } from './careers.ts';
import type { EarningsResult } from './earnings-check.ts';

/** Degrees that a major can be described by: the first unless hardly anyone gives it in that subject. */
export const MAJOR_LEVELS = ['bachelor', 'master', 'doctorate'] as const satisfies readonly AwardLevel[];
export type MajorLevel = (typeof MAJOR_LEVELS)[number];

/** What the search calls each of them. */
export const DEGREE_OF_MAJOR = {
  bachelor: 'bachelors',
  master: 'masters',
  doctorate: 'doctorate',
} as const satisfies Record<MajorLevel, Degree>;

/** A state or province where the major is taught, without those who teach it online (MAJOR_MARKS). */
export interface MajorPlace {
  country: Country;
  /** Two-letter code. */
  state: string;
  universities: number;
  /** Of a year; null in Canada, where nobody counts them by subject. */
  graduates: number | null;
}

/** Why a university does not lead the others. */
export const MAJOR_MARKS = ['distance-only', 'mostly-online', 'completes'] as const;
/**
 * The degree can be had at a distance only there; more than half of all its students study at a distance only; the degree
 * only completes another one (completing-degrees.ts).
 */
export type MajorMark = (typeof MAJOR_MARKS)[number];

/** A university where many finish the major. */
export interface MajorLeader {
  id: number;
  /** Of a year. */
  graduates: number;
  marks: MajorMark[];
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
  /**
   * How many schools' programs have each result of the earnings check; those of which it is not known are not counted. Null
   * where none is; absent in documents of older loads.
   */
  checks?: Record<EarningsResult, number> | null;
  /** US by graduates, most first, then Canada by universities; at most MAJOR_PLACES_MAX of each. */
  places: MajorPlace[];
  /** Most graduates first, at most MAJOR_LEADERS_MAX, none with a mark; the US alone counts them. */
  leaders: MajorLeader[];
  /** The same of those with a mark, at most MAJOR_APART_MAX. */
  apart: MajorLeader[];
}

/** Percent of all students who study at a distance only, from which a school is mostly online. */
export const MOSTLY_ONLINE_FROM = 50;

/** Fewer schools than these make no range. */
export const MAJOR_EARNINGS_SCHOOLS = 10;
export const MAJOR_PLACES_MAX = 8;
export const MAJOR_LEADERS_MAX = 12;
export const MAJOR_APART_MAX = 4;

/** Where a figure of a major comes from. */
export interface MajorOrigin {
  source: string;
  year: string;
}

/** A leading university as a link shows it. */
export interface NamedLeader extends MajorLeader {
  name: string;
  slug: string;
  city: string | null;
  state: string;
}

/** What is stored of a major (data/seed): its figures with the names and sources that its page shows. */
export interface MajorDocument extends Omit<MajorFigures, 'leaders' | 'apart'> {
  leaders: NamedLeader[];
  apart: NamedLeader[];
  /** The four-digit groups it holds, with their titles. */
  groups: { cip: string; title: string }[];
  /** Where it leads; null where no occupation is matched. */
  careers: CareerListDocument | null;
  /** Null where the universities differ in it. */
  origins: { graduates: MajorOrigin | null; earnings: MajorOrigin | null };
}
