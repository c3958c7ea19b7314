/** Where the schools of a list stand in a plot of price against graduation rate. */
import { shortName } from '#frontend/content/short-name.ts';
import type { UniversityPoint } from '#schema/api/search.ts';
import { medianOf } from '#schema/domain/money/prices.ts';

export interface PlottedSchool {
  id: number;
  name: string;
  /** US dollars a year. */
  price: number;
  /** Percent. */
  rate: number;
}

/** The schools of which both are known, the cheapest first. */
export function plottedOf(points: readonly UniversityPoint[]): PlottedSchool[] {
  return points
    .flatMap(([id, , , name, , , price, rate]): PlottedSchool[] =>
      price === null || rate === null ? [] : [{ id, name, price, rate }],
    )
    .sort((a, b) => a.price - b.price || b.rate - a.rate);
}

const STEPS = [1_000, 2_000, 5_000, 10_000, 20_000];
const TICKS_MAX = 7;

/** Prices that the axis names, from nothing to at least the highest: as round as they are few. */
export function priceTicks(highest: number): number[] {
  const step = STEPS.find((one) => Math.ceil(highest / one) < TICKS_MAX) ?? (STEPS.at(-1) as number);
  const steps = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: steps + 1 }, (_, at) => at * step);
}

/** Share of the schools up to which the axis goes. */
const MOST = 0.95;
/** The highest price may be so many times what the axis would end at before it is left to the edge. */
const STRETCHED = 1.25;

/**
 * Prices that the axis names. One school far from all others would leave half of the plot empty: the axis then ends where most
 * schools do, and what is beyond stands at its edge.
 */
export function axisOf(schools: readonly PlottedSchool[]): number[] {
  const highest = schools.at(-1)?.price ?? 0;
  const short = priceTicks(schools[Math.floor(MOST * (schools.length - 1))]?.price ?? 0);
  return highest > STRETCHED * (short.at(-1) as number) ? short : priceTicks(highest);
}

export interface Medians {
  price: number;
  rate: number;
}

/** The middle school by each; null where there are none. */
export function mediansOf(schools: readonly PlottedSchool[]): Medians | null {
  const price = medianOf(schools.map((one) => one.price));
  const rate = medianOf(schools.map((one) => one.rate).sort((a, b) => a - b));
  return price === null || rate === null ? null : { price, rate };
}

/** Shares of the plot's width and height, from its left bottom corner; at its edge what is beyond it. */
export const placeIn = ({ price, rate }: Medians, highest: number): readonly [x: number, y: number] => [
  Math.min(1, price / highest),
  rate / 100,
];

export interface NamedSchool {
  school: PlottedSchool;
  /** The name stands after its dot, else before it. */
  after: boolean;
}

/** Names that stand in the plot from the beginning, at most. */
const NAMED_MAX = 8;
/**
 * Of a plot of a phone, of a tablet and of a wide window: how many letters a name has at most, and shares of the plot: of its
 * width for a letter and from a dot to its name, of its height for a name.
 */
const NAMES = {
  narrow: { most: 14, letter: 0.024, away: 0.04, high: 0.06 },
  wide: { most: 28, letter: 0.011, away: 0.02, high: 0.05 },
  widest: { most: 28, letter: 0.0065, away: 0.012, high: 0.05 },
} as const;
export type PlotWidth = keyof typeof NAMES;

/** Words that nothing follows where a name is cut. */
const JOINING = /(?: (?:of|the|at|for|and|&|de|du|des|et|à|-))+$/;

/** What a school is called beside its dot: as many of its first words as there is room for. */
export function dotName({ name }: Pick<PlottedSchool, 'name'>, width: PlotWidth): string {
  const short = shortName(name);
  const { most } = NAMES[width];
  if (short.length <= most) return short;
  const whole = short.slice(0, short.lastIndexOf(' ', most)).replace(JOINING, '');
  return short.lastIndexOf(' ', most) > 0 ? whole : `${short.slice(0, most - 1).trimEnd()}…`;
}

/** The upper corners, where the plot says what the left one is, and how many stand at the edge of the right one. */
const CORNERS = { left: 0.5, right: 0.7, from: 0.9 };

/**
 * The schools whose names cover no other dot, name or line of a median: first those that are better than most by price and by
 * rate, the best first.
 */
export function namedOf(
  schools: readonly PlottedSchool[],
  medians: Medians,
  highest: number,
  width: PlotWidth,
): NamedSchool[] {
  const places = schools.map((one) => placeIn(one, highest));
  const [middle, level] = placeIn(medians, highest);
  const named: { left: number; right: number; y: number }[] = [];
  const best: NamedSchool[] = [];
  const { letter, away, high } = NAMES[width];
  const isBetter = ({ price, rate }: PlottedSchool) => price <= medians.price && rate >= medians.rate;
  const worth = (one: PlottedSchool) => one.rate / 100 - one.price / highest + (isBetter(one) ? 2 : 0);
  const candidates = [...schools].sort((a, b) => worth(b) - worth(a));
  /** Whether its shortened name would be taken for another school's: "Ohio U" is Ohio University, and no campus of it. */
  const isAnothers = ({ name }: PlottedSchool, called: string) =>
    called !== shortName(name) &&
    schools.some((other) => other.name.length < name.length && shortName(other.name).startsWith(called));
  for (const school of candidates) {
    const [x, y] = placeIn(school, highest);
    const called = dotName(school, width);
    const wide = away + letter * called.length;
    const isFree = (left: number) =>
      left >= 0 &&
      left + wide <= 1 &&
      !(left < middle && left + wide > middle) &&
      Math.abs(y - level) > high / 2 &&
      !(y > CORNERS.from && (left < CORNERS.left || left + wide > CORNERS.right)) &&
      named.every((one) => Math.abs(one.y - y) > high || one.left > left + wide || one.right < left) &&
      places.every(
        ([dotX, dotY], at) =>
          schools[at] === school || Math.abs(dotY - y) > high / 2 || dotX < left || dotX > left + wide,
      );
    const left = [x, x - wide].find(isFree);
    // Looks at all names, so it comes last.
    if (left === undefined || isAnothers(school, called)) continue;
    named.push({ left, right: left + wide, y });
    best.push({ school, after: left === x });
    if (best.length === NAMED_MAX) break;
  }
  return best;
}

/** The school nearest to a point of the plot, all in pixels of a plot of that size; null where none is within reach. */
export function nearestTo(
  schools: readonly PlottedSchool[],
  [x, y]: readonly [number, number],
  { width, height, highest, reach }: { width: number; height: number; highest: number; reach: number },
): PlottedSchool | null {
  let best: PlottedSchool | null = null;
  let least = reach * reach;
  for (const school of schools) {
    const [across, up] = placeIn(school, highest);
    const distance = (across * width - x) ** 2 + ((1 - up) * height - y) ** 2;
    if (distance <= least) [best, least] = [school, distance];
  }
  return best;
}
