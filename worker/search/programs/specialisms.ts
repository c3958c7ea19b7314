/** Graduates a year of the specialisms that have six digits, at bachelor's degrees in the United States. */

import specialisms from '#data/lexicons/specialisms.json' with { type: 'json' };
import type { Snapshot } from '#schema/search/snapshot.ts';
import { readSchools } from '#schema/search/specialism-code.ts';

const TITLES: Record<string, string> = specialisms.titles;
/** What a specialism is called; undefined for what is none. */
export const specialismTitle = (code: string): string | undefined =>
  Object.hasOwn(TITLES, code) ? TITLES[code] : undefined;

const SCHOOLS = specialisms.schools as Record<string, string>;
/** Whether graduates of a specialism are counted apart: not where it is nearly all of its group. */
export const isCountedApart = (code: string): boolean => Object.hasOwn(SCHOOLS, code);
/** Questions come in pages: the last few specialisms are asked again. */
const MOST_HELD = 8;
interface Known {
  rows: Int32Array;
  counts: Map<string, Int32Array>;
}
const known = new WeakMap<Snapshot, Known>();

function knownOf(snapshot: Snapshot): Known {
  const before = known.get(snapshot);
  if (before) return before;
  const rowOf = new Map(Array.from(snapshot.id, (id, row) => [id, row]));
  const made = { rows: Int32Array.from(specialisms.ids, (id) => rowOf.get(id) ?? -1), counts: new Map() };
  known.set(snapshot, made);
  return made;
}

/** By row, summed over the codes; a code that is no specialism counts nobody. Not to be written to. */
export function graduatesOfSpecialisms(snapshot: Snapshot, codes: readonly string[]): Int32Array {
  const { rows, counts } = knownOf(snapshot);
  const key = codes.join();
  const before = counts.get(key);
  if (before) return before;
  const graduates = new Int32Array(snapshot.size);
  for (const code of codes) {
    for (const [at, count] of readSchools(SCHOOLS[code] ?? '')) {
      const row = rows[at] as number;
      if (row >= 0) graduates[row] = (graduates[row] as number) + count;
    }
  }
  counts.set(key, graduates);
  const [oldest] = counts.keys();
  if (counts.size > MOST_HELD && oldest !== undefined) counts.delete(oldest);
  return graduates;
}
