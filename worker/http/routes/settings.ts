/** /api/preferences and /api/dashboard: what a user prefers, and in what order. */
import { endpoints } from '#schema/api/endpoints.ts';
import type { AccountSettings } from '#schema/domain/account.ts';
import { presentPreferences } from '../../presenters/account.ts';
import { readSettings, writeSettings } from '../../queries/settings.ts';
import { wholeSettings } from '../../services/settings.ts';
import { userRoute } from './user-route.ts';

export const settingsRoutes = [
  userRoute(endpoints.preferences, async ({ deps, session }) =>
    presentPreferences(wholeSettings(await readSettings(deps, session))),
  ),
  userRoute(endpoints.setPreferences, async ({ deps, session, body }) => {
    const given = Object.fromEntries(Object.entries(body).filter(([, part]) => part !== undefined));
    return presentPreferences(wholeSettings(await writeSettings(deps, session, given as Partial<AccountSettings>)));
  }),
  userRoute(endpoints.dashboard, async ({ deps, session }) => ({
    order: wholeSettings(await readSettings(deps, session)).dashboard,
  })),
  userRoute(endpoints.setDashboard, async ({ deps, session, body }) => ({
    order: wholeSettings(await writeSettings(deps, session, { dashboard: body.order })).dashboard,
  })),
];
