/**
 * Translates French names of universities into the names of the data: those of Canada by their list, « université de
 * Californie à Berkeley » by a rule.
 */
import frenchNames from '#data/lexicons/fr-school-names.json' with { type: 'json' };
import { foldText } from '#schema/search/fold-text.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_CITY, type Snapshot } from '#schema/search/snapshot.ts';
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

/** Ids by the folded French name that pages show. */
const LISTED: ReadonlyMap<string, number> = new Map(
  Object.entries(frenchNames.names).map(([id, { name }]) => [foldText(name), Number(id)]),
);
/** Letters that must be typed of a name of the list before it is taken for that name. */
const TYPED_MIN = 12;

function listedName(snapshot: Snapshot, folded: string, typing: boolean): string | null {
  const whole = LISTED.get(folded);
  const begun =
    whole === undefined && typing && folded.length >= TYPED_MIN
      ? [...LISTED].filter(([name]) => name.startsWith(folded)).map(([, id]) => id)
      : [];
  const row = snapshot.id.indexOf(whole ?? (begun.length === 1 ? (begun[0] as number) : -1));
  if (row < 0) return null;
  const name = unpackText(snapshot.formTexts, snapshot.formTextStarts, snapshot.rowForms[row] as number);
  const words = nameWords(foldText(name).split(' '));
  const city = snapshot.city[row] as number;
  // Two schools of one English name have two French ones, or only one has.
  return schoolNamed(snapshot, words, 0, words.length)?.row === row || city === NO_CITY
    ? name
    : `${name} ${unpackText(snapshot.cityTexts, snapshot.cityTextStarts, city)}`;
}

/** The name in the data that a line says in French, where a school is wholly so called; `typing`: or begins to say. */
export function englishNameOf(snapshot: Snapshot, line: string, { typing = false } = {}): string | null {
  const folded = foldText(line);
  const listed = listedName(snapshot, folded, typing);
  if (listed !== null) return listed;
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
