/** Second addresses that lead to a page instead of showing it: the Worker answers 301, the SPA replaces the address. */

/** Those that are linked to and have no page of their own, and what people type. Targets are paths of ROUTE_PATHS, some with a query. */
export const ALIASES = {
  '/universities': '/search',
  '/popular-universities': '/popular',
  '/calculator': '/resources?tab=tools&tool=tuition-calculator',
  '/privacy-policy': '/privacy',
  '/terms': '/terms-of-service',
  '/signup': '/auth?tab=register',
  '/register': '/auth?tab=register',
  '/login': '/auth',
} as const satisfies Record<string, string>;

/** Where an alias leads, with the query it came with (`?…` or empty); null for any other path. */
export function aliasTarget(pathname: string, search = ''): string | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (!Object.hasOwn(ALIASES, path)) return null;
  const target = ALIASES[path as keyof typeof ALIASES];
  return target.includes('?') ? target + search.replace('?', '&') : target + search;
}
