/** Queries for counts over an hour or a day. */
import { sql } from 'drizzle-orm';
import { timedCounts } from '#schema/db/counts.ts';
import type { FailureReason } from '#schema/domain/site/failure-texts.ts';
import { AppError } from '#worker/app-error.ts';
import type { Guard } from './as-user.ts';
import type { Database } from './database.ts';
import { type Writer, writeTogether } from './write.ts';

export interface TimedCount {
  key: string;
  most: number;
  expiresAt: number;
}

/** Whether there is room for one more in each of the counts. */
export function roomIn(counts: readonly TimedCount[]): Guard[] {
  return counts.map(({ key, most }) => ({
    holds: sql`coalesce((select ${timedCounts.count} from ${timedCounts} where ${timedCounts.key} = ${key}), 0) < ${most}`,
    otherwise: 'too-many-requests',
    reason: 'too-many-accounts',
  }));
}

/** Whether what may be used once, as a challenge that a passkey signs, has not been: no use of it is counted, whose key goes on after `key`. */
export function firstUse(key: string): Guard {
  return {
    holds: sql`not exists (select 1 from ${timedCounts} where ${timedCounts.key} >= ${`${key} `} and ${timedCounts.key} < ${`${key}!`})`,
    otherwise: 'passkey-used',
  };
}

/** The statement that counts one more. */
export function countOne(db: Database, { key, expiresAt }: Omit<TimedCount, 'most'>) {
  return db
    .insert(timedCounts)
    .values({ key, count: 1, expiresAt })
    .onConflictDoUpdate({ target: timedCounts.key, set: { count: sql`${timedCounts.count} + 1` } });
}

/** Counts one more. Throws Failure `too-many-requests` when there were as many before, and `unavailable` when nobody says. */
export async function countUp(
  writer: Writer,
  { key, most, expiresAt }: TimedCount,
  reason: FailureReason,
): Promise<void> {
  const [rows] = await writeTogether(writer, [
    writer.db
      .insert(timedCounts)
      .values({ key, count: 1, expiresAt })
      .onConflictDoUpdate({
        target: timedCounts.key,
        set: { count: sql`${timedCounts.count} + 1` },
      })
      .returning({ count: timedCounts.count }),
  ]);
  const count = (rows as { count: unknown }[])[0]?.count;
  if (typeof count !== 'number') throw new AppError('unavailable');
  if (count > most) throw new AppError('too-many-requests', { reason });
}
