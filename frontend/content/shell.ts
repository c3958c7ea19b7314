/** Words of the frame around every page. */
import { UNREAD_COUNTED } from '#schema/domain/limits.ts';

export const SITE_NAME = 'CampusAtlas';
/** The suffix of every title. */
const SITE_TITLE = 'US & Canada University Search';

/** The whole title of a page. */
export const pageTitle = (title: string) => `${title} | ${SITE_TITLE}`;

/** Unread ones; they are counted no further than UNREAD_COUNTED. */
function notificationCount(unread: number): string {
  if (unread === 1) return '1 new notification';
  return `${unread >= UNREAD_COUNTED ? `${UNREAD_COUNTED} or more` : unread} new notifications`;
}

export const shellWords = {
  /** At the head of every page, for whoever has no scripts. */
  withoutScripts:
    'JavaScript is switched off in your browser. You can search, filter and read everything; bookmarks, comparing, accounts and the tools need it.',
  /** In place of what only scripts bring. */
  needsScripts: 'This opens with JavaScript, which is switched off in your browser.',
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
  login: 'Login',
  register: 'Register',
  account: {
    open: (username: string, unread = 0) =>
      unread === 0 ? `Account of ${username}` : `Account of ${username}, ${notificationCount(unread)}`,
    welcome: (username: string) => `Welcome, ${username}`,
    myUniversities: 'My Universities',
    dashboard: 'Dashboard',
    settings: 'Account settings',
    notifications: notificationCount,
    logout: 'Logout',
    loggingOut: 'Logging out...',
    outsideProvider: 'useAuth must be used within an AuthProvider',
  },
  loading: 'Loading...',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  situation: 'My situation',
  toDark: 'Switch to dark colours',
  toLight: 'Switch to light colours',
  close: 'Close',
  toasts: { region: 'Notifications (F8)', close: 'Dismiss' },
  quickMenu: {
    open: 'Quick menu',
    title: 'Go to',
    tiles: { home: 'Home', search: 'Search', compare: 'Compare', bookmarks: 'Bookmarks', recent: 'Recent' },
    bookmarkCount: (count: number) => `${count} bookmarked`,
    links: 'Quick Links',
  },
  footer: {
    label: 'Footer',
    brand:
      'CampusAtlas helps students find the institutions that match their personal, financial and academic needs, in the United States and Canada.',
    columns: {
      resources: 'Resources',
      support: 'Support',
      company: 'Company',
    },
    links: {
      guides: 'Guides and articles',
      compare: 'Compare',
      popular: 'Popular Universities',
      scholarships: 'Scholarships',
      glossary: 'Glossary',
      help: 'Help centre',
      faq: 'FAQ',
      contact: 'Contact',
      accessibility: 'Accessibility',
      about: 'About',
      privacy: 'Privacy Policy',
      terms: 'Terms of Service',
      sitemap: 'Sitemap',
    },
    copyright: (year: number) => `© ${year} CampusAtlas. All rights reserved.`,
    sources: 'Figures come from public sources, named beside each one.',
  },
  notFound: {
    title: '404 Page Not Found',
    body: 'Did you forget to add the page to the router?',
    ways: 'This address leads nowhere, but these do:',
    search: 'Search universities',
    home: 'Go to the front page',
  },
  updated: {
    title: 'CampusAtlas has been updated',
    body: 'This page is from before the update. Reload it to go on; what you keep stays.',
    sentence: 'CampusAtlas has been updated. Reload this page to go on.',
  },
  failed: {
    title: 'This page could not be shown',
    body: 'The rest of the site still works. Trying again usually helps, above all after an update of the site.',
    reload: 'Reload the page',
    home: 'Go to the front page',
  },
} as const;
