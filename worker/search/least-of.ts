/** The first of a long list by a number, without putting all of it in order. */
import { smallest } from './programs/smallest.ts';

/** The `count` rows with the least numbers, least first, those of equal numbers as they stood; all where there are no more. */
export function leastOf(rows: readonly number[], of: (row: number) => number, count: number): number[] {
  const numbers = Float64Array.from(rows, of);
  const edge = rows.length > count ? (smallest(numbers.slice(), count)[count - 1] as number) : Number.POSITIVE_INFINITY;
  const first = rows.flatMap((row, at) =>
    (numbers[at] as number) <= edge ? [{ row, at, number: numbers[at] as number }] : [],
  );
  first.sort((a, b) => a.number - b.number || a.at - b.at);
  return first.slice(0, count).map(({ row }) => row);
}
