/**
 * Several calls of one request fail. Schedules of faults are made up, half of them the same every time; in the long form
 * (`npm run faults`) there are many, and every two calls of every request fail together.
 */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { loadSmallDataset } from '../worker/helpers/database.ts';
import { type RichAccount, richAccount } from '../worker/helpers/rich-account.ts';
import { atOne, type Case, caseOf, faultsFound, type Spot, spotsOf } from './check.ts';
import { DOORS, FAULTS, stopTimers } from './doors.ts';
import { BEGINNINGS, type Beginning, type FaultyWorld, faultyWorld, type SentRequest } from './faulty-world.ts';
import { ADDRESSES, ENDPOINTS, requestsTo } from './requests.ts';
import { restoreState } from './state.ts';

/** Schedules of each seed; without a number the short form. */
const RUNS = Number(env.FAULTS_RUNS || 100);
const IS_LONG = env.FAULTS_RUNS !== '';
const FIXED_SEED = 20_261_120;
const FRESH_SEED = Number(env.FAULTS_SEED || Date.now() % 2 ** 31);

vi.setConfig({ testTimeout: IS_LONG ? 3_600_000 : 120_000 });

let world: FaultyWorld;
let owner: RichAccount;
beforeAll(async () => {
  console.info(`faults: ${RUNS} schedules, FAULTS_SEED=${FRESH_SEED}`);
  stopTimers();
  await loadSmallDataset();
  world = await faultyWorld();
  owner = await richAccount(world);
});

interface Asked {
  name: string;
  request: () => SentRequest;
  endpoint: Endpoint | undefined;
}
/** Requests are known before there is an owner; their addresses are not. */
const ASKED: readonly Asked[] = [
  ...ENDPOINTS.flatMap((endpoint) =>
    Array.from({ length: endpoint.name === 'searchUniversities' ? 3 : 1 }, (_, at) => ({
      name: `${endpoint.name} ${at + 1}`,
      request: () => requestsTo(endpoint, owner)[at] as SentRequest,
      endpoint,
    })),
  ),
  ...ADDRESSES.map((address) => ({ name: address, request: () => ({ method: 'GET', address }), endpoint: undefined })),
];

const caseFor = ({ request, endpoint }: Asked, beginning: Beginning): Promise<Case> =>
  caseOf({ world, request: request(), endpoint, beginning, adds: endpoint?.name === 'helpVote' });

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

/** Of the faults at a door those that lead different ways. */
const TELLING = ['never answers', 'fails', 'is done, and fails', 'answers nothing', 'answers without a row'];
const further = ['answers something else', 'answers rows of something else'];
const tellingAt = (door: Spot['door']) => FAULTS[door].filter(({ name }) => [...TELLING, ...further].includes(name));

const placeOf = ({ door, nth }: Spot) => DOORS.indexOf(door) * 1_000 + nth;

describe.runIf(IS_LONG).each(ASKED)('$name', (asked) => {
  it.each(Object.keys(BEGINNINGS) as Beginning[])(
    'keeps its contract whichever two calls fail: %s',
    async (beginning) => {
      const tried = await caseFor(asked, beginning);
      const found: string[] = [];
      const all = spotsOf(tried, tellingAt);
      for (const first of all) {
        // What the first fault leads to may make other calls than are made without it.
        world.begin(beginning);
        const { calls } = await world.try(atOne(first), tried.request);
        if (tried.request.method !== 'GET') await restoreState(tried.before);
        const led = spotsOf({ ...tried, whole: { ...tried.whole, calls } }, tellingAt);
        const isCommon = new Set(all.map(placeOf));
        for (const second of led) {
          if (isCommon.has(placeOf(second)) ? placeOf(second) <= placeOf(first) : false) continue;
          found.push(...(await faultsFound(tried, [first, second])));
        }
      }
      expect(found, found.join('\n')).toEqual([]);
    },
  );
});
