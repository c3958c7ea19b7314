/**
 * The committed dataset (data/dataset): what each file holds, one JSON value a line, in key order.
 * The pipeline writes these types, the seed and the tests read them.
 */

import type { RecordFigures } from '../figures/figures.ts';
import type { SimilarReason } from '../peers/similar-reasons.ts';
import type { CareerLists, CareerRecord } from '../programs/careers.ts';
import type { GraduatesByYear, GraduatesOfYears } from '../programs/graduates-trend.ts';
import type { AliasKind, AwardLevel, Country } from './enums.ts';
import type { FactField, MissingReason, Provenance } from './facts.ts';
import type { Cohort, TrendBreak, TrendTuple } from './university-figures.ts';

export type { NetPriceByIncome, ScoreRange, UniversityImage } from './university-figures.ts';

/**
 * One line of universities.ndjson. Rates are percent 0-100 with at most one decimal, money whole units of
 * `currency` a year, null means no value (see `missing` for the reason).
 */
export interface UniversityRecord extends RecordFigures {
  /** How many people are behind the rates. */
  cohorts: Partial<Record<FactField, Cohort>>;
  /** For each figure with a value: key of a provenance in provenance.json. */
  facts: Partial<Record<FactField, string>>;
  /** For each figure that is null: why. */
  missing: Partial<Record<FactField, MissingReason>>;
}

/** One line of aliases.ndjson: another name of a university. The record's own `name` is not repeated. */
export interface AliasRecord {
  id: number;
  name: string;
  kind: AliasKind;
}

/**
 * What says that a program is taught: degrees conferred; a list that was read ("listed"); or the compiler's knowledge,
 * which may decide who is found and is never shown as a statement.
 */
export const PROGRAM_BASES = ['completions', 'listed', 'knowledge'] as const;
export type ProgramBasis = (typeof PROGRAM_BASES)[number];

/**
 * CIP-4 code such as "11.07" (in Canada "11" where only the family is known), award level, graduates a year (null where
 * nobody counts them), 1 when offered at a distance only; then median pay one and four years on and median debt in US
 * dollars (null where withheld or not collected), what the row rests on, and the CIP-4 code that pay and debt are
 * published under where the school has changed the code since. What is null or "completions" at the end is left out.
 */
export type ProgramTuple = [
  cip: string,
  level: AwardLevel,
  graduates: number | null,
  distanceOnly: 0 | 1,
  earningsOneYear?: number | null,
  earningsFourYears?: number | null,
  debt?: number | null,
  basis?: ProgramBasis,
  publishedUnder?: string,
];

/** One line of programs.ndjson: all programs of one university, by CIP and level. */
export interface ProgramsRecord {
  id: number;
  programs: ProgramTuple[];
  /** Of those that ten people finished in some year; absent where there is none, and in Canada. */
  graduatesByYear?: GraduatesByYear;
}

/** CIP-4 code and award level of a program that has ended, and its graduates of each year. */
export type EndedProgram = [cip: string, level: AwardLevel, years: GraduatesOfYears];

/** One line of ended-programs.ndjson: the programs that one university taught and teaches no more, by CIP and level. */
export interface EndedProgramsRecord {
  id: number;
  ended: EndedProgram[];
}

/** Neighbour, distance (0 is the same), and the two strongest reasons. */
export type NeighbourTuple = [id: number, distance: number, reasons: [SimilarReason, SimilarReason]];

/**
 * The ids of those most like a university in what they are and teach, whatever they cost and wherever they are, the likest
 * first: in its country and across the border.
 */
export interface Kin {
  home: number[];
  abroad: number[];
}

/** One line of neighbours.ndjson: the nearest 24 of one university, nearest first, and its kin. */
export interface NeighboursRecord {
  id: number;
  neighbours: NeighbourTuple[];
  /** Left out of datasets that are made up. */
  kin?: Kin;
}

/** One line of trends.ndjson: up to eight academic years of one university, oldest first. */
export interface TrendsRecord {
  id: number;
  years: TrendTuple[];
  /** Left out where every figure means the same in all years. */
  breaks?: TrendBreak[];
}

/**
 * One line of peers.ndjson: the peer group of a university (schema/domain/peers/peer-groups.ts) and where its figures stand
 * there, in the order of PEER_FIGURE_KEYS: how many have less, with how many others have the same where there are any;
 * null where it has no figure to compare. Nulls at the end are left out.
 */
export interface PeersRecord {
  id: number;
  group: string;
  at: (number | [below: number, same: number] | null)[];
}

/** peer-groups.json: for each group its members, and of each of PEER_FIGURES how many have one and the middle one. */
export interface PeerGroupRecord {
  members: number;
  figures: Record<string, [count: number, middle: number]>;
}
export type PeerGroupTable = Record<string, PeerGroupRecord>;

/**
 * One line of outside.ndjson: a school people look for that has no page here, and why. It answers a search for one of
 * its names with a line, never with a school of a similar name.
 */
export interface OutsideRecord {
  name: string;
  aliases: string[];
  city: string | null;
  /** Two-letter code of the state or province. */
  state: string;
  /** One sentence of plain words. */
  why: string;
  /** The school of the catalogue that it is a part of, or that took it over. */
  belongsToId: number | null;
  website: string | null;
}

/** redirects.json: an id that stood for the same institution twice -> the id that is kept. */
export type Redirects = Record<string, number>;

/** provenance.json */
export type ProvenanceTable = Record<string, Provenance>;

/** cip.json: titles of the CIP 2020 families ("11") and four-digit groups ("11.07"). */
export type CipTitles = Record<string, string>;

/** manifest.json */
export interface Manifest {
  /** Content hash of the other files: the dataset's version. */
  version: string;
  /** The day at which the status of every institution was judged, ISO. */
  asOf: string;
  counts: { universities: number; US: number; CA: number; programs: number; aliases: number };
  /** Canadian dollars are converted to US dollars for filters and order at this rate. */
  exchangeRate: { usdPerCad: number; date: string; source: string };
  /** Upper bounds in US dollars of Budget-Friendly and Moderate: thirds of sticker tuition. */
  affordability: { budgetFriendlyBelow: number; moderateBelow: number };
  sources: ManifestSource[];
  /** Share of universities with a value, per field and country, 0-1. */
  coverage: Record<Country, Record<string, number>>;
}

export interface ManifestSource {
  key: string;
  publisher: string;
  title: string;
  vintage: string;
  licence: string;
  url: string;
  rows: number;
  sha256: string;
}

/** The whole dataset, as read from its folder or made up by a test. */
export interface Dataset {
  manifest: Manifest;
  universities: UniversityRecord[];
  aliases: AliasRecord[];
  programs: ProgramsRecord[];
  endedPrograms: EndedProgramsRecord[];
  neighbours: NeighboursRecord[];
  trends: TrendsRecord[];
  peers: PeersRecord[];
  peerGroups: PeerGroupTable;
  outside: OutsideRecord[];
  redirects: Redirects;
  provenance: ProvenanceTable;
  cipTitles: CipTitles;
  careers: CareerRecord[];
  careerLists: CareerLists;
}
