/** Cursor pagination: each page reads its own rows only, however deep it is. */
import { desc, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

export interface PageOf {
  /** The order's two numbers in the last row of the page before. */
  after: [number, number] | undefined;
  limit: number;
}

/** Order and beginning of a page, newest first; the index of the table must have the two columns in this order. */
export function pageOf(
  first: SQLiteColumn,
  second: SQLiteColumn,
  after: PageOf['after'],
): { where: SQL | undefined; order: [SQL, SQL] } {
  return {
    where: after && sql`(${first}, ${second}) < (${after[0]}, ${after[1]})`,
    order: [desc(first), desc(second)],
  };
}
