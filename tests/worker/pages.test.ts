import { beforeAll, describe, expect, it } from 'vitest';
import manifest from '#manifest/en';
import { searchResponse, similarResponse } from '#schema/api/search.ts';
import { universityRecord } from '#schema/api/university.ts';
import { SESSION_COOKIE, SIGNED_IN_COOKIE } from '#schema/domain/account/account.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { OPEN } from '#schema/domain/record/university-figures.ts';
import { SIMILAR_COUNT } from '#schema/domain/site/limits.ts';
import { ROUTE_PATHS, type RoutePath } from '#schema/domain/site/route-paths.ts';
import { assetsOf } from '#worker/pages/page-assets.ts';
import { laterVersion, loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { plainOf, rootOf, textOf } from './helpers/page-markup.ts';
import { ORIGIN, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const SHELL = `<!doctype html><html lang="en"><head><title>Shell</title><meta name="description" content="Shell" />
<script type="module" src="/assets/main.js"></script>
</head><body><div id="root"></div><noscript><p>Script</p></noscript></body></html>`;

const assets = {
  async fetch(input: RequestInfo | URL) {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname === '/index.html') return new Response(SHELL, { headers: { 'content-type': 'text/html' } });
    if (pathname === '/favicon.svg') return new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
    return new Response('no such file', { status: 404 });
  },
};

async function visit(address: string, init?: RequestInit) {
  const world = await warmTestApp({ assets });
  const response = await world.ask(address, init);
  const text = await response.text();
  const data = /<script type="application\/json" id="initial-data">(.*?)<\/script>/s.exec(text)?.[1];
  const linked = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1];
  return {
    world,
    response,
    text,
    status: response.status,
    title: /<title>(.*?)<\/title>/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="(.*?)"/.exec(text)?.[1],
    noindex: text.includes('<meta name="robots" content="noindex" />'),
    entries: data === undefined ? [] : JSON.parse(data).entries,
    jsonLd: linked === undefined ? null : JSON.parse(linked),
  };
}

const laval = universityNamed('Université Laval');
const toronto = universityNamed('University of Toronto');
const lavalPath = `/university/${slugOf(laval.name, laval.id)}`;

describe('the front page', () => {
  it('has its title, description and address', async () => {
    const { status, title, canonical, text } = await visit('/');
    expect([status, title, canonical]).toEqual([200, 'CampusAtlas | US &amp; Canada University Search', `${ORIGIN}/`]);
    expect(text).toContain('content="Search, compare and save universities');
  });
});

describe("a university's page", () => {
  it('comes with its head, its structured data and its record, in one round trip', async () => {
    const { status, title, canonical, entries, jsonLd, text, world } = await visit(lavalPath);
    expect([status, canonical]).toEqual([200, ORIGIN + lavalPath]);
    expect(title).toBe('Université Laval: costs, admission and outcomes | US &amp; Canada University Search');
    expect(text).toContain(`<meta property="og:image" content="${ORIGIN}/img/${laval.id}?w=1280" />`);
    expect(jsonLd).toMatchObject({
      '@type': 'CollegeOrUniversity',
      name: laval.name,
      address: { addressCountry: 'CA' },
    });
    expect(entries[0]).toMatchObject({ endpoint: 'universityBySlug', query: '' });
    expect(entries[0].params.slug).toBe(lavalPath.slice('/university/'.length));
    expect(universityRecord.parse(entries[0].data).id).toBe(laval.id);
    expect(world.database.trips).toBe(1);
  });

  it('comes with the universities most like it, as the API answers for them, in the same round trip', async () => {
    const { entries, text, world } = await visit(lavalPath);
    expect(entries).toHaveLength(2);
    const [, similar] = entries;
    expect(similar).toMatchObject({ endpoint: 'searchUniversities', params: {} });
    expect(similar.query).toBe(`similarTo=${laval.id}&limit=${SIMILAR_COUNT}`);
    expect(world.database.trips).toBe(1);
    const asked = await world.ask(`/api/universities/search?${similar.query}`);
    expect(similar.data).toEqual(await asked.json());
    expect(similar.data.universities.length).toBeGreaterThan(0);
    for (const { slug, name, reasons } of similarResponse.parse(similar.data).universities) {
      expect(rootOf(text)).toContain(`href="/university/${slug}"`);
      for (const words of [name, ...reasons]) expect(textOf(text)).toContain(words);
    }
  });

  it('can be read without JavaScript', async () => {
    const { text } = await visit(lavalPath);
    expect(plainOf(text)).toContain('>Université Laval</h1>');
    const said = textOf(text);
    expect(said).toContain('Quebec, Canada');
    expect(said).toMatch(/Student population\D* [\d,]{4,}/);
    expect(said).toMatch(/Founded\D* \d{4}/);
  });

  it('moves to the right slug when the id is right and the name is not', async () => {
    const { status, response } = await visit(`/university/laval-${laval.id}?from=list`);
    expect([status, response.headers.get('location')]).toEqual([301, `${lavalPath}?from=list`]);
  });

  it.each(['/university/nobody-1', '/university/x', '/university/%E0%A4%A', '/university/a/b', '/university/'])(
    'is a 404 page for %s',
    async (address) => {
      const { status, title, noindex, text } = await visit(address);
      expect([status, title, noindex]).toEqual([404, '404 Page Not Found | US &amp; Canada University Search', true]);
      expect(plainOf(text)).toMatch(/<h1>(404 Page Not Found|Error loading university information)<\/h1>/);
    },
  );

  it('escapes what a name might hold', async () => {
    const hostile = '</script><script>alert(1)</script>"\'&';
    const dataset = laterVersion('hostile', laval.id, hostile);
    await loadSmallDataset(dataset);
    try {
      const { text, entries, jsonLd, status } = await visit(`/university/${slugOf(hostile, laval.id)}`);
      expect(status).toBe(200);
      expect(text).not.toContain('<script>alert');
      expect(text.match(/<\/script>/g)).toHaveLength(3);
      expect(entries[0].data.name).toBe(hostile);
      expect(jsonLd.name).toBe(hostile);
    } finally {
      await loadSmallDataset();
    }
  });

  it('is not advertised when the school has closed, and stays where it is', async () => {
    const status = {
      ...OPEN,
      state: 'closed' as const,
      date: '2025-05-31',
      successorId: toronto.id,
      successorName: toronto.name,
    };
    const dataset = laterVersion('closed', laval.id, laval.name);
    const universities = dataset.universities.map((one) => (one.id === laval.id ? { ...one, status } : one));
    await loadSmallDataset({ ...dataset, universities });
    try {
      const { status: code, title, text, jsonLd, canonical, noindex } = await visit(lavalPath);
      expect([code, canonical, noindex]).toEqual([200, ORIGIN + lavalPath, false]);
      expect(title).toContain('Université Laval has closed: what happened and where to turn');
      expect(text).toContain(
        'content="Université Laval closed on May 31, 2025. The last numbers published, and a link to the University of Toronto."',
      );
      expect(jsonLd).toMatchObject({ dissolutionDate: '2025-05-31' });
      expect(jsonLd).not.toHaveProperty('url');
      expect(text).not.toContain('costs, admission and outcomes');
    } finally {
      await loadSmallDataset();
    }
  });

  it('turns from closing to closed by the clock, without a new dataset', async () => {
    const status = { ...OPEN, state: 'closing' as const, date: '2026-11-21' };
    const dataset = laterVersion('closing', laval.id, laval.name);
    const universities = dataset.universities.map((one) => (one.id === laval.id ? { ...one, status } : one));
    await loadSmallDataset({ ...dataset, universities });
    try {
      const before = await visit(lavalPath);
      expect(before.title).toContain('costs, admission and outcomes');
      expect(before.text).toContain('content="Université Laval is closing on November 21, 2026.');
      before.world.pass(2 * 24 * 60 * 60);
      const after = await (await before.world.ask(lavalPath)).text();
      expect(after).toContain('Université Laval announced that it would close: what we know and where to turn');
      expect(after).toContain('Université Laval announced that it would close on November 21, 2026.');
    } finally {
      await loadSmallDataset();
    }
  });

  it('still comes when the database fails: without data, for nobody to index or keep', async () => {
    const world = await warmTestApp({ assets });
    world.database.failing = new Error('D1_ERROR: gone');
    const response = await world.ask(lavalPath);
    const text = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(rootOf(text)).toContain('<main');
    expect(textOf(text)).toContain('CampusAtlas');
    expect(text).toContain('"entries":[]');
  });
});

describe('the markup', () => {
  const ROUTES = Object.values(ROUTE_PATHS).map(({ path }) => path);
  const FOR_SIGNED_IN = Object.values<RoutePath>(ROUTE_PATHS).flatMap(({ path, personal }) =>
    personal === 'signedIn' ? [path] : [],
  );

  it.each([...ROUTES, lavalPath, `/compare?ids=${laval.id},${toronto.id}`, '/search?view=map', '/nowhere'])(
    'of %s is whole, strict and the same for everyone',
    async (address) => {
      const isForSignedIn = FOR_SIGNED_IN.includes(address);
      const { text, world } = await visit(
        address,
        isForSignedIn ? { headers: { cookie: `${SIGNED_IN_COOKIE}=1` } } : {},
      );
      const root = rootOf(text);
      expect(root).toContain('<main');
      // React's signs of a part that was not drawn.
      expect(root).not.toMatch(/<!--\$[!?]-->/);
      expect(root).not.toMatch(/<(script|style|link|title|meta)[\s>]/);
      expect(root).not.toContain(' style="');
      expect(text).not.toMatch(/<script(?![^>]*(?: src=| type="application\/(?:ld\+)?json"))/);
      const signedIn = {
        cookie: `${SESSION_COOKIE}=some-token; ${SIGNED_IN_COOKIE}=1`,
        'accept-language': 'fr-CA',
        'user-agent': 'Other',
      };
      expect(await (await world.ask(address, { headers: signedIn })).text()).toBe(text);
    },
  );
});

describe('the search page', () => {
  it('brings the first list along, asked for as the SPA asks for it', async () => {
    const { status, entries, canonical, world } = await visit('/search');
    expect([status, canonical]).toEqual([200, `${ORIGIN}/search`]);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ endpoint: 'searchUniversities', params: {}, query: 'page=1&limit=20&facets=1' });
    expect(searchResponse.parse(entries[0].data).total).toBe(SMALL.universities.length);
    expect(world.database.trips).toBe(1);
  });

  it('reads the address as the SPA does: q is the text, what cannot be read is left out', async () => {
    const { entries, title, noindex } = await visit(
      '/search?q=laval&country=CA&type=public&type=private&page=x&limit=3&zz=1',
    );
    const asked = Object.fromEntries(new URLSearchParams(entries[0].query));
    expect(asked).toEqual({ search: 'laval', country: 'CA', type: 'private', page: '1', limit: '20', facets: '1' });
    expect(entries[0].data.universities[0].name).toBe('Université Laval');
    expect(title).toContain('Universities matching “laval”');
    expect(noindex).toBe(true);
  });

  it('answers under its second address, which is known by the first', async () => {
    expect(await visit('/university-search')).toMatchObject({ status: 200, canonical: `${ORIGIN}/search` });
  });

  it('searches and pages without JavaScript', async () => {
    const { text } = await visit('/search?country=US&page=2');
    const plain = plainOf(text);
    expect(plain).toMatch(/<form action="\/search">.*name="q"/s);
    expect(plain).toMatch(/<a [^>]*href="\/search\?country=US"/);
    expect(plain).toMatch(/<h3[^>]*><a [^>]*href="\/university\/[\w-]+-\d+"/);
  });

  it('escapes the text it repeats', async () => {
    const { text } = await visit(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(text).not.toContain('<script>alert');
  });

  it('comes without a list when the database fails', async () => {
    const world = await warmTestApp({ assets });
    world.database.failing = new Error('D1_ERROR: gone');
    const response = await world.ask('/search');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"entries":[]');
  });
});

describe("a page's scripts", () => {
  it.each([
    ['/search', 'pages/search.tsx'],
    ['/university-search?q=x', 'pages/search.tsx'],
    ['/privacy', 'pages/privacy.tsx'],
    ['/nothing', 'pages/not-found.tsx'],
    ['/articles/2', 'pages/article.tsx', 'content/en/articles/comparing-costs.md'],
    ['/help/search/advanced-filters', 'pages/help-article.tsx', 'content/en/help/search.md'],
  ])('and its styles are linked to in its head, and no others: %s', async (address, ...modules) => {
    const { text } = await visit(address);
    const linked = (rel: string) =>
      [...text.matchAll(new RegExp(`<link rel="${rel}" crossorigin[^>]* href="/(.*?)"`, 'g'))].map(([, file]) => file);
    const { styles, scripts } = assetsOf(manifest, modules);
    expect(linked('modulepreload')).toEqual(scripts);
    expect(linked('stylesheet')).toEqual(styles);
    for (const module of modules) expect(scripts, module).toContain(manifest[module]?.file);
  });

  it.each(Object.values(ROUTE_PATHS))('are known for $path', ({ page }) => {
    const { scripts, styles } = assetsOf(manifest, [`pages/${page}.tsx`]);
    expect(scripts.length).toBeGreaterThan(0);
    expect(styles.length).toBeGreaterThan(0);
  });

  it('come with the picture of the first screen', async () => {
    expect((await visit(lavalPath)).text).toContain(
      `<link rel="preload" as="image" fetchpriority="high" href="/img/${laval.id}?w=960" />`,
    );
    const list = await visit('/search');
    expect(list.text).toContain(`href="/img/${list.entries[0].data.universities[0].id}?w=320"`);
    expect((await visit('/privacy')).text).not.toContain('as="image"');
  });
});

describe('other addresses', () => {
  it.each(['/nothing', '/about/more', '/search/x', '/UNIVERSITY/x-1', '/%00', '//evil.example/'])(
    'are the not-found page with status 404: %s',
    async (address) => {
      const { status, noindex, entries } = await visit(new URL(ORIGIN).origin + address);
      expect([status, noindex, entries]).toEqual([404, true, []]);
    },
  );

  it('are files where they look like one', async () => {
    expect((await visit('/favicon.svg')).response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await visit('/favicon.png')).toMatchObject({ status: 404, text: 'There is nothing here.' });
  });

  it('show the page under / only, not under the name of its file', async () => {
    expect((await visit('/index.html')).response.headers.get('location')).toBe('/');
  });
});

describe('a page in the browser cache', () => {
  it('is asked for again each time, and answered 304 while it is the same', async () => {
    const { response } = await visit(lavalPath);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await visit(lavalPath, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});
