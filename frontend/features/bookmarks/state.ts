/** The visitor's bookmarks, kept in the browser. */
import { atom } from 'jotai';
import { storedUniversitiesAtom, toCard } from '#frontend/lib/stored-universities.ts';
import type { UniversityCard } from '#schema/api/university.ts';

export const bookmarksAtom = storedUniversitiesAtom('bookmarked-universities');

/** Adds a university at the end; one that is already there changes nothing. */
export function withBookmark(bookmarks: UniversityCard[], university: UniversityCard): UniversityCard[] {
  return bookmarks.some(({ id }) => id === university.id) ? bookmarks : [...bookmarks, toCard(university)];
}

export function withoutBookmark(bookmarks: UniversityCard[], id: number): UniversityCard[] {
  return bookmarks.filter((bookmark) => bookmark.id !== id);
}

export const bookmarkedIdsAtom = atom((get) => new Set(get(bookmarksAtom).map(({ id }) => id)));

/** Bookmarks a university, or removes it when it is bookmarked. */
export const toggleBookmarkAtom = atom(null, (get, set, university: UniversityCard) => {
  const bookmarks = get(bookmarksAtom);
  const kept = get(bookmarkedIdsAtom).has(university.id);
  set(bookmarksAtom, kept ? withoutBookmark(bookmarks, university.id) : withBookmark(bookmarks, university));
});
