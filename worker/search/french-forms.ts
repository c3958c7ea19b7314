/** An apostrophe after d and l takes them away (schema/search/fold-text.ts); typed without one they are words. */
const ELIDED = /(?<= )[dl] /g;

/** French words as they are typed without an apostrophe and with one. */
export function frenchForms(words: string): string[] {
  const elided = words.replace(ELIDED, '');
  return elided === words ? [words] : [words, elided];
}
