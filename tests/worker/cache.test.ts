import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchResponse } from '#schema/api/search.ts';
import { SNAPSHOT_KEY } from '#worker/cache/dataset-store.ts';
import { runSeed } from '../../data/seed/run.ts';
import { seedSteps } from '../../data/seed/statements.ts';
import { laterVersion, loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { makeTestApp, type TestApp, warmTestApp } from './helpers/test-app.ts';

const LIST = '/api/universities/search?country=CA';
const LOST = new Error('D1_ERROR: Network connection lost.');
const BROKEN = new Error('D1_ERROR: no such table: universities');

beforeEach(() => loadSmallDataset());

const state = async (world: TestApp, address = LIST) => {
  const response = await world.ask(address);
  await world.settle();
  return [response.status, response.headers.get('x-cache')];
};
const answersIn = (world: TestApp) => [...world.cache.entries.keys()].filter((key) => key.startsWith('answer:'));

describe('the answer cache', () => {
  it('computes the first time and answers the second time from memory, in another isolate from KV, to the byte', async () => {
    const world = await warmTestApp();
    const first = await world.ask(LIST);
    await world.settle();
    const reads = world.cache.reads;
    const second = await world.ask(LIST);
    expect(world.cache.reads).toBe(reads);
    const body = await first.text();
    expect(first.headers.get('x-cache')).toBe('MISS');
    expect(world.database.trips).toBe(1);
    world.newIsolate();
    const third = await world.ask(LIST);
    for (const again of [second, third]) {
      expect(again.headers.get('x-cache')).toBe('HIT');
      expect(await again.text()).toBe(body);
      expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    }
  });

  it('asks KV for a text only once the isolate has met it', async () => {
    const world = await warmTestApp();
    const reads = world.cache.reads;
    await state(world, '/api/universities/search?search=harvard');
    expect(world.cache.reads).toBe(reads);
    world.pass(3_601);
    world.database.failing = BROKEN;
    expect(await state(world, '/api/universities/search?search=mcgill')).toEqual([503, null]);
    expect(world.cache.reads).toBeGreaterThan(reads);
  });

  it('shares one entry between equal questions', async () => {
    const world = await warmTestApp();
    await state(world, '/api/universities/search?type=public&country=US');
    for (const equal of [
      'country=us&type=public',
      'type=public&country=US&page=1&limit=20&sortBy=name&sortOrder=asc',
      'type=public,public&country=US&religiousAffiliation=any&facets=0&city=',
    ]) {
      expect(await state(world, `/api/universities/search?${equal}`), equal).toEqual([200, 'HIT']);
    }
    expect(answersIn(world)).toHaveLength(1);
  });

  it('does not share between different questions', async () => {
    const world = await warmTestApp();
    await state(world);
    for (const other of ['country=US', 'country=CA&sortOrder=desc', 'country=CA&page=2', 'country=CA&facets=1']) {
      expect(await state(world, `/api/universities/search?${other}`), other).toEqual([200, 'MISS']);
    }
  });

  it('computes anew once an entry is older than its policy allows', async () => {
    const world = await warmTestApp();
    await state(world);
    world.pass(3_599);
    expect(await state(world)).toEqual([200, 'HIT']);
    world.pass(2);
    expect(await state(world)).toEqual([200, 'MISS']);
  });

  it('computes anew on a new day, which other deadlines are ahead of', async () => {
    const world = await warmTestApp();
    const open = '/api/universities/search?deadline=open';
    const first = (await (await world.ask(open)).json()) as SearchResponse;
    await world.settle();
    expect(first.deadlines?.today).toBe('2026-11-20');
    expect(first.total).toBeGreaterThan(0);
    // Half an hour before midnight, and half an hour after it: within the hour that an answer is fresh.
    world.pass(11.5 * 3_600);
    expect(await state(world, open)).toEqual([200, 'MISS']);
    world.pass(60);
    expect(await state(world, open)).toEqual([200, 'HIT']);
    world.pass(24 * 60);
    // Five minutes are left of the day, for the browser too.
    expect((await world.ask(open)).headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=240');
    world.pass(5.5 * 60);
    const next = await world.ask(open);
    expect(next.headers.get('x-cache')).toBe('MISS');
    expect(((await next.json()) as SearchResponse).deadlines?.today).toBe('2026-11-21');
    await world.settle();
    world.newIsolate();
    expect(await state(world, open)).toEqual([200, 'HIT']);
    // The fall of that year: nothing of the round is open.
    world.pass(300 * 86_400);
    const { total, deadlines } = (await (await world.ask(open)).json()) as SearchResponse;
    expect([total, deadlines?.today]).toEqual([0, '2027-09-17']);
  });

  it('takes a damaged entry for none', async () => {
    const world = await warmTestApp();
    await state(world);
    const [key] = answersIn(world);
    const entry = world.cache.entries.get(key as string);
    world.cache.entries.set(key as string, { ...entry, value: '{"universities":[]}' } as never);
    world.newIsolate();
    const response = await world.ask(LIST);
    expect(response.headers.get('x-cache')).toBe('MISS');
    expect(((await response.json()) as SearchResponse).total).toBe(SMALL.manifest.counts.CA);
    expect(world.log.map(({ event }) => event)).toContain('cache-entry-damaged');
  });

  it('answers 304 without a body to the entity tag, from memory, from KV and from D1', async () => {
    const world = await warmTestApp();
    const headers = { 'if-none-match': `"other", W/${(await world.ask(LIST)).headers.get('etag')}` };
    await world.settle();
    for (const from of ['memory', 'KV', 'D1']) {
      if (from !== 'memory') world.newIsolate();
      if (from === 'D1') for (const key of answersIn(world)) world.cache.entries.delete(key);
      const response = await world.ask(LIST, { headers });
      expect([response.status, await response.text()], from).toEqual([304, '']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
    }
  });

  it('names the dataset in the answer', async () => {
    const world = await warmTestApp();
    expect((await world.ask(LIST)).headers.get('x-dataset-version')).toBe(SMALL.manifest.version);
  });
});

describe('when KV misbehaves', () => {
  it('answers from D1 when KV fails', async () => {
    const world = await warmTestApp();
    world.cache.failing = new Error('KV GET failed: 503');
    expect(await state(world)).toEqual([200, 'MISS']);
  });

  it('answers from D1 when KV is slower than its deadline', async () => {
    const world = await warmTestApp();
    world.cache.delay = 500;
    const began = performance.now();
    expect(await state(world)).toEqual([200, 'MISS']);
    expect(performance.now() - began).toBeLessThan(400);
  });

  it('takes the snapshot from D1 when KV holds rubbish in its place', async () => {
    const world = makeTestApp();
    world.cache.entries.set(SNAPSHOT_KEY, {
      value: new Uint8Array([1, 2, 3]).buffer,
      metadata: { version: 'small-1', loadKey: '', previousVersion: null, affordability: {}, newestYear: null },
      expirationTtl: undefined,
    });
    expect(await state(world)).toEqual([200, 'MISS']);
  });
});

describe('when D1 misbehaves', () => {
  it('asks once more after an error that D1 says will pass', async () => {
    const world = await warmTestApp();
    world.database.errors = [LOST];
    expect(await state(world)).toEqual([200, 'MISS']);
    expect(world.database.trips).toBe(2);
  });

  it('does not ask again after any other error, nor more than once', async () => {
    const world = await warmTestApp();
    world.database.failing = BROKEN;
    expect(await state(world)).toEqual([503, null]);
    expect(world.database.trips).toBe(1);
    world.database.reset();
    world.database.failing = LOST;
    expect(await state(world)).toEqual([503, null]);
    expect(world.database.trips).toBe(2);
  });

  it('serves an expired entry, and says so', async () => {
    const world = await warmTestApp();
    const fresh = await (await world.ask(LIST)).text();
    await world.settle();
    world.pass(7_200);
    world.newIsolate();
    world.database.failing = BROKEN;
    const stale = await world.ask(LIST);
    expect(stale.status).toBe(200);
    expect(stale.headers.get('x-cache')).toBe('STALE');
    expect(stale.headers.get('warning')).toBe('110 - "Response is Stale"');
    expect(stale.headers.get('cache-control')).toBe('public, max-age=10');
    expect(await stale.text()).toBe(fresh);
  });

  it('serves the entry of the version before when this one has none', async () => {
    const world = await warmTestApp();
    await state(world);
    await runSeed(env.DB, seedSteps(laterVersion('small-2', universityNamed('McGill University').id, 'McGill')));
    world.newIsolate();
    world.cache.entries.delete(SNAPSHOT_KEY);
    await state(world, '/api/universities/suggest?q=a');
    world.database.failing = BROKEN;
    const response = await world.ask(LIST);
    expect([response.headers.get('x-cache'), response.headers.get('x-dataset-version')]).toEqual(['STALE', 'small-1']);
  });

  it('serves an expired entry when D1 is slower than its deadline, from KV and from memory', async () => {
    const world = await warmTestApp();
    const compared = `/api/universities/compare?ids=${SMALL.universities[0]?.id}`;
    await state(world, compared);
    world.pass(7_200);
    world.database.delay = 1_000;
    expect(await state(world, compared)).toEqual([200, 'STALE']);
    world.database.delay = 0;
    await state(world);
    world.pass(7_200);
    // Another isolate: this one holds the cards of the list, and does without D1.
    world.newIsolate();
    world.database.delay = 1_000;
    const began = performance.now();
    expect(await state(world)).toEqual([200, 'STALE']);
    expect(performance.now() - began).toBeLessThan(800);
  });

  it('answers another question about cards that it holds as if D1 were there', async () => {
    const world = await warmTestApp();
    const [status] = await state(world, '/api/universities/search?country=CA&limit=100');
    expect(status).toBe(200);
    const { rowsRead } = world.database;
    world.database.failing = BROKEN;
    const again = await world.ask('/api/universities/search?country=CA&sortBy=studentPopulation&limit=5');
    expect([again.status, again.headers.get('x-cache')]).toEqual([200, 'MISS']);
    const { universities } = (await again.json()) as SearchResponse;
    expect(universities.map(({ country }) => country)).toEqual(Array(5).fill('CA'));
    expect(world.database.rowsRead).toBe(rowsRead);
    expect(await state(world, '/api/universities/search?country=US&limit=5')).toEqual([503, null]);
  });

  it('reads only the cards that it does not hold', async () => {
    const world = await warmTestApp();
    await state(world, '/api/universities/search?limit=7');
    world.database.reset();
    const list = (await (await world.ask('/api/universities/search?limit=10')).json()) as SearchResponse;
    expect(list.universities).toHaveLength(10);
    // Three cards and the version.
    expect(world.database).toMatchObject({ trips: 1, rowsRead: 4 });
  });

  it('forgets the cards with the dataset they were read from', async () => {
    const world = await warmTestApp();
    const { id } = universityNamed('McGill University');
    await state(world, '/api/universities/search?country=CA&limit=100');
    await runSeed(env.DB, seedSteps(laterVersion('small-2', id, 'Changed')));
    world.pass(61);
    // Of what is held, as answers from memory are; which load D1 has is asked after it.
    await state(world, '/api/universities/search?country=CA&limit=99');
    const list = (await (await world.ask('/api/universities/search?country=CA&limit=98')).json()) as SearchResponse;
    expect(list.universities.find((one) => one.id === id)?.name).toBe('Changed');
  });

  it('answers 503 with Retry-After when there is nothing old to serve, and says nothing of the cause', async () => {
    const world = await warmTestApp();
    world.database.failing = BROKEN;
    const response = await world.ask(LIST);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).toBe('We couldn’t reach our data. Please try again in a moment.');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('still suggests, and still searches for what is not there', async () => {
    const world = await warmTestApp();
    world.database.failing = BROKEN;
    expect(await state(world, '/api/universities/suggest?q=mcg')).toEqual([200, 'BYPASS']);
    expect(await state(world, '/api/universities/search?country=CA&state=VT')).toEqual([200, 'MISS']);
  });
});

describe('when a new dataset is loaded', () => {
  const mcgill = universityNamed('McGill University');
  const load = () => runSeed(env.DB, seedSteps(laterVersion('small-2', mcgill.id, 'Aardvark University')));

  it('never mixes the two: the list is ordered and named by one of them', async () => {
    const world = await warmTestApp();
    await load();
    const response = await world.ask('/api/universities/search?country=CA');
    const page = (await response.json()) as SearchResponse;
    expect(response.headers.get('x-dataset-version')).toBe('small-2');
    expect(page.universities[0]?.name).toBe('Aardvark University');
    expect(world.database.trips).toBe(3);
  });

  it('leaves the entries of the old one behind', async () => {
    const world = await warmTestApp();
    await state(world);
    await load();
    await state(world, '/api/universities/by-slug/x-243744');
    expect(await state(world)).toEqual([200, 'MISS']);
  });

  it('is noticed by an isolate that answers from KV alone, at the latest a minute later', async () => {
    const world = await warmTestApp();
    await state(world);
    await load();
    expect(await state(world)).toEqual([200, 'HIT']);
    expect(world.database.trips).toBe(1);
    world.pass(61);
    expect(await state(world)).toEqual([200, 'HIT']);
    expect(world.deps.isolate.dataset.held?.version).toBe('small-2');
    world.database.reset();
    await state(world, '/api/universities/suggest?q=mcg');
    expect(world.database.trips).toBe(0);
  });

  it('is taken by a cold isolate although KV still has the old snapshot', async () => {
    const world = await warmTestApp();
    await load();
    world.newIsolate();
    const response = await world.ask('/api/universities/search?country=CA');
    expect(response.headers.get('x-dataset-version')).toBe('small-2');
  });

  it('is noticed at once by a cold isolate when it is the same data, loaded by newer code', async () => {
    const world = await warmTestApp();
    await env.DB.prepare("update dataset_meta set value = 'newer' where key = 'loadKey'").run();
    world.newIsolate();
    expect(await state(world)).toEqual([200, 'MISS']);
    expect(world.deps.isolate.dataset.held?.loadKey).toBe('newer');
    world.pass(61);
    await state(world, '/api/universities/by-slug/x-243744');
    world.newIsolate();
    await state(world, '/api/universities/suggest?q=a');
    expect(world.deps.isolate.dataset.held?.loadKey).toBe('newer');
  });

  it('answers 503 and not rubbish when the snapshot is of a layout that this release cannot read', async () => {
    await env.DB.prepare("update snapshots set base64 = 'AAAA' where kind = 'search' and part = 0").run();
    expect(await state(makeTestApp())).toEqual([503, null]);
  });

  it('says so, when none has been loaded at all', async () => {
    await env.DB.prepare('delete from dataset_meta').run();
    const response = await makeTestApp().ask(LIST);
    expect([response.status, await response.text()]).toEqual([503, 'No data has been loaded yet.']);
  });
});

describe('admission to KV', () => {
  it('stores a free text only when it is asked for a second time', async () => {
    const world = await warmTestApp();
    const text = '/api/universities/search?search=harvard';
    await state(world, text);
    expect(answersIn(world)).toHaveLength(0);
    await state(world, text);
    expect(answersIn(world)).toHaveLength(1);
    expect(await state(world, text)).toEqual([200, 'HIT']);
  });

  it('writes nothing for a thousand different texts, bounds and cities', async () => {
    const world = await warmTestApp();
    const before = world.cache.writes.length;
    for (let n = 0; n < 350; n++) {
      await world.ask(`/api/universities/search?search=text${n}&limit=1`);
      await world.ask(`/api/universities/search?tuitionMax=${n}&limit=1`);
      await world.ask(`/api/universities/search?city=town${n}&limit=1`);
    }
    await world.settle();
    expect(world.cache.writes.length).toBe(before);
  });

  it('writes at most sixty texts a minute, however often they are asked', async () => {
    const world = await warmTestApp();
    const before = world.cache.writes.length;
    for (let n = 0; n < 300; n++) await world.ask(`/api/universities/search?search=text${n % 100}&limit=1`);
    await world.settle();
    expect(world.cache.writes.length - before).toBe(60);
  });

  it('keys say nothing of what was typed', async () => {
    const world = await warmTestApp();
    for (let time = 0; time < 2; time++) await state(world, '/api/universities/search?search=harvard');
    expect(answersIn(world).join()).not.toContain('harvard');
  });
});
