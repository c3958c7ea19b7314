/** /api/plan, what universities publish of applying, and the calendar that a link shows. */
import { endpoints } from '#schema/api/endpoints.ts';
import { withDataset } from '#worker/cache/dataset-store.ts';
import { presentPlan } from '#worker/presenters/plan.ts';
import { findApplying, listPlan, openCalendar, writePlan } from '#worker/services/plan.ts';
import { SHARED_HEADERS } from '../middleware/shared-headers.ts';
import { checkSharedRate } from '../middleware/shared-rate.ts';
import type { PathParams, RequestContext } from './context.ts';
import { publicRoute } from './public-route.ts';
import { userRoute } from './user-route.ts';

export const planRoutes = [
  userRoute(endpoints.plan, async ({ deps, session }) => presentPlan(await listPlan(deps, session))),
  userRoute(endpoints.changePlan, ({ deps, session, body }) => writePlan(deps, session, body)),
];

export const applyingRoute = publicRoute(endpoints.universityApplying, {
  question: ({ query: { ids } }) => ({ ids: ids.toSorted((one, other) => one - other) }),
  unboundedKey: () => true,
  find: (deps, dataset, { ids }) => findApplying(deps, dataset, ids),
  present: ({ presentApplying }, found) => ({ universities: found.map(presentApplying) }),
});

export const CALENDAR_PATH = '/calendar/:file';

/**
 * The dates of a plan, for a calendar that asks for them again and again, in the language that its address names. Throws
 * Failure `unknown-link`.
 */
export async function answerCalendar({ deps, request }: RequestContext, { file = '' }: PathParams): Promise<Response> {
  await checkSharedRate(deps, request);
  const token = /^(.+)\.ics$/.exec(file)?.[1] ?? '';
  const dates = await withDataset(deps, (dataset) => openCalendar(deps, dataset, token));
  return new Response(deps.presenters.presentCalendar(dates), {
    headers: {
      ...SHARED_HEADERS,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="campusatlas-plan.ics"',
    },
  });
}
