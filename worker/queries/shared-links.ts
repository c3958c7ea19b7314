/** Queries for shared links, and what they show. */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { bookmarks, listMembers, lists, sharedLinks, users } from '#schema/db/accounts.ts';
import { universityCards } from '#schema/db/catalogue.ts';
import { ALL_OF_IT, type LinkKind } from '#schema/domain/account/shared-links.ts';
import { readAs, type SignedIn, writeAs } from './as-user.ts';
import { formerName } from './bookmarks.ts';
import { type Reader, readAt, readTogether } from './read.ts';

export interface LinkRow {
  token: string;
  kind: LinkKind;
  subject: string;
  /** Of the list; null for all there is of its kind. */
  name: string | null;
  createdAt: number;
}

/** What a link is about. */
export type LinkSubject = Pick<LinkRow, 'kind' | 'subject'>;

/** A list's own row beside the link to it. */
const itsList = and(eq(lists.id, sharedLinks.subject), eq(lists.userId, sharedLinks.userId));

const linksWhere = (reader: Reader, where: SQL | undefined) =>
  reader.db
    .select({
      token: sharedLinks.token,
      kind: sql<LinkKind>`${sharedLinks.kind}`.as('kind'),
      subject: sharedLinks.subject,
      name: lists.name,
      createdAt: sharedLinks.createdAt,
    })
    .from(sharedLinks)
    .leftJoin(lists, itsList)
    .where(where)
    .orderBy(asc(sharedLinks.createdAt), asc(sharedLinks.token));

const ownSubject = ({ userId }: SignedIn, { kind, subject }: LinkSubject) =>
  and(eq(sharedLinks.userId, userId), eq(sharedLinks.kind, kind), eq(sharedLinks.subject, subject));

/** The user's links, oldest first. */
export async function readLinks(reader: Reader, session: SignedIn): Promise<LinkRow[]> {
  const [rows] = await readAs(reader, session, [linksWhere(reader, eq(sharedLinks.userId, session.userId))] as const);
  return rows;
}

/** Adds a link; where there is one to the same, that one stays and is answered. Throws Failure `unknown-list`. */
export async function addLink(
  reader: Reader,
  session: SignedIn,
  link: LinkSubject & { token: string; createdAt: number },
): Promise<LinkRow> {
  const { userId } = session;
  const { kind, subject } = link;
  const [, rows] = await writeAs(
    reader,
    session,
    [
      reader.db
        .insert(sharedLinks)
        .values({ ...link, userId })
        .onConflictDoNothing(),
      linksWhere(reader, ownSubject(session, { kind, subject })),
    ] as const,
    {
      guards:
        subject === ALL_OF_IT
          ? []
          : [
              {
                holds: sql`exists (select 1 from ${lists} where ${lists.id} = ${subject} and ${lists.userId} = ${userId})`,
                otherwise: 'unknown-list',
              },
            ],
    },
  );
  return rows[0] as LinkRow;
}

/** Takes a link back. One that is not there, or is somebody else's, stays what it is. */
export async function removeLink(reader: Reader, session: SignedIn, token: string): Promise<void> {
  await writeAs(reader, session, [
    reader.db.delete(sharedLinks).where(and(eq(sharedLinks.token, token), eq(sharedLinks.userId, session.userId))),
  ] as const);
}

/** Whose link it is and what it is about; null for one that there is not. */
export async function readLink(
  reader: Reader,
  token: string,
  kind: LinkKind,
): Promise<{ userId: string; subject: string } | null> {
  const [rows] = await readTogether(reader, [
    reader.db
      .select({ userId: sharedLinks.userId, subject: sharedLinks.subject })
      .from(sharedLinks)
      // A link outlives its account where a release without links deleted the account.
      .innerJoin(users, eq(users.id, sharedLinks.userId))
      .where(and(eq(sharedLinks.token, token), eq(sharedLinks.kind, kind))),
  ] as const);
  return rows[0] ?? null;
}

export interface SharedRow {
  universityId: number;
  formerName: string | null;
}

/**
 * What a link to a list shows as of dataset `version`, the latest added first; null for a link that there is not. In one
 * trip and without the owner's id ever leaving the database.
 */
export async function readSharedList(
  reader: Reader,
  version: string,
  token: string,
  most: number,
): Promise<{ name: string | null; total: number; rows: SharedRow[] } | null> {
  const { db } = reader;
  const isLink = and(eq(sharedLinks.token, token), eq(sharedLinks.kind, 'list'));
  const [found, bookmarked, listed] = await readAt(
    reader,
    version,
    [
      db
        .select({
          name: lists.name,
          total:
            sql<number>`case when ${sharedLinks.subject} = ${ALL_OF_IT} then ${users.bookmarkCount} else ${lists.memberCount} end`.as(
              'total',
            ),
        })
        .from(sharedLinks)
        .innerJoin(users, eq(users.id, sharedLinks.userId))
        .leftJoin(lists, itsList)
        .where(and(isLink, sql`(${sharedLinks.subject} = ${ALL_OF_IT} or ${lists.id} is not null)`)),
      db
        .select({
          universityId: bookmarks.universityId,
          formerName: formerName(bookmarks.universityId),
        })
        .from(sharedLinks)
        .innerJoin(bookmarks, eq(bookmarks.userId, sharedLinks.userId))
        .leftJoin(universityCards, eq(universityCards.id, bookmarks.universityId))
        .where(and(isLink, eq(sharedLinks.subject, ALL_OF_IT)))
        .orderBy(desc(bookmarks.addedAt), desc(bookmarks.universityId))
        .limit(most),
      db
        .select({
          universityId: listMembers.universityId,
          formerName: formerName(listMembers.universityId),
        })
        .from(sharedLinks)
        .innerJoin(
          listMembers,
          and(eq(listMembers.listId, sharedLinks.subject), eq(listMembers.userId, sharedLinks.userId)),
        )
        .leftJoin(universityCards, eq(universityCards.id, listMembers.universityId))
        .where(isLink)
        .orderBy(desc(listMembers.addedAt), desc(listMembers.universityId))
        .limit(most),
    ] as const,
    reader.config.deadlines.database,
  );
  const [link] = found;
  return link ? { ...link, rows: [...bookmarked, ...listed] } : null;
}
