/** Towns and postal codes by what people type: where a search is around. */

import { milesBetween, type Position } from '#schema/domain/distance.ts';
import { CA_PROVINCES, englishStateName, US_STATES, US_TERRITORIES } from '#schema/domain/english-places.ts';
import { COUNTRIES, type Country } from '#schema/domain/enums.ts';
import { STATE_CODES, stateName } from '#schema/domain/places.ts';
import { foldText } from '#schema/search/fold-text.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_CITY, NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { placeKey } from '#schema/search/words.ts';
import { isListed } from './listed-rows.ts';
import { CITY_NICKNAMES, COUNTRY_NAMES } from './place-names.ts';
import { positionOf } from './positions.ts';
import { findPostalCode } from './postal-codes.ts';
import { textIndexOf } from './text-index.ts';
import { slipsBetween } from './typing-slips.ts';

export interface FoundPlace extends Position {
  /** Null where coordinates have no town of the catalogue near. */
  name: string | null;
}

export interface TownSearch {
  place: FoundPlace | null;
  /** Other towns of the name, or those that may have been meant when none was found. */
  otherPlaces: string[];
}

export interface Town extends Position {
  /** Its stable name in addresses: "ann-arbor-mi". */
  key: string;
  city: string;
  /** With its state or province: "Ann Arbor, Michigan". */
  name: string;
  placeKey: string;
  state: string;
  country: Country;
  students: number;
  /** Its universities, of the kinds that lists show; none where a place has only others. */
  rows: number[];
}

/** Five words of a town, three of a province and four of a country are the most there are. */
const PLACE_WORDS_MAX = 16;
const OTHERS_MAX = 5;
const SLIPS_MAX = 2;
/** Miles from coordinates within which a town may lend them its name. */
const NAMING_MILES = 25;

/** States by their names and codes, folded. */
export const STATES = new Map(
  (
    [
      ['US', { ...US_STATES, ...US_TERRITORIES }],
      ['CA', CA_PROVINCES],
    ] as const
  ).flatMap(([country, states]) =>
    Object.keys(states).flatMap((code): [string, string][] => [
      [foldText(englishStateName(country, code)), code],
      [code.toLowerCase(), code],
    ]),
  ),
);

const townsOfSnapshots = new WeakMap<Snapshot, Town[]>();

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;

/** Every town of the catalogue, where its universities are on average; most students first. */
export function townsOf(snapshot: Snapshot): Town[] {
  const known = townsOfSnapshots.get(snapshot);
  if (known) return known;
  const { places } = textIndexOf(snapshot);
  const rows = Array.from({ length: snapshot.size }, (_, row) => row).filter((row) => snapshot.city[row] !== NO_CITY);
  const cityKeyOf = (row: number) => snapshot.cityKey[snapshot.city[row] as number] as number;
  const towns = [...Map.groupBy(rows, (row) => `${cityKeyOf(row)} ${snapshot.state[row]}`).values()].flatMap(
    (here): Town[] => {
      const first = here[0] as number;
      const listed = here.filter((row) => isListed(snapshot, row));
      const positions = (listed.length > 0 ? listed : here)
        .map((row) => positionOf(snapshot, row))
        .filter((position) => position !== null);
      if (positions.length === 0) return [];
      const country = COUNTRIES[snapshot.country[first] as number] as Country;
      const state = STATE_CODES[snapshot.state[first] as number] as string;
      const city = unpackText(snapshot.cityTexts, snapshot.cityTextStarts, snapshot.city[first] as number);
      return [
        {
          key: `${places[cityKeyOf(first)]} ${state}`.toLowerCase().replaceAll(' ', '-'),
          city,
          name: `${city}, ${stateName(country, state)}`,
          placeKey: places[cityKeyOf(first)] as string,
          state,
          country,
          rows: listed,
          students: listed.reduce((sum, row) => {
            const students = snapshot.studentPopulation[row] as number;
            return students === NO_NUMBER ? sum : sum + students;
          }, 0),
          latitude: hundredths(mean(positions.map(({ latitude }) => latitude))),
          longitude: hundredths(mean(positions.map(({ longitude }) => longitude))),
        },
      ];
    },
  );
  towns.sort((a, b) => b.students - a.students || (a.name < b.name ? -1 : 1));
  townsOfSnapshots.set(snapshot, towns);
  return towns;
}

/** The words of a question, parted into a town and what says which of that name. */
interface Reading {
  key: string;
  state: string | undefined;
  country: Country | undefined;
}

/** Every way to read words as a town with its state or country, and as a town alone. */
function readingsOf(words: readonly string[]): Reading[] {
  const readings: Reading[] = [];
  for (let cut = words.length - 1; cut > 0; cut -= 1) {
    const key = placeKey(words.slice(0, cut).join(' '));
    for (let end = words.length; end >= cut; end -= 1) {
      const rest = words.slice(end).join(' ');
      const country = Object.hasOwn(COUNTRY_NAMES, rest) ? COUNTRY_NAMES[rest] : undefined;
      if (rest !== '' && !country) continue;
      const state = STATES.get(words.slice(cut, end).join(' '));
      if (state || (end === cut && country)) readings.push({ key, state, country });
    }
  }
  // A key leaves out words that join, and ON, IN and DE are such words: "Springfield, ON" is not any Springfield.
  const whole = placeKey(words.join(' '));
  if (!readings.some(({ key }) => key === whole)) readings.push({ key: whole, state: undefined, country: undefined });
  return readings;
}

/**
 * Where a US ZIP code or a Canadian postal code is, with the place it belongs to or the nearest town; null when the text
 * is none, a null place when there is no such code.
 */
export function findPostalPlace(snapshot: Snapshot, text: string): { place: FoundPlace | null } | null {
  const found = findPostalCode(text);
  if (!found) return found === null ? { place: null } : null;
  const { code, place, latitude, longitude } = found;
  const near = place === null ? nameOfPosition(snapshot, { latitude, longitude }).name : null;
  const where = place ?? (near === null ? null : `near ${near}`);
  return { place: { name: where === null ? code : `${code} (${where})`, latitude, longitude } };
}

/** A town, "Springfield", "Springfield, MO", "London Ontario", or a postal code: where that is. */
export function findTown(snapshot: Snapshot, text: string): TownSearch {
  const postal = findPostalPlace(snapshot, text);
  if (postal) return { place: postal.place, otherPlaces: [] };
  const words = wordsOf(text);
  const [first, ...others] = townsNamed(snapshot, words)[0] ?? [];
  if (first) return { place: placeOf(first), otherPlaces: others.slice(0, OTHERS_MAX).map((town) => town.name) };
  return {
    place: null,
    otherPlaces: likelyTowns(snapshot, words)
      .slice(0, OTHERS_MAX)
      .map((town) => town.name),
  };
}

/**
 * The folded words of what was typed; none when they are more than name a town, a state and a country: each cut of them
 * is tried, and one letter can fold into four words.
 */
export function wordsOf(text: string): string[] {
  const words = foldText(text).split(' ').filter(Boolean);
  return words.length > PLACE_WORDS_MAX ? [] : words;
}

/**
 * The towns that the words name, most students first: one list for each name they may stand for, none of them empty.
 * A nickname stands for several ("nyc"), of which the first is the one most likely meant.
 */
export function townsNamed(snapshot: Snapshot, words: readonly string[]): Town[][] {
  const towns = townsOf(snapshot);
  for (const { key, state, country } of readingsOf(words)) {
    const keys = [key, ...(Object.hasOwn(CITY_NICKNAMES, key) ? (CITY_NICKNAMES[key] ?? []) : [])];
    const found = keys
      .map((name) =>
        towns.filter(
          (town) =>
            town.placeKey === name && (!state || town.state === state) && (!country || town.country === country),
        ),
      )
      .filter((named) => named.length > 0);
    if (found.length > 0) return found;
  }
  return [];
}

const placeOf = ({ name, latitude, longitude }: Town): FoundPlace => ({ name, latitude, longitude });

/** Towns that go on from what was typed or differ from it by a slip or two, most likely first. */
export function likelyTowns(snapshot: Snapshot, words: readonly string[]): Town[] {
  const typed = placeKey(words.join(' '));
  if (typed.length < 3) return [];
  const state = STATES.get(words.at(-1) ?? '');
  const alone = state ? placeKey(words.slice(0, -1).join(' ')) : '';
  const most = typed.length < 5 ? 1 : SLIPS_MAX;
  return townsOf(snapshot)
    .map((town) => ({
      town,
      slips: Math.min(
        town.placeKey.startsWith(typed) ? 0 : slipsBetween(typed, town.placeKey, most),
        alone !== '' && town.state === state ? slipsBetween(alone, town.placeKey, most) : most + 1,
      ),
    }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips)
    .map(({ town }) => town);
}

/** Coordinates with the name of the nearest town, where there is one near. */
export function nameOfPosition(snapshot: Snapshot, position: Position): FoundPlace {
  let nearest: Town | undefined;
  let least = NAMING_MILES;
  for (const town of townsOf(snapshot)) {
    const miles = milesBetween(position, town);
    if (miles <= least) [nearest, least] = [town, miles];
  }
  return { name: nearest?.name ?? null, ...position };
}
