/**
 * A set of words in few bits (Bloom, "Space/time trade-offs in hash coding with allowable errors", 1970): it knows each of
 * its words, and takes a few others for one of them. Of n words in m bits with k hashes that is about (1 - e^(-kn/m))^k.
 */

/** How many hashes are best for so many bits a word: ln 2 times as many. */
export function bestHashes(bitsPerWord: number): number {
  return Math.round(Math.LN2 * bitsPerWord);
}

/** The filter of some words, `bitsPerWord` bits for each. */
export function filterOf(words: readonly string[], bitsPerWord: number): Uint8Array {
  const filter = new Uint8Array(Math.ceil((words.length * bitsPerWord) / 8));
  for (const word of words) {
    for (const place of placesOf(word, filter.length * 8, bestHashes(bitsPerWord))) {
      filter[place >> 3] = (filter[place >> 3] as number) | (1 << (place & 7));
    }
  }
  return filter;
}

/** Whether a word is in the filter, made with so many hashes. */
export function isInFilter(filter: Uint8Array, hashes: number, word: string): boolean {
  return placesOf(word, filter.length * 8, hashes).every(
    (place) => ((filter[place >> 3] as number) >> (place & 7)) & 1,
  );
}

/** As many places as there are hashes, from two of them (Kirsch and Mitzenmacher, 2006). */
function placesOf(word: string, bits: number, hashes: number): number[] {
  const first = hashOf(word, 0x811c9dc5);
  // Odd, so that it never stays where it is.
  const step = hashOf(word, 0x9747b28c) | 1;
  return Array.from({ length: hashes }, (_, at) => ((first + Math.imul(at, step)) >>> 0) % bits);
}

/** FNV-1a of a word's UTF-16 units in 32 bits, then the last mixing of MurmurHash3: each bit depends on each. */
function hashOf(word: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
