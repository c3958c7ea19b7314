/** Deletes accounts that hold nothing and that nobody has used for a year (the Privacy Policy says the same). */
import { UNUSED_ACCOUNT_MONTHS } from '#schema/domain/site/limits.ts';
import type { Deps } from '#worker/deps.ts';
import { deleteUnused, monthOf, readUnused } from '#worker/queries/account-uses.ts';
import { readJobRun } from '#worker/queries/jobs.ts';
import type { JobReport } from './job.ts';

/** Accounts that are looked at together, and pages of a day: the next day goes on where this one ended. */
export const PAGE = { accounts: 2_000, aDay: 10 };

export async function forgetUnused(deps: Deps, now: number): Promise<JobReport> {
  const today = new Date(now);
  const before = monthOf(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - UNUSED_ACCOUNT_MONTHS, 1));
  const run = await readJobRun(deps, 'forget-unused');
  let after = Number(run?.detail.after ?? 0);
  let deleted = 0;
  for (let page = 0; page < PAGE.aDay; page++) {
    const { userIds, last } = await readUnused(deps, { after, most: PAGE.accounts, before });
    if (userIds.length > 0) await deleteUnused(deps, userIds, before);
    deleted += userIds.length;
    after = last ?? 0;
    if (last === null) break;
  }
  return { deleted, after };
}
