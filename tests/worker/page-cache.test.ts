import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#worker/app-error.ts';
import { canonicalAddress } from '#worker/pages/page-addresses.ts';
import { ADDRESS_MAX, type CachedPage, getOrRenderPage, type RenderSource } from '#worker/pages/page-cache.ts';
import { runSeed } from '../../data/seed/run.ts';
import { seedSteps } from '../../data/seed/statements.ts';
import { laterVersion, loadSmallDataset, universityNamed } from './helpers/database.ts';
import { type TestApp, warmTestApp } from './helpers/test-app.ts';

beforeEach(() => loadSmallDataset());

const KEY = { origin: 'https://a.example', address: '/search?q=art', release: 'r1', unboundedKey: () => false };

/** Draws a page that says how often it was drawn. */
function drawing() {
  const seen: RenderSource[] = [];
  return {
    seen,
    draw: async (from: RenderSource) => {
      seen.push(from);
      return `<p>${from.dataset.version} ${from.address} drawn ${seen.length}</p>`;
    },
  };
}

async function page(world: TestApp, draw: (from: RenderSource) => Promise<string>, key = KEY): Promise<CachedPage> {
  const kept = await getOrRenderPage<never>(world.deps, key, draw);
  if ('uncacheable' in kept) throw new Error('not kept');
  await world.settle();
  return kept;
}
const pagesIn = (world: TestApp) => [...world.cache.entries].filter(([key]) => key.includes(':page:'));

describe('a page', () => {
  it('is drawn once, then comes from memory, and in another isolate from KV, to the byte and with the same tag', async () => {
    const world = await warmTestApp();
    const { draw, seen } = drawing();
    const first = await page(world, draw);
    const reads = world.cache.reads;
    const second = await page(world, draw);
    expect(world.cache.reads).toBe(reads);
    world.newIsolate();
    const third = await page(world, draw);
    expect([first, second, third].map(({ state }) => state)).toEqual(['MISS', 'HIT', 'HIT']);
    expect(new Set([first, second, third].map(({ text, tag }) => `${tag} ${text}`)).size).toBe(1);
    expect(seen).toHaveLength(1);
  });

  it('is another for each address, origin and release', async () => {
    const world = await warmTestApp();
    const { draw, seen } = drawing();
    const keys = [
      KEY,
      { ...KEY, address: '/search' },
      { ...KEY, origin: 'https://b.example' },
      { ...KEY, release: 'r2' },
    ];
    for (const key of keys) expect((await page(world, draw, key)).state).toBe('MISS');
    expect(seen).toHaveLength(keys.length);
    expect(pagesIn(world)).toHaveLength(keys.length);
  });

  it('is drawn anew from a newer dataset, and after an hour', async () => {
    const world = await warmTestApp();
    const { draw } = drawing();
    await page(world, draw);
    world.pass(3_601);
    expect((await page(world, draw)).state).toBe('MISS');
    await runSeed(env.DB, seedSteps(laterVersion('small-2', universityNamed('McGill University').id, 'Other')));
    world.pass(61);
    await page(world, draw);
    const newer = await page(world, draw);
    expect(newer).toMatchObject({ state: 'MISS', text: expect.stringContaining('small-2') });
  });

  it('with free words is stored only when it is asked for again', async () => {
    const world = await warmTestApp();
    const { draw } = drawing();
    const key = { ...KEY, unboundedKey: () => true };
    await page(world, draw, key);
    expect(pagesIn(world)).toHaveLength(0);
    await page(world, draw, key);
    expect(pagesIn(world)).toHaveLength(1);
  });

  it('at an address longer than any page’s own is never kept', async () => {
    const world = await warmTestApp();
    const { draw, seen } = drawing();
    const key = { ...KEY, address: `/search?q=${'a'.repeat(ADDRESS_MAX)}` };
    for (let time = 0; time < 3; time++) expect((await page(world, draw, key)).state).toBe('BYPASS');
    expect(seen).toHaveLength(3);
    expect(pagesIn(world)).toHaveLength(0);
  });

  it('that must not be kept is passed on each time', async () => {
    const world = await warmTestApp();
    let drawn = 0;
    for (let time = 0; time < 2; time++) {
      expect(await getOrRenderPage(world.deps, KEY, async () => ({ uncacheable: ++drawn }))).toEqual({
        uncacheable: time + 1,
      });
    }
    await world.settle();
    expect(pagesIn(world)).toHaveLength(0);
    expect(world.deps.isolate.pages.answers.size).toBe(0);
  });

  it('takes neither the memory nor the writes of answers', async () => {
    const world = await warmTestApp();
    await world.ask('/api/universities/search?country=CA');
    const { answers, admission } = world.deps.isolate;
    const before = [answers.size, admission.writtenThisMinute.closed];
    const long = async () => 'x'.repeat(400_000);
    for (let n = 0; n < 40; n++) await page(world, long, { ...KEY, address: `/university/a-${n}` });
    expect([answers.size, admission.writtenThisMinute.closed]).toEqual(before);
    const { size, bounds } = world.deps.isolate.pages.answers;
    expect(size).toBeLessThanOrEqual(bounds.most);
    expect(size).toBeGreaterThan(bounds.most / 2);
  });
});

describe('when something fails', () => {
  const unavailable = async () => {
    throw new AppError('unavailable');
  };

  it('an older page is served, of this dataset or the one before, and where there is none the failure', async () => {
    const world = await warmTestApp();
    await expect(page(world, unavailable)).rejects.toMatchObject({ code: 'unavailable' });
    const { draw } = drawing();
    const { text, tag } = await page(world, draw);
    world.pass(3_601);
    world.newIsolate();
    const old = await page(world, unavailable);
    expect(old).toMatchObject({ text, tag, state: 'STALE' });
    expect(new TextDecoder().decode(old.bytes as Uint8Array)).toBe(text);
  });

  const BREAKS: Record<string, (world: TestApp) => void> = {
    fails: ({ cache }) => {
      cache.failing = new Error('KV GET failed: 503');
    },
    'is slow': ({ cache }) => {
      cache.delay = 500;
    },
    'holds something else in its place': (world) => {
      for (const [key, entry] of pagesIn(world)) world.cache.entries.set(key, { ...entry, value: '<p>not ours</p>' });
    },
  };

  it.each(Object.entries(BREAKS))('a page is drawn when KV %s', async (_, breaks) => {
    const world = await warmTestApp();
    const { draw, seen } = drawing();
    await page(world, draw);
    const { dataset } = world.deps.isolate;
    world.newIsolate();
    world.deps.isolate.dataset = dataset;
    breaks(world);
    expect(await page(world, draw)).toMatchObject({ state: 'MISS', text: expect.stringContaining('drawn 2') });
    expect(seen).toHaveLength(2);
  });

  it('anything else comes through, and nothing is kept', async () => {
    const world = await warmTestApp();
    const broken = page(world, async () => {
      throw new TypeError('a fault of ours');
    });
    await expect(broken).rejects.toThrow('a fault of ours');
    expect(pagesIn(world)).toHaveLength(0);
  });
});

describe('nobody’s own', () => {
  it('comes near a page: who draws it is handed its address and the dataset, and nothing of the request', async () => {
    const world = await warmTestApp();
    const { draw, seen } = drawing();
    await page(world, draw);
    expect(Object.keys(seen[0] as object).sort()).toEqual(['address', 'dataset', 'origin']);
  });

  it('parameter makes a page of its own: only what the page understands, in one order', () => {
    const address = (text: string) =>
      canonicalAddress(new URL(text, 'https://user:secret@a.example'), ['q', 'page', 'country']);
    expect(address('/search?utm_source=me&q=art&country=US&session=1#part')).toBe('/search?country=US&q=art');
    expect(address('/search?country=US&q=art')).toBe('/search?country=US&q=art');
    expect(address('/search?q=&token=1')).toBe('/search');
    expect(address('/search?country=US&country=CA')).toBe('/search?country=US&country=CA');
    expect(address('/search?q=a%26page=2')).toBe('/search?q=a%26page%3D2');
  });
});
