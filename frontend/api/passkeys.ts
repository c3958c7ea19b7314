/** Passkeys: the endpoints, and the browser's own dialogs by WebAuthn. Comes in a chunk of its own, when somebody uses one. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { PASSKEY_PATHS } from '#schema/api/passkey-paths.ts';
import type { NewPasskeyAnswer, NewPasskeyOptions, PasskeyAnswer } from '#schema/api/passkeys.ts';
import { passkeyWords } from '#words/account/passkeys.ts';
import { callApi } from './client.ts';
import { endpointsAt } from './endpoints.ts';

export const passkeyEndpoints = endpointsAt(PASSKEY_PATHS);

/** The browser's dialog did not end in a passkey; says why to people. */
export class PasskeyFailure extends Error {
  readonly text: string;
  constructor(text: string, cause: unknown) {
    super(text, { cause });
    this.name = 'PasskeyFailure';
    this.text = text;
  }
}

/** By the name of the browser's error. One name stands for being cancelled, for taking too long and for having no passkey. */
const FAILURES: Partial<Record<string, keyof typeof passkeyWords.failures>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'there',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
};

async function byDialog<Answer>(dialog: () => Promise<Answer>): Promise<Answer> {
  try {
    return await dialog();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new PasskeyFailure(passkeyWords.failures[FAILURES[name] ?? 'other'], error);
  }
}

/** What a passkey of this person signs. Throws PasskeyFailure, and what callApi throws. */
export async function signedByPasskey(): Promise<PasskeyAnswer> {
  const optionsJSON = await callApi(passkeyEndpoints.passkeyOptions);
  const { id, rawId, type, response } = await byDialog(() => startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const handle = userHandle === undefined ? {} : { userHandle };
  return {
    id,
    rawId,
    type: type as 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...handle },
  };
}

/** A new passkey. Throws PasskeyFailure. */
export async function madePasskey(options: NewPasskeyOptions): Promise<NewPasskeyAnswer> {
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const { id, rawId, type, response } = await byDialog(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type: type as 'public-key',
    response: { clientDataJSON, attestationObject, transports },
  };
}

/** What a passkey of this device is called until its owner says otherwise. */
export function deviceName(userAgent: string): string {
  const { devices } = passkeyWords;
  const known: [RegExp, string][] = [
    [/iPhone/, devices.iphone],
    [/iPad/, devices.ipad],
    [/Android/, devices.android],
    [/CrOS/, devices.chromebook],
    [/Macintosh/, devices.mac],
    [/Windows/, devices.windows],
    [/Linux/, devices.linux],
  ];
  return known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? devices.other;
}
