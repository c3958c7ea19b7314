/** Queries for accounts, and for sessions that were ended. */
import { and, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm';
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
  revokedSessions,
  savedSearches,
  sharedLinks,
  users,
} from '#schema/db/accounts.ts';
import { DEFAULT_SETTINGS } from '#schema/domain/account/account.ts';
import { UNREAD_COUNTED } from '#schema/domain/site/limits.ts';
import { monthOf, use } from './account-uses.ts';
import { readAs, type SignedIn, writeAs, writeGuarded } from './as-user.ts';
import { type NewPasskey, newId, noteUsed, type UsedChallenge, unused } from './new-passkey.ts';
import { type Reader, readTogether } from './read.ts';
import { countOne, roomIn, type TimedCount } from './timed-counts.ts';
import { type Writer, writeTogether } from './write.ts';

/** What a user sees of their own account. */
export const userColumns = {
  id: users.id,
  username: users.username,
  createdAt: users.createdAt,
  bookmarkCount: users.bookmarkCount,
};
export interface UserRow {
  id: string;
  username: string;
  createdAt: number;
  bookmarkCount: number;
  unreadNotifications: number;
}

/** What signing in needs besides. */
export const secretColumns = {
  usernameKey: users.usernameKey,
  passwordHash: users.passwordHash,
  recoveryHash: users.recoveryHash,
  sessionEpoch: users.sessionEpoch,
  usedIn: sql<
    string | null
  >`(select ${accountUses.month} from ${accountUses} where ${accountUses.userId} = ${users.id})`.as('used_in'),
};
export interface UserWithSecrets extends UserRow {
  usernameKey: string;
  passwordHash: string;
  recoveryHash: string | null;
  sessionEpoch: number;
  /** The month of the last sign-in. */
  usedIn: string | null;
}

/** The newest notifications, those not read yet among them counted: never more rows than are counted to. */
export function unreadOf(reader: Pick<Reader, 'db'>, userId: ReturnType<typeof sql>) {
  const newest = reader.db
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(sql`${notifications.userId} = ${userId}`)
    .orderBy(desc(notifications.createdAt))
    .limit(UNREAD_COUNTED);
  return sql<number>`(select count(*) from ${newest} where read_at is null)`.as('unread');
}

/** The signed-in user. */
export async function readUser(reader: Reader, session: SignedIn): Promise<UserRow> {
  const [rows] = await readAs(reader, session, [
    reader.db
      .select({ ...userColumns, unreadNotifications: unreadOf(reader, sql`${session.userId}`) })
      .from(users)
      .where(eq(users.id, session.userId)),
  ] as const);
  return rows[0] as UserRow;
}

/** The signed-in user with what proves it is them. */
export async function readUserWithSecrets(reader: Reader, session: SignedIn): Promise<UserWithSecrets> {
  const [rows] = await readAs(reader, session, [
    reader.db
      .select({ ...userColumns, ...secretColumns, unreadNotifications: unreadOf(reader, sql`${session.userId}`) })
      .from(users)
      .where(eq(users.id, session.userId)),
  ] as const);
  return rows[0] as UserWithSecrets;
}

/** The user of a name in the form it is unique in; null when nobody has it. */
export async function findUserByName(reader: Reader, usernameKey: string): Promise<UserWithSecrets | null> {
  const [rows] = await readTogether(reader, [
    reader.db
      .select({ ...userColumns, ...secretColumns, unreadNotifications: unreadOf(reader, sql`${users.id}`) })
      .from(users)
      .where(eq(users.usernameKey, usernameKey)),
  ] as const);
  return rows[0] ?? null;
}

export type NewUser = Pick<
  typeof users.$inferInsert,
  'id' | 'username' | 'usernameKey' | 'passwordHash' | 'recoveryHash' | 'createdAt'
>;

/**
 * Adds an account, with the passkey that opens it if it has no password, counted where it came from. Throws Failure
 * `username-taken`, or `too-many-requests` when a count is full; with a passkey also `passkey-used` or `passkey-refused`.
 */
export async function addUser(
  reader: Reader,
  user: NewUser,
  counts: readonly TimedCount[],
  passkey?: { row: NewPasskey; used: UsedChallenge },
): Promise<void> {
  await writeGuarded(
    reader,
    [
      {
        holds: sql`not exists (select 1 from ${users} where ${users.usernameKey} = ${user.usernameKey})`,
        otherwise: 'username-taken',
      },
      ...roomIn(counts),
      ...(passkey ? [unused(passkey.used), newId(passkey.row.id)] : []),
    ],
    [
      reader.db.insert(users).values({ ...user, settings: DEFAULT_SETTINGS }),
      use(reader.db, user.id, monthOf(user.createdAt)),
      ...counts.map((count) => countOne(reader.db, count)),
      ...(passkey ? [reader.db.insert(passkeys).values(passkey.row), noteUsed(reader, passkey.used)] : []),
    ],
    {
      // By the code of this very attempt: the same challenge once more is another attempt, and not done.
      doneWhen: reader.db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, user.id), sql`${users.recoveryHash} is ${user.recoveryHash}`)),
    },
  );
}

/** Puts a hash of the same password in the place of an older one, unless the password was changed meanwhile. */
export async function replaceHash(writer: Writer, userId: string, before: string, after: string): Promise<void> {
  await writeTogether(writer, [
    writer.db
      .update(users)
      .set({ passwordHash: after })
      .where(and(eq(users.id, userId), eq(users.passwordHash, before))),
  ]);
}

/** What a statement sets to end every session of a user. */
export const endEverySession = { sessionEpoch: sql`${users.sessionEpoch} + 1` };

/** Sets a new password and recovery code, and ends every session, that of the one who asks too. */
export async function changePassword(
  reader: Reader,
  session: SignedIn,
  { passwordHash, recoveryHash }: { passwordHash: string; recoveryHash: string },
): Promise<void> {
  await writeAs(
    reader,
    session,
    [
      reader.db
        .update(users)
        .set({ passwordHash, recoveryHash, ...endEverySession })
        .where(eq(users.id, session.userId)),
    ] as const,
    { doneWhen: hasHash(reader, session.userId, passwordHash) },
  );
}

/** A row with the epoch once the password is the one of this hash, which has a salt of its own. */
function hasHash(reader: Reader, userId: string, passwordHash: string) {
  return reader.db
    .select({ epoch: users.sessionEpoch })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)));
}

/**
 * Sets a new password by the recovery code, which is used up by it, and ends every session. Throws Failure
 * `wrong-recovery-code` when the code was used meanwhile. Answers the new epoch.
 */
export async function recoverPassword(
  reader: Reader,
  user: { id: string; recoveryHash: string },
  { passwordHash, recoveryHash }: { passwordHash: string; recoveryHash: string },
): Promise<number> {
  const [rows] = await writeGuarded(
    reader,
    [
      {
        holds: sql`exists (select 1 from ${users} where ${users.id} = ${user.id} and ${users.recoveryHash} = ${user.recoveryHash})`,
        otherwise: 'wrong-recovery-code',
      },
    ],
    [
      reader.db
        .update(users)
        .set({ passwordHash, recoveryHash, ...endEverySession })
        .where(and(eq(users.id, user.id), isNotNull(users.recoveryHash)))
        .returning({ epoch: users.sessionEpoch }),
    ] as const,
    { doneWhen: hasHash(reader, user.id, passwordHash) },
  );
  return rows[0]?.epoch ?? 0;
}

/** Puts another recovery code in the place of the old one. */
export async function replaceRecoveryHash(reader: Reader, session: SignedIn, recoveryHash: string): Promise<void> {
  await writeAs(reader, session, [
    reader.db.update(users).set({ recoveryHash }).where(eq(users.id, session.userId)),
  ] as const);
}

/** Ends one session before its time. `expiresAt` is when no copy of it can be good any more, in milliseconds. */
export async function revokeSession(writer: Writer, jti: string, expiresAt: number): Promise<void> {
  await writeTogether(writer, [writer.db.insert(revokedSessions).values({ jti, expiresAt }).onConflictDoNothing()]);
}

/** Deletes an account with all it holds. */
export async function deleteUser(reader: Reader, session: SignedIn): Promise<void> {
  const { db } = reader;
  const { userId } = session;
  await writeAs(
    reader,
    session,
    [
      // First the account: the triggers that count its bookmarks and members then have nothing left to write to.
      db.delete(users).where(eq(users.id, userId)),
      db.delete(passkeys).where(eq(passkeys.userId, userId)),
      db.delete(accountUses).where(eq(accountUses.userId, userId)),
      db.delete(accountSizes).where(eq(accountSizes.userId, userId)),
      db.delete(lists).where(eq(lists.userId, userId)),
      db.delete(listMembers).where(eq(listMembers.userId, userId)),
      db.delete(bookmarks).where(eq(bookmarks.userId, userId)),
      db.delete(history).where(eq(history.userId, userId)),
      db.delete(savedSearches).where(eq(savedSearches.userId, userId)),
      db.delete(hidden).where(eq(hidden.userId, userId)),
      db.delete(notifications).where(eq(notifications.userId, userId)),
      db.delete(planItems).where(eq(planItems.userId, userId)),
      db.delete(sharedLinks).where(eq(sharedLinks.userId, userId)),
      db.delete(boards).where(eq(boards.userId, userId)),
    ] as const,
    {
      deadline: reader.config.deadlines.export,
      doneWhen: db
        .select({ gone: sql<number>`1`.as('gone') })
        .from(sql`(select 1)`)
        .where(notExists(db.select({ id: users.id }).from(users).where(eq(users.id, userId)))),
    },
  );
}
