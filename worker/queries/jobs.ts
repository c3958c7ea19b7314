/** Queries for the last run of each scheduled job, and deletion of what has expired. */
import { eq, lt, notInArray, sql } from 'drizzle-orm';
import { accountUses, boards, passkeys, planItems, revokedSessions, sharedLinks } from '#schema/db/accounts.ts';
import { datasetMeta } from '#schema/db/catalogue.ts';
import { timedCounts } from '#schema/db/counts.ts';
import { jobRuns } from '#schema/db/jobs.ts';
import { contactMessages } from '#schema/db/messages.ts';
import { subscribers } from '#schema/db/subscribers.ts';
import { DATABASE_BYTES_MAX, MESSAGES_MAX, SUBSCRIBERS_MAX } from '#schema/domain/site/limits.ts';
import { type Reader, readTogether } from './read.ts';
import { NO_TABLE, tableQuota } from './table-quota.ts';
import { type Writer, writeTogether } from './write.ts';

export type JobRun = typeof jobRuns.$inferSelect;

/** What is used of what there is room for. */
export interface Room {
  used: number;
  most: number;
}

/** Version of the dataset, null when none is loaded, each job's last run by its name, and what is full how far; in one round trip. */
export async function readServiceState(
  reader: Reader,
): Promise<{ version: string | null; runs: JobRun[]; rooms: Record<'database' | 'messages' | 'subscribers', Room> }> {
  const { db } = reader;
  const [version, runs, messages, addresses] = await readTogether(reader, [
    db.select({ value: datasetMeta.value }).from(datasetMeta).where(eq(datasetMeta.key, 'version')),
    db.select().from(jobRuns).orderBy(jobRuns.job),
    db.select({ used: tableQuota(contactMessages, MESSAGES_MAX).used.as('used') }).from(NO_TABLE),
    db.select({ used: tableQuota(subscribers, SUBSCRIBERS_MAX).used.as('used') }).from(NO_TABLE),
  ] as const);
  return {
    version: version[0]?.value ?? null,
    runs,
    rooms: {
      database: { used: db.size() ?? 0, most: DATABASE_BYTES_MAX },
      messages: { used: messages[0]?.used ?? 0, most: MESSAGES_MAX },
      subscribers: { used: addresses[0]?.used ?? 0, most: SUBSCRIBERS_MAX },
    },
  };
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

/** Notes how far a run has come, in the place of what the last one that was done had to say. */
export async function noteProgress(writer: Writer, job: string, detail: JobRun['detail']): Promise<void> {
  await writeTogether(
    writer,
    [writer.db.update(jobRuns).set({ detail }).where(eq(jobRuns.job, job))],
    writer.config.deadlines.job,
  );
}

/** Forgets the runs of all jobs but these. */
export async function dropOtherRuns(writer: Writer, jobs: readonly string[]): Promise<void> {
  await writeTogether(writer, [writer.db.delete(jobRuns).where(notInArray(jobRuns.job, [...jobs]))]);
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
      ...[planItems, boards, sharedLinks, accountUses, passkeys].map((table) =>
        db.delete(table).where(sql`${table.userId} not in (select id from users)`),
      ),
    ],
    writer.config.deadlines.job,
  );
}
