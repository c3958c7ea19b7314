/** French names of universities that have none of their own: « université de Californie à Berkeley » by a rule. */
import frenchPlaces from '#data/lexicons/french-places.json' with { type: 'json' };
import { CA_PROVINCES, englishStateName, US_STATES } from '#schema/domain/english-places.ts';
import { foldText } from '#schema/search/fold-text.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { nameWords, schoolNamed } from './names.ts';

/** States and provinces by their French names, folded, as English names have them. */
const ENGLISH: ReadonlyMap<string, string> = new Map(
  [...Object.keys(US_STATES), ...Object.keys(CA_PROVINCES)].map((code): [string, string] => {
    const english = englishStateName(Object.hasOwn(CA_PROVINCES, code) ? 'CA' : 'US', code);
    return [foldText((frenchPlaces as Record<string, string>)[code] ?? english), english];
  }),
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
