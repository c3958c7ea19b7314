/** The visitor's bookmarks, kept in the browser. */
import { atom } from 'jotai';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { BOOKMARKS } from '#frontend/lib/storage/outbox.ts';
import { readStored, writeStored } from '#frontend/lib/storage/storage.ts';
import { storedUniversitiesAtom, toCard } from '#frontend/lib/storage/stored-universities.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { bookmarkWords } from '#words/saved/bookmarks.ts';

export const bookmarksAtom = storedUniversitiesAtom(BOOKMARKS);

/** Adds a university at the end; one that is already there changes nothing. */
export function withBookmark(bookmarks: UniversityCard[], university: UniversityCard): UniversityCard[] {
  return bookmarks.some(({ id }) => id === university.id) ? bookmarks : [...bookmarks, toCard(university)];
}

export function withoutBookmark(bookmarks: UniversityCard[], id: number): UniversityCard[] {
  return bookmarks.filter((bookmark) => bookmark.id !== id);
}

export const bookmarkedIdsAtom = atom((get): ReadonlySet<number> => new Set(get(bookmarksAtom).map(({ id }) => id)));

/** Before what is kept has been looked at. */
export const NO_IDS: ReadonlySet<number> = new Set();

/** Bookmarks a university, or removes it when it is bookmarked. The first one ever comes with the hint. */
export const toggleBookmarkAtom = atom(null, (get, set, university: UniversityCard) => {
  const bookmarks = get(bookmarksAtom);
  const bookmarked = get(bookmarkedIdsAtom).has(university.id);
  set(bookmarksAtom, bookmarked ? withoutBookmark(bookmarks, university.id) : withBookmark(bookmarks, university));
  if (!bookmarked) hintAtAccountOnce();
});

const HINTED = 'account-hint';

/** Says, once on this device, that bookmarks are kept here only. */
function hintAtAccountOnce(): void {
  if (readStored(HINTED, (value) => value === true || null, false)) return;
  writeStored(HINTED, true);
  showToast({ ...bookmarkWords.accountHint, link: { to: paths.bookmarks(), label: bookmarkWords.see } });
}
