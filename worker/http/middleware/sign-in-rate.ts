/**
 * Rate limits of signing in, registering and recovering: by network address, then by name from one network, then by
 * name from anywhere. They are asked in that order and no further than the first refusal, so that what is refused uses
 * up nothing behind it: who guesses at a name uses up tries of their own network, and only with many networks those of
 * the name. A device that has signed in with the name before has tries of its own, so that its owner is never locked
 * out of it.
 */
import { digest } from '#worker/cache/digest.ts';
import type { Deps } from '#worker/deps.ts';
import { type Count, checkCounts, visitorOf, wholeNetworkOf } from './visitor-rate.ts';

export interface Try {
  /** Which form: each has its own counts. */
  form: string;
  /** The name in the form it is unique in. */
  usernameKey: string;
  /** The known device it comes from, when the name was signed in there before. */
  deviceId: string | null;
}

type Needs = Pick<Deps, 'signInRates' | 'networkRate' | 'log' | 'config'>;

/** Throws Failure `too-many-requests`. When the counters themselves fail, the form goes through. */
export async function checkSignInRate(
  deps: Needs,
  headers: Headers,
  { form, usernameKey, deviceId }: Try,
): Promise<void> {
  const name = await digest(usernameKey);
  const { address, name: byName, nameAnywhere } = deps.signInRates;
  if (deviceId !== null) return checkCounts(deps, form, [[byName, `${form}:${name}:device:${deviceId}`]]);
  const visitor = visitorOf(headers);
  const network = wholeNetworkOf(visitor);
  const counts: Count[] = [[address, `${form}:${visitor}`]];
  if (network !== null) counts.push([deps.networkRate, `${form}:${network}`]);
  counts.push([byName, `${form}:${name}:${neighboursOf(visitor)}`], [nameAnywhere, `${form}:${name}`]);
  await checkCounts(deps, form, counts);
}

/**
 * How often the password is asked of who is signed in already: by session first, so that who has got hold of one
 * session does not use up the tries of the owner's others. Throws Failure `too-many-requests`.
 */
export async function checkPasswordRate(deps: Needs, { userId, jti }: { userId: string; jti: string }): Promise<void> {
  const { name, nameAnywhere } = deps.signInRates;
  await checkCounts(deps, 'password', [
    [name, `password:${userId}:${jti}`],
    [nameAnywhere, `password:${userId}`],
  ]);
}

/** Addresses near a visitor's: an IPv4 address without its last number, an IPv6 one's first 48 bits. */
function neighboursOf(visitor: string): string {
  return wholeNetworkOf(visitor) ?? visitor.split('.').slice(0, 3).join('.');
}
