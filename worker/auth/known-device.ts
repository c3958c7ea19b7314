/**
 * Token of a device that has signed in before, so that somebody who guesses at a name elsewhere cannot lock its owner
 * out. The token opens nothing: it only says which names were signed in here, as digests, and gives the device a count
 * of tries of its own.
 */
import { digest } from '#worker/cache/digest.ts';
import type { Platform } from '#worker/platform.ts';
import { ringOf, type Signing } from './session.ts';
import { readToken, signToken, type TokenKind } from './token.ts';

export const DEVICE: TokenKind = { audience: 'campusatlas:device', lifetime: 180 * 24 * 60 * 60 };

/** Names remembered on one device, the latest first. */
const NAMES_MAX = 5;

export interface KnownDevice {
  id: string;
  /** Digests of the names. */
  names: readonly string[];
}

/** The device of a token; null when the token is not good. */
export async function deviceOf(deps: Signing, token: string | null): Promise<KnownDevice | null> {
  if (token === null) return null;
  const { jti, names } = (await readToken(ringOf(deps), DEVICE, token, deps.clock())) ?? {};
  if (typeof jti !== 'string' || !Array.isArray(names)) return null;
  return { id: jti, names: names.filter((name) => typeof name === 'string').slice(0, NAMES_MAX) };
}

/** Whether this name was signed in on the device. */
export async function knows(device: KnownDevice | null, usernameKey: string): Promise<boolean> {
  return device?.names.includes(await digest(usernameKey)) ?? false;
}

/** The device's token after this name has signed in on it. */
export async function deviceTokenWith(
  deps: Signing & Pick<Platform, 'random'>,
  device: KnownDevice | null,
  usernameKey: string,
): Promise<string> {
  const name = await digest(usernameKey);
  const names = [name, ...(device?.names ?? []).filter((other) => other !== name)].slice(0, NAMES_MAX);
  return tokenOf(deps, { id: device?.id ?? deps.random(), names });
}

/** The device's token without this name; null when it knows no other. */
export async function deviceTokenWithout(
  deps: Signing,
  device: KnownDevice | null,
  usernameKey: string,
): Promise<string | null> {
  const name = await digest(usernameKey);
  const names = (device?.names ?? []).filter((other) => other !== name);
  return device && names.length > 0 ? tokenOf(deps, { id: device.id, names }) : null;
}

function tokenOf(deps: Signing, { id, names }: KnownDevice): Promise<string> {
  return signToken(ringOf(deps), DEVICE, { sub: 'device', jti: id, names: [...names] }, deps.clock());
}
