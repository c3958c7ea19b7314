/** Small rules of written American English. */

/** "a" or "an" before a word or number, by its sound: an 8%, an 11-to-1, a university, an NCAA team. */
export function article(next: string): 'a' | 'an' {
  const word = next.trim();
  if (/^\d/.test(word)) return /^(8|11(?!\d)|18(?!\d)|11,|18,)/.test(word) ? 'an' : 'a';
  if (/^(uni|us[ae]|eu|one|once|u\b|ut)/i.test(word) && !/^unin/i.test(word)) return 'a';
  if (/^(hour|honest|honor|heir)/i.test(word)) return 'an';
  // Initials are spelled out: an NCAA, an HBCU, a US.
  if (/^[A-Z]{2,}\b/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

export const withArticle = (text: string): string => `${article(text)} ${text}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a", "a and b", "a, b, and c"; a name that holds an "and" itself is set off: "a, and b and c". */
export function listOf(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  const commas = names.length > 2 || names.some((name) => name.includes(' and '));
  return `${names.slice(0, -1).join(', ')}${commas ? ',' : ''} and ${names.at(-1)}`;
}

/** A whole percentage; null for values that round to 0 or 100, which need other words. */
export function percent(value: number | null): string | null {
  if (value === null) return null;
  const whole = Math.round(value);
  return whole > 0 && whole < 100 ? `${whole}%` : null;
}

export const grouped = (value: number): string => value.toLocaleString('en-US');

const SMALL = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Numbers under ten in words, others in figures. */
export const counted = (value: number): string => SMALL[value] ?? grouped(value);

/** Letters with accents are no word characters to `\b`, so the edges of words are spelled out. */
const word = (stems: string): RegExp => new RegExp(`(?<!\\p{L})(?:${stems})(?!\\p{L})`, 'iu');

const NOUNS: readonly (readonly [pattern: RegExp, noun: string])[] = [
  [word('conservatory'), 'conservatory'],
  [word('academy'), 'academy'],
  [word('seminary'), 'seminary'],
  [word('university college'), 'college'],
  [word('university|universities|université|universite|universidad'), 'university'],
  [word('college|collège|colegio'), 'college'],
  [word('institute|institut|instituto|institution|polytechnic(?! university)|polytechnique'), 'institute'],
  [word('school|école|ecole|yeshiva|yeshivah'), 'school'],
];

/** What a school calls itself: the kind of place its name names first, "school" when it names none. */
export function nounOf(name: string): string {
  let noun = 'school';
  let first = Number.POSITIVE_INFINITY;
  for (const [pattern, word] of NOUNS) {
    const at = name.search(pattern);
    if (at >= 0 && at < first) {
      first = at;
      noun = word;
    }
  }
  return noun;
}
