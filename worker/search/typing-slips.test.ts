import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipsBetween } from './typing-slips.ts';

/** The whole table of the textbook algorithm; the last row holds the slips to each beginning of the word. */
function textbook(typed: string, word: string): number[] {
  const table = [Array.from({ length: word.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const above = table[i - 1] as number[];
      let least = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + (typed[i - 1] === word[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
        least = Math.min(least, (table[i - 2]?.[j - 2] as number) + 1);
      }
      row.push(least);
    }
    table.push(row);
  }
  return table[typed.length] as number[];
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

describe('slips between two words', () => {
  it.each([
    ['stanferd', 'stanford', 1],
    ['tsanford', 'stanford', 1],
    ['standford', 'stanford', 1],
    ['stanfrd', 'stanford', 1],
    ['sranfrod', 'stanford', 2],
    ['harvard', 'stanford', 3],
  ])('%s and %s: %i', (typed, other, slips) => {
    expect(slipsBetween(typed, other, 2)).toBe(slips);
  });

  it('are those of the textbook algorithm up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, other, most) => {
        const last = textbook(typed, other);
        expect(slipsBetween(typed, other, most)).toBe(Math.min(last.at(-1) as number, most + 1));
        expect(slipsBetween(typed, other, most, true)).toBe(Math.min(...last, most + 1));
      }),
      { numRuns: 3_000 },
    );
  });
});
