/** /api/hidden: universities that a user hides from results. */
import { endpoints } from '#schema/api/endpoints.ts';
import { hideUniversity, listHidden, showAgain } from '#worker/services/hidden.ts';
import { userRoute } from './user-route.ts';

export const hiddenRoutes = [
  userRoute(endpoints.hidden, async ({ deps, session }) =>
    deps.presenters.presentHidden(await listHidden(deps, session)),
  ),
  userRoute(endpoints.hide, ({ deps, session, params }) => hideUniversity(deps, session, params.universityId)),
  userRoute(endpoints.unhide, ({ deps, session, params }) => showAgain(deps, session, params.universityId)),
  userRoute(endpoints.clearHidden, ({ deps, session }) => showAgain(deps, session, null)),
];
