/**
 * Which answers may be written to KV. Questions with free text or free numbers are endless, KV takes one write a
 * second for a key, and every write costs money; so an isolate keeps a small account of fixed size:
 * - an open question (see `isOpenEnded`) is written only when it comes a second time within the window;
 * - a key is written at most once in `KEY_INTERVAL`;
 * - all keys together at most `BUDGET` times a minute.
 */

/** Keys remembered; the one longest unseen makes room. */
export const REMEMBERED = 1_024;
/** A second sighting counts within this many milliseconds of the first. */
export const WINDOW = 10 * 60_000;
/** Milliseconds between two writes of one key. KV may go on saying "nothing there" for a minute after a write. */
export const KEY_INTERVAL = 60_000;
/** Writes a minute and isolate. */
export const BUDGET = 60;

interface Sighting {
  seenAt: number;
  writtenAt: number;
}

export interface Admission {
  /** In order of last sighting, oldest first. */
  sightings: Map<string, Sighting>;
  minuteBegan: number;
  writtenThisMinute: number;
}

export function emptyAdmission(): Admission {
  return { sightings: new Map(), minuteBegan: Number.NEGATIVE_INFINITY, writtenThisMinute: 0 };
}

/** Whether the answer under `key` may be written now; counts it as written when so. Times in milliseconds. */
export function admit(admission: Admission, key: string, openEnded: boolean, now: number): boolean {
  const { sightings } = admission;
  const before = sightings.get(key);
  const sighting: Sighting = { seenAt: now, writtenAt: before?.writtenAt ?? Number.NEGATIVE_INFINITY };
  sightings.delete(key);
  sightings.set(key, sighting);
  for (const oldest of sightings.keys()) {
    if (sightings.size <= REMEMBERED) break;
    sightings.delete(oldest);
  }

  if (openEnded && (!before || now - before.seenAt > WINDOW)) return false;
  if (now - sighting.writtenAt < KEY_INTERVAL) return false;
  if (now - admission.minuteBegan >= 60_000) {
    admission.minuteBegan = now;
    admission.writtenThisMinute = 0;
  }
  if (admission.writtenThisMinute >= BUDGET) return false;
  admission.writtenThisMinute++;
  sighting.writtenAt = now;
  return true;
}
