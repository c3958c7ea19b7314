/**
 * The reader of places: what words may mean as a place, each reading with its kind. Anyone who asks takes the kinds that
 * it has a use for: a search around a place the towns, the explorer of places all, the finder of programs all that has
 * rows. A line of many words is parted elsewhere (find-places.ts beside names, query/segment-line.ts among wishes), by the same
 * known places.
 */

import { STATE_CODES } from '#schema/domain/places/places.ts';
import { COUNTRIES, type Country } from '#schema/domain/record/enums.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { placeKey } from '#schema/search/words.ts';
import { wordsOf } from '../words-of-line.ts';
import { inAreas, isTownOf } from './areas.ts';
import { countryCalled, type KnownPlace, placesCalled, stateCalled } from './known-places.ts';
import { type Town, townsCalled, townsOf } from './towns.ts';

export type PlaceReading =
  /** Towns of one name, most students first. */
  | { kind: 'towns'; towns: readonly Town[] }
  /** Several known places where one name means several ("West Coast"); with the country said after it. */
  | { kind: 'area'; places: readonly KnownPlace[]; country: Country | null };

/** Five words of a town, three of a province and four of a country are the most there are. */
const PLACE_WORDS_MAX = 16;

/**
 * The words of what was typed; none when they are more than name a town, a state and a country: each cut of them
 * is tried, and one letter can fold into four words.
 */
export function wordsOfPlace(text: string): string[] {
  const words = wordsOf(text).map((word) => word.text);
  return words.length > PLACE_WORDS_MAX ? [] : words;
}

/** The words of a question, parted into a town and what says which of that name. */
interface Parts {
  key: string;
  state: string | undefined;
  country: Country | undefined;
}

/** Every way to read words as a town with its state or country, and as a town alone. */
function partsOf(words: readonly string[]): Parts[] {
  const parts: Parts[] = [];
  for (let cut = words.length - 1; cut > 0; cut -= 1) {
    const key = placeKey(words.slice(0, cut).join(' '));
    for (let end = words.length; end >= cut; end -= 1) {
      const rest = words.slice(end).join(' ');
      const country = countryCalled(rest);
      if (rest !== '' && !country) continue;
      const state = stateCalled(words.slice(cut, end).join(' '));
      if (state || (end === cut && country)) parts.push({ key, state, country });
    }
  }
  // A key leaves out words that join, and ON, IN and DE are such words: "Springfield, ON" is not any Springfield.
  const whole = placeKey(words.join(' '));
  if (!parts.some(({ key }) => key === whole)) parts.push({ key: whole, state: undefined, country: undefined });
  return parts;
}

/** The areas among places that are defined by towns. */
export const areasAmong = (places: readonly KnownPlace[]): string[] =>
  places.flatMap(({ area }) => (area === undefined ? [] : [area]));

/**
 * The towns that words name, with a state or a country after them or alone: one list for each name they may stand for,
 * none of them empty. An area stands for its towns ("nyc"), the one most likely meant first; a town of the same name is it.
 */
export function townsNamed(snapshot: Snapshot, words: readonly string[]): (readonly Town[])[] {
  for (const { key, state, country } of partsOf(words)) {
    const isThere = (town: Town) => (!state || town.state === state) && (!country || town.country === country);
    const called = townsCalled(snapshot, key).filter(isThere);
    const around = townsAround(snapshot, key, called)
      .filter(isThere)
      .map((town) => [town]);
    const found = called.length > 0 ? [called, ...around] : around;
    if (found.length > 0) return found;
  }
  return [];
}

/** The towns of the areas of a name. Where a town of theirs is so called ("boston") it is meant, but for "queens". */
function townsAround(snapshot: Snapshot, key: string, called: readonly Town[]): Town[] {
  const isMeant = (area: string, { names }: KnownPlace) =>
    !called.some(isTownOf(snapshot, area)) || names.some(({ words, inNames }) => inNames && words === key);
  const areas = placesCalled(key).flatMap((place) =>
    place.area !== undefined && isMeant(place.area, place) ? [place.area] : [],
  );
  const isThere = areas.map((area) => isTownOf(snapshot, area));
  return areas.length === 0
    ? []
    : townsOf(snapshot).filter((town) => !called.includes(town) && isThere.some((isTown) => isTown(town)));
}

/** What people put before or after an area's name without meaning more by it. */
const FILLERS_BEFORE: ReadonlySet<string> = new Set(['the', 'state', 'province', 'of', 'in', 'region']);
const FILLERS_AFTER: ReadonlySet<string> = new Set(['region', 'province', 'area']);

/** Areas that are defined by towns are read as these. */
const largePlaces = (name: string) => placesCalled(name).filter(({ area }) => area === undefined);

/** The state, region, part of one or country that words name wholly, with its country after it or not. */
function areaNamed(words: readonly string[]): PlaceReading | undefined {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = words.length; to > from; to -= 1) {
      if (to < words.length && !FILLERS_AFTER.has(words[to] as string)) break;
      const name = words.slice(from, to);
      const alone = largePlaces(name.join(' '));
      // A code of a state ("CA") is not the country.
      const smaller = alone.filter(({ kind }) => kind !== 'country');
      if (alone.length > 0) return { kind: 'area', places: smaller.length > 0 ? smaller : alone, country: null };
      for (let end = name.length - 1; end > 0; end -= 1) {
        const country = countryCalled(name.slice(end).join(' '));
        const places = largePlaces(name.slice(0, end).join(' ')).filter(({ kind }) => kind !== 'country');
        if (country && places.length > 0) return { kind: 'area', places, country };
      }
    }
    if (!FILLERS_BEFORE.has(words[from] as string)) break;
  }
  return undefined;
}

/** All that folded words may mean as one place; none where they mean none. */
export function readPlace(snapshot: Snapshot, words: readonly string[]): PlaceReading[] {
  const area = areaNamed(words);
  const towns = townsNamed(snapshot, words).map((called): PlaceReading => ({ kind: 'towns', towns: called }));
  return area ? [...towns, area] : towns;
}

/** Whether a town is at a place that is no town. */
export function isTownAt(
  snapshot: Snapshot,
  { places, country }: Extract<PlaceReading, { kind: 'area' }>,
): (town: Town) => boolean {
  const tests = places.map((place): ((town: Town) => boolean) => {
    if (place.kind === 'country') return (town) => town.country === place.country;
    const isOutside = place.but === undefined ? () => false : isTownOf(snapshot, place.but);
    return (town) => place.states.includes(town.state) && !isOutside(town);
  });
  return (town) => (country === null || town.country === country) && tests.some((holds) => holds(town));
}

/** The rows of a reading, those without a position too. */
export function rowsAt(snapshot: Snapshot, reading: PlaceReading): number[] {
  if (reading.kind === 'towns') return reading.towns.flatMap(({ all }) => all);
  const tests = reading.places.map(({ kind, states, country, but }) => {
    if (kind === 'country') return (row: number) => snapshot.country[row] === COUNTRIES.indexOf(country);
    const codes = new Set(states.map((code) => STATE_CODES.indexOf(code)));
    const isOutside = but === undefined ? () => false : inAreas(snapshot, [but]);
    return (row: number) => codes.has(snapshot.state[row] as number) && !isOutside(row);
  });
  const inCountry = reading.country === null ? -1 : COUNTRIES.indexOf(reading.country);
  return Array.from(snapshot.id.keys()).filter(
    (row) => (inCountry < 0 || snapshot.country[row] === inCountry) && tests.some((holds) => holds(row)),
  );
}
