/** Keys of counts: what is counted, hashed under a key that another day does not have. */
import type { KeyRing } from './key-ring.ts';

/**
 * HMAC of `what` for a day, 128 bits as hexadecimal digits. The secret is that of the sessions: without it nobody finds out by
 * trying all addresses whose a key is, and the day in it makes each day's keys others.
 */
export async function countKey(ring: KeyRing, day: string, what: string): Promise<string> {
  const secret = ring.keys.get(ring.newest) as Uint8Array<ArrayBuffer>;
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`count ${day} ${what}`)));
  return Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
