/** Plan reminders, in the tables of notifications. */
import { sql } from 'drizzle-orm';
import { notifications, users } from '#schema/db/accounts.ts';
import { type DatasetChange, newChanges } from './dataset-changes.ts';
import { type Writer, writeTogether } from './write.ts';

export interface Told {
  userId: string;
  /** The same for everybody who is told the same; its id says what that is. */
  change: DatasetChange;
}

/** Tells those who want to hear of their plans, each once of the same thing. */
export async function tellOfPlans(writer: Writer, told: readonly Told[], now: number): Promise<void> {
  if (told.length === 0) return;
  const { db } = writer;
  const changes = [...new Map(told.map(({ change }) => [change.id, change])).values()];
  const whom = told.map(({ userId, change }) => ({ userId, id: change.id }));
  await writeTogether(
    writer,
    [
      newChanges(db, changes),
      db
        .insert(notifications)
        .select(
          // Anyone who chose before there was this choice has not said no to it.
          sql`select ${users.id}, asked.value ->> '$.id', ${now}, null
            from json_each(${JSON.stringify(whom)}) asked
            join ${users} on ${users.id} = asked.value ->> '$.userId'
              and coalesce(json_extract(${users.settings}, '$.notifications.plan'), 1) <> 0
            where true`,
        )
        .onConflictDoNothing(),
    ],
    writer.config.deadlines.job,
  );
}
