/** Registers, signs in and recovers accounts. What a password or code is compared with never leaves this module. */
import type { LoginBody, RecoverBody, RegisterBody } from '#schema/api/session.ts';
import { AppError } from '#worker/app-error.ts';
import { hashPassword, isOutdated, isPassword } from '#worker/auth/password.ts';
import { hashRecoveryCode, isRecoveryCode, newRecoveryCode } from '#worker/auth/recovery-code.ts';
import { type NewSession, SESSION, type Session } from '#worker/auth/session.ts';
import type { Hashing } from '#worker/auth/settings.ts';
import { CLOCK_SKEW } from '#worker/auth/token.ts';
import { messagesOf } from '#worker/log.ts';
import type { Platform } from '#worker/platform.ts';
import { monthOf, noteUse } from '#worker/queries/account-uses.ts';
import type { SignedIn } from '#worker/queries/as-user.ts';
import type { Reader } from '#worker/queries/read.ts';
import type { TimedCount } from '#worker/queries/timed-counts.ts';
import {
  addUser,
  findUserByName,
  readUser,
  recoverPassword,
  replaceHash,
  revokeSession,
  type UserRow,
  type UserWithSecrets,
} from '#worker/queries/users.ts';
import type { Writer } from '#worker/queries/write.ts';
import { checkPassword } from './weak-password.ts';

export type Needs = Reader & Hashing & Pick<Platform, 'random' | 'later'>;

/** A user who has just proved who they are, and the session that begins with it. */
export interface Entered {
  user: UserRow;
  usernameKey: string;
  session: NewSession;
}

/** Who is signed in. */
export function currentUser(reader: Reader, session: SignedIn): Promise<UserRow> {
  return readUser(reader, session);
}

/** A name in the form it is unique in. */
export function usernameKeyOf(username: string): string {
  return username.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** Throws Failure `wrong-credentials`, after the same work whether or not anybody has the name. */
export async function logIn(deps: Needs, { username, password }: LoginBody): Promise<Entered> {
  const { passwordCost } = deps.config;
  const found = await findUserByName(deps, usernameKeyOf(username));
  const right = await isPassword(password, found?.passwordHash ?? null, passwordCost);
  if (!found || !right) throw new AppError('wrong-credentials');
  if (isOutdated(found.passwordHash, passwordCost)) {
    deps.later(
      hashPassword(password, passwordCost)
        .then((hash) => replaceHash(deps, found.id, found.passwordHash, hash))
        .catch((error: unknown) => deps.log('warn', 'rehash-failed', { error: messagesOf(error) })),
    );
  }
  noteMonth(deps, found);
  return entered(deps, found, found.sessionEpoch, found.usernameKey);
}

/** Notes the month after the answer: at worst an account that holds nothing seems unused for longer than it is. */
export function noteMonth(deps: Needs, { id, usedIn }: Pick<UserWithSecrets, 'id' | 'usedIn'>): void {
  const month = monthOf(deps.clock());
  if (usedIn === month) return;
  deps.later(
    noteUse(deps, id, month).catch((error: unknown) => deps.log('warn', 'use-not-noted', { error: messagesOf(error) })),
  );
}

/**
 * Makes an account, counted where it came from. Throws Failure `username-taken`, `too-many-requests`, or `bad-parameter` for a
 * password that is too easy to guess.
 */
export async function register(
  deps: Needs,
  { username, password }: RegisterBody,
  counts: readonly TimedCount[],
): Promise<Entered & { recoveryCode: string }> {
  checkPassword(password, username, 'password');
  const usernameKey = usernameKeyOf(username);
  // Before the work of hashing; the insert looks again.
  if (await findUserByName(deps, usernameKey)) throw new AppError('username-taken');
  const recoveryCode = newRecoveryCode();
  const user = { id: deps.random(), username, createdAt: deps.clock() };
  const passwordHash = await hashPassword(password, deps.config.passwordCost);
  await addUser(deps, { ...user, usernameKey, passwordHash, recoveryHash: hashRecoveryCode(recoveryCode) }, counts);
  return { ...entered(deps, { ...user, bookmarkCount: 0, unreadNotifications: 0 }, 0, usernameKey), recoveryCode };
}

/**
 * Sets a new password by the recovery code and ends every session. Throws Failure `wrong-recovery-code`, or
 * `bad-parameter` for a password that is too easy to guess.
 */
export async function recover(
  deps: Needs,
  { username, recoveryCode, password }: RecoverBody,
): Promise<Entered & { recoveryCode: string }> {
  checkPassword(password, username, 'password');
  const found = await findUserByName(deps, usernameKeyOf(username));
  const right = isRecoveryCode(recoveryCode, found?.recoveryHash ?? null);
  if (!found || found.recoveryHash === null || !right) throw new AppError('wrong-recovery-code');
  const nextCode = newRecoveryCode();
  const epoch = await recoverPassword(
    deps,
    { id: found.id, recoveryHash: found.recoveryHash },
    {
      passwordHash: await hashPassword(password, deps.config.passwordCost),
      recoveryHash: hashRecoveryCode(nextCode),
    },
  );
  noteMonth(deps, found);
  return { ...entered(deps, found, epoch, found.usernameKey), recoveryCode: nextCode };
}

/** Ends one session, and every copy and renewal of it. */
export async function logOut(deps: Writer & Pick<Platform, 'clock'>, { jti }: Session): Promise<void> {
  // A renewal that is under way now can last a whole lifetime from now, and the clocks of two machines may differ at
  // its beginning and at its end; the hour is for what takes longer than it should.
  await revokeSession(deps, jti, deps.clock() + (SESSION.lifetime + 2 * CLOCK_SKEW + 3_600) * 1_000);
}

/** What a user has who has just proved who they are. */
export function entered(deps: Needs, user: UserRow, epoch: number, usernameKey: string): Entered {
  const { id, username, createdAt, bookmarkCount, unreadNotifications } = user;
  return {
    user: { id, username, createdAt, bookmarkCount, unreadNotifications },
    usernameKey,
    session: { userId: id, jti: deps.random(), epoch },
  };
}
