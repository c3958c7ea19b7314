/** The pages besides search and university, and the second addresses, as the Worker answers them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { metaResponse } from '#schema/api/meta.ts';
import { programsResponse } from '#schema/api/programs.ts';
import { searchResponse } from '#schema/api/search.ts';
import { SIGNED_IN_COOKIE } from '#schema/domain/account/account.ts';
import { POPULAR_LIST_KEYS, passingPopular } from '#schema/domain/site/popular.ts';
import { ROUTE_PATHS } from '#schema/domain/site/route-paths.ts';
import { PAGE_HEADS } from '#words/layout/page-heads.ts';
import { loadSmallDataset, SMALL } from './helpers/database.ts';
import { plainOf } from './helpers/page-markup.ts';
import { SITE_ASSETS } from './helpers/site-assets.ts';
import { ORIGIN, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

async function visit(address: string, broken = false, cookie = '') {
  const world = await warmTestApp({ assets: SITE_ASSETS });
  if (broken) world.database.failing = new Error('D1_ERROR: internal error');
  const response = await world.ask(address, { headers: { cookie } });
  const text = await response.text();
  const data = /<script type="application\/json" id="initial-data">(.*?)<\/script>/s.exec(text)?.[1];
  return {
    text,
    status: response.status,
    location: response.headers.get('location'),
    canonical: /<link rel="canonical" href="(.*?)"/.exec(text)?.[1],
    plain: plainOf(text),
    entries: data === undefined ? [] : (JSON.parse(data).entries as { query: string; data: unknown }[]),
  };
}

describe('/popular', () => {
  it('comes with all four lists, or with the one that the address names', async () => {
    const all = await visit('/popular');
    expect([all.status, all.canonical]).toEqual([200, `${ORIGIN}/popular`]);
    expect(all.entries).toHaveLength(POPULAR_LIST_KEYS.length);
    for (const { data } of all.entries) expect(searchResponse.safeParse(data).success).toBe(true);
    const one = await visit('/popular?tab=most-affordable');
    expect(one.canonical).toBe(`${ORIGIN}/popular`);
    expect(one.entries.map(({ query }) => query)).toEqual([
      'tuitionMin=1&studentPopulationMin=200&sortBy=tuition&sortOrder=asc&limit=20',
    ]);
    const { universities } = searchResponse.parse(one.entries[0]?.data);
    expect(passingPopular('most-affordable', universities)).toHaveLength(6);
  });

  it('can be read without JavaScript', async () => {
    const { plain } = await visit('/popular?tab=top-rated');
    expect(plain).toContain('<h1>Popular universities</h1>');
    const listed = [...plain.matchAll(/<a href="(\/university\/[^"]+)">([^<]+)<\/a><\/h3>/g)];
    const small = SMALL.universities.map(({ name }) => name);
    expect(listed.length).toBeGreaterThan(0);
    for (const [, , name] of listed) expect(small).toContain(name);
  });

  it('comes without its lists when the database fails', async () => {
    const { status, entries } = await visit('/popular', true);
    expect([status, entries]).toEqual([200, []]);
  });
});

describe('the program finder', () => {
  const FINDER = '/resources?tab=tools&tool=program-finder';

  it('comes with what was found, by words or by field, and can be read without JavaScript', async () => {
    for (const asked of ['&q=computer+science', '&field=computing&levels=any&levels=bachelors&location=']) {
      const { status, plain, entries, text } = await visit(FINDER + asked);
      expect([asked, status, entries.length]).toEqual([asked, 200, 1]);
      const { programs, total } = programsResponse.parse(entries[0]?.data);
      expect([asked, total > 0]).toEqual([asked, true]);
      expect(plain).toContain(`>${programs[0]?.universityName}</a></h3>`);
      expect(text).toContain('<title>Program finder');
    }
  });

  it('asks for nothing without a question, is kept nowhere, and comes without an answer when the database fails', async () => {
    for (const nothing of ['', '&location=Texas', '&field=magic'])
      expect((await visit(FINDER + nothing)).entries).toEqual([]);
    expect((await visit('/resources?tab=tools&tool=location-explorer&q=nursing')).entries).toEqual([]);
    expect(await visit(`${FINDER}&q=computer+science`, true)).toMatchObject({ status: 200, entries: [] });
    const world = await warmTestApp({ assets: SITE_ASSETS });
    for (const _ of ['once', 'twice', 'again']) await world.ask(`${FINDER}&q=computer+science`);
    expect([...world.cache.entries.keys()].filter((key) => key.includes(':page:'))).toEqual([]);
  });
});

it.each(['/', '/about'])(
  '%s comes with what the dataset says of itself, or without when the database fails',
  async (page) => {
    const { status, entries } = await visit(page);
    expect(status).toBe(200);
    expect(metaResponse.parse(entries[0]?.data).version).toBe(SMALL.manifest.version);
    expect(await visit(page, true)).toMatchObject({ status: 200, entries: [] });
  },
);

describe('pages of words', () => {
  it.each(['scholarships', 'sitemap', 'privacy', 'terms'] as const)(
    '%s has its own head, and needs no database',
    async (name) => {
      const { path } = ROUTE_PATHS[name];
      const { title, description } = PAGE_HEADS[name];
      const { status, text, canonical } = await visit(path, true);
      expect([status, canonical]).toEqual([200, ORIGIN + path]);
      expect(text).toContain(`<title>${title} | US &amp; Canada University Search</title>`);
      expect(text).toContain(`<meta name="description" content="${description}"`);
    },
  );
});

describe('pages about oneself', () => {
  it.each(['auth', 'account', 'myUniversities', 'dashboard'] as const)(
    '%s is kept out of search engines',
    async (name) => {
      const { path } = ROUTE_PATHS[name];
      const { title } = PAGE_HEADS[name];
      const { status, text, canonical } = await visit(path, true, `${SIGNED_IN_COOKIE}=1`);
      expect([status, canonical]).toEqual([200, undefined]);
      expect(text).toContain(`<title>${title} | US &amp; Canada University Search</title>`);
      expect(text).toContain('<meta name="robots" content="noindex"');
    },
  );
});

describe('pages of one’s own', () => {
  const signedOut = async (address: string, cookie = '') => {
    const world = await warmTestApp({ assets: SITE_ASSETS });
    world.database.failing = new Error('D1_ERROR: internal error');
    const response = await world.ask(address, { headers: { cookie } });
    const { headers, status } = response;
    return { world, status, location: headers.get('location'), caching: headers.get('cache-control') };
  };

  it.each(['account', 'myUniversities', 'dashboard'] as const)(
    '%s leads who is not signed in to the form, and from there back; nobody keeps that',
    async (name) => {
      const { path } = ROUTE_PATHS[name];
      const { status, location, caching, world } = await signedOut(`${path}?tab=recent&list=a%2Fb`);
      const leadsTo = new URL(location ?? '', ORIGIN);
      expect([status, leadsTo.pathname, caching]).toEqual([302, '/auth', 'private, no-store']);
      expect([...leadsTo.searchParams]).toEqual([['next', `${path}?tab=recent&list=a%2Fb`]]);
      expect(world.deps.isolate.pages.answers.size).toBe(0);
      expect((await visit(path, false, `${SIGNED_IN_COOKIE}=1`)).status).toBe(200);
    },
  );

  it.each([
    ['another cookie', `a=1; x${SIGNED_IN_COOKIE}=1`],
    ['a sign that says nothing', `${SIGNED_IN_COOKIE}=`],
    ['two that disagree', `${SIGNED_IN_COOKIE}=1; ${SIGNED_IN_COOKIE}=0`],
  ])('with %s too', async (_, cookie) => {
    expect(await signedOut('/account', cookie)).toMatchObject({ status: 302, location: '/auth?next=%2Faccount' });
  });

  it('lead to the form and nowhere else, however they are written', async () => {
    expect((await signedOut('/%61ccount/?next=//evil.example')).location ?? '/auth?').toMatch(/^\/auth\?/);
    expect((await signedOut(`/account?${'x'.repeat(2_000)}`)).location).toBe('/auth?next=%2Faccount');
  });
});

describe('a second address', () => {
  it.each([
    ['/privacy-policy', '/privacy'],
    ['/privacy-policy/', '/privacy'],
    ['/terms', '/terms-of-service'],
    ['/universities?q=yale&page=2', '/search?q=yale&page=2'],
    ['/popular-universities?tab=research', '/popular?tab=research'],
    ['/signup', '/auth?tab=register'],
    ['/signup/?next=%2Fcompare', '/auth?tab=register&next=%2Fcompare'],
  ])('%s is moved for good to %s', async (alias, target) => {
    expect(await visit(alias)).toMatchObject({ status: 301, location: target });
  });
});
