/** The five links of the header and the menus, and which of them leads to the page one is on. */

import { paths, patterns } from '#frontend/lib/links/paths.ts';
import { shellWords } from '#words/layout/shell.ts';
import { aroundPageWords } from '#words/places/around-page.ts';

export type MainLinkKey = keyof typeof shellWords.nav;

/** Each key with where it leads; the order is the header's. */
const TARGETS: Record<MainLinkKey, string> = {
  search: paths.search(),
  popular: paths.popular(),
  compare: paths.compare(),
  resources: paths.resources(),
  about: paths.about(),
};

/** Second addresses of the same page, and pages that belong to it. */
const ALSO: Partial<Record<MainLinkKey, readonly string[]>> = {
  search: [patterns.universitySearch],
  compare: [patterns.compareUniversities],
  // Tools with an address of their own.
  resources: [paths.aidEstimate(), paths.aidOffers(), paths.loanRepayment(), paths.twoYears()],
};

export const mainLinks = () =>
  (Object.keys(TARGETS) as MainLinkKey[]).map((key) => ({ key, to: TARGETS[key], label: shellWords.nav[key] }));

/** One's own plan, which comes after the five. */
export const planLink = (signedIn: boolean) => ({
  to: signedIn ? paths.myUniversities('plan') : paths.bookmarks('plan'),
  label: aroundPageWords.quickMenu.plan,
});

/** Scholarships, and what to study for which job. */
export const studyLinks = () => [
  { to: paths.scholarships(), label: aroundPageWords.footer.links.scholarships },
  { to: paths.majors(), label: aroundPageWords.footer.links.majors },
  { to: paths.careers(), label: aroundPageWords.footer.links.jobs },
];

export function isCurrent(key: MainLinkKey, pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return path === TARGETS[key] || (ALSO[key]?.includes(path) ?? false);
}
