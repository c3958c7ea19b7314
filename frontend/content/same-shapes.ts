/**
 * The modules of words in both languages. The compiler holds each French module to the shape of the English one: a
 * text that is missing in one of them, or left over, is an error here. tests/unit/languages.test.ts finds a module
 * that is not listed.
 */
import type { SameShape } from '#schema/domain/formats/language.ts';

/** @public */
export interface SameShapes {
  'about.ts': True<SameShape<typeof import('./en/site/about.ts'), typeof import('./fr/site/about.ts')>>;
  'account-import.ts': True<
    SameShape<typeof import('./en/account/account-import.ts'), typeof import('./fr/account/account-import.ts')>
  >;
  'account-menu.ts': True<
    SameShape<typeof import('./en/layout/account-menu.ts'), typeof import('./fr/layout/account-menu.ts')>
  >;
  'account.ts': True<SameShape<typeof import('./en/account/account.ts'), typeof import('./fr/account/account.ts')>>;
  'addresses.ts': True<SameShape<typeof import('./en/layout/addresses.ts'), typeof import('./fr/layout/addresses.ts')>>;
  'after.ts': True<SameShape<typeof import('./en/university/after.ts'), typeof import('./fr/university/after.ts')>>;
  'aid-estimate.ts': True<
    SameShape<typeof import('./en/calculators/aid-estimate.ts'), typeof import('./fr/calculators/aid-estimate.ts')>
  >;
  'aid-offers.ts': True<
    SameShape<typeof import('./en/calculators/aid-offers.ts'), typeof import('./fr/calculators/aid-offers.ts')>
  >;
  'aid-sites.ts': True<
    SameShape<typeof import('./en/calculators/aid-sites.ts'), typeof import('./fr/calculators/aid-sites.ts')>
  >;
  'answer-sentences.ts': True<
    SameShape<typeof import('./en/search/answer-sentences.ts'), typeof import('./fr/search/answer-sentences.ts')>
  >;
  'answers.ts': True<SameShape<typeof import('./en/search/answers.ts'), typeof import('./fr/search/answers.ts')>>;
  'areas.ts': True<SameShape<typeof import('./en/places/areas.ts'), typeof import('./fr/places/areas.ts')>>;
  'around-page.ts': True<
    SameShape<typeof import('./en/places/around-page.ts'), typeof import('./fr/places/around-page.ts')>
  >;
  'assistants.ts': True<SameShape<typeof import('./en/site/assistants.ts'), typeof import('./fr/site/assistants.ts')>>;
  'assistants-page.ts': True<
    SameShape<typeof import('./en/site/assistants-page.ts'), typeof import('./fr/site/assistants-page.ts')>
  >;
  'auth.ts': True<SameShape<typeof import('./en/account/auth.ts'), typeof import('./fr/account/auth.ts')>>;
  'balanced.ts': True<SameShape<typeof import('./en/plan/balanced.ts'), typeof import('./fr/plan/balanced.ts')>>;
  'board.ts': True<SameShape<typeof import('./en/plan/board.ts'), typeof import('./fr/plan/board.ts')>>;
  'bookmark-details.ts': True<
    SameShape<typeof import('./en/saved/bookmark-details.ts'), typeof import('./fr/saved/bookmark-details.ts')>
  >;
  'bookmarks.ts': True<SameShape<typeof import('./en/saved/bookmarks.ts'), typeof import('./fr/saved/bookmarks.ts')>>;
  'calculator.ts': True<
    SameShape<typeof import('./en/calculators/calculator.ts'), typeof import('./fr/calculators/calculator.ts')>
  >;
  'calculators.ts': True<
    SameShape<typeof import('./en/calculators/calculators.ts'), typeof import('./fr/calculators/calculators.ts')>
  >;
  'card-words.ts': True<
    SameShape<typeof import('./en/search/card-words.ts'), typeof import('./fr/search/card-words.ts')>
  >;
  'compare-page.ts': True<
    SameShape<typeof import('./en/compare/compare-page.ts'), typeof import('./fr/compare/compare-page.ts')>
  >;
  'compare.ts': True<SameShape<typeof import('./en/compare/compare.ts'), typeof import('./fr/compare/compare.ts')>>;
  'contact.ts': True<SameShape<typeof import('./en/site/contact.ts'), typeof import('./fr/site/contact.ts')>>;
  'content-blocks.ts': True<
    SameShape<typeof import('./en/controls/content-blocks.ts'), typeof import('./fr/controls/content-blocks.ts')>
  >;
  'csv.ts': True<SameShape<typeof import('./en/university/csv.ts'), typeof import('./fr/university/csv.ts')>>;
  'dashboard.ts': True<SameShape<typeof import('./en/saved/dashboard.ts'), typeof import('./fr/saved/dashboard.ts')>>;
  'description.ts': True<
    SameShape<typeof import('./en/university/description.ts'), typeof import('./fr/university/description.ts')>
  >;
  'directions.ts': True<
    SameShape<typeof import('./en/university/directions.ts'), typeof import('./fr/university/directions.ts')>
  >;
  'distance.ts': True<SameShape<typeof import('./en/search/distance.ts'), typeof import('./fr/search/distance.ts')>>;
  'program-results.ts': True<
    SameShape<typeof import('./en/majors/program-results.ts'), typeof import('./fr/majors/program-results.ts')>
  >;
  'subject-table.ts': True<
    SameShape<typeof import('./en/search/subject-table.ts'), typeof import('./fr/search/subject-table.ts')>
  >;
  'graduates-trend.ts': True<
    SameShape<typeof import('./en/majors/graduates-trend.ts'), typeof import('./fr/majors/graduates-trend.ts')>
  >;
  'embed-page.ts': True<SameShape<typeof import('./en/site/embed-page.ts'), typeof import('./fr/site/embed-page.ts')>>;
  'embeds.ts': True<SameShape<typeof import('./en/site/embeds.ts'), typeof import('./fr/site/embeds.ts')>>;
  'earnings-check.ts': True<
    SameShape<typeof import('./en/majors/earnings-check.ts'), typeof import('./fr/majors/earnings-check.ts')>
  >;
  'failures.ts': True<
    SameShape<typeof import('./en/controls/failures.ts'), typeof import('./fr/controls/failures.ts')>
  >;
  'faq.ts': True<SameShape<typeof import('./en/site/faq.ts'), typeof import('./fr/site/faq.ts')>>;
  'figure-form.ts': True<
    SameShape<typeof import('./en/controls/figure-form.ts'), typeof import('./fr/controls/figure-form.ts')>
  >;
  'filter-chips.ts': True<
    SameShape<typeof import('./en/search/filter-chips.ts'), typeof import('./fr/search/filter-chips.ts')>
  >;
  'filter-labels.ts': True<
    SameShape<typeof import('./en/search/filter-labels.ts'), typeof import('./fr/search/filter-labels.ts')>
  >;
  'figures/admission.ts': True<
    SameShape<typeof import('./en/figures/admission.ts'), typeof import('./fr/figures/admission.ts')>
  >;
  'figures/figures.ts': True<
    SameShape<typeof import('./en/figures/figures.ts'), typeof import('./fr/figures/figures.ts')>
  >;
  'figures/life.ts': True<SameShape<typeof import('./en/figures/life.ts'), typeof import('./fr/figures/life.ts')>>;
  'figures/money.ts': True<SameShape<typeof import('./en/figures/money.ts'), typeof import('./fr/figures/money.ts')>>;
  'figures/outcomes.ts': True<
    SameShape<typeof import('./en/figures/outcomes.ts'), typeof import('./fr/figures/outcomes.ts')>
  >;
  'figures/school.ts': True<
    SameShape<typeof import('./en/figures/school.ts'), typeof import('./fr/figures/school.ts')>
  >;
  'figures/study.ts': True<SameShape<typeof import('./en/figures/study.ts'), typeof import('./fr/figures/study.ts')>>;
  'figures/derived/chips.ts': True<
    SameShape<typeof import('./en/figures/derived/chips.ts'), typeof import('./fr/figures/derived/chips.ts')>
  >;
  'figures/derived/csv.ts': True<
    SameShape<typeof import('./en/figures/derived/csv.ts'), typeof import('./fr/figures/derived/csv.ts')>
  >;
  'figures/derived/filters.ts': True<
    SameShape<typeof import('./en/figures/derived/filters.ts'), typeof import('./fr/figures/derived/filters.ts')>
  >;
  'figures/derived/followed.ts': True<
    SameShape<typeof import('./en/figures/derived/followed.ts'), typeof import('./fr/figures/derived/followed.ts')>
  >;
  'figures/derived/read.ts': True<
    SameShape<typeof import('./en/figures/derived/read.ts'), typeof import('./fr/figures/derived/read.ts')>
  >;
  'figures/derived/labels.ts': True<
    SameShape<typeof import('./en/figures/derived/labels.ts'), typeof import('./fr/figures/derived/labels.ts')>
  >;
  'figures/derived/meanings.ts': True<
    SameShape<typeof import('./en/figures/derived/meanings.ts'), typeof import('./fr/figures/derived/meanings.ts')>
  >;
  'figures/derived/orders.ts': True<
    SameShape<typeof import('./en/figures/derived/orders.ts'), typeof import('./fr/figures/derived/orders.ts')>
  >;
  'form.ts': True<SameShape<typeof import('./en/controls/form.ts'), typeof import('./fr/controls/form.ts')>>;
  'glossary.ts': True<SameShape<typeof import('./en/site/glossary.ts'), typeof import('./fr/site/glossary.ts')>>;
  'help.ts': True<SameShape<typeof import('./en/site/help.ts'), typeof import('./fr/site/help.ts')>>;
  'hidden.ts': True<SameShape<typeof import('./en/saved/hidden.ts'), typeof import('./fr/saved/hidden.ts')>>;
  'home-lists.ts': True<SameShape<typeof import('./en/site/home-lists.ts'), typeof import('./fr/site/home-lists.ts')>>;
  'home.ts': True<SameShape<typeof import('./en/site/home.ts'), typeof import('./fr/site/home.ts')>>;
  'listbox.ts': True<SameShape<typeof import('./en/controls/listbox.ts'), typeof import('./fr/controls/listbox.ts')>>;
  'two-years.ts': True<
    SameShape<typeof import('./en/calculators/two-years.ts'), typeof import('./fr/calculators/two-years.ts')>
  >;
  'return-range.ts': True<
    SameShape<typeof import('./en/university/return-range.ts'), typeof import('./fr/university/return-range.ts')>
  >;
  'loan-repayment.ts': True<
    SameShape<typeof import('./en/calculators/loan-repayment.ts'), typeof import('./fr/calculators/loan-repayment.ts')>
  >;
  'list-import.ts': True<
    SameShape<typeof import('./en/saved/list-import.ts'), typeof import('./fr/saved/list-import.ts')>
  >;
  'locations.ts': True<SameShape<typeof import('./en/places/locations.ts'), typeof import('./fr/places/locations.ts')>>;
  'careers.ts': True<SameShape<typeof import('./en/majors/careers.ts'), typeof import('./fr/majors/careers.ts')>>;
  'majors.ts': True<SameShape<typeof import('./en/majors/majors.ts'), typeof import('./fr/majors/majors.ts')>>;
  'manifest.ts': True<SameShape<typeof import('./en/layout/manifest.ts'), typeof import('./fr/layout/manifest.ts')>>;
  'map.ts': True<SameShape<typeof import('./en/places/map.ts'), typeof import('./fr/places/map.ts')>>;
  'my-universities.ts': True<
    SameShape<typeof import('./en/saved/my-universities.ts'), typeof import('./fr/saved/my-universities.ts')>
  >;
  'not-found.ts': True<SameShape<typeof import('./en/layout/not-found.ts'), typeof import('./fr/layout/not-found.ts')>>;
  'notifications.ts': True<
    SameShape<typeof import('./en/saved/notifications.ts'), typeof import('./fr/saved/notifications.ts')>
  >;
  'offline.ts': True<SameShape<typeof import('./en/layout/offline.ts'), typeof import('./fr/layout/offline.ts')>>;
  'own-price.ts': True<
    SameShape<typeof import('./en/situation/own-price.ts'), typeof import('./fr/situation/own-price.ts')>
  >;
  'page-heads.ts': True<
    SameShape<typeof import('./en/layout/page-heads.ts'), typeof import('./fr/layout/page-heads.ts')>
  >;
  'passkeys.ts': True<SameShape<typeof import('./en/account/passkeys.ts'), typeof import('./fr/account/passkeys.ts')>>;
  'pagination.ts': True<
    SameShape<typeof import('./en/controls/pagination.ts'), typeof import('./fr/controls/pagination.ts')>
  >;
  'peers.ts': True<SameShape<typeof import('./en/university/peers.ts'), typeof import('./fr/university/peers.ts')>>;
  'pictures.ts': True<
    SameShape<typeof import('./en/controls/pictures.ts'), typeof import('./fr/controls/pictures.ts')>
  >;
  'date-lane.ts': True<SameShape<typeof import('./en/plan/date-lane.ts'), typeof import('./fr/plan/date-lane.ts')>>;
  'plan.ts': True<SameShape<typeof import('./en/plan/plan.ts'), typeof import('./fr/plan/plan.ts')>>;
  'popular.ts': True<SameShape<typeof import('./en/saved/popular.ts'), typeof import('./fr/saved/popular.ts')>>;
  'print.ts': True<SameShape<typeof import('./en/university/print.ts'), typeof import('./fr/university/print.ts')>>;
  'programs.ts': True<SameShape<typeof import('./en/majors/programs.ts'), typeof import('./fr/majors/programs.ts')>>;
  'reading.ts': True<SameShape<typeof import('./en/search/reading.ts'), typeof import('./fr/search/reading.ts')>>;
  'recommended.ts': True<
    SameShape<typeof import('./en/saved/recommended.ts'), typeof import('./fr/saved/recommended.ts')>
  >;
  'record-details.ts': True<
    SameShape<typeof import('./en/university/record-details.ts'), typeof import('./fr/university/record-details.ts')>
  >;
  'record-texts.ts': True<
    SameShape<typeof import('./en/university/record-texts.ts'), typeof import('./fr/university/record-texts.ts')>
  >;
  'recovery-code.ts': True<
    SameShape<typeof import('./en/account/recovery-code.ts'), typeof import('./fr/account/recovery-code.ts')>
  >;
  'resources.ts': True<SameShape<typeof import('./en/site/resources.ts'), typeof import('./fr/site/resources.ts')>>;
  'results-view.ts': True<
    SameShape<typeof import('./en/search/results-view.ts'), typeof import('./fr/search/results-view.ts')>
  >;
  'route-texts.ts': True<
    SameShape<typeof import('./en/layout/route-texts.ts'), typeof import('./fr/layout/route-texts.ts')>
  >;
  'saved-searches.ts': True<
    SameShape<typeof import('./en/search/saved-searches.ts'), typeof import('./fr/search/saved-searches.ts')>
  >;
  'scholarship-texts.ts': True<
    SameShape<
      typeof import('./en/scholarships/scholarship-texts.ts'),
      typeof import('./fr/scholarships/scholarship-texts.ts')
    >
  >;
  'scholarship-words.ts': True<
    SameShape<
      typeof import('./en/scholarships/scholarship-words.ts'),
      typeof import('./fr/scholarships/scholarship-words.ts')
    >
  >;
  'scholarships.ts': True<
    SameShape<typeof import('./en/scholarships/scholarships.ts'), typeof import('./fr/scholarships/scholarships.ts')>
  >;
  'school-pairs.ts': True<
    SameShape<typeof import('./en/university/school-pairs.ts'), typeof import('./fr/university/school-pairs.ts')>
  >;
  'search-box.ts': True<
    SameShape<typeof import('./en/search/search-box.ts'), typeof import('./fr/search/search-box.ts')>
  >;
  'search-filters.ts': True<
    SameShape<typeof import('./en/search/search-filters.ts'), typeof import('./fr/search/search-filters.ts')>
  >;
  'search-list.ts': True<
    SameShape<typeof import('./en/search/search-list.ts'), typeof import('./fr/search/search-list.ts')>
  >;
  'search.ts': True<SameShape<typeof import('./en/search/search.ts'), typeof import('./fr/search/search.ts')>>;
  'share-button.ts': True<
    SameShape<typeof import('./en/controls/share-button.ts'), typeof import('./fr/controls/share-button.ts')>
  >;
  'sharing.ts': True<SameShape<typeof import('./en/saved/sharing.ts'), typeof import('./fr/saved/sharing.ts')>>;
  'shell.ts': True<SameShape<typeof import('./en/layout/shell.ts'), typeof import('./fr/layout/shell.ts')>>;
  'similar-reasons.ts': True<
    SameShape<typeof import('./en/university/similar-reasons.ts'), typeof import('./fr/university/similar-reasons.ts')>
  >;
  'sitemap.ts': True<SameShape<typeof import('./en/site/sitemap.ts'), typeof import('./fr/site/sitemap.ts')>>;
  'situation.ts': True<
    SameShape<typeof import('./en/situation/situation.ts'), typeof import('./fr/situation/situation.ts')>
  >;
  'source-words.ts': True<
    SameShape<typeof import('./en/university/source-words.ts'), typeof import('./fr/university/source-words.ts')>
  >;
  'status-advice.ts': True<
    SameShape<typeof import('./en/university/status-advice.ts'), typeof import('./fr/university/status-advice.ts')>
  >;
  'status.ts': True<SameShape<typeof import('./en/university/status.ts'), typeof import('./fr/university/status.ts')>>;
  'subscribe.ts': True<SameShape<typeof import('./en/site/subscribe.ts'), typeof import('./fr/site/subscribe.ts')>>;
  'university-details.ts': True<
    SameShape<
      typeof import('./en/university/university-details.ts'),
      typeof import('./fr/university/university-details.ts')
    >
  >;
  'university-meanings.ts': True<
    SameShape<
      typeof import('./en/university/university-meanings.ts'),
      typeof import('./fr/university/university-meanings.ts')
    >
  >;
  'university-parts.ts': True<
    SameShape<
      typeof import('./en/university/university-parts.ts'),
      typeof import('./fr/university/university-parts.ts')
    >
  >;
  'university.ts': True<
    SameShape<typeof import('./en/university/university.ts'), typeof import('./fr/university/university.ts')>
  >;
  'voice.ts': True<SameShape<typeof import('./en/search/voice.ts'), typeof import('./fr/search/voice.ts')>>;
  'wishes.ts': True<SameShape<typeof import('./en/search/wishes.ts'), typeof import('./fr/search/wishes.ts')>>;
}

type True<Same extends true> = Same;
