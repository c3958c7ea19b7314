/**
 * Figures that a university's page shows in groups: what each group holds, in which units. Dates are ISO texts as
 * precise as they are known ("2026-11-01", "2026-05", "2026"); a null inside a group is a figure nobody published.
 */
import { hasPassed } from '../formats/partial-date.ts';

/** Whether an institution still teaches, judged at the dataset's `asOf`. `renamed` is open under its name of today. */
/** `unconfirmed`: nothing is said of an end, and the newest federal list has the school no more. */
export const STATUS_STATES = ['open', 'closing', 'closed', 'merged', 'renamed', 'paused', 'unconfirmed'] as const;
export type StatusState = (typeof STATUS_STATES)[number];

export interface UniversityStatus {
  state: StatusState;
  /** When it closes or closed, merged or took its new name; null where nobody says or nothing happened. */
  date: string | null;
  /** The institution that took it over, where it is in the catalogue. */
  successorId: number | null;
  successorName: string | null;
  /** The date has passed, and only the announcement was seen. */
  announced: boolean;
  /** The name it had before, of a renamed institution. */
  formerName: string | null;
  /** Where that is written: publisher and address as stated by the source; null for an open institution. */
  evidence: string | null;
}

export const OPEN: UniversityStatus = {
  state: 'open',
  date: null,
  successorId: null,
  successorName: null,
  announced: false,
  formerName: null,
  evidence: null,
};

/** The state as of `today` (ISO day): a closing date that has gone by since the data were put together has come true. */
export function stateAt(status: Pick<UniversityStatus, 'state' | 'date'>, today: string): StatusState {
  return status.state === 'closing' && status.date !== null && hasPassed(status.date, today) ? 'closed' : status.state;
}

/** True for an institution that teaches nobody any more: it leaves every list and keeps its page. */
export function isGone(status: { state: StatusState }): boolean {
  return status.state === 'closed' || status.state === 'merged';
}

/** The same as of `today` (ISO day). */
export const hasClosed = (status: Pick<UniversityStatus, 'state' | 'date'>, today: string): boolean =>
  isGone({ state: stateAt(status, today) });

/** True where the date of an end has passed and only its announcement was seen: whether it came true nobody says. */
export const onlyAnnounced = (status: Pick<UniversityStatus, 'state' | 'date' | 'announced'>, today: string): boolean =>
  status.announced || (status.state === 'closing' && stateAt(status, today) === 'closed');

/** Why no public table has figures on a school that is in the catalogue all the same. */
export const NO_FIGURES_REASONS = ['no-federal-aid', 'first-class-2024', 'no-public-table'] as const;
export type NoFiguresReason = (typeof NO_FIGURES_REASONS)[number];

/**
 * What an institution mostly awards, by the degrees it conferred (IPEDS C2024_A), not by its IPEDS level:
 * bachelor's degrees; a few of them beside mostly associate degrees; a faith's own degrees (Carnegie's "Theological Studies");
 * none (two-year); graduate degrees only.
 */
export const UNIVERSITY_KINDS = ['bachelors', 'mostly-associate', 'seminary', 'two-year', 'graduate-only'] as const;
export type UniversityKind = (typeof UNIVERSITY_KINDS)[number];
/** The kinds that lists show unless more is asked for. */
export const BACHELORS_KINDS: readonly UniversityKind[] = ['bachelors', 'mostly-associate', 'seminary'];

/** 25th and 75th percentile of first-year students' scores. */
export type ScoreRange = [low: number, high: number];

/** A photograph of the campus. */
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

/** Canada: the average of a province, never a school's own fee; shown apart and labelled. */
export interface ProvincialAverage {
  tuition: number | null;
  tuitionInState: number | null;
  year: string;
}

/** SAT and ACT in first-year admission. `flexible`: another test or record may stand in; `sometimes`: for some applicants. */
export const TEST_POLICIES = ['required', 'flexible', 'sometimes', 'optional', 'not-considered'] as const;
export type TestPolicyKind = (typeof TEST_POLICIES)[number];
export interface TestPolicy {
  policy: TestPolicyKind;
  /** The round of applications it is for: "2026-27", or "fall 2024" of an IPEDS year. */
  cycle: string;
  /** The page on which the school says so, where one was read. */
  url: string | null;
}

/** First-year application dates, read from a list that schools revise: shown with `asOf` and the school's own page. */
export interface Deadlines {
  /** "2026-27", or an earlier round that is the last one known. */
  cycle: string;
  /** When the list was read. */
  asOf: string;
  /** True where only an earlier round is known: the dates of today's may differ. */
  lastKnown: boolean;
  earlyDecision: string | null;
  earlyDecision2: string | null;
  earlyAction: string | null;
  earlyAction2: string | null;
  restrictiveEarlyAction: string | null;
  /** Anyone who applies by then is considered first, for a place or for aid; it is no early action. */
  priority: string | null;
  regular: string | null;
  rolling: boolean;
}

/** What an application has to hold, by the Common Application's grid; null where the grid says nothing. */
export interface ApplicationParts {
  /** The round of the grid, "2025-26" say. */
  cycle: string;
  asOf: string;
  /** Whether the Common Application's personal essay is asked for. */
  essay: boolean | null;
  teacherRecommendations: number | null;
  counselorRecommendation: boolean | null;
  midyearReport: boolean | null;
}

/** What a row on applying in Canada rests on; rows from knowledge alone are not in the data. */
export const ROUTE_CONFIDENCES = ['official page', 'secondary'] as const;

/** One way to apply to a Canadian institution: through a service, or to the school itself. */
export interface ApplicationRoute {
  /** Unique within the institution and stable over the years: plans hold it. */
  key: string;
  system: string;
  applicants: string | null;
  /** "fall 2027", or which page of which year was read. */
  cycle: string;
  opens: string | null;
  /** In words, with ISO dates in it. */
  deadline: string | null;
  fee: string | null;
  url: string | null;
  confidence: (typeof ROUTE_CONFIDENCES)[number];
  note: string | null;
  /** When it was read. */
  asOf: string;
  /** Dates of `deadline` that one can plan by, each with whom it is for. */
  dates: { key: string; date: string; what: string | null }[];
}

/** What first-year admission looks at (IPEDS ADMCON1-12). */
export const ADMISSION_FACTORS = [
  'gpa',
  'rank',
  'record',
  'preparation',
  'recommendations',
  'competencies',
  'tests',
  'english',
  'other-test',
  'work',
  'essay',
  'legacy',
] as const;
export type AdmissionFactor = (typeof ADMISSION_FACTORS)[number];
export type FactorWeight = 'required' | 'considered' | 'not-considered';
export type AdmissionFactors = Partial<Record<AdmissionFactor, FactorWeight>>;

/** Applicants and admissions of early decision (Common Data Set C21). */
export interface EarlyDecision {
  applied: number;
  admitted: number;
  year: string;
}

/** Common Data Set C2. */
export interface Waitlist {
  offered: number | null;
  accepted: number | null;
  admitted: number | null;
  year: string;
}

/** Percent of a full-time, first-time bachelor's cohort that finished within 4, 6 and 8 years (IPEDS GR200). */
export interface GraduationRates {
  fourYears: number | null;
  sixYears: number | null;
  eightYears: number | null;
  cohort: number | null;
}

/** IPEDS Outcome Measures as the College Scorecard has them: percent of entrants, eight years on. */
export const OUTCOME_GROUPS = [
  'all',
  'pell',
  'first-time',
  'transfer',
  'full-time',
  'part-time',
  'first-time-full-time',
  'transfer-full-time',
] as const;
export type OutcomeGroup = (typeof OUTCOME_GROUPS)[number];
export interface Outcome {
  award: number | null;
  stillEnrolled: number | null;
  enrolledElsewhere: number | null;
  unknown: number | null;
  cohort: number | null;
  /** At least so many entrants, where their number is not known but one that cannot be larger is. */
  fewest?: number | undefined;
}
export type Outcomes = Partial<Record<OutcomeGroup, Outcome>>;

/** Percent of undergraduates. */
export interface StudentBody {
  women: number | null;
  white: number | null;
  black: number | null;
  hispanic: number | null;
  asian: number | null;
  nativeAmerican: number | null;
  pacificIslander: number | null;
  twoOrMoreRaces: number | null;
  international: number | null;
  unknownRace: number | null;
  partTime: number | null;
  /** 25 and older. */
  adults: number | null;
  firstGeneration: number | null;
}

export interface Services {
  /** Branches of ROTC offered: "Army", "Navy", "Air Force". */
  rotc: string[];
  studyAbroad: boolean | null;
  /** What is offered to veterans, in words. */
  veterans: string[];
  /** Percent of undergraduates registered with a disability; "3 or less" is reported without a number. */
  disabilityShare: number | '3 or less' | null;
  /** Undergraduate programs that can be taken wholly at a distance. */
  distancePrograms: boolean | null;
}

/** The school's own pages. */
export interface OfficialLinks {
  admissions: string | null;
  apply: string | null;
  netPriceCalculator: string | null;
  aid: string | null;
}

/** Monthly rent where the university is, in its currency, utilities included in the US (HUD) and not in Canada (CMHC). */
export interface Rent {
  studio: number | null;
  oneBedroom: number | null;
  twoBedroom: number | null;
  /** The county, town or city the figures are of. */
  area: string;
  /** "fiscal year 2026", "October 2025". */
  period: string;
}

/** Prices of the area, the nation being 100 (BEA). */
export interface PriceParity {
  all: number;
  housing: number | null;
  area: string;
}

/** Offences reported on the main campus a year for each 1,000 students, averaged over the last three years (Clery Act). */
export interface Safety {
  years: string[];
  /** Students the counts are divided by: the headcount (12-month or fall) less those who study only at a distance. */
  students: number;
  /** Reported offences, three years together. */
  reports: Partial<Record<SafetyOffence, number>>;
  perThousand: number;
  /** One year's reports are mostly of events long past, so that the average compares with nobody's. */
  lateReports?: true | undefined;
}
export const SAFETY_OFFENCES = [
  'murder',
  'sexual-offences',
  'robbery',
  'aggravated-assault',
  'burglary',
  'motor-vehicle-theft',
  'arson',
] as const;
export type SafetyOffence = (typeof SAFETY_OFFENCES)[number];

/** Canada: full-time students of a fall (year of its beginning), rounded to 3 by Statistics Canada. */
export type EnrolmentTuple = [
  year: number,
  total: number | null,
  canadian: number | null,
  international: number | null,
];

/** Ontario (CUDO B3): percent of entrants by secondary-school average, for a field of study. */
export interface EnteringAverages {
  field: string;
  below70: number | null;
  from70: number | null;
  from75: number | null;
  from80: number | null;
  from85: number | null;
  from90: number | null;
  from95: number | null;
}

/** Ontario (CUDO): percent employed two years after graduation, for a field of study. */
export interface FieldEmployment {
  field: string;
  rate: number;
}

/** An undergraduate program of Ontario with its own entry in the application service. */
export interface OntarioProgram {
  name: string;
  degree: string | null;
  code: string | null;
  /** As the service prints it, "80-85%" say. */
  gradeRange: string | null;
  prerequisites: string | null;
  experiential: string | null;
  targetEnrolment: string | null;
  link: string | null;
  /** What the university's own page says of the averages of those who entered in 2025, "Low 80s" say. */
  publishedAverage: string | null;
  /** The newest list that has it; grade range, prerequisites and target are of December 2023, for entry in 2024. */
  asOf: string;
}

/** Professional schools of Canada whose accreditation was read on a page (never from knowledge). */
export interface AccreditedSchool {
  field: string;
  discipline: string | null;
  accreditor: string | null;
  unit: string | null;
}

/** Number of people a rate or an average is of. */
export interface Cohort {
  count: number;
  of: string;
  year: string;
  /**
   * Set where nobody publishes the number for the figure's own group, and this is that of another year's: it says how
   * large such a group is, and is never shown as the number behind the figure.
   */
  near?: true | undefined;
}

/**
 * Campuses with one number for federal student aid (OPEID). The College Scorecard gives pay, debt, and pay by program for
 * all of them together.
 */
export interface AidNumber {
  /** The main campus. */
  name: string;
  campuses: number;
  /** Whether the shared figures count for this campus: they do for one of them. */
  counts: boolean;
}

/** One academic year of a university, with the followed figures (figures/derived/followed.ts): rates are percent, money whole US dollars. */
export type TrendTuple = [year: string, ...figures: (number | null)[]];

/**
 * Why a line of trends is two: from a year on the school counts as a four-year one, whose graduation rate gives students
 * of bachelor's degrees six years, or as a two-year one, whose rate gives up to three.
 */
export const TREND_BREAKS = ['four-year', 'two-year'] as const;
export type TrendBreakReason = (typeof TREND_BREAKS)[number];

/** A figure of the trends, and the first year in which it means something else than before. */
export type TrendBreak = [measure: 'graduationRate', year: string, reason: TrendBreakReason];
