/**
 * The modules of words in both languages. The compiler holds each French module to the shape of the English one: a
 * text that is missing in one of them, or left over, is an error here. tests/unit/languages.test.ts finds a module
 * that is not listed.
 */
import type { SameShape } from '#schema/domain/language.ts';

/** @public */
export interface SameShapes {
  'about.ts': True<SameShape<typeof import('./en/about.ts'), typeof import('./fr/about.ts')>>;
  'account-menu.ts': True<SameShape<typeof import('./en/account-menu.ts'), typeof import('./fr/account-menu.ts')>>;
  'account.ts': True<SameShape<typeof import('./en/account.ts'), typeof import('./fr/account.ts')>>;
  'addresses.ts': True<SameShape<typeof import('./en/addresses.ts'), typeof import('./fr/addresses.ts')>>;
  'after.ts': True<SameShape<typeof import('./en/after.ts'), typeof import('./fr/after.ts')>>;
  'aid-estimate.ts': True<SameShape<typeof import('./en/aid-estimate.ts'), typeof import('./fr/aid-estimate.ts')>>;
  'aid-offers.ts': True<SameShape<typeof import('./en/aid-offers.ts'), typeof import('./fr/aid-offers.ts')>>;
  'aid-sites.ts': True<SameShape<typeof import('./en/aid-sites.ts'), typeof import('./fr/aid-sites.ts')>>;
  'areas.ts': True<SameShape<typeof import('./en/areas.ts'), typeof import('./fr/areas.ts')>>;
  'around-page.ts': True<SameShape<typeof import('./en/around-page.ts'), typeof import('./fr/around-page.ts')>>;
  'auth.ts': True<SameShape<typeof import('./en/auth.ts'), typeof import('./fr/auth.ts')>>;
  'balanced.ts': True<SameShape<typeof import('./en/balanced.ts'), typeof import('./fr/balanced.ts')>>;
  'board.ts': True<SameShape<typeof import('./en/board.ts'), typeof import('./fr/board.ts')>>;
  'bookmark-details.ts': True<
    SameShape<typeof import('./en/bookmark-details.ts'), typeof import('./fr/bookmark-details.ts')>
  >;
  'bookmarks.ts': True<SameShape<typeof import('./en/bookmarks.ts'), typeof import('./fr/bookmarks.ts')>>;
  'calculator.ts': True<SameShape<typeof import('./en/calculator.ts'), typeof import('./fr/calculator.ts')>>;
  'calculators.ts': True<SameShape<typeof import('./en/calculators.ts'), typeof import('./fr/calculators.ts')>>;
  'card-words.ts': True<SameShape<typeof import('./en/card-words.ts'), typeof import('./fr/card-words.ts')>>;
  'college-towns.ts': True<SameShape<typeof import('./en/college-towns.ts'), typeof import('./fr/college-towns.ts')>>;
  'compare-page.ts': True<SameShape<typeof import('./en/compare-page.ts'), typeof import('./fr/compare-page.ts')>>;
  'compare.ts': True<SameShape<typeof import('./en/compare.ts'), typeof import('./fr/compare.ts')>>;
  'contact.ts': True<SameShape<typeof import('./en/contact.ts'), typeof import('./fr/contact.ts')>>;
  'content-blocks.ts': True<
    SameShape<typeof import('./en/content-blocks.ts'), typeof import('./fr/content-blocks.ts')>
  >;
  'csv.ts': True<SameShape<typeof import('./en/csv.ts'), typeof import('./fr/csv.ts')>>;
  'dashboard.ts': True<SameShape<typeof import('./en/dashboard.ts'), typeof import('./fr/dashboard.ts')>>;
  'description.ts': True<SameShape<typeof import('./en/description.ts'), typeof import('./fr/description.ts')>>;
  'directions.ts': True<SameShape<typeof import('./en/directions.ts'), typeof import('./fr/directions.ts')>>;
  'distance.ts': True<SameShape<typeof import('./en/distance.ts'), typeof import('./fr/distance.ts')>>;
  'graduates-trend.ts': True<
    SameShape<typeof import('./en/graduates-trend.ts'), typeof import('./fr/graduates-trend.ts')>
  >;
  'earnings-check.ts': True<
    SameShape<typeof import('./en/earnings-check.ts'), typeof import('./fr/earnings-check.ts')>
  >;
  'failures.ts': True<SameShape<typeof import('./en/failures.ts'), typeof import('./fr/failures.ts')>>;
  'faq.ts': True<SameShape<typeof import('./en/faq.ts'), typeof import('./fr/faq.ts')>>;
  'figure-form.ts': True<SameShape<typeof import('./en/figure-form.ts'), typeof import('./fr/figure-form.ts')>>;
  'filter-chips.ts': True<SameShape<typeof import('./en/filter-chips.ts'), typeof import('./fr/filter-chips.ts')>>;
  'filter-labels.ts': True<SameShape<typeof import('./en/filter-labels.ts'), typeof import('./fr/filter-labels.ts')>>;
  'form.ts': True<SameShape<typeof import('./en/form.ts'), typeof import('./fr/form.ts')>>;
  'glossary.ts': True<SameShape<typeof import('./en/glossary.ts'), typeof import('./fr/glossary.ts')>>;
  'help.ts': True<SameShape<typeof import('./en/help.ts'), typeof import('./fr/help.ts')>>;
  'hidden.ts': True<SameShape<typeof import('./en/hidden.ts'), typeof import('./fr/hidden.ts')>>;
  'home.ts': True<SameShape<typeof import('./en/home.ts'), typeof import('./fr/home.ts')>>;
  'listbox.ts': True<SameShape<typeof import('./en/listbox.ts'), typeof import('./fr/listbox.ts')>>;
  'loan-repayment.ts': True<
    SameShape<typeof import('./en/loan-repayment.ts'), typeof import('./fr/loan-repayment.ts')>
  >;
  'locations.ts': True<SameShape<typeof import('./en/locations.ts'), typeof import('./fr/locations.ts')>>;
  'major-abouts.ts': True<SameShape<typeof import('./en/major-abouts.ts'), typeof import('./fr/major-abouts.ts')>>;
  'majors.ts': True<SameShape<typeof import('./en/majors.ts'), typeof import('./fr/majors.ts')>>;
  'manifest.ts': True<SameShape<typeof import('./en/manifest.ts'), typeof import('./fr/manifest.ts')>>;
  'map.ts': True<SameShape<typeof import('./en/map.ts'), typeof import('./fr/map.ts')>>;
  'my-universities.ts': True<
    SameShape<typeof import('./en/my-universities.ts'), typeof import('./fr/my-universities.ts')>
  >;
  'not-found.ts': True<SameShape<typeof import('./en/not-found.ts'), typeof import('./fr/not-found.ts')>>;
  'notifications.ts': True<SameShape<typeof import('./en/notifications.ts'), typeof import('./fr/notifications.ts')>>;
  'offline.ts': True<SameShape<typeof import('./en/offline.ts'), typeof import('./fr/offline.ts')>>;
  'own-price.ts': True<SameShape<typeof import('./en/own-price.ts'), typeof import('./fr/own-price.ts')>>;
  'page-heads.ts': True<SameShape<typeof import('./en/page-heads.ts'), typeof import('./fr/page-heads.ts')>>;
  'pagination.ts': True<SameShape<typeof import('./en/pagination.ts'), typeof import('./fr/pagination.ts')>>;
  'peers.ts': True<SameShape<typeof import('./en/peers.ts'), typeof import('./fr/peers.ts')>>;
  'pictures.ts': True<SameShape<typeof import('./en/pictures.ts'), typeof import('./fr/pictures.ts')>>;
  'plan.ts': True<SameShape<typeof import('./en/plan.ts'), typeof import('./fr/plan.ts')>>;
  'popular.ts': True<SameShape<typeof import('./en/popular.ts'), typeof import('./fr/popular.ts')>>;
  'print.ts': True<SameShape<typeof import('./en/print.ts'), typeof import('./fr/print.ts')>>;
  'programs.ts': True<SameShape<typeof import('./en/programs.ts'), typeof import('./fr/programs.ts')>>;
  'reading.ts': True<SameShape<typeof import('./en/reading.ts'), typeof import('./fr/reading.ts')>>;
  'recommended.ts': True<SameShape<typeof import('./en/recommended.ts'), typeof import('./fr/recommended.ts')>>;
  'record-details.ts': True<
    SameShape<typeof import('./en/record-details.ts'), typeof import('./fr/record-details.ts')>
  >;
  'record-texts.ts': True<SameShape<typeof import('./en/record-texts.ts'), typeof import('./fr/record-texts.ts')>>;
  'recovery-code.ts': True<SameShape<typeof import('./en/recovery-code.ts'), typeof import('./fr/recovery-code.ts')>>;
  'resources.ts': True<SameShape<typeof import('./en/resources.ts'), typeof import('./fr/resources.ts')>>;
  'results-view.ts': True<SameShape<typeof import('./en/results-view.ts'), typeof import('./fr/results-view.ts')>>;
  'route-texts.ts': True<SameShape<typeof import('./en/route-texts.ts'), typeof import('./fr/route-texts.ts')>>;
  'saved-searches.ts': True<
    SameShape<typeof import('./en/saved-searches.ts'), typeof import('./fr/saved-searches.ts')>
  >;
  'scholarship-texts.ts': True<
    SameShape<typeof import('./en/scholarship-texts.ts'), typeof import('./fr/scholarship-texts.ts')>
  >;
  'scholarship-words.ts': True<
    SameShape<typeof import('./en/scholarship-words.ts'), typeof import('./fr/scholarship-words.ts')>
  >;
  'scholarships.ts': True<SameShape<typeof import('./en/scholarships.ts'), typeof import('./fr/scholarships.ts')>>;
  'school-pairs.ts': True<SameShape<typeof import('./en/school-pairs.ts'), typeof import('./fr/school-pairs.ts')>>;
  'search-box.ts': True<SameShape<typeof import('./en/search-box.ts'), typeof import('./fr/search-box.ts')>>;
  'search-filters.ts': True<
    SameShape<typeof import('./en/search-filters.ts'), typeof import('./fr/search-filters.ts')>
  >;
  'search-list.ts': True<SameShape<typeof import('./en/search-list.ts'), typeof import('./fr/search-list.ts')>>;
  'search.ts': True<SameShape<typeof import('./en/search.ts'), typeof import('./fr/search.ts')>>;
  'share-button.ts': True<SameShape<typeof import('./en/share-button.ts'), typeof import('./fr/share-button.ts')>>;
  'sharing.ts': True<SameShape<typeof import('./en/sharing.ts'), typeof import('./fr/sharing.ts')>>;
  'shell.ts': True<SameShape<typeof import('./en/shell.ts'), typeof import('./fr/shell.ts')>>;
  'similar-reasons.ts': True<
    SameShape<typeof import('./en/similar-reasons.ts'), typeof import('./fr/similar-reasons.ts')>
  >;
  'sitemap.ts': True<SameShape<typeof import('./en/sitemap.ts'), typeof import('./fr/sitemap.ts')>>;
  'situation.ts': True<SameShape<typeof import('./en/situation.ts'), typeof import('./fr/situation.ts')>>;
  'status-advice.ts': True<SameShape<typeof import('./en/status-advice.ts'), typeof import('./fr/status-advice.ts')>>;
  'status.ts': True<SameShape<typeof import('./en/status.ts'), typeof import('./fr/status.ts')>>;
  'subscribe.ts': True<SameShape<typeof import('./en/subscribe.ts'), typeof import('./fr/subscribe.ts')>>;
  'university-details.ts': True<
    SameShape<typeof import('./en/university-details.ts'), typeof import('./fr/university-details.ts')>
  >;
  'university-meanings.ts': True<
    SameShape<typeof import('./en/university-meanings.ts'), typeof import('./fr/university-meanings.ts')>
  >;
  'university-parts.ts': True<
    SameShape<typeof import('./en/university-parts.ts'), typeof import('./fr/university-parts.ts')>
  >;
  'university.ts': True<SameShape<typeof import('./en/university.ts'), typeof import('./fr/university.ts')>>;
  'wishes.ts': True<SameShape<typeof import('./en/wishes.ts'), typeof import('./fr/wishes.ts')>>;
}

type True<Same extends true> = Same;
