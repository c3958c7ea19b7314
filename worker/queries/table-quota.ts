/** Row limit of tables that strangers write to, checked in the statement that would add another. */
import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { AppError } from '#worker/app-error.ts';

/** To select from when only what stands beside it is wanted. */
export const NO_TABLE = sql`(select 1)`;

/**
 * The rows used in a table whose oldest rows go first: from its oldest row to its newest, which takes two steps in the table
 * and not one for each row. What was taken out in between still counts.
 */
export function tableQuota(table: SQLiteTable, most: number): { used: SQL<number>; left: SQL } {
  const used = sql<number>`coalesce((select max(rowid) from ${table}) - (select min(rowid) from ${table}) + 1, 0)`;
  return { used, left: sql`${used} < ${most}` };
}

/** Throws Failure `unavailable` when the answer to `used` says that the table is full. */
export function requireQuota(answer: unknown, most: number): void {
  const used = Array.isArray(answer) ? (answer[0] as { used?: unknown } | undefined)?.used : undefined;
  if (typeof used === 'number' && used >= most) {
    throw new AppError('unavailable', { reason: 'no-room' });
  }
}
