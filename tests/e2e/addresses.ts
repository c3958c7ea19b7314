/** Addresses at which the tests of every page visit the site: one for each route, and the states that have none. */
import { ROUTE_PATHS, type RoutePath } from '../../schema/domain/site/route-paths.ts';

export const NOT_FOUND = '/no/such/page';

const PARAMETERS: Record<string, string> = {
  ':slug': 'stanford-university-243744',
  ':major': 'nursing',
  ':career': 'registered-nurses',
  ':category': 'search',
  ':subcategory': 'advanced-filters',
};
/** Where the parameter alone does not tell which record is meant. */
const EXCEPTIONS: Partial<Record<keyof typeof ROUTE_PATHS, string>> = {
  article: '/articles/1',
  resourcesArticle: '/resources/2',
  // The same view as by a link of an account, whose address is made for each (sharing.spec.ts).
  sharedList: '/shared?ids=166027,110662,900138',
  sharedHere: '/shared?ids=243744',
};

/** An address for every route. */
export const ROUTES = Object.entries<RoutePath>(ROUTE_PATHS).map(([name, { path, personal, unlisted }]) => ({
  name,
  address:
    EXCEPTIONS[name as keyof typeof ROUTE_PATHS] ??
    path.replace(/:\w+/g, (parameter) => PARAMETERS[parameter] ?? parameter),
  isForAccounts: personal === 'signedIn',
  /** Another address of a page that has one. */
  isSecond: unlisted === true,
}));

/** Pages that a query or a record makes another page. */
export const STATES: Record<string, string> = {
  'university in Canada': '/university/ambrose-university-900005',
  'a list': '/search?q=boston&country=US&sortBy=tuition',
  'a comparison': '/compare?ids=166027,110662',
};

/** One address for each kind of page. */
export const KINDS: Record<string, string> = {
  home: '/',
  'a list': '/search?q=boston&country=US&sortBy=tuition',
  university: '/university/stanford-university-243744',
  'a comparison': '/compare?ids=166027,110662',
  article: '/articles/1',
  bookmarks: '/bookmarks',
};
