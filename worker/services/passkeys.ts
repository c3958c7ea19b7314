/** Passkeys: signing in and registering with one, and what the owner of an account does with theirs. */
import type { AddPasskeyBody, NewPasskeyAnswer, NewPasskeyOptions, PasskeyAnswer } from '#schema/api/passkeys.ts';
import { AppError } from '#worker/app-error.ts';
import { addOptions, newPasskey, type Site, signedCount } from '#worker/auth/passkey.ts';
import type { Challenge } from '#worker/auth/passkey-challenge.ts';
import { hashRecoveryCode, newRecoveryCode } from '#worker/auth/recovery-code.ts';
import type { NewSession } from '#worker/auth/session.ts';
import type { Platform } from '#worker/platform.ts';
import type { SignedIn } from '#worker/queries/as-user.ts';
import {
  addPasskeyRow,
  findPasskey,
  notePasskeyUse,
  type PasskeyRow,
  readPasskeys,
  removePasskeyRow,
  renamePasskeyRow,
} from '#worker/queries/passkeys.ts';
import type { Reader } from '#worker/queries/read.ts';
import type { TimedCount } from '#worker/queries/timed-counts.ts';
import { addUser, findUserByName, type UserWithSecrets } from '#worker/queries/users.ts';
import { type Entered, entered, type Needs, noteMonth, usernameKeyOf } from './session.ts';

/** What a passkey signed, for which challenge, and on which site. */
export interface Signed {
  site: Site;
  challenge: Challenge;
  answer: PasskeyAnswer;
}

/** Whose passkey signed; the challenge is used up. Throws Failure `wrong-passkey` whatever is wrong with it, or `passkey-used`. */
export async function whoSigned(
  deps: Reader,
  { site, challenge, answer }: Signed,
  only?: { userId: string },
): Promise<UserWithSecrets> {
  const found = await findPasskey(deps, answer.id);
  if (!found || (only && found.user.id !== only.userId)) throw new AppError('wrong-passkey');
  const counter = await signedCount(site, challenge.challenge, answer, found.passkey);
  if (counter === null) throw new AppError('wrong-passkey');
  await notePasskeyUse(deps, { id: answer.id, userId: found.user.id, counter }, challenge);
  return found.user;
}

/** Signs in whoever's passkey it is. Throws Failure `wrong-passkey` or `passkey-used`. */
export async function logInByPasskey(deps: Needs, signed: Signed): Promise<Entered> {
  const user = await whoSigned(deps, signed);
  noteMonth(deps, user);
  return entered(deps, user, user.sessionEpoch, user.usernameKey);
}

/** Throws Failure `username-taken`. */
export async function checkFree(reader: Reader, username: string): Promise<void> {
  if (await findUserByName(reader, usernameKeyOf(username))) throw new AppError('username-taken');
}

/**
 * Makes an account that a passkey opens and no password does, counted where it came from. Throws Failure `username-taken`,
 * `too-many-requests`, `passkey-used` or `passkey-refused`.
 */
export async function registerByPasskey(
  deps: Needs,
  { site, challenge, body }: { site: Site; challenge: Challenge; body: AddPasskeyBody },
  counts: readonly TimedCount[],
): Promise<Entered & { recoveryCode: string }> {
  const { userId, username } = challenge;
  if (username === null) throw new AppError('passkey-expired');
  const key = await newPasskey(site, challenge.challenge, body.passkey);
  const usernameKey = usernameKeyOf(username);
  const recoveryCode = newRecoveryCode();
  const createdAt = deps.clock();
  await addUser(
    deps,
    { id: userId, username, usernameKey, passwordHash: '', recoveryHash: hashRecoveryCode(recoveryCode), createdAt },
    counts,
    { row: { ...key, userId, name: body.name, createdAt }, used: challenge },
  );
  const user = { id: userId, username, createdAt, bookmarkCount: 0, unreadNotifications: 0 };
  return { ...entered(deps, user, 0, usernameKey), recoveryCode };
}

/** The user's passkeys, the oldest first, and whether there is a password besides. */
export function listPasskeys(reader: Reader, session: SignedIn): Promise<{ rows: PasskeyRow[]; hasPassword: boolean }> {
  return readPasskeys(reader, session);
}

/** What a browser makes one more passkey of this account by. */
export async function optionsForAnother(
  reader: Reader,
  session: SignedIn,
  site: Site,
  challenge: string,
): Promise<NewPasskeyOptions> {
  const { rows, username } = await readPasskeys(reader, session);
  return addOptions(site, challenge, { userId: session.userId, username }, rows);
}

/** Throws Failure `passkey-expired`, `passkey-refused` or `limit-reached`. */
export async function addPasskey(
  reader: Reader,
  session: SignedIn,
  { site, challenge, name, answer }: { site: Site; challenge: Challenge; name: string; answer: NewPasskeyAnswer },
): Promise<PasskeyRow> {
  const { userId } = session;
  if (challenge.userId !== userId) throw new AppError('passkey-expired');
  const key = await newPasskey(site, challenge.challenge, answer);
  const createdAt = reader.clock();
  await addPasskeyRow(reader, session, { ...key, userId, name, createdAt }, challenge);
  return { id: key.id, name, transports: key.transports, createdAt, usedAt: null };
}

/** Throws Failure `unknown-passkey`. */
export function renamePasskey(reader: Reader, session: SignedIn, id: string, name: string): Promise<PasskeyRow> {
  return renamePasskeyRow(reader, session, id, name);
}

/** Removes a passkey and ends every other session. Throws Failure `unknown-passkey` or `last-passkey`. */
export async function removePasskey(
  deps: Reader & Pick<Platform, 'random'>,
  session: SignedIn,
  id: string,
): Promise<NewSession> {
  await removePasskeyRow(deps, session, id);
  return { userId: session.userId, jti: deps.random(), epoch: session.epoch + 1 };
}
