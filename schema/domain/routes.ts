/**
 * The site's addresses and what their heads say: the Worker writes it into the page, the SPA when one navigates. An
 * address that is not here is the not-found page, with status 404; a screen that is added gets its line here.
 */

export const SITE_NAME = 'CampusAtlas';
/** The suffix of every title. */
export const SITE_TITLE = 'US & Canada University Search';

export interface SiteRoute {
  /** Pattern of the path; a parameter as `:name`. */
  path: string;
  title: string;
  description: string;
  /** Kept out of the sitemap: a second address of a page. */
  unlisted?: true;
  /** Kept out of search engines and the sitemap; `signedIn`: only shown to who is signed in. */
  personal?: 'anyone' | 'signedIn';
}

export const SITE_ROUTES = {
  home: {
    path: '/',
    title: SITE_NAME,
    description:
      'Search, compare and keep universities and colleges of the United States and Canada, with the source of every figure.',
  },
  search: {
    path: '/search',
    title: 'Search universities',
    description:
      'Filter and order universities and colleges of the United States and Canada by place, kind, price, size and age.',
  },
  universitySearch: {
    path: '/university-search',
    title: 'Search universities',
    description:
      'Filter and order universities and colleges of the United States and Canada by place, kind, price, size and age.',
    unlisted: true,
  },
  university: {
    path: '/university/:slug',
    title: 'University',
    description: 'Costs, admission, outcomes and fields of study, each figure with its year and source.',
  },
  compare: {
    path: '/compare',
    title: 'Compare universities',
    description:
      'Up to four universities of the United States and Canada side by side: admission, outcomes, prices and student life, with the source of every figure.',
  },
  compareUniversities: {
    path: '/compare-universities',
    title: 'Compare universities',
    description:
      'Up to four universities of the United States and Canada side by side: admission, outcomes, prices and student life, with the source of every figure.',
    unlisted: true,
  },
  majors: {
    path: '/programs',
    title: 'Majors and programs',
    description:
      'What one can study in the United States and Canada: 81 majors in nine fields, each with who teaches it, where, and what graduates earn.',
  },
  major: {
    path: '/programs/:major',
    title: 'Major',
    description: 'What a major is, how many universities teach it, where most finish it, and what graduates earn.',
  },
  popular: {
    path: '/popular',
    title: 'Popular universities',
    description:
      'Six universities at a time: top-rated, liberal arts, research and the lowest tuition, each list with the rule it is made by.',
  },
  resources: {
    path: '/resources',
    title: 'Resources',
    description:
      'Guides, articles and tools for choosing a university in the United States or Canada: costs, aid, deadlines, statistics and studying across the border.',
  },
  resourcesArticle: {
    path: '/resources/:id',
    title: 'Article',
    description: 'A guide or an article on choosing, paying for and getting into a university.',
    unlisted: true,
  },
  article: {
    path: '/articles/:id',
    title: 'Article',
    description: 'A guide or an article on choosing, paying for and getting into a university.',
  },
  scholarships: {
    path: '/scholarships',
    title: 'Scholarships and financial aid',
    description:
      'Where to apply for financial aid in the United States and Canada: the official sites, what each one is and who can use it.',
  },
  about: {
    path: '/about',
    title: 'About CampusAtlas',
    description:
      'What CampusAtlas is for, how it came about, what its figures are counted from, and the rules it keeps.',
  },
  auth: {
    path: '/auth',
    title: 'Login or register',
    description: 'Sign in to CampusAtlas, or create a free account that keeps your universities wherever you sign in.',
    personal: 'anyone',
  },
  account: {
    path: '/account',
    title: 'Account settings',
    description: 'What you look for, what you want to be told, and what your account holds.',
    personal: 'signedIn',
  },
  bookmarks: {
    path: '/bookmarks',
    title: 'Bookmarks',
    description: 'The universities you saved and looked at, as this browser keeps them.',
    personal: 'anyone',
  },
  myUniversities: {
    path: '/my-universities',
    title: 'My Universities',
    description: 'The universities you keep, those you looked at last, and those that may suit you too.',
    personal: 'signedIn',
  },
  dashboard: {
    path: '/dashboard',
    title: 'Dashboard',
    description: 'Your bookmarks, lists, recently viewed universities and recommendations on one page, in your order.',
    personal: 'signedIn',
  },
  faq: {
    path: '/faq',
    title: 'Frequently asked questions',
    description:
      'Short answers about searching, comparing, accounts, privacy, scholarships and financial aid on CampusAtlas.',
  },
  help: {
    path: '/help',
    title: 'Help centre',
    description:
      'How to search, compare and keep universities on CampusAtlas: step by step, in plain words, and whom to ask.',
  },
  helpArticle: {
    path: '/help/:category/:subcategory',
    title: 'Help article',
    description: 'How to do something on CampusAtlas, step by step.',
  },
  contact: {
    path: '/contact',
    title: 'Contact us',
    description: 'Write to the people behind CampusAtlas, call them, and see when they are there.',
  },
  glossary: {
    path: '/glossary',
    title: 'Glossary',
    description:
      'Every term that CampusAtlas uses in plain words: what it means, which source it is read from, and what it does not say.',
  },
  sitemap: {
    path: '/sitemap',
    title: 'Sitemap',
    description: 'Every page of CampusAtlas in groups, and the sitemap for search engines.',
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy Policy',
    description:
      'What CampusAtlas keeps in your browser, what it keeps itself, what it never does, and how to have it removed.',
  },
  terms: {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description: 'What you may expect of CampusAtlas, what it asks of you, and how far its figures can be relied on.',
  },
} as const satisfies Record<string, SiteRoute>;
export type SiteRouteName = keyof typeof SITE_ROUTES;

export interface MatchedRoute {
  name: SiteRouteName;
  params: Record<string, string>;
}

const PATTERNS = Object.entries(SITE_ROUTES).map(([name, { path }]) => ({
  name: name as SiteRouteName,
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}${path === '/' ? '' : '/?'}$`),
}));

/** The route a path belongs to, its parameters still percent-encoded; null when there is none. */
export function routeOf(pathname: string): MatchedRoute | null {
  for (const { name, pattern } of PATTERNS) {
    const match = pattern.exec(pathname);
    if (match) return { name, params: { ...match.groups } };
  }
  return null;
}

/** The whole title of a page. */
export function pageTitle(title: string): string {
  return `${title} | ${SITE_TITLE}`;
}
