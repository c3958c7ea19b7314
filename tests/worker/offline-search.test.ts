/** The copy of the search that a browser saves: how it is handed out, and that it answers as the Worker does. */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OfflineSearch } from '#schema/api/offline-search.ts';
import { OFFLINE_COPY_LAYOUT } from '#schema/search/offline-copy.ts';
import { openOfflineSearch } from '#worker/offline/open-search.ts';
import { loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { OWN_QUERIES } from './helpers/own-queries.ts';
import { makeTestApp, ORIGIN, type TestApp, warmTestApp } from './helpers/test-app.ts';

const COPY = `/offline-copy/${OFFLINE_COPY_LAYOUT}`;
const SEED = Number(env.FUZZ_SEED || Date.now() % 2 ** 31);
const IS_LONG = env.TEST_FORM === 'long';
/** Lines in `npm test`; `npm run test:long` asks all. */
const SAMPLE = 60;

beforeAll(() => loadSmallDataset());

async function unpacked(response: Response): Promise<Uint8Array> {
  const bytes = response.body?.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(bytes).arrayBuffer());
}

const day = (world: TestApp) => new Date(world.deps.clock()).toISOString().slice(0, 10);

describe('the copy', () => {
  it('is handed out whole with its size, version and tag, and is not sent again to who has it', async () => {
    const world = await warmTestApp();
    const response = await world.ask(COPY);
    const { headers } = response;
    const size = Number(headers.get('content-length'));
    expect([response.status, headers.get('x-dataset-version')]).toEqual([200, SMALL.manifest.version]);
    expect((await response.arrayBuffer()).byteLength).toBe(size);
    const head = await world.ask(COPY, { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length')), await head.text()]).toEqual([200, size, '']);
    const again = await world.ask(COPY, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('comes from KV the second time', async () => {
    const world = await warmTestApp();
    const first = await world.ask(COPY);
    await world.settle();
    world.database.reset();
    const second = await world.ask(COPY);
    expect(world.database.trips).toBe(0);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it('of another layout there is none', async () => {
    expect((await makeTestApp().ask('/offline-copy/00000000')).status).toBe(404);
  });

  it('is not handed out again and again to one visitor', async () => {
    const asked: string[] = [];
    const limit = async ({ key }: { key: string }) => ({ success: asked.push(key) === 1 });
    const world = await warmTestApp({ networkRate: { limit } });
    const visitor = { headers: { 'cf-connecting-ip': '192.0.2.7' } };
    expect([(await world.ask(COPY, visitor)).status, (await world.ask(COPY, visitor)).status]).toEqual([200, 429]);
    expect(asked).toEqual(['offline:192.0.2.7', 'offline:192.0.2.7']);
  });

  it('says so when it cannot be had', async () => {
    const world = await warmTestApp();
    await env.DB.prepare("delete from snapshots where kind = 'offline'").run();
    expect((await world.ask(COPY)).status).toBe(503);
    await loadSmallDataset();
  });

  it('is not opened when a byte of it has changed or its end is missing', async () => {
    const bytes = new Uint8Array(await (await makeTestApp().ask(COPY)).arrayBuffer());
    const changed = bytes.slice();
    const middle = Math.floor(bytes.length / 2);
    changed[middle] = 255 - (changed[middle] ?? 0);
    await expect(unpacked(new Response(changed))).rejects.toThrow();
    await expect(unpacked(new Response(bytes.slice(0, -100)))).rejects.toThrow();
    const whole = await unpacked(new Response(bytes));
    expect(() => openOfflineSearch(whole.slice(0, whole.length / 2))).toThrow();
  });
});

describe('answers', () => {
  let world: TestApp;
  let search: OfflineSearch;
  beforeAll(async () => {
    world = await warmTestApp();
    search = openOfflineSearch(await unpacked(await world.ask(COPY)));
    console.info(`offline search: FUZZ_SEED=${SEED}`);
  });

  async function expectSame(address: string): Promise<void> {
    const [online, offline] = await Promise.all([
      world.ask(address),
      search.answer(new URL(address, ORIGIN).href, day(world)),
    ]);
    expect({ address, status: offline?.status, body: offline?.body }).toEqual({
      address,
      status: online.status,
      body: await online.text(),
    });
  }

  /** Milliseconds that some 2,000 queries may take. */
  const ALL_OF_THEM_MS = 300_000;
  const asked = IS_LONG ? OWN_QUERIES : fc.sample(fc.constantFrom(...OWN_QUERIES), { seed: SEED, numRuns: SAMPLE });

  it.each(['en', 'fr'])(
    'are those of the Worker to its own queries (%s)',
    async (language) => {
      expect(OWN_QUERIES.length).toBeGreaterThan(2_000);
      for (const line of asked) {
        const text = encodeURIComponent(line.slice(0, 500));
        await expectSame(`/api/universities/search?search=${text}&facets=1&lang=${language}`);
        await expectSame(
          `/api/universities/suggest?q=${encodeURIComponent(line.slice(0, 1 + (line.length % 30)))}&lang=${language}`,
        );
      }
    },
    ALL_OF_THEM_MS,
  );

  const id = universityNamed('McGill University').id;
  it.each([
    '/api/universities/search',
    '/api/universities/search?state=CA&sortBy=netPrice&sortOrder=desc&page=2&limit=3',
    '/api/universities/search?subject=nursing&degree=bachelors&facets=1',
    '/api/universities/search?deadline=open&facets=1',
    '/api/universities/search?home=US-CA&income=30-48&sortBy=yourPrice',
    '/api/universities/search?search=cost+of+mcgill&home=CA-QC',
    '/api/universities/search?search=only+public+ones&after=nursing+in+texas',
    '/api/universities/search?nearPlace=Montreal&radiusMiles=50&lang=fr',
    '/api/universities/search?sate=CA',
    '/api/universities/search?page=none',
    '/api/universities/search?lang=de',
    '/api/universities/points?country=CA',
    '/api/universities/suggest',
    '/api/universities/suggest?q=nurs&limit=3',
    `/api/universities/prices?ids=${id},1&home=CA-QC`,
    `/api/universities/prices?ids=${id}&home=US-OH&income=48-75&lang=fr`,
  ])('%s', (address) => expectSame(address));

  it('there are none to what the copy does not hold', async () => {
    for (const address of [
      `/api/universities/search?similarTo=${id}`,
      '/api/universities/by-slug/mcgill-university-1',
      '/api/programs?q=nursing',
      '/api/user',
    ])
      expect(await search.answer(new URL(address, ORIGIN).href, day(world)), address).toBeNull();
  });
});
