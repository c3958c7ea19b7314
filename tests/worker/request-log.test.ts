import { beforeEach, describe, expect, it } from 'vitest';
import { isSampled, logShare } from '#worker/log.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { makeTestApp, ORIGIN, unhurriedTestApp, warmTestApp } from './helpers/test-app.ts';
import { newUser } from './helpers/visitor.ts';

beforeEach(() => loadSmallDataset());

const TOO_LONG = `/?typed-text=${'x'.repeat(8_192)}`;
/** A built site of one page. */
const shell = {
  fetch: async (input: RequestInfo | URL) =>
    new Request(input).url.endsWith('.html')
      ? new Response('<html><head></head><body><div id="root"></div></body></html>')
      : new Response(null, { status: 404 }),
};
const lastOf = <T>(list: readonly T[]) => list.at(-1);

describe('the line of a request', () => {
  it.each([
    ['GET', '/api/universities/search?search=typed-text', 'searchUniversities', 200, 'MISS'],
    ['GET', '/api/universities/search?typed-text=1', 'searchUniversities', 400, 'NONE'],
    ['GET', '/api/universities/by-slug/typed-text', 'universityBySlug', 404, 'NONE'],
    ['PUT', '/api/meta?typed-text', '/api/meta', 405, 'NONE'],
    ['GET', '/api/typed-text', 'api', 404, 'NONE'],
    ['GET', '/help/typed-text/typed-text', 'page:helpArticle', 404, 'BYPASS'],
    ['GET', '/typed-text', 'page:not-found', 404, 'BYPASS'],
    ['GET', '/typed-text.txt', 'file', 404, 'NONE'],
    ['HEAD', '/robots.txt?typed-text', '/robots.txt', 200, 'NONE'],
    ['GET', TOO_LONG, 'none', 414, 'NONE'],
    ['OPTIONS', '/api/login?typed-text', '/api/login', 204, 'NONE'],
  ])('%s %.60s', async (method, address, route, status, cache) => {
    const world = await warmTestApp({ assets: shell });
    world.requests.length = 0;
    const response = await world.ask(address, { method });
    expect(world.requests).toEqual([
      {
        level: 'info',
        event: 'request',
        fields: { requestId: response.headers.get('x-request-id'), method, route, status, ms: 0, cache },
      },
    ]);
  });

  it('says how long it waited', async () => {
    const world = makeTestApp({
      assets: {
        async fetch(input) {
          world.pass(2);
          return shell.fetch(input);
        },
      },
    });
    await world.ask('/faq');
    expect(lastOf(world.requests)?.fields).toMatchObject({ route: 'page:faq', status: 200, ms: 2_000 });
  });

  it('holds nothing of a visitor: no typed text, name, cookie or network address', async () => {
    const world = await unhurriedTestApp({ assets: shell });
    const ada = await newUser(world, 'ada-of-the-test');
    const secrets = [
      ...[...ada.jar.values()].filter((value) => value.length > 1),
      ada.username,
      ada.password,
      ada.recoveryCode,
      ada.id,
    ];
    const visitor = { 'cf-connecting-ip': '203.0.113.7', 'user-agent': 'Ada-Agent/1', 'x-request-id': 'Ada-Request' };
    const ask = (method: string, path: string, body?: unknown) => ada.send(method, path, body, visitor);
    await ask('GET', '/api/universities/search?search=ada-typed&city=ada-typed');
    await ask('GET', '/university/ada-typed?ref=ada-typed');
    await ask('GET', '/search?q=ada-typed');
    await ask('GET', '/img/ada-typed.jpg');
    await ask('POST', '/api/login', { username: ada.username, password: ada.password });
    await ask('POST', '/api/login', { username: 'ada-typed', password: 'ada-typed' });
    await ask('POST', '/api/contact', { name: 'ada-typed', email: 'ada-typed', subject: 'x', message: 'ada-typed' });
    await ask('PUT', '/api/user/bookmarks/999999999', { note: 'ada-typed' });
    world.database.failing = new Error('D1_ERROR: internal error');
    await ask('GET', '/api/user');
    expect(world.requests.length).toBeGreaterThan(10);
    const everything = JSON.stringify([world.requests, world.log]);
    for (const secret of [...secrets, '203.0.113.7', 'Ada-Agent', 'Ada-Request', ORIGIN]) {
      expect(everything).not.toContain(secret);
    }
    expect(everything).not.toMatch(/ada-?typed/i);
  });
});

describe('the share of requests that is logged', () => {
  it('leaves out requests that went well, and no failure of ours', async () => {
    const world = await warmTestApp();
    world.deps.config = { ...world.deps.config, requestLogShare: 0 };
    world.requests.length = 0;
    await world.ask('/api/meta');
    await world.ask('/api/nothing');
    expect(world.requests).toEqual([]);
    world.database.failing = new Error('D1_ERROR: internal error');
    await world.ask('/api/health');
    expect(world.requests.map(({ fields }) => fields.status)).toEqual([503]);
  });

  it('is about as large as was set', () => {
    const ids = Array.from({ length: 4_000 }, () => crypto.randomUUID());
    expect(ids.filter((id) => isSampled(id, 1))).toHaveLength(4_000);
    expect(ids.filter((id) => isSampled(id, 0))).toHaveLength(0);
    const logged = ids.filter((id) => isSampled(id, 0.25)).length;
    // Eight standard deviations to either side.
    expect(logged).toBeGreaterThan(780);
    expect(logged).toBeLessThan(1_220);
  });

  it.each([
    [undefined, 1],
    ['', 1],
    ['0', 0],
    ['0.05', 0.05],
    ['1', 1],
    ['2', 1],
    ['-1', 1],
    ['a tenth', 1],
  ])('is read from %s as %s', (setting, share) => {
    expect(logShare(setting)).toBe(share);
  });
});
