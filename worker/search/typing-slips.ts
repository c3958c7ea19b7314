/** Edit distance between two words: letters wrong, missing, added or swapped with their neighbor. */

/** Longer words are compared by their first letters only; no name has a word this long. */
const LONGEST = 32;

const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const;

/**
 * Slips between what was typed and a word (optimal string alignment distance), or `most + 1` when there are more than
 * `most`. With `unfinished` the word may go on: the least over its beginnings.
 */
export function slipsBetween(typed: string, word: string, most: number, unfinished = false): number {
  const m = Math.min(typed.length, LONGEST);
  const n = Math.min(word.length, LONGEST, unfinished ? m + most : LONGEST);
  if (m - n > most || n - m > most) return most + 1;
  let [before, previous, current] = rows as readonly [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= n; j += 1) previous[j] = j;
  for (let i = 1; i <= m; i += 1) {
    const letter = typed.charCodeAt(i - 1);
    const from = Math.max(1, i - most);
    const to = Math.min(n, i + most);
    current[from - 1] = from === 1 ? i : most + 1;
    if (to < n) current[to + 1] = most + 1;
    let least = current[from - 1] as number;
    for (let j = from; j <= to; j += 1) {
      const other = word.charCodeAt(j - 1);
      const missing = j === i + most ? most + 1 : (previous[j] as number) + 1;
      const added = (current[j - 1] as number) + 1;
      const same = (previous[j - 1] as number) + (letter === other ? 0 : 1);
      let slips = Math.min(missing, added, same);
      if (i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && other === typed.charCodeAt(i - 2)) {
        const swapped = (before[j - 2] as number) + 1;
        if (swapped < slips) slips = swapped;
      }
      current[j] = slips;
      if (slips < least) least = slips;
    }
    if (least > most) return most + 1;
    [before, previous, current] = [previous, current, before];
  }
  let slips = most + 1;
  for (let j = unfinished ? Math.max(0, m - most) : n; j <= n; j += 1) slips = Math.min(slips, previous[j] as number);
  return slips;
}
