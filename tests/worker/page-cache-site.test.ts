/** Pages as visitors get them: kept for all, from one read of the database, with nothing of whoever asked before. */
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { SESSION_COOKIE, SIGNED_IN_COOKIE } from '#schema/domain/account/account.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { SIMILAR_COUNT } from '#schema/domain/site/limits.ts';
import { ROUTE_PATHS, type SiteRouteName } from '#schema/domain/site/route-paths.ts';
import type { findPage } from '#worker/pages/find-page.ts';
import { hasMarkdown } from '#worker/pages/markdown-address.ts';
import type { PageInput } from '#worker/pages/page.ts';
import { loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { allThatIsKept } from './helpers/kept.ts';
import { ORIGIN, type TestApp, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const SHELL = `<!doctype html><html lang="en"><head><title>Shell</title><meta name="description" content="Shell" /></head><body><div id="root"></div></body></html>`;
const shellOnly = () => {
  const assets = {
    fetches: 0,
    fetch: async () => {
      assets.fetches++;
      return new Response(SHELL, { headers: { 'content-type': 'text/html' } });
    },
  };
  return assets;
};

const mcGill = universityNamed('McGill University');
const schoolPath = `/university/${slugOf(mcGill.name, mcGill.id)}`;
const ids = SMALL.universities.slice(0, 2).map(({ id }) => id);

/** An address of each route. */
const ADDRESSES: Record<SiteRouteName, string> = {
  ...(Object.fromEntries(Object.entries(ROUTE_PATHS).map(([name, { path }]) => [name, path])) as Record<
    SiteRouteName,
    string
  >),
  university: schoolPath,
  compare: `/compare?ids=${ids.join()}`,
  resourcesArticle: '/resources/1',
  article: '/articles/1',
  career: '/careers/registered-nurses',
  helpArticle: '/help/getting-started/creating-an-account',
};
const EVERY = Object.entries(ADDRESSES);

/** What each of them sends; nothing of it may be found anywhere afterwards. */
const VISITORS = ['visitor-anna', 'visitor-bruno'].map((name) => ({
  cookie: `${SESSION_COOKIE}=secret-of-${name}; ${SIGNED_IN_COOKIE}=1; theme=dark-${name}`,
  'accept-language': `fr-CA-x-${name}`,
  'user-agent': `Browser of ${name}`,
  authorization: `Bearer secret-of-${name}`,
  referer: `https://elsewhere.example/${name}`,
  'cf-connecting-ip': '203.0.113.77',
  'x-forwarded-for': '203.0.113.78',
}));

async function visit(world: TestApp, address: string, headers: Record<string, string> = {}) {
  const response = await world.ask(address, { headers, redirect: 'manual' });
  const text = await response.text();
  await world.settle();
  return { response, status: response.status, state: response.headers.get('x-cache'), text };
}

describe('every page', () => {
  it('is the same to the byte for two visitors, from a cold isolate and a warm one, and nothing of them is kept', async () => {
    const world = await warmTestApp({ assets: shellOnly() });
    const kept: string[] = [];
    for (const [name, address] of EVERY) {
      const asked = name === 'home' ? [] : ['?utm_source=visitor-anna', '&utm_source=visitor-anna'];
      const marked = address.includes('?') ? address + (asked[1] ?? '') : address + (asked[0] ?? '');
      const first = await visit(world, marked, VISITORS[0]);
      const second = await visit(world, address, VISITORS[1]);
      expect([name, second.text === first.text]).toEqual([name, true]);
      const other = await visit(await warmTestApp({ assets: shellOnly() }), address, VISITORS[0]);
      expect([name, other.text === first.text]).toEqual([name, true]);
      expect(first.response.headers.get('set-cookie')).toBeNull();
      expect([name, first.response.headers.get('vary')]).toEqual([
        name,
        hasMarkdown(name as SiteRouteName) ? 'accept' : null,
      ]);
      if (first.status !== 200) continue;
      kept.push(name);
      const free = name === 'resources';
      expect([name, first.state, second.state]).toEqual([name, free ? 'BYPASS' : 'MISS', free ? 'MISS' : 'HIT']);
    }
    // The address of a help article may come to be another, that of a shared list is made for each; all the rest are pages.
    expect(kept.length).toBeGreaterThanOrEqual(EVERY.length - 2);
    const all = allThatIsKept(world);
    expect(all).toContain('McGill University');
    for (const word of [
      'secret-of',
      'visitor-',
      'Browser of',
      'elsewhere.example',
      '203.0.113',
      'fr-CA-x',
      'utm_source',
    ]) {
      expect([word, all.includes(word)]).toEqual([word, false]);
    }
  }, 120_000);

  it('is found by its address and made without a request', () => {
    expectTypeOf<Parameters<typeof findPage>[1]>().toEqualTypeOf<URL>();
    expectTypeOf<Parameters<typeof findPage>[2]>().toEqualTypeOf<'html' | 'markdown'>();
    expectTypeOf<Parameters<typeof findPage>['length']>().toEqualTypeOf<3>();
    expectTypeOf<keyof PageInput>().toEqualTypeOf<'url' | 'language' | 'today' | 'contact' | 'ask'>();
  });
});

describe('what a page costs', () => {
  it('is one trip for the record, those like it and the page together, ten rows at most, and one read of KV', async () => {
    const world = await warmTestApp({ assets: shellOnly() });
    const { reads } = world.cache;
    expect((await visit(world, schoolPath)).state).toBe('MISS');
    expect(world.database.trips).toBe(1);
    // Version, record in two parts, how many are like it, three of them and their cards.
    expect(world.database.rowsRead).toBeLessThanOrEqual(1 + 2 + 1 + SIMILAR_COUNT * 2);
    expect(world.cache.reads - reads).toBe(1);
    // The page holds its record: that is not stored besides.
    expect(world.cache.writes.filter((key) => key.startsWith('answer:'))).toHaveLength(1);
  });

  it('is nothing once it is kept, and the version check when that is due', async () => {
    const assets = shellOnly();
    const world = await warmTestApp({ assets });
    await visit(world, schoolPath);
    world.database.reset();
    const { reads } = world.cache;
    expect((await visit(world, schoolPath)).state).toBe('HIT');
    expect([world.database.trips, world.cache.reads - reads, assets.fetches]).toEqual([0, 0, 1]);
    world.pass(61);
    expect((await visit(world, schoolPath)).state).toBe('HIT');
    expect(world.database.trips).toBe(1);
  });

  it('is one read of KV in another isolate', async () => {
    const world = await warmTestApp({ assets: shellOnly() });
    const { text } = await visit(world, schoolPath);
    const { dataset } = world.deps.isolate;
    world.newIsolate();
    world.deps.isolate.dataset = dataset;
    world.database.reset();
    const { reads } = world.cache;
    const again = await visit(world, schoolPath);
    expect([again.state, again.text === text, world.database.trips, world.cache.reads - reads]).toEqual([
      'HIT',
      true,
      0,
      1,
    ]);
  });
});

describe('a kept page', () => {
  it('is another on another day, though it is not an hour old', async () => {
    const world = await warmTestApp({ assets: shellOnly() });
    // Noon; then a quarter to midnight.
    world.pass(11.75 * 3_600);
    const before = await visit(world, '/privacy');
    const school = await visit(world, schoolPath);
    world.pass(20 * 60);
    for (const [address, old] of [
      ['/privacy', before],
      [schoolPath, school],
    ] as const) {
      const after = await visit(world, address);
      expect([address, after.state, after.text.includes('"today":"2026-11-21"')]).toEqual([address, 'MISS', true]);
      expect(old.text).toContain('"today":"2026-11-20"');
    }
  });

  it('is answered 304 to who has it, by its tag', async () => {
    const world = await warmTestApp({ assets: shellOnly() });
    for (const address of [schoolPath, '/privacy']) {
      const { response } = await visit(world, address);
      const tag = response.headers.get('etag') ?? '';
      const again = await visit(world, address, { 'if-none-match': `W/${tag}` });
      expect([again.status, again.text, again.state]).toEqual([304, '', 'HIT']);
    }
  });

  it('of the last hour is served when the database fails; one that was never kept comes without its data', async () => {
    const world = await warmTestApp({ assets: shellOnly() });
    const { text } = await visit(world, schoolPath);
    world.pass(3_601);
    world.database.failing = new Error('D1_ERROR: gone');
    const old = await visit(world, schoolPath);
    expect([old.status, old.state, old.text === text]).toEqual([200, 'STALE', true]);
    expect(old.response.headers.get('warning')).toContain('110');
    const other = SMALL.universities.find(({ id }) => id !== mcGill.id);
    const never = await visit(world, `/university/${slugOf(other?.name ?? '', other?.id ?? 0)}`);
    expect([never.status, never.state]).toEqual([503, 'BYPASS']);
  });

  it('that was never drawn takes what is kept of the API’s answers while the database fails, and is not kept', async () => {
    const world = await warmTestApp({ assets: shellOnly() });
    await world.ask(`/api/universities/by-slug${schoolPath.replace('/university', '')}`);
    await world.settle();
    world.database.failing = new Error('D1_ERROR: gone');
    const page = await visit(world, schoolPath);
    expect([page.status, page.state, page.text.includes('McGill University')]).toEqual([200, 'BYPASS', true]);
    expect(world.deps.isolate.pages.answers.size).toBe(0);
  });
});

describe('addresses without end', () => {
  it('that lead nowhere or elsewhere are not kept', async () => {
    const world = await warmTestApp({ assets: shellOnly() });
    const strays = [
      '/nothing',
      '/university/nobody-1',
      `/university/x-${mcGill.id}`,
      '/help/none/none',
      '/articles/999',
    ];
    for (const address of [...strays, ...strays]) expect((await visit(world, address)).status).not.toBe(200);
    expect(world.deps.isolate.pages.answers.size).toBe(0);
    expect([...world.cache.entries.keys()].filter((key) => key.includes(':page:'))).toEqual([]);
  });

  it('of one page are one page: other writings of its path, parameters that it does not know', async () => {
    const world = await warmTestApp({ assets: shellOnly() });
    const one = await visit(world, schoolPath);
    for (const same of [`${schoolPath}?utm_campaign=1`, schoolPath.replace('/university/m', '/university/%6D')]) {
      const again = await visit(world, same);
      expect([same, again.state, again.text === one.text]).toEqual([same, 'HIT', true]);
    }
    expect(world.deps.isolate.pages.answers.answers.size).toBe(1);
  });

  it('with free words are in KV when they came twice; on a page of words they are not kept', async () => {
    const world = await warmTestApp({ assets: shellOnly() });
    const stored = () => [...world.cache.entries.keys()].filter((key) => key.includes(':page:')).length;
    await visit(world, '/search?q=mcgill');
    expect(stored()).toBe(0);
    await visit(world, '/search?q=mcgill&fbclid=1');
    expect(stored()).toBe(1);
    const { size } = world.deps.isolate.pages.answers.answers;
    for (const address of ['/contact?subject=abc', '/help?q=abc', '/auth?next=%2Fabc', '/resources?tool=x&a=b']) {
      expect([address, (await visit(world, address)).state]).toEqual([address, 'BYPASS']);
    }
    expect(world.deps.isolate.pages.answers.answers.size).toBe(size);
  });

  it('are told apart by origin: absolute addresses are the visitor’s own', async () => {
    const world = await warmTestApp({ assets: shellOnly() });
    const here = await visit(world, `${ORIGIN}/privacy`);
    const there = await visit(world, 'https://other.example/privacy');
    expect([here.state, there.state]).toEqual(['MISS', 'MISS']);
    expect(there.text).not.toContain(ORIGIN);
  });
});
