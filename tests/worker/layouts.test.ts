/** Two releases with snapshots of different layouts over one database: neither breaks the other, whichever came first. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { healthResponse } from '#schema/api/meta.ts';
import { OFFLINE_COPY_LAYOUT } from '#schema/search/offline-copy.ts';
import { PROGRAM_SNAPSHOT_LAYOUT } from '#schema/search/program-snapshot.ts';
import { SNAPSHOT_LAYOUT } from '#schema/search/snapshot.ts';
import { SNAPSHOT_KEY } from '#worker/cache/dataset-store.ts';
import { runSeed } from '../../data/seed/run.ts';
import { seedSteps } from '../../data/seed/statements.ts';
import { laterVersion, loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { makeTestApp, type TestApp, warmTestApp } from './helpers/test-app.ts';

const { id } = universityNamed('McGill University');
const LATER = laterVersion('small-2', id, 'Aardvark University');
/** The catalogue without one university, which the older snapshot still has. */
const WITHOUT = {
  ...LATER,
  universities: LATER.universities.filter((university) => university.id !== id),
  aliases: LATER.aliases.filter((alias) => alias.id !== id),
  programs: LATER.programs.filter((programs) => programs.id !== id),
};

const OTHER = { search: 'other', programs: 'other', offline: 'other' };
const THIRD = { search: 'third', programs: 'third', offline: 'third' };

/** Loads a dataset as another release does, whose snapshots this one cannot read. */
const loadAsOther = (dataset: typeof SMALL, layouts = OTHER) =>
  runSeed(env.DB, seedSteps(dataset, 'other code', { layouts }));

beforeEach(async () => {
  await loadSmallDataset();
  await env.DB.prepare('delete from job_runs').run();
});

const PUBLIC = [
  '/api/universities/search?facets=1&limit=100',
  '/api/universities/search?search=mcgill',
  '/api/universities/points',
  '/api/universities/suggest?q=mc',
  '/api/universities/export.csv',
  '/api/locations?q=montreal',
  '/api/programs?limit=100',
  '/api/meta',
  '/sitemap.xml',
];

async function statuses(world: TestApp): Promise<string[]> {
  const found: string[] = [];
  for (const address of PUBLIC) {
    const response = await world.ask(address);
    await response.text();
    found.push(`${response.status} ${address}`);
  }
  await world.settle();
  return found;
}
const ALL_WELL = PUBLIC.map((address) => `200 ${address}`);

const health = async (world: TestApp) =>
  healthResponse.parse(await (await world.ask('/api/health', { headers: { accept: 'application/json' } })).json());

const layoutsThere = async () =>
  (
    await env.DB.prepare('select distinct kind, layout, version from snapshots order by 1, 2').all<{
      kind: string;
      layout: string;
      version: string;
    }>()
  ).results.map(({ kind, layout, version }) => `${kind} ${layout} ${version}`);

describe('a release that runs while the data of the next one is loaded', () => {
  it('goes on as ever where the dataset is the same', async () => {
    const world = await warmTestApp();
    await loadAsOther(SMALL);
    world.newIsolate();
    world.cache.entries.clear();
    expect(await statuses(world)).toEqual(ALL_WELL);
    expect(await health(world)).toMatchObject({ status: 'ok', checks: { search: 'ok' } });
  });

  it.each([
    ['in an isolate that runs', false],
    ['in a new isolate', true],
  ])('goes on by the snapshot it had where the dataset is another: %s', async (_, cold) => {
    const world = await warmTestApp();
    await statuses(world);
    await loadAsOther(WITHOUT);
    if (cold) {
      world.newIsolate();
      world.cache.entries.clear();
    }
    world.pass(61);
    expect(await statuses(world)).toEqual(ALL_WELL);
    expect(await health(world)).toMatchObject({ status: 'degraded', checks: { search: 'behind' }, dataset: 'small-2' });
    // What is not there any more is left out, and what is there is of the rows' dataset.
    const response = await world.ask('/api/universities/search?search=mcgill');
    expect(response.headers.get('x-dataset-version')).toBe('small-2');
    expect(
      ((await response.json()) as { universities: { id: number }[] }).universities.map((one) => one.id),
    ).not.toContain(id);
    expect((await world.ask(`/api/universities/by-slug/x-${id}`)).status).toBe(404);
  });

  it('keeps none of what it answers meanwhile, in memory or in KV', async () => {
    const world = await warmTestApp();
    await loadAsOther(LATER);
    world.newIsolate();
    world.cache.entries.clear();
    await statuses(world);
    expect(await statuses(world)).toEqual(ALL_WELL);
    expect([...world.cache.entries.keys()].filter((key) => key.startsWith('answer:'))).toEqual([]);
    const again = await world.ask('/api/universities/search?facets=1&limit=100');
    expect(again.headers.get('x-cache')).toBe('MISS');
    // The data of its own release come, by a rollback: all is as ever within the minute.
    await runSeed(env.DB, seedSteps(LATER, 'own code'));
    world.pass(61);
    await world.ask('/api/universities/search');
    await world.settle();
    expect(await health(world)).toMatchObject({ status: 'ok', checks: { search: 'ok' } });
  });
});

describe('a release that is deployed before its data', () => {
  it('says so, and answers as soon as they are loaded', async () => {
    await loadAsOther(SMALL);
    await env.DB.prepare('delete from snapshots where layout <> ?').bind(OTHER.search).run();
    const world = makeTestApp();
    expect(await health(world)).toMatchObject({ status: 'degraded', checks: { database: 'ok', search: 'failed' } });
    const search = await world.ask('/api/universities/search');
    expect([search.status, search.headers.get('retry-after')]).toEqual([503, '5']);
    expect(JSON.stringify(world.log)).toContain(`no search snapshot of layout ${SNAPSHOT_LAYOUT} was loaded`);
    expect((await world.ask('/robots.txt')).status).toBe(200);
    await runSeed(env.DB, seedSteps(SMALL, 'own code'));
    expect(await statuses(world)).toEqual(ALL_WELL);
    expect(await health(world)).toMatchObject({ status: 'ok' });
    // The other release, which may still run, has its own.
    expect(await layoutsThere()).toContain('search other small-1');
  });

  it('takes nothing for its own that another left in KV', async () => {
    const world = await warmTestApp();
    expect(SNAPSHOT_KEY).toContain(SNAPSHOT_LAYOUT);
    expect([...world.cache.entries.keys()].filter((key) => key.startsWith('dataset:'))).toEqual([SNAPSHOT_KEY]);
  });
});

describe('what a load leaves', () => {
  const own = (version: string) => [
    `offline ${OFFLINE_COPY_LAYOUT} ${version}`,
    `programs ${PROGRAM_SNAPSHOT_LAYOUT} ${version}`,
    `search ${SNAPSHOT_LAYOUT} ${version}`,
  ];
  const other = (layout: string, version: string) =>
    ['offline', 'programs', 'search'].map((kind) => `${kind} ${layout} ${version}`);
  const sorted = (...lists: string[][]) => lists.flat().sort();

  it('are the snapshots of the last load when the layout is another, and none before that', async () => {
    await loadAsOther(LATER);
    expect((await layoutsThere()).sort()).toEqual(sorted(own('small-1'), other('other', 'small-2')));
    await loadAsOther(LATER, THIRD);
    expect((await layoutsThere()).sort()).toEqual(sorted(other('other', 'small-2'), other('third', 'small-2')));
  });

  it('are still there when the same load is run again, until the next dataset', async () => {
    await loadAsOther(LATER);
    await loadAsOther(LATER);
    expect((await layoutsThere()).sort()).toEqual(sorted(own('small-1'), other('other', 'small-2')));
    await loadAsOther(laterVersion('small-3', id, 'Third'));
    expect((await layoutsThere()).sort()).toEqual(other('other', 'small-3'));
  });
});
