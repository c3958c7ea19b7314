/** Directions from a university to schools of its kind that are better in one thing. */

export const DIRECTIONS = ['cheaper', 'closer', 'finish', 'easier', 'border'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a direction went by. */
export const DIRECTION_BASES = [
  /** What a year would cost the visitor. */
  'your-price',
  /** What students with aid pay on average; at public schools in-state students. */
  'net-price',
  /** Published tuition, out-of-state or international. */
  'tuition',
  /** Miles from home. */
  'miles',
  /** The state or province that is home. */
  'state',
  'graduation',
  'admission',
  'country',
] as const;
export type DirectionBasis = (typeof DIRECTION_BASES)[number];

/** Why a direction names nobody. */
export const DIRECTION_GAPS = [
  /** Nobody of its kind is. */
  'none',
  /** The figure of the school itself is not known, or is of too few people to compare. */
  'unknown-here',
  /** The visitor did not say where home is. */
  'no-home',
  /** It is in the state that is home, and only the state was said. */
  'home-state',
  /** It takes everybody. */
  'open',
] as const;
export type DirectionGap = (typeof DIRECTION_GAPS)[number];

/** Schools that a direction names. */
export const DIRECTION_COUNT = 3;

/** Least gain for which a school is named: below it the two are the same to anyone who chooses. */
export const LEAST_GAIN = {
  /** Of the price here, and in US dollars. */
  cheaper: { share: 0.05, dollars: 1_000 },
  /** Of the way home from here, and in miles. */
  closer: { share: 0.2, miles: 10 },
  /** Points of a hundred. */
  finish: 3,
  /** Times the share admitted here, and points of a hundred. */
  easier: { times: 1.2, points: 5 },
} as const;

export const isCheaper = (there: number, here: number): boolean =>
  here - there >= Math.max(LEAST_GAIN.cheaper.dollars, here * LEAST_GAIN.cheaper.share);
export const isCloser = (there: number, here: number): boolean =>
  here - there >= Math.max(LEAST_GAIN.closer.miles, here * LEAST_GAIN.closer.share);
export const isMoreFinish = (there: number, here: number): boolean => there - here >= LEAST_GAIN.finish;
export const isEasier = (there: number, here: number): boolean =>
  there >= here * LEAST_GAIN.easier.times && there - here >= LEAST_GAIN.easier.points;
