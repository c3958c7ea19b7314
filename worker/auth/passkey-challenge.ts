/**
 * What a passkey has to sign: 32 random bytes in a signed cookie of the browser that asked for them. Nothing is stored until
 * they are used; then they are noted, in the transaction of what they were used for, so that they cannot be used again.
 */
import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { PASSKEY_COOKIES } from '#schema/domain/account/account.ts';
import { PASSKEY_SECONDS } from '#schema/domain/site/limits.ts';
import { AppError } from '#worker/app-error.ts';
import { challengeCookie, readCookie } from './cookie.ts';
import { ringOf, type Signing } from './session.ts';
import { CLOCK_SKEW, readToken, signToken, type TokenKind } from './token.ts';

interface ChallengeKind extends TokenKind {
  cookie: (typeof PASSKEY_COOKIES)[keyof typeof PASSKEY_COOKIES];
}
const kind = (audience: string, cookie: ChallengeKind['cookie']): ChallengeKind => ({
  audience: `campusatlas:${audience}`,
  lifetime: PASSKEY_SECONDS,
  cookie,
});

export const CHALLENGES = {
  /** To sign in, or to prove who one is. */
  sign: kind('passkey', PASSKEY_COOKIES.sign),
  /** To add a passkey to the account that is signed in. */
  add: kind('new-passkey', PASSKEY_COOKIES.add),
  /** To make an account by its first passkey. */
  first: kind('first-passkey', PASSKEY_COOKIES.first),
} as const;

export interface Challenge {
  /** In base64url. */
  challenge: string;
  /** Random, of this one request that brings it. */
  attempt: string;
  /** Of whose passkey: the id of a user, or of one to be; `anyone` for signing in. */
  userId: string;
  /** The name that an account to be is to have. */
  username: string | null;
  /** When nobody can use it any more, in milliseconds since the epoch. */
  expiresAt: number;
}

/** A fresh challenge, and the cookie that keeps it. Throws Failure `unavailable` when there are no keys. */
export async function newChallenge(
  deps: Signing,
  { cookie, ...token }: ChallengeKind,
  { userId = 'anyone', username }: { userId?: string; username?: string } = {},
): Promise<{ challenge: string; cookie: string }> {
  const challenge = randomBytes(32).toString('base64url');
  const payload: JWTPayload & { sub: string; jti: string } = { sub: userId, jti: challenge, name: username };
  const signed = await signToken(ringOf(deps), token, payload, deps.clock());
  return { challenge, cookie: challengeCookie(cookie, signed, token.lifetime) };
}

/** The challenge that a browser brings. Throws Failure `passkey-expired` when it brings none that holds. */
export async function challengeOf(
  deps: Signing,
  { cookie, ...token }: ChallengeKind,
  request: Request,
): Promise<Challenge> {
  const value = readCookie(request, cookie);
  const payload = value === null ? null : await readToken(ringOf(deps), token, value, deps.clock());
  const { jti, sub, exp, name } = payload ?? {};
  if (jti === undefined || sub === undefined || exp === undefined) throw new AppError('passkey-expired');
  return {
    challenge: jti,
    attempt: randomBytes(9).toString('base64url'),
    userId: sub,
    username: typeof name === 'string' ? name : null,
    expiresAt: (exp + 2 * CLOCK_SKEW) * 1_000,
  };
}

/** Forgets a challenge that was used. */
export const usedChallenge = ({ cookie }: ChallengeKind): string => challengeCookie(cookie, null, 0);

/** Bytes of a challenge. */
export const bytesOfChallenge = (challenge: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(challenge, 'base64url'));
