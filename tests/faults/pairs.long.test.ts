/** Every two calls of every request fail together, whatever the isolate holds when it comes. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type RichAccount, richAccount } from '../worker/helpers/rich-account.ts';
import { ASKED, type Asked } from './asked.ts';
import { atOne, beginAnew, type Case, caseOf, faultsFound, type Spot, spotsOf } from './check.ts';
import { DOORS, FAULTS } from './doors.ts';
import { BEGINNINGS, type Beginning, type FaultyWorld, faultyWorld } from './faulty-world.ts';
import { restoreState } from './state.ts';

vi.setConfig({ testTimeout: 3_600_000 });

let world: FaultyWorld;
let owner: RichAccount;
beforeAll(async () => {
  world = await faultyWorld();
  owner = await richAccount(world);
});

const caseFor = ({ request, endpoint }: Asked, beginning: Beginning): Promise<Case> =>
  caseOf({ world, request: request(owner), endpoint, beginning, adds: endpoint?.name === 'helpVote' });

/** Of the faults at a door those that lead different ways. */
const TELLING = ['never answers', 'fails', 'is done, and fails', 'answers nothing', 'answers without a row'];
const further = ['answers something else', 'answers rows of something else'];
const tellingAt = (door: Spot['door']) => FAULTS[door].filter(({ name }) => [...TELLING, ...further].includes(name));

const placeOf = ({ door, nth }: Spot) => DOORS.indexOf(door) * 1_000 + nth;

describe.each(ASKED)('$name', (asked) => {
  it.each(Object.keys(BEGINNINGS) as Beginning[])(
    'keeps its contract whichever two calls fail: %s',
    async (beginning) => {
      const tried = await caseFor(asked, beginning);
      const found: string[] = [];
      const all = spotsOf(tried, tellingAt);
      for (const first of all) {
        // What the first fault leads to may make other calls than are made without it.
        await beginAnew(world, beginning);
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
