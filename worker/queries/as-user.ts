/**
 * Reads and writes for a signed-in user. The session is checked in the same round trip and the same transaction as the
 * data it guards: what a session that has ended asks for is neither answered nor done.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { revokedSessions, users } from '#schema/db/accounts.ts';
import type { FailureReason } from '#schema/domain/site/failure-texts.ts';
import { AppError, type ErrorCode } from '#worker/app-error.ts';
import type { Session } from '#worker/auth/session.ts';
import { DeadlinePassed, within } from '#worker/deadline.ts';
import { assertRows, MalformedResult } from './assert-rows.ts';
import { type Reader, readAt, readTogether } from './read.ts';

type Statement = BatchItem<'sqlite'>;
type Rows<T extends readonly Statement[]> = { -readonly [K in keyof T]: T[K]['_']['result'] };
export type SignedIn = Pick<Session, 'userId' | 'jti' | 'epoch'>;

/** A condition of a write, and what is answered when it does not hold. */
export interface Guard {
  holds: SQL;
  otherwise: ErrorCode;
  reason?: FailureReason;
}

/** Whether the session still counts: its user is there, has ended no sessions since, and it was not signed out. */
export function sessionHolds({ userId, jti, epoch }: SignedIn): SQL {
  return sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.sessionEpoch} = ${epoch} and not exists (select 1 from ${revokedSessions} where ${revokedSessions.jti} = ${jti}))`;
}

/** One row of one column: SQLite wants something to select from. */
const ONE = sql.raw('(select 1)');

/**
 * The rows of the statements, in one round trip with the check of the session. With a `version` they are as of that
 * dataset (see readAt). Throws Failure `not-signed-in`.
 */
export async function readAs<T extends readonly Statement[]>(
  reader: Reader,
  session: SignedIn,
  statements: T,
  { version, deadline }: { version?: string; deadline?: number } = {},
): Promise<Rows<T>> {
  const check = reader.db.select({ holds: sql<number>`${sessionHolds(session)}`.as('holds') }).from(ONE);
  const [checked, ...rows] =
    version === undefined
      ? await readTogether(reader, [check, ...statements], deadline)
      : await readAt(reader, version, [check, ...statements], deadline);
  const holds = (checked as { holds: number }[])[0]?.holds;
  if (holds === 0) throw new AppError('not-signed-in');
  // Nobody is signed out because an answer got lost.
  if (holds !== 1) throw new AppError('unavailable', { cause: new MalformedResult('the session was not checked') });
  return rows as unknown as Rows<T>;
}

/**
 * Runs the statements as one transaction, if the session and every guard hold; nothing is done otherwise. One round
 * trip, and a second only to find out what did not hold. Answers the statements' rows. Throws Failure `not-signed-in`,
 * a guard's, or `unavailable`; what was too slow may have been done, so the statements must bear being run again.
 */
export async function writeAs<T extends readonly Statement[]>(
  reader: Reader,
  session: SignedIn,
  statements: T,
  { guards = [], ...how }: { guards?: readonly Guard[] } & HowToWrite = {},
): Promise<Rows<T>> {
  return writeGuarded(
    reader,
    [{ holds: sessionHolds(session), otherwise: 'not-signed-in' }, ...guards],
    statements,
    how,
  );
}

export interface HowToWrite {
  deadline?: number;
  /**
   * For a write after which its own guards hold no longer: a statement that has rows only once it was done. When the
   * answer got lost, these rows stand for those of the first statement, and the write counts as what it is: done.
   */
  doneWhen?: Statement;
}

/** The same for who is not signed in yet. */
export async function writeGuarded<T extends readonly Statement[]>(
  reader: Reader,
  guards: readonly [Guard, ...Guard[]],
  statements: T,
  { deadline = reader.config.deadlines.database, doneWhen }: HowToWrite = {},
): Promise<Rows<T>> {
  // json() of what is not JSON is an error, and an error undoes the whole batch: the only way to call one off.
  const all = sql.join(
    guards.map(({ holds }) => sql`(${holds})`),
    sql` and `,
  );
  const refuse = reader.db.select({ go: sql`json(case when ${all} then '1' else 'refused' end)`.as('go') }).from(ONE);
  try {
    const answers = await within(deadline, 'D1', reader.db.batch([refuse, ...statements]));
    const [went, ...rows] = assertRows(answers, statements.length + 1);
    if ((went as { go: unknown }[])[0]?.go !== '1')
      throw new MalformedResult('it is not said whether the write was done');
    return rows as unknown as Rows<T>;
  } catch (error) {
    if (!(error instanceof DeadlinePassed)) {
      const { done, broken } = await lookAgain(reader, guards, doneWhen);
      if (done.length > 0) return [done] as unknown as Rows<T>;
      if (broken) throw new AppError(broken.otherwise, broken.reason === undefined ? {} : { reason: broken.reason });
    }
    throw new AppError('unavailable', {
      reason: 'not-stored',
      cause: error,
    });
  }
}

/** The rows that say that the write was done after all, and the first guard that does not hold now. */
async function lookAgain(
  reader: Reader,
  guards: readonly Guard[],
  doneWhen: Statement | undefined,
): Promise<{ done: readonly unknown[]; broken: Guard | undefined }> {
  const cases = sql.join(
    guards.map(({ holds }, at) => sql`when not (${holds}) then ${sql.raw(String(at))}`),
    sql` `,
  );
  const brokenAt = reader.db.select({ at: sql<number | null>`case ${cases} end`.as('at') }).from(ONE);
  const [rows, done = []] = await readTogether(reader, doneWhen ? [brokenAt, doneWhen] : [brokenAt]);
  const at = (rows as { at: number | null }[])[0]?.at;
  if (at !== null && typeof at !== 'number') {
    throw new AppError('unavailable', { cause: new MalformedResult('it is not said which guard is broken') });
  }
  return { done: done as readonly unknown[], broken: at === null ? undefined : guards[at] };
}
