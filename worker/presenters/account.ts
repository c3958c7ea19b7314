/** The account's own things as they are sent: saved searches, settings, notifications, and all of it as a file. */
import type { AccountExport } from '#schema/api/account.ts';
import type { Notification, NotificationsResponse } from '#schema/api/notifications.ts';
import type { PreferencesResponse } from '#schema/api/preferences.ts';
import type { SavedSearch } from '#schema/api/saved-searches.ts';
import type { AccountSettings } from '#schema/domain/account.ts';
import { CHANGE_KINDS } from '#schema/domain/changes.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import type { Everything } from '../queries/account-export.ts';
import type { NotificationRow } from '../queries/notifications.ts';
import type { Page } from '../services/pages.ts';
import type { CountedSearch } from '../services/saved-searches.ts';
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

export function presentPreferences({ preferences, notifications, privacy }: AccountSettings): PreferencesResponse {
  return { preferences, notifications, privacy };
}

function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    universityId: row.universityId,
    slug: row.slug,
    name: row.name,
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

/** The file. `origin` makes the pages' addresses whole. */
export function presentEverything(
  all: Everything,
  settings: AccountSettings,
  { exportedAt, origin }: { exportedAt: number; origin: string },
): AccountExport {
  const named = ({ universityId, name, slug }: { universityId: number; name: string | null; slug: string | null }) => ({
    universityId,
    name,
    page: slug && origin + SITE_ROUTES.university.path.replace(':slug', slug),
  });
  const { id, username, createdAt } = all.account;
  return {
    exportedAt: presentTime(exportedAt),
    account: { id, username, createdAt: presentTime(createdAt) },
    settings: { ...presentPreferences(settings), dashboard: settings.dashboard },
    bookmarks: all.bookmarks.map((row) => ({ ...named(row), note: row.note, addedAt: presentTime(row.addedAt) })),
    lists: all.lists.map((list) => ({
      id: list.id,
      name: list.name,
      createdAt: presentTime(list.createdAt),
      members: all.members
        .filter(({ listId }) => listId === list.id)
        .map(({ universityId, addedAt }) => ({ universityId, addedAt: presentTime(addedAt) })),
    })),
    history: all.history.map((row) => ({ ...named(row), viewedAt: presentTime(row.viewedAt) })),
    savedSearches: all.savedSearches.map((search) => ({
      id: search.id,
      name: search.name,
      query: search.query,
      createdAt: presentTime(search.createdAt),
      seenAt: presentTime(search.seenAt),
    })),
    hidden: all.hidden.map((row) => ({ ...named(row), hiddenAt: presentTime(row.hiddenAt) })),
    notifications: all.notifications.map(presentNotification),
  };
}
