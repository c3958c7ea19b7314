/**
 * Passkeys by WebAuthn: what a browser is asked, and whether what it answers is right. The library is there from the first
 * request that uses it: a cold start does not run it.
 */
import { Buffer } from 'node:buffer';
import type { NewPasskeyAnswer, NewPasskeyOptions, PasskeyAnswer } from '#schema/api/passkeys.ts';
import { PASSKEY_SECONDS } from '#schema/domain/site/limits.ts';
import { AppError } from '#worker/app-error.ts';
import { bytesOfChallenge } from './passkey-challenge.ts';

const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** The site as browsers see it: a passkey is for its host, and signs its origin. */
export type Site = Pick<URL, 'origin' | 'hostname'>;

/** What is stored of a passkey to check it by. */
export interface PasskeyKey {
  id: string;
  userId: string;
  /** In base64url. */
  publicKey: string;
  counter: number;
}

const TIMEOUT = PASSKEY_SECONDS * 1_000;
const SITE_NAME = 'CampusAtlas';

/** What any passkey of this site is asked to sign; whose it is, it says itself. */
export function signOptions({ hostname }: Site, challenge: string) {
  return { challenge, timeout: TIMEOUT, rpId: hostname, userVerification: 'required' as const };
}

/** What a browser makes a passkey by; not one on a device that has one of these. */
export async function addOptions(
  { hostname }: Site,
  challenge: string,
  { userId, username }: { userId: string; username: string },
  passkeys: readonly { id: string; transports: string }[],
): Promise<NewPasskeyOptions> {
  const { generateRegistrationOptions } = await library();
  const { rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: hostname,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: username,
    userDisplayName: username,
    challenge: bytesOfChallenge(challenge),
    attestationType: 'none',
  });
  return {
    challenge,
    timeout: TIMEOUT,
    rp: { id: hostname, name: rp.name },
    user: { id: user.id, name: user.name, displayName: user.displayName },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    excludeCredentials: passkeys.map(({ id, transports }) => ({
      id,
      type: 'public-key',
      transports: transports === '' ? [] : transports.split(','),
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** What is stored of a passkey that was made for this challenge. Throws Failure `passkey-refused`. */
export async function newPasskey(
  { origin, hostname }: Site,
  challenge: string,
  answer: NewPasskeyAnswer,
): Promise<Omit<PasskeyKey, 'userId'> & { transports: string }> {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([library(), helpers()]);
  const { attestationObject, transports = [] } = answer.response;
  const verified = await orNull(async () => {
    // Statements of a maker bring certificates, which are not asked for and never looked at.
    const statement = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    if (statement.get('attStmt').get('x5c') !== undefined || !NO_MAKER.includes(statement.get('fmt'))) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {}, response: { ...answer.response, transports: [] } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: true,
    });
    return registrationInfo ?? null;
  });
  if (verified === null) throw new AppError('passkey-refused');
  const { id, publicKey, counter } = verified.credential;
  // The one in the signed data counts; another beside it is a mistake at best.
  if (id !== answer.id) throw new AppError('passkey-refused');
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: [...new Set(transports)].join(','),
  };
}

/** Formats in which nobody but the authenticator itself has signed. */
const NO_MAKER = ['none', 'packed'];

/**
 * The authenticator's count after it has signed this challenge with this passkey; null when that is not so, and when it
 * counts less than before, as only a copy of it would.
 */
export async function signedCount(
  { origin, hostname }: Site,
  challenge: string,
  answer: PasskeyAnswer,
  { id, userId, publicKey, counter }: PasskeyKey,
): Promise<number | null> {
  const { userHandle, ...response } = answer.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== userId) return null;
  const { verifyAuthenticationResponse } = await library();
  return orNull(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

/** The library throws for everything that is not as it should be, the visitor's doing each time. */
async function orNull<Result>(act: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await act();
  } catch {
    return null;
  }
}
