/** Second addresses that lead to a page instead of showing it: the Worker answers 301, the SPA replaces the address. */

/** Those that the spec links to without a screen, and what people type. Targets are paths of SITE_ROUTES. */
export const ALIASES = {
  '/universities': '/search',
  '/popular-universities': '/popular',
  '/privacy-policy': '/privacy',
  '/terms': '/terms-of-service',
} as const satisfies Record<string, string>;

/** Where an alias leads; null for any other path. */
export function aliasTarget(pathname: string): string | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return Object.hasOwn(ALIASES, path) ? ALIASES[path as keyof typeof ALIASES] : null;
}
