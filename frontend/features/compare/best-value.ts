/** Which of the values in a row is the best, and when none may be called so. */
import type { NumberUnit } from './rows.ts';

export interface Contender {
  /** The value in the row's common unit; null when it is missing. */
  value: number | null;
  estimate: boolean;
}

/** Amounts that differ by less than this share of the larger, and rates by less than these points, are the same to a reader. */
const SAME_SHARE = 0.02;
const SAME_POINTS = 1;

/**
 * Whether a difference is large enough for a mark: at least 2% of an amount or a count, at least one percentage point of a
 * rate. Smaller ones change from one year to the next.
 */
export function differ(one: number, other: number, unit: NumberUnit): boolean {
  const difference = Math.abs(one - other);
  if (unit === 'rate' || unit === 'percent') return difference >= SAME_POINTS;
  return difference > 0 && difference >= SAME_SHARE * Math.max(Math.abs(one), Math.abs(other));
}

export type Verdict =
  | { kind: 'best'; winners: number[] }
  /** `estimate`: the best value is an estimate. `open`: fewer than two values, or all about the same. */
  | { kind: 'none'; why: 'estimate' | 'open' };

/**
 * The winners' places in the list; several when theirs is about the best value. Missing values do not take part. A value
 * that stands in for one the school has not published never wins, and where it would, nobody does: the next best is
 * not the best on show.
 */
export function bestOf(contenders: readonly Contender[], better: 'higher' | 'lower', unit: NumberUnit): Verdict {
  const values = contenders.map(({ value }) => value).filter((value) => value !== null);
  if (values.length < 2) return { kind: 'none', why: 'open' };
  const best = better === 'higher' ? Math.max(...values) : Math.min(...values);
  const isBest = (value: number | null) => value !== null && !differ(value, best, unit);
  if (values.every(isBest)) return { kind: 'none', why: 'open' };
  const winners = contenders.flatMap(({ value }, place) => (isBest(value) ? [place] : []));
  if (winners.some((place) => contenders[place]?.estimate)) return { kind: 'none', why: 'estimate' };
  return { kind: 'best', winners };
}
