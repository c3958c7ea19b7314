/** Keys of rate limits, and limits asked one after the other. */

import { AppError } from '#worker/app-error.ts';
import type { Deps } from '#worker/deps.ts';
import { isAllowed } from './ask-counter.ts';

/** Groups of sixteen bits: the network that one visitor has, and the one that a provider gives to a household or a firm. */
const VISITOR_GROUPS = 4;
const NETWORK_GROUPS = 3;

/** The visitor's network address. Of an IPv6 address only the first 64 bits: the rest is the visitor's to change. */
export function visitorOf(headers: Headers): string {
  const address = headers.get('cf-connecting-ip') ?? 'unknown';
  if (!address.includes(':')) return address;
  const [start = '', end] = address.split('::');
  const groups = start === '' ? [] : start.split(':');
  const missing = Math.max(0, VISITOR_GROUPS - groups.length);
  const filled = end === undefined ? groups : [...groups, ...Array<string>(missing).fill('0')];
  return filled.slice(0, VISITOR_GROUPS).join(':');
}

/**
 * The first 48 bits of an IPv6 visitor: who has been given so much could come from 65,536 networks of 64 bits. Null for
 * IPv4, where an address is all that anybody has.
 */
export function wholeNetworkOf(visitor: string): string | null {
  return visitor.includes(':') ? `${visitor.split(':').slice(0, NETWORK_GROUPS).join(':')}::/48` : null;
}

export type Count = readonly [counter: RateLimit, key: string];

/**
 * Asks the counters one after the other, and none behind one that refuses: what is refused must not use up what others
 * count by. Throws Failure `too-many-requests`.
 */
export async function checkCounts(
  deps: Pick<Deps, 'log' | 'config'>,
  form: string,
  counts: readonly Count[],
): Promise<void> {
  for (const [counter, key] of counts) {
    if (!(await isAllowed(deps, counter, { form, key }))) throw new AppError('too-many-requests');
  }
}
