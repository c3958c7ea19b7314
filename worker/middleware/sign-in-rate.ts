/**
 * How often somebody may try to sign in, to register or to recover: by network address and by name. Somebody who
 * guesses at a name uses up tries of their own network and, with many networks, those of the name; a device that has
 * signed in with the name before has tries of its own, so that its owner is never locked out of it.
 */
import { digest } from '../cache/digest.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../failure.ts';
import { isAllowed } from './ask-counter.ts';
import { visitorOf } from './form-rate.ts';

export interface Try {
  /** Which form: each has its own counts. */
  form: string;
  /** The name in the form it is unique in. */
  usernameKey: string;
  /** The known device it comes from, when the name was signed in there before. */
  deviceId: string | null;
}

type Needs = Pick<Deps, 'signInRates' | 'log' | 'config'>;
type Count = readonly [counter: keyof Deps['signInRates'], key: string];

/** Throws Failure `too-many-requests`. When the counters themselves fail, the form goes through. */
export async function checkSignInRate(
  deps: Needs,
  headers: Headers,
  { form, usernameKey, deviceId }: Try,
): Promise<void> {
  const name = await digest(usernameKey);
  const visitor = visitorOf(headers);
  const counts: readonly Count[] =
    deviceId === null
      ? [
          ['address', `${form}:${visitor}`],
          ['name', `${form}:${name}:${networkOf(visitor)}`],
          ['nameAnywhere', `${form}:${name}`],
        ]
      : [['name', `${form}:${name}:device:${deviceId}`]];
  await checkEach(deps, form, counts);
}

/** How often the password is asked of who is signed in already. Throws Failure `too-many-requests`. */
export async function checkPasswordRate(deps: Needs, userId: string): Promise<void> {
  await checkEach(deps, 'password', [['name', `password:${userId}`]]);
}

async function checkEach(deps: Needs, form: string, counts: readonly Count[]): Promise<void> {
  const allowed = await Promise.all(
    counts.map(([counter, key]) => isAllowed(deps, deps.signInRates[counter], { form, key })),
  );
  if (allowed.includes(false)) throw new Failure('too-many-requests');
}

/** The network of a visitor: an IPv4 address without its last number, an IPv6 one's first 48 bits. */
function networkOf(visitor: string): string {
  if (visitor.includes(':')) return visitor.split(':').slice(0, 3).join(':');
  return visitor.split('.').slice(0, 3).join('.');
}
