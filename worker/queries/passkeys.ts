/** Queries for passkeys. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { passkeys, users } from '#schema/db/accounts.ts';
import { PASSKEYS_MAX } from '#schema/domain/site/limits.ts';
import { type Guard, readAs, type SignedIn, writeAs, writeGuarded } from './as-user.ts';
import { type NewPasskey, newId, noteUsed, type UsedChallenge, unused, usedBy } from './new-passkey.ts';
import { type Reader, readTogether } from './read.ts';
import { endEverySession, secretColumns, type UserWithSecrets, unreadOf, userColumns } from './users.ts';

export type PasskeyRow = Pick<typeof passkeys.$inferSelect, 'id' | 'name' | 'transports' | 'createdAt' | 'usedAt'>;
const columns = {
  id: passkeys.id,
  name: passkeys.name,
  transports: passkeys.transports,
  createdAt: passkeys.createdAt,
  usedAt: passkeys.usedAt,
};

/** The user's passkeys, the oldest first, and whether the account has a password besides. */
export async function readPasskeys(
  reader: Reader,
  session: SignedIn,
): Promise<{ rows: PasskeyRow[]; username: string; hasPassword: boolean }> {
  const [rows, account] = await readAs(reader, session, [
    reader.db
      .select(columns)
      .from(passkeys)
      .where(eq(passkeys.userId, session.userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
    reader.db
      .select({ username: users.username, hasPassword: sql<number>`${users.passwordHash} <> ''`.as('has_password') })
      .from(users)
      .where(eq(users.id, session.userId)),
  ] as const);
  return { rows, username: account[0]?.username ?? '', hasPassword: account[0]?.hasPassword === 1 };
}

export interface KnownPasskey {
  passkey: { id: string; userId: string; publicKey: string; counter: number };
  user: UserWithSecrets;
}

/** The passkey of that id, with whose it is; null when nobody has it. */
export async function findPasskey(reader: Reader, id: string): Promise<KnownPasskey | null> {
  const [rows] = await readTogether(reader, [
    reader.db
      .select({
        ...userColumns,
        ...secretColumns,
        unreadNotifications: unreadOf(reader, sql`${users.id}`),
        publicKey: passkeys.publicKey,
        counter: passkeys.counter,
      })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .where(eq(passkeys.id, id)),
  ] as const);
  const [row] = rows;
  if (!row) return null;
  const { publicKey, counter, ...user } = row;
  return { passkey: { id, userId: user.id, publicKey, counter }, user };
}

/** Notes that a passkey was used, and the challenge with it. Throws Failure `passkey-used` or `wrong-passkey`. */
export async function notePasskeyUse(
  reader: Reader,
  { id, userId, counter }: { id: string; userId: string; counter: number },
  used: UsedChallenge,
): Promise<void> {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  await writeGuarded(
    reader,
    [
      unused(used),
      {
        holds: sql`exists (select 1 from ${passkeys}, ${users} where ${own} and ${users.id} = ${userId})`,
        otherwise: 'wrong-passkey',
      },
    ],
    [
      reader.db
        .update(passkeys)
        .set({ counter: sql`max(${passkeys.counter}, ${counter})`, usedAt: reader.clock() })
        .where(own),
      noteUsed(reader, used),
    ],
    { doneWhen: usedBy(reader, used) },
  );
}

/** Adds a passkey. Throws Failure `passkey-used`, `passkey-refused` for an id that is there, or `limit-reached`. */
export async function addPasskeyRow(
  reader: Reader,
  session: SignedIn,
  passkey: NewPasskey,
  used: UsedChallenge,
): Promise<void> {
  await writeAs(reader, session, [reader.db.insert(passkeys).values(passkey), noteUsed(reader, used)], {
    doneWhen: usedBy(reader, used),
    guards: [
      unused(used),
      newId(passkey.id),
      {
        holds: sql`(select count(*) from ${passkeys} where ${passkeys.userId} = ${session.userId}) < ${PASSKEYS_MAX}`,
        otherwise: 'limit-reached',
        reason: 'passkeys-full',
      },
    ],
  });
}

function ownPasskey({ userId }: SignedIn, id: string) {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const guard: Guard = { holds: sql`exists (select 1 from ${passkeys} where ${own})`, otherwise: 'unknown-passkey' };
  return { own, guard };
}

/** Throws Failure `unknown-passkey`. */
export async function renamePasskeyRow(
  reader: Reader,
  session: SignedIn,
  id: string,
  name: string,
): Promise<PasskeyRow> {
  const { own, guard } = ownPasskey(session, id);
  const [rows] = await writeAs(
    reader,
    session,
    [reader.db.update(passkeys).set({ name }).where(own).returning(columns)] as const,
    { guards: [guard] },
  );
  return rows[0] as PasskeyRow;
}

/**
 * Removes a passkey and ends every session, that of the one who asks too: one of them may have been begun with it. Throws
 * Failure `unknown-passkey`, or `last-passkey` where nothing else opens the account.
 */
export async function removePasskeyRow(reader: Reader, session: SignedIn, id: string): Promise<void> {
  const { own, guard } = ownPasskey(session, id);
  const { userId, epoch } = session;
  await writeAs(
    reader,
    session,
    [reader.db.delete(passkeys).where(own), reader.db.update(users).set(endEverySession).where(eq(users.id, userId))],
    {
      guards: [
        guard,
        {
          holds: sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.passwordHash} <> '')
            or (select count(*) from ${passkeys} where ${passkeys.userId} = ${userId}) > 1`,
          otherwise: 'last-passkey',
        },
      ],
      doneWhen: reader.db
        .select({ epoch: users.sessionEpoch })
        .from(users)
        .where(
          and(
            eq(users.id, userId),
            eq(users.sessionEpoch, epoch + 1),
            sql`not exists (select 1 from ${passkeys} where ${own})`,
          ),
        ),
    },
  );
}
