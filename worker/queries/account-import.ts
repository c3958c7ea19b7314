/** Queries that import the file of an account: what the account holds already, and one batch that writes all of it or nothing. */
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import {
  accountSizes,
  boards,
  bookmarks,
  hidden,
  history,
  listMembers,
  lists,
  notifications,
  planItems,
  savedSearches,
  sharedLinks,
  users,
} from '#schema/db/accounts.ts';
import { universities } from '#schema/db/catalogue.ts';
import { datasetChanges } from '#schema/db/jobs.ts';
import type { AccountSettings } from '#schema/domain/account/account.ts';
import { PLAN_ITEMS_MAX } from '#schema/domain/plan/plan.ts';
import type { FailureReason } from '#schema/domain/site/failure-texts.ts';
import { BOARDS_MAX, HIDDEN_MAX, LISTS_BYTES_MAX, LISTS_MAX, SAVED_SEARCHES_MAX } from '#schema/domain/site/limits.ts';
import { bytesOf, textsFit } from './account-quota.ts';
import { type Guard, readAs, type SignedIn, writeAs } from './as-user.ts';
import { listsFit } from './bookmarks.ts';
import { addition, trimming } from './history.ts';
import type { Reader } from './read.ts';

/** What an account holds of what a file may hold, and what of the file is known. */
export async function readHeld(
  reader: Reader,
  session: SignedIn,
  asked: { universityIds: readonly number[]; changeIds: readonly string[] },
) {
  const { db } = reader;
  const { userId } = session;
  const ids = JSON.stringify(asked.universityIds);
  const [
    account,
    bookmarkRows,
    listRows,
    members,
    views,
    searches,
    boardRows,
    hiddenRows,
    plan,
    told,
    strange,
    changes,
  ] = await readAs(
    reader,
    session,
    [
      db.select({ settings: users.settings }).from(users).where(eq(users.id, userId)),
      db.select({ universityId: bookmarks.universityId }).from(bookmarks).where(eq(bookmarks.userId, userId)),
      db.select({ id: lists.id, nameKey: lists.nameKey }).from(lists).where(eq(lists.userId, userId)),
      db
        .select({ listId: listMembers.listId, universityId: listMembers.universityId })
        .from(listMembers)
        .where(eq(listMembers.userId, userId)),
      db.select({ universityId: history.universityId }).from(history).where(eq(history.userId, userId)),
      db.select({ query: savedSearches.query }).from(savedSearches).where(eq(savedSearches.userId, userId)),
      db.select({ name: boards.name, state: boards.state }).from(boards).where(eq(boards.userId, userId)),
      db.select({ universityId: hidden.universityId }).from(hidden).where(eq(hidden.userId, userId)),
      db.select({ key: planItems.itemKey }).from(planItems).where(eq(planItems.userId, userId)),
      db.select({ id: notifications.changeId }).from(notifications).where(eq(notifications.userId, userId)),
      // One that has left the data is known by what changed of it, and by whoever saved it.
      db
        .select({ id: sql<number>`asked.value`.as('id') })
        .from(sql`json_each(${ids}) asked`)
        .where(
          sql`not exists (select 1 from ${universities} where ${universities.id} = asked.value)
              and not exists (select 1 from ${datasetChanges} where ${datasetChanges.universityId} = asked.value)
              and not exists (select 1 from ${bookmarks} where ${bookmarks.userId} = ${userId} and ${bookmarks.universityId} = asked.value)
              and not exists (select 1 from ${hidden} where ${hidden.userId} = ${userId} and ${hidden.universityId} = asked.value)`,
        )
        .limit(1),
      db
        .select({ id: sql<string>`asked.value`.as('id') })
        .from(sql`json_each(${JSON.stringify(asked.changeIds)}) asked`)
        .where(sql`exists (select 1 from ${datasetChanges} where ${datasetChanges.id} = asked.value)`),
    ] as const,
    { deadline: reader.config.deadlines.export },
  );
  return {
    settings: account[0]?.settings as AccountSettings,
    bookmarks: bookmarkRows.map(({ universityId }) => universityId),
    lists: listRows,
    members,
    history: views.map(({ universityId }) => universityId),
    searches: searches.map(({ query }) => query),
    boards: boardRows,
    hidden: hiddenRows.map(({ universityId }) => universityId),
    plan: plan.map(({ key }) => key),
    notifications: told.map(({ id }) => id),
    /** Whether the file has a university that nobody has heard of. */
    strange: strange.length > 0,
    knownChanges: changes.map(({ id }) => id),
  };
}

export type Held = Awaited<ReturnType<typeof readHeld>>;

/** The rows to be added, in the order of their tables' columns after the user. */
export interface ImportRows {
  bookmarks: [universityId: number, note: string | null, addedAt: number][];
  lists: [id: string, name: string, nameKey: string, createdAt: number][];
  members: [listId: string, universityId: number, addedAt: number][];
  history: { universityId: number; viewedAt: number }[];
  searches: [id: string, name: string, query: string, seenIds: string, seenAt: number, createdAt: number][];
  boards: [id: string, name: string, state: string, changedAt: number][];
  hidden: [universityId: number, hiddenAt: number][];
  plan: [key: string, item: string, changedAt: number][];
  notifications: [changeId: string, createdAt: number, readAt: number | null][];
}

/** Bytes of the JSON that one statement takes: D1 takes values of two million. */
const CHUNK_BYTES = 1_000_000;

function chunksOf(rows: readonly unknown[]): string[] {
  const chunks: string[] = [];
  let texts: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    const more = bytesOf(text) + 1;
    if (bytes + more > CHUNK_BYTES && texts.length > 0) {
      chunks.push(`[${texts}]`);
      texts = [];
      bytes = 0;
    }
    texts.push(text);
    bytes += more;
  }
  return texts.length > 0 ? [...chunks, `[${texts}]`] : chunks;
}

/** A statement's value of a row that comes as JSON. */
const cell = (at: number) => sql.raw(`row.value ->> '$[${at}]'`);
const cells = (count: number) =>
  sql.join(
    Array.from({ length: count }, (_, at) => cell(at)),
    sql`, `,
  );

/**
 * Writes the rows, with `settings` as the account's in place of everything that is there, and else next to it; all of it or
 * nothing. `texts` and `places` are the bytes that they come to for the quotas. Throws Failure `limit-reached`.
 */
export async function writeImport(
  reader: Reader,
  session: SignedIn,
  rows: ImportRows,
  { settings, texts, places }: { settings: AccountSettings | null; texts: number; places: number },
): Promise<void> {
  const { db } = reader;
  const { userId } = session;
  const replaces = settings !== null;
  const emptied: BatchItem<'sqlite'>[] = replaces
    ? [
        db.delete(listMembers).where(eq(listMembers.userId, userId)),
        db.delete(lists).where(eq(lists.userId, userId)),
        db.delete(bookmarks).where(eq(bookmarks.userId, userId)),
        db.delete(history).where(eq(history.userId, userId)),
        db.delete(savedSearches).where(eq(savedSearches.userId, userId)),
        db.delete(boards).where(eq(boards.userId, userId)),
        db.delete(hidden).where(eq(hidden.userId, userId)),
        db.delete(notifications).where(eq(notifications.userId, userId)),
        db.delete(planItems).where(eq(planItems.userId, userId)),
        // Of a list that is there no more. Those to all bookmarks and to the calendar show what is there now.
        db
          .delete(sharedLinks)
          .where(and(eq(sharedLinks.userId, userId), eq(sharedLinks.kind, 'list'), ne(sharedLinks.subject, ''))),
        db.update(users).set({ settings }).where(eq(users.id, userId)),
      ]
    : [];
  const from = (chunk: string) => sql`from json_each(${chunk}) row`;
  const own = sql`select ${userId}, `;
  const added: BatchItem<'sqlite'>[] = [
    ...chunksOf(rows.bookmarks).map((chunk) =>
      db
        .insert(bookmarks)
        .select(sql`${own}${cells(3)} ${from(chunk)} where true`)
        .onConflictDoNothing(),
    ),
    ...chunksOf(rows.lists).map((chunk) =>
      db
        .insert(lists)
        .select(sql`select ${cell(0)}, ${userId}, ${cell(1)}, ${cell(2)}, 0, ${cell(3)} ${from(chunk)} where true`)
        .onConflictDoNothing(),
    ),
    ...chunksOf(rows.members).map((chunk) =>
      db
        .insert(listMembers)
        .select(
          sql`select ${lists.id}, ${userId}, ${cell(1)}, ${cell(2)} ${from(chunk)}
            join ${lists} on ${lists.id} = ${cell(0)} and ${lists.userId} = ${userId} where true`,
        )
        .onConflictDoNothing(),
    ),
    ...(rows.history.length > 0 ? [addition(reader, session, rows.history), trimming(reader, session)] : []),
    ...chunksOf(rows.searches).map((chunk) =>
      db
        .insert(savedSearches)
        .select(
          sql`select ${cell(0)}, ${userId}, ${sql.join([1, 2, 3, 4, 5].map(cell), sql`, `)} ${from(chunk)} where true`,
        )
        .onConflictDoNothing(),
    ),
    ...chunksOf(rows.boards).map((chunk) =>
      db
        .insert(boards)
        .select(sql`select ${cell(0)}, ${userId}, ${sql.join([1, 2, 3].map(cell), sql`, `)} ${from(chunk)} where true`)
        .onConflictDoNothing(),
    ),
    ...chunksOf(rows.hidden).map((chunk) =>
      db
        .insert(hidden)
        .select(sql`${own}${cells(2)} ${from(chunk)} where true`)
        .onConflictDoNothing(),
    ),
    ...chunksOf(rows.plan).map((chunk) =>
      db
        .insert(planItems)
        .select(sql`${own}${cells(3)} ${from(chunk)} where true`)
        .onConflictDoNothing(),
    ),
    ...chunksOf(rows.notifications).map((chunk) =>
      db
        .insert(notifications)
        .select(sql`${own}${cells(3)} ${from(chunk)} where true`)
        .onConflictDoNothing(),
    ),
  ];
  const held = sql`coalesce((select ${accountSizes.bytes} from ${accountSizes} where ${accountSizes.userId} = ${userId}), 0)`;
  /** Whether those that are there and those that come are no more than may be; an import that adds none always may be. */
  const fits = (there: SQL, more: number, most: number, reason: FailureReason): Guard => ({
    holds: sql`${more} = 0 or ${replaces ? sql`0` : sql`(${there})`} + ${more} <= ${most}`,
    otherwise: 'limit-reached',
    reason,
  });
  await writeAs(reader, session, [...emptied, ...added], {
    deadline: reader.config.deadlines.export,
    guards: [
      fits(
        sql`select count(*) from ${lists} where ${lists.userId} = ${userId}`,
        rows.lists.length,
        LISTS_MAX,
        'lists-full',
      ),
      replaces
        ? { holds: sql`${places} <= ${LISTS_BYTES_MAX}`, otherwise: 'limit-reached', reason: 'list-places-full' }
        : listsFit(session, places, sql`${places} = 0`),
      fits(
        sql`select count(*) from ${savedSearches} where ${savedSearches.userId} = ${userId}`,
        rows.searches.length,
        SAVED_SEARCHES_MAX,
        'searches-full',
      ),
      fits(
        sql`select count(*) from ${boards} where ${boards.userId} = ${userId}`,
        rows.boards.length,
        BOARDS_MAX,
        'boards-full',
      ),
      fits(
        sql`select count(*) from ${hidden} where ${hidden.userId} = ${userId}`,
        rows.hidden.length,
        HIDDEN_MAX,
        'hidden-full',
      ),
      fits(
        sql`select count(*) from ${planItems} where ${planItems.userId} = ${userId}`,
        rows.plan.length,
        PLAN_ITEMS_MAX,
        'plan-full',
      ),
      textsFit(session, { before: replaces ? held : sql`0`, after: sql`${texts}` }),
    ],
  });
}
