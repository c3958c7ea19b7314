/** A session: a signed token that names the user and when it began to count. Holds nothing else of theirs. */
import type { Deps } from '../deps.ts';
import { Failure } from '../failure.ts';
import type { KeyRing } from './key-ring.ts';
import { readToken, signToken, type TokenKind } from './token.ts';

const DAY = 24 * 60 * 60;
export const SESSION: TokenKind = { audience: 'campusatlas:session', lifetime: 7 * DAY };

export interface Session {
  userId: string;
  /** Stays the same when the session is renewed, so that signing out ends every copy. */
  jti: string;
  /** The user's session epoch when it began; a higher one in the database ends it. */
  epoch: number;
  /** Milliseconds since the epoch. */
  issuedAt: number;
}

type Needs = Pick<Deps, 'clock' | 'config'>;

/** The ring of keys. Throws Failure `unavailable` when the operator has set none that can be used. */
export function ringOf({ config }: Pick<Deps, 'config'>): KeyRing {
  if (config.keyRing) return config.keyRing;
  throw new Failure('unavailable', { detail: 'Signing in is not possible right now. Please try again later.' });
}

/** The token of a session as of now. */
export function sessionToken(deps: Needs, { userId, jti, epoch }: Omit<Session, 'issuedAt'>): Promise<string> {
  return signToken(ringOf(deps), SESSION, { sub: userId, jti, epoch }, deps.clock());
}

/** The session of a token; null when the token is not good. Whether it was ended is the database's to say. */
export async function sessionOf(deps: Needs, token: string | null): Promise<Session | null> {
  if (token === null) return null;
  const payload = await readToken(ringOf(deps), SESSION, token, deps.clock());
  const { sub, jti, epoch, iat } = payload ?? {};
  if (!isText(sub) || !isText(jti) || !Number.isSafeInteger(epoch) || !Number.isSafeInteger(iat)) return null;
  return { userId: sub, jti, epoch: epoch as number, issuedAt: (iat as number) * 1_000 };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 64;

/** Whether half of its time is gone. */
export function isHalfGone({ issuedAt }: Session, now: number): boolean {
  return now - issuedAt >= (SESSION.lifetime / 2) * 1_000;
}
