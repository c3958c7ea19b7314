/** Selects the rows that a list shows by default: bachelor's-granting kinds, unless other kinds are asked for. */
import { codedFilter } from '#schema/domain/search/search-filters.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';

const { values, unasked = values } = codedFilter('kind');
const LISTED = values.map((kind) => unasked.includes(kind));

/** Whether lists show a row's kind of institution unless more is asked for. */
export function isListed({ kind }: Snapshot, row: number): boolean {
  return LISTED[kind[row] as number] === true;
}
