/** Queries for the settings in the table of accounts. Parts are written apart, so that two devices do not undo each other. */
import { eq, sql } from 'drizzle-orm';
import { history, users } from '#schema/db/accounts.ts';
import type { AccountSettings } from '#schema/domain/account.ts';
import { readAs, type SignedIn, writeAs } from './as-user.ts';
import type { Reader } from './read.ts';

export async function readSettings(reader: Reader, session: SignedIn): Promise<AccountSettings> {
  const [rows] = await readAs(reader, session, [
    reader.db.select({ settings: users.settings }).from(users).where(eq(users.id, session.userId)),
  ] as const);
  return rows[0]?.settings as AccountSettings;
}

/** Sets the given parts; with `keepHistory` false, what was kept of it goes too. Answers the whole. */
export async function writeSettings(
  reader: Reader,
  session: SignedIn,
  parts: Partial<AccountSettings>,
): Promise<AccountSettings> {
  const changes = Object.entries(parts).map(
    ([part, value]) => sql`, ${sql.raw(`'$.${part}'`)}, json(${JSON.stringify(value)})`,
  );
  const update = reader.db
    .update(users)
    .set({ settings: sql`json_set(${users.settings}${sql.join(changes)})` })
    .where(eq(users.id, session.userId))
    .returning({ settings: users.settings });
  const forget = reader.db.delete(history).where(eq(history.userId, session.userId));
  const [rows] =
    parts.privacy?.keepHistory === false
      ? await writeAs(reader, session, [update, forget] as const)
      : await writeAs(reader, session, [update] as const);
  return rows[0]?.settings as AccountSettings;
}
