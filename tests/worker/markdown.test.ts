/** Pages as Markdown: the words and figures of the page itself, at its address with `.md` or by `Accept`. */
import { beforeAll, describe, expect, it } from 'vitest';
import { universityRecord } from '#schema/api/university.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { ROUTE_PATHS, type RoutePath } from '#schema/domain/site/route-paths.ts';
import { laterVersion, loadSmallDataset, universityNamed } from './helpers/database.ts';
import { textOf } from './helpers/page-markup.ts';
import { SITE_ASSETS } from './helpers/site-assets.ts';
import { makeTestApp, ORIGIN, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const laval = universityNamed('Université Laval');
const LAVAL = `/university/${slugOf(laval.name, laval.id)}`;
/** A page of each kind, by the site's own path. */
const KINDS = {
  university: LAVAL,
  major: '/programs/nursing',
  career: '/careers/registered-nurses',
  article: '/articles/1',
  help: '/help/getting-started/creating-an-account',
  glossary: '/glossary',
};
const PAGES = Object.entries(KINDS).flatMap(([kind, path]) =>
  (['en', 'fr'] as const).map((language) => [kind, language, addressIn(language, path)] as const),
);

async function visit(address: string, accept = 'text/html,*/*;q=0.8') {
  const world = await warmTestApp({ assets: SITE_ASSETS });
  const response = await world.ask(address, { headers: { accept } });
  return { world, response, status: response.status, headers: response.headers, text: await response.text() };
}

const decoded = (html: string) =>
  html
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
/** Letters and digits alone: what is said, whatever marks it carries. */
const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Texts of the elements of a page's main part by tag. */
function textsIn(page: string, tag: string): string[] {
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(page.replace(/<!--.*?-->/gs, '')) ?? [];
  return [...main.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) =>
    wordsOf(decoded(inner.replace(/<[^>]+>/g, ' '))),
  );
}

describe('a page as Markdown', () => {
  it.each(PAGES)('of a %s in %s says what the page says', async (_, language, path) => {
    const page = await visit(path);
    const { status, headers, text } = await visit(`${path}.md`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text).toMatch(
      new RegExp(`^---\ntitle: ".+"\ndescription: ".+"\nurl: "${ORIGIN}${path}"\nlanguage: "${language}"\n---\n\n`),
    );
    const said = wordsOf(text);
    const headings = ['h1', 'h2', 'h3'].flatMap((tag) => textsIn(page.text, tag));
    expect(headings.length).toBeGreaterThan(2);
    for (const heading of headings) expect(said).toContain(heading);
    expect(text.match(/^# .+$/gm)).toHaveLength(1);
    // No markup, no address that leads nowhere from outside, nothing of scripts.
    expect(text.replace(/\\[<>]/g, '')).not.toMatch(/<[a-z!/]/i);
    for (const [, target] of text.matchAll(/\]\(([^)]*)\)/g)) expect(target).toMatch(/^(https?:\/\/|mailto:|tel:)/);
    expect(text).not.toContain('JavaScript');
  });

  it('of a university has its figures, with source and year after each label', async () => {
    const { world, text } = await visit(`${LAVAL}.md`);
    const record = universityRecord.parse(await (await world.ask(`/api/universities/by-slug/${laval.id}`)).json());
    const population = record.studentPopulation as number;
    const { source = '', year = '' } = record.facts.studentPopulation ?? {};
    expect(source).not.toBe('');
    const line = text.split('\n').find((one) => one.includes('Student population')) ?? '';
    expect(line).toContain(population.toLocaleString('en-US'));
    expect(line).toContain(source);
    expect(line).toContain(String(year).slice(0, 4));
    const figures = (await visit(LAVAL)).text.match(/<dt\b/g) ?? [];
    expect(figures.length).toBeGreaterThan(20);
  });

  it('is the same at the address with `.md` and by Accept, and browsers get the page', async () => {
    const byAddress = await visit(`${LAVAL}.md`, 'text/html');
    const byAccept = await visit(LAVAL, 'text/markdown, text/html;q=0.9, */*;q=0.1');
    expect(byAccept.text).toBe(byAddress.text);
    for (const accept of ['text/html', '*/*', 'text/*', 'text/html, text/markdown;q=0.5', 'text/markdown;q=0', '']) {
      expect([accept, (await visit(LAVAL, accept)).headers.get('content-type')]).toEqual([
        accept,
        'text/html; charset=utf-8',
      ]);
    }
  });

  it('is told apart by caches, has a tag of its own, and leads to the page', async () => {
    const page = await visit(LAVAL);
    const markdown = await visit(LAVAL, 'text/markdown');
    const file = await visit(`${LAVAL}.md`);
    for (const { headers } of [page, markdown]) expect(headers.get('vary')).toBe('accept');
    expect(file.headers.get('vary')).toBeNull();
    expect(file.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(markdown.headers.get('etag')).toBe(file.headers.get('etag'));
    expect(markdown.headers.get('etag')).not.toBe(page.headers.get('etag'));
    expect(page.headers.get('link')).toContain(`<${ORIGIN}${LAVAL}.md>; rel="alternate"; type="text/markdown"`);
    expect(page.text).toContain(`<link rel="alternate" type="text/markdown" href="${ORIGIN}${LAVAL}.md" />`);
    expect(file.headers.get('link')).toContain(`<${ORIGIN}${LAVAL}>; rel="canonical"`);
    const again = await file.world.ask(`${LAVAL}.md`, {
      headers: { 'if-none-match': file.headers.get('etag') ?? '' },
    });
    expect([again.status, again.headers.get('x-cache')]).toEqual([304, 'HIT']);
    // The page of the same isolate is not taken for it.
    expect(await (await file.world.ask(LAVAL)).text()).toMatch(/^<!doctype html>/);
  });

  it('moves with its page', async () => {
    for (const [from, to] of [
      [`/university/laval-${laval.id}.md?from=list`, `${LAVAL}.md?from=list`],
      [`/fr/university/${LAVAL.split('/')[2]}.md`, `${addressIn('fr', LAVAL)}.md`],
    ] as const) {
      const { status, headers } = await visit(from);
      expect([status, headers.get('location')]).toEqual([301, to]);
    }
  });

  it.each([
    '/university/nobody-1.md',
    '/university/x.md',
    '/university/%E0%A4%A.md',
    '/university/..%2f..%2fetc.md',
    '/articles/999.md',
    '/articles/__proto__.md',
    '/help/a/b.md',
    '/programs/wizardry.md',
    '/fr/universite/personne-1.md',
  ])('of %s is not found, in Markdown', async (address) => {
    const { status, headers, text } = await visit(address);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/markdown; charset=utf-8']);
    expect(text).toMatch(/^---\ntitle: /);
    expect(text).not.toContain('\nurl: ');
    expect(headers.get('link')).not.toContain('canonical');
  });

  it.each(['/search.md', '/account.md', '/bookmarks.md', '/shared/abc.md', '/.md', '/api/meta.md', '/README.md'])(
    'is not to be had of %s',
    async (address) => {
      const { headers } = await visit(address, 'text/markdown');
      expect(headers.get('content-type')).not.toContain('markdown');
    },
  );

  it('writes what a name might hold as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>[x](javascript:alert(1))';
    await loadSmallDataset(laterVersion('hostile', laval.id, hostile));
    try {
      const { status, text } = await visit(`/university/${slugOf(hostile, laval.id)}.md`);
      expect(status).toBe(200);
      expect(text).toContain('# \\<img src=x onerror=alert(1)\\>\\[x\\](javascript:alert(1))');
      const [, , body = ''] = text.split('---\n');
      expect(body).toContain('javascript');
      expect(body).not.toMatch(/[^\\]\]\(javascript:/);
    } finally {
      await loadSmallDataset();
    }
  });

  it('of words alone is there without the data, and of a university says that it cannot be reached', async () => {
    const world = makeTestApp({ assets: SITE_ASSETS });
    world.database.failing = new Error('D1_ERROR: internal error');
    expect((await world.ask('/articles/1.md')).status).toBe(200);
    const gone = await world.ask(`${LAVAL}.md`);
    expect([gone.status, gone.headers.get('content-type')]).toEqual([503, 'text/markdown; charset=utf-8']);
    expect(gone.headers.get('retry-after')).not.toBeNull();
  });
});

describe('a page without scripts', () => {
  it('says once that scripts are turned off, and behind each figure its source and year', async () => {
    for (const path of [LAVAL, addressIn('fr', LAVAL)]) {
      const { text } = await visit(path);
      expect(textOf(text).match(/JavaScript (?:is turned off|est désactivé)/g)).toHaveLength(1);
      const root = text.replace(/<!--.*?-->/gs, '');
      const panels = [...root.matchAll(/ popover="auto"[^>]*><noscript>(.*?)<\/noscript>/gs)].map(
        ([, inner]) => inner ?? '',
      );
      expect(panels.length).toBeGreaterThan(20);
      expect(panels.length).toBe(root.match(/ popover="auto"/g)?.length);
      for (const panel of panels) expect(panel.replace(/<[^>]+>/g, '').trim()).not.toBe('');
      expect(panels.filter((panel) => /\b20\d\d\b/.test(panel)).length).toBeGreaterThan(10);
    }
  });
});

describe('links fetched ahead', () => {
  it('are of public pages alone, without a question, by rules that the page names', async () => {
    const page = await visit(LAVAL);
    const [, path = ''] = /^"(.*)"$/.exec(page.headers.get('speculation-rules') ?? '') ?? [];
    const { headers, text } = await visit(path);
    expect(headers.get('content-type')).toBe('application/speculationrules+json');
    const { prefetch } = JSON.parse(text) as {
      prefetch: {
        where: { and: [{ href_matches: { pathname: string; search: string }[] }, object] };
        eagerness: string;
      }[];
    };
    expect(prefetch[0]?.eagerness).toBe('moderate');
    const patterns = prefetch[0]?.where.and[0].href_matches ?? [];
    expect(patterns.every(({ search }) => search === '')).toBe(true);
    const fetched = (address: string) =>
      patterns.some((pattern) => new URLPattern({ ...pattern, baseURL: ORIGIN }).test(address, ORIGIN));
    for (const { path, personal, secret } of Object.values<RoutePath>(ROUTE_PATHS)) {
      const example = path.replace(/:\w+/g, 'x');
      if (personal || secret) expect([example, fetched(example)]).toEqual([example, false]);
    }
    for (const address of [LAVAL, addressIn('fr', LAVAL), '/search', '/articles/1', '/'])
      expect([address, fetched(address)]).toEqual([address, true]);
    for (const address of [
      '/search?home=US-OH',
      '/api/meta',
      '/mcp',
      `${LAVAL}.md?x=1`,
      'https://elsewhere.example/search',
    ])
      expect([address, fetched(address)]).toEqual([address, false]);
    // Neither Markdown nor a page whose address is a key names them.
    for (const address of [`${LAVAL}.md`, '/shared/abcdefghijklmnopqrstuv'])
      expect((await visit(address)).headers.get('speculation-rules')).toBeNull();
  });
});

describe('every page', () => {
  it('says where programs find what they may ask', async () => {
    for (const path of ['/', '/search', LAVAL, '/nowhere']) {
      expect((await visit(path)).headers.get('link')).toContain(
        '</api/openapi.json>; rel="service-desc"; type="application/json"',
      );
    }
  });
});
