/** Estimates how hard a password is to guess, for a hint; what is refused is decided elsewhere (weak-password.ts). */
import { PASSWORD, PASSWORD_RECOMMENDED } from '#schema/domain/site/limits.ts';

/** From worst to best. */
export const STRENGTHS = ['tooShort', 'short', 'guessable', 'fair', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What lists of leaked passwords begin with, and what people put after it. */
const COMMON =
  /^(pass\W?w[o0]rd|qwert\w*|asdf\w*|zxcv\w*|letmein|welcome|iloveyou|admin|monkey|dragon|football|baseball|sunshine|princess|student|university|college|campus\W?atlas)[\d!?.@#]*$/i;
const SEQUENCES = '0123456789012 abcdefghijklmnopqrstuvwxyz qwertyuiopasdfghjklzxcvbnm 9876543210987';
const LONG = 14;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

function isGuessable(password: string, username: string): boolean {
  const lower = password.toLowerCase();
  const name = username.trim().toLowerCase();
  if (COMMON.test(password) || SEQUENCES.includes(lower)) return true;
  // Few different characters, or one piece over and over.
  if (new Set(lower).size < 4 || /^(.+?)\1+$/u.test(lower)) return true;
  return name.length >= PASSWORD.min / 2 && lower.replace(name, '').length < PASSWORD.min / 2;
}

export function strengthOf(password: string, username = ''): Strength {
  if (password.length < PASSWORD.min) return 'tooShort';
  if (password.length < PASSWORD_RECOMMENDED) return 'short';
  if (isGuessable(password, username)) return 'guessable';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  return password.length >= LONG || (password.length > PASSWORD_RECOMMENDED && kinds >= 3) ? 'strong' : 'fair';
}
