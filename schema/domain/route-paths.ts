/**
 * The site's addresses. One that is not here is the not-found page, with status 404; a screen that is added gets its line
 * here, and its head in frontend/content/page-heads.ts.
 */

export interface RoutePath {
  /** Pattern of the path; a parameter as `:name`. */
  path: string;
  /** Kept out of the sitemap: a second address of a page. */
  unlisted?: true;
  /** Kept out of search engines and the sitemap; `signedIn`: only shown to who is signed in. */
  personal?: 'anyone' | 'signedIn';
  /** Its address is a key: drawn for each who asks, kept by nobody, named to no other site. */
  secret?: true;
}

export const ROUTE_PATHS = {
  home: { path: '/' },
  search: { path: '/search' },
  universitySearch: { path: '/university-search', unlisted: true },
  university: { path: '/university/:slug' },
  compare: { path: '/compare' },
  compareUniversities: { path: '/compare-universities', unlisted: true },
  board: { path: '/board' },
  majors: { path: '/programs' },
  major: { path: '/programs/:major' },
  popular: { path: '/popular' },
  resources: { path: '/resources' },
  resourcesArticle: { path: '/resources/:id', unlisted: true },
  article: { path: '/articles/:id' },
  scholarships: { path: '/scholarships' },
  aidEstimate: { path: '/calculator/aid-estimate' },
  aidOffers: { path: '/calculator/offers' },
  loanRepayment: { path: '/calculator/loans' },
  about: { path: '/about' },
  auth: { path: '/auth', personal: 'anyone' },
  account: { path: '/account', personal: 'signedIn' },
  bookmarks: { path: '/bookmarks', personal: 'anyone' },
  myUniversities: { path: '/my-universities', personal: 'signedIn' },
  dashboard: { path: '/dashboard', personal: 'signedIn' },
  sharedList: { path: '/shared/:token', personal: 'anyone', secret: true },
  sharedHere: { path: '/shared', personal: 'anyone' },
  students: { path: '/students' },
  faq: { path: '/faq' },
  help: { path: '/help' },
  helpArticle: { path: '/help/:category/:subcategory' },
  contact: { path: '/contact' },
  glossary: { path: '/glossary' },
  sitemap: { path: '/sitemap' },
  privacy: { path: '/privacy' },
  terms: { path: '/terms-of-service' },
} as const satisfies Record<string, RoutePath>;
export type SiteRouteName = keyof typeof ROUTE_PATHS;

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
