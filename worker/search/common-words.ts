/** Everyday words of English, French and Spanish, and unkind ones, which are never slips of a name, a town or a subject. */
import commonWords from '#data/lexicons/common-words.json' with { type: 'json' };

type WordList = keyof typeof commonWords;
const LISTS = Object.keys(commonWords) as WordList[];

/** Made when the first word is looked up. */
let words: Readonly<Record<WordList, ReadonlySet<string>>> | undefined;

/** Whether a folded word is among the few thousand most common ones of a language. */
export function isCommonIn(list: WordList, word: string): boolean {
  words ??= Object.fromEntries(LISTS.map((name) => [name, new Set(commonWords[name].split(' '))])) as unknown as Record<
    WordList,
    ReadonlySet<string>
  >;
  return words[list].has(word);
}

/** Whether a folded word is common in any language, or the plural of one that is ("grants"). */
export function isCommonWord(word: string): boolean {
  return LISTS.some((list) => isCommonIn(list, word) || (word.endsWith('s') && isCommonIn(list, word.slice(0, -1))));
}
