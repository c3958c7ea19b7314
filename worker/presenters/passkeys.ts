/** Passkeys as their owner sees them: never the key. */
import type { Passkey } from '#schema/api/passkeys.ts';
import type { PasskeyRow } from '#worker/queries/passkeys.ts';
import { presentTime } from './user.ts';

export function presentPasskey({ id, name, createdAt, usedAt }: PasskeyRow): Passkey {
  return { id, name, createdAt: presentTime(createdAt), usedAt: usedAt === null ? null : presentTime(usedAt) };
}
