/** /api/two-years: a two-year college, then a university. */
import { endpoints } from '#schema/api/endpoints.ts';
import { findTwoYears } from '#worker/services/two-years.ts';
import { publicRoute } from './public-route.ts';

export const twoYearsRoute = publicRoute(endpoints.twoYears, {
  question: ({ query: { from, to, near } }) => ({
    from: from?.toLowerCase(),
    to: to?.toLowerCase(),
    // Once the college is known, home says nothing more.
    near: from === undefined ? near?.toLowerCase() : undefined,
  }),
  unboundedKey: () => true,
  find: findTwoYears,
  present: ({ presentTwoYears }, found, dataset) => presentTwoYears(found, dataset.affordability),
});
