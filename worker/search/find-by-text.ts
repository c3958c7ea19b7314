/** Which universities a text means, best first. */
import type { Snapshot } from '#schema/search/snapshot.ts';
import { meaningfulWords } from '#schema/search/words.ts';
import { textIndexOf } from './text-index.ts';

export interface Found {
  /** Rows, best first. */
  rows: number[];
  /** Form that matched, for each row. */
  forms: number[];
  suggestion?: string;
}

export function findByText(snapshot: Snapshot, text: string, _options: { unfinished: boolean }): Found {
  const { words } = textIndexOf(snapshot);
  let rows: Set<number> | undefined;
  for (const word of meaningfulWords(text)) {
    const here = new Set<number>();
    words.forEach((known, at) => {
      if (!known.startsWith(word)) return;
      for (let i = snapshot.wordRowStarts[at] as number; i < (snapshot.wordRowStarts[at + 1] as number); i += 1) {
        here.add(snapshot.wordRows[i] as number);
      }
    });
    rows = rows ? new Set([...rows].filter((row) => here.has(row))) : here;
  }
  const list = [...(rows ?? [])].sort(
    (a, b) => (snapshot.studentPopulation[b] as number) - (snapshot.studentPopulation[a] as number) || a - b,
  );
  return { rows: list, forms: list.map((row) => snapshot.rowForms[row] as number) };
}
