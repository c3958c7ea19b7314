/** The universities a visitor looked at last, kept in the browser, the latest first. */
import { atom } from 'jotai';
import { storedUniversitiesAtom, toCard } from '#frontend/lib/stored-universities.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { RECENTLY_VIEWED_MAX } from '#schema/domain/limits.ts';

export const recentlyViewedAtom = storedUniversitiesAtom('recently-viewed');

/** Moves a university to the front, each once, the oldest falling out; one that is already first changes nothing. */
export function withViewed(viewed: UniversityCard[], university: UniversityCard): UniversityCard[] {
  if (viewed[0]?.id === university.id) return viewed;
  const others = viewed.filter(({ id }) => id !== university.id);
  return [toCard(university), ...others].slice(0, RECENTLY_VIEWED_MAX);
}

export const recordViewAtom = atom(null, (get, set, university: UniversityCard) => {
  set(recentlyViewedAtom, withViewed(get(recentlyViewedAtom), university));
});
