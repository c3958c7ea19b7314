/**
 * Several calls of one request fail, by made-up schedules, half of them the same every time. `npm run test:long -- faults`
 * tries more of them, and every two calls of every request (pairs.long.test.ts).
 */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { type RichAccount, richAccount } from '../worker/helpers/rich-account.ts';
import { ASKED, type Asked } from './asked.ts';
import { type Case, caseOf, faultsFound, type Spot } from './check.ts';
import { DOORS, FAULTS } from './doors.ts';
import { BEGINNINGS, type Beginning, type FaultyWorld, faultyWorld } from './faulty-world.ts';

const IS_LONG = env.TEST_FORM === 'long';
/** Schedules of each seed. */
const RUNS = Number(env.FAULTS_RUNS || (IS_LONG ? 2_000 : 50));
const FIXED_SEED = 20_261_120;
const FRESH_SEED = Number(env.FAULTS_SEED || Date.now() % 2 ** 31);

vi.setConfig({ testTimeout: IS_LONG ? 3_600_000 : 120_000 });

let world: FaultyWorld;
let owner: RichAccount;
beforeAll(async () => {
  console.info(`faults: ${RUNS} schedules, FAULTS_SEED=${FRESH_SEED}`);
  world = await faultyWorld();
  owner = await richAccount(world);
});

const caseFor = ({ request, endpoint }: Asked, beginning: Beginning): Promise<Case> =>
  caseOf({ world, request: request(owner), endpoint, beginning, adds: endpoint?.name === 'helpVote' });

const spots: fc.Arbitrary<Spot> = fc.constantFrom(...DOORS).chain((door) =>
  fc.record({
    door: fc.constant(door),
    nth: fc.nat({ max: 5 }),
    fault: fc.constantFrom(...FAULTS[door].filter(({ isFile }) => !isFile)),
  }),
);
const beginnings = fc.constantFrom(...(Object.keys(BEGINNINGS) as Beginning[]));

it.each([
  ['the same as always', FIXED_SEED],
  ['never seen before', FRESH_SEED],
])('whatever fails together: %s', async (_, seed) => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ASKED),
      beginnings,
      fc.array(spots, { minLength: 2, maxLength: 12 }),
      async (asked, beginning, schedule) => {
        expect(await faultsFound(await caseFor(asked, beginning), schedule)).toEqual([]);
      },
    ),
    { seed, numRuns: RUNS },
  );
});
