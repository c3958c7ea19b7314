/** Rules of the account itself: what only its owner, proved by the password or a passkey, may do with it. */

import { AppError } from '#worker/app-error.ts';
import { hashPassword, isPassword } from '#worker/auth/password.ts';
import { hashRecoveryCode, newRecoveryCode } from '#worker/auth/recovery-code.ts';
import type { NewSession } from '#worker/auth/session.ts';
import type { Hashing } from '#worker/auth/settings.ts';
import type { Platform } from '#worker/platform.ts';
import { type Everything, readEverything } from '#worker/queries/account-export.ts';
import type { SignedIn } from '#worker/queries/as-user.ts';
import type { Reader } from '#worker/queries/read.ts';
import {
  changePassword,
  deleteUser,
  readUserWithSecrets,
  replaceRecoveryHash,
  type UserWithSecrets,
} from '#worker/queries/users.ts';
import { type Signed, whoSigned } from './passkeys.ts';
import { wholeSettings } from './settings.ts';
import { checkPassword } from './weak-password.ts';

/** Everything an account holds, what may be long as pages that are read when they are asked for. */
export async function exportEverything(reader: Reader, session: SignedIn): Promise<Everything> {
  const everything = await readEverything(reader, session);
  const { account } = everything;
  return { ...everything, account: { ...account, settings: wholeSettings(account.settings) } };
}

/** What proves that it is the user and not who found the browser open. */
export type Proof = { password: string } | { signed: Signed };

/** The user, if this is their password or a passkey of theirs. Throws Failure `wrong-password`, `foreign-passkey` or `passkey-used`. */
export async function proved(
  reader: Reader & Hashing,
  session: SignedIn,
  proof: Proof,
): Promise<Pick<UserWithSecrets, 'username' | 'usernameKey'>> {
  if ('signed' in proof) {
    return whoSigned(reader, proof.signed, session).catch((error: unknown) => {
      // 401 would say that nobody is signed in.
      throw error instanceof AppError && error.code === 'wrong-passkey' ? new AppError('foreign-passkey') : error;
    });
  }
  const { password } = proof;
  const { passwordHash, username, usernameKey } = await readUserWithSecrets(reader, session);
  if (!(await isPassword(password, passwordHash, reader.config.passwordCost))) throw new AppError('wrong-password');
  return { username, usernameKey };
}

/**
 * Sets another password and ends every session; answers the one that goes on, and the recovery code that takes the place
 * of the one before: anyone who had the old password may have had the old code. Throws Failure as `proved` does, or
 * `bad-parameter` when the new one is too easy to guess.
 */
export async function replacePassword(
  deps: Reader & Hashing & Pick<Platform, 'random'>,
  session: SignedIn,
  { proof, newPassword }: { proof: Proof; newPassword: string },
): Promise<{ session: NewSession; recoveryCode: string }> {
  const { username } = await proved(deps, session, proof);
  checkPassword(newPassword, username, 'newPassword');
  const recoveryCode = newRecoveryCode();
  await changePassword(deps, session, {
    passwordHash: await hashPassword(newPassword, deps.config.passwordCost),
    recoveryHash: hashRecoveryCode(recoveryCode),
  });
  return { session: { userId: session.userId, jti: deps.random(), epoch: session.epoch + 1 }, recoveryCode };
}

/** Another recovery code; the one before counts no longer. Throws Failure as `proved` does. */
export async function replaceRecoveryCode(reader: Reader & Hashing, session: SignedIn, proof: Proof): Promise<string> {
  await proved(reader, session, proof);
  const code = newRecoveryCode();
  await replaceRecoveryHash(reader, session, hashRecoveryCode(code));
  return code;
}

/** Deletes everything; answers the name in the form it was unique in. Throws Failure as `proved` does. */
export async function deleteAccount(reader: Reader & Hashing, session: SignedIn, proof: Proof): Promise<string> {
  const { usernameKey } = await proved(reader, session, proof);
  await deleteUser(reader, session);
  return usernameKey;
}
