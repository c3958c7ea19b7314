/** Runs the daily jobs: each by itself, so that one that fails does not stop the others. */
import { reloadDataset } from '#worker/cache/dataset-store.ts';
import { type AppContext, type Deps, depsInSession } from '#worker/deps.ts';
import { messagesOf } from '#worker/log.ts';
import { dropOtherRuns, writeJobRun } from '#worker/queries/jobs.ts';
import { PRIMARY } from '#worker/session-start.ts';
import { compareDatasets } from './compare-datasets.ts';
import { countCoBookmarks } from './count-co-bookmarks.ts';
import { forgetUnused } from './forget-unused.ts';
import type { Job } from './job.ts';
import { notify } from './notify.ts';
import { purgeExpired } from './purge-expired.ts';
import { remind } from './remind.ts';

/**
 * In this order: deletions that the Privacy Policy promises come first, so that no other job can use up the run's time
 * before them; changes have to be found before people are notified of them.
 */
export const JOBS: Record<string, Job> = {
  forget: purgeExpired,
  'forget-unused': forgetUnused,
  // The newest snapshot is put back in KV, where a cold isolate finds it without asking D1.
  'refresh-snapshot': async (deps) => ({ version: (await reloadDataset(deps)).version }),
  'compare-datasets': compareDatasets,
  notify,
  remind,
  'count-together': countCoBookmarks,
};

/** Runs every job and notes in job_runs how it went. Throws nothing. */
export async function runJobs(app: AppContext, jobs: Record<string, Job> = JOBS): Promise<void> {
  const deps = depsInSession(app, PRIMARY);
  // A job of another release would seem not to run any more.
  await dropOtherRuns(deps, Object.keys(jobs)).catch((error: unknown) =>
    deps.log('warn', 'job-not-noted', { error: messagesOf(error) }),
  );
  for (const [job, work] of Object.entries(jobs)) {
    const startedAt = deps.clock();
    await note(deps, { job, startedAt, finishedAt: null, outcome: 'running', detail: {} });
    try {
      const detail = await work(deps, startedAt);
      await note(deps, { job, startedAt, finishedAt: deps.clock(), outcome: 'done', detail });
      deps.log('info', 'job-done', { job, ...detail });
    } catch (error) {
      deps.log('error', 'job-failed', { job, error: messagesOf(error) });
      await note(deps, { job, startedAt, finishedAt: deps.clock(), outcome: 'failed', detail: {} });
    }
  }
}

/** A note that cannot be taken keeps no job from its work. */
async function note(deps: Deps, run: Parameters<typeof writeJobRun>[1]): Promise<void> {
  try {
    await writeJobRun(deps, run);
  } catch (error) {
    deps.log('warn', 'job-not-noted', { job: run.job, error: messagesOf(error) });
  }
}
