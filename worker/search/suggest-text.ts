/** Corrects a visitor's text by the university that answers best. */

import { englishStateName } from '#schema/domain/places/english-places.ts';
import { STATE_CODES } from '#schema/domain/places/places.ts';
import { COUNTRIES, type Country } from '#schema/domain/record/enums.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_CITY, type Snapshot } from '#schema/search/snapshot.ts';
import { meaningfulWords } from '#schema/search/words.ts';
import type { Match } from './explain-reading.ts';
import { mendText } from './query-words.ts';
import { textIndexOf } from './text-index.ts';

/** The words of a row's names and place. */
function wordsOfRow(snapshot: Snapshot, row: number): Set<string> {
  const { words } = textIndexOf(snapshot);
  const start = snapshot.formWordStarts[snapshot.rowForms[row] as number] as number;
  const end = snapshot.formWordStarts[snapshot.rowForms[row + 1] as number] as number;
  const city = snapshot.city[row] as number;
  const country = COUNTRIES[snapshot.country[row] as number] as Country;
  const places = [
    city === NO_CITY ? '' : unpackText(snapshot.cityTexts, snapshot.cityTextStarts, city),
    englishStateName(country, STATE_CODES[snapshot.state[row] as number] ?? ''),
  ];
  return new Set([
    ...Array.from(snapshot.formWords.subarray(start, end), (word) => words[word] as string),
    ...places.flatMap(meaningfulWords),
  ]);
}

/** The text with its slips corrected; undefined when nothing had to be corrected. */
export function suggestText(snapshot: Snapshot, text: string, { row, explained, slips }: Match): string | undefined {
  if (slips === 0) return undefined;
  const { words } = textIndexOf(snapshot);
  const there = wordsOfRow(snapshot, row);
  const mended = new Map<number, string>();
  explained.words.forEach((word, index) => {
    const match = explained.meanings[index]?.matches.find(({ at }) => there.has(words[at] as string));
    const right = match && match.slips > 0 ? (words[match.at] as string) : word.typed;
    const before = mended.get(word.at);
    mended.set(word.at, before === undefined ? right : `${before} ${right}`);
    for (let joined = 1; joined < word.span; joined += 1) mended.set(word.at + joined, '');
  });
  return mendText(text, mended);
}
