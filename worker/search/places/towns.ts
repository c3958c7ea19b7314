/** The towns of a catalogue, by their keys and by what people call them: the one index of them. */

import { TOWN_NAMES } from '#schema/domain/names/fr/places.ts';
import type { Position } from '#schema/domain/places/distance.ts';
import { STATE_CODES, stateName } from '#schema/domain/places/places.ts';
import { COUNTRIES, type Country } from '#schema/domain/record/enums.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_CITY, NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { placeKey } from '#schema/search/words.ts';
import { isListed } from '../listed-rows.ts';
import { positionOf } from '../positions.ts';
import { textIndexOf } from '../text-index.ts';
import { TOWNS_CALLED } from './place-words.ts';

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
  /** Those of other kinds too. */
  all: number[];
}

interface TownIndex {
  /** Most students first. */
  towns: Town[];
  byKey: ReadonlyMap<string, Town>;
  /** By the key of their name (schema/search/words.ts), which towns of several states have. */
  byName: ReadonlyMap<string, Town[]>;
}

const indexes = new WeakMap<Snapshot, TownIndex>();

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;

function indexOf(snapshot: Snapshot): TownIndex {
  const known = indexes.get(snapshot);
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
          all: here,
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
  const index = {
    towns,
    byKey: new Map(towns.map((town) => [town.key, town])),
    byName: Map.groupBy(towns, (town) => town.placeKey),
  };
  indexes.set(snapshot, index);
  return index;
}

/** Every town of the catalogue, where its universities are on average; most students first. */
export const townsOf = (snapshot: Snapshot): Town[] => indexOf(snapshot).towns;

/** The town of a key; undefined when there is none. */
export const townByKey = (snapshot: Snapshot, key: string): Town | undefined => indexOf(snapshot).byKey.get(key);

/** What else a town is called: « Québec » is Quebec City, and the other way round where the data have it in French. */
const OTHER_NAMES = new Map([
  ...Object.entries(TOWNS_CALLED).flatMap(([english, called]) =>
    called.map((name): [string, string] => [placeKey(name), placeKey(english)]),
  ),
  ...Object.entries(TOWN_NAMES).flatMap(([english, french]): [string, string][] => [
    [placeKey(french), placeKey(english)],
    [placeKey(english), placeKey(french)],
  ]),
]);
export const otherTownName = (key: string): string | undefined => OTHER_NAMES.get(key);

/** The keys of a name: its own, and that of the town's other name. */
export function townKeys(key: string): string[] {
  const other = OTHER_NAMES.get(key);
  return other === undefined ? [key] : [key, other];
}

/** The towns that the key of a name means, most students first; by another name of theirs where none has this one. */
export function townsCalled(snapshot: Snapshot, key: string): readonly Town[] {
  const { byName } = indexOf(snapshot);
  return byName.get(key) ?? byName.get(OTHER_NAMES.get(key) ?? '') ?? [];
}

/** The town of a name as the catalogue has it, in a state. */
export const townIn = (snapshot: Snapshot, { city, state }: { city: string; state: string }): Town | undefined =>
  townsCalled(snapshot, placeKey(city)).find((town) => town.state === state);
