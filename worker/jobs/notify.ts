/** Notifies people of changes to the schools they have saved. */
import type { Deps } from '#worker/deps.ts';
import { notifyKeepers, readChangedSince } from '#worker/queries/dataset-changes.ts';
import { readJobRun } from '#worker/queries/jobs.ts';
import type { JobReport } from './job.ts';

/** Universities a statement: a school that many keep is many rows. */
const SLICE = 25;

/** Safe to run again: everyone is notified of a change once. */
export async function notify(deps: Deps, now: number): Promise<JobReport> {
  const last = await readJobRun(deps, 'notify');
  const since = typeof last?.detail.until === 'number' ? last.detail.until : 0;
  const { universityIds, latest } = await readChangedSince(deps, since);
  for (let at = 0; at < universityIds.length; at += SLICE) {
    await notifyKeepers(deps, { universityIds: universityIds.slice(at, at + SLICE), since, now });
  }
  return { until: latest, universities: universityIds.length };
}
