/** Stable choices: the same school always gets the same one, different schools different ones. */

/** FNV-1a, 32 bits, of an id and what is being chosen. */
export function hashOf(id: number, topic: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${id} ${topic}`) {
    hash ^= character.charCodeAt(0);
    hash = Math.imul(hash, 0x01000193);
  }
  // The last characters hardly reach the high bits without a final mix.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** One of the options, which must not be empty. */
export function choose<T>(id: number, topic: string, options: readonly [T, ...T[]]): T {
  return options[hashOf(id, topic) % options.length] ?? options[0];
}

/** The options in an order of the school’s own. */
export function shuffled<T extends { kind: string }>(id: number, topic: string, options: readonly T[]): T[] {
  return options
    .map((option) => ({ option, hash: hashOf(id, `${topic} ${option.kind}`) }))
    .sort((a, b) => a.hash - b.hash)
    .map(({ option }) => option);
}
