/**
 * Areas of the `metro` parameter: a metropolitan area, a town ("ann-arbor-mi"), a state ("oh") or a part of one
 * ("ma-western"), any of them.
 */
import { STATE_CODES } from '#schema/domain/places/places.ts';
import { statePart } from '#schema/domain/places/state-parts.ts';
import { foldText } from '#schema/search/fold-text.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_CITY, type Snapshot } from '#schema/search/snapshot.ts';
import { positionOf } from '../positions.ts';
import { AREAS, countryOfState } from './known-places.ts';
import { partTest } from './state-parts.ts';
import { type Town, townByKey, townsOf } from './towns.ts';

export function isCanadianArea(key: string): boolean {
  const part = statePart(key);
  return part ? countryOfState(part.state) === 'CA' : AREAS[key]?.country === 'CA';
}

/** "ann arbor MI": what the towns of areas are compared by. */
const townIn = (city: string, state: string) => `${foldText(city)} ${state}`;

const rowTowns = new WeakMap<Snapshot, readonly string[]>();

/** Each row's town. */
function townsOfRows(snapshot: Snapshot): readonly string[] {
  const known = rowTowns.get(snapshot);
  if (known) return known;
  const towns = Array.from({ length: snapshot.size }, (_, row) => {
    const city = snapshot.city[row] as number;
    const state = STATE_CODES[snapshot.state[row] as number] as string;
    return city === NO_CITY ? '' : townIn(unpackText(snapshot.cityTexts, snapshot.cityTextStarts, city), state);
  });
  rowTowns.set(snapshot, towns);
  return towns;
}

const folded = new Map<string, ReadonlySet<string>>();
function townsOfArea(key: string): ReadonlySet<string> {
  const known = folded.get(key);
  if (known) return known;
  const towns = new Set(
    (AREAS[key]?.towns ?? []).map((town) => townIn(town.slice(0, town.lastIndexOf(',')), town.slice(-2))),
  );
  folded.set(key, towns);
  return towns;
}

/** Whether a row is in any of the areas. A key that names none holds nothing. */
export function inAreas(snapshot: Snapshot, keys: readonly string[]): (row: number) => boolean {
  const townOfRow = townsOfRows(snapshot);
  const tests = keys.map((key): ((row: number) => boolean) => {
    if (Object.hasOwn(AREAS, key)) {
      const members = townsOfArea(key);
      return (row) => members.has(townOfRow[row] as string);
    }
    const part = statePart(key);
    if (part) {
      const code = STATE_CODES.indexOf(part.state);
      const isThere = partTest(snapshot, part);
      return (row) => {
        const position = snapshot.state[row] === code ? positionOf(snapshot, row) : null;
        return position !== null && isThere(position);
      };
    }
    const state = STATE_CODES.indexOf(key.toUpperCase());
    if (key.length === 2 && state >= 0) return (row) => snapshot.state[row] === state;
    const town = townByKey(snapshot, key);
    const name = town && townIn(town.city, town.state);
    return (row) => name !== undefined && townOfRow[row] === name;
  });
  return (row) => tests.some((holds) => holds(row));
}

const areaRows = new WeakMap<Snapshot, Map<string, readonly number[]>>();

/** The rows of a metropolitan area or a county. */
export function rowsOfArea(snapshot: Snapshot, key: string): readonly number[] {
  const kept = areaRows.get(snapshot) ?? new Map<string, readonly number[]>();
  areaRows.set(snapshot, kept);
  const known = kept.get(key);
  if (known) return known;
  const isThere = inAreas(snapshot, [key]);
  const rows = Array.from(snapshot.id.keys()).filter(isThere);
  kept.set(key, rows);
  return rows;
}

/** Whether a town is one of a metropolitan area, a county or a part of a state. */
export function isTownOf(snapshot: Snapshot, key: string): (town: Town) => boolean {
  const part = statePart(key);
  if (!part) return ({ city, state }) => townsOfArea(key).has(townIn(city, state));
  const isThere = partTest(snapshot, part);
  return (town) => town.state === part.state && isThere(town);
}

/** The town of an area with the most students: what "near" it is around. */
export const centreOfArea = (snapshot: Snapshot, key: string): Town | undefined =>
  townsOf(snapshot).find(isTownOf(snapshot, key));
