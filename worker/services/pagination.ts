/** Splits a list into pages: one row more than is shown tells whether there is another page. */
import { type PageQuery, PERSONAL_PAGE } from '#schema/api/personal.ts';
import type { PageOf } from '#worker/queries/pagination.ts';

export interface Page<Row> {
  rows: Row[];
  /** `after` of the next page; null on the last. */
  next: string | null;
}

/** What to read for the page that is asked for. */
export function wanted({ after, limit = PERSONAL_PAGE }: Partial<PageQuery>): PageOf {
  return { after, limit: limit + 1 };
}

/** The page of what was read. `orderOf` gives the two numbers that the order is by. */
export function cut<Row>(
  rows: readonly Row[],
  { limit = PERSONAL_PAGE }: Partial<PageQuery>,
  orderOf: (row: Row) => [number, number],
): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last !== undefined ? orderOf(last).join('-') : null };
}
