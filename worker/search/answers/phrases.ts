/** Finds the longest phrases of a vocabulary in the words of a line. */
import questionWords from '#data/lexicons/question-words.json' with { type: 'json' };
import { foldText } from '#schema/search/fold-text.ts';

export interface PhraseMatch<Key> {
  key: Key;
  /** Words of the line, to exclusive. */
  from: number;
  to: number;
}

export interface PhraseIndex<Key> {
  /** Whole phrases by their words. */
  keyOf: ReadonlyMap<string, Key>;
  longest: number;
}

/** « Qu'est-ce que », « l'aide »: a word before an apostrophe is one of its own; l' and d' are left out. */
const ELIDED = /(?<![\p{L}\p{N}])(qu|jusqu|lorsqu|[cdjlmnst])['’]/giu;
const joined = (phrase: string) => foldText(phrase.replace(ELIDED, '$1 ')).replace(/(?<=^| )[dl] /g, '');

/** Phrases by what they stand for; of two keys the first has a phrase. */
export function phraseIndex<Key>(entries: Iterable<readonly [Key, readonly string[]]>): PhraseIndex<Key> {
  const keyOf = new Map<string, Key>();
  let longest = 0;
  for (const [key, phrases] of entries) {
    for (const phrase of phrases) {
      const words = joined(phrase);
      if (!keyOf.has(words)) keyOf.set(words, key);
      longest = Math.max(longest, words.split(' ').length);
    }
  }
  return { keyOf, longest };
}

/** The phrases in words, the longest at each place, none over another. */
export function findPhrases<Key>({ keyOf, longest }: PhraseIndex<Key>, words: readonly string[]): PhraseMatch<Key>[] {
  const found: PhraseMatch<Key>[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + longest); to > from; to -= 1) {
      const phrase = words.slice(from, to).join(' ');
      if (!keyOf.has(phrase)) continue;
      found.push({ key: keyOf.get(phrase) as Key, from, to });
      from = to - 1;
      break;
    }
  }
  return found;
}

/** The words of a line as phrases have them. */
export const wordsOf = (line: string): string[] => joined(line).split(' ').filter(Boolean);

const FILLERS: ReadonlySet<string> = new Set(questionWords.fillers);
/** An age, or a class of school: "at 40", "grade 12". */
const IS_AGE = /^\d{1,2}$/;

/** Whether a word of a question says nothing of what it is about. */
export const isFiller = (word: string): boolean => FILLERS.has(word) || IS_AGE.test(word);
