/**
 * Each call that a request makes to D1, KV, a counter of tries or anything else outside fails once in every way there
 * is, for every endpoint of the table: the answer is always one of its contract, comes although something never
 * answers, is never half a write, and the next request is answered as if nothing had been.
 */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { clearAccounts, type RichAccount, richAccount } from '../worker/helpers/rich-account.ts';
import { faultsOfAll } from './check.ts';
import { type Beginning, type FaultyWorld, faultyWorld } from './faulty-world.ts';
import { ENDPOINTS, requestsTo } from './requests.ts';

vi.setConfig({ testTimeout: 120_000 });

let world: FaultyWorld;
let owner: RichAccount;
beforeAll(async () => {
  world = await faultyWorld();
  await clearAccounts();
  owner = await richAccount(world);
  // The changes since then must be read to be counted.
  await env.DB.prepare('update saved_searches set seen_at = seen_at - 1000').run();
});

/** The first isolate of all is tried with what is public; the long form tries every beginning with everything. */
function beginningsFor({ auth }: Endpoint): Beginning[] {
  if (env.TEST_FORM === 'long') return ['bare', 'cold', 'warm'];
  return auth === 'none' ? ['bare', 'warm'] : ['warm'];
}

describe.each(ENDPOINTS)('$method $path', (endpoint) => {
  it('keeps its contract whichever call fails', async () => {
    for (const request of requestsTo(endpoint, owner)) {
      // A vote has no name by which a second one could be told from the first.
      const asked = { world, request, endpoint, adds: endpoint.name === 'helpVote' };
      const found = await faultsOfAll(asked, beginningsFor(endpoint));
      expect(found, found.join('\n')).toEqual([]);
    }
  });
});
