/** Rules of bookmarks with notes, and the lists they are in. */
import type { NoteBody } from '#schema/api/bookmarks.ts';
import type { PageQuery } from '#schema/api/personal.ts';
import { LISTS_MAX, PERSONAL_PAGE_MAX } from '#schema/domain/site/limits.ts';
import { AppError } from '#worker/app-error.ts';
import type { Platform } from '#worker/platform.ts';
import type { SignedIn } from '#worker/queries/as-user.ts';
import {
  addBookmark,
  addList,
  addToList,
  type BookmarkRow,
  type Counts,
  clearBookmarks,
  type ExportedBookmark,
  type ListRow,
  type MemberRow,
  mergeBookmarks,
  readBookmarkIds,
  readBookmarks,
  readBookmarksForExport,
  readList,
  readLists,
  removeBookmark,
  removeFromList,
  removeList,
  renameList,
  setNote,
} from '#worker/queries/bookmarks.ts';
import type { Reader } from '#worker/queries/read.ts';
import { cut, type Page, wanted } from './pagination.ts';

type Needs = Reader & Pick<Platform, 'random'>;

const byAdding = ({ addedAt, universityId }: { addedAt: number; universityId: number }): [number, number] => [
  addedAt,
  universityId,
];

/** A page of bookmarks. */
export async function listBookmarks(
  reader: Reader,
  session: SignedIn,
  version: string,
  query: PageQuery,
): Promise<Page<BookmarkRow> & { total: number }> {
  const { rows, total } = await readBookmarks(reader, session, version, wanted(query));
  return { ...cut(rows, query, byAdding), total };
}

/** A page of the ids of bookmarks. */
export async function listBookmarkIds(reader: Reader, session: SignedIn, after: PageQuery['after']) {
  const query = { after, limit: PERSONAL_PAGE_MAX };
  const { rows, total } = await readBookmarkIds(reader, session, wanted(query));
  return { ...cut(rows, query, byAdding), total };
}

/** Everything that is bookmarked, for a file. */
export function listBookmarksForExport(
  reader: Reader,
  session: SignedIn,
  version: string,
): Promise<readonly ExportedBookmark[]> {
  return readBookmarksForExport(reader, session, version);
}

/** Takes a bookmark away, out of every list too; answers how many there are now. */
export function unbookmark(reader: Reader, session: SignedIn, universityId: number): Promise<number> {
  return removeBookmark(reader, session, universityId);
}

/** Takes all bookmarks away; answers how many there are now. */
export function unbookmarkAll(reader: Reader, session: SignedIn): Promise<number> {
  return clearBookmarks(reader, session);
}

/** Keeps a university, with a note when one is given. Throws Failure `unknown-university`. */
export function bookmark(reader: Reader, session: SignedIn, universityId: number, note: string | undefined) {
  const written = note === undefined ? undefined : noteOf(note);
  return addBookmark(reader, session, { universityId, note: written, addedAt: reader.clock() });
}

/** Writes the note of a kept university. Throws Failure `not-bookmarked`. */
export function annotate(
  reader: Reader,
  session: SignedIn,
  universityId: number,
  { note, before }: NoteBody,
): Promise<void> {
  return setNote(reader, session, universityId, {
    note: noteOf(note),
    ...(before === undefined ? {} : { before: noteOf(before) }),
  });
}

const noteOf = (text: string) => (text === '' ? null : text);

/** Takes over what a browser kept, the newest first. */
export function takeOverBookmarks(reader: Reader, session: SignedIn, universityIds: readonly number[]) {
  return mergeBookmarks(reader, session, universityIds, reader.clock());
}

/** Names are unique without regard to case. */
/** The form in which a list's name is unique. */
export const nameKeyOf = (name: string) => name.normalize('NFKC').toLowerCase();

/** All lists of a user. */
export function listLists(reader: Reader, session: SignedIn): Promise<ListRow[]> {
  return readLists(reader, session);
}

/** Takes a list away; what is in it stays bookmarked. */
export function dropList(reader: Reader, session: SignedIn, id: string): Promise<void> {
  return removeList(reader, session, id);
}

/** Takes a university out of a list; it stays bookmarked. */
export function takeOutOfList(
  reader: Reader,
  session: SignedIn,
  member: { id: string; universityId: number },
): Promise<Counts> {
  return removeFromList(reader, session, member);
}

/** Makes a list. Throws Failure `id-taken`, `list-name-taken` or `limit-reached`. */
export function makeList(deps: Needs, session: SignedIn, { id, name }: { id?: string | undefined; name: string }) {
  const list = { id: id ?? deps.random(), name, nameKey: nameKeyOf(name), createdAt: deps.clock() };
  return addList(deps, session, list, LISTS_MAX);
}

/** Throws Failure `unknown-list` or `list-name-taken`. */
export function rename(reader: Reader, session: SignedIn, id: string, name: string): Promise<ListRow> {
  return renameList(reader, session, { id, name, nameKey: nameKeyOf(name) });
}

/** A list with a page of its universities. Throws Failure `unknown-list`. */
export async function openList(
  reader: Reader,
  session: SignedIn,
  version: string,
  id: string,
  query: PageQuery,
): Promise<Page<MemberRow> & { list: ListRow }> {
  const found = await readList(reader, session, version, id, wanted(query));
  if (!found) throw new AppError('unknown-list');
  return { ...cut(found.rows, query, byAdding), list: found.list };
}

/** Puts a university in a list and keeps it. Throws Failure `unknown-list` or `unknown-university`. */
export function putInList(
  reader: Reader,
  session: SignedIn,
  { id, universityId }: { id: string; universityId: number },
) {
  return addToList(reader, session, { id, universityId, addedAt: reader.clock() });
}
