/** Words of the frame that every page comes to life with. */

export const SITE_NAME = 'CampusAtlas';
/** The suffix of every title. */
const SITE_TITLE = 'US & Canada University Search';

/** The whole title of a page. */
export const pageTitle = (title: string) => `${title} | ${SITE_TITLE}`;

export const shellWords = {
  /** The way to the other language, in the words of those who read that one. */
  language: {
    switch: 'Français',
    label: 'Lire cette page en français',
  },
  /** At the head of every page, for whoever has no scripts. */
  withoutScripts:
    'JavaScript is turned off in your browser. You can search, filter and read everything, but bookmarks, comparing, accounts and the tools need it.',
  skip: 'Skip to content',
  home: 'CampusAtlas, home',
  mainNavigation: 'Main',
  nav: {
    search: 'Search Universities',
    popular: 'Popular Universities',
    compare: 'Compare',
    resources: 'Resources',
    about: 'About',
  },
  /** Of the menu that follows the main links. */
  more: 'More pages',
  moreShort: 'More',
  login: 'Login',
  register: 'Register',
  outsideProvider: 'useAuth must be used within an AuthProvider',
  loading: 'Loading…',
  menu: 'Menu',
  situation: 'Get my price',
  toDark: 'Switch to dark colors',
  toLight: 'Switch to light colors',
  close: 'Close',
  /** What the site says of itself while it cannot be reached. */
  unreachable: 'We couldn’t reach CampusAtlas. Try again.',
  updated: {
    title: 'CampusAtlas has been updated',
    body: 'We just updated CampusAtlas. Reload the page to continue. Your saved schools are safe.',
    sentence: 'CampusAtlas has been updated. Reload the page to continue.',
  },
  failed: {
    title: 'We couldn’t show this page',
    body: 'The rest of the site still works. Trying again usually helps, especially after an update.',
    reload: 'Reload the page',
    home: 'Go to the home page',
  },
} as const;
