/** Everything that the tables hold of one user, but for what proves who they are. */
import { asc, desc, eq, sql } from 'drizzle-orm';
import {
  bookmarks,
  hidden,
  history,
  listMembers,
  lists,
  notifications,
  savedSearches,
  users,
} from '#schema/db/accounts.ts';
import { universities } from '#schema/db/catalogue.ts';
import { readAs, type SignedIn } from './as-user.ts';
import { notificationRows } from './notifications.ts';
import type { Reader } from './read.ts';

/** In one round trip, and so as of one moment. */
export async function readEverything(reader: Reader, session: SignedIn) {
  const { db } = reader;
  const { userId } = session;
  const named = { name: universities.name, slug: universities.slug };
  const [account, kept, listRows, members, views, searches, hiddenRows, told] = await readAs(
    reader,
    session,
    [
      db
        .select({ id: users.id, username: users.username, createdAt: users.createdAt, settings: users.settings })
        .from(users)
        .where(eq(users.id, userId)),
      db
        .select({
          universityId: bookmarks.universityId,
          note: bookmarks.note,
          addedAt: bookmarks.addedAt,
          ...named,
        })
        .from(bookmarks)
        .leftJoin(universities, eq(universities.id, bookmarks.universityId))
        .where(eq(bookmarks.userId, userId))
        .orderBy(desc(bookmarks.addedAt), desc(bookmarks.universityId)),
      db
        .select({ id: lists.id, name: lists.name, createdAt: lists.createdAt })
        .from(lists)
        .where(eq(lists.userId, userId))
        .orderBy(asc(lists.createdAt), asc(lists.id)),
      db
        .select({
          listId: listMembers.listId,
          universityId: listMembers.universityId,
          addedAt: listMembers.addedAt,
        })
        .from(listMembers)
        .where(eq(listMembers.userId, userId))
        .orderBy(desc(listMembers.addedAt), desc(listMembers.universityId)),
      db
        .select({ universityId: history.universityId, viewedAt: history.viewedAt, ...named })
        .from(history)
        .leftJoin(universities, eq(universities.id, history.universityId))
        .where(eq(history.userId, userId))
        .orderBy(desc(history.viewedAt)),
      db
        .select({
          id: savedSearches.id,
          name: savedSearches.name,
          query: savedSearches.query,
          createdAt: savedSearches.createdAt,
          seenAt: savedSearches.seenAt,
        })
        .from(savedSearches)
        .where(eq(savedSearches.userId, userId))
        .orderBy(desc(savedSearches.createdAt)),
      db
        .select({ universityId: hidden.universityId, hiddenAt: hidden.hiddenAt, ...named })
        .from(hidden)
        .leftJoin(universities, eq(universities.id, hidden.universityId))
        .where(eq(hidden.userId, userId))
        .orderBy(desc(hidden.hiddenAt)),
      notificationRows(reader)
        .where(eq(notifications.userId, userId))
        .orderBy(desc(notifications.createdAt), sql`${notifications}.rowid desc`),
    ] as const,
    { deadline: reader.config.deadlines.export },
  );
  return {
    account: account[0] as (typeof account)[number],
    bookmarks: kept,
    lists: listRows,
    members,
    history: views,
    savedSearches: searches,
    hidden: hiddenRows,
    notifications: told,
  };
}

export type Everything = Awaited<ReturnType<typeof readEverything>>;
