/**
 * Stored forms of a university: one card for the lists and one document for the page, each read in a row or two. Both
 * are made by the load (data/seed), so that they are of the dataset they stand in.
 */

import { FOLLOWED, type FollowedFigure } from '../figures/derived/followed.ts';
import type { Peers } from '../peers/peer-figures.ts';
import type { GraduatesByYear, GraduatesOfYears } from '../programs/graduates-trend.ts';
import type { AliasRecord, Kin, ProgramBasis, UniversityRecord } from './dataset.ts';
import type { AwardLevel } from './enums.ts';
import type { FactField, Provenance } from './facts.ts';
import type { CardField, CsvField } from './university-fields.ts';
import type { TrendBreak, TrendTuple } from './university-figures.ts';

/** A record of the dataset with what a load adds: its address, its tuition in US dollars, provenance spelled out. */
export interface StoredUniversity extends Omit<UniversityRecord, 'facts'> {
  slug: string;
  tuitionUsd: number | null;
  facts: Partial<Record<FactField, Provenance>>;
}

/** What lists show and files hold. `cohorts` are those of the card's own rates. */
export type StoredCard = Pick<
  StoredUniversity,
  'slug' | 'tuitionUsd' | 'image' | 'testPolicy' | 'graduationRates' | 'rent' | CardField | CsvField
>;

/** What of a card its description is made of, where a language makes its own. */
export type DescribedCard = Pick<StoredCard, CardField>;

/**
 * A program of a family, the most graduates first, as a list of its values: three fifths of a document were the names of
 * its programs' members. `null` and "completions" at the end are left out. What rests on knowledge alone is not stored:
 * nothing may show it.
 */
export type StoredProgram = [
  cip: string,
  title: string,
  level: AwardLevel,
  graduates: number | null,
  distanceOnly: 0 | 1,
  earningsOneYear?: number | null,
  earningsFourYears?: number | null,
  debt?: number | null,
  /** Null in front of a middle, where it is the completions. */
  basis?: ShownBasis | null,
  /** Null where fewer than PROGRAM_MIDDLE_SCHOOLS publish it and a former code follows. */
  elsewhere?: ProgramMiddle | null,
  /** The code and title that pay and debt are published under, where the school has changed the code. */
  publishedUnder?: [cip: string, title: string],
];
export type ShownBasis = Exclude<ProgramBasis, 'knowledge'>;

/**
 * The middle of the same program for the same degree at the other schools that publish it: how many do at most, then median pay
 * one and four years on and median debt, in US dollars; null where fewer than PROGRAM_MIDDLE_SCHOOLS publish it.
 */
export type ProgramMiddle = [schools: number, oneYear: number | null, fourYears: number | null, debt: number | null];
/** Fewer schools than these have no middle. */
export const PROGRAM_MIDDLE_SCHOOLS = 10;

/** The programs of one CIP family. */
export interface StoredFamily {
  cip: string;
  title: string;
  /** Null where none of its programs has a count. */
  graduates: number | null;
  programs: StoredProgram[];
}

/** A program that has ended, with its graduates of each year. */
export type StoredEndedProgram = [cip: string, title: string, level: AwardLevel, years: GraduatesOfYears];

/** Everything a university's page shows. */
export interface UniversityDocument extends StoredUniversity {
  aliases: Pick<AliasRecord, 'name' | 'kind'>[];
  trends: TrendTuple[];
  trendBreaks: TrendBreak[];
  /** Null for a school that teaches nobody any more. */
  peers: Peers | null;
  /** Left out where nothing of it can be compared. */
  graduatesByYear?: GraduatesByYear;
  /** Left out where it has none. */
  kin?: Kin;
  programs: StoredFamily[];
  /** Left out where none is known to have ended. */
  endedPrograms?: StoredEndedProgram[];
}

/**
 * Parts a document may have. With the row of the dataset's version, and the row behind the last part at which the database
 * stops, a record is then read in five rows at most.
 */
export const DOCUMENT_PARTS_MAX = 3;

/** A year of trends with its figures named. */
export function trendOf([year, ...figures]: TrendTuple): { year: string } & Record<FollowedFigure, number | null> {
  const named = Object.keys(FOLLOWED).map((key, place) => [key, figures[place] ?? null]);
  return { year, ...(Object.fromEntries(named) as Record<FollowedFigure, number | null>) };
}
