/** /api/locations: towns by name, state or region, and one town with its universities. */
import { endpoints } from '#schema/api/endpoints.ts';
import { canonicalTowns, isOpenEndedTowns } from '#worker/cache/canonical-question.ts';
import { presentTownWithUniversities } from '#worker/presenters/town.ts';
import { findTownWithUniversities, listLocations } from '#worker/services/locations.ts';
import { publicRoute } from './public-route.ts';

export const locationsRoute = publicRoute(endpoints.searchLocations, {
  question: ({ query }) => canonicalTowns(query),
  openEnded: isOpenEndedTowns,
  answer: async (_deps, dataset, query) => listLocations(dataset, query),
});

export const townRoute = publicRoute(endpoints.town, {
  question: ({ params, query }) => ({ ...canonicalTowns(query), town: params.town.toLowerCase() }),
  openEnded: isOpenEndedTowns,
  answer: async (deps, dataset, { town, ...query }) =>
    presentTownWithUniversities(await findTownWithUniversities(deps, dataset, town, query)),
});
