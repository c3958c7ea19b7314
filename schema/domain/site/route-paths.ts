/**
 * The site's addresses. One that is not here is the not-found page, with status 404; a screen that is added gets its line
 * here, and its head in page-heads.ts of both languages.
 */

export interface RoutePath {
  /** Pattern of the path; a parameter as `:name`. */
  path: string;
  /** The same in French, after /fr; without accents, since addresses are read out, typed and pasted. Parameters have the same names. */
  french: string;
  /** The file of frontend/pages that shows it. */
  page: string;
  /** Kept out of the sitemap: a second address of a page. */
  unlisted?: true;
  /** Kept out of search engines and the sitemap; `signedIn`: only shown to who is signed in. */
  personal?: 'anyone' | 'signedIn';
  /** Its address is a secret: rendered for each request, cached nowhere, sent to no other site as a referrer. */
  secret?: true;
}

export const ROUTE_PATHS = {
  home: { path: '/', french: '', page: 'home' },
  search: { path: '/search', french: '/recherche', page: 'search' },
  universitySearch: { path: '/university-search', french: '/recherche-universites', page: 'search', unlisted: true },
  university: { path: '/university/:slug', french: '/universite/:slug', page: 'university' },
  compare: { path: '/compare', french: '/comparer', page: 'compare' },
  compareUniversities: {
    path: '/compare-universities',
    french: '/comparer-universites',
    page: 'compare',
    unlisted: true,
  },
  board: { path: '/board', french: '/decision', page: 'board' },
  majors: { path: '/programs', french: '/programmes', page: 'majors' },
  major: { path: '/programs/:major', french: '/programmes/:major', page: 'major' },
  careers: { path: '/careers', french: '/carrieres', page: 'careers' },
  career: { path: '/careers/:career', french: '/carrieres/:career', page: 'career' },
  popular: { path: '/popular', french: '/populaires', page: 'popular' },
  resources: { path: '/resources', french: '/ressources', page: 'resources' },
  resourcesArticle: { path: '/resources/:id', french: '/ressources/:id', page: 'article', unlisted: true },
  article: { path: '/articles/:id', french: '/articles/:id', page: 'article' },
  scholarships: { path: '/scholarships', french: '/bourses', page: 'scholarships' },
  aidEstimate: { path: '/calculator/aid-estimate', french: '/calculateur/aide', page: 'aid-estimate' },
  aidOffers: { path: '/calculator/offers', french: '/calculateur/offres', page: 'aid-offers' },
  loanRepayment: { path: '/calculator/loans', french: '/calculateur/prets', page: 'loan-repayment' },
  twoYears: { path: '/two-years', french: '/deux-ans', page: 'two-years' },
  about: { path: '/about', french: '/a-propos', page: 'about' },
  auth: { path: '/auth', french: '/connexion', page: 'auth', personal: 'anyone' },
  account: { path: '/account', french: '/compte', page: 'account', personal: 'signedIn' },
  bookmarks: { path: '/bookmarks', french: '/favoris', page: 'bookmarks', personal: 'anyone' },
  myUniversities: {
    path: '/my-universities',
    french: '/mes-universites',
    page: 'my-universities',
    personal: 'signedIn',
  },
  dashboard: { path: '/dashboard', french: '/tableau-de-bord', page: 'dashboard', personal: 'signedIn' },
  sharedList: {
    path: '/shared/:token',
    french: '/partage/:token',
    page: 'shared-list',
    personal: 'anyone',
    secret: true,
  },
  sharedHere: { path: '/shared', french: '/partage', page: 'shared-here', personal: 'anyone' },
  students: { path: '/students', french: '/eleves', page: 'students' },
  faq: { path: '/faq', french: '/faq', page: 'faq' },
  help: { path: '/help', french: '/aide', page: 'help' },
  helpArticle: { path: '/help/:category/:subcategory', french: '/aide/:category/:subcategory', page: 'help-article' },
  contact: { path: '/contact', french: '/nous-joindre', page: 'contact' },
  glossary: { path: '/glossary', french: '/glossaire', page: 'glossary' },
  sitemap: { path: '/sitemap', french: '/plan-du-site', page: 'sitemap' },
  assistants: { path: '/assistants', french: '/assistants', page: 'assistants' },
  embed: { path: '/embed', french: '/fiches', page: 'embed' },
  dataAsk: { path: '/data/ask', french: '/data/ask', page: 'data-ask' },
  privacy: { path: '/privacy', french: '/confidentialite', page: 'privacy' },
  terms: { path: '/terms-of-service', french: '/conditions', page: 'terms' },
} as const satisfies Record<string, RoutePath>;
export type SiteRouteName = keyof typeof ROUTE_PATHS;

/** The page of every address that is not here. */
export const NOT_FOUND_PAGE = 'not-found';

export interface MatchedRoute {
  name: SiteRouteName;
  params: Record<string, string>;
}

const firstStep = (path: string) => path.split('/', 2)[1];

const PATTERNS = Object.entries(ROUTE_PATHS).map(([name, { path }]) => ({
  name: name as SiteRouteName,
  first: firstStep(path),
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}${path === '/' ? '' : '/?'}$`),
}));

/** The route a path belongs to, its parameters still percent-encoded; null when there is none. */
export function routeOf(pathname: string): MatchedRoute | null {
  const step = firstStep(pathname);
  for (const { name, first, pattern } of PATTERNS) {
    // The first step is never a parameter, and each link of a French page asks.
    const match = first === step && pattern.exec(pathname);
    if (match) return { name, params: { ...match.groups } };
  }
  return null;
}
