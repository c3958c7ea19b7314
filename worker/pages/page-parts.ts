/** Which of the SPA's pages an address shows: the file of that name in frontend/pages, and so its scripts. */
import type { SiteRouteName } from '#schema/domain/route-paths.ts';

/** Routes whose page has another name than they have themselves. */
const SHOWN_BY: Partial<Record<SiteRouteName, string>> = {
  universitySearch: 'search',
  compareUniversities: 'compare',
  myUniversities: 'my-universities',
  resourcesArticle: 'article',
  helpArticle: 'help-article',
  aidEstimate: 'aid-estimate',
  aidOffers: 'aid-offers',
  loanRepayment: 'loan-repayment',
  sharedList: 'shared-list',
  sharedHere: 'shared-here',
};
const NOT_FOUND = 'not-found';

/** The page of a route; for no route the not-found page. */
export function pagePartOf(route: SiteRouteName | undefined): string {
  return route === undefined ? NOT_FOUND : (SHOWN_BY[route] ?? route);
}
