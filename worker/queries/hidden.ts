/** Queries for hidden universities. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { hidden } from '#schema/db/accounts.ts';
import { universities } from '#schema/db/catalogue.ts';
import { readAs, type SignedIn, writeAs } from './as-user.ts';
import type { Reader } from './read.ts';

export interface HiddenRow {
  universityId: number;
  hiddenAt: number;
  slug: string | null;
  name: string | null;
  city: string | null;
  state: string | null;
}

/** All of them, the latest first. */
export async function readHidden(reader: Reader, session: SignedIn): Promise<HiddenRow[]> {
  const [rows] = await readAs(reader, session, [
    reader.db
      .select({
        universityId: hidden.universityId,
        hiddenAt: hidden.hiddenAt,
        slug: universities.slug,
        name: universities.name,
        city: universities.city,
        state: universities.state,
      })
      .from(hidden)
      .leftJoin(universities, eq(universities.id, hidden.universityId))
      .where(eq(hidden.userId, session.userId))
      .orderBy(desc(hidden.hiddenAt), desc(hidden.universityId)),
  ] as const);
  return rows;
}

/** Hides one. Throws Failure `unknown-university` or `limit-reached`. */
export async function hide(
  reader: Reader,
  session: SignedIn,
  { universityId, hiddenAt }: { universityId: number; hiddenAt: number },
  most: number,
): Promise<void> {
  const { userId } = session;
  const there = sql`exists (select 1 from ${hidden} where ${hidden.userId} = ${userId} and ${hidden.universityId} = ${universityId})`;
  await writeAs(
    reader,
    session,
    [reader.db.insert(hidden).values({ userId, universityId, hiddenAt }).onConflictDoNothing()] as const,
    {
      guards: [
        {
          holds: sql`${there} or exists (select 1 from ${universities} where ${universities.id} = ${universityId})`,
          otherwise: 'unknown-university',
          reason: 'unknown-university-id',
        },
        {
          holds: sql`${there} or (select count(*) from ${hidden} where ${hidden.userId} = ${userId}) < ${most}`,
          otherwise: 'limit-reached',
          reason: 'hidden-full',
        },
      ],
    },
  );
}

/** Shows one again, or with null all of them. */
export async function unhide(reader: Reader, session: SignedIn, universityId: number | null): Promise<void> {
  const which = universityId === null ? undefined : eq(hidden.universityId, universityId);
  await writeAs(reader, session, [
    reader.db.delete(hidden).where(and(eq(hidden.userId, session.userId), which)),
  ] as const);
}
