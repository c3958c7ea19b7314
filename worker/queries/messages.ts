/** The tables of what visitors write to the operator. */
import { sql } from 'drizzle-orm';
import { contactMessages, helpVotes } from '#schema/db/messages.ts';
import { type Writer, writeTogether } from './write.ts';

export type ContactMessage = typeof contactMessages.$inferInsert;

/** Keeps a message, once for each id. */
export async function addMessage(writer: Writer, message: ContactMessage): Promise<void> {
  await writeTogether(writer, [writer.db.insert(contactMessages).values(message).onConflictDoNothing()]);
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
