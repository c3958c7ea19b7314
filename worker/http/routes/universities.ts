/** /api/universities: search, suggestions, single records, comparison, export. */
import { endpoints } from '#schema/api/endpoints.ts';
import { idOfSlug } from '#schema/domain/slug.ts';
import {
  canonicalAsker,
  canonicalExport,
  canonicalPoints,
  canonicalSearch,
  isOpenEnded,
} from '#worker/cache/canonical-question.ts';
import { Failure } from '#worker/failure.ts';
import { universitiesCsv } from '#worker/presenters/universities-csv.ts';
import { presentFound, presentSimilar } from '#worker/presenters/university-list.ts';
import { presentComparison, presentRecord } from '#worker/presenters/university-record.ts';
import {
  findForComparison,
  findForExport,
  findPoints,
  findPrices,
  findSimilar,
  findUniversities,
  findUniversity,
  pricesFor,
  suggest,
} from '#worker/services/universities.ts';
import { publicRoute } from './public-route.ts';

export const searchRoute = publicRoute(endpoints.searchUniversities, {
  question: ({ query }) => canonicalSearch(query),
  openEnded: isOpenEnded,
  answer: async (deps, dataset, query) =>
    query.similarTo === undefined
      ? presentFound(await findUniversities(deps, dataset, query), dataset.affordability, pricesFor(dataset, query))
      : presentSimilar(
          await findSimilar(deps, dataset, query.similarTo, query),
          dataset.affordability,
          pricesFor(dataset, query),
        ),
});

export const pointsRoute = publicRoute(endpoints.universityPoints, {
  question: ({ query }) => canonicalPoints(query),
  openEnded: isOpenEnded,
  answer: (deps, dataset, query) => findPoints(deps, dataset, query),
});

export const suggestRoute = publicRoute(endpoints.suggestUniversities, {
  question: ({ query }) => query,
  openEnded: () => true,
  answer: suggest,
});

export const bySlugRoute = publicRoute(endpoints.universityBySlug, {
  question: ({ params, query }) => ({ id: requireId(params.slug), ...canonicalAsker(query) }),
  openEnded: (question) => isOpenEnded(question),
  answer: async (deps, dataset, { id, ...who }) =>
    presentRecord(await findUniversity(deps, dataset, id), dataset.affordability, pricesFor(dataset, who)),
});

export const compareRoute = publicRoute(endpoints.compareUniversities, {
  question: ({ query: { ids, ...who } }) => ({ ids, ...canonicalAsker(who) }),
  openEnded: () => true,
  answer: async (deps, dataset, { ids, ...who }) => {
    const priceOf = pricesFor(dataset, who);
    const found = await findForComparison(deps, dataset, ids);
    return found.map((document) => presentComparison(document, dataset.affordability, priceOf));
  },
});

export const pricesRoute = publicRoute(endpoints.universityPrices, {
  question: ({ query: { ids, ...who } }) => ({ ids: ids.toSorted((a, b) => a - b), ...canonicalAsker(who) }),
  openEnded: () => true,
  answer: async (_, dataset, query) => ({ prices: findPrices(dataset, query) }),
});

export const exportRoute = publicRoute(endpoints.exportUniversities, {
  question: ({ query }) => canonicalExport(query),
  openEnded: isOpenEnded,
  answer: async (deps, dataset, query) =>
    universitiesCsv(await findForExport(deps, dataset, query), pricesFor(dataset, query)),
  headers: ({ answer, dataset }) => {
    const file = ['campusatlas-universities', dataset.newestYear, answer.version].filter(Boolean).join('-');
    return { 'content-disposition': `attachment; filename="${file}.csv"` };
  },
});

function requireId(slug: string): number {
  const id = idOfSlug(slug);
  if (id === null) throw new Failure('unknown-university');
  return id;
}
