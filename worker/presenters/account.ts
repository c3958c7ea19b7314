/** The account's own things as they are sent: saved searches, settings, notifications, and all of it as a file. */
import type { AccountExport } from '#schema/api/account.ts';
import type { SavedBoard } from '#schema/api/boards.ts';
import type { Notification, NotificationsResponse } from '#schema/api/notifications.ts';
import type { PreferencesResponse } from '#schema/api/preferences.ts';
import type { SavedSearch } from '#schema/api/saved-searches.ts';
import type { AccountSettings } from '#schema/domain/account/account.ts';
import { CHANGE_KINDS } from '#schema/domain/record/changes.ts';
import { ACCOUNT_FORMAT } from '#schema/domain/site/limits.ts';
import { ROUTE_PATHS } from '#schema/domain/site/route-paths.ts';
import type { Everything } from '#worker/queries/account-export.ts';
import type { BoardRow } from '#worker/queries/boards.ts';
import type { NotificationRow } from '#worker/queries/notifications.ts';
import { unpackIds } from '#worker/services/packed-ids.ts';
import type { Page } from '#worker/services/pagination.ts';
import type { CountedSearch } from '#worker/services/saved-searches.ts';
import { presentStoredPlan } from './plan.ts';
import { schoolName } from './school-name.ts';
import { presentTime } from './user.ts';

export function presentSearch(search: CountedSearch): SavedSearch {
  return {
    id: search.id,
    name: search.name,
    query: search.query,
    createdAt: presentTime(search.createdAt),
    seenAt: presentTime(search.seenAt),
    total: search.total,
    newCount: search.newCount,
    changedCount: search.changedCount,
  };
}

export function presentPreferences({
  preferences,
  notifications,
  privacy,
  situation,
}: AccountSettings): PreferencesResponse {
  return { preferences, notifications, privacy, situation };
}

function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    universityId: row.universityId,
    slug: row.slug,
    name: schoolName(row.universityId, row.name),
    kind: row.kind,
    before: row.before,
    after: row.after,
    currency: CHANGE_KINDS[row.kind] === 'price' ? row.currency : null,
    createdAt: presentTime(row.createdAt),
    read: row.readAt !== null,
  };
}

export function presentNotifications({
  rows,
  next,
  unread,
}: Page<NotificationRow> & { unread: number }): NotificationsResponse {
  return { notifications: rows.map(presentNotification), unread, next };
}

export function presentBoard({ id, name, state, changedAt }: BoardRow): SavedBoard {
  return { id, name, state, changedAt: presentTime(changedAt) };
}

/**
 * The file as text, piece by piece: of what may be long, a page at a time. `origin` makes the pages' addresses whole. A
 * failure while it is read is thrown from where it is.
 */
export async function* presentEverything(
  all: Everything,
  { exportedAt, origin }: { exportedAt: number; origin: string },
): AsyncGenerator<string> {
  const named = ({ universityId, name, slug }: { universityId: number; name: string | null; slug: string | null }) => ({
    universityId,
    name,
    page: slug && origin + ROUTE_PATHS.university.path.replace(':slug', slug),
  });
  const { id, username, createdAt, settings, lastUsed } = all.account;
  const beginning: Pick<AccountExport, 'format' | 'version' | 'exportedAt' | 'account' | 'settings'> = {
    ...ACCOUNT_FORMAT,
    exportedAt: presentTime(exportedAt),
    account: { id, username, createdAt: presentTime(createdAt), lastSignInMonth: lastUsed },
    settings: { ...presentPreferences(settings), dashboard: settings.dashboard },
  };
  yield `${JSON.stringify(beginning).slice(0, -1)},"bookmarks":[`;
  yield* listText(all.bookmarkPages(), (row): AccountExport['bookmarks'][number] => ({
    ...named(row),
    note: row.note,
    addedAt: presentTime(row.addedAt),
  }));
  yield '],"lists":[';
  for (const [at, list] of all.lists.entries()) {
    const head: Omit<AccountExport['lists'][number], 'members'> = {
      id: list.id,
      name: list.name,
      createdAt: presentTime(list.createdAt),
    };
    yield `${at === 0 ? '' : ','}${JSON.stringify(head).slice(0, -1)},"members":[`;
    yield* listText(all.memberPages(list.id), ({ universityId, addedAt }) => ({
      universityId,
      addedAt: presentTime(addedAt),
    }));
    yield ']}';
  }
  const rest: Pick<AccountExport, 'history' | 'savedSearches' | 'boards' | 'hidden' | 'links' | 'passkeys' | 'plan'> = {
    history: all.history.map((row) => ({ ...named(row), viewedAt: presentTime(row.viewedAt) })),
    savedSearches: all.savedSearches.map((search) => ({
      id: search.id,
      name: search.name,
      query: search.query,
      createdAt: presentTime(search.createdAt),
      seenAt: presentTime(search.seenAt),
      seenUniversityIds: unpackIds(search.seenIds),
    })),
    boards: all.boards.map(presentBoard),
    hidden: all.hidden.map((row) => ({ ...named(row), hiddenAt: presentTime(row.hiddenAt) })),
    ...presentStoredPlan(all.plan),
    links: all.links.map(({ createdAt, ...link }) => ({ ...link, createdAt: presentTime(createdAt) })),
    passkeys: all.passkeys.map(({ name, createdAt, usedAt }) => ({
      name,
      createdAt: presentTime(createdAt),
      usedAt: usedAt === null ? null : presentTime(usedAt),
    })),
  };
  yield `],${JSON.stringify(rest).slice(1, -1)},"notifications":[`;
  yield* listText(all.notificationPages(), presentNotification);
  yield ']}';
}

/** The entries of a JSON list, a page at a time. */
async function* listText<Row>(
  pages: AsyncIterable<readonly Row[]>,
  present: (row: Row) => unknown,
): AsyncGenerator<string> {
  let begun = false;
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield (begun ? ',' : '') + rows.map((row) => JSON.stringify(present(row))).join(',');
    begun = true;
  }
}
