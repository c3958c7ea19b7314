/** The universities a visitor looked at last, kept in the browser, the latest first. */
import { atom } from 'jotai';
import { readStored, writeStored } from '#frontend/lib/storage/storage.ts';
import { storedUniversitiesAtom, toCard } from '#frontend/lib/storage/stored-universities.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { RECENTLY_VIEWED_MAX } from '#schema/domain/site/limits.ts';

/** Key in the browser's storage. */
export const RECENTLY_VIEWED = 'recently-viewed';
export const recentlyViewedAtom = storedUniversitiesAtom(RECENTLY_VIEWED);

/** Moves a university to the front, each once, the oldest falling out; one that is already first changes nothing. */
export function withViewed(viewed: UniversityCard[], university: UniversityCard): UniversityCard[] {
  if (viewed[0]?.id === university.id) return viewed;
  const others = viewed.filter(({ id }) => id !== university.id);
  return [toCard(university), ...others].slice(0, RECENTLY_VIEWED_MAX);
}

export const recordViewAtom = atom(null, (get, set, university: UniversityCard) => {
  const before = get(recentlyViewedAtom);
  const after = withViewed(before, university);
  if (after === before) return;
  set(recentlyViewedAtom, after);
  noteTime(university.id, after);
});

const TIMES = 'viewed-at';

/** When each of the list was looked at, in milliseconds, by id: an account puts views of several devices in order. */
export function viewTimes(): Record<string, number> {
  return readStored(TIMES, (value) => (typeof value === 'object' ? (value as Record<string, number>) : null), {});
}

function noteTime(id: number, viewed: readonly UniversityCard[]): void {
  const times: Record<string, number> = { ...viewTimes(), [id]: Date.now() };
  writeStored(TIMES, Object.fromEntries(viewed.flatMap((one) => (times[one.id] ? [[one.id, times[one.id]]] : []))));
}
