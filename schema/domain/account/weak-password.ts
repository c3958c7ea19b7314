/**
 * Judges a password beyond its length: the same rule for the forms and the server. Comes with the filter of common
 * passwords, so that pages fetch it only where a password is set.
 */

import type { FieldFault } from '../site/field-faults.ts';
import { PASSWORD, USERNAME } from '../site/limits.ts';
import { bestHashes, isInFilter } from './bloom-filter.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** What is said of each, by its key among the faults of fields. */
export const WEAKNESS_FAULTS = {
  spaces: 'password-spaces',
  name: 'password-like-name',
  common: 'password-common',
} as const satisfies Record<string, FieldFault>;
export type Weakness = keyof typeof WEAKNESS_FAULTS;

/** What can be left of a password without the name in it, and still be guessed from it: a year, "123", a sign. */
const LEFT = { characters: PASSWORD.min - 1, letters: 2 };

/** Why a password is refused; null when it is not, and when it is too short, which is said before anything else. */
export function weaknessOf(password: string, username = ''): Weakness | null {
  if (password.length < PASSWORD.min) return null;
  if (/^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(password)) return 'spaces';
  if (isNearly(folded(password), folded(username))) return 'name';
  return isGuessedFirst(password) ? 'common' : null;
}

/** Whether it is a common password, one with signs, digits or figures for letters in it, a pattern, a date, or the site's own name. */
function isGuessedFirst(password: string): boolean {
  const bare = password.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const letters = folded(password);
  return (
    isCommon(password) ||
    isCommon(bare) ||
    isCommon(letters) ||
    isCommon(letters.replace(USUAL_DIGITS, '')) ||
    FIGURES_READ.some((figures) => isWordInFigures(password, figures)) ||
    isPattern(letters) ||
    isPattern(password.toLowerCase()) ||
    isDate(letters) ||
    (letters.includes(SITE) && isLittle(letters.replaceAll(SITE, '')))
  );
}

/** What people put behind a word, or before it, when digits are asked for: one digit, a run, one digit again and again, a year. */
const DIGITS_MOST_PUT = '\\d|0?12|123|1234|12345|123456|321|(\\d)\\1+|007|(?:19|20)\\d\\d';
const USUAL_DIGITS = new RegExp(
  `^(?:${DIGITS_MOST_PUT})(?=\\p{L})|(?<=\\p{L})(?:${DIGITS_MOST_PUT.replace('\\1', '\\2')})$`,
  'gu',
);

/** Figures and signs that stand for letters; 1 and ! stand for two. */
const FIGURES = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };
const FIGURES_READ: readonly Record<string, string>[] = [
  { ...FIGURES, '1': 'l', '!': 'l' },
  { ...FIGURES, '1': 'i', '!': 'i' },
];

/** Whether it is a common password with figures in place of letters, with or without digits behind it that stand for themselves. */
function isWordInFigures(password: string, figures: Record<string, string>): boolean {
  const lower = password.toLowerCase();
  const read = (text: string) => [...text].map((one) => figures[one] ?? one).join('');
  const [word = ''] = /^.*\D(?=\d*$)/su.exec(lower.replace(/[^\p{L}\p{N}]+$/u, '')) ?? [];
  return [lower, word].some((text) => text.length >= PASSWORD.min && /\p{L}/u.test(text) && isCommon(read(text)));
}

/** Whether digits are a day, in any order of its parts, with a year of four digits or of two. */
function isDate(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const [year, day, month] = [
    digits.length === 8 ? '(?:19|20)\\d\\d' : digits.length === 6 ? '\\d\\d' : 'x',
    '(?:0[1-9]|[12]\\d|3[01])',
    '(?:0[1-9]|1[0-2])',
  ];
  return new RegExp(`^(?:${year}${month}${day}|${day}${month}${year}|${month}${day}${year})$`).test(digits);
}

const SITE = 'campusatlas';

/** The alphabet, the digits, and the rows and columns of QWERTY, QWERTZ and AZERTY keyboards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
].flatMap((row) => [row, [...row].reverse().join('')]);
/** Letters of a row that make a run, and of a piece that is repeated. */
const RUN_MIN = 3;
const PIECE_MAX = 4;

/** One short piece again and again ("abcabc", "121212"), or runs of rows only, doubled letters included ("aabbcc", "123qwe"). */
function isPattern(text: string): boolean {
  if (text.length < PASSWORD.min) return false;
  for (let length = 1; length <= PIECE_MAX && length * 2 <= text.length; length++) {
    if (text.slice(0, length).repeat(text.length).startsWith(text)) return true;
  }
  const single = text.replace(/(.)\1+/gu, '$1');
  for (let at = 0; at < single.length; ) {
    let length = single.length - at;
    while (length >= RUN_MIN && !ROWS.some((row) => row.includes(single.slice(at, at + length)))) length--;
    if (length < RUN_MIN) return single.length < RUN_MIN;
    at += length;
  }
  return true;
}

/** Whether it is among the most common in any case; of those that are not, one in 15,000 counts as one. */
export function isCommon(password: string): boolean {
  filter ??= { bits: bytesOf(COMMON_PASSWORDS.base64), hashes: bestHashes(COMMON_PASSWORDS.bitsPerWord) };
  return isInFilter(filter.bits, filter.hashes, password.normalize('NFKC').toLowerCase());
}

let filter: { bits: Uint8Array; hashes: number } | undefined;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 to bytes, by hand: what the browser and the Worker have for it is not known here. */
function bytesOf(base64: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((base64.replace(/=+$/, '').length * 6) / 8));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const digit of base64) {
    held = ((held << 6) | DIGITS.indexOf(digit)) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    if (at < bytes.length) bytes[at++] = (held >> bits) & 0xff;
  }
  return bytes;
}

/** Letters and digits in one form of each. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The name forwards or backwards, once or more, with a little around it, a piece of it, or with one or two slips. */
function isNearly(password: string, name: string): boolean {
  if (name.length < USERNAME.min) return false;
  // Anyone who has a long name and takes a piece of it has the name.
  if (name.includes(password) && password.length * 2 >= name.length) return true;
  const backwards = [...name].reverse().join('');
  if ([name, backwards].some((form) => password.includes(form) && isLittle(password.replaceAll(form, '')))) return true;
  return name.length >= PASSWORD.min - 1 && distance(password, name) <= (name.length < 8 ? 1 : 2);
}

function isLittle(left: string): boolean {
  return left.length <= LEFT.characters && left.replace(/[^\p{L}]/gu, '').length <= LEFT.letters;
}

/** Letters to be put in, left out or changed (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] as number) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] as number) + 1, (next[j] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
