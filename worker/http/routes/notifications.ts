/** /api/notifications: what new data changed about saved universities. */
import { endpoints } from '#schema/api/endpoints.ts';
import { listNotifications, noteRead } from '#worker/services/notifications.ts';
import { userRoute } from './user-route.ts';

export const notificationRoutes = [
  userRoute(endpoints.notifications, async ({ deps, session, query }) => {
    const found = await listNotifications(deps, session, query);
    return deps.presenters.presentNotifications(found);
  }),
  userRoute(endpoints.readNotifications, ({ deps, session, body }) => noteRead(deps, session, body)),
];
