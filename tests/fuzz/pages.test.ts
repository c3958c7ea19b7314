import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#schema/api/endpoints.ts';
import { helpPaths } from '#schema/domain/site/help-articles.ts';
import { loadSmallDataset, SMALL } from '../worker/helpers/database.ts';
import { unhurriedTestApp } from '../worker/helpers/test-app.ts';
import { requestsTo } from './requests.ts';

const RUNS = Number(env.FUZZ_RUNS || (env.TEST_FORM === 'long' ? 2_000 : 300));
const SEED = Number(env.FUZZ_SEED || Date.now() % 2 ** 31);
const KNOWN = SMALL.universities.map(({ id }) => id);
const SHELL =
  '<!doctype html><html><head><title>Shell</title></head><body><div id="root"></div><noscript></noscript></body></html>';

beforeAll(async () => {
  console.info(`fuzz: ${RUNS} requests a kind of page, FUZZ_SEED=${SEED}`);
  await loadSmallDataset();
});

const paths = fc.oneof(
  requestsTo(endpoints.searchUniversities, KNOWN).map(({ address }) =>
    address.replace('/api/universities/search', '/search').replace('search=', 'q='),
  ),
  requestsTo(endpoints.universityBySlug, KNOWN).map(({ address }) =>
    address.replace('/api/universities/by-slug', '/university'),
  ),
  requestsTo(endpoints.universityBySlug, KNOWN).map(({ address }) =>
    address.replace('/api/universities/by-slug', '/embed/university'),
  ),
  fc
    .tuple(
      fc.constantFrom('/embed/compare', '/fr/embed/compare', '/embed/program', '/fr/embed/program'),
      fc.oneof(fc.array(fc.constantFrom(...KNOWN), { maxLength: 6 }).map(String), fc.string({ unit: 'binary' })),
      fc.oneof(
        fc.constantFrom('', '/11.07', '/52.02'),
        fc.string({ unit: 'binary' }).map((one) => `/${one}`),
      ),
    )
    .map((parts) => parts.map((one, at) => (at === 1 ? `/${one}` : one)))
    .map((parts) =>
      parts
        .join('')
        .split('/')
        .map((one) => encodeURIComponent(one.toWellFormed()))
        .join('/'),
    ),
  requestsTo(endpoints.universityBySlug, KNOWN).map(
    ({ address }) =>
      `${address.replace('/api/universities/by-slug', '/badge').replace(/\?.*$/, '')}/graduationRate.svg`,
  ),
  fc
    .oneof(
      fc.webUrl(),
      fc.string(),
      fc.constantFrom(...KNOWN).map((id) => `https://campusatlas.example/university/x-${id}`),
    )
    .map((url) => `/oembed?url=${encodeURIComponent(url.toWellFormed())}`),
  requestsTo(endpoints.listCareers, KNOWN).map(({ address }) => address.replace('/api/careers', '/careers')),
  requestsTo(endpoints.career, KNOWN).map(({ address }) => address.replace('/api/careers', '/careers')),
  requestsTo(endpoints.major, KNOWN).map(({ address }) => address.replace('/api/majors', '/programs')),
  fc
    .tuple(
      ...[0, 1].map(() =>
        fc.oneof(fc.constantFrom(...helpPaths().flatMap((one) => one.split('/'))), fc.string({ unit: 'binary' })),
      ),
    )
    .map((parts) => `/help/${parts.map((one) => encodeURIComponent(one.toWellFormed())).join('/')}`),
  fc.tuple(fc.webPath(), fc.webQueryParameters()).map(([path, query]) => `${path || '/'}?${query}`),
  fc
    .tuple(fc.integer(), fc.oneof(fc.integer(), fc.string()))
    .map(([id, w]) => `/img/${id}?w=${encodeURIComponent(String(w).toWellFormed())}`),
);

it('answers every address with a page, a move, a drawing or a sentence, and never fails', {
  timeout: 120_000,
}, async () => {
  const world = await unhurriedTestApp({
    assets: {
      fetch: async (input) =>
        new Response(SHELL, {
          status: /\/index(-fr)?\.html$/.test(String(input instanceof Request ? input.url : input)) ? 200 : 404,
        }),
    },
  });
  await fc.assert(
    fc.asyncProperty(paths, async (path) => {
      const response = await world.ask(`https://campusatlas.example${path}`);
      expect([200, 301, 400, 404], path).toContain(response.status);
      const text = await response.text();
      expect(text.match(/<script/g)?.length ?? 0, path).toBe(text.match(/<\/script>/g)?.length ?? 0);
      const data = /id="initial-data">(.*?)<\/script>/s.exec(text)?.[1];
      // A page of words brings no answer along, but the home page: its counts, the deadlines coming up and a few prices.
      const most = /^(?:\/fr)?\/?(?:\?|$)/.test(path) ? 3 : 1;
      if (data !== undefined) expect(JSON.parse(data).entries.length, path).toBeLessThanOrEqual(most);
    }),
    // What earlier runs found comes first.
    { seed: SEED, numRuns: RUNS, examples: [['/?bind']] },
  );
});
