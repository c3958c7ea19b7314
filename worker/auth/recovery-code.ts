/**
 * One-time recovery code: twenty random characters, written in four groups of five. A hundred random bits need no slow
 * hash; what is stored is their SHA-256.
 */
import { Buffer } from 'node:buffer';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that nothing read aloud or written down is mistaken. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHARACTERS = 20;
const GROUP = 5;
const PREFIX = '$sha256$';

/** A fresh code as a person reads it. */
export function newRecoveryCode(): string {
  const characters = Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]);
  return Array.from({ length: CHARACTERS / GROUP }, (_, at) =>
    characters.slice(at * GROUP, (at + 1) * GROUP).join(''),
  ).join('-');
}

/** What is stored of a code. */
export function hashRecoveryCode(code: string): string {
  return PREFIX + digestOf(code).toString('base64');
}

/** Whether it is the code of this hash; case, spaces, hyphens and letters read for digits do not matter. */
export function isRecoveryCode(code: string, hash: string | null): boolean {
  const given = digestOf(code);
  const stored = Buffer.from(hash?.startsWith(PREFIX) ? hash.slice(PREFIX.length) : '', 'base64');
  return stored.length === given.length && timingSafeEqual(stored, given);
}

function digestOf(code: string): Buffer {
  const plain = code
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(plain).digest();
}
