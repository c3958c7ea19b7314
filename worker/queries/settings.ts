/** Queries for the settings in the table of accounts. Choices are written apart, so that two devices do not undo each other. */
import { eq, sql } from 'drizzle-orm';
import { history, users } from '#schema/db/accounts.ts';
import type { AccountSettings } from '#schema/domain/account/account.ts';
import { readAs, type SignedIn, writeAs } from './as-user.ts';
import type { Reader } from './read.ts';

export async function readSettings(reader: Reader, session: SignedIn): Promise<AccountSettings> {
  const [rows] = await readAs(reader, session, [
    reader.db.select({ settings: users.settings }).from(users).where(eq(users.id, session.userId)),
  ] as const);
  return rows[0]?.settings as AccountSettings;
}

/** Parts of the settings to be set: of those made of choices only what changes, the others as a whole. */
export type SettingsChange = {
  readonly [Part in keyof AccountSettings]?:
    | (Part extends ByChoice
        ? { [Choice in keyof AccountSettings[Part]]?: AccountSettings[Part][Choice] | undefined }
        : AccountSettings[Part])
    | undefined;
};
type ByChoice = 'preferences' | 'notifications' | 'privacy';
const BY_CHOICE: readonly string[] = ['preferences', 'notifications', 'privacy'] satisfies ByChoice[];

/** Sets what is given; with `keepHistory` false, what was kept of it goes too. Answers the whole. */
export async function writeSettings(
  reader: Reader,
  session: SignedIn,
  parts: SettingsChange,
): Promise<AccountSettings> {
  const values = Object.entries(parts).flatMap(([part, value]): [path: string, value: unknown][] =>
    BY_CHOICE.includes(part)
      ? Object.entries(value as object).map(([choice, chosen]) => [`${part}.${choice}`, chosen])
      : [[part, value]],
  );
  // Names are those of the contract, which lets no other through.
  const changes = values
    .filter(([, value]) => value !== undefined)
    .map(([path, value]) => sql`, ${sql.raw(`'$.${path}'`)}, json(${JSON.stringify(value)})`);
  const update = reader.db
    .update(users)
    .set({
      settings: changes.length === 0 ? sql`${users.settings}` : sql`json_set(${users.settings}${sql.join(changes)})`,
    })
    .where(eq(users.id, session.userId))
    .returning({ settings: users.settings });
  const forget = reader.db.delete(history).where(eq(history.userId, session.userId));
  const [rows] =
    parts.privacy?.keepHistory === false
      ? await writeAs(reader, session, [update, forget] as const)
      : await writeAs(reader, session, [update] as const);
  return rows[0]?.settings as AccountSettings;
}
