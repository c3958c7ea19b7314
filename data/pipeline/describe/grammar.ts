/** Small rules of written American English. */
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';

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
  [word('college|collège|colegio|cégep|cegep'), 'college'],
  [word('institute|institut|instituto|institution|polytechnic(?! university)|polytechnique'), 'institute'],
  [word('school|école|ecole|yeshiva|yeshivah'), 'school'],
];

/**
 * What a school calls itself: the kind of place its name names first, "school" when it names none. The two-year college
 * of a university ("University of Arkansas-Pulaski Technical College") is a college.
 */
export function nounOf({ name, kind }: Pick<UniversityRecord, 'name' | 'kind'>): string {
  let noun = 'school';
  let first = Number.POSITIVE_INFINITY;
  for (const [pattern, word] of NOUNS) {
    const at = name.search(pattern);
    if (at >= 0 && at < first) {
      first = at;
      noun = word;
    }
  }
  return noun === 'university' && kind === 'two-year' ? 'college' : noun;
}
