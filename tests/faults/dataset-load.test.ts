/** A load of a new dataset is cut off after any of its steps: the old one goes on answering, and loading again completes. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it, vi } from 'vitest';
import { runSeed } from '../../data/seed/run.ts';
import { seedSteps } from '../../data/seed/statements.ts';
import { laterVersion, SMALL, universityNamed } from '../worker/helpers/database.ts';
import { type RichAccount, richAccount } from '../worker/helpers/rich-account.ts';
import { NO_FAULTS } from './doors.ts';
import { type FaultyWorld, faultyWorld } from './faulty-world.ts';
import { ENDPOINTS, requestsTo } from './requests.ts';

vi.setConfig({ testTimeout: 300_000 });

let world: FaultyWorld;
let owner: RichAccount;
beforeAll(async () => {
  world = await faultyWorld();
  owner = await richAccount(world);
});

const OLD = seedSteps(SMALL);
const NEW = seedSteps(laterVersion('small-2', universityNamed('McGill University').id, 'Aardvark University'));

/** D1 that is gone after so many statements, those of a swap counting as one; the last is done, and its answer lost. */
function goneAfter(statements: number) {
  let left = statements;
  return {
    prepare: (sql: string) => env.DB.prepare(sql),
    async batch(batch: D1PreparedStatement[]) {
      const isSwap = batch.length === NEW.swap.length;
      const done = isSwap ? batch : batch.slice(0, left);
      await env.DB.batch(done);
      left -= isSwap ? 1 : done.length;
      if (left <= 0) throw new Error('the connection is gone');
    },
  };
}

/** Every statement after which it can end; in the short form some of them, the first, the last and the swap among them. */
const STEPS = NEW.staging.length + 1;
const CUTS = Array.from({ length: STEPS }, (_, at) => at + 1).filter(
  (cut) => env.TEST_FORM === 'long' || cut <= 2 || cut >= STEPS - 1 || cut % 8 === 0,
);

const QUESTIONS = ENDPOINTS.filter(
  ({ method, auth, cache }) => method === 'GET' && auth === 'none' && cache !== 'none',
);

/** What every public question is answered by an isolate that finds nothing in KV. */
async function answers(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const endpoint of QUESTIONS) {
    for (const { address } of requestsTo(endpoint, owner)) {
      world.begin('bare');
      const { status, text, headers } = await world.try(NO_FAULTS, { method: 'GET', address: address });
      found[address] = `${status} ${headers.get('x-dataset-version')} ${text}`;
    }
  }
  return found;
}

it('leaves the old dataset whole wherever it is cut off, and completes when it is run again', async () => {
  const old = await answers();
  await runSeed(env.DB, NEW);
  const fresh = await answers();
  expect(fresh).not.toEqual(old);
  await runSeed(env.DB, OLD);
  // With the new one named as the version before.
  const before = await answers();
  for (const cut of CUTS) {
    await expect(runSeed(goneAfter(cut), NEW)).rejects.toThrow('the connection is gone');
    // The swap is all or nothing: once it is done the new dataset is there, whether or not the answer came.
    expect(await answers(), `cut off after ${cut} of ${STEPS}`).toEqual(cut === STEPS ? fresh : before);
    await runSeed(env.DB, NEW);
    expect(await answers(), `run again after ${cut} of ${STEPS}`).toEqual(fresh);
    await runSeed(env.DB, OLD);
  }
});
