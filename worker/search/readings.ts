/**
 * Generates the ways a text can be split into words: as typed, with neighbors joined ("mc gill"), with a word split
 * ("newyork").
 */
import type { Snapshot } from '#schema/search/snapshot.ts';
import { JOINING_WORDS, KIND_WORDS, sameWord } from '#schema/search/words.ts';
import { isPlaceWord } from './find-places.ts';
import { rangeOfPrefix, type SlipFinder } from './find-words.ts';
import { asksForList, isAskingWord, type QueryWord, queryWord } from './query-words.ts';
import { textIndexOf } from './text-index.ts';

export interface Reading {
  words: QueryWord[];
  /** How many spaces were added or taken away. */
  recut: number;
}

const JOINS_MAX = 4;
const PART_MIN = 2;
const PARTS_MAX = 8;
/** What is known of a reading is kept as one bit a word in 16 bits a row. */
const READING_WORDS_MAX = 16;
const SPLIT_MIN = 5;
const AFTER_INITIAL_MIN = 4;

/** The best cut of letters into known words, long words preferred; undefined when there is none. */
function splitWord(snapshot: Snapshot, letters: string, unfinished: boolean): string[] | undefined {
  const { words, wordAt } = textIndexOf(snapshot);
  const known = (part: string, last: boolean) => {
    if (wordAt.has(part) || JOINING_WORDS.has(part) || KIND_WORDS.has(part) || wordAt.has(sameWord(part))) return true;
    if (!last || !unfinished) return false;
    const [from, to] = rangeOfPrefix(words, part);
    return from < to;
  };
  const best: ({ value: number; parts: string[] } | undefined)[] = [{ value: 0, parts: [] }];
  for (let end = PART_MIN; end <= letters.length; end += 1) {
    for (let start = 0; start <= end - PART_MIN; start += 1) {
      const before = best[start];
      if (!before || before.parts.length === PARTS_MAX || (start === 0 && end === letters.length)) continue;
      const part = letters.slice(start, end);
      const value = before.value + part.length ** 2;
      if (value > (best[end]?.value ?? 0) && known(part, end === letters.length)) {
        best[end] = { value, parts: [...before.parts, part] };
      }
    }
  }
  return best[letters.length]?.parts;
}

const SLIPPED_SPLIT_MIN = 7;
const SLIPPED_KNOWN_MIN = 2;
const SLIPPED_PART_MIN = 3;
const SLIPPED_SPLITS_MAX = 4;
/** Cuts of longer words into two unknown parts are not tried: each costs two looks through the index. */
const SLIPPED_BOTH_MAX = 24;

/**
 * Readings that cut an unknown word in two of which only one is known, the longest known part first; of words without
 * such a cut, those whose two parts are one slip each away from known words.
 */
export function slippedReadingsOf(snapshot: Snapshot, typed: readonly string[], findSlips: SlipFinder): Reading[] {
  const { wordAt } = textIndexOf(snapshot);
  const isKnown = (part: string) => wordAt.has(part) || KIND_WORDS.has(part);
  const isNear = (part: string) => findSlips(part, 1, false).length > 0;
  const knownLetters = (part: string) => (part.length >= SLIPPED_KNOWN_MIN && isKnown(part) ? part.length : 0);
  return typed.flatMap((word, at) => {
    if (word.length < SLIPPED_SPLIT_MIN || isKnown(word)) return [];
    const cuts = Array.from({ length: word.length - 3 }, (_, index) => {
      const parts = [word.slice(0, index + 2), word.slice(index + 2)] as const;
      return { parts, known: Math.max(...parts.map(knownLetters)), shortest: Math.min(...parts.map((p) => p.length)) };
    });
    const half = cuts.filter(({ known }) => known > 0).sort((a, b) => b.known - a.known);
    const neither = cuts.filter(
      ({ known, shortest, parts }) =>
        known === 0 && word.length <= SLIPPED_BOTH_MAX && shortest > SLIPPED_PART_MIN && parts.every(isNear),
    );
    return [...half.slice(0, SLIPPED_SPLITS_MAX), ...neither.slice(0, SLIPPED_SPLITS_MAX)].map(
      ({ parts }): Reading => ({
        words: typed
          .flatMap((other, index) => (index === at ? parts : [other]).map((part) => queryWord(part, index)))
          .slice(0, READING_WORDS_MAX),
        recut: 1,
      }),
    );
  });
}

/** The readings of folded words, as typed first. */
export function readingsOf(snapshot: Snapshot, typed: readonly string[], unfinished: boolean): Reading[] {
  const { wordAt } = textIndexOf(snapshot);
  const asTyped = typed.map((word, at): QueryWord => {
    const query = queryWord(word, at);
    // In "u of u" only the first is a university.
    return word === 'u' && typed[at - 1] === 'of' ? { ...query, role: 'own' } : query;
  });
  const readings: Reading[] = [{ words: asTyped, recut: 0 }];
  for (let at = 0; at + 1 < typed.length && readings.length <= JOINS_MAX; at += 1) {
    const joined = `${typed[at]}${typed[at + 1]}`;
    if (!wordAt.has(joined) && !KIND_WORDS.has(joined)) continue;
    readings.push({ words: asTyped.toSpliced(at, 2, queryWord(joined, at, 2)), recut: 1 });
  }
  const parts = typed.map((word, at) =>
    word.length < SPLIT_MIN || wordAt.has(sameWord(word)) || isPlaceWord(word)
      ? undefined
      : splitWord(snapshot, word, unfinished && at === typed.length - 1),
  );
  typed.forEach((word, at) => {
    const rest = word.slice(1);
    if (rest.length < AFTER_INITIAL_MIN || wordAt.has(word) || !wordAt.has(rest) || KIND_WORDS.has(rest)) return;
    const initial: QueryWord = { ...queryWord(word.charAt(0), at), role: 'own', initial: true };
    readings.push({ words: asTyped.toSpliced(at, 1, initial, queryWord(rest, at)), recut: 1 });
  });
  if (parts.some((part) => part !== undefined)) {
    const words = typed.flatMap((word, at) => (parts[at] ?? [word]).map((part) => queryWord(part, at)));
    readings.push({ words, recut: parts.reduce((cuts, part) => cuts + (part ? part.length - 1 : 0), 0) });
  }
  return readings.map(({ words, recut }) => ({ words: words.slice(0, READING_WORDS_MAX), recut }));
}

/**
 * "Great" and "programs" are usual in questions, but some names have them: the readings with such words as names. None
 * when there are no such words or a list was asked for.
 */
export function readingsWithAskingWordsAsNames(snapshot: Snapshot, readings: readonly Reading[]): Reading[] {
  const { wordAt } = textIndexOf(snapshot);
  const [asTyped] = readings;
  const isName = ({ typed, word }: QueryWord) => isAskingWord(typed) && wordAt.has(word);
  if (!asTyped || asksForList(asTyped.words) || !asTyped.words.some(isName)) return [];
  return readings.map(({ words, recut }) => ({
    words: words.map((word): QueryWord => (isName(word) ? { ...word, role: 'own' } : word)),
    recut,
  }));
}
