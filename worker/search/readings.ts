/** The ways a text can be cut into words: as typed, with neighbours joined ("mc gill"), with a word split ("newyork"). */
import type { Snapshot } from '#schema/search/snapshot.ts';
import { JOINING_WORDS, KIND_WORDS, sameWord } from '#schema/search/words.ts';
import { rangeOfPrefix } from './find-words.ts';
import { type QueryWord, queryWord } from './query-words.ts';
import { textIndexOf } from './text-index.ts';

export interface Reading {
  words: QueryWord[];
  /** How many spaces were added or taken away. */
  recut: number;
}

const JOINS_MAX = 4;
const PART_MIN = 2;
const PARTS_MAX = 5;
const SPLIT_MIN = 5;

/** The best cut of letters into known words, long words preferred; undefined when there is none. */
function splitWord(snapshot: Snapshot, letters: string, unfinished: boolean): string[] | undefined {
  const { words, wordAt } = textIndexOf(snapshot);
  const known = (part: string, last: boolean) => {
    if (wordAt.has(part) || JOINING_WORDS.has(part) || KIND_WORDS.has(part) || wordAt.has(sameWord(part))) return true;
    if (!last || !unfinished || part.length < 3) return false;
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
const SLIPPED_PART_MIN = 3;
const SLIPPED_SPLITS_MAX = 4;

/** Readings that cut an unknown word where only one of its two parts is known, the longest known part first. */
export function slippedReadingsOf(snapshot: Snapshot, typed: readonly string[]): Reading[] {
  const { wordAt } = textIndexOf(snapshot);
  const isKnown = (part: string) => wordAt.has(part) || KIND_WORDS.has(part);
  return typed.flatMap((word, at) => {
    if (word.length < SLIPPED_SPLIT_MIN || isKnown(word)) return [];
    const cuts: { cut: number; known: number }[] = [];
    for (let cut = SLIPPED_PART_MIN; cut <= word.length - SLIPPED_PART_MIN; cut += 1) {
      const known = Math.max(isKnown(word.slice(0, cut)) ? cut : 0, isKnown(word.slice(cut)) ? word.length - cut : 0);
      if (known > 0) cuts.push({ cut, known });
    }
    return cuts
      .sort((a, b) => b.known - a.known)
      .slice(0, SLIPPED_SPLITS_MAX)
      .map(({ cut }): Reading => {
        const parts = [word.slice(0, cut), word.slice(cut)];
        return {
          words: typed.flatMap((other, index) =>
            (index === at ? parts : [other]).map((part) => queryWord(part, index)),
          ),
          recut: 1,
        };
      });
  });
}

/** The readings of folded words, as typed first. */
export function readingsOf(snapshot: Snapshot, typed: readonly string[], unfinished: boolean): Reading[] {
  const { wordAt } = textIndexOf(snapshot);
  const asTyped = typed.map((word, at) => queryWord(word, at));
  const readings: Reading[] = [{ words: asTyped, recut: 0 }];
  for (let at = 0; at + 1 < typed.length && readings.length <= JOINS_MAX; at += 1) {
    const joined = `${typed[at]}${typed[at + 1]}`;
    if (!wordAt.has(joined) && !KIND_WORDS.has(joined)) continue;
    readings.push({ words: asTyped.toSpliced(at, 2, queryWord(joined, at, 2)), recut: 1 });
  }
  const parts = typed.map((word, at) =>
    word.length < SPLIT_MIN || wordAt.has(sameWord(word))
      ? undefined
      : splitWord(snapshot, word, unfinished && at === typed.length - 1),
  );
  if (parts.some((part) => part !== undefined)) {
    const words = typed.flatMap((word, at) => (parts[at] ?? [word]).map((part) => queryWord(part, at)));
    readings.push({ words, recut: parts.reduce((cuts, part) => cuts + (part ? part.length - 1 : 0), 0) });
  }
  return readings;
}
