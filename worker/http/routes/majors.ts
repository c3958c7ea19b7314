/** /api/majors: all majors, and one of them. */
import { endpoints } from '#schema/api/endpoints.ts';
import { findMajor, listMajors, majorKeyOf } from '#worker/services/majors.ts';
import { publicRoute } from './public-route.ts';

export const majorsRoute = publicRoute(endpoints.listMajors, {
  question: () => ({}),
  unboundedKey: () => false,
  find: listMajors,
  present: ({ presentMajors }, found) => presentMajors(found),
});

export const majorRoute = publicRoute(endpoints.major, {
  question: ({ params }) => ({ major: majorKeyOf(params.major) }),
  unboundedKey: () => false,
  find: (deps, dataset, { major }) => findMajor(deps, dataset, major),
  present: ({ presentMajor }, found) => presentMajor(found),
});
