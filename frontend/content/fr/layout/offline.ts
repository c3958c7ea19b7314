/** Words for what is shown without a network, and for a new version of the site. */

const time = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'medium', timeStyle: 'short' });

/** When a copy was saved. */
export const copyTime = (at: number): string => time.format(at);

export const offlineWords = {
  offline: 'Vous êtes hors ligne.',
  shownAsOf: (at: number) => `Données affichées : ${copyTime(at)}.`,
  notSaved: 'Cette page n’est pas enregistrée sur cet appareil.',
  ways: 'Pages vues récemment et enregistrées sur cet appareil',
  home: 'Page d’accueil',
  retry: 'Réessayer',
  newVersion: 'Une nouvelle version de CampusAtlas est prête.',
  reload: 'Recharger',
} as const;
