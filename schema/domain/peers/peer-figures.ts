/**
 * The figures that are compared with those of a school's peers, and what a position is. A position says
 * where a value lies and never that it is good: of a price or a debt the higher one is nobody's wish.
 */
import { PEER_UNITS, type PeerFigure } from '../figures/derived/peers.ts';

export type { PeerFigure };

/** In the order of the stored positions. */
export const PEER_FIGURE_KEYS = Object.keys(PEER_UNITS) as PeerFigure[];

/** Sums that a family gets, not pays. */
const GAINS: readonly PeerFigure[] = ['averageAidAmount', 'medianEarnings'];
/** What a family pays: the lower one is the better one for it. */
const PEER_PRICES = PEER_FIGURE_KEYS.filter((key) => PEER_UNITS[key] === 'money' && !GAINS.includes(key));

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

/** The same place counted from the other end. */
const fromTheTop = ({ below, same, count }: PeerRank): PeerRank => ({
  below: count - 1 - below - same,
  same,
  count,
});

/** What is counted: schools with a lower value, or those that this one is harder or easier to get into, cheaper or more expensive than. */
export type PeerSide = 'higher' | 'harder' | 'easier' | 'cheaper' | 'pricier';

/**
 * The end from which a position is counted. A low acceptance rate is hard to get into and a low price cheap, which "lower"
 * would leave to the reader; the lowest price of all is called so.
 */
export function countedFrom(figure: PeerFigure, position: PeerRank): { side: PeerSide; rank: PeerRank } {
  const isPrice = PEER_PRICES.includes(figure) && position.below > 0;
  if (figure !== 'acceptanceRate' && !isPrice) return { side: 'higher', rank: position };
  const rank = fromTheTop(position);
  return rank.below >= position.below
    ? { side: isPrice ? 'cheaper' : 'harder', rank }
    : { side: isPrice ? 'pricier' : 'easier', rank: position };
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
