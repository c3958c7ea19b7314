/**
 * The questions of the search box, each with its canonical form and how what was found is presented: for the Worker's routes
 * and for the engine that answers offline, which therefore cannot answer otherwise.
 */
import type { PointsQuery, SearchQuery, SuggestQuery } from '#schema/api/search.ts';
import type { PricesQuery, SituationQuery } from '#schema/api/situation.ts';
import { canonicalAsker, canonicalPoints, canonicalSearch } from '#worker/cache/canonical-question.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import type * as searchPresenters from '#worker/presenters/localized-search.ts';
import {
  type FoundSuggestions,
  type FoundUniversities,
  findPoints,
  findPrices,
  findUniversities,
  pricesForList,
  suggest,
} from './search-box.ts';

/** The presenters of these questions. */
export type SearchPresenters = typeof searchPresenters;
/** What presenting needs to know of the dataset. */
export type PresentedDataset = Pick<LoadedDataset, 'snapshot' | 'affordability'>;

export const listQuestion = {
  canonical: canonicalSearch,
  find: findUniversities,
  present: (
    { presentFound }: SearchPresenters,
    found: FoundUniversities,
    dataset: PresentedDataset,
    query: SearchQuery,
  ) =>
    presentFound(found, dataset.affordability, { line: query.search, priceOf: pricesForList(dataset, query, found) }),
};

export const pointsQuestion = {
  canonical: (query: PointsQuery) => canonicalPoints(query),
  find: findPoints,
  present: ({ presentPoints }: SearchPresenters, found: Awaited<ReturnType<typeof findPoints>>) => presentPoints(found),
};

export const suggestQuestion = {
  canonical: (query: SuggestQuery) => query,
  find: suggest,
  present: (
    { presentSuggestedPages, presentSuggestedSchools, presentSuggestions }: SearchPresenters,
    { suggestions, wishes, reads }: FoundSuggestions,
    { q }: SuggestQuery,
  ) => ({
    suggestions: presentSuggestedSchools(suggestions),
    wishes: [...presentSuggestions(wishes, reads), ...presentSuggestedPages(q)],
  }),
};

export const pricesQuestion = {
  canonical: ({ ids, ...who }: PricesQuery & Partial<SituationQuery>) => ({
    ids: ids.toSorted((a, b) => a - b),
    ...canonicalAsker(who),
  }),
  find: findPrices,
  present: ({ presentPrices }: SearchPresenters, found: ReturnType<typeof findPrices>) => presentPrices(found),
};
