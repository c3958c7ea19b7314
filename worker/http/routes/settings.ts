/** /api/preferences and /api/dashboard: what a user prefers, and in what order. */
import { endpoints } from '#schema/api/endpoints.ts';
import { presentPreferences } from '#worker/presenters/account.ts';
import { changeSettings, findSettings } from '#worker/services/settings.ts';
import { userRoute } from './user-route.ts';

export const settingsRoutes = [
  userRoute(endpoints.preferences, async ({ deps, session }) => presentPreferences(await findSettings(deps, session))),
  userRoute(endpoints.setPreferences, async ({ deps, session, body }) =>
    presentPreferences(await changeSettings(deps, session, body)),
  ),
  userRoute(endpoints.dashboard, async ({ deps, session }) => ({
    order: (await findSettings(deps, session)).dashboard,
  })),
  userRoute(endpoints.setDashboard, async ({ deps, session, body }) => ({
    order: (await changeSettings(deps, session, { dashboard: body.order })).dashboard,
  })),
];
