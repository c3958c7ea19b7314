/** Figures from a cell of either Canadian file. */
import type { Stated } from '../../sources/ca-institutions/read.ts';
import type { TopupRow } from '../../sources/ca-topup/read.ts';
import type { Figure } from './figures.ts';
import { originOf } from './origins.ts';

/** A value read from a cell of canada_institutions.csv. */
export function statedFigure<T>(stated: Stated<unknown>, variable: string, value: T): Figure<T> {
  const { publisher, url } = originOf(stated.origin);
  return {
    value,
    from: 'ca-institutions',
    provenance: { source: publisher, variable, year: stated.year ?? 'undated', ...(url ? { url } : {}) },
  };
}

/** The number in a row of canada_topup.csv. */
export function topupFigure(fact: TopupRow, variable: string): Figure<number> {
  const { publisher, url } = originOf(fact.origin);
  return {
    value: Number(fact.value),
    from: 'ca-topup',
    provenance: { source: publisher, variable, year: fact.year ?? 'undated', ...(url ? { url } : {}) },
  };
}
