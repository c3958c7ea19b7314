/** Which rows a list shows that nobody asked for other kinds of. */
import { codedFilter } from '#schema/domain/search-filters.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';

const { values, unasked = values } = codedFilter('kind');
const LISTED = values.map((kind) => unasked.includes(kind));

/** Whether lists show a row's kind of institution unless more is asked for. */
export function isListed({ kind }: Snapshot, row: number): boolean {
  return LISTED[kind[row] as number] === true;
}
