import { beforeAll, describe, expect, it } from 'vitest';
import { slugOf } from '#schema/domain/record/slug.ts';
import { ROUTE_PATHS } from '#schema/domain/site/route-paths.ts';
import { PART_MAX, partCount } from '#worker/services/sitemap.ts';
import { loadSmallDataset, SMALL } from './helpers/database.ts';
import { makeTestApp, ORIGIN, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

async function read(address: string, init?: RequestInit) {
  const world = await warmTestApp();
  const response = await world.ask(address, init);
  const text = await response.text();
  return { world, response, text, addresses: [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address) };
}

describe('GET /sitemap.xml', () => {
  it('names its parts under the origin it was asked at', async () => {
    const { response, text, addresses } = await read('/sitemap.xml');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www\.sitemaps\.org/,
    );
    expect(addresses).toEqual([`${ORIGIN}/sitemaps/pages.xml`, `${ORIGIN}/sitemaps/universities-1.xml`]);
  });

  it('may be kept for an hour and is not sent twice', async () => {
    const { response } = await read('/sitemap.xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await read('/sitemap.xml', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect([again.response.status, again.text]).toEqual([304, '']);
  });

  it('says when to come back while there is no data', async () => {
    const world = makeTestApp();
    world.database.failing = new Error('D1_ERROR: internal error');
    const response = await world.ask('/sitemap.xml');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('the parts of the sitemap', () => {
  it('hold every university once, at its own address, without asking the database', async () => {
    const { addresses, world } = await read('/sitemaps/universities-1.xml');
    const expected = SMALL.universities
      .toSorted((a, b) => a.id - b.id)
      .map(({ name, id }) => slugOf(name, id))
      .flatMap((slug) => [`${ORIGIN}/university/${slug}`, `${ORIGIN}/fr/universite/${slug}`]);
    expect(addresses).toEqual(expected);
    expect(world.database.trips).toBe(0);
  });

  it('hold every page that has no parameter, and no second address of one', { timeout: 60_000 }, async () => {
    const { addresses } = await read('/sitemaps/pages.xml');
    expect(addresses).toContain(`${ORIGIN}/`);
    expect(addresses).toContain(`${ORIGIN}${ROUTE_PATHS.popular.path}`);
    expect(addresses).not.toContain(`${ORIGIN}${ROUTE_PATHS.universitySearch.path}`);
    expect(addresses.filter((address) => address?.includes(':slug'))).toEqual([]);
    const world = await warmTestApp();
    for (const address of addresses) {
      const page = await world.ask(address ?? '');
      expect(page.status, address).not.toBe(404);
    }
  });

  it.each(['universities-2.xml', 'universities-0.xml', 'universities-1.xml.gz', 'other.xml'])(
    'are no others: %s',
    async (file) => {
      const { response, text } = await read(`/sitemaps/${file}`);
      expect([response.status, text]).toEqual([404, 'There is nothing here.']);
    },
  );

  it('stay below what search engines take', () => {
    expect(PART_MAX).toBeLessThanOrEqual(50_000);
    expect(PART_MAX * 300).toBeLessThan(50_000_000);
    expect([0, 1, PART_MAX, PART_MAX + 1].map(partCount)).toEqual([0, 1, 1, 2]);
  });
});

describe('GET /robots.txt', () => {
  it('lets everyone read all but the export, and names the sitemap', async () => {
    const { response, text } = await read('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toBe(`User-agent: *\nDisallow: /api/universities/export.csv\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('comes without a database, and only by GET', async () => {
    const world = makeTestApp();
    world.database.failing = new Error('no database');
    expect((await world.ask('/robots.txt')).status).toBe(200);
    const posted = await world.ask('/robots.txt', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('GET /.well-known/security.txt', () => {
  it('says where to report a hole, and until when that holds', async () => {
    const { response, text } = await read('/.well-known/security.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Contact: ${ORIGIN}/contact\n`);
    expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`);
    expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/m);
  });
});
