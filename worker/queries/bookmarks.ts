/** Queries for bookmarks and the lists they are in. */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { bookmarks, listMembers, lists, sharedLinks, users } from '#schema/db/accounts.ts';
import { universities, universityCards } from '#schema/db/catalogue.ts';
import { datasetChanges } from '#schema/db/jobs.ts';
import { LIST_PLACE_BYTES, LISTS_BYTES_MAX } from '#schema/domain/site/limits.ts';
import { bytesOf, storedBytes, textsFit } from './account-quota.ts';
import { type Guard, readAs, type SignedIn, writeAs } from './as-user.ts';
import { type PageOf, pageOf } from './pagination.ts';
import type { Reader } from './read.ts';
import type { CardRow } from './universities.ts';

export interface MemberRow {
  universityId: number;
  note: string | null;
  addedAt: number;
  /** The last name of a university that has left the data. */
  formerName: string | null;
  university: CardRow | null;
}
export interface BookmarkRow extends MemberRow {
  /** Ids of lists, as JSON. */
  lists: string;
}

/** The last name that people saw of a university; asked for only when its row is gone. */
export function formerName(universityId: typeof bookmarks.universityId | typeof listMembers.universityId) {
  const last = sql`select ${datasetChanges.name} from ${datasetChanges} where ${datasetChanges.universityId} = ${universityId} order by ${datasetChanges.detectedAt} desc limit 1`;
  return sql<string | null>`case when ${universityCards.id} is null then (${last}) end`.as('former_name');
}

const listsOfBookmark = (what: SQL) =>
  sql`select json_group_array(${what}) from ${listMembers} join ${lists} on ${lists.id} = ${listMembers.listId} where ${listMembers.userId} = ${bookmarks.userId} and ${listMembers.universityId} = ${bookmarks.universityId}`;

const countOf = (reader: Reader, { userId }: SignedIn) =>
  reader.db.select({ bookmarkCount: users.bookmarkCount }).from(users).where(eq(users.id, userId));

/** Whether the university is there, or is kept though it is there no more. */
export function isKnown({ userId }: SignedIn, universityId: number): Guard {
  return {
    holds: sql`exists (select 1 from ${universities} where ${universities.id} = ${universityId}) or exists (select 1 from ${bookmarks} where ${bookmarks.userId} = ${userId} and ${bookmarks.universityId} = ${universityId})`,
    otherwise: 'unknown-university',
    reason: 'unknown-university-id',
  };
}

/** Whether the user's texts stay within their quota with this note in the place of what is there. */
function noteFits(session: SignedIn, universityId: number, note: string): Guard {
  const before = sql`select ${storedBytes(bookmarks.note)} from ${bookmarks} where ${bookmarks.userId} = ${session.userId} and ${bookmarks.universityId} = ${universityId}`;
  return textsFit(session, { before, after: sql`${bytesOf(note)}` });
}

/** Whether the user's lists stay within their quota with so many bytes more. */
export function listsFit({ userId }: SignedIn, bytes: number, unless: SQL): Guard {
  return {
    holds: sql`${unless} or (select coalesce(sum(${storedBytes(lists.name)} + ${LIST_PLACE_BYTES} * ${lists.memberCount}), 0) from ${lists} where ${lists.userId} = ${userId}) + ${bytes} <= ${LISTS_BYTES_MAX}`,
    otherwise: 'limit-reached',
    reason: 'list-places-full',
  };
}

/** A page of bookmarks, newest first, as of dataset `version`, and how many there are. */
export async function readBookmarks(
  reader: Reader,
  session: SignedIn,
  version: string,
  { after, limit }: PageOf,
): Promise<{ rows: BookmarkRow[]; total: number }> {
  const page = pageOf(bookmarks.addedAt, bookmarks.universityId, after);
  const [rows, counted] = await readAs(
    reader,
    session,
    [
      reader.db
        .select({
          universityId: bookmarks.universityId,
          note: bookmarks.note,
          addedAt: bookmarks.addedAt,
          formerName: formerName(bookmarks.universityId),
          lists:
            sql<string>`(select json_group_array(${listMembers.listId}) from ${listMembers} where ${listMembers.userId} = ${bookmarks.userId} and ${listMembers.universityId} = ${bookmarks.universityId})`.as(
              'lists',
            ),
          university: universityCards.card,
        })
        .from(bookmarks)
        .leftJoin(universityCards, eq(universityCards.id, bookmarks.universityId))
        .where(and(eq(bookmarks.userId, session.userId), page.where))
        .orderBy(...page.order)
        .limit(limit),
      countOf(reader, session),
    ] as const,
    { version },
  );
  return { rows, total: counted[0]?.bookmarkCount ?? 0 };
}

/** A page of the ids alone. */
export async function readBookmarkIds(reader: Reader, session: SignedIn, { after, limit }: PageOf) {
  const page = pageOf(bookmarks.addedAt, bookmarks.universityId, after);
  const [rows, counted] = await readAs(reader, session, [
    reader.db
      .select({ universityId: bookmarks.universityId, addedAt: bookmarks.addedAt })
      .from(bookmarks)
      .where(and(eq(bookmarks.userId, session.userId), page.where))
      .orderBy(...page.order)
      .limit(limit),
    countOf(reader, session),
  ] as const);
  return { rows, total: counted[0]?.bookmarkCount ?? 0 };
}

/** Every bookmark with the names of its lists (as JSON), newest first. */
export async function readBookmarksForExport(reader: Reader, session: SignedIn, version: string) {
  const [rows] = await readAs(
    reader,
    session,
    [
      reader.db
        .select({
          universityId: bookmarks.universityId,
          note: bookmarks.note,
          addedAt: bookmarks.addedAt,
          formerName: formerName(bookmarks.universityId),
          lists: sql<string>`(${listsOfBookmark(sql`${lists.name}`)})`.as('lists'),
          university: universityCards.card,
        })
        .from(bookmarks)
        .leftJoin(universityCards, eq(universityCards.id, bookmarks.universityId))
        .where(eq(bookmarks.userId, session.userId))
        .orderBy(desc(bookmarks.addedAt), desc(bookmarks.universityId)),
    ] as const,
    { version, deadline: reader.config.deadlines.export },
  );
  return rows;
}

export type ExportedBookmark = Awaited<ReturnType<typeof readBookmarksForExport>>[number];

/**
 * Adds a bookmark; one that is there gets the note, when there is one. Answers how many there are then. Throws Failure
 * `unknown-university` or `limit-reached`.
 */
export async function addBookmark(
  reader: Reader,
  session: SignedIn,
  { universityId, note, addedAt }: { universityId: number; note: string | null | undefined; addedAt: number },
): Promise<number> {
  const added = reader.db
    .insert(bookmarks)
    .values({ userId: session.userId, universityId, note: note ?? null, addedAt });
  const statement =
    note === undefined
      ? added.onConflictDoNothing()
      : added.onConflictDoUpdate({ target: [bookmarks.userId, bookmarks.universityId], set: { note } });
  const [, counted] = await writeAs(reader, session, [statement, countOf(reader, session)] as const, {
    guards: [isKnown(session, universityId), ...(note ? [noteFits(session, universityId, note)] : [])],
  });
  return counted[0]?.bookmarkCount ?? 0;
}

/** Writes a note. Throws Failure `not-bookmarked`, `changed-elsewhere` when the note is not the one that was read, or `limit-reached`. */
export async function setNote(
  reader: Reader,
  session: SignedIn,
  universityId: number,
  { note, before }: { note: string | null; before?: string | null },
): Promise<void> {
  const own = and(eq(bookmarks.userId, session.userId), eq(bookmarks.universityId, universityId)) as SQL;
  await writeAs(reader, session, [reader.db.update(bookmarks).set({ note }).where(own)] as const, {
    guards: [
      { holds: sql`exists (select 1 from ${bookmarks} where ${own})`, otherwise: 'not-bookmarked' },
      // What is there already may be sent again: its answer may have been lost.
      ...(before === undefined
        ? []
        : [
            {
              holds: sql`exists (select 1 from ${bookmarks} where ${own} and (${bookmarks.note} is ${before} or ${bookmarks.note} is ${note}))`,
              otherwise: 'changed-elsewhere' as const,
            },
          ]),
      ...(note ? [noteFits(session, universityId, note)] : []),
    ],
  });
}

/** Removes a bookmark from everywhere. Answers how many are left. */
export async function removeBookmark(reader: Reader, session: SignedIn, universityId: number): Promise<number> {
  const { db } = reader;
  const { userId } = session;
  const [, , counted] = await writeAs(reader, session, [
    db.delete(listMembers).where(and(eq(listMembers.userId, userId), eq(listMembers.universityId, universityId))),
    db.delete(bookmarks).where(and(eq(bookmarks.userId, userId), eq(bookmarks.universityId, universityId))),
    countOf(reader, session),
  ] as const);
  return counted[0]?.bookmarkCount ?? 0;
}

/** Removes every bookmark. */
export async function clearBookmarks(reader: Reader, session: SignedIn): Promise<number> {
  const { db } = reader;
  const { userId } = session;
  const [, , counted] = await writeAs(
    reader,
    session,
    [
      db.delete(listMembers).where(eq(listMembers.userId, userId)),
      db.delete(bookmarks).where(eq(bookmarks.userId, userId)),
      countOf(reader, session),
    ] as const,
    { deadline: reader.config.deadlines.export },
  );
  return counted[0]?.bookmarkCount ?? 0;
}

/** Adds those that are known and not there yet; the first is the newest. */
export async function mergeBookmarks(
  reader: Reader,
  session: SignedIn,
  universityIds: readonly number[],
  now: number,
): Promise<{ added: number; bookmarkCount: number }> {
  const given = sql`json_each(${JSON.stringify(universityIds)})`;
  const [added, counted] = await writeAs(reader, session, [
    reader.db
      .insert(bookmarks)
      .select(
        sql`select ${session.userId}, ${universities.id}, null, ${now} - given.key from ${given} given join ${universities} on ${universities.id} = given.value where true`,
      )
      .onConflictDoNothing()
      .returning({ universityId: bookmarks.universityId }),
    countOf(reader, session),
  ] as const);
  return { added: added.length, bookmarkCount: counted[0]?.bookmarkCount ?? 0 };
}

const listColumns = { id: lists.id, name: lists.name, count: lists.memberCount, createdAt: lists.createdAt };
export interface ListRow {
  id: string;
  name: string;
  count: number;
  createdAt: number;
}

const ownList = (session: SignedIn, id: string) => and(eq(lists.id, id), eq(lists.userId, session.userId)) as SQL;
const isOwnList = (session: SignedIn, id: string): Guard => ({
  holds: sql`exists (select 1 from ${lists} where ${ownList(session, id)})`,
  otherwise: 'unknown-list',
});
const isFreeName = ({ userId }: SignedIn, id: string, nameKey: string): Guard => ({
  holds: sql`not exists (select 1 from ${lists} where ${lists.userId} = ${userId} and ${lists.nameKey} = ${nameKey} and ${lists.id} <> ${id})`,
  otherwise: 'list-name-taken',
});

/** Every list of the user, oldest first. */
export async function readLists(reader: Reader, session: SignedIn): Promise<ListRow[]> {
  const [rows] = await readAs(reader, session, [
    reader.db
      .select(listColumns)
      .from(lists)
      .where(eq(lists.userId, session.userId))
      .orderBy(asc(lists.createdAt), asc(lists.id)),
  ] as const);
  return rows;
}

/** A list with a page of its members, the latest added first; null when the user has no such list. */
export async function readList(
  reader: Reader,
  session: SignedIn,
  version: string,
  id: string,
  { after, limit }: PageOf,
): Promise<{ list: ListRow; rows: MemberRow[] } | null> {
  const page = pageOf(listMembers.addedAt, listMembers.universityId, after);
  const [found, rows] = await readAs(
    reader,
    session,
    [
      reader.db.select(listColumns).from(lists).where(ownList(session, id)),
      reader.db
        .select({
          universityId: listMembers.universityId,
          note: bookmarks.note,
          addedAt: listMembers.addedAt,
          formerName: formerName(listMembers.universityId),
          university: universityCards.card,
        })
        .from(listMembers)
        .leftJoin(universityCards, eq(universityCards.id, listMembers.universityId))
        .leftJoin(
          bookmarks,
          and(eq(bookmarks.userId, listMembers.userId), eq(bookmarks.universityId, listMembers.universityId)),
        )
        .where(and(eq(listMembers.listId, id), eq(listMembers.userId, session.userId), page.where))
        .orderBy(...page.order)
        .limit(limit),
    ] as const,
    { version },
  );
  const [list] = found;
  return list ? { list, rows } : null;
}

/** Adds a list, once for its id. Throws Failure `id-taken`, `list-name-taken` or `limit-reached`. */
export async function addList(
  reader: Reader,
  session: SignedIn,
  list: { id: string; name: string; nameKey: string; createdAt: number },
  most: number,
): Promise<ListRow> {
  const { userId } = session;
  const [, rows] = await writeAs(
    reader,
    session,
    [
      reader.db
        .insert(lists)
        .values({ ...list, userId })
        .onConflictDoNothing(),
      reader.db.select(listColumns).from(lists).where(ownList(session, list.id)),
    ] as const,
    {
      guards: [
        {
          holds: sql`not exists (select 1 from ${lists} where ${lists.id} = ${list.id} and ${lists.userId} <> ${userId})`,
          otherwise: 'id-taken',
        },
        isFreeName(session, list.id, list.nameKey),
        {
          holds: sql`exists (select 1 from ${lists} where ${ownList(session, list.id)}) or (select count(*) from ${lists} where ${lists.userId} = ${userId}) < ${most}`,
          otherwise: 'limit-reached',
          reason: 'lists-full',
        },
        listsFit(session, bytesOf(list.name), sql`exists (select 1 from ${lists} where ${ownList(session, list.id)})`),
      ],
    },
  );
  return rows[0] as ListRow;
}

/** Throws Failure `unknown-list` or `list-name-taken`. */
export async function renameList(
  reader: Reader,
  session: SignedIn,
  { id, name, nameKey }: { id: string; name: string; nameKey: string },
): Promise<ListRow> {
  const [rows] = await writeAs(
    reader,
    session,
    [reader.db.update(lists).set({ name, nameKey }).where(ownList(session, id)).returning(listColumns)] as const,
    { guards: [isOwnList(session, id), isFreeName(session, id, nameKey)] },
  );
  return rows[0] as ListRow;
}

/** Deletes a list with the link to it; its bookmarks stay. Throws Failure `unknown-list`. */
export async function removeList(reader: Reader, session: SignedIn, id: string): Promise<void> {
  const { db } = reader;
  await writeAs(
    reader,
    session,
    [
      db.delete(listMembers).where(and(eq(listMembers.listId, id), eq(listMembers.userId, session.userId))),
      db
        .delete(sharedLinks)
        .where(and(eq(sharedLinks.userId, session.userId), eq(sharedLinks.kind, 'list'), eq(sharedLinks.subject, id))),
      db.delete(lists).where(ownList(session, id)),
    ] as const,
    { guards: [isOwnList(session, id)], deadline: reader.config.deadlines.export },
  );
}

export interface Counts {
  count: number;
  bookmarkCount: number;
}

function countsOf(reader: Reader, session: SignedIn, id: string) {
  return reader.db
    .select({ count: lists.memberCount, bookmarkCount: users.bookmarkCount })
    .from(lists)
    .innerJoin(users, eq(users.id, lists.userId))
    .where(ownList(session, id));
}

/** Puts a university in a list and bookmarks it. Throws Failure `unknown-list`, `unknown-university` or `limit-reached`. */
export async function addToList(
  reader: Reader,
  session: SignedIn,
  { id, universityId, addedAt }: { id: string; universityId: number; addedAt: number },
): Promise<Counts> {
  const { userId } = session;
  const [, , rows] = await writeAs(
    reader,
    session,
    [
      reader.db.insert(bookmarks).values({ userId, universityId, note: null, addedAt }).onConflictDoNothing(),
      reader.db.insert(listMembers).values({ listId: id, userId, universityId, addedAt }).onConflictDoNothing(),
      countsOf(reader, session, id),
    ] as const,
    {
      guards: [
        isOwnList(session, id),
        isKnown(session, universityId),
        listsFit(
          session,
          LIST_PLACE_BYTES,
          sql`exists (select 1 from ${listMembers} where ${listMembers.listId} = ${id} and ${listMembers.universityId} = ${universityId})`,
        ),
      ],
    },
  );
  return rows[0] as Counts;
}

/** Takes a university out of a list. Throws Failure `unknown-list`. */
export async function removeFromList(
  reader: Reader,
  session: SignedIn,
  { id, universityId }: { id: string; universityId: number },
): Promise<Counts> {
  const { userId } = session;
  const [, rows] = await writeAs(
    reader,
    session,
    [
      reader.db
        .delete(listMembers)
        .where(
          and(eq(listMembers.listId, id), eq(listMembers.userId, userId), eq(listMembers.universityId, universityId)),
        ),
      countsOf(reader, session, id),
    ] as const,
    { guards: [isOwnList(session, id)] },
  );
  return rows[0] as Counts;
}
