/** The five links of the header and the menus, and which of them leads to the page one is on. */

import { paths, patterns } from '#frontend/lib/links/paths.ts';
import { shellWords } from '#words/layout/shell.ts';

export type MainLinkKey = keyof typeof shellWords.nav;

/** Each key with where it leads; the order is the header's. */
const TARGETS: Record<MainLinkKey, string> = {
  search: paths.search(),
  popular: paths.popular(),
  compare: paths.compare(),
  resources: paths.resources(),
  about: paths.about(),
};

/** Second addresses of the same page. */
const ALSO: Partial<Record<MainLinkKey, readonly string[]>> = {
  search: [patterns.universitySearch],
  compare: [patterns.compareUniversities],
};

export const mainLinks = () =>
  (Object.keys(TARGETS) as MainLinkKey[]).map((key) => ({ key, to: TARGETS[key], label: shellWords.nav[key] }));

export function isCurrent(key: MainLinkKey, pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return path === TARGETS[key] || (ALSO[key]?.includes(path) ?? false);
}
