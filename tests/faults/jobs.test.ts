/** A scheduled job's call fails: no job keeps another from its work, and the next run leaves what a whole one leaves. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it, vi } from 'vitest';
import { runJobs } from '#worker/jobs/run-jobs.ts';
import { DEADLINES } from '#worker/platform.ts';
import { loadSmallDataset, SMALL, universityNamed } from '../worker/helpers/database.ts';
import { clearAccounts, richAccount } from '../worker/helpers/rich-account.ts';
import { atOne, nameOf, type Spot } from './check.ts';
import { ending, FAULTS, Hangs, NO_FAULTS, type Plan } from './doors.ts';
import { type FaultyWorld, faultyWorld } from './faulty-world.ts';
import { JOB_TABLES, readState, restoreState, type State } from './state.ts';

vi.setConfig({ testTimeout: 300_000 });

let world: FaultyWorld;
beforeAll(async () => {
  world = await faultyWorld();
  await clearAccounts();
  // What nobody waits for is waited for no longer here than what somebody does.
  world.deps.config = { ...world.deps.config, deadlines: { ...DEADLINES, job: DEADLINES.export } };
  for (let people = 0; people < 12; people++) await richAccount(world);
});

/** Of the faults those that lead different ways; all of them in the long form. */
const SHORT = ['never answers', 'is done, and fails'];
const faults = FAULTS.D1.filter(({ name }) => env.TEST_FORM === 'long' || SHORT.includes(name));

async function runUnder(plan: Plan): Promise<number> {
  world.begin('warm');
  world.doors.open(plan);
  try {
    await ending(runJobs(world.deps));
    await ending(world.settle());
    return world.doors.calls.D1;
  } finally {
    world.doors.open(NO_FAULTS);
  }
}

/** What the jobs leave, of their own runs only how they ended. */
const left = ({ job_runs: runs = [], ...rest }: State): State => ({
  ...rest,
  job_runs: runs.map(({ job, outcome }) => ({ job, outcome })),
});

it('ends, and is made up for by the next run, whichever call to D1 fails', async () => {
  await runUnder(NO_FAULTS);
  const changed = universityNamed('McGill University').id;
  await loadSmallDataset({
    ...SMALL,
    manifest: { ...SMALL.manifest, version: 'small-2' },
    universities: SMALL.universities.map((one) =>
      one.id === changed ? { ...one, name: 'Aardvark University', tuition: (one.tuition ?? 0) + 5_000 } : one,
    ),
  });
  await env.DB.prepare('update bookmarks set university_id = ? where note is null').bind(changed).run();
  world.pass(86_400);
  const before = await readState(JOB_TABLES);
  const calls = await runUnder(NO_FAULTS);
  const whole = left(await readState(JOB_TABLES));
  expect(whole.notifications?.length).toBeGreaterThan(before.notifications?.length ?? 0);
  expect(whole.kept_together?.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (let nth = 0; nth < calls; nth++) {
    for (const fault of faults) {
      const spot: Spot = { door: 'D1', nth, fault };
      await restoreState(before);
      try {
        await runUnder(atOne(spot));
        await runUnder(NO_FAULTS);
      } catch (error) {
        if (!(error instanceof Hangs)) throw error;
        found.push(`${nameOf([spot])}: ${error.message}`);
        continue;
      }
      if (JSON.stringify(left(await readState(JOB_TABLES))) !== JSON.stringify(whole)) {
        found.push(`${nameOf([spot])}: the next run leaves something else`);
      }
    }
  }
  expect(found, found.join('\n')).toEqual([]);
});
