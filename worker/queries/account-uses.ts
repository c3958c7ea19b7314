/** Queries for when accounts were used last, and the deletion of those that hold nothing and that nobody uses. */
import { type SQL, sql } from 'drizzle-orm';
import {
  accountSizes,
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
import { DEFAULT_SETTINGS } from '#schema/domain/account/account.ts';
import type { Database } from './database.ts';
import { type Reader, readTogether } from './read.ts';
import { type Writer, writeTogether } from './write.ts';

/** The month of a moment (milliseconds since the epoch), YYYY-MM. */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** The statement that notes the month of a sign-in. */
export function use(db: Database, userId: string, month: string) {
  return db
    .insert(accountUses)
    .values({ userId, month })
    .onConflictDoUpdate({
      target: accountUses.userId,
      set: { month },
      setWhere: sql`${accountUses.month} <> ${month}`,
    });
}

/** Notes the month of a sign-in. */
export async function noteUse(writer: Writer, userId: string, month: string): Promise<void> {
  await writeTogether(writer, [use(writer.db, userId, month)]);
}

/** What somebody put into an account themselves, or could see there. */
const HELD = [bookmarks, lists, listMembers, history, savedSearches, hidden, planItems, boards, sharedLinks];

/** Whether the account of a row of account_uses was last used before a month and holds nothing, no choice of its user's either. */
function isUnused(before: string): SQL {
  const nothing = HELD.map(
    (table) => sql`not exists (select 1 from ${table} where ${table.userId} = ${accountUses.userId})`,
  );
  return sql.join(
    [
      sql`${accountUses.month} < ${before}`,
      sql`exists (select 1 from ${users} where ${users.id} = ${accountUses.userId} and ${users.settings} = ${JSON.stringify(DEFAULT_SETTINGS)})`,
      ...nothing,
    ],
    sql` and `,
  );
}

/** Ids of unused accounts among the `most` after a row, and the last row looked at; null when there are no more. */
export async function readUnused(
  reader: Reader,
  { after, most, before }: { after: number; most: number; before: string },
): Promise<{ userIds: string[]; last: number | null }> {
  const window = sql`(select rowid from ${accountUses} where rowid > ${after} order by rowid limit ${most})`;
  const [rows, ends] = await readTogether(
    reader,
    [
      reader.db
        .select({ userId: accountUses.userId })
        .from(accountUses)
        .where(sql`${accountUses}.rowid in ${window} and ${isUnused(before)}`),
      reader.db.select({ last: sql<number | null>`max(rowid)`.as('last') }).from(window),
    ] as const,
    reader.config.deadlines.job,
  );
  return { userIds: rows.map(({ userId }) => userId), last: ends[0]?.last ?? null };
}

/** Deletes accounts with what belongs to them, those alone that are still unused. */
export async function deleteUnused(writer: Writer, userIds: readonly string[], before: string): Promise<void> {
  const { db } = writer;
  const ids = sql`(select value from json_each(${JSON.stringify(userIds)}))`;
  await writeTogether(
    writer,
    [
      db
        .delete(users)
        .where(
          sql`${users.id} in (select ${accountUses.userId} from ${accountUses} where ${accountUses.userId} in ${ids} and ${isUnused(before)})`,
        ),
      ...[accountSizes, notifications, passkeys, accountUses].map((table) =>
        db.delete(table).where(sql`${table.userId} in ${ids} and ${table.userId} not in (select id from users)`),
      ),
    ],
    writer.config.deadlines.job,
  );
}
