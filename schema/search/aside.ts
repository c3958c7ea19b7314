/**
 * Names in the snapshot that lead to a notice beside the list and to no university in it: schools that have closed or
 * merged, and schools that are not in the catalogue. Few, and asked for by their whole name, so that they are held as
 * they are sent.
 */

import { englishStateName } from '../domain/places/english-places.ts';
import type { AliasRecord, OutsideRecord, UniversityRecord } from '../domain/record/dataset.ts';
import { slugOf } from '../domain/record/slug.ts';
import { isGone, type UniversityStatus } from '../domain/record/university-figures.ts';
import { placeKey } from './words.ts';

interface Named {
  /** What each of its names comes to (asideKey). */
  keys: string[];
  name: string;
}

export interface GoneName extends Named {
  id: number;
  slug: string;
  /** Its town and state: another school of its name may teach elsewhere. */
  place: string;
  status: UniversityStatus;
}

/** What is held of a school that is not in the catalogue. */
export type OutsideName = Pick<OutsideRecord, 'name' | 'aliases' | 'why' | 'belongsToId' | 'website'>;

export interface Outside extends Named {
  why: string;
  belongsTo: { id: number; slug: string; name: string } | null;
  website: string | null;
}

export interface Aside {
  gone: GoneName[];
  outside: Outside[];
}

/** What two spellings of one name have in common: its meaningful words. */
export const asideKey = (name: string): string => placeKey(name);

/** Keys of a school's name and of its other names; another name that is only a place ("Boston") leads to the place. */
function keysOf(name: string, others: readonly string[], places: ReadonlySet<string>): string[] {
  const keys = [asideKey(name), ...others.map(asideKey).filter((key) => !places.has(key))];
  return [...new Set(keys)].filter((key) => key !== '');
}

/** The names of a catalogue that stand aside: closed and merged institutions by id, the others by name. */
export function asideOf({
  universities,
  aliases,
  outside,
}: {
  universities: readonly UniversityRecord[];
  aliases: readonly AliasRecord[];
  outside: readonly OutsideName[];
}): Aside {
  const places = new Set(
    universities.flatMap(({ city, country, state }) => [
      asideKey(city ?? ''),
      asideKey(englishStateName(country, state)),
    ]),
  );
  const gone = universities.filter(({ status }) => isGone(status)).sort((a, b) => a.id - b.id);
  const aliasesOf = Map.groupBy(aliases, ({ id }) => id);
  const byId = new Map(universities.map((university) => [university.id, university]));
  const link = (id: number | null) => {
    const university = id === null ? undefined : byId.get(id);
    return university
      ? { id: university.id, slug: slugOf(university.name, university.id), name: university.name }
      : null;
  };
  return {
    gone: gone.map(({ id, name, city, country, state, status }) => ({
      keys: keysOf(name, (aliasesOf.get(id) ?? []).map((alias) => alias.name).sort(), places),
      id,
      slug: slugOf(name, id),
      name,
      place: [city, englishStateName(country, state)].filter((part) => part !== null).join(', '),
      status,
    })),
    outside: outside
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, aliases: called, why, belongsToId, website }) => ({
        keys: keysOf(name, called, places),
        name,
        why,
        belongsTo: link(belongsToId),
        website,
      })),
  };
}
