/** Where the schools of a list stand in a plot of price against graduation rate. */
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

/** Shares of the plot's width and height, from its left bottom corner. */
export const placeIn = ({ price, rate }: Medians, highest: number): readonly [x: number, y: number] => [
  price / highest,
  rate / 100,
];

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
