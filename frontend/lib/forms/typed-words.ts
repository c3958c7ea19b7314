/** Words that a person types to find a text on a page: case and accents do not matter, a word's beginning is enough. */

/** A text as it is compared: no accents, no capitals. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");
}

/** What French leaves off before a vowel, which is no part of the word that follows: l'aide, d'un, jusqu'à. */
const ELIDED = /^(?:[cdjlmnst]|(?:jus|lors|puis)?qu)'(?=.)/;

/** The words of what was typed. */
export function typedWords(typed: string): string[] {
  return (folded(typed).match(/[\p{L}\p{N}']+/gu) ?? []).map((word) => word.replace(ELIDED, ''));
}

/** Whether each of the words begins a word of the text. No words are in every text. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const inText = typedWords(text);
  return words.every((word) => inText.some((one) => one.startsWith(word)));
}
