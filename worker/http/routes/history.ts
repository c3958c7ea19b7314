/** /api/history: the universities that a user viewed last. */
import { endpoints } from '#schema/api/endpoints.ts';
import { withDataset } from '#worker/cache/dataset-store.ts';
import { forgetViews, listViews, noteView, takeOverViews } from '#worker/services/history.ts';
import { userRoute } from './user-route.ts';

export const historyRoutes = [
  userRoute(endpoints.history, ({ deps, session }) =>
    withDataset(deps, async ({ version, affordability }) =>
      deps.presenters.presentHistory(await listViews(deps, session, version), affordability),
    ),
  ),
  userRoute(endpoints.addView, ({ deps, session, params }) => noteView(deps, session, params.universityId)),
  userRoute(endpoints.mergeViews, ({ deps, session, body }) => takeOverViews(deps, session, body)),
  userRoute(endpoints.clearHistory, ({ deps, session }) => forgetViews(deps, session)),
];
