/** Translates French names of universities that have none of their own: « université de Californie à Berkeley » by a rule. */
import { foldText } from '#schema/search/fold-text.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { KNOWN_PLACES } from '../places/known-places.ts';
import { nameWords, schoolNamed } from './names.ts';

/** States and provinces by their French names, folded, as English names have them. */
const ENGLISH: ReadonlyMap<string, string> = new Map(
  KNOWN_PLACES.flatMap(({ french, label }): [string, string][] =>
    french === undefined ? [] : [[foldText(french), label]],
  ),
);
const STATE = [...ENGLISH.keys()].sort((a, b) => b.length - a.length).join('|');
/** Folded: the apostrophes of d' and l' are gone by then. */
const NAME = new RegExp(
  `^universite (?:(?<state>d?etat|de etat|de l etat) )?(?:de la |de l |du |des |de |d )?(?<place>${STATE})(?: (?:a |au |en )?(?<town>[a-z ]+))?$`,
  'u',
);

/** The English name that a line says in French, where a school is wholly so called. */
export function englishNameOf(snapshot: Snapshot, line: string): string | null {
  const folded = foldText(line);
  const found = folded.startsWith('universite ') ? NAME.exec(folded)?.groups : undefined;
  if (!found) return null;
  const isCalled = (name: string) => {
    const words = nameWords(foldText(name).split(' '));
    return schoolNamed(snapshot, words, 0, words.length)?.given === true;
  };
  if (isCalled(line)) return null;
  const place = ENGLISH.get(found.place ?? '') as string;
  const name = found.state
    ? `${place} State University`
    : `University of ${place}${found.town ? ` ${found.town}` : ''}`;
  return isCalled(name) ? name : null;
}
