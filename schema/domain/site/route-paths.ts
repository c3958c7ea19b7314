/**
 * The site's addresses. One that is not here is the not-found page, with status 404; a screen that is added gets its line
 * here, and its head in frontend/content/page-heads.ts.
 */

export interface RoutePath {
  /** Pattern of the path; a parameter as `:name`. */
  path: string;
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
  home: { path: '/', page: 'home' },
  search: { path: '/search', page: 'search' },
  universitySearch: { path: '/university-search', page: 'search', unlisted: true },
  university: { path: '/university/:slug', page: 'university' },
  compare: { path: '/compare', page: 'compare' },
  compareUniversities: { path: '/compare-universities', page: 'compare', unlisted: true },
  board: { path: '/board', page: 'board' },
  majors: { path: '/programs', page: 'majors' },
  major: { path: '/programs/:major', page: 'major' },
  careers: { path: '/careers', page: 'careers' },
  career: { path: '/careers/:career', page: 'career' },
  popular: { path: '/popular', page: 'popular' },
  resources: { path: '/resources', page: 'resources' },
  resourcesArticle: { path: '/resources/:id', page: 'article', unlisted: true },
  article: { path: '/articles/:id', page: 'article' },
  scholarships: { path: '/scholarships', page: 'scholarships' },
  aidEstimate: { path: '/calculator/aid-estimate', page: 'aid-estimate' },
  aidOffers: { path: '/calculator/offers', page: 'aid-offers' },
  loanRepayment: { path: '/calculator/loans', page: 'loan-repayment' },
  twoYears: { path: '/two-years', page: 'two-years' },
  about: { path: '/about', page: 'about' },
  auth: { path: '/auth', page: 'auth', personal: 'anyone' },
  account: { path: '/account', page: 'account', personal: 'signedIn' },
  bookmarks: { path: '/bookmarks', page: 'bookmarks', personal: 'anyone' },
  myUniversities: { path: '/my-universities', page: 'my-universities', personal: 'signedIn' },
  dashboard: { path: '/dashboard', page: 'dashboard', personal: 'signedIn' },
  sharedList: { path: '/shared/:token', page: 'shared-list', personal: 'anyone', secret: true },
  sharedHere: { path: '/shared', page: 'shared-here', personal: 'anyone' },
  students: { path: '/students', page: 'students' },
  faq: { path: '/faq', page: 'faq' },
  help: { path: '/help', page: 'help' },
  helpArticle: { path: '/help/:category/:subcategory', page: 'help-article' },
  contact: { path: '/contact', page: 'contact' },
  glossary: { path: '/glossary', page: 'glossary' },
  sitemap: { path: '/sitemap', page: 'sitemap' },
  assistants: { path: '/assistants', page: 'assistants' },
  embed: { path: '/embed', page: 'embed' },
  dataAsk: { path: '/data/ask', page: 'data-ask' },
  privacy: { path: '/privacy', page: 'privacy' },
  terms: { path: '/terms-of-service', page: 'terms' },
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
