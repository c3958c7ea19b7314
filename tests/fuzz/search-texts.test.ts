/** Search texts that nobody types, by every way a text comes in: the API's searches, and the page that repeats it. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import { QUERY_MAX, TEXT_MAX } from '#schema/domain/site/limits.ts';
import { hostileSample, MARKUP } from '../search/hostile-texts.ts';
import { loadSmallDataset } from '../worker/helpers/database.ts';
import { ORIGIN, unhurriedTestApp } from '../worker/helpers/test-app.ts';

const COUNT = env.TEST_FORM === 'long' ? 5_000 : 400;
const FRESH_SEED = Number(env.FUZZ_SEED || Date.now() % 2 ** 31);
const TIMEOUT = COUNT * 300;
/** A tenth longer than is taken, so that some are refused. */
const TEXTS = [...hostileSample(COUNT, TEXT_MAX * 1.1, FRESH_SEED), 'é'.repeat(QUERY_MAX + 1)];

const SHELL = `<!doctype html><html lang="en"><head><title>Shell</title><meta name="description" content="Shell" />
<script type="module" src="/assets/main.js"></script></head><body><div id="root"></div></body></html>`;
const assets = {
  fetch: async (input: RequestInfo | URL) =>
    new Response(SHELL, {
      status: String(input instanceof Request ? input.url : input).endsWith('/index.html') ? 200 : 404,
    }),
};

beforeAll(async () => {
  console.info(`fuzz: ${COUNT} search texts, FUZZ_SEED=${FRESH_SEED}`);
  await loadSmallDataset();
});

/** What the contract's reader of texts makes of it: white space folded, composed, and then not too long. */
function isTaken(text: string, most: number): boolean {
  const read = text.toWellFormed().trim().normalize('NFC').replace(/\s+/g, ' ').trim();
  return [...read].length <= most;
}

describe('every search of the API', () => {
  const asked = (
    [
      [endpoints.searchUniversities, 'search', QUERY_MAX],
      [endpoints.searchUniversities, 'city', TEXT_MAX],
      [endpoints.searchUniversities, 'nearPlace', TEXT_MAX],
      [endpoints.suggestUniversities, 'q', QUERY_MAX],
      [endpoints.universityPoints, 'search', QUERY_MAX],
      [endpoints.searchLocations, 'q', TEXT_MAX],
      [endpoints.findPrograms, 'q', TEXT_MAX],
      [endpoints.findPrograms, 'location', TEXT_MAX],
    ] satisfies [Endpoint, string, number][]
  ).map(([endpoint, parameter, most]) => ({ endpoint: endpoint as Endpoint, path: endpoint.path, parameter, most }));

  it.each(asked)(
    'answers $path?$parameter= by its contract, or that the text is too long',
    { timeout: TIMEOUT },
    async ({ endpoint, parameter, most }) => {
      const world = await unhurriedTestApp();
      for (const text of TEXTS) {
        const response = await world.ask(`${endpoint.path}?${new URLSearchParams({ [parameter]: text })}`);
        const what = `${parameter}=${JSON.stringify(text)}`;
        if (isTaken(text, most)) {
          expect(response.status, what).toBe(200);
          expect(endpoint.response?.safeParse(await response.json()).error?.issues ?? [], what).toEqual([]);
        } else {
          expect([response.status, await response.text()], what).toEqual([
            400,
            `${parameter} must be one text of at most ${most} characters.`,
          ]);
        }
      }
      expect(world.log).toEqual([]);
      await world.settle();
    },
  );

  it('answers equal texts the same, in whatever normal form and case they come', { timeout: TIMEOUT }, async () => {
    const world = await unhurriedTestApp();
    for (const text of TEXTS.filter((one, at) => at % 4 === 0 && isTaken(one, QUERY_MAX))) {
      const tags = await Promise.all(
        [text, text.normalize('NFD'), `  ${text.normalize('NFC')}\t`].map(async (form) => {
          const response = await world.ask(`/api/universities/search?${new URLSearchParams({ search: form })}`);
          return response.headers.get('etag');
        }),
      );
      expect(new Set(tags).size, JSON.stringify(text)).toBe(1);
    }
  });

  it('refuses texts of 10 kB, as too long or as too long an address', async () => {
    const world = await unhurriedTestApp({ assets });
    for (const [text, status, said] of [
      ['x'.repeat(QUERY_MAX + 1), 400, `search must be one text of at most ${QUERY_MAX} characters.`],
      ['x'.repeat(8_000), 400, `search must be one text of at most ${QUERY_MAX} characters.`],
      ['x'.repeat(10_000), 414, 'This address is too long.'],
      ['ﷺ'.repeat(10_000), 414, 'This address is too long.'],
    ] as const) {
      const response = await world.ask(`/api/universities/search?search=${encodeURIComponent(text)}`);
      expect([response.status, await response.text()]).toEqual([status, said]);
      const page = await world.ask(`/search?q=${encodeURIComponent(text)}`);
      expect(page.status).toBe(status === 414 ? 414 : 200);
    }
  });
});

/** Every element of a page with the names of its attributes, and every address in it. */
async function structureOf(page: string): Promise<{ elements: string[]; addresses: string[] }> {
  const [elements, addresses]: [string[], string[]] = [[], []];
  await new HTMLRewriter()
    .on('*', {
      element({ tagName, attributes }) {
        const own = [...attributes];
        elements.push(`${tagName} ${own.map(([name]) => name).join(' ')}`);
        for (const [name, value = ''] of own) if (/^(href|src|action|content)$/.test(name ?? '')) addresses.push(value);
      },
    })
    .transform(new Response(page))
    .text();
  return { elements, addresses };
}

describe('the search page', () => {
  it('repeats what was searched as text and as nothing else', { timeout: TIMEOUT }, async () => {
    const world = await unhurriedTestApp({ assets });
    const page = async (text: string) => {
      const response = await world.ask(`/search?${new URLSearchParams({ q: text })}`);
      return { status: response.status, body: await response.text() };
    };
    // All that any page of results has: with many of them, with one, with none, mended, and around a postal code.
    const known = new Set<string>();
    for (const text of [
      'university',
      'laval',
      'qqqqqqqq',
      'lavall',
      'colleges in california',
      '12345',
      'x'.repeat(QUERY_MAX + 1),
      // As good as no text: the page of all universities, which has an address of its own.
      ' ',
      // Read as wishes: their filters are ticked in the panel.
      'public nursing colleges near boston under 20k',
      'community colleges',
      'small catholic universities not in texas',
      'harvard',
      'nursing',
      'largest public universities',
      'universities like harvard',
      'washington',
    ]) {
      for (const element of (await structureOf((await page(text)).body)).elements) known.add(element);
    }
    for (const text of TEXTS) {
      const { status, body } = await page(text);
      const what = JSON.stringify(text);
      expect(status, what).toBe(200);
      const { elements, addresses } = await structureOf(body);
      expect(
        elements.filter((element) => !known.has(element)),
        what,
      ).toEqual([]);
      expect(
        addresses.filter((address) => /^\s*(javascript|data):|^(https?:)?\/\/(?!campusatlas\.example)/i.test(address)),
        what,
      ).toEqual([]);
      const data = /id="initial-data">(.*?)<\/script>/s.exec(body)?.[1];
      expect(JSON.parse(data ?? '').entries, what).toHaveLength(1);
    }
  });

  it('holds no markup of a visitor as it was sent', async () => {
    const world = await unhurriedTestApp({ assets });
    for (const text of MARKUP.filter((one) => one.includes('<'))) {
      const body = await (await world.ask(`${ORIGIN}/search?${new URLSearchParams({ q: text })}`)).text();
      expect(body.includes(text), text).toBe(false);
    }
  });
});
