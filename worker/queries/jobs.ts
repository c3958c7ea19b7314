/** Queries for the last run of each scheduled job, and deletion of what has expired. */
import { eq, lt, sql } from 'drizzle-orm';
import { boards, planItems, revokedSessions, sharedLinks } from '#schema/db/accounts.ts';
import { datasetMeta } from '#schema/db/catalogue.ts';
import { timedCounts } from '#schema/db/counts.ts';
import { jobRuns } from '#schema/db/jobs.ts';
import { contactMessages } from '#schema/db/messages.ts';
import { subscribers } from '#schema/db/subscribers.ts';
import { type Reader, readTogether } from './read.ts';
import { type Writer, writeTogether } from './write.ts';

export type JobRun = typeof jobRuns.$inferSelect;

/** Version of the dataset, null when none is loaded, and each job's last run by its name; in one round trip. */
export async function readServiceState(reader: Reader): Promise<{ version: string | null; runs: JobRun[] }> {
  const { db } = reader;
  const [version, runs] = await readTogether(reader, [
    db.select({ value: datasetMeta.value }).from(datasetMeta).where(eq(datasetMeta.key, 'version')),
    db.select().from(jobRuns).orderBy(jobRuns.job),
  ] as const);
  return { version: version[0]?.value ?? null, runs };
}

/** What a job noted at the end of its last run that was done; null before the first. */
export async function readJobRun(reader: Reader, job: string): Promise<JobRun | null> {
  const [rows] = await readTogether(reader, [reader.db.select().from(jobRuns).where(eq(jobRuns.job, job))] as const);
  return rows[0] ?? null;
}

/** Notes a run. One that begins or fails leaves what the last one that was done had to say. */
export async function writeJobRun(writer: Writer, { detail, ...run }: JobRun): Promise<void> {
  const said = run.outcome === 'done' ? { detail } : {};
  await writeTogether(writer, [
    writer.db
      .insert(jobRuns)
      .values({ ...run, detail })
      .onConflictDoUpdate({ target: jobRuns.job, set: { ...run, ...said } }),
  ]);
}

/** Forgets what belongs to no account, sessions that have ended by themselves, and messages and subscribers older than a time (milliseconds). */
export async function forgetOld(
  writer: Writer,
  {
    sessionsBefore,
    messagesBefore,
    subscribersBefore,
  }: { sessionsBefore: number; messagesBefore: number; subscribersBefore: number },
): Promise<void> {
  const { db } = writer;
  await writeTogether(
    writer,
    [
      db.delete(timedCounts).where(lt(timedCounts.expiresAt, sessionsBefore)),
      db.delete(revokedSessions).where(lt(revokedSessions.expiresAt, sessionsBefore)),
      db.delete(contactMessages).where(lt(contactMessages.receivedAt, messagesBefore)),
      db.delete(subscribers).where(lt(subscribers.subscribedAt, subscribersBefore)),
      // An account that a release without these tables deleted has left them behind.
      ...[planItems, boards, sharedLinks].map((table) =>
        db.delete(table).where(sql`${table.userId} not in (select id from users)`),
      ),
    ],
    writer.config.deadlines.job,
  );
}
