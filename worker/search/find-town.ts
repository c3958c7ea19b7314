/** Finds towns and postal codes by what people type, for a search around a place. */

import { milesBetween, type Position } from '#schema/domain/places/distance.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { placeKey } from '#schema/search/words.ts';
import { stateCalled } from './places/known-places.ts';
import { townsNamed, wordsOfPlace } from './places/read-places.ts';
import { type Town, townsOf } from './places/towns.ts';
import { findPostalCode } from './postal-codes.ts';
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

const OTHERS_MAX = 5;
const SLIPS_MAX = 2;
/** Miles from coordinates within which a town may lend them its name. */
const NAMING_MILES = 25;

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
  const words = wordsOfPlace(text);
  const [first, ...others] = townsNamed(snapshot, words)[0] ?? [];
  if (first) return { place: placeOf(first), otherPlaces: others.slice(0, OTHERS_MAX).map((town) => town.name) };
  return {
    place: null,
    otherPlaces: likelyTowns(snapshot, words)
      .slice(0, OTHERS_MAX)
      .map((town) => town.name),
  };
}

const placeOf = ({ name, latitude, longitude }: Town): FoundPlace => ({ name, latitude, longitude });

/** Towns that go on from what was typed or differ from it by a slip or two, most likely first. */
export function likelyTowns(snapshot: Snapshot, words: readonly string[]): Town[] {
  const typed = placeKey(words.join(' '));
  if (typed.length < 3) return [];
  const state = stateCalled(words.at(-1) ?? '');
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
