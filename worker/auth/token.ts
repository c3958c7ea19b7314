/**
 * Signs and verifies texts that a browser stores for us: one algorithm, a key of the ring, and a purpose that no other
 * token has.
 */
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from './key-ring.ts';

const ALGORITHM = 'HS256';
const TYPE = 'JWT';
export const ISSUER = 'campusatlas';

/** Seconds that the clocks of two of the platform's machines may differ by: so much longer a token holds. */
export const CLOCK_SKEW = 60;

export interface TokenKind {
  audience: string;
  /** How long it holds, in seconds. */
  lifetime: number;
}

/** A token of this kind, signed with the newest key; one can be given a shorter life. `now` is in milliseconds. */
export function signToken(
  ring: KeyRing,
  { audience, lifetime }: TokenKind,
  payload: JWTPayload & { sub: string; jti: string },
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1_000);
  return new SignJWT(payload)
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: ring.newest })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .sign(ring.keys.get(ring.newest) as Uint8Array);
}

/** What a token of this kind says; null when it is none of ours, is of another kind, or has run out. */
export async function readToken(
  ring: KeyRing,
  { audience, lifetime }: TokenKind,
  token: string,
  now: number,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(ring, kid), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
      maxTokenAge: lifetime,
      clockTolerance: CLOCK_SKEW,
      currentDate: new Date(now),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof UnknownKey) return null;
    throw error;
  }
}

class UnknownKey extends Error {}

function keyNamed({ keys }: KeyRing, kid: string | undefined): Uint8Array {
  const key = kid === undefined ? undefined : keys.get(kid);
  if (!key) throw new UnknownKey();
  return key;
}
