/**
 * Everything that the tables hold of one user, but for what proves who they are: the beginning in one round trip, which
 * is all of it but for anyone who keeps very much, and then page by page, so that nobody's account is ever held whole.
 */
import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import {
  accountUses,
  boards,
  bookmarks,
  hidden,
  history,
  listMembers,
  lists,
  notifications,
  passkeys,
  planItems,
  savedSearches,
  sharedLinks,
  users,
} from '#schema/db/accounts.ts';
import { universities } from '#schema/db/catalogue.ts';
import type { LinkKind } from '#schema/domain/account/shared-links.ts';
import { readAs, type SignedIn } from './as-user.ts';
import { type NotificationRow, notificationRows } from './notifications.ts';
import { pageOf } from './pagination.ts';
import type { Reader } from './read.ts';

/** Rows of a page; with their notes a megabyte and a half at most, for all notes together are no more. */
export const EXPORT_PAGE = 1_000;

type After = [number, number] | undefined;
const named = { name: universities.name, slug: universities.slug };

/** The next page of bookmarks, newest first. */
function bookmarkPage({ db }: Reader, userId: string, after: After) {
  const page = pageOf(bookmarks.addedAt, bookmarks.universityId, after);
  return db
    .select({ universityId: bookmarks.universityId, note: bookmarks.note, addedAt: bookmarks.addedAt, ...named })
    .from(bookmarks)
    .leftJoin(universities, eq(universities.id, bookmarks.universityId))
    .where(and(eq(bookmarks.userId, userId), page.where))
    .orderBy(...page.order)
    .limit(EXPORT_PAGE);
}

/** The next page of a list's members, the latest added first. */
function memberPage({ db }: Reader, userId: string, listId: string, after: After) {
  const page = pageOf(listMembers.addedAt, listMembers.universityId, after);
  return db
    .select({ universityId: listMembers.universityId, addedAt: listMembers.addedAt })
    .from(listMembers)
    .where(and(eq(listMembers.listId, listId), eq(listMembers.userId, userId), page.where))
    .orderBy(...page.order)
    .limit(EXPORT_PAGE);
}

const ROW = sql<number>`${notifications}.rowid`;

/** The next notifications, newest first: those left of a moment, and then what is older (see readNotifications). */
function notificationPages(reader: Reader, userId: string, after: After) {
  const own = (where: SQL | undefined) =>
    notificationRows(reader)
      .where(and(eq(notifications.userId, userId), where))
      .orderBy(desc(notifications.createdAt), desc(ROW))
      .limit(EXPORT_PAGE);
  return [
    own(after ? and(eq(notifications.createdAt, after[0]), lt(ROW, after[1])) : undefined),
    own(after ? lt(notifications.createdAt, after[0]) : sql`false`),
  ] as const;
}

/** The account, its lists and what there are at most a thousand of, and the first page of what may be more. */
async function readBeginning(reader: Reader, session: SignedIn) {
  const { db } = reader;
  const { userId } = session;
  const [
    account,
    listRows,
    members,
    views,
    searches,
    boardRows,
    hiddenRows,
    links,
    passkeyRows,
    planRows,
    bookmarkRows,
    told,
  ] = await readAs(
    reader,
    session,
    [
      db
        .select({
          id: users.id,
          username: users.username,
          createdAt: users.createdAt,
          settings: users.settings,
          lastUsed: accountUses.month,
        })
        .from(users)
        .leftJoin(accountUses, eq(accountUses.userId, users.id))
        .where(eq(users.id, userId)),
      db
        .select({ id: lists.id, name: lists.name, createdAt: lists.createdAt })
        .from(lists)
        .where(eq(lists.userId, userId))
        .orderBy(asc(lists.createdAt), asc(lists.id)),
      // Of all lists together; one more than a page tells that they must be read one by one.
      db
        .select({
          listId: listMembers.listId,
          universityId: listMembers.universityId,
          addedAt: listMembers.addedAt,
        })
        .from(listMembers)
        .where(eq(listMembers.userId, userId))
        .orderBy(desc(listMembers.addedAt), desc(listMembers.universityId))
        .limit(EXPORT_PAGE + 1),
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
          seenIds: savedSearches.seenIds,
        })
        .from(savedSearches)
        .where(eq(savedSearches.userId, userId))
        .orderBy(desc(savedSearches.createdAt)),
      db
        .select({ id: boards.id, name: boards.name, state: boards.state, changedAt: boards.changedAt })
        .from(boards)
        .where(eq(boards.userId, userId))
        .orderBy(desc(boards.changedAt), desc(boards.id)),
      db
        .select({ universityId: hidden.universityId, hiddenAt: hidden.hiddenAt, ...named })
        .from(hidden)
        .leftJoin(universities, eq(universities.id, hidden.universityId))
        .where(eq(hidden.userId, userId))
        .orderBy(desc(hidden.hiddenAt)),
      db
        .select({
          token: sharedLinks.token,
          kind: sql<LinkKind>`${sharedLinks.kind}`.as('kind'),
          subject: sharedLinks.subject,
          createdAt: sharedLinks.createdAt,
        })
        .from(sharedLinks)
        .where(eq(sharedLinks.userId, userId))
        .orderBy(asc(sharedLinks.createdAt), asc(sharedLinks.token)),
      db
        .select({ name: passkeys.name, createdAt: passkeys.createdAt, usedAt: passkeys.usedAt })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
      db
        .select({ itemKey: planItems.itemKey, item: planItems.item, changedAt: planItems.changedAt })
        .from(planItems)
        .where(eq(planItems.userId, userId))
        .orderBy(asc(planItems.itemKey)),
      bookmarkPage(reader, userId, undefined),
      notificationPages(reader, userId, undefined)[0],
    ] as const,
    { deadline: reader.config.deadlines.export },
  );
  return {
    account: account[0] as (typeof account)[number],
    lists: listRows,
    members,
    history: views,
    savedSearches: searches,
    boards: boardRows,
    hidden: hiddenRows,
    links,
    passkeys: passkeyRows,
    plan: planRows,
    bookmarks: bookmarkRows,
    notifications: told,
  };
}

type Beginning = Awaited<ReturnType<typeof readBeginning>>;
export type ExportedBookmarkRow = Beginning['bookmarks'][number];
export type ExportedMember = Pick<Beginning['members'][number], 'universityId' | 'addedAt'>;

export interface Everything
  extends Pick<
    Beginning,
    'account' | 'lists' | 'history' | 'savedSearches' | 'boards' | 'hidden' | 'links' | 'passkeys' | 'plan'
  > {
  /** A page at a time; only one is held. Each asks whether the session still holds. Throw Failure as any reading does. */
  bookmarkPages: () => AsyncGenerator<readonly ExportedBookmarkRow[]>;
  memberPages: (listId: string) => AsyncGenerator<readonly ExportedMember[]>;
  notificationPages: () => AsyncGenerator<readonly NotificationRow[]>;
}

/** The beginning, and how to read on. Throws Failure `not-signed-in` or `unavailable`. */
export async function readEverything(reader: Reader, session: SignedIn): Promise<Everything> {
  const {
    bookmarks: firstBookmarked,
    notifications: firstTold,
    members,
    ...beginning
  } = await readBeginning(reader, session);
  const { userId } = session;
  const deadline = reader.config.deadlines.export;
  const byAdding = ({ addedAt, universityId }: ExportedMember): After => [addedAt, universityId];
  return {
    ...beginning,
    bookmarkPages: () =>
      pagesFrom(firstBookmarked, byAdding, async (after) => {
        const [rows] = await readAs(reader, session, [bookmarkPage(reader, userId, after)] as const, { deadline });
        return rows;
      }),
    async *memberPages(listId) {
      if (members.length <= EXPORT_PAGE) {
        yield members.filter((member) => member.listId === listId);
        return;
      }
      yield* pagesFrom(null, byAdding, async (after) => {
        const page = memberPage(reader, userId, listId, after);
        const [rows] = await readAs(reader, session, [page] as const, { deadline });
        return rows;
      });
    },
    notificationPages: () =>
      pagesFrom(
        firstTold,
        ({ createdAt, row }) => [createdAt, row],
        async (after) => {
          const [rest, older] = await readAs(reader, session, notificationPages(reader, userId, after), { deadline });
          return [...rest, ...older].slice(0, EXPORT_PAGE);
        },
      ),
  };
}

/** The pages after a first one, until one is not full. */
async function* pagesFrom<Row>(
  first: readonly Row[] | null,
  orderOf: (row: Row) => After,
  read: (after: After) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let page = first ?? (await read(undefined));
  for (;;) {
    yield page;
    const last = page.at(-1);
    if (page.length < EXPORT_PAGE || last === undefined) return;
    page = await read(orderOf(last));
  }
}
