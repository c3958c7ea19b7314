/** An authenticator in software: makes passkeys and signs with them as a phone does, or as nobody should. */
import { Buffer } from 'node:buffer';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { AddPasskeyBody, NewPasskeyAnswer, NewPasskeyOptions, PasskeyAnswer } from '#schema/api/passkeys.ts';
import { ORIGIN } from './origin.ts';

/** What an authenticator does otherwise than it should. */
export interface Slip {
  origin?: string;
  /** The host that the passkey is for. */
  host?: string;
  challenge?: string;
  type?: string;
  /** Flags of the authenticator's data: user present (1), user verified (4), credential data (64). */
  flags?: number;
  counter?: number;
  userHandle?: string;
  /** Format of a statement of the maker. */
  format?: string;
  crossOrigin?: boolean;
  signature?: Uint8Array;
}

const base64url = (bytes: Uint8Array | ArrayBuffer | string) => Buffer.from(bytes as string).toString('base64url');
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const bytesOf = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

/** r and s, which WebCrypto gives one after the other, as the two integers of DER. */
function inDer(signature: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    let start = 0;
    while (start < bytes.length - 1 && bytes[start] === 0) start++;
    const plain = [...bytes.subarray(start)];
    if ((plain[0] ?? 0) > 127) plain.unshift(0);
    return [2, plain.length, ...plain];
  };
  const both = [...integer(signature.subarray(0, 32)), ...integer(signature.subarray(32))];
  return new Uint8Array([48, both.length, ...both]);
}

const clientData = (type: string, challenge: string, { origin = ORIGIN, crossOrigin = false, ...slip }: Slip) =>
  bytesOf(JSON.stringify({ type: slip.type ?? type, challenge: slip.challenge ?? challenge, origin, crossOrigin }));

async function authenticatorData(
  { host = new URL(ORIGIN).hostname, flags = 5, counter = 0 }: Slip,
  credential: readonly number[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const count = [counter >>> 24, (counter >>> 16) & 255, (counter >>> 8) & 255, counter & 255];
  return new Uint8Array([...(await sha256(bytesOf(host))), flags, ...count, ...credential]);
}

export interface SoftPasskey {
  id: string;
  sign(options: { challenge: string }, slip?: Slip): Promise<PasskeyAnswer>;
}

/** Makes a passkey by what a browser is asked. */
export async function makePasskey(
  { challenge, user }: Pick<NewPasskeyOptions, 'challenge' | 'user'>,
  slip: Slip = {},
): Promise<{ passkey: SoftPasskey; answer: NewPasskeyAnswer }> {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const jwk = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as JsonWebKey;
  const coordinate = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'));
  // COSE: key type EC2, algorithm ES256, curve P-256, x, y.
  const publicKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(jwk.x)],
      [-3, coordinate(jwk.y)],
    ]),
  );
  const rawId = crypto.getRandomValues(new Uint8Array(32));
  const id = base64url(rawId);
  const credential = [...new Uint8Array(16), 0, rawId.length, ...rawId, ...publicKey];
  const statement = slip.format === undefined ? new Map() : new Map([['x5c', [new Uint8Array(8)]]]);
  const attestationObject = isoCBOR.encode(
    new Map<string, unknown>([
      ['fmt', slip.format ?? 'none'],
      ['attStmt', statement],
      ['authData', await authenticatorData({ flags: 69, ...slip }, credential)],
    ]) as Parameters<typeof isoCBOR.encode>[0],
  );
  const answer: NewPasskeyAnswer = {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON: base64url(clientData('webauthn.create', challenge, slip)),
      attestationObject: base64url(attestationObject),
      transports: ['internal', 'hybrid'],
    },
  };
  return {
    answer,
    passkey: {
      id,
      async sign({ challenge: asked }, wrong = {}) {
        const said = clientData('webauthn.get', asked, wrong);
        const data = await authenticatorData(wrong);
        const signed = new Uint8Array([...data, ...(await sha256(said))]);
        const raw = new Uint8Array(
          await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, signed),
        );
        return {
          id,
          rawId: id,
          type: 'public-key',
          response: {
            clientDataJSON: base64url(said),
            authenticatorData: base64url(data),
            signature: base64url(wrong.signature ?? inDer(raw)),
            userHandle: wrong.userHandle ?? user.id,
          },
        };
      },
    },
  };
}

/** A browser that can be asked and that keeps its challenges. */
interface Asker {
  json<T>(status: number, method: string, path: string, body?: unknown): Promise<T>;
}

/** Adds a passkey to the account that is signed in. */
export async function addPasskeyTo(visitor: Asker, proof: object, name = 'A phone'): Promise<SoftPasskey> {
  const options = await visitor.json<NewPasskeyOptions>(200, 'POST', '/api/account/passkeys/options', proof);
  const { passkey, answer } = await makePasskey(options);
  await visitor.json(201, 'POST', '/api/account/passkeys', { name, passkey: answer } satisfies AddPasskeyBody);
  return passkey;
}

/** What a passkey signs when this browser asks for it. */
export async function signedBy(visitor: Asker, passkey: SoftPasskey, slip?: Slip): Promise<PasskeyAnswer> {
  return passkey.sign(await visitor.json<{ challenge: string }>(200, 'POST', '/api/passkeys/options'), slip);
}
