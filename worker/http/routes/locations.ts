/** /api/locations: towns by name, state or region, and one town with its universities. */
import { endpoints } from '#schema/api/endpoints.ts';
import { canonicalTowns, isOpenEndedTowns } from '#worker/cache/canonical-question.ts';
import { presentTownWithUniversities } from '#worker/presenters/town.ts';
import { findTownWithUniversities, listLocations } from '#worker/services/locations.ts';
import { asFound, publicRoute } from './public-route.ts';

export const locationsRoute = publicRoute(endpoints.searchLocations, {
  question: ({ query }) => canonicalTowns(query),
  openEnded: isOpenEndedTowns,
  find: async (_deps, dataset, query) => listLocations(dataset, query),
  present: asFound,
});

export const townRoute = publicRoute(endpoints.town, {
  question: ({ params, query }) => ({ ...canonicalTowns(query), town: params.town.toLowerCase() }),
  openEnded: isOpenEndedTowns,
  find: (deps, dataset, { town, ...query }) => findTownWithUniversities(deps, dataset, town, query),
  present: (found) => presentTownWithUniversities(found),
});
