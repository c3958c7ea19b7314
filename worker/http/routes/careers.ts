/** /api/careers: the list of careers, and one of them. */
import { endpoints } from '#schema/api/endpoints.ts';
import { careerSlugOf, findCareer, listCareers } from '#worker/services/careers.ts';
import { publicRoute } from './public-route.ts';

export const careersRoute = publicRoute(endpoints.listCareers, {
  question: ({ query }) => query,
  unboundedKey: ({ q, program, page = 1 }) => q !== undefined || program !== undefined || page > 20,
  find: listCareers,
  present: ({ presentCareers }, found) => presentCareers(found),
});

export const careerRoute = publicRoute(endpoints.career, {
  question: ({ params }) => ({ career: careerSlugOf(params.career) }),
  unboundedKey: () => true,
  find: (deps, dataset, { career }) => findCareer(deps, dataset, career),
  present: ({ presentCareer }, found) => presentCareer(found),
});
