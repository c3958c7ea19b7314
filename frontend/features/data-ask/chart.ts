/** What of an answer a chart shows: the first text names the bars, the first number is their length. */
import { isNumeric, type RelationColumn } from './engine/relation.ts';
import type { Answer } from './engine/run-question.ts';

/** Bars of a chart; the table has the rest. */
export const BARS_MAX = 20;

export interface Chart {
  column: RelationColumn;
  bars: readonly { row: number; name: string; value: number | null }[];
  /** The value of the longest bar. */
  most: number;
}

/** Null where an answer has no names, no amounts, or amounts below zero; `isCode`: numbers that are no amounts, such as ids and years. */
export function chartOf({ columns, rows }: Answer, isCode: (column: RelationColumn) => boolean): Chart | null {
  const nameAt = columns.findIndex(({ kind }) => kind === 'text');
  const valueAt = columns.findIndex((one) => isNumeric(one.kind) && !isCode(one));
  const column = columns[valueAt];
  if (nameAt === -1 || column === undefined) return null;
  const bars = rows.slice(0, BARS_MAX).map((row, at) => {
    const value = row[valueAt] ?? null;
    return { row: at, name: String(row[nameAt] ?? ''), value: typeof value === 'number' ? value : null };
  });
  const values = bars.flatMap(({ value }) => (value === null ? [] : [value]));
  const most = Math.max(0, ...values);
  return most === 0 || values.some((value) => value < 0) ? null : { column, bars, most };
}
