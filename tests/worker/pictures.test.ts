import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_MAX_BYTES } from '#worker/pictures/fetch-picture.ts';
import { PICTURE_WIDTHS, pictureWidth, thumbnailAddress } from '#worker/pictures/thumbnail-address.ts';
import { loadSmallDataset, SMALL } from './helpers/database.ts';
import { unhurriedTestApp, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const pictured = SMALL.universities.find(({ image }) => image?.originUrl.includes('/thumb/'));
const unpictured = SMALL.universities.find(({ image }) => image === null);
const id = pictured?.id;

function publisher(answer: () => Response) {
  const asked: Request[] = [];
  return {
    asked,
    upstream: async (request: Request) => {
      asked.push(request);
      return answer();
    },
  };
}
const jpeg = () => new Response(new Uint8Array([255, 216, 255]), { headers: { 'content-type': 'image/jpeg' } });

/** The edge's cache in memory. */
function edge() {
  const entries = new Map<string, Response>();
  return {
    entries,
    match: async (request: RequestInfo | URL) => entries.get((request as Request).url)?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => {
      entries.set((request as Request).url, response);
    },
  };
}

describe('pictureWidth', () => {
  it.each([
    [undefined, 960],
    [1, 330],
    [320, 330],
    [331, 500],
    [640, 960],
    [1280, 1280],
    [4000, 1280],
  ] as const)('answers to %s with the step that is wide enough: %s', (asked, width) => {
    expect(pictureWidth(asked)).toBe(width);
  });
});

describe('thumbnailAddress', () => {
  const base = 'https://upload.wikimedia.org/wikipedia/commons';
  it.each([
    ['thumb/a/a9/Hall.jpg/1920px-Hall.jpg', 'thumb/a/a9/Hall.jpg/960px-Hall.jpg'],
    ['thumb/a/a9/1px-Hall.jpg/1920px-1px-Hall.jpg', 'thumb/a/a9/1px-Hall.jpg/960px-1px-Hall.jpg'],
    ['thumb/5/5c/H.tif/lossy-page1-1920px-H.tif.jpg', 'thumb/5/5c/H.tif/lossy-page1-960px-H.tif.jpg'],
    ['a/a9/Hall_%28A%26M%29.jpg', 'thumb/a/a9/Hall_%28A%26M%29.jpg/960px-Hall_%28A%26M%29.jpg'],
  ])('turns %s into %s', (origin, thumbnail) => {
    expect(thumbnailAddress({ originUrl: `${base}/${origin}`, width: 1600 }, 960)?.href).toBe(`${base}/${thumbnail}`);
  });

  it('takes the original where it is no wider', () => {
    const originUrl = `${base}/a/a9/Hall.jpg`;
    expect(thumbnailAddress({ originUrl, width: 900 }, 960)?.href).toBe(originUrl);
  });

  it.each(['http://upload.wikimedia.org/a.jpg', 'https://evil.example/a.jpg'])('takes nothing from %s', (originUrl) => {
    expect(thumbnailAddress({ originUrl, width: 900 }, 960)).toBeNull();
  });
});

describe('GET /img/:universityId', () => {
  it('answers the picture of the dataset, in a width of the publisher, cached for long', async () => {
    const { asked, upstream } = publisher(jpeg);
    const edgeCache = edge();
    const world = await warmTestApp({ upstream, edgeCache });
    const response = await world.ask(`/img/${id}?w=320&url=https://evil.example/x.jpg`);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([255, 216, 255]));
    expect(response.headers.get('cache-control')).toContain('s-maxage=2592000');
    expect(asked[0]?.url).toBe(pictured?.image?.originUrl.replace('1920px-', '330px-'));
    expect(asked[0]?.redirect).toBe('manual');
    expect(asked[0]?.headers.get('user-agent')).toContain('CampusAtlas');

    // Its place on the map, for whoever asks for that.
    const map = await world.ask(`/img/${id}?w=320&map=1`);
    expect(map.headers.get('content-type')).toContain('svg');

    await world.settle();
    world.database.reset();
    expect((await world.ask(`/img/${id}?w=330`)).headers.get('x-cache')).toBe('HIT');
    expect(asked).toHaveLength(1);
    expect(world.database.trips).toBe(0);
  });

  it('answers 304 to its entity tag', async () => {
    const world = await warmTestApp({ upstream: publisher(jpeg).upstream });
    const etag = (await world.ask(`/img/${id}`)).headers.get('etag') ?? '';
    const again = await world.ask(`/img/${id}`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each<[string, () => Response]>([
    ['an error', () => new Response('no', { status: 404 })],
    ['a refusal', () => new Response('use the steps', { status: 429 })],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } })],
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['an SVG', () => new Response('<svg onload="x()"/>', { headers: { 'content-type': 'image/svg+xml' } })],
    [
      'too much',
      () => new Response(new Uint8Array(PICTURE_MAX_BYTES + 1), { headers: { 'content-type': 'image/jpeg' } }),
    ],
  ])('draws the university when the publisher answers with %s', async (_, answer) => {
    const world = await warmTestApp({ upstream: publisher(answer).upstream });
    const response = await world.ask(`/img/${id}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=3600');
    expect(await response.text()).toMatch(/^<svg/);
  });

  it('draws the university when the publisher is too slow', async () => {
    const world = await warmTestApp({ upstream: () => new Promise(() => undefined) });
    world.deps.config.deadlines.picture = 50;
    expect((await world.ask(`/img/${id}`)).headers.get('content-type')).toContain('svg');
  });

  it('draws a university without a picture and asks nobody', async () => {
    const { asked, upstream } = publisher(jpeg);
    const world = await warmTestApp({ upstream });
    const text = await (await world.ask(`/img/${unpictured?.id}`)).text();
    expect(text).toMatch(/^<svg/);
    expect(text).not.toMatch(/<script|on\w+=|href="http/);
    expect(asked).toEqual([]);
  });

  it('draws it on the outline of its state, whose file it fetches once', async () => {
    if (!unpictured) throw new Error('all have pictures');
    const { id: school, country, state } = unpictured;
    const plate = { outline: 'M1 2L3 4L5 6Z', box: [1, 2, 4, 4], paper: 0, schools: { [school]: [3, 3] } };
    const fetched: string[] = [];
    const assets = {
      fetch: async (request: RequestInfo | URL) => {
        fetched.push(new URL((request as Request).url).pathname);
        return Response.json({ [`${country}-${state}`]: plate });
      },
    };
    const world = await warmTestApp({ assets });
    const large = await (await world.ask(`/img/${school}?w=960`)).text();
    const small = await (await world.ask(`/img/${school}?w=320`)).text();
    for (const svg of [large, small]) {
      expect(svg).toContain(plate.outline);
      expect(svg).toContain('<circle cx="3" cy="3"');
    }
    // The page writes the place, in its own letters.
    expect([large.includes('<text'), small.includes('<text')]).toEqual([false, false]);
    expect(fetched).toEqual(['/locator-plates.json']);
  });

  it('writes its words in the language asked for, each kept apart', async () => {
    if (!unpictured) throw new Error('all have pictures');
    const { id: school, city, state } = unpictured;
    const edgeCache = edge();
    const world = await warmTestApp({ edgeCache });
    const wordsOf = async (address: string) =>
      /<text[^>]*>([^<]*)</.exec(await (await world.ask(address)).text())?.[1]?.replaceAll('&#39;', "'");
    const english = await wordsOf(`/img/${school}?w=320`);
    await world.settle();
    const french = await wordsOf(`/img/${school}?w=320&lang=fr`);
    await world.settle();
    expect([english, french]).toEqual([`${city}, ${state}`, `${city} (${state})`]);
    expect(edgeCache.entries.size).toBe(2);
    expect(await wordsOf(`/img/${school}?w=320`)).toBe(english);
    expect((await world.ask(`/img/${school}?lang=de`)).status).toBe(400);
  });

  it.each<[string, () => Promise<Response>]>([
    ['is missing', async () => new Response('', { status: 404 })],
    ['is no JSON', async () => new Response('<html>')],
    ['cannot be had', () => Promise.reject(new Error('gone'))],
  ])('writes the place on a small one where the file of outlines %s', async (_, fetch) => {
    const world = await warmTestApp({ assets: { fetch } });
    const response = await world.ask(`/img/${unpictured?.id}?w=320`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(await response.text()).toContain('<text');
    expect(world.log.map(({ event }) => event)).toEqual(['locator-plates-failed']);
  });

  it.each(['1', '0', 'x', '-1', '99999999999', '%00', '1e3'])('answers 404 for %s', async (unknown) => {
    const world = await warmTestApp();
    expect((await world.ask(`/img/${unknown}`)).status).toBe(404);
  });

  it('answers 400 to a width that is none', async () => {
    const world = await warmTestApp();
    const response = await world.ask(`/img/${id}?w=wide`);
    expect([response.status, await response.text()]).toEqual([400, 'w must be one whole number from 1 to 4,000.']);
  });
});

describe('nobody’s proxy', () => {
  const images = SMALL.universities.flatMap(({ id, image }) => (image ? [{ id, image }] : []));
  /** All that may ever be asked of anybody. */
  const KNOWN = new Set(
    images.flatMap(({ image }) => PICTURE_WIDTHS.map((width) => thumbnailAddress(image, width)?.href)),
  );
  const EVIL = [
    'https://evil.example/x.jpg',
    '//evil.example',
    'http://169.254.169.254/',
    'file:///etc/passwd',
    '@evil',
  ];

  const text = fc.oneof(fc.constantFrom(...EVIL, '..', '%2e%2e', '%2f', '\\', '?', '#', '640', '9e9'), fc.string());
  // Nothing, a dot or two lead to pages.
  const other = text.filter((one) => !/^\.{0,2}$|^(%2e){1,2}$/.test(one));
  const id = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...images.map((one) => String(one.id))) }, other);
  const width = fc.oneof(fc.integer({ min: -1, max: 5_000 }).map(String), text);
  const query = fc.array(
    fc.tuple(fc.constantFrom('w', 'url', 'src', 'u', 'host', 'id', 'v', ''), fc.oneof(width, text)),
    {
      maxLength: 4,
    },
  );
  const headers = fc.dictionary(
    fc.constantFrom(
      ...['cookie', 'authorization', 'range', 'x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'referer'],
      ...['user-agent', 'accept', 'accept-encoding', 'if-none-match', 'x-original-url', 'cf-connecting-ip', 'x-evil'],
    ),
    fc.oneof(fc.constantFrom(...EVIL), fc.string({ unit: 'grapheme-ascii' })),
  );

  it('asks Wikimedia for the pictures of the dataset in known widths, and tells it nothing of the visitor', {
    timeout: 30_000,
  }, async () => {
    const { asked, upstream } = publisher(jpeg);
    const world = await unhurriedTestApp({ upstream });
    let pictures = 0;
    await fc.assert(
      fc.asyncProperty(id, query, headers, async (path, parameters, sent) => {
        asked.length = 0;
        const address = `/img/${encodeURIComponent(path.toWellFormed()).replaceAll('.', '%2e')}`;
        const response = await world.ask(`${address}?${new URLSearchParams(parameters)}`, { headers: sent });
        // Whoever says to hold any copy of it (If-None-Match: *) is told that it has not changed.
        expect(response.status, address).toBeOneOf([
          200,
          400,
          404,
          ...(sent['if-none-match']?.includes('*') ? [304] : []),
        ]);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
        if (response.status === 200) {
          expect(response.headers.get('content-type')).toBeOneOf(['image/jpeg', 'image/svg+xml; charset=utf-8']);
        }
        expect(asked.length).toBeLessThanOrEqual(1);
        for (const request of asked) {
          pictures++;
          expect(KNOWN, request.url).toContain(request.url);
          expect(request.url.startsWith('https://upload.wikimedia.org/')).toBe(true);
          expect([request.method, request.redirect, request.body]).toEqual(['GET', 'manual', null]);
          expect(Object.fromEntries(request.headers)).toEqual({
            accept: 'image/jpeg, image/png, image/webp, image/gif',
            'user-agent': 'CampusAtlas (+https://campusatlas.example)',
          });
        }
      }),
      { numRuns: 600 },
    );
    expect(pictures, 'pictures were asked for').toBeGreaterThan(50);
  });

  it.each([
    ['image/jpeg; charset=evil', 'image/jpeg'],
    ['IMAGE/PNG', 'image/png'],
    ['image/webp', 'image/webp'],
    ['image/gif', 'image/gif'],
    ['image/svg+xml', null],
    ['image/svg', null],
    ['image/jpeg, text/html', null],
    ['text/html', null],
    ['text/html; image/jpeg', null],
    ['application/javascript', null],
    ['image/x-icon', null],
    ['', null],
  ])('passes on pictures only, under a name of its own: %j as %s', async (said, type) => {
    const headers = { 'content-type': said, 'set-cookie': 'a=b', 'access-control-allow-origin': '*', 'x-evil': '1' };
    const world = await unhurriedTestApp({ upstream: publisher(() => new Response('<script>', { headers })).upstream });
    const { headers: answered } = await world.ask(`/img/${pictured?.id}`);
    expect(answered.get('content-type')).toBe(type ?? 'image/svg+xml; charset=utf-8');
    for (const name of ['set-cookie', 'access-control-allow-origin', 'x-evil']) expect(answered.get(name)).toBeNull();
    expect(answered.get('x-content-type-options')).toBe('nosniff');
  });
});
