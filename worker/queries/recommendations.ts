/** Query for a person's taste and the candidates for it, in one round trip. */
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { bookmarks, hidden, history, users } from '#schema/db/accounts.ts';
import { similarUniversities } from '#schema/db/catalogue.ts';
import { bookmarkedTogether } from '#schema/db/jobs.ts';
import type { Preferences } from '#schema/domain/account/account.ts';
import type { SimilarReason } from '#schema/domain/peers/similar-reasons.ts';
import { readAs, type SignedIn } from './as-user.ts';
import type { Reader } from './read.ts';

export interface TasteRows {
  preferences: Preferences;
  /** Ids, newest first. */
  viewed: number[];
  bookmarked: number[];
  /** The bookmark that has been there longest. */
  firstBookmarked: number | undefined;
  neighbours: { seedId: number; id: number; distance: number; reasons: [SimilarReason, SimilarReason] }[];
  bookmarkedTogether: { seedId: number; id: number; people: number; strength: number }[];
  /** What preferences may bring in but must not: of each list the newest. */
  excluded: number[];
  /** Whether there is more that is kept or hidden than `excluded` holds. */
  more: boolean;
}

/** How many rows of each kind are read; they bound the reading whatever the account holds. */
export interface TasteBounds {
  viewed: number;
  bookmarked: number;
  /** Neighbours of each seed. */
  neighbours: number;
  excluded: number;
}

/**
 * The rows, as of dataset `version`. What is kept or hidden is left out of neighbours and pairs where they are read,
 * however much that is.
 */
export async function readTaste(
  reader: Reader,
  session: SignedIn,
  { version, base, bounds }: { version: string; base: number | undefined; bounds: TasteBounds },
): Promise<TasteRows> {
  const { db } = reader;
  const { userId } = session;
  const viewed = db
    .select({ universityId: history.universityId })
    .from(history)
    .where(eq(history.userId, userId))
    .orderBy(desc(history.viewedAt), desc(history.universityId))
    .limit(bounds.viewed);
  const bookmarked = (most: number) =>
    db
      .select({ universityId: bookmarks.universityId })
      .from(bookmarks)
      .where(eq(bookmarks.userId, userId))
      .orderBy(desc(bookmarks.addedAt), desc(bookmarks.universityId))
      .limit(most);
  const first = db
    .select({ universityId: bookmarks.universityId })
    .from(bookmarks)
    .where(eq(bookmarks.userId, userId))
    .orderBy(asc(bookmarks.addedAt), asc(bookmarks.universityId))
    .limit(1);
  const seeds = sql`(select university_id from ${viewed} union select university_id from ${bookmarked(bounds.bookmarked)} union select university_id from ${first}${base === undefined ? sql`` : sql` union select ${base}`})`;
  const isNew = (id: typeof similarUniversities.similarId | typeof bookmarkedTogether.otherId) => sql`not exists (
    select 1 from ${bookmarks} where ${bookmarks.userId} = ${userId} and ${bookmarks.universityId} = ${id}
  ) and not exists (
    select 1 from ${hidden} where ${hidden.userId} = ${userId} and ${hidden.universityId} = ${id}
  )`;
  const [settings, viewedRows, bookmarkRows, firstRows, nearRows, togetherRows, hiddenRows] = await readAs(
    reader,
    session,
    [
      db.select({ settings: users.settings }).from(users).where(eq(users.id, userId)),
      viewed,
      bookmarked(bounds.excluded),
      first,
      db
        .select({
          seedId: similarUniversities.universityId,
          id: similarUniversities.similarId,
          distance: similarUniversities.distance,
          reasons: similarUniversities.reasons,
        })
        .from(similarUniversities)
        .where(
          and(
            sql`${similarUniversities.universityId} in ${seeds}`,
            lte(similarUniversities.rank, bounds.neighbours),
            isNew(similarUniversities.similarId),
          ),
        ),
      db
        .select({
          seedId: bookmarkedTogether.universityId,
          id: bookmarkedTogether.otherId,
          people: bookmarkedTogether.people,
          strength: bookmarkedTogether.strength,
        })
        .from(bookmarkedTogether)
        .where(and(sql`${bookmarkedTogether.universityId} in ${seeds}`, isNew(bookmarkedTogether.otherId))),
      db
        .select({ universityId: hidden.universityId })
        .from(hidden)
        .where(eq(hidden.userId, userId))
        .orderBy(desc(hidden.hiddenAt))
        .limit(bounds.excluded),
    ] as const,
    { version },
  );
  const idsOf = (rows: { universityId: number }[]) => rows.map(({ universityId }) => universityId);
  const allBookmarked = idsOf(bookmarkRows);
  return {
    preferences: (settings[0] as { settings: { preferences: Preferences } }).settings.preferences,
    viewed: idsOf(viewedRows),
    bookmarked: allBookmarked.slice(0, bounds.bookmarked),
    firstBookmarked: firstRows[0]?.universityId,
    neighbours: nearRows,
    bookmarkedTogether: togetherRows,
    excluded: [...allBookmarked, ...idsOf(hiddenRows)],
    more: allBookmarked.length === bounds.excluded || hiddenRows.length === bounds.excluded,
  };
}

/** Which of some universities (a page of them) a user keeps or has hidden. */
export async function readKnown(reader: Reader, session: SignedIn, ids: readonly number[]): Promise<Set<number>> {
  const { db } = reader;
  const asked = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const of = (table: typeof bookmarks | typeof hidden) =>
    db
      .select({ universityId: table.universityId })
      .from(table)
      .where(and(eq(table.userId, session.userId), sql`${table.universityId} in ${asked}`));
  const [bookmarkRows, hiddenRows] = await readAs(reader, session, [of(bookmarks), of(hidden)] as const);
  return new Set([...bookmarkRows, ...hiddenRows].map(({ universityId }) => universityId));
}
