/** The words of a visitor's text as names are compared with them, each with its part in the question. */
import { JOINING_WORDS, KIND_WORDS, sameWord } from '#schema/search/words.ts';
import { type Word, wordsOf } from './words-of-line.ts';

/** Longest text that is understood; the rest of a longer one changes nothing. */
const WORDS_MAX = 12;

/**
 * `own` words must be explained by a university; `kind` words (college, university) are mixed up by people and only
 * help the order; `filler` words (of, the, best) need no explanation.
 */
export type Role = 'own' | 'kind' | 'filler';

export interface QueryWord {
  /** As typed, folded. */
  typed: string;
  /** The index's word for it. */
  word: string;
  role: Role;
  /** Which words of the text it stands for: from this position, this many. */
  at: number;
  span: number;
  /** Only the first letter of a word ("v" of "vtech"). */
  initial?: true;
}

/** Words that ask for a list of universities rather than for one. */
const LIST_WORDS: ReadonlySet<string> = new Set(
  'colleges universities schools institutes institutions campuses unis'.split(' '),
);

/** Short for a kind of institution, unless they are all there is (UNI is a university's name). */
const SHORT_KIND_WORDS: ReadonlySet<string> = new Set(['u', 'uni']);

/** Words around a question that say nothing of a university, unless a name has them. */
const ASKING_WORDS: ReadonlySet<string> = new Set(
  `near nearby around within from with that which what where is are list best top good great small large big cheap
  cheapest affordable a d l i my me want study studying looking program programs major majors degree degrees`.split(
    /\s+/,
  ),
);

/** Whether a word is passed over only because it is usual in questions. */
export const isAskingWord = (typed: string): boolean => ASKING_WORDS.has(typed);

/** The folded words of a text, as many as are understood. */
export const typedWords = (text: string): string[] =>
  wordsOf(text)
    .slice(0, WORDS_MAX)
    .map((word) => word.text);

function roleOf(typed: string, word: string): Role {
  if (JOINING_WORDS.has(typed) || ASKING_WORDS.has(typed)) return 'filler';
  return KIND_WORDS.has(word) || SHORT_KIND_WORDS.has(typed) || LIST_WORDS.has(typed) ? 'kind' : 'own';
}

/** A word standing for `span` words of the text from position `at`. */
export function queryWord(typed: string, at: number, span = 1): QueryWord {
  const word = sameWord(typed);
  return { typed, word, role: roleOf(typed, word), at, span };
}

/** The words with something to be found by: where all are passed over or short for a kind, they count as names. */
export function withOwnWord(words: readonly QueryWord[]): readonly QueryWord[] {
  const means = words.filter(({ role }) => role !== 'filler');
  if (!means.every(({ typed }) => SHORT_KIND_WORDS.has(typed))) return words;
  return words.map((word) => (means.length === 0 || word.role === 'kind' ? { ...word, role: 'own' } : word));
}

/** Whether the words ask for a list ("colleges in vermont") rather than for one university. */
export function asksForList(words: readonly QueryWord[]): boolean {
  return words.some(({ typed }) => LIST_WORDS.has(typed) || typed === 'hbcus');
}

/**
 * The visitor's text with some of its words put right; the rest stays as it was typed. `mended` is by position of the
 * word, '' for a word joined to the one before.
 */
export function mendText(text: string, mended: ReadonlyMap<number, string>): string {
  let right = '';
  let done = 0;
  const words = wordsOf(text);
  for (let at = 0, to = 0; at < words.length; at = to) {
    const piece = words[at] as Word;
    while (words[to]?.from === piece.from) to += 1;
    const as = words.slice(at, to).map((word, offset) => mended.get(at + offset) ?? word.text);
    if (as.every((word, offset) => word === words[at + offset]?.text)) continue;
    const put = as.filter((word) => word !== '').join(' ');
    right += put === '' ? text.slice(done, piece.from).trimEnd() : text.slice(done, piece.from);
    const first = text.charAt(piece.from);
    right += first === first.toLowerCase() ? put : put.charAt(0).toUpperCase() + put.slice(1);
    done = piece.to;
  }
  return (right + text.slice(done)).trim().replace(/\s+/gu, ' ');
}
