/** The table of those who asked to be written to. */
import { subscribers } from '#schema/db/subscribers.ts';
import { type Writer, writeTogether } from './write.ts';

/** Adds an address; one that is there keeps the time it came at, in milliseconds. */
export async function addSubscriber(writer: Writer, email: string, subscribedAt: number): Promise<void> {
  await writeTogether(writer, [writer.db.insert(subscribers).values({ email, subscribedAt }).onConflictDoNothing()]);
}
