/** Queries for contact messages and help votes. */
import { sql } from 'drizzle-orm';
import { contactMessages, helpVotes } from '#schema/db/messages.ts';
import { MESSAGES_MAX } from '#schema/domain/site/limits.ts';
import { NO_TABLE, requireQuota, tableQuota } from './table-quota.ts';
import { type Writer, writeTogether } from './write.ts';

export type ContactMessage = typeof contactMessages.$inferInsert;

/** Keeps a message, once for each id. Throws Failure `unavailable` when there are too many. */
export async function addMessage(writer: Writer, message: ContactMessage): Promise<void> {
  const { id, name, email, subject, message: text, receivedAt } = message;
  const room = tableQuota(contactMessages, MESSAGES_MAX);
  const [used] = await writeTogether(writer, [
    writer.db.select({ used: room.used }).from(NO_TABLE),
    writer.db
      .insert(contactMessages)
      .select(sql`select ${id}, ${name}, ${email}, ${subject}, ${text}, ${receivedAt} where ${room.left}`)
      .onConflictDoNothing(),
  ]);
  requireQuota(used, MESSAGES_MAX);
}

/** Counts one answer to "Was this helpful?". */
export async function countHelpVote(writer: Writer, article: string, answer: 'yes' | 'no'): Promise<void> {
  await writeTogether(writer, [
    writer.db
      .insert(helpVotes)
      .values({ article, answer, count: 1 })
      .onConflictDoUpdate({
        target: [helpVotes.article, helpVotes.answer],
        set: { count: sql`${helpVotes.count} + 1` },
      }),
  ]);
}
