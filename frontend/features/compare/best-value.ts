/** Which of the values in a row is the best, and when none may be called so. */

export interface Contender {
  /** The value in the row's common unit; null when it is missing. */
  value: number | null;
  estimate: boolean;
}

export type Verdict =
  | { kind: 'best'; winners: number[] }
  /** `estimate`: the best value is an estimate. `open`: fewer than two values, or all the same. */
  | { kind: 'none'; why: 'estimate' | 'open' };

/**
 * The winners' places in the list; several when they share the best value. Missing values do not take part. A value
 * that stands in for one the school has not published never wins, and where it would, nobody does: the next best is
 * not the best on show.
 */
export function bestOf(contenders: readonly Contender[], better: 'higher' | 'lower'): Verdict {
  const values = contenders.map(({ value }) => value).filter((value) => value !== null);
  if (values.length < 2) return { kind: 'none', why: 'open' };
  const best = better === 'higher' ? Math.max(...values) : Math.min(...values);
  if (values.every((value) => value === best)) return { kind: 'none', why: 'open' };
  const winners = contenders.flatMap(({ value }, place) => (value === best ? [place] : []));
  if (winners.some((place) => contenders[place]?.estimate)) return { kind: 'none', why: 'estimate' };
  return { kind: 'best', winners };
}
