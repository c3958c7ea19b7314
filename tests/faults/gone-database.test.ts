/** D1 is gone altogether: whatever was answered before is answered still, from KV or from the isolate's memory. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type RichAccount, richAccount } from '../worker/helpers/rich-account.ts';
import { FAULTS, type Fault, NO_FAULTS, type Plan } from './doors.ts';
import { type FaultyWorld, faultyWorld } from './faulty-world.ts';
import { ADDRESSES, ENDPOINTS, requestsTo } from './requests.ts';

vi.setConfig({ testTimeout: 120_000 });

let world: FaultyWorld;
let owner: RichAccount;
beforeAll(async () => {
  world = await faultyWorld();
  owner = await richAccount(world);
});

const everyTime =
  (fault: Fault): Plan =>
  (door) =>
    door === 'D1' ? fault : undefined;

const DAY = 86_400;
const AWAY = 7_200;

/** A page says what holds on its day, so that the next day's is another: what is compared is of one day. */
function beginDay(): void {
  world.pass(DAY - (Math.floor(world.deps.clock() / 1000) % DAY));
}

/** Asked twice, so that what must earn its place in KV has earned it; then two hours go by. */
async function asked(address: string) {
  const request = { method: 'GET', address };
  beginDay();
  world.begin('cold');
  const first = await world.try(NO_FAULTS, request);
  await world.try(NO_FAULTS, request);
  world.pass(AWAY);
  const memory = world.deps.isolate;
  const before = new Map(world.cache.entries);
  return {
    text: first.text,
    status: first.status,
    async without(fault: Fault, from: 'memory' | 'KV') {
      world.cache.entries.clear();
      if (from === 'memory') {
        world.deps.isolate = { ...memory, dataset: { ...memory.dataset } };
      } else {
        world.newIsolate();
        for (const [key, entry] of before) world.cache.entries.set(key, entry);
      }
      const { status, text, headers } = await world.try(everyTime(fault), request);
      return { status, text, cache: headers.get('x-cache'), what: `${address} from ${from}, D1 ${fault.name}` };
    },
  };
}

/** Those whose answers cannot be computed from the snapshots alone. */
const NEED_ROWS = [
  'searchUniversities',
  'universityBySlug',
  'compareUniversities',
  'universityAdmissions',
  'exportUniversities',
  'listUniversities',
  'listFile',
  'town',
  'findPrograms',
  'meta',
];
/** Those of cards: an isolate that holds the cards makes the answer anew. */
const OF_CARDS = ['searchUniversities', 'exportUniversities', 'findPrograms'];

describe.each(ENDPOINTS.filter(({ cache }) => cache !== 'none'))('$method $path', (endpoint) => {
  it('answers what it answered before', async () => {
    for (const { address } of requestsTo(endpoint, owner)) {
      const before = await asked(address);
      for (const fault of FAULTS.D1) {
        for (const from of ['memory', 'KV'] as const) {
          const { status, text, cache, what } = await before.without(fault, from);
          expect([status, text], what).toEqual([200, before.text]);
          const anew = from === 'memory' && OF_CARDS.includes(endpoint.name);
          if (NEED_ROWS.includes(endpoint.name) && !anew) expect(cache, what).toBe('STALE');
        }
      }
    }
  });
});

/** Pages that show data; the pictures' own cache is the edge's. */
const PAGES = ADDRESSES.filter((address) => /^\/(search|university|compare|popular|about|sitemap)/.test(address));

describe.each(PAGES)('GET %s', (address) => {
  it('comes with the data that it came with before', async () => {
    const before = await asked(address);
    for (const fault of FAULTS.D1) {
      for (const from of ['memory', 'KV'] as const) {
        const { status, text, what } = await before.without(fault, from);
        // That a university is not there is never stored.
        if (before.status === 404) expect(status, what).toBeOneOf([404, 503]);
        else expect([status, text], what).toEqual([before.status, before.text]);
      }
    }
  });
});
