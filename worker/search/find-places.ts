/** Finds places and kinds of school in a question: which spans of its words name one, and which rows are there. */

import { STATE_CODES } from '#schema/domain/places/places.ts';
import { COUNTRIES } from '#schema/domain/record/enums.ts';
import { NO_CITY, type Snapshot } from '#schema/search/snapshot.ts';
import { traitBit } from '#schema/search/traits.ts';
import { placeKey } from '#schema/search/words.ts';
import { rangeOfPrefix } from './find-words.ts';
import { rowsOfArea } from './places/areas.ts';
import { KNOWN_PLACES, type KnownPlace } from './places/known-places.ts';
import { areasAmong } from './places/read-places.ts';
import { townKeys } from './places/towns.ts';
import { textIndexOf } from './text-index.ts';
import { TRAIT_NAMES } from './trait-names.ts';

/** What a stretch of words stands for; a row is there when any of it holds. */
interface Place {
  cityKeys: number[];
  states: number[];
  countries: number[];
  /** Metropolitan areas and counties (places/areas.ts). */
  areas: string[];
  traits: number;
}

/** Words `from` up to `to` name a place; `slips`: how many letters had to be put right. */
export interface PlaceSpan {
  from: number;
  to: number;
  place: Place;
  slips: number;
  /** Only rows that are so count, whatever their names say. */
  strict: boolean;
}

/** A word of the question in one of its spellings. */
export interface Spelling {
  text: string;
  slips: number;
}

const NOWHERE: Place = { cityKeys: [], states: [], countries: [], areas: [], traits: 0 };
const LONGEST_NAME = 4;
const PREFIX_PLACES_MAX = 64;
const PREFIX_LETTERS_MIN = 3;

const codesOf = (codes: readonly string[]) => codes.map((code) => STATE_CODES.indexOf(code));

/** States, countries, areas and kinds by key; the same for every catalogue. */
const FIXED = new Map<string, { place: Place; inLists: boolean; strict: boolean }>();

function addFixed(key: string, place: Partial<Place>, inLists = false, strict = false): void {
  const known = FIXED.get(key)?.place ?? NOWHERE;
  FIXED.set(key, { place: { ...known, ...place }, inLists, strict });
}

const partOf = (place: KnownPlace): Partial<Place> => {
  const areas = areasAmong([place]);
  if (areas.length > 0) return { areas };
  return place.kind === 'country'
    ? { countries: [COUNTRIES.indexOf(place.country)] }
    : { states: codesOf(place.states) };
};

/** Names whose beginning is a place too: of states, wholly said. */
const UNFINISHED = new Set<string>();
for (const place of KNOWN_PLACES) {
  for (const { words, says, inNames } of place.names) {
    if (!inNames) continue;
    const key = says === 'code' ? words : placeKey(words);
    addFixed(key, partOf(place));
    if (place.kind === 'state' && says === 'name') UNFINISHED.add(key);
  }
}
for (const [key, { traits, inLists, strict }] of Object.entries(TRAIT_NAMES)) {
  const bits = traits.reduce((all, trait) => all | traitBit(trait), 0);
  addFixed(key, { traits: bits }, inLists, strict);
}
const FIXED_KEYS = [...FIXED.keys()].sort();

const FIXED_WORDS = new Set(FIXED_KEYS.flatMap((key) => key.split(' ')));

/** Whether a word is part of what a state, a country or a kind of school is called. */
export const isPlaceWord = (word: string): boolean => FIXED_WORDS.has(word);

/** Whether any key of a sorted list goes on from these words. */
function goesOn(keys: readonly string[], words: string): boolean {
  const [from, to] = rangeOfPrefix(keys, `${words} `);
  return from < to;
}

export interface PlaceSearch {
  /** For each word of the question its spellings; none for a word that is passed over ("of"). */
  spellings: readonly (readonly Spelling[])[];
  /** Whether the last word may go on. */
  unfinished: boolean;
  /** Whether a list was asked for, so that "public" and the like are kinds of school. */
  forList: boolean;
}

/** All stretches of words that name a place or a kind of school. */
export function findPlaces(snapshot: Snapshot, { spellings, unfinished, forList }: PlaceSearch): PlaceSpan[] {
  const { places, placeAt } = textIndexOf(snapshot);
  const spans: PlaceSpan[] = [];

  const exact = (key: string): { place: Place; strict: boolean } | undefined => {
    const fixed = FIXED.get(key);
    const usable = fixed && (forList || !fixed.inLists) ? fixed : undefined;
    const cityKeys = townKeys(key).flatMap((city) => placeAt.get(city) ?? []);
    if (!usable && cityKeys.length === 0) return undefined;
    return { place: { ...(usable?.place ?? NOWHERE), cityKeys }, strict: forList && (usable?.strict ?? false) };
  };

  const beginning = (key: string): Place | undefined => {
    const [from, to] = rangeOfPrefix(places, key);
    const cityKeys: number[] = [];
    for (let at = from; at < Math.min(to, from + PREFIX_PLACES_MAX); at += 1) cityKeys.push(at);
    const [first, last] = rangeOfPrefix(FIXED_KEYS, key);
    const states = FIXED_KEYS.slice(first, last).flatMap((name) =>
      UNFINISHED.has(name) ? (FIXED.get(name)?.place.states ?? []) : [],
    );
    return cityKeys.length + states.length > 0 ? { ...NOWHERE, cityKeys, states } : undefined;
  };

  const extend = (start: number, at: number, taken: number, before: string, slips: number): void => {
    const here = spellings[at];
    if (here === undefined || taken === LONGEST_NAME) return;
    if (here.length === 0) {
      if (taken > 0) extend(start, at + 1, taken, before, slips);
      return;
    }
    here.forEach((spelling, index) => {
      const key = before === '' ? spelling.text : `${before} ${spelling.text}`;
      const slipsHere = slips + spelling.slips;
      const found = exact(key);
      if (found) spans.push({ from: start, to: at + 1, ...found, slips: slipsHere });
      const last = at === spellings.length - 1;
      if (last && index === 0 && unfinished && (taken > 0 || spelling.text.length >= PREFIX_LETTERS_MIN)) {
        const place = beginning(key);
        if (place) spans.push({ from: start, to: at + 1, place, strict: false, slips: slipsHere });
      }
      if (!last && (goesOn(places, key) || goesOn(FIXED_KEYS, key))) {
        extend(start, at + 1, taken + 1, key, slipsHere);
      }
    });
  };
  spellings.forEach((_, start) => {
    extend(start, start, 0, '', 0);
  });
  return spans;
}

/** The rows of each code, in their order: where to begin for a code, and one row after another. */
interface RowsByCode {
  starts: Int32Array;
  rows: Int32Array;
}
function rowsByCode(codeOf: (row: number) => number, size: number): RowsByCode {
  let codes = 0;
  for (let row = 0; row < size; row += 1) codes = Math.max(codes, codeOf(row) + 1);
  const starts = new Int32Array(codes + 1);
  for (let row = 0; row < size; row += 1) {
    const code = codeOf(row);
    if (code >= 0) starts[code + 1] = (starts[code + 1] as number) + 1;
  }
  for (let code = 0; code < codes; code += 1)
    starts[code + 1] = (starts[code + 1] as number) + (starts[code] as number);
  const next = starts.slice();
  const rows = new Int32Array(starts[codes] as number);
  for (let row = 0; row < size; row += 1) {
    const code = codeOf(row);
    if (code < 0) continue;
    rows[next[code] as number] = row;
    next[code] = (next[code] as number) + 1;
  }
  return { starts, rows };
}

const placesOfSnapshots = new WeakMap<Snapshot, { states: RowsByCode; cities: RowsByCode }>();
function rowsOfPlaces(snapshot: Snapshot) {
  const known = placesOfSnapshots.get(snapshot);
  if (known) return known;
  const { city, cityKey, state, size } = snapshot;
  const made = {
    states: rowsByCode((row) => state[row] as number, size),
    cities: rowsByCode((row) => (city[row] === NO_CITY ? -1 : (cityKey[city[row] as number] as number)), size),
  };
  placesOfSnapshots.set(snapshot, made);
  return made;
}

/** Calls back with each row that is at the place, one that is so in several ways more than once. */
export function eachRowAt(snapshot: Snapshot, place: Place, visit: (row: number) => void): void {
  const { country, traits, size } = snapshot;
  const { states, cities } = rowsOfPlaces(snapshot);
  const eachOf = ({ starts, rows }: RowsByCode, codes: readonly number[]) => {
    for (const code of codes) {
      for (let at = starts[code] ?? 0; at < (starts[code + 1] ?? 0); at += 1) visit(rows[at] as number);
    }
  };
  eachOf(states, place.states);
  eachOf(cities, place.cityKeys);
  for (const area of place.areas) for (const row of rowsOfArea(snapshot, area)) visit(row);
  if (place.traits === 0 && place.countries.length === 0) return;
  for (let row = 0; row < size; row += 1) {
    if ((place.traits & (traits[row] as number)) !== 0 || place.countries.includes(country[row] as number)) visit(row);
  }
}
