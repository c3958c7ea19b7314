/** Texts of a snapshot decoded once for each snapshot, when the first search needs them. */

import { unpackTexts } from '#schema/search/sections.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';

export interface TextIndex {
  /** All words in code unit order, and each word's position. */
  words: string[];
  wordAt: Map<string, number>;
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
    places,
    placeAt: new Map(places.map((place, at) => [place, at])),
  };
  indexes.set(snapshot, index);
  return index;
}
