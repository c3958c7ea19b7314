/** Passkeys: what browsers are asked (WebAuthn's JSON forms) and what they answer. */
import * as z from 'zod/mini';
import { PASSKEY_NAME_MAX } from '../domain/site/limits.ts';
import { nameText, time } from './personal.ts';
import { newUsername } from './session.ts';

/** Bytes in base64url, as WebAuthn writes them; `most` in characters. */
const bytes = (most: number) => {
  const allowed = 'must be bytes in base64url';
  return z.string(allowed).check(z.minLength(1, allowed), z.maxLength(most, allowed), z.regex(/^[\w-]+$/, allowed));
};
/** A credential id has 1,023 bytes at most. */
const CREDENTIAL_ID_MAX = 1_364;
const credential = {
  id: bytes(CREDENTIAL_ID_MAX),
  rawId: bytes(CREDENTIAL_ID_MAX),
  type: z.literal('public-key'),
};
/** Which way a browser reaches an authenticator; further ones may come. */
const transport = z.string().check(z.maxLength(20), z.regex(/^[a-z-]+$/));

/** What a passkey signed (AuthenticationResponseJSON). */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(1_500),
    authenticatorData: bytes(1_500),
    signature: bytes(1_500),
    userHandle: z.optional(bytes(128)),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** A passkey that was made (RegistrationResponseJSON). */
export const newPasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(1_500),
    attestationObject: bytes(12_000),
    transports: z.optional(z.array(transport).check(z.maxLength(10))),
  }),
});
export type NewPasskeyAnswer = z.infer<typeof newPasskeyAnswer>;

/** What a browser is asked to have signed (PublicKeyCredentialRequestOptionsJSON). */
export const passkeyOptionsResponse = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  userVerification: z.literal('required'),
});

/** What a browser is asked to make a passkey by (PublicKeyCredentialCreationOptionsJSON). */
export const newPasskeyOptionsResponse = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptionsResponse>;

const name = nameText(PASSKEY_NAME_MAX);

export const passkeyLoginBody = z.object({ passkey: passkeyAnswer });
export const passkeyRegisterOptionsBody = z.object({ username: newUsername });
export const addPasskeyBody = z.object({ name, passkey: newPasskeyAnswer });
export type AddPasskeyBody = z.infer<typeof addPasskeyBody>;
export const renamePasskeyBody = z.object({ name });

/** A passkey as its owner sees it; never the key. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: time,
  /** Null until somebody has signed in with it. */
  usedAt: z.nullable(time),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeysResponse = z.object({ passkeys: z.array(passkey), hasPassword: z.boolean() });
export type PasskeysResponse = z.infer<typeof passkeysResponse>;
