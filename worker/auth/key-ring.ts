/** The keys that sign cookies: `SESSION_KEYS="k2:secret,k1:secret"`, the newest first. */

export interface KeyRing {
  /** Name of the key that signs. */
  newest: string;
  /** Every key that verifies, by name. */
  keys: ReadonlyMap<string, Uint8Array>;
}

/** Shortest secret in characters; of base64 or hexadecimal digits that is no less than 128 bits. */
export const SECRET_MIN = 32;

/** Thrown for a ring that cannot be used; the message names what is wrong and never a secret. */
export class BadKeyRing extends Error {}

/** The ring of a setting. Throws BadKeyRing. */
export function parseKeyRing(setting: string | undefined): KeyRing {
  const entries = (setting ?? '').split(',').map((entry) => entry.trim());
  if (entries.length === 1 && entries[0] === '') throw new BadKeyRing('SESSION_KEYS is not set');
  const keys = new Map<string, Uint8Array>();
  for (const [at, entry] of entries.entries()) {
    const [, name, secret] = /^([A-Za-z0-9_-]{1,20}):(\S*)$/.exec(entry) ?? [];
    if (name === undefined || secret === undefined) {
      throw new BadKeyRing(`key ${at + 1} of SESSION_KEYS is not written as name:secret`);
    }
    if (secret.length < SECRET_MIN) {
      throw new BadKeyRing(`key ${name} of SESSION_KEYS is shorter than ${SECRET_MIN} characters`);
    }
    if (new Set(secret).size < SECRET_MIN / 4) throw new BadKeyRing(`key ${name} of SESSION_KEYS is not random`);
    if (keys.has(name)) throw new BadKeyRing(`SESSION_KEYS names two keys ${name}`);
    keys.set(name, new TextEncoder().encode(secret));
  }
  return { newest: keys.keys().next().value as string, keys };
}
