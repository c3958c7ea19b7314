/** Words of the menu of who is signed in. */
import { UNREAD_COUNTED } from '#schema/domain/limits.ts';

/** Unread ones; they are counted no further than UNREAD_COUNTED. */
function notificationCount(unread: number): string {
  if (unread === 1) return '1 new notification';
  return `${unread >= UNREAD_COUNTED ? `${UNREAD_COUNTED} or more` : unread} new notifications`;
}

export const accountMenuWords = {
  open: (username: string, unread = 0) =>
    unread === 0 ? `Account of ${username}` : `Account of ${username}, ${notificationCount(unread)}`,
  welcome: (username: string) => `Welcome, ${username}`,
  myUniversities: 'My Universities',
  dashboard: 'Dashboard',
  settings: 'Account settings',
  notifications: notificationCount,
  logout: 'Logout',
  loggingOut: 'Logging out...',
} as const;
