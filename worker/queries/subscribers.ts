/** Queries for subscribers. */
import { sql } from 'drizzle-orm';
import { subscribers } from '#schema/db/subscribers.ts';
import { SUBSCRIBERS_MAX } from '#schema/domain/site/limits.ts';
import { NO_TABLE, requireQuota, tableQuota } from './table-quota.ts';
import { type Writer, writeTogether } from './write.ts';

/**
 * Adds an address; one that is there keeps the time it came at, in milliseconds. Throws Failure `unavailable` when the
 * table is full, whether or not the address is there: nobody is told who has subscribed.
 */
export async function addSubscriber(writer: Writer, email: string, subscribedAt: number): Promise<void> {
  const room = tableQuota(subscribers, SUBSCRIBERS_MAX);
  const [used] = await writeTogether(writer, [
    writer.db.select({ used: room.used }).from(NO_TABLE),
    writer.db
      .insert(subscribers)
      .select(sql`select ${email}, ${subscribedAt} where ${room.left}`)
      .onConflictDoNothing(),
  ]);
  requireQuota(used, SUBSCRIBERS_MAX);
}
