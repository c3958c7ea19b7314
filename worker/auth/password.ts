/** Passwords, kept as scrypt in a PHC string: `$scrypt$ln=14,r=8,p=5$salt$hash`, base64 without padding. */
import { Buffer } from 'node:buffer';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What a hash costs: memory of 128 · 2^ln · r bytes, and p times that much work. */
export interface PasswordCost {
  ln: number;
  r: number;
  p: number;
}

/** OWASP's choice for 16 MiB, an eighth of what an isolate has; about 100 ms. */
export const PASSWORD_COST: PasswordCost = { ln: 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{22,128})$/;

/** A password's PHC string. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, cost, HASH_BYTES);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Whether it is the password of this PHC string. Without one (null: nobody has the name) the same work is done for
 * nothing, so that the time says nothing either.
 */
export async function isPassword(password: string, phc: string | null, cost: PasswordCost): Promise<boolean> {
  const stored = phc === null ? null : parsePhc(phc);
  if (!stored) {
    await derive(password, NO_SALT, cost, HASH_BYTES);
    return false;
  }
  const hash = await derive(password, stored.salt, stored.cost, stored.hash.length);
  return timingSafeEqual(hash, stored.hash);
}

/** Whether a hash was made with other parameters than are asked for now. */
export function isOutdated(phc: string, { ln, r, p }: PasswordCost): boolean {
  const stored = parsePhc(phc);
  return !stored || stored.cost.ln < ln || stored.cost.r < r || stored.cost.p < p;
}

const NO_SALT = Buffer.alloc(SALT_BYTES);
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function parsePhc(phc: string): { cost: PasswordCost; salt: Buffer; hash: Buffer } | null {
  const [, ln, r, p, salt, hash] = PHC.exec(phc) ?? [];
  if (salt === undefined || hash === undefined) return null;
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/** Typed on different keyboards, the same characters come in different forms: composed, so that they are the same. */
function derive(password: string, salt: Buffer, { ln, r, p }: PasswordCost, length: number): Promise<Buffer> {
  const N = 2 ** ln;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, { N, r, p, maxmem: 256 * N * r }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
}
