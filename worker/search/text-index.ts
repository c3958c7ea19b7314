/** Texts of a snapshot decoded once for each snapshot, when the first search needs them. */

import { unpackTexts } from '#schema/search/sections.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';

/** The letters a word has, as bits; digits and letters beyond a to z share the rest. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return bits;
}

export interface TextIndex {
  /** All words in code unit order, and each word's position. */
  words: string[];
  wordAt: Map<string, number>;
  /** The letters each word has, as bits (lettersOf). */
  letters: Int32Array;
  /** The length of each word, side by side: a look for slips passes over most words by this alone. */
  lengths: Uint8Array;
  /** All place keys (words joined by a space) in code unit order, and each key's position. */
  places: string[];
  placeAt: Map<string, number>;
}

const indexes = new WeakMap<Snapshot, TextIndex>();

/** The decoded texts of a snapshot. */
export function textIndexOf(snapshot: Snapshot): TextIndex {
  const known = indexes.get(snapshot);
  if (known) return known;
  const words = unpackTexts(snapshot.words, snapshot.wordStarts);
  const places = unpackTexts(snapshot.placeKeys, snapshot.placeKeyStarts);
  const index = {
    words,
    wordAt: new Map(words.map((word, at) => [word, at])),
    letters: Int32Array.from(words, lettersOf),
    lengths: Uint8Array.from(words, ({ length }) => Math.min(length, 255)),
    places,
    placeAt: new Map(places.map((place, at) => [place, at])),
  };
  indexes.set(snapshot, index);
  return index;
}
