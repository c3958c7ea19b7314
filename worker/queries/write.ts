/** Writes to D1: one round trip, bounded in time, all or nothing. */
import type { BatchItem } from 'drizzle-orm/batch';
import { AppError } from '#worker/app-error.ts';
import { within } from '#worker/deadline.ts';
import type { HasDeadlines } from '#worker/platform.ts';
import { assertRows } from './assert-rows.ts';
import type { Database } from './database.ts';

/** What a query that changes something needs. */
export interface Writer extends HasDeadlines {
  readonly db: Database;
}

/**
 * Runs the statements as one transaction, and gives back the answer to each. Throws Failure `unavailable` when D1 fails
 * or is too slow; what was too slow may have been done all the same, so the statements must bear being run again.
 */
export async function writeTogether(
  { db, config }: Writer,
  statements: readonly [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]],
  deadline: number = config.deadlines.database,
): Promise<readonly unknown[]> {
  try {
    return assertRows(await within(deadline, 'D1', db.batch(statements)), statements.length);
  } catch (error) {
    throw new AppError('unavailable', {
      reason: 'not-stored',
      cause: error,
    });
  }
}
