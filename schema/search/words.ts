/** Words as the index holds them: spellings of one word made one, and the words that carry no meaning named. */
import { foldText } from './fold-text.ts';

/** Abbreviations and spellings that always mean the same word in a name, an address or a query. */
const SAME_WORD: Record<string, string> = {
  st: 'saint',
  ste: 'saint',
  sainte: 'saint',
  mt: 'mount',
  ft: 'fort',
  univ: 'university',
  univer: 'university',
  coll: 'college',
  inst: 'institute',
  intl: 'international',
  internatl: 'international',
  sch: 'school',
  cmty: 'community',
  ctr: 'center',
  cntr: 'center',
  centre: 'center',
  theatre: 'theater',
  polytech: 'polytechnic',
  natl: 'national',
};

/** Words that join others; names and queries are compared without them. */
export const JOINING_WORDS: ReadonlySet<string> = new Set('of the at in and for an on to by de du des et'.split(' '));

/** Words for an institution: nearly every name has one, and people mix them up. */
export const KIND_WORDS: ReadonlySet<string> = new Set(
  'university universite college institute institut school ecole campus'.split(' '),
);

/** The index's word for a folded word. */
export function sameWord(word: string): string {
  return Object.hasOwn(SAME_WORD, word) ? (SAME_WORD[word] as string) : word;
}

/** The meaningful words of a text in their order; all of them when it has none but joining words. */
export function meaningfulWords(text: string): string[] {
  const folded = foldText(text);
  if (folded === '') return [];
  const words = folded.split(' ');
  const meaningful = words.filter((word) => !JOINING_WORDS.has(word));
  return (meaningful.length > 0 ? meaningful : words).map(sameWord);
}

/** What makes two spellings of a place the same: its meaningful words. */
export function placeKey(place: string): string {
  return meaningfulWords(place).join(' ');
}
