/** Words of the frame that every page comes to life with. */

export const SITE_NAME = 'CampusAtlas';
/** The suffix of every title. */
const SITE_TITLE = 'Recherche d’universités aux États-Unis et au Canada';

/** The whole title of a page. */
export const pageTitle = (title: string) => `${title} | ${SITE_TITLE}`;

export const shellWords = {
  /** The way to the other language, in the words of those who read that one. */
  language: {
    switch: 'English',
    label: 'Read this page in English',
  },
  /** At the head of every page, for whoever has no scripts. */
  withoutScripts:
    'JavaScript est désactivé dans votre navigateur. Vous pouvez chercher, filtrer et tout lire, mais il faut JavaScript pour les favoris, la comparaison, les comptes et les outils.',
  skip: 'Aller au contenu',
  home: 'CampusAtlas, accueil',
  mainNavigation: 'Navigation principale',
  nav: {
    search: 'Recherche',
    popular: 'Universités populaires',
    compare: 'Comparer',
    resources: 'Ressources',
    about: 'À propos',
  },
  /** Of the menu that follows the main links. */
  more: 'Autres pages',
  moreShort: 'Autres',
  login: 'Connexion',
  register: 'S’inscrire',
  outsideProvider: 'useAuth must be used within an AuthProvider',
  loading: 'Chargement…',
  menu: 'Menu',
  situation: 'Voir mon prix',
  toDark: 'Passer aux couleurs sombres',
  toLight: 'Passer aux couleurs claires',
  close: 'Fermer',
  /** What the site says of itself while it cannot be reached. */
  unreachable: 'Nous n’avons pas pu joindre CampusAtlas. Réessayez.',
  updated: {
    title: 'CampusAtlas a été mis à jour',
    body: 'Cette page date d’avant la mise à jour. Rechargez-la pour continuer. Ce que vous avez enregistré est en sûreté.',
    sentence: 'CampusAtlas a été mis à jour. Rechargez cette page pour continuer.',
  },
  failed: {
    title: 'Cette page n’a pas pu s’afficher',
    body: 'Le reste du site fonctionne toujours. Réessayer suffit souvent, surtout après une mise à jour.',
    reload: 'Recharger la page',
    home: 'Aller à la page d’accueil',
  },
} as const;
