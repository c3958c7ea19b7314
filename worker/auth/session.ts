/** A session: a signed token that names the user and when it began to count. Holds nothing else of theirs. */

import { AppError } from '#worker/app-error.ts';
import type { Platform } from '#worker/platform.ts';
import type { KeyRing } from './key-ring.ts';
import type { SignInSettings } from './settings.ts';
import { CLOCK_SKEW, readToken, signToken, type TokenKind } from './token.ts';

const DAY = 24 * 60 * 60;
export const SESSION: TokenKind = { audience: 'campusatlas:session', lifetime: 7 * DAY };
/** Seconds after which a session ends for good, however often it was renewed. */
export const SESSION_AGE_MAX = 90 * DAY;

export interface Session {
  userId: string;
  /** Stays the same when the session is renewed, so that signing out ends every copy. */
  jti: string;
  /** The user's session epoch when it began; a higher one in the database ends it. */
  epoch: number;
  /** When it began, in milliseconds since the epoch; stays the same when it is renewed. */
  beganAt: number;
  /** When this token of it was made, in milliseconds since the epoch. */
  issuedAt: number;
}

/** A session before its first token. */
export type NewSession = Omit<Session, 'issuedAt' | 'beganAt'> & { beganAt?: number };

/** What tokens are signed and read with. */
export interface Signing extends Pick<Platform, 'clock'> {
  readonly config: Pick<SignInSettings, 'keyRing'>;
}

/** The ring of keys. Throws Failure `unavailable` when the operator has set none that can be used. */
export function ringOf({ config }: Pick<Signing, 'config'>): KeyRing {
  if (config.keyRing) return config.keyRing;
  throw new AppError('unavailable', { reason: 'sign-in-unavailable' });
}

/** The token of a session as of now, and the seconds it holds: at most until the session ends for good. */
export async function sessionToken(
  deps: Signing,
  { userId, jti, epoch, beganAt = deps.clock() }: NewSession,
): Promise<{ token: string; lifetime: number }> {
  const now = deps.clock();
  const began = Math.floor(beganAt / 1_000);
  const lifetime = Math.max(0, Math.min(SESSION.lifetime, began + SESSION_AGE_MAX - Math.floor(now / 1_000)));
  const token = await signToken(ringOf(deps), { ...SESSION, lifetime }, { sub: userId, jti, epoch, began }, now);
  return { token, lifetime };
}

/** The session of a token; null when the token is not good. Whether it was ended is the database's to say. */
export async function sessionOf(deps: Signing, token: string | null): Promise<Session | null> {
  if (token === null) return null;
  const now = deps.clock();
  const payload = await readToken(ringOf(deps), SESSION, token, now);
  // A token from before sessions had an age counts from when it was made.
  const { sub, jti, epoch, iat, began = iat } = payload ?? {};
  if (!isText(sub) || !isText(jti) || !isWhole(epoch) || !isWhole(iat) || !isWhole(began)) return null;
  if (now >= (began + SESSION_AGE_MAX + CLOCK_SKEW) * 1_000) return null;
  return { userId: sub, jti, epoch, beganAt: began * 1_000, issuedAt: iat * 1_000 };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 64;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** Whether half of its token's time is gone, and a new one would hold longer. */
export function isHalfGone({ issuedAt, beganAt }: Session, now: number): boolean {
  const runsOut = issuedAt + SESSION.lifetime * 1_000;
  return now - issuedAt >= (SESSION.lifetime / 2) * 1_000 && runsOut < beganAt + SESSION_AGE_MAX * 1_000;
}
