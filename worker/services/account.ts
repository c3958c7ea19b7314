/** The account itself: what only its owner, proved by the password, may do with it. */
import { hashPassword, isPassword } from '../auth/password.ts';
import { hashRecoveryCode, newRecoveryCode } from '../auth/recovery-code.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../failure.ts';
import type { SignedIn } from '../queries/as-user.ts';
import type { Reader } from '../queries/read.ts';
import { changePassword, deleteUser, readUserWithSecrets, replaceRecoveryHash } from '../queries/users.ts';

/** The user, if this is their password. Throws Failure `wrong-password`. */
async function proved(reader: Reader, session: SignedIn, password: string): Promise<{ usernameKey: string }> {
  const { passwordHash, usernameKey } = await readUserWithSecrets(reader, session);
  if (!(await isPassword(password, passwordHash, reader.config.passwordCost))) throw new Failure('wrong-password');
  return { usernameKey };
}

/** Sets another password and ends every session; answers the one that goes on. Throws Failure `wrong-password`. */
export async function replacePassword(
  deps: Reader & Pick<Deps, 'random'>,
  session: SignedIn,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<SignedIn> {
  await proved(deps, session, currentPassword);
  await changePassword(deps, session, await hashPassword(newPassword, deps.config.passwordCost));
  return { userId: session.userId, jti: deps.random(), epoch: session.epoch + 1 };
}

/** Another recovery code; the one before counts no longer. Throws Failure `wrong-password`. */
export async function replaceRecoveryCode(reader: Reader, session: SignedIn, password: string): Promise<string> {
  await proved(reader, session, password);
  const code = newRecoveryCode();
  await replaceRecoveryHash(reader, session, hashRecoveryCode(code));
  return code;
}

/** Deletes everything; answers the name in the form it was unique in. Throws Failure `wrong-password`. */
export async function deleteAccount(reader: Reader, session: SignedIn, password: string): Promise<string> {
  const { usernameKey } = await proved(reader, session, password);
  await deleteUser(reader, session);
  return usernameKey;
}
