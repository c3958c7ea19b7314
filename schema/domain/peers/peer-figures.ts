/**
 * The figures that are set among those of a school's peers, how each is read, and what a position is. A position says
 * where a value lies and never that it is good: of a price or a debt the higher one is nobody's wish.
 */
import type { ScoreRange, UniversityRecord } from '../record/dataset.ts';
import { comparableReports, decides, MIN_COHORT } from '../record/small-cohorts.ts';
import type { OutcomeGroup } from '../record/university-figures.ts';

type Read = (university: UniversityRecord) => number | null;

/** A figure that may not decide is none here (small-cohorts.ts). */
const ifItDecides =
  (field: Parameters<typeof decides>[0], read: Read): Read =>
  (university) =>
    decides(field, university) ? read(university) : null;
const midpoint = (range: ScoreRange | null): number | null => range && (range[0] + range[1]) / 2;

/** At least so many entrants are in a group of the outcome measures; null where nobody says. */
export function outcomePeople({ outcomes }: Pick<UniversityRecord, 'outcomes'>, group: OutcomeGroup): number | null {
  const outcome = outcomes?.[group];
  return outcome ? (outcome.cohort ?? outcome.fewest ?? null) : null;
}

/** Percent of a group of entrants who finished within eight years; null of fewer than thirty or of nobody knows how many. */
export function outcomeRate(university: Pick<UniversityRecord, 'outcomes'>, group: OutcomeGroup): number | null {
  const people = outcomePeople(university, group);
  return people !== null && people >= MIN_COHORT ? (university.outcomes?.[group]?.award ?? null) : null;
}

/** In the order of the stored positions: new ones come last. */
export const PEER_FIGURES = {
  tuition: ({ tuition }) => tuition,
  tuitionInState: ({ tuitionInState }) => tuitionInState,
  roomAndBoard: ({ roomAndBoard }) => roomAndBoard,
  netPrice: ifItDecides('netPrice', ({ netPrice }) => netPrice),
  netPriceLowIncome: ifItDecides('netPriceByIncome', ({ netPriceByIncome }) => netPriceByIncome?.[0] ?? null),
  percentReceivingAid: ifItDecides('percentReceivingAid', ({ percentReceivingAid }) => percentReceivingAid),
  averageAidAmount: ({ averageAidAmount }) => averageAidAmount,
  percentPell: ifItDecides('percentPell', ({ percentPell }) => percentPell),
  medianDebt: ifItDecides('medianDebt', ({ medianDebt }) => medianDebt),
  medianEarnings: ifItDecides('medianEarnings', ({ medianEarnings }) => medianEarnings),
  // All students beside full-time students only would be two figures; in Canada most are known by the latter.
  studentPopulation: ({ country, studentPopulation, studentPopulationCounts }) =>
    country === 'CA' && studentPopulationCounts !== 'full-time' ? null : studentPopulation,
  studentFacultyRatio: ifItDecides('studentFacultyRatio', ({ studentFacultyRatio }) => studentFacultyRatio),
  acceptanceRate: ifItDecides('acceptanceRate', ({ acceptanceRate }) => acceptanceRate),
  satRange: ({ satReading, satMath }) =>
    satReading && satMath ? midpoint([satReading[0] + satMath[0], satReading[1] + satMath[1]]) : null,
  actRange: ({ actComposite }) => midpoint(actComposite),
  enteringAverage: ({ enteringAverage }) => enteringAverage,
  applicationFee: ({ applicationFee }) => applicationFee,
  graduationRate: ifItDecides('graduationRate', ({ graduationRate }) => graduationRate),
  graduationRatePell: ifItDecides('graduationRatePell', ({ graduationRatePell }) => graduationRatePell),
  retentionRate: ifItDecides('retentionRate', ({ retentionRate }) => retentionRate),
  fourYears: ifItDecides('graduationRates', ({ graduationRates }) => graduationRates?.fourYears ?? null),
  eightYears: ifItDecides('graduationRates', ({ graduationRates }) => graduationRates?.eightYears ?? null),
  outcomeAll: (university) => outcomeRate(university, 'all'),
  outcomePell: (university) => outcomeRate(university, 'pell'),
  outcomeTransfer: (university) => outcomeRate(university, 'transfer'),
  outcomePartTime: (university) => outcomeRate(university, 'part-time'),
  safety: comparableReports,
} as const satisfies Record<string, Read>;
export type PeerFigure = keyof typeof PEER_FIGURES;
export const PEER_FIGURE_KEYS = Object.keys(PEER_FIGURES) as PeerFigure[];

/** Fewest schools of a group that must have a figure for it to be set among theirs. */
export const MIN_WITH_FIGURE = 10;

/** Where a value stands among those of a group, itself counted among them. */
export interface PeerRank {
  /** Schools with a lower value. */
  below: number;
  /** Other schools with the same value. */
  same: number;
  /** Schools with a value, this one too. */
  count: number;
}

/** A rank with the group's median, as the dataset stores it. */
export interface PeerPosition extends PeerRank {
  /** The median of the values; of an even number, half way between the two in the middle. */
  middle: number;
}

/** What a university's page has of its group. */
export interface Peers {
  group: string;
  /** Members of the group, whether they have a figure or not. */
  members: number;
  figures: Partial<Record<PeerFigure, PeerPosition>>;
}

/** Where on a line from the lowest (0) to the highest (1) a value stands; of equal ones, in their middle. */
export function placeOf({ below, same, count }: PeerRank): number {
  return count < 2 ? 0.5 : (below + same / 2) / (count - 1);
}

/** A position in whole schools, or of a hundred where there are more than a hundred. */
export interface SaidPosition {
  end: 'highest' | 'lowest' | 'same' | null;
  below: number;
  same: number;
  of: number;
}

const HUNDRED = 100;
/** So many of a hundred with the same value are worth saying. */
const SAME_FROM = 5;

/**
 * How a position is said: "higher than 72 of 100". Rounding never makes the highest or the lowest of what is neither, and
 * ties are said where they are many.
 */
export function saidPosition({ below, same, count }: PeerRank): SaidPosition {
  const of = Math.min(HUNDRED, count);
  const part = (schools: number) => (count <= HUNDRED ? schools : Math.round((schools / count) * HUNDRED));
  const above = count - 1 - below - same;
  const end =
    above === 0 && below === 0 ? 'same' : same > 0 ? null : above === 0 ? 'highest' : below === 0 ? 'lowest' : null;
  const least = below > 0 ? 1 : 0;
  const most = above > 0 ? of - 1 : of;
  const many = (same / count) * HUNDRED >= SAME_FROM;
  return { end, below: Math.max(least, Math.min(most, part(below))), same: many ? part(same) : 0, of };
}
