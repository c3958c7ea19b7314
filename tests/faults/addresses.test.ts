/** The same for pages, files, pictures and sitemaps: a page, a file, a picture or a sentence that says to come back. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it, vi } from 'vitest';
import { faultsOfAll } from './check.ts';
import { type Beginning, type FaultyWorld, faultyWorld } from './faulty-world.ts';
import { ADDRESSES } from './requests.ts';

vi.setConfig({ testTimeout: 120_000 });

let world: FaultyWorld;
beforeAll(async () => {
  world = await faultyWorld();
});

// From cold, calls are those of the endpoints that the pages ask.
const beginnings: Beginning[] = env.TEST_FORM === 'long' ? ['bare', 'cold', 'warm'] : ['bare', 'warm'];

it.each(ADDRESSES)('GET %s is answered whichever call fails', async (address) => {
  const asked = { world, request: { method: 'GET', address }, endpoint: undefined };
  const found = await faultsOfAll(asked, beginnings);
  expect(found, found.join('\n')).toEqual([]);
});
