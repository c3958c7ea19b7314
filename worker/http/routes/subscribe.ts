/** /api/subscribe: the form at the foot of each page. */
import { endpoints } from '#schema/api/endpoints.ts';
import { subscribe } from '#worker/services/subscribe.ts';
import { formRoute } from './form-route.ts';

export const subscribeRoute = formRoute(endpoints.subscribe, async (deps, body) => {
  await subscribe(deps, body);
  return { subscribed: true as const };
});
