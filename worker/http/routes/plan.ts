/** /api/plan, what universities publish of applying, and the calendar that a link shows. */
import { endpoints } from '#schema/api/endpoints.ts';
import { isToken } from '#schema/domain/account/shared-links.ts';
import { AppError } from '#worker/app-error.ts';
import { withDataset } from '#worker/cache/dataset-store.ts';
import { digest } from '#worker/cache/digest.ts';
import { presentPlan } from '#worker/presenters/plan.ts';
import { findApplying, listPlan, openCalendar, writePlan } from '#worker/services/plan.ts';
import { SHARED_HEADERS } from '../middleware/shared-headers.ts';
import { checkCounts } from '../middleware/visitor-rate.ts';
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
export async function answerCalendar({ deps }: RequestContext, { file = '' }: PathParams): Promise<Response> {
  const token = /^(.+)\.ics$/.exec(file)?.[1];
  if (token === undefined || !isToken(token)) throw new AppError('unknown-link');
  // By the link and not by the address: a calendar service fetches everybody's from a few addresses.
  await checkCounts(deps, 'calendar', [[deps.networkRate, `calendar:${await digest(token)}`]]);
  const dates = await withDataset(deps, (dataset) => openCalendar(deps, dataset, token));
  return new Response(deps.presenters.presentCalendar(dates), {
    headers: {
      ...SHARED_HEADERS,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="campusatlas-plan.ics"',
    },
  });
}
