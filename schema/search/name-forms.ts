/** Every name a university can be found by: its own, its other names, and short forms made from its own by rule. */

import { englishStateName } from '../domain/places/english-places.ts';
import type { AliasRecord, UniversityRecord } from '../domain/record/dataset.ts';
import { ALIAS_KINDS, type AliasKind } from '../domain/record/enums.ts';
import { KIND_WORDS, meaningfulWords } from './words.ts';

/** `name` is the record's own; `short` and `initials` are made here and never shown. */
export const FORM_KINDS = ['name', ...ALIAS_KINDS, 'short', 'initials'] as const;
export type FormKind = 'name' | AliasKind | 'short' | 'initials';

export interface NameForm {
  kind: FormKind;
  /** As shown when it is what matched; empty for the forms made by rule. */
  text: string;
  words: string[];
}

/** How the members of large systems are called: the beginning of the name, and what people put in its place. */
const SYSTEM_NAMES: readonly (readonly [beginning: string, ...calledToo: string[]])[] = [
  ['university california', 'uc'],
  ['california state university', 'csu', 'cal state', 'cal state university'],
  ['california state polytechnic university', 'cal poly'],
  ['california polytechnic state university', 'cal poly'],
  ['university north carolina', 'unc'],
  ['university texas', 'ut'],
  ['university tennessee', 'ut'],
  ['university wisconsin', 'uw'],
  ['university massachusetts', 'umass'],
  ['university michigan', 'umich', 'um'],
  ['university minnesota', 'umn', 'um'],
  ['university maryland', 'umd', 'um'],
  ['university colorado', 'cu'],
  ['university hawaii', 'uh'],
  ['university houston', 'uh'],
  ['university alaska', 'ua'],
  ['university arkansas', 'ua', 'uark'],
  ['university alabama', 'ua', 'bama'],
  ['university nebraska', 'un'],
  ['university nevada', 'un'],
  ['university south carolina', 'usc'],
  ['university south florida', 'usf'],
  ['university illinois', 'ui'],
  ['university louisiana', 'ul'],
  ['texas am university', 'tamu'],
  ['louisiana state university', 'lsu'],
  ['pennsylvania state university', 'penn state', 'psu'],
  ['southern illinois university', 'siu'],
  ['indiana university', 'iu'],
  ['suny', 'state university new york'],
  ['state university new york', 'suny'],
  ['cuny', 'city university new york'],
  ['city university new york', 'cuny'],
  ['universite quebec', 'uq'],
];

const MIN_INITIALS = 3;
const MAX_INITIALS = 6;

const hasKindWord = (words: readonly string[]) => words.some((word) => KIND_WORDS.has(word));
const hasOwnWord = (words: readonly string[]) => words.some((word) => !KIND_WORDS.has(word));

function startsWith(words: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((word, index) => words[index] === word);
}

/** The name without its campus: "Ohio State University" of "Ohio State University-Main Campus"; null when it has none. */
function withoutCampus(name: string, city: string | null): string[] | null {
  const words = meaningfulWords(name);
  const plain = name.replace(/\s*[-–,][^-–,]* campus(?: immersion)?$|\s+campus immersion$/iu, '');
  const cut = /^(.*?(?:university|college|institute).*?)(?:\s*[-–]|\s+(?:at|in)\s+|,\s)/iu.exec(plain)?.[1] ?? plain;
  const base = meaningfulWords(cut);
  const cityWords = city === null ? [] : meaningfulWords(city);
  const rest = base.slice(0, base.length - cityWords.length);
  const isNameWithCity = cityWords.length > 0 && startsWith(base.slice(rest.length), cityWords) && hasOwnWord(rest);
  const shortest = isNameWithCity ? rest : base;
  return shortest.length < words.length && hasKindWord(shortest) && hasOwnWord(shortest) ? shortest : null;
}

function initialsOf(words: readonly string[]): string[] {
  const letters = words.map((word) => word[0] ?? '').join('');
  const all = [letters];
  if (words[0] === 'university' && words.length > 1) all.push(`uo${letters.slice(1)}`);
  return all.filter((initials) => initials.length >= MIN_INITIALS && initials.length <= MAX_INITIALS);
}

/** The words of another name; "St" at its end is State ("Penn St"). */
function aliasWords(name: string): string[] {
  const words = meaningfulWords(name);
  return words.length > 1 && /\bst\.?$/i.test(name.trim()) ? words.with(-1, 'state') : words;
}

/** The forms of a university, its own name first, each sequence of words once. */
export function nameForms(university: UniversityRecord, aliases: readonly AliasRecord[]): NameForm[] {
  const forms: NameForm[] = [];
  const seen = new Set<string>();
  const add = (kind: FormKind, text: string, words: string[]) => {
    const key = words.join(' ');
    if (key === '' || seen.has(key)) return;
    seen.add(key);
    forms.push({ kind, text, words });
  };

  const words = meaningfulWords(university.name);
  add('name', university.name, words);
  if (forms.length === 0) forms.push({ kind: 'name', text: university.name, words });
  for (const alias of aliases) add(alias.kind, alias.name, aliasWords(alias.name));

  const base = withoutCampus(university.name, university.city);
  if (base) add('short', '', base);
  for (const [beginning, ...calledToo] of SYSTEM_NAMES) {
    const replaced = beginning.split(' ');
    if (!startsWith(words, replaced)) continue;
    for (const called of calledToo) add('short', '', [...called.split(' '), ...words.slice(replaced.length)]);
  }
  const state = meaningfulWords(englishStateName(university.country, university.state));
  const at = words.findIndex((_, index) => startsWith(words.slice(index), state));
  if (at >= 0 && state.length > 0) {
    add('short', '', [...words.slice(0, at), university.state.toLowerCase(), ...words.slice(at + state.length)]);
  }
  for (const initials of [...initialsOf(words), ...(base ? initialsOf(base) : [])]) add('initials', '', [initials]);
  return forms;
}
