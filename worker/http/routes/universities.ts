/** /api/universities: search, suggestions, single records, comparison, export. */

import { endpoints } from '#schema/api/endpoints.ts';
import { rawQueryOf } from '#schema/api/params.ts';
import { searchQuery } from '#schema/api/search.ts';
import { NOBODY } from '#schema/api/situation.ts';
import { idOfSlug } from '#schema/domain/record/slug.ts';
import { SIMILAR_COUNT } from '#schema/domain/site/limits.ts';
import { AppError, isUnavailable } from '#worker/app-error.ts';
import { canonicalAsker, canonicalExport, hasUnboundedKey } from '#worker/cache/canonical-question.ts';
import { findDirections } from '#worker/services/directions.ts';
import { pricesFor } from '#worker/services/search-box.ts';
import { listQuestion, pointsQuestion, pricesQuestion, suggestQuestion } from '#worker/services/search-questions.ts';
import {
  catalogueOf,
  findAdmissions,
  findForComparison,
  findForExport,
  findSimilar,
  findUniversity,
  findUniversityWithSimilar,
} from '#worker/services/universities.ts';
import { type AnswerBody, answerBodyOf, type Loadable, publicRoute } from './public-route.ts';

export const searchRoute = publicRoute(endpoints.searchUniversities, {
  question: ({ query }) => listQuestion.canonical(query),
  unboundedKey: hasUnboundedKey,
  find: async (deps, dataset, query) =>
    query.similarTo === undefined
      ? { found: await listQuestion.find(catalogueOf(deps, dataset), query) }
      : { similar: await findSimilar(deps, dataset, query.similarTo, query) },
  present: (presenters, of, dataset, query) =>
    'found' in of
      ? listQuestion.present(presenters, of.found, dataset, query)
      : presenters.presentSimilar(of.similar, dataset.affordability, pricesFor(dataset, query)),
});

export const pointsRoute = publicRoute(endpoints.universityPoints, {
  question: ({ query }) => pointsQuestion.canonical(query),
  unboundedKey: hasUnboundedKey,
  find: (deps, dataset, query) => pointsQuestion.find(catalogueOf(deps, dataset), query),
  present: pointsQuestion.present,
});

export const suggestRoute = publicRoute(endpoints.suggestUniversities, {
  question: ({ query }) => suggestQuestion.canonical(query),
  unboundedKey: () => true,
  find: (deps, dataset, query) => suggestQuestion.find(catalogueOf(deps, dataset), query),
  present: (presenters, found, _, query) => suggestQuestion.present(presenters, found, query),
});

export const bySlugRoute = publicRoute(endpoints.universityBySlug, {
  question: ({ params, query }) => ({ id: requireId(params.slug), ...canonicalAsker(query) }),
  unboundedKey: (question) => hasUnboundedKey(question),
  find: (deps, dataset, { id }) => findUniversity(deps, dataset, id),
  present: ({ presentRecord }, document, dataset, { id: _, ...who }) =>
    presentRecord(document, dataset.affordability, pricesFor(dataset, who)),
});

/** A university's record and the first of those most like it: what its page shows, read in one trip. */
export const universityPageParts: Loadable<
  { slug: string },
  { record: AnswerBody<typeof bySlugRoute.endpoint>; similar: AnswerBody<typeof searchRoute.endpoint> | null }
> = {
  async make(deps, dataset, { slug }) {
    const { document, similar } = await findUniversityWithSimilar(deps, dataset, requireId(slug), SIMILAR_COUNT);
    const { presentRecord, presentSimilar } = deps.presenters;
    return {
      record: answerBodyOf(presentRecord(document, dataset.affordability)),
      similar: answerBodyOf(presentSimilar(similar, dataset.affordability)),
    };
  },
  async recall(deps, { slug }) {
    const record = await bySlugRoute.recall(deps, { params: { slug }, query: NOBODY });
    try {
      const query = searchQuery.parse(rawQueryOf(similarQuery(record.value.id)));
      return { record, similar: await searchRoute.recall(deps, { params: undefined, query }) };
    } catch (error) {
      // The page is there without them, and asks for them again.
      if (isUnavailable(error)) return { record, similar: null };
      throw error;
    }
  },
};

/** The question for the universities that a university's page names as like it. */
export function similarQuery(id: number): URLSearchParams {
  return new URLSearchParams({ similarTo: String(id), limit: String(SIMILAR_COUNT) });
}

export const directionsRoute = publicRoute(endpoints.universityDirections, {
  question: ({ params, query: { nearPlace, ...who } }) => ({
    id: requireId(params.slug),
    nearPlace: nearPlace?.toLowerCase(),
    ...canonicalAsker(who),
  }),
  unboundedKey: ({ nearPlace, ...who }) => nearPlace !== undefined || hasUnboundedKey(who),
  find: (deps, dataset, { id, ...asked }) => findDirections(deps, dataset, id, asked),
  present: ({ presentDirections }, found, dataset, { id: _, nearPlace: __, ...who }) =>
    presentDirections(found, dataset.affordability, pricesFor(dataset, who)),
});

export const compareRoute = publicRoute(endpoints.compareUniversities, {
  question: ({ query: { ids, ...who } }) => ({ ids, ...canonicalAsker(who) }),
  unboundedKey: () => true,
  find: (deps, dataset, { ids }) => findForComparison(deps, dataset, ids),
  present: ({ presentComparison }, found, dataset, { ids: _, ...who }) => {
    const priceOf = pricesFor(dataset, who);
    return found.map((document) => presentComparison(document, dataset.affordability, priceOf));
  },
});

export const pricesRoute = publicRoute(endpoints.universityPrices, {
  question: ({ query }) => pricesQuestion.canonical(query),
  unboundedKey: () => true,
  find: async (_, dataset, query) => pricesQuestion.find(dataset, query),
  present: pricesQuestion.present,
});

export const admissionsRoute = publicRoute(endpoints.universityAdmissions, {
  question: ({ query: { ids } }) => ({ ids: ids.toSorted((a, b) => a - b) }),
  unboundedKey: () => true,
  find: (deps, dataset, { ids }) => findAdmissions(deps, dataset, ids),
  present: ({ presentAdmission }, found) => ({ schools: found.map(presentAdmission) }),
});

export const exportRoute = publicRoute(endpoints.exportUniversities, {
  question: ({ query }) => canonicalExport(query),
  unboundedKey: hasUnboundedKey,
  find: (deps, dataset, query) => findForExport(deps, dataset, query),
  present: ({ universitiesCsv }, { rows, subjects }, dataset, query) =>
    universitiesCsv(rows, { priceOf: pricesFor(dataset, query), subjects }),
  headers: ({ answer, dataset }) => {
    const file = ['campusatlas-universities', dataset.newestYear, answer.version].filter(Boolean).join('-');
    return { 'content-disposition': `attachment; filename="${file}.csv"` };
  },
});

function requireId(slug: string): number {
  const id = idOfSlug(slug);
  if (id === null) throw new AppError('unknown-university');
  return id;
}
