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
  },
  university: {
    path: '/university/:slug',
    title: 'University',
    description: 'Costs, admission, outcomes and fields of study, each figure with its year and source.',
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
