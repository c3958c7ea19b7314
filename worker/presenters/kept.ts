/** What a user keeps as it is sent: bookmarks, lists, views, hidden universities. */
import type { Bookmark, BookmarkIdsResponse, BookmarksResponse, ListMember } from '#schema/api/bookmarks.ts';
import type { HiddenResponse } from '#schema/api/hidden.ts';
import type { HistoryResponse } from '#schema/api/history.ts';
import type { List, ListResponse } from '#schema/api/lists.ts';
import type { BookmarkRow, KeptRow, ListRow } from '../queries/bookmarks.ts';
import type { HiddenRow } from '../queries/hidden.ts';
import type { ViewRow } from '../queries/history.ts';
import type { Page } from '../services/pages.ts';
import { type AffordabilityBounds, presentCard } from './university-card.ts';
import { presentTime } from './user.ts';

function presentKept(row: KeptRow, bounds: AffordabilityBounds): ListMember {
  return {
    universityId: row.universityId,
    university: row.university && presentCard(row.university, bounds),
    formerName: row.formerName,
    note: row.note,
    addedAt: presentTime(row.addedAt),
  };
}

function presentBookmark(row: BookmarkRow, bounds: AffordabilityBounds): Bookmark {
  return { ...presentKept(row, bounds), lists: JSON.parse(row.lists) as string[] };
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
  { list, rows, next }: Page<KeptRow> & { list: ListRow },
  bounds: AffordabilityBounds,
): ListResponse {
  return { list: presentList(list), members: rows.map((row) => presentKept(row, bounds)), next };
}

export function presentHistory(rows: readonly ViewRow[], bounds: AffordabilityBounds): HistoryResponse {
  return {
    views: rows.map(({ university, viewedAt }) => ({
      university: presentCard(university, bounds),
      viewedAt: presentTime(viewedAt),
    })),
  };
}

export function presentHidden(rows: readonly HiddenRow[]): HiddenResponse {
  return {
    hidden: rows.map(({ universityId, slug, name, city, state, hiddenAt }) => ({
      universityId,
      slug,
      name,
      city,
      state,
      hiddenAt: presentTime(hiddenAt),
    })),
  };
}
