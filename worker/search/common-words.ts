/** Everyday words of English, French and Spanish, and unkind ones, which are never slips of a name, a town or a subject. */
import commonWords from '#data/lexicons/common-words.json' with { type: 'json' };

let words: ReadonlySet<string> | undefined;

/** Whether a folded word is among the few thousand most common ones of a language, or the plural of one ("grants"). */
export function isCommonWord(word: string): boolean {
  words ??= new Set(Object.values(commonWords).flatMap((list) => list.split(' ')));
  return words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1)));
}
