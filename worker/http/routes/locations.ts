/** /api/locations: towns by name, state or region, and one town with its universities. */
import { endpoints } from '#schema/api/endpoints.ts';
import { canonicalTowns, hasUnboundedTownsKey } from '#worker/cache/canonical-question.ts';
import { findTownWithUniversities, listLocations } from '#worker/services/locations.ts';
import { publicRoute } from './public-route.ts';

export const locationsRoute = publicRoute(endpoints.searchLocations, {
  question: ({ query }) => canonicalTowns(query),
  unboundedKey: hasUnboundedTownsKey,
  find: async (_deps, dataset, query) => listLocations(dataset, query),
  present: ({ presentLocations }, found) => presentLocations(found),
});

export const townRoute = publicRoute(endpoints.town, {
  question: ({ params, query }) => ({ ...canonicalTowns(query), town: params.town.toLowerCase() }),
  unboundedKey: hasUnboundedTownsKey,
  find: (deps, dataset, { town, ...query }) => findTownWithUniversities(deps, dataset, town, query),
  present: ({ presentTownWithUniversities }, found) => presentTownWithUniversities(found),
});
