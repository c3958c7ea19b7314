/** /api/programs: the program finder. */
import { endpoints } from '#schema/api/endpoints.ts';
import { canonicalPrograms, hasUnboundedProgramsKey } from '#worker/cache/canonical-programs.ts';
import { findPrograms } from '#worker/services/programs.ts';
import { publicRoute } from './public-route.ts';

export const programsRoute = publicRoute(endpoints.findPrograms, {
  question: ({ query }) => canonicalPrograms(query),
  unboundedKey: hasUnboundedProgramsKey,
  find: findPrograms,
  present: ({ presentPrograms }, found) => presentPrograms(found),
});
