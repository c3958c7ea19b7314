/** Queries for viewed universities. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { history, users } from '#schema/db/accounts.ts';
import { universities, universityCards } from '#schema/db/catalogue.ts';
import { RECENTLY_VIEWED_MAX } from '#schema/domain/site/limits.ts';
import { readAs, type SignedIn, writeAs } from './as-user.ts';
import type { Reader } from './read.ts';
import type { CardRow } from './universities.ts';

export interface ViewRow {
  viewedAt: number;
  university: CardRow;
}

/** The last views of universities that are in the data, newest first. */
export async function readHistory(reader: Reader, session: SignedIn, version: string): Promise<ViewRow[]> {
  const [rows] = await readAs(
    reader,
    session,
    [
      reader.db
        .select({ viewedAt: history.viewedAt, university: universityCards.card })
        .from(history)
        .innerJoin(universityCards, eq(universityCards.id, history.universityId))
        .where(eq(history.userId, session.userId))
        .orderBy(desc(history.viewedAt), desc(history.universityId))
        .limit(RECENTLY_VIEWED_MAX),
    ] as const,
    { version },
  );
  return rows;
}

/** Adds views, unless the user wants none kept; of two of one university the later counts. */
export function addition(
  reader: Reader,
  { userId }: SignedIn,
  views: readonly { universityId: number; viewedAt: number }[],
) {
  const given = sql`json_each(${JSON.stringify(views.map(({ universityId, viewedAt }) => [universityId, viewedAt]))})`;
  return reader.db
    .insert(history)
    .select(
      sql`select ${users.id}, ${universities.id}, json_extract(given.value, '$[1]') from ${users} join ${given} given join ${universities} on ${universities.id} = json_extract(given.value, '$[0]') where ${users.id} = ${userId} and coalesce(json_extract(${users.settings}, '$.privacy.keepHistory'), 1)`,
    )
    .onConflictDoUpdate({
      target: [history.userId, history.universityId],
      set: { viewedAt: sql`max(${history.viewedAt}, excluded.viewed_at)` },
    });
}

/** Leaves as many as are kept. */
export function trimming(reader: Reader, { userId }: SignedIn) {
  const newest = reader.db
    .select({ universityId: history.universityId })
    .from(history)
    .where(eq(history.userId, userId))
    .orderBy(desc(history.viewedAt), desc(history.universityId))
    .limit(RECENTLY_VIEWED_MAX);
  return reader.db
    .delete(history)
    .where(and(eq(history.userId, userId), sql`${history.universityId} not in ${newest}`));
}

/** Notes a view. Throws Failure `unknown-university`. */
export async function addView(
  reader: Reader,
  session: SignedIn,
  universityId: number,
  viewedAt: number,
): Promise<void> {
  await writeAs(
    reader,
    session,
    [addition(reader, session, [{ universityId, viewedAt }]), trimming(reader, session)] as const,
    {
      guards: [
        {
          holds: sql`exists (select 1 from ${universities} where ${universities.id} = ${universityId})`,
          otherwise: 'unknown-university',
          reason: 'unknown-university-id',
        },
      ],
    },
  );
}

/** Notes the views of universities that are in the data. */
export async function mergeViews(
  reader: Reader,
  session: SignedIn,
  views: readonly { universityId: number; viewedAt: number }[],
): Promise<void> {
  await writeAs(reader, session, [addition(reader, session, views), trimming(reader, session)] as const);
}

export async function clearHistory(reader: Reader, session: SignedIn): Promise<void> {
  await writeAs(reader, session, [reader.db.delete(history).where(eq(history.userId, session.userId))] as const);
}
