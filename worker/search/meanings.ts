/** Meanings of each word of a question in this catalogue. */
import type { Snapshot } from '#schema/search/snapshot.ts';
import { KIND_WORDS } from '#schema/search/words.ts';
import { isPlaceWord } from './find-places.ts';
import { ALSO_FIT, knownMatches, rangeOfPrefix, type SlipFinder, slipsAllowed, type WordMatch } from './find-words.ts';
import type { QueryWord, Role } from './query-words.ts';
import { textIndexOf } from './text-index.ts';

export interface Meaning {
  role: Role;
  /** How telling the word is. */
  weight: number;
  /** Words of the index, best first. */
  matches: WordMatch[];
  /** Words of the index that go on from this one: positions from, to. */
  from: number;
  to: number;
  letters: number;
  /** Whether slips were looked for because the word as typed is not known. */
  unknown: boolean;
}

/** How much is put right: one slip in unknown words, usual slips there, in every word, or more than people make. */
export type Patience = 'careful' | 'unknown' | 'all' | 'last resort';

const KIND_PREFIX_MIN = 4;
/** A word in the middle that is not known may be a shortened one ("mich", "wisc"). */
const SHORTENED_MIN = 3;
/** An unfinished word tells little more than its letters. */
const UNFINISHED_WEIGHT = 3;
/** A known word is only doubted for one slip unless it is long. */
const KNOWN_WORD_MIN = 7;
const INITIAL_WEIGHT = 1;
const UNKNOWN_WEIGHT = 5;
const KIND_WEIGHT = 0.5;

const isKind = (words: readonly string[], { at }: WordMatch) => KIND_WORDS.has(words[at] as string);

/** The meaning of a word; `first`: no name word comes before it; `last`: it ends an unfinished text and may go on. */
export function meaningOf(
  snapshot: Snapshot,
  query: QueryWord,
  { first, last, patience, findSlips }: { first: boolean; last: boolean; patience: Patience; findSlips: SlipFinder },
): Meaning {
  const { words } = textIndexOf(snapshot);
  if (query.initial) {
    const [from, to] = rangeOfPrefix(words, query.word);
    return { role: 'own', weight: INITIAL_WEIGHT, matches: [], from, to, letters: 1, unknown: false };
  }
  const matches = knownMatches(snapshot, query.word, first);
  const known = matches.some(({ fit }) => fit >= ALSO_FIT);
  const place = isPlaceWord(query.typed);
  const shortened = !known && !place && query.word.length >= SHORTENED_MIN;
  let [from, to] = last || shortened ? rangeOfPrefix(words, query.word) : [0, 0];
  if (from === to) [from, to] = [0, 0];
  let role = query.role;
  const unknown = role !== 'filler' && !place && matches.length === 0 && from === to;
  if (role === 'own' && (unknown || patience === 'all' || patience === 'last resort')) {
    const allowed = slipsAllowed(query.word.length, patience === 'last resort');
    const generous = patience !== 'careful' && (unknown || query.word.length >= KNOWN_WORD_MIN);
    const most = generous ? allowed : Math.min(allowed, 1);
    const slipped = findSlips(query.word, most, last && query.word.length > 3);
    const first = slipped[0];
    if (unknown && first && slipped.some((match) => match.fit >= first.fit - 0.03 && isKind(words, match)))
      role = 'kind';
    matches.push(...slipped.filter(({ at }) => !matches.some((match) => match.at === at)));
  }
  if (role === 'own' && last && query.word.length >= KIND_PREFIX_MIN && matches.length === 0) {
    const kinds = [...KIND_WORDS].filter((kind) => kind.startsWith(query.word));
    if (kinds.length > 0) role = 'kind';
  }
  return {
    role,
    weight: weightOf(snapshot, role, matches, from < to),
    matches,
    from,
    to,
    letters: query.word.length,
    unknown,
  };
}

function weightOf(snapshot: Snapshot, role: Role, matches: readonly WordMatch[], goesOn: boolean): number {
  if (role === 'filler') return 0;
  const best = matches[0];
  if (role === 'kind') return KIND_WEIGHT;
  if (best) return snapshot.wordWeight[best.at] as number;
  return goesOn ? UNFINISHED_WEIGHT : UNKNOWN_WEIGHT;
}

const GOES_ON_FIT = 0.7;
const GOES_ON_MORE = 0.2;

/** How well a word of the index fits the meaning: 1 is the word itself, 0 not at all. */
export function fitOf(snapshot: Snapshot, meaning: Meaning, word: number): number {
  for (const match of meaning.matches) if (match.at === word) return match.fit;
  if (word < meaning.from || word >= meaning.to) return 0;
  const length = (snapshot.wordStarts[word + 1] as number) - (snapshot.wordStarts[word] as number);
  return GOES_ON_FIT + (GOES_ON_MORE * meaning.letters) / length;
}

/** Whether a word of the index is only what the typed word begins. */
export function goesOnTo(meaning: Meaning, word: number): boolean {
  return (
    meaning.letters > 1 && word >= meaning.from && word < meaning.to && meaning.matches.every(({ at }) => at !== word)
  );
}
