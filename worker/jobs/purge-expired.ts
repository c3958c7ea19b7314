/** Deletes what is stored for a limited time only (the Privacy Policy says the same). */
import { MESSAGE_LIFETIME_DAYS, SUBSCRIBER_LIFETIME_DAYS } from '#schema/domain/site/limits.ts';
import type { Deps } from '#worker/deps.ts';
import { dropChangesBefore } from '#worker/queries/dataset-changes.ts';
import { forgetOld } from '#worker/queries/jobs.ts';
import type { JobReport } from './job.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** Days that notifications are kept. */
export const NOTIFICATIONS_DAYS = 400;

export async function purgeExpired(deps: Deps, now: number): Promise<JobReport> {
  await forgetOld(deps, {
    sessionsBefore: now,
    messagesBefore: now - MESSAGE_LIFETIME_DAYS * DAY,
    subscribersBefore: now - SUBSCRIBER_LIFETIME_DAYS * DAY,
  });
  await dropChangesBefore(deps, now - NOTIFICATIONS_DAYS * DAY);
  return {};
}
