/** Words of the menu of who is signed in. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { UNREAD_COUNTED } from '#schema/domain/site/limits.ts';

/** Unread ones; they are counted no further than UNREAD_COUNTED. */
function notificationCount(unread: number): string {
  const count = formatCount(unread);
  return unread >= UNREAD_COUNTED
    ? `${formatCount(UNREAD_COUNTED)} or more new notifications`
    : plural(unread, { one: `${count} new notification`, other: `${count} new notifications` });
}

export const accountMenuWords = {
  open: (username: string, unread = 0) =>
    unread === 0 ? `Account: ${username}` : `Account: ${username}, ${notificationCount(unread)}`,
  welcome: (username: string) => `Welcome, ${username}`,
  myUniversities: 'My Universities',
  dashboard: 'Dashboard',
  settings: 'Account settings',
  notifications: notificationCount,
  logout: 'Logout',
  loggingOut: 'Logging out...',
} as const;
