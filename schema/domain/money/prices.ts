/** The prices that are summed up over several universities. */

export const PRICE_FIELDS = ['tuition', 'tuitionInState', 'roomAndBoard'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];

/**
 * The middle of numbers in ascending order, the mean of the two middle ones when they are even in number, rounded to
 * whole units; null of none.
 */
export function medianOf(ascending: readonly number[]): number | null {
  const half = Math.floor(ascending.length / 2);
  const upper = ascending[half];
  if (upper === undefined) return null;
  if (ascending.length % 2 === 1) return upper;
  return Math.round(((ascending[half - 1] as number) + upper) / 2);
}
