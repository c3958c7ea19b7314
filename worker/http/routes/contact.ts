/** /api/contact: a message to the people behind the site. */
import { endpoints } from '#schema/api/endpoints.ts';
import { takeMessage } from '#worker/services/contact.ts';
import { formRoute } from './form-route.ts';

export const contactRoute = formRoute(endpoints.contact, async (deps, body) => {
  await takeMessage(deps, body);
  return { received: true as const };
});
