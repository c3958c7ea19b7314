/** Rules of the account itself: what only its owner, proved by the password, may do with it. */

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
import { wholeSettings } from './settings.ts';
import { checkPassword } from './weak-password.ts';

/** Everything an account holds, what may be long as pages that are read when they are asked for. */
export async function exportEverything(reader: Reader, session: SignedIn): Promise<Everything> {
  const everything = await readEverything(reader, session);
  const { account } = everything;
  return { ...everything, account: { ...account, settings: wholeSettings(account.settings) } };
}

/** The user, if this is their password. Throws Failure `wrong-password`. */
async function proved(
  reader: Reader & Hashing,
  session: SignedIn,
  password: string,
): Promise<Pick<UserWithSecrets, 'username' | 'usernameKey'>> {
  const { passwordHash, username, usernameKey } = await readUserWithSecrets(reader, session);
  if (!(await isPassword(password, passwordHash, reader.config.passwordCost))) throw new AppError('wrong-password');
  return { username, usernameKey };
}

/**
 * Sets another password and ends every session; answers the one that goes on, and the recovery code that takes the place
 * of the one before: anyone who had the old password may have had the old code. Throws Failure `wrong-password`, or
 * `bad-parameter` when the new one is too easy to guess.
 */
export async function replacePassword(
  deps: Reader & Hashing & Pick<Platform, 'random'>,
  session: SignedIn,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ session: NewSession; recoveryCode: string }> {
  const { username } = await proved(deps, session, currentPassword);
  checkPassword(newPassword, username, 'newPassword');
  const recoveryCode = newRecoveryCode();
  await changePassword(deps, session, {
    passwordHash: await hashPassword(newPassword, deps.config.passwordCost),
    recoveryHash: hashRecoveryCode(recoveryCode),
  });
  return { session: { userId: session.userId, jti: deps.random(), epoch: session.epoch + 1 }, recoveryCode };
}

/** Another recovery code; the one before counts no longer. Throws Failure `wrong-password`. */
export async function replaceRecoveryCode(
  reader: Reader & Hashing,
  session: SignedIn,
  password: string,
): Promise<string> {
  await proved(reader, session, password);
  const code = newRecoveryCode();
  await replaceRecoveryHash(reader, session, hashRecoveryCode(code));
  return code;
}

/** Deletes everything; answers the name in the form it was unique in. Throws Failure `wrong-password`. */
export async function deleteAccount(reader: Reader & Hashing, session: SignedIn, password: string): Promise<string> {
  const { usernameKey } = await proved(reader, session, password);
  await deleteUser(reader, session);
  return usernameKey;
}
