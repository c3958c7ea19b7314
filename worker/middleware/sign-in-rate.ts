/**
 * How often somebody may try to sign in, to register or to recover: by network address and by name. Somebody who
 * guesses at a name uses up tries of their own network and, with many networks, those of the name; a device that has
 * signed in with the name before has tries of its own, so that its owner is never locked out of it.
 */
import { digest } from '../cache/digest.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../failure.ts';
import { visitorOf } from './form-rate.ts';

export interface Try {
  /** Which form: each has its own counts. */
  form: string;
  /** The name in the form it is unique in. */
  usernameKey: string;
  /** The known device it comes from, when the name was signed in there before. */
  deviceId: string | null;
}

/** Throws Failure `too-many-requests`. When the counters themselves fail, the form goes through. */
export async function checkSignInRate(
  { signInRates, log }: Pick<Deps, 'signInRates' | 'log'>,
  headers: Headers,
  { form, usernameKey, deviceId }: Try,
): Promise<void> {
  const name = await digest(usernameKey);
  const visitor = visitorOf(headers);
  const counted =
    deviceId === null
      ? [
          signInRates.address.limit({ key: `${form}:${visitor}` }),
          signInRates.name.limit({ key: `${form}:${name}:${networkOf(visitor)}` }),
          signInRates.nameAnywhere.limit({ key: `${form}:${name}` }),
        ]
      : [signInRates.name.limit({ key: `${form}:${name}:device:${deviceId}` })];
  await checkEach(log, form, counted);
}

/** How often the password is asked of who is signed in already. Throws Failure `too-many-requests`. */
export async function checkPasswordRate(
  { signInRates, log }: Pick<Deps, 'signInRates' | 'log'>,
  userId: string,
): Promise<void> {
  await checkEach(log, 'password', [signInRates.name.limit({ key: `password:${userId}` })]);
}

async function checkEach(log: Deps['log'], form: string, counted: readonly Promise<RateLimitOutcome>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(counted)) {
    if (outcome.status === 'rejected') log('warn', 'form-rate-failed', { form, error: String(outcome.reason) });
    else if (!outcome.value.success) throw new Failure('too-many-requests');
  }
}

/** The network of a visitor: an IPv4 address without its last number, an IPv6 one's first 48 bits. */
function networkOf(visitor: string): string {
  if (visitor.includes(':')) return visitor.split(':').slice(0, 3).join(':');
  return visitor.split('.').slice(0, 3).join('.');
}
