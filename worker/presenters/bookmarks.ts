/** Bookmarks and lists as they are sent. */
import type { Bookmark, BookmarkIdsResponse, BookmarksResponse, ListMember } from '#schema/api/bookmarks.ts';
import type { List, ListResponse } from '#schema/api/lists.ts';
import type { BookmarkRow, ListRow, MemberRow } from '#worker/queries/bookmarks.ts';
import type { Page } from '#worker/services/pagination.ts';
import { type AffordabilityBounds, presentCard } from './university-card.ts';
import { presentTime } from './user.ts';

function presentMember(row: MemberRow, bounds: AffordabilityBounds): ListMember {
  return {
    universityId: row.universityId,
    university: row.university && presentCard(row.university, bounds),
    formerName: row.formerName,
    note: row.note,
    addedAt: presentTime(row.addedAt),
  };
}

function presentBookmark(row: BookmarkRow, bounds: AffordabilityBounds): Bookmark {
  return { ...presentMember(row, bounds), lists: JSON.parse(row.lists) as string[] };
}

export function presentBookmarks(
  { rows, next, total }: Page<BookmarkRow> & { total: number },
  bounds: AffordabilityBounds,
): BookmarksResponse {
  return { bookmarks: rows.map((row) => presentBookmark(row, bounds)), total, next };
}

export function presentBookmarkIds({
  rows,
  next,
  total,
}: Page<{ universityId: number }> & { total: number }): BookmarkIdsResponse {
  return { ids: rows.map(({ universityId }) => universityId), total, next };
}

export function presentList({ id, name, count, createdAt }: ListRow): List {
  return { id, name, count, createdAt: presentTime(createdAt) };
}

export function presentListPage(
  { list, rows, next }: Page<MemberRow> & { list: ListRow },
  bounds: AffordabilityBounds,
): ListResponse {
  return { list: presentList(list), members: rows.map((row) => presentMember(row, bounds)), next };
}
