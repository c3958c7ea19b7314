/** Words of the menu of who is signed in. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { UNREAD_COUNTED } from '#schema/domain/site/limits.ts';

/** Unread ones; they are counted no further than UNREAD_COUNTED. */
function notificationCount(unread: number): string {
  const count = formatCount(unread);
  return unread >= UNREAD_COUNTED
    ? `${formatCount(UNREAD_COUNTED)} nouvelles notifications ou plus`
    : plural(unread, { one: `${count} nouvelle notification`, other: `${count} nouvelles notifications` });
}

export const accountMenuWords = {
  open: (username: string, unread = 0) =>
    unread === 0 ? `Compte : ${username}` : `Compte : ${username}, ${notificationCount(unread)}`,
  welcome: (username: string) => `Bonjour, ${username}`,
  myUniversities: 'Mes universités',
  dashboard: 'Tableau de bord',
  settings: 'Paramètres du compte',
  notifications: notificationCount,
  logout: 'Se déconnecter',
  loggingOut: 'Déconnexion…',
} as const;
