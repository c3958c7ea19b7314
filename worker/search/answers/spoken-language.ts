/** Whether a line is in Spanish, which the box reads and no page is written in. */
import commonWords from '#data/lexicons/common-words.json' with { type: 'json' };
import spanish from '#data/lexicons/spanish-words.json' with { type: 'json' };
import { foldText } from '#schema/search/fold-text.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { KNOWN_PLACES } from '../places/known-places.ts';
import { textIndexOf } from '../text-index.ts';

const wordsOf = (list: string): string[] => list.split(' ');
const phrasesOf = (table: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.values(table).flat().flatMap(wordsOf);

interface Languages {
  spanish: ReadonlySet<string>;
  others: ReadonlySet<string>;
}
let languages: Languages | undefined;
function languagesOf(): Languages {
  languages ??= {
    spanish: new Set([...wordsOf(commonWords.spanish), ...phrasesOf(spanish.words), ...phrasesOf(spanish.subjects)]),
    others: new Set([...wordsOf(commonWords.english), ...wordsOf(commonWords.french)]),
  };
  return languages;
}

const placeWords = new WeakMap<Snapshot, ReadonlySet<string>>();
/** Words of the names of towns and states, many of which are Spanish: "los", "santa", "puerto rico". */
function wordsOfPlaces(snapshot: Snapshot): ReadonlySet<string> {
  const known = placeWords.get(snapshot);
  if (known) return known;
  const states = KNOWN_PLACES.filter(({ kind }) => kind === 'state').map(({ label }) => foldText(label));
  const words = new Set([...textIndexOf(snapshot).places, ...states].flatMap(wordsOf));
  placeWords.set(snapshot, words);
  return words;
}

/** Whether more words of a line are Spanish and nothing else than are English or French and no Spanish. */
export function isSpanish(snapshot: Snapshot, line: string): boolean {
  const { spanish: ours, others } = languagesOf();
  const inPlaces = wordsOfPlaces(snapshot);
  const words = foldText(line)
    .split(' ')
    .filter((word) => word.length > 1 && !inPlaces.has(word));
  const only = words.filter((word) => ours.has(word) && !others.has(word)).length;
  const foreign = words.filter((word) => others.has(word) && !ours.has(word)).length;
  return only > foreign;
}
