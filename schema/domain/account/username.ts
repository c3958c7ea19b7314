/**
 * Rules for usernames that can be told apart by eye: no characters that cannot be seen, and letters of one script only
 * (Unicode Technical Standard 39, "highly restrictive": Japanese, Korean and Bopomofo are written together with Han and
 * Latin).
 */

/** Scripts in everyday use (Unicode Standard Annex 31, table 5), and those of first peoples of the United States and Canada. */
const SCRIPTS = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Canadian_Aboriginal',
  'Cherokee',
  'Cyrillic',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Greek',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Latin',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
] as const;
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
] as const;

/** Digits and marks of every script, and the signs that a name may hold, belong to each. */
const patternOf = (scripts: readonly string[]) =>
  new RegExp(`^[${scripts.map((script) => `\\p{scx=${script}}`).join('')}\\p{scx=Zyyy}\\p{scx=Zinh}]*$`, 'u');
const PATTERNS = [...SCRIPTS.map((script) => patternOf([script])), ...TOGETHER.map(patternOf)];

/** Whether a text holds a character that is not drawn. */
export function hidesCharacters(text: string): boolean {
  return /\p{Default_Ignorable_Code_Point}/u.test(text);
}

/** Whether a text mixes scripts, whose letters may look alike. */
export function mixesScripts(text: string): boolean {
  return !PATTERNS.some((pattern) => pattern.test(text));
}
