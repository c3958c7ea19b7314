/** Tells whether a line is in Spanish: the search box reads Spanish, but no page is written in it. */
import frenchSubjects from '#data/lexicons/french-subjects.json' with { type: 'json' };
import frenchWords from '#data/lexicons/french-words.json' with { type: 'json' };
import spanish from '#data/lexicons/spanish-words.json' with { type: 'json' };
import { foldText } from '#schema/search/fold-text.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { isCommonIn } from '../common-words.ts';
import { KNOWN_PLACES } from '../places/known-places.ts';
import { textIndexOf } from '../text-index.ts';

const wordsOf = (list: string): string[] => list.split(' ');
const phrasesOf = (table: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.values(table).flat().flatMap(wordsOf);

/** Words of our own lists: they have the short ones, such as "de", which the lists of common words leave out. */
let ownSpanish: ReadonlySet<string> | undefined;
let ownFrench: ReadonlySet<string> | undefined;
function isSpanishWord(word: string): boolean {
  ownSpanish ??= new Set([...phrasesOf(spanish.words), ...phrasesOf(spanish.subjects)]);
  return ownSpanish.has(word) || isCommonIn('spanish', word);
}
function isOtherWord(word: string): boolean {
  ownFrench ??= new Set([...phrasesOf(frenchWords), ...phrasesOf(frenchSubjects)]);
  return ownFrench.has(word) || isCommonIn('english', word) || isCommonIn('french', word);
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

/** Whether a line has more words that are only Spanish than words that are English or French and not Spanish. */
export function isSpanish(snapshot: Snapshot, line: string): boolean {
  const inPlaces = wordsOfPlaces(snapshot);
  const words = foldText(line)
    .split(' ')
    .filter((word) => word.length > 1 && !inPlaces.has(word));
  const spanishOnly = words.filter((word) => isSpanishWord(word) && !isOtherWord(word));
  // Words of two letters alone say nothing: "no" is English too.
  const only = spanishOnly.some((word) => word.length > 2) ? spanishOnly.length : 0;
  const foreign = words.filter((word) => isOtherWord(word) && !isSpanishWord(word)).length;
  return only > foreign;
}
