/** Queries for notifications, joined with what changed. */
import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { notifications } from '#schema/db/accounts.ts';
import { universities } from '#schema/db/catalogue.ts';
import { datasetChanges } from '#schema/db/jobs.ts';
import type { ChangeKind } from '#schema/domain/record/changes.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { UNREAD_COUNTED } from '#schema/domain/site/limits.ts';
import { readAs, type SignedIn, writeAs } from './as-user.ts';
import type { PageOf } from './pagination.ts';
import type { Reader } from './read.ts';

export interface NotificationRow {
  id: string;
  /** Order among those of one moment. */
  row: number;
  universityId: number;
  slug: string | null;
  currency: Currency | null;
  name: string;
  kind: ChangeKind;
  before: string | number | null;
  after: string | number | null;
  createdAt: number;
  readAt: number | null;
}

/** SQLite's own number of a row: the index of times ends in it, so that ties are in order without sorting. */
const ROW = sql<number>`${notifications}.rowid`;

/** The columns of a notification. */
export function notificationRows(reader: Reader) {
  return reader.db
    .select({
      id: notifications.changeId,
      row: ROW.as('row'),
      universityId: datasetChanges.universityId,
      slug: universities.slug,
      currency: universities.currency,
      name: sql<string>`${datasetChanges.name}`.as('change_name'),
      kind: datasetChanges.kind,
      before: datasetChanges.before,
      after: datasetChanges.after,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .innerJoin(datasetChanges, eq(datasetChanges.id, notifications.changeId))
    .leftJoin(universities, eq(universities.id, datasetChanges.universityId))
    .$dynamic();
}

/** A page, newest first, and how many of the newest hundred are unread. */
export async function readNotifications(
  reader: Reader,
  { userId, ...session }: SignedIn,
  { after, limit }: PageOf,
): Promise<{ rows: NotificationRow[]; unread: number }> {
  const newest = reader.db
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt))
    .limit(UNREAD_COUNTED)
    .as('newest');
  const own = (where: SQL | undefined) =>
    notificationRows(reader)
      .where(and(eq(notifications.userId, userId), where))
      .orderBy(desc(notifications.createdAt), desc(ROW))
      .limit(limit);
  // A dataset tells thousands of things in one moment: those left of it, and then what is older. Compared as a pair,
  // SQLite would read the whole moment again for every page.
  const [rest, older, counted] = await readAs(reader, { userId, ...session }, [
    own(after ? and(eq(notifications.createdAt, after[0]), lt(ROW, after[1])) : undefined),
    own(after ? lt(notifications.createdAt, after[0]) : sql`false`),
    reader.db
      .select({ unread: sql<number>`count(*)`.as('unread') })
      .from(newest)
      .where(isNull(newest.readAt)),
  ] as const);
  return { rows: [...rest, ...older].slice(0, limit), unread: counted[0]?.unread ?? 0 };
}

/** Notes that these were read, or with null all of them. */
export async function markRead(
  reader: Reader,
  session: SignedIn,
  ids: readonly string[] | null,
  readAt: number,
): Promise<void> {
  const which =
    ids === null ? undefined : sql`${notifications.changeId} in (select value from json_each(${JSON.stringify(ids)}))`;
  await writeAs(
    reader,
    session,
    [
      reader.db
        .update(notifications)
        .set({ readAt })
        .where(and(eq(notifications.userId, session.userId), isNull(notifications.readAt), which)),
    ] as const,
    { deadline: reader.config.deadlines.export },
  );
}
