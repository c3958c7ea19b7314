/** Guards and statements of what a passkey's challenge is used for, and of a new passkey. */
import { eq, sql } from 'drizzle-orm';
import { passkeys } from '#schema/db/accounts.ts';
import { timedCounts } from '#schema/db/counts.ts';
import type { Guard } from './as-user.ts';
import type { Reader } from './read.ts';
import { countOne, firstUse } from './timed-counts.ts';

/** A challenge that is used by what is written. */
export interface UsedChallenge {
  challenge: string;
  /** Of this one attempt: what it did is known by it when the answer got lost. */
  attempt: string;
  expiresAt: number;
}

export type NewPasskey = typeof passkeys.$inferInsert;

const keyOf = ({ challenge }: UsedChallenge) => `passkey ${challenge}`;
const useOf = (used: UsedChallenge) => `${keyOf(used)} ${used.attempt}`;

/** Nobody has used the challenge yet. */
export const unused = (used: UsedChallenge): Guard => firstUse(keyOf(used));

/** The statement that notes that it was used. */
export const noteUsed = ({ db }: Pick<Reader, 'db'>, used: UsedChallenge) =>
  countOne(db, { key: useOf(used), expiresAt: used.expiresAt });

/** A row once this very attempt has used it. */
export const usedBy = ({ db }: Pick<Reader, 'db'>, used: UsedChallenge) =>
  db
    .select({ key: timedCounts.key })
    .from(timedCounts)
    .where(eq(timedCounts.key, useOf(used)));

/** Nobody has a passkey of this id. */
export const newId = (id: string): Guard => ({
  holds: sql`not exists (select 1 from ${passkeys} where ${passkeys.id} = ${id})`,
  otherwise: 'passkey-refused',
});
