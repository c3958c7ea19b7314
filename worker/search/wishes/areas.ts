/** Areas of the `metro` parameter: a metropolitan area, a town ("ann-arbor-mi") or a state ("oh"), any of them. */
import counties from '#data/lexicons/counties.json' with { type: 'json' };
import metros from '#data/lexicons/metros.json' with { type: 'json' };
import { STATE_CODES } from '#schema/domain/places.ts';
import { foldText } from '#schema/search/fold-text.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_CITY, type Snapshot } from '#schema/search/snapshot.ts';
import { type Town, townsOf } from '../find-town.ts';

type Metro = { label: string; country: string; towns: string[] };
const METROS: Record<string, Metro> = { ...counties, ...metros };

export const metroLabel = (key: string): string | undefined => METROS[key]?.label;

export const isCanadianMetro = (key: string): boolean => METROS[key]?.country === 'CA';

interface Index {
  /** Town key ("city, st" folded) to the town. */
  towns: Map<string, Town>;
  /** Row to "city, ST" as metros.json has it. */
  townOfRow: string[];
}
const indexes = new WeakMap<Snapshot, Index>();

function indexOf(snapshot: Snapshot): Index {
  const known = indexes.get(snapshot);
  if (known) return known;
  const townOfRow = Array.from({ length: snapshot.size }, (_, row) => {
    const city = snapshot.city[row] as number;
    const state = STATE_CODES[snapshot.state[row] as number] as string;
    return city === NO_CITY
      ? ''
      : `${foldText(unpackText(snapshot.cityTexts, snapshot.cityTextStarts, city))} ${state}`;
  });
  const index = { towns: new Map(townsOf(snapshot).map((town) => [town.key, town])), townOfRow };
  indexes.set(snapshot, index);
  return index;
}

const folded = new Map<string, ReadonlySet<string>>();
function townsOfMetro(key: string): ReadonlySet<string> {
  const known = folded.get(key);
  if (known) return known;
  const towns = new Set(
    (METROS[key]?.towns ?? []).map((town) => `${foldText(town.slice(0, town.lastIndexOf(',')))} ${town.slice(-2)}`),
  );
  folded.set(key, towns);
  return towns;
}

/** Whether a row is in any of the areas. A key that names none holds nothing. */
export function inAreas(snapshot: Snapshot, keys: readonly string[]): (row: number) => boolean {
  const { towns, townOfRow } = indexOf(snapshot);
  const tests = keys.map((key): ((row: number) => boolean) => {
    if (Object.hasOwn(METROS, key)) {
      const members = townsOfMetro(key);
      return (row) => members.has(townOfRow[row] as string);
    }
    const state = STATE_CODES.indexOf(key.toUpperCase());
    if (key.length === 2 && state >= 0) return (row) => snapshot.state[row] === state;
    const town = towns.get(key);
    const name = town && `${foldText(town.city)} ${town.state}`;
    return (row) => name !== undefined && townOfRow[row] === name;
  });
  return (row) => tests.some((holds) => holds(row));
}

/** The town of a metropolitan area with the most students: what "near" it is around. */
export function centreOfMetro(snapshot: Snapshot, key: string): Town | undefined {
  const members = townsOfMetro(key);
  return townsOf(snapshot).find(({ city, state }) => members.has(`${foldText(city)} ${state}`));
}

/** The key of a town. */
export function townKey(snapshot: Snapshot, { city, state }: { city: string; state: string }): string | undefined {
  return townsOf(snapshot).find((town) => town.city === city && town.state === state)?.key;
}
