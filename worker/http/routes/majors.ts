/** /api/majors: all majors, and one of them. */
import { endpoints } from '#schema/api/endpoints.ts';
import { presentMajor, presentMajors } from '#worker/presenters/major.ts';
import { findMajor, listMajors, majorKeyOf } from '#worker/services/majors.ts';
import { publicRoute } from './public-route.ts';

export const majorsRoute = publicRoute(endpoints.listMajors, {
  question: () => ({}),
  unboundedKey: () => false,
  find: listMajors,
  present: (found) => presentMajors(found),
});

export const majorRoute = publicRoute(endpoints.major, {
  question: ({ params }) => ({ major: majorKeyOf(params.major) }),
  unboundedKey: () => false,
  find: (deps, dataset, { major }) => findMajor(deps, dataset, major),
  present: (found) => presentMajor(found),
});
