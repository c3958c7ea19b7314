/**
 * Cache admission: decides which answers may be written to KV. Questions with free text or free numbers are endless, KV
 * takes one write a second for a key, and every write costs money; so an isolate has a small table of fixed size:
 * - an unbounded question is written only when it comes a second time within the window;
 * - a key is written at most once in `KEY_INTERVAL`;
 * - a minute has a budget for each kind, so that a crawler going through all records does not use up what popular
 *   texts need, nor the other way round.
 */

/** Keys remembered; the least recently seen is dropped. */
export const REMEMBERED = 1_024;
/** A second sighting counts within this many milliseconds of the first. */
export const WINDOW = 10 * 60_000;
/** Milliseconds between two writes of one key. KV may go on saying "nothing there" for a minute after a write. */
export const KEY_INTERVAL = 60_000;
/** Writes a minute and isolate. Closed questions are some ten thousand in all, each written again after an hour. */
export const BUDGETS = { closed: 240, open: 60 } as const;

interface Sighting {
  seenAt: number;
  writtenAt: number;
}

export interface Admission {
  /** In order of last sighting, oldest first. */
  sightings: Map<string, Sighting>;
  minuteBegan: number;
  writtenThisMinute: Record<keyof typeof BUDGETS, number>;
}

export function emptyAdmission(): Admission {
  return { sightings: new Map(), minuteBegan: Number.NEGATIVE_INFINITY, writtenThisMinute: { closed: 0, open: 0 } };
}

/** Whether this isolate has met the question within the window. */
export function wasSeen({ sightings }: Admission, key: string, now: number): boolean {
  const before = sightings.get(key);
  return before !== undefined && now - before.seenAt <= WINDOW;
}

/** Whether the answer under `key` may be written now; counts it as written when so. Times in milliseconds. */
export function admit(admission: Admission, key: string, unboundedKey: boolean, now: number): boolean {
  const { sightings } = admission;
  const before = sightings.get(key);
  const sighting: Sighting = { seenAt: now, writtenAt: before?.writtenAt ?? Number.NEGATIVE_INFINITY };
  sightings.delete(key);
  sightings.set(key, sighting);
  for (const oldest of sightings.keys()) {
    if (sightings.size <= REMEMBERED) break;
    sightings.delete(oldest);
  }

  if (unboundedKey && (!before || now - before.seenAt > WINDOW)) return false;
  if (now - sighting.writtenAt < KEY_INTERVAL) return false;
  if (now - admission.minuteBegan >= 60_000) {
    admission.minuteBegan = now;
    admission.writtenThisMinute = { closed: 0, open: 0 };
  }
  const kind = unboundedKey ? 'open' : 'closed';
  if (admission.writtenThisMinute[kind] >= BUDGETS[kind]) return false;
  admission.writtenThisMinute[kind]++;
  sighting.writtenAt = now;
  return true;
}
