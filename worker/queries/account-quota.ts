/** The quota of what an account writes: notes, plan, boards and saved searches, in bytes that triggers sum up. */
import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { accountSizes } from '#schema/db/accounts.ts';
import { ACCOUNT_BYTES_MAX } from '#schema/domain/site/limits.ts';
import type { Guard, SignedIn } from './as-user.ts';

export const bytesOf = (text: string) => new TextEncoder().encode(text).length;
export const storedBytes = (text: SQL | SQLiteColumn) => sql`length(cast(${text} as blob))`;

/**
 * Whether all that the user has written stays within its quota with `after` bytes in the place of `before`, each a number or
 * a select of one; less than before always may.
 */
export function textsFit({ userId }: SignedIn, { before, after }: { before: SQL; after: SQL }): Guard {
  const all = sql`coalesce((select ${accountSizes.bytes} from ${accountSizes} where ${accountSizes.userId} = ${userId}), 0)`;
  const gone = sql`coalesce((${before}), 0)`;
  return {
    holds: sql`(${after}) <= ${gone} or ${all} - ${gone} + (${after}) <= ${ACCOUNT_BYTES_MAX}`,
    otherwise: 'limit-reached',
    reason: 'account-full',
  };
}
