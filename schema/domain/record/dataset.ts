/**
 * The committed dataset (data/dataset): what each file holds, one JSON value a line, in key order.
 * The pipeline writes these types, the seed and the tests read them.
 */

import type { SimilarReason } from '../peers/similar-reasons.ts';
import type { CareerLists, CareerRecord } from '../programs/careers.ts';
import type { GraduatesByYear } from '../programs/graduates-trend.ts';
import type { Sport } from '../search/filter-values.ts';
import type {
  AcademicCalendar,
  AdmissionPolicy,
  AliasKind,
  AwardLevel,
  CampusSetting,
  Country,
  Currency,
  Designation,
  ReligiousGroup,
  UniversityType,
} from './enums.ts';
import type { FactField, MissingReason, Provenance } from './facts.ts';
import type {
  Cohort,
  NoFiguresReason,
  PageFigures,
  TrendBreak,
  TrendTuple,
  UniversityKind,
  UniversityStatus,
} from './university-figures.ts';

/** 25th and 75th percentile of first-year students' scores. */
export type ScoreRange = [low: number, high: number];

export interface UniversityImage {
  /** Address of the picture at the publisher; only the Worker's /img route ever asks for it. */
  originUrl: string;
  author: string;
  licence: string;
  licenceUrl: string | null;
  sourcePage: string;
  width: number;
  height: number;
}

/** Average yearly net price by family income: 0-30, 30-48, 48-75, 75-110 and over 110 thousand US dollars. */
export type NetPriceByIncome = [number | null, number | null, number | null, number | null, number | null];

/**
 * One line of universities.ndjson. Rates are percent 0-100 with at most one decimal, money whole units of
 * `currency` a year, null means no value (see `missing` for the reason).
 */
export interface UniversityRecord extends PageFigures {
  /** IPEDS UNITID, or 900001 and up for Canada (data/pipeline/canada-ids.json). */
  id: number;
  name: string;
  city: string | null;
  /** Two-letter code of the state, province or territory. */
  state: string;
  country: Country;
  type: UniversityType | null;
  kind: UniversityKind;
  status: UniversityStatus;
  description: string;
  website: string | null;
  latitude: number | null;
  longitude: number | null;
  currency: Currency;
  /** Sticker tuition and fees a year: US out-of-state, Canada international. */
  tuition: number | null;
  /** US in-state, Canada domestic in-province. Equal to `tuition` at US schools that charge everyone the same. */
  tuitionInState: number | null;
  /** Canada: the province's average, never the school's own fee; shown apart and labelled. */
  provincialAverage: { tuition: number | null; tuitionInState: number | null; year: string } | null;
  roomAndBoard: number | null;
  booksAndSupplies: number | null;
  /** Other living costs a year on campus (IPEDS CHG6). */
  otherExpenses: number | null;
  percentReceivingAid: number | null;
  averageAidAmount: number | null;
  percentPell: number | null;
  netPrice: number | null;
  netPriceByIncome: NetPriceByIncome | null;
  medianEarnings: number | null;
  medianDebt: number | null;
  yearFounded: number | null;
  studentPopulation: number | null;
  undergraduateEnrollment: number | null;
  graduateEnrollment: number | null;
  studentFacultyRatio: number | null;
  acceptanceRate: number | null;
  admissionPolicy: AdmissionPolicy | null;
  satReading: ScoreRange | null;
  satMath: ScoreRange | null;
  actComposite: ScoreRange | null;
  graduationRate: number | null;
  retentionRate: number | null;
  /** Canada: average secondary-school mark of entering students, percent. */
  enteringAverage: number | null;
  /** Canada (CUDO): percent employed two years after graduation. */
  employmentRate: number | null;
  religiousAffiliation: ReligiousGroup | null;
  /** The exact denomination, "Roman Catholic" say; null where the group is none or unknown. */
  religiousDenomination: string | null;
  academicCalendar: AcademicCalendar | null;
  campusSetting: CampusSetting | null;
  /** NCES locale label, "City: Large" say. */
  locale: string | null;
  housingOptions: string[] | null;
  studentOrganizations: number | null;
  athleticsDivision: string | null;
  athleticsConference: string | null;
  /** The sports whose conference IPEDS asks for, in which it plays in one; null where nothing is reported. US only. */
  sports: Sport[] | null;
  designations: Designation[];
  /** Language or languages of instruction in Canada: English, French, Bilingual. */
  language: string | null;
  /** Carnegie 2021 basic class as its label, "Doctoral Universities: Very High Research Activity" say. */
  carnegieClass: string | null;
  /** Percent of students of all levels who study only at a distance. */
  onlineShare: number | null;
  /** Highest level awarded. */
  highestAward: AwardLevel | null;
  image: UniversityImage | null;
  /** Of a school with next to no figures; left out of the others. */
  whyNoFigures?: NoFiguresReason | undefined;
  /** For rates: how many people stand behind them. */
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
