/**
 * Tests hostile requests: bodies that are too large, broken or meant for another parser, headers that play games with
 * caches, sessions and addresses, paths that want to lead elsewhere. tests/fuzz makes up more of the same from the
 * endpoint table; here are the tricks that have names.
 */
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { BODY_MAX } from '#schema/domain/site/limits.ts';
import { ALIASES } from '#schema/domain/site/route-aliases.ts';
import { ROUTE_PATHS, type RoutePath } from '#schema/domain/site/route-paths.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { clearAccounts, nth, type RichAccount, type Rows, richAccount, rowsOf } from './helpers/rich-account.ts';
import { makeTestApp, ORIGIN, type TestApp, unhurriedTestApp } from './helpers/test-app.ts';
import { newUser, PASSWORD, visitorOf } from './helpers/visitor.ts';

const SHELL = '<!doctype html><html><head><title>Shell</title></head><body><div id="root"></div></body></html>';
const assets = {
  async fetch(input: RequestInfo | URL) {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return new Response(SHELL, { status: pathname === '/index.html' || pathname === '/favicon.svg' ? 200 : 404 });
  },
};

vi.setConfig({ testTimeout: 30_000 });

let world: TestApp;
beforeAll(async () => {
  await loadSmallDataset();
  world = await unhurriedTestApp({ assets });
});
beforeEach(clearAccounts);

/**
 * An answer of ours, whatever was asked: no failure of ours, with its headers, and nothing of the visitor's in them but
 * the query that a move takes along.
 */
function expectOurs(response: Response, what: string): void {
  expect(response.status, what).toBeLessThan(500);
  expect(response.headers.get('x-content-type-options'), what).toBe('nosniff');
  expect(response.headers.get('content-security-policy'), what).toContain("default-src 'none'");
  const headers = [...response.headers].filter(([name]) => name !== 'location');
  expect(headers.map((header) => header.join(': ')).join('\n'), what).not.toMatch(/evil|injected/i);
}

const ALL = Object.values<Endpoint>(endpoints);
const TAKES_BODY = ALL.filter(({ body }) => body !== undefined);
const OF_THE_SIGNED_IN = Object.values<RoutePath>(ROUTE_PATHS).flatMap(({ path, personal }) =>
  personal === 'signedIn' ? [path] : [],
);
const encoder = new TextEncoder();

/** The address of an endpoint with what belongs to the account in it. */
function pathOf({ path }: Endpoint, { listId, searchId }: RichAccount): string {
  return path.replace(':universityId', String(nth(0).id)).replace(':id', path.includes('searches') ? searchId : listId);
}

/** A body in pieces whose length nobody says. */
const inChunks = (...parts: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Bodies of more bytes than may be, in every way in which they come. */
function tooLargeBodies(most: number): [name: string, body: () => BodyInit, headers?: Record<string, string>][] {
  const whole = encoder.encode(`{"note":"${'x'.repeat(most)}"}`);
  const piece = Math.ceil(whole.length / 1_000);
  return [
    ['at once', () => whole],
    ['in chunks', () => inChunks(whole.subarray(0, 9_000), whole.subarray(9_000))],
    [
      'in a thousand chunks',
      () => inChunks(...Array.from({ length: 1_000 }, (_, at) => whole.subarray(at * piece, (at + 1) * piece))),
    ],
    ['said to be short', () => inChunks(whole), { 'content-length': '2' }],
    ['said to be long, and short', () => '{}', { 'content-length': '999999999999' }],
    [
      'without an end',
      () =>
        new ReadableStream({
          pull: (controller) => controller.enqueue(encoder.encode(' '.repeat(Math.ceil(most / 165)))),
        }),
    ],
  ];
}

const NO_JSON_OBJECTS: [name: string, body: BodyInit][] = [
  ['white space', ' \n\t '],
  ['null', 'null'],
  ['a text', '"text"'],
  ['a number', '17'],
  ['a list', '[{}]'],
  ['NaN', '{"note":NaN}'],
  ['Infinity', '{"universityIds":[Infinity]}'],
  ['half an object', '{"note":"x"'],
  ['two objects', '{}{}'],
  ['a comma too many', '{"note":"x",}'],
  ['comments', '{/* */}'],
  ['single quotes', "{'note':'x'}"],
  ['control characters in a text', '{"note":"a\u0000b"}'],
  ['lists in lists 8,000 deep', nested('[', ']', 8_000)],
  ['objects in objects without an end', '{"a":'.repeat(3_000)],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0x6e, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['overlong UTF-8', new Uint8Array([...encoder.encode('{"note":"'), 0xc0, 0xaf, ...encoder.encode('"}')])],
  [
    'half of a pair in UTF-8',
    new Uint8Array([...encoder.encode('{"note":"'), 0xed, 0xa0, 0x80, ...encoder.encode('"}')]),
  ],
  ['UTF-16', new Uint8Array([...'{"note":"x"}'].flatMap((letter) => [letter.charCodeAt(0), 0]))],
  ['half a character at the end', new Uint8Array([...encoder.encode('{}'), 0xe2, 0x82])],
  ['gzip', new Uint8Array([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 3])],
  ['a form', 'note=x&name=y'],
  ['XML', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
];

const FIELD_BODIES: [name: string, bodyWith: (field: string) => string][] = [
  ['lists in lists', (field) => `{"${field}":${nested('[', ']', 7_900)}}`],
  ['objects in objects', (field) => `{"${field}":${'{"a":'.repeat(2_600)}1${'}'.repeat(2_600)}}`],
  ['a number beyond all numbers', (field) => `{"${field}":1e999}`],
  ['a number with 8,000 digits', (field) => `{"${field}":${'9'.repeat(8_000)}}`],
  ['a number below all', (field) => `{"${field}":-1e-999}`],
  ['the field twice', (field) => `{"${field}":null,"${field}":{"$gt":""}}`],
  ['a prototype', (field) => `{"__proto__":{"${field}":"x"},"constructor":{"prototype":{"${field}":1}}}`],
  [
    'an object that says how it is written',
    (field) => `{"${field}":{"toJSON":1,"toString":1,"valueOf":1,"length":-1}}`,
  ],
];

const OTHER_TYPES = [
  ...['', 'text/plain', 'text/plain; application/json', 'text/json', 'application/json5', 'application/jsonp', '*/*'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json, text/plain'],
];
const JSON_TYPES = [
  'application/json',
  'APPLICATION/JSON',
  'application/json;charset=UTF-8',
  ' application/json ; x="y;z"',
];

describe.each(TAKES_BODY)('the body of $method $path', (endpoint) => {
  const { method } = endpoint;
  let user: RichAccount;
  let before: Rows;
  beforeEach(async () => {
    user = await richAccount(world);
    before = await rowsOf();
  });
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await world.ask(pathOf(endpoint, user), {
      method,
      body,
      headers: { cookie: user.cookies(), origin: ORIGIN, 'content-type': 'application/json', ...headers },
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
    return { response, status: response.status, text: await response.text() };
  };

  it('is refused when it is too large, whatever is said of its length', async () => {
    for (const [name, body, headers] of tooLargeBodies(endpoint.bodyMax ?? BODY_MAX)) {
      const { status, text } = await send(body(), headers);
      expect([status, text], name).toEqual([413, 'This is too large to send at once.']);
    }
    expect(await rowsOf()).toEqual(before);
  });

  it('is refused when it is no JSON object', async () => {
    for (const [name, body] of NO_JSON_OBJECTS) {
      const { status, text } = await send(body, { 'content-encoding': 'gzip' });
      expect([status, text], name).toEqual([400, 'The body must be a JSON object.']);
    }
    expect(await rowsOf()).toEqual(before);
  });

  it('is refused with a sentence, or what it holds means nothing', async () => {
    const { shape } = endpoint.body as unknown as { shape: Record<string, unknown> };
    for (const field of Object.keys(shape)) {
      for (const [name, bodyWith] of FIELD_BODIES) {
        const { response, status, text } = await send(bodyWith(field));
        expectOurs(response, `${name} in ${field}`);
        expect(status, `${name} in ${field}: ${text}`).toBeOneOf([endpoint.status ?? 200, 400, 401, 403, 404]);
        if (!response.ok) expect(text, name).toMatch(/^[^{}<>]{10,}$/);
      }
    }
    expect(({} as Record<string, unknown>).note).toBeUndefined();
  });

  it('is refused as anything but JSON, and read with a byte order mark or without', async () => {
    for (const type of OTHER_TYPES) {
      const { status, text } = await send(encoder.encode('{}'), { 'content-type': type });
      expect([status, text], type).toEqual([415, 'The body must be sent as application/json.']);
    }
    expect(await rowsOf()).toEqual(before);
    for (const type of JSON_TYPES) {
      const plain = await send('{}', { 'content-type': type });
      const marked = await send('\uFEFF{}', { 'content-type': type });
      expect(plain.status, type).not.toBe(415);
      expect([marked.status, marked.text], type).toEqual([plain.status, plain.text]);
    }
  });
});

describe('the body of POST /mcp', () => {
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await world.ask('/mcp', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
    return { response, status: response.status, text: await response.text() };
  };

  it('is refused by the protocol when it is too large, no JSON object or of another type', async () => {
    for (const [name, body, headers] of tooLargeBodies(BODY_MAX))
      expect((await send(body(), headers)).status, name).toBe(413);
    for (const [name, body] of NO_JSON_OBJECTS) {
      const { response, status, text } = await send(body, { 'content-encoding': 'gzip' });
      expect([status, JSON.parse(text).error.code], name).toEqual([400, -32_700]);
      expectOurs(response, name);
    }
    for (const type of OTHER_TYPES) {
      expect((await send(encoder.encode('{}'), { 'content-type': type })).status, type).toBe(415);
    }
  });

  it('is answered by the protocol whatever its fields hold', async () => {
    for (const field of ['jsonrpc', 'id', 'method', 'params']) {
      for (const [name, bodyWith] of FIELD_BODIES) {
        const { response, status, text } = await send(bodyWith(field));
        expectOurs(response, `${name} in ${field}`);
        expect(status, `${name} in ${field}`).toBe(400);
        expect(JSON.parse(text), `${name} in ${field}`).toMatchObject({ jsonrpc: '2.0', error: expect.anything() });
      }
    }
    expect(({} as Record<string, unknown>).method).toBeUndefined();
  });

  it('is taken from no page of another site', async () => {
    for (const origin of ['https://evil.example', `${ORIGIN}.evil.example`, 'null', 'http://campusatlas.example']) {
      const { status } = await send('{"jsonrpc":"2.0","id":1,"method":"ping"}', { origin });
      expect(status, origin).toBe(403);
    }
  });
});

describe('texts that are no whole characters', () => {
  it('are kept as a replacement or refused, and never break what reads them again', async () => {
    const user = await richAccount(world);
    for (const half of ['\uD83D', '\uDE00\uD83D', 'a\uDC00b', '\uFFFE\uFFFF', '\u0000', 'x\u0000y']) {
      const responses = await Promise.all([
        user.send('PATCH', `/api/bookmarks/${nth(0).id}`, { note: half }),
        user.send('PATCH', `/api/lists/${user.listId}`, { name: `l${half}` }),
        user.send('POST', '/api/searches', { name: `s${half}`, query: `q=${half}` }),
        user.send('POST', '/api/login', { username: `usr${half}`, password: `pass${half}` }),
        user.send('POST', '/api/contact', {
          name: `An${half}`,
          email: 'a@b.co',
          subject: `Hello${half}`,
          message: `Hello there ${half}`,
        }),
      ]);
      for (const response of responses) expectOurs(response, JSON.stringify(half));
      for (const path of [
        '/api/bookmarks',
        '/api/bookmarks/export.csv',
        '/api/lists',
        '/api/searches',
        '/api/account/export',
      ]) {
        expect((await user.send('GET', path)).status, `${path} after ${JSON.stringify(half)}`).toBe(200);
      }
    }
  });
});

/** Every kind of address there is, each answered with what it is for. */
const ADDRESSES = [
  '/',
  '/search?q=laval',
  '/universities?q=x',
  '/compare',
  '/privacy',
  '/nothing-here',
  `/university/${slugOf(nth(0).name, nth(0).id)}`,
  `/university/wrong-${nth(0).id}`,
  '/favicon.svg',
  '/missing.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  `/img/${nth(0).id}?w=320`,
  '/api/meta',
  '/api/health',
  '/api/nothing',
  '/api/universities/search?country=CA',
  '/api/universities/search?page=0',
  `/api/universities/compare?ids=${nth(0).id}`,
  '/api/universities/suggest?q=uni',
  '/api/openapi.json',
  `/embed/university/${nth(0).id}`,
  `/fr/embed/compare/${nth(0).id},${nth(1).id}`,
  `/badge/${nth(0).id}/graduationRate.svg`,
  `/oembed?url=${encodeURIComponent(`${ORIGIN}/university/x-${nth(0).id}`)}`,
  '/llms.txt',
  '/.well-known/ai-catalog.json',
  '/data',
];

/** What scripts of other sites may read: nothing in it is anybody's own. */
const FOR_ANY_PAGE = /^\/(?:oembed\?|llms\.txt$|\.well-known\/)/;

/** Everything of an answer that may not depend on the request's headers. */
async function essenceOf(response: Response) {
  const { status, headers } = response;
  const compared = ['content-type', 'location', 'etag', 'cache-control', 'set-cookie', 'content-disposition', 'allow'];
  return { status, headers: compared.map((name) => headers.get(name)), text: await response.text() };
}

describe('headers', () => {
  const HARMLESS: [name: string, headers: Record<string, string>][] = [
    [
      'another host, as proxies tell it',
      { 'x-forwarded-host': 'evil.example', 'x-host': 'evil.example', forwarded: 'host=evil.example;proto=http' },
    ],
    [
      'another scheme and port',
      {
        'x-forwarded-proto': 'http',
        'x-forwarded-port': '1337',
        'x-forwarded-scheme': 'nothttps',
        'x-forwarded-ssl': 'off',
      },
    ],
    [
      'another path',
      { 'x-original-url': '/api/health', 'x-rewrite-url': '/evil', 'x-forwarded-prefix': '//evil.example' },
    ],
    ['another method', { 'x-http-method-override': 'DELETE', 'x-http-method': 'PUT', 'x-method-override': 'POST' }],
    ['another visitor', { 'x-forwarded-for': "127.0.0.1, ' or 1=1", 'true-client-ip': '::1', 'x-real-ip': 'evil' }],
    ['a part of the file', { range: 'bytes=0-0,1-1,-5', 'if-range': '"evil"' }],
    ['a thousand parts', { range: `bytes=${Array.from({ length: 1_000 }, (_, at) => `${at}-`).join(',')}` }],
    ['ten thousand tags', { 'if-none-match': Array.from({ length: 10_000 }, (_, at) => `W/"${at}"`).join(', ') }],
    [
      'broken tags',
      {
        'if-none-match': '"evil, W/, ,,,"", \\"',
        'if-match': '"x"',
        'if-modified-since': 'evil',
        'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT',
      },
    ],
    [
      'strange wishes',
      {
        accept: '*/*;q=evil, text/html;;;,,',
        'accept-language': `${'x-'.repeat(4_000)}x`,
        'accept-encoding': 'evil;q=9',
        'accept-charset': 'utf-7',
      },
    ],
    ['a broken Cookie', { cookie: '=; ;;; =evil; a; "; b="unclosed; __Host-session; __Host-session=' }],
    ['ten thousand cookies', { cookie: Array.from({ length: 10_000 }, (_, at) => `c${at}=${at}`).join('; ') }],
    ['a cookie of 100 kB', { cookie: `__Host-session=${'x'.repeat(100_000)}; __Host-device=${'y'.repeat(10_000)}` }],
    ['two sessions', { cookie: '__Host-session=evil; __Host-session=other' }],
    ['a session of nobody', { cookie: '__Host-session=v1.k1.e30.e30; __Host-signed-in=1' }],
    [
      'credentials of another kind',
      { authorization: 'Basic YWRtaW46YWRtaW4=', 'proxy-authorization': 'Bearer evil', 'x-api-key': 'evil' },
    ],
    [
      'a page of elsewhere',
      { origin: 'https://evil.example', referer: 'https://evil.example/', 'sec-fetch-site': 'cross-site' },
    ],
    ['no page at all', { origin: 'null', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'evil' }],
    [
      'a wish for permission',
      {
        origin: 'https://evil.example',
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'x-evil',
      },
    ],
    [
      'what only platforms send',
      { 'cf-connecting-ip': 'evil', 'cf-worker': 'evil.example', 'cdn-loop': 'evil', 'cf-ew-via': '15' },
    ],
    [
      'a change of protocol',
      { upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQCAAAAAAIAAAAA', 'sec-websocket-key': 'evil' },
    ],
    [
      'service worker and purpose',
      { 'service-worker': 'script', purpose: 'prefetch', 'x-moz': 'prefetch', 'save-data': 'on' },
    ],
    [
      'names of every kind',
      { ...Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`x-evil-${at}`, 'evil'])) },
    ],
  ];

  it.each(HARMLESS)('change nothing of an answer to everybody: %s', async (_, headers) => {
    for (const address of ADDRESSES) {
      const without = await essenceOf(await world.ask(address));
      const response = await world.ask(address, { headers });
      expectOurs(response, address);
      const allowed = [...response.headers].filter(([name]) => name.startsWith('access-control-'));
      expect(allowed, address).toEqual(FOR_ANY_PAGE.test(address) ? [['access-control-allow-origin', '*']] : []);
      expect(await essenceOf(response), address).toEqual(without);
    }
  });

  it('sign nobody in who sends two sessions, another’s half, or what comes after it', async () => {
    const [one, other] = [await newUser(world), await newUser(world)];
    const tokenOf = (user: typeof one) => user.jar.get('__Host-session') as string;
    const asked = async (cookie: string) => (await world.ask('/api/user', { headers: { cookie } })).status;
    expect(await asked(`__Host-session=${tokenOf(one)}`)).toBe(200);
    expect(await asked(`a=1;__Host-session=${tokenOf(one)};b=2`)).toBe(200);
    for (const cookie of [
      `__Host-session=${tokenOf(one)}; __Host-session=${tokenOf(other)}`,
      `__Host-session=${tokenOf(one)}; __Host-session=`,
      `__host-session=${tokenOf(one)}`,
      `session=${tokenOf(one)}`,
      `__Host-session =${tokenOf(one)}`,
      `__Host-session="${tokenOf(one)}"`,
      `__Host-session=${tokenOf(one)}x`,
      `__Host-session=${tokenOf(one).slice(0, -1)}`,
      `__Host-session=${tokenOf(one)}, __Host-session=${tokenOf(other)}`,
      `__Host-device=${tokenOf(one)}`,
      `__Host-session=${one.jar.get('__Host-device')}`,
      `__Host-session=${encodeURIComponent(` ${tokenOf(one)}`)}`,
    ]) {
      expect(await asked(cookie), cookie).toBe(401);
    }
  });

  it.each([
    'null',
    '',
    'https://evil.example',
    `${ORIGIN}.evil.example`,
    'https://evil-campusatlas.example',
    'https://evil.campusatlas.example',
    'https://campusatlas.example.',
    'http://campusatlas.example',
    `${ORIGIN}:8443`,
    `${ORIGIN}:443`,
    `${ORIGIN}/`,
    `${ORIGIN}, https://evil.example`,
    `https://evil.example, ${ORIGIN}`,
    `${ORIGIN} ${ORIGIN}`,
    'HTTPS://CAMPUSATLAS.EXAMPLE',
    'https://campusatlas.example@evil.example',
    'https://ｃampusatlas.example'.normalize('NFKD').replace('c', 'с'),
    'file://',
    'chrome-extension://evil',
    '*',
  ])('let nobody change anything from %j', async (origin) => {
    const user = await richAccount(world);
    const before = await rowsOf();
    const headers = {
      origin: encodeURI(origin),
      host: 'campusatlas.example',
      referer: `${ORIGIN}/`,
      'sec-fetch-site': 'same-site',
    };
    for (const [method, path, body] of [
      ['DELETE', '/api/bookmarks'],
      ['PUT', `/api/bookmarks/${nth(5).id}`],
      ['POST', '/api/logout'],
      ['POST', '/api/login', { username: user.username, password: PASSWORD }],
      ['DELETE', '/api/account', { password: PASSWORD }],
      ['POST', '/api/subscribe', { email: 'a@b.co' }],
    ] as const) {
      const response = await user.send(method, path, body, headers);
      expect([response.status, response.headers.getSetCookie()], `${method} ${path}`).toEqual([403, []]);
    }
    expect(await rowsOf()).toEqual(before);
  });

  it('store nothing of a visitor where another finds it', async () => {
    const shared = makeTestApp({ assets });
    await shared.ask('/api/universities/suggest?q=a');
    const evil = {
      'x-forwarded-host': 'evil.example',
      cookie: '__Host-session=evil',
      'user-agent': 'evil<script>',
      accept: 'application/problem+json, evil/evil',
      'accept-language': 'evil',
      origin: 'https://evil.example',
      referer: 'https://evil.example/evil',
    };
    for (const round of [1, 2, 3]) {
      for (const address of ADDRESSES) {
        await shared.ask(`${address}${address.includes('?') ? '&' : '?'}utm_source=evil${round}#evil`, {
          headers: evil,
        });
      }
    }
    await shared.settle();
    for (const [key, { value, metadata }] of shared.cache.entries) {
      const text = typeof value === 'string' ? value : new TextDecoder().decode(value);
      expect(`${key} ${JSON.stringify(metadata)} ${text}`.includes('evil'), key).toBe(false);
    }
    expect(JSON.stringify([...shared.deps.isolate.answers.answers])).not.toContain('evil');
    // A page names the host it was asked at: it is kept for that host alone.
    for (const address of ADDRESSES) await shared.ask(new URL(address, 'https://evil.example').href, { headers: evil });
    await shared.settle();
    for (const address of ADDRESSES) {
      const text = await (await shared.ask(address)).text();
      expect(text.includes('evil'), address).toBe(false);
    }
    expect(JSON.stringify([...shared.log, ...shared.requests])).not.toContain('evil');
  });
});

describe('addresses', () => {
  it.each([
    '//evil.example',
    '//evil.example/..',
    '///evil.example//',
    '/\\evil.example',
    '/\\/evil.example/search',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/.//evil.example',
    '/..//evil.example/%2e%2e',
    '//evil.example/universities',
    '//universities',
    '/universities//evil.example',
    '/universities/.evil.example',
    '/universities@evil.example',
    '/universities%2f@evil.example',
    '/universities;evil.example',
    '/universities%00',
    '/UNIVERSITIES',
    '/search/../../../../etc/passwd',
    '/search/%2e%2e/%2e%2e/etc/passwd',
    '/%2e%2e%2f%2e%2e%2fetc%2fpasswd.txt',
    '/assets/../wrangler.toml',
    '/.dev.vars',
    '/.git/config',
    '/index.html%00.txt',
    '/index.html/',
    '/./././search',
    '/search/',
    '/search//',
    '/search.',
    '/search%20',
    '/search;jsessionid=1',
    '/se%61rch',
    '/api%2Fmeta',
    '/api/%6deta',
    '/api//meta',
    '/api/meta/',
    '/api/meta;x=1',
    '/api/meta.json',
    '/api/meta%3Fx',
    '/api/./meta',
    '/api/universities/by-slug/%2e%2e%2f%2e%2e%2fmeta',
    '/api/universities/by-slug/__proto__',
    '/api/lists/../user',
    '/api/lists/%2e%2e%2fuser',
    '/img/../api/user',
    `/img/${nth(0).id}/../../api/user`,
    `/img/${nth(0).id}%2f..%2f..%2fapi`,
    '/sitemaps/..%2frobots.txt',
    '/sitemaps/universities-0.xml',
    '/sitemaps/universities-99999999999.xml',
    '/robots.txt/',
    '/%E0%A4%A',
    '/%',
    '/%zz/%u0041',
    '/\u0000\u0001',
    '/\u202E\uFEFF',
    '/\uD800',
    '/?__proto__=x&constructor=y&toString=z',
    '/search?__proto__[q]=x&q[$ne]=y&q[]=z',
    '/search?q=a&q=b&page=1&page=2',
    '/search?%',
    '/search?=&&&=&?&?=?',
    `/search?${'a&'.repeat(4_000)}`,
    `/api/universities/search?${Array.from({ length: 1_500 }, (_, at) => `p${at}`).join('&')}`,
    `/api/universities/search?${'type=public&'.repeat(600)}`,
    `/${'a/'.repeat(4_000)}`,
    `/${'%2e%2e/'.repeat(1_000)}`,
    `/university/${'-'.repeat(4_000)}${nth(0).id}`,
    '/search?q=%0d%0aSet-Cookie:%20injected=1',
    '/universities?q=%0d%0aLocation:%20https://evil.example',
    `/university/%0d%0aInjected:%201-${nth(0).id}`,
    `/university/%0d%0aInjected-${nth(0).id}?x=%0d%0aInjected:1`,
  ])('are found or not found, and lead nowhere else: %j', async (path) => {
    const response = await world.ask(`${ORIGIN}${path}`);
    expectOurs(response, path);
    expect(response.status, path).toBeOneOf([200, 301, 400, 401, 404, 414]);
    expectToStay(response, path);
    expect(await response.text(), path).not.toMatch(/root:|SESSION_KEYS|database_id/);
  });

  const isMove = ({ status }: Response) => status === 301 || status === 302;

  /** A move keeps to this host; its query may hold what was sent, as data. */
  function expectToStay(response: Response, what: string): void {
    const location = response.headers.get('location');
    expect(location !== null, what).toBe(isMove(response));
    if (location === null) return;
    expect(location, what).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    expect(new URL(location, `${ORIGIN}/a/b`).origin, what).toBe(ORIGIN);
  }

  /** The form is handed a page of this site that is for those who are signed in, and nothing else. */
  function expectToSignIn(location: string, what: string): void {
    const { pathname, searchParams } = new URL(location, ORIGIN);
    expect([pathname, [...searchParams.keys()]], what).toEqual([ROUTE_PATHS.auth.path, ['next']]);
    const next = new URL(searchParams.get('next') as string, ORIGIN);
    expect(next.origin, what).toBe(ORIGIN);
    expect(OF_THE_SIGNED_IN, what).toContain(next.pathname);
  }

  it.each(OF_THE_SIGNED_IN)(
    'for the signed-in lead to the form of this host, whatever they bring along: %s',
    async (page) => {
      for (const query of [
        '',
        '?next=https://evil.example',
        '?next=//evil.example&tab=register',
        '?%0d%0aLocation:%20https://evil.example',
        '?&next=%2F%5Cevil.example#//evil.example',
        `?${'a&'.repeat(2_000)}`,
      ]) {
        for (const path of [page + query, `//..${page}${query}`, `/.//..${page}${query}`]) {
          const response = await world.ask(ORIGIN + path);
          expect(response.status, path).toBe(302);
          expectOurs(response, path);
          expectToStay(response, path);
          expectToSignIn(response.headers.get('location') as string, path);
        }
      }
    },
  );

  it('whatever they are made of, move to a page of this host or not at all', { timeout: 60_000 }, async () => {
    const piece = fc.constantFrom(
      ...Object.keys(ALIASES),
      ...Object.values(ROUTE_PATHS).map(({ path }) => path),
      ...['/', '//', '\\', '/.', '/..', '%2f', '%5c', '%00', '%0d%0a', '@', ':', '?', '#', '&', '=', '/index.html'],
      ...['evil.example', 'https://evil.example', `-${nth(0).id}`, `/university/x-${nth(0).id}`, '\t', '\u2028', 'é'],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 7 }), async (pieces) => {
        const path = `/${pieces.join('')}`;
        const response = await world.ask(`${ORIGIN}${path}`);
        expect(response.status, path).toBeOneOf([200, 301, 302, 400, 404]);
        expectToStay(response, path);
        if (!isMove(response)) return;
        const target = response.headers.get('location') as string;
        if (response.status === 302) expectToSignIn(target, path);
        // Nothing goes round for ever: one move to the right address, another to a school's current name, and the form
        // where that is a page of one's own.
        let next = await world.ask(target);
        expectToStay(next, path);
        if (next.status === 301) {
          next = await world.ask(next.headers.get('location') as string);
          expectToStay(next, path);
        }
        expect(next.status, path).not.toBe(301);
        if (next.status === 302) expect(response.status, path).toBe(301);
      }),
      { numRuns: 1_500 },
    );
  });

  it('split no answer: no header holds a line break, and none is made from an address', async () => {
    for (const address of ADDRESSES) {
      for (const injected of [
        '%0d%0aInjected:%201',
        '%E5%98%8A%E5%98%8DInjected:%201',
        '%0aSet-Cookie:injected=1',
        '%c0%8a',
      ]) {
        const response = await world.ask(`${address}${address.includes('?') ? '&' : '?'}x=${injected}`);
        expectOurs(response, address);
        for (const [, value] of response.headers) expect(value).not.toMatch(/[\r\n\0]/);
        expect(response.headers.getSetCookie(), address).toEqual([]);
      }
    }
  });
});

describe('methods', () => {
  const ALLOWED = new Map<string, Set<string>>();
  for (const { path, method } of ALL) {
    const methods = ALLOWED.get(path) ?? new Set<string>(['OPTIONS']);
    methods.add(method);
    if (method === 'GET') methods.add('HEAD');
    ALLOWED.set(path, methods);
  }
  const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  const UNKNOWN = ['PROPFIND', 'PURGE', 'COPY', 'MKCOL', 'LOCK', 'SEARCH', 'SUBSCRIBE'];

  it.each([...ALLOWED])('are those of the table, and no others: %s', async (path, allowed) => {
    const user = await richAccount(world);
    const address = pathOf({ path } as Endpoint, user).replace(/:\w+/, 'x');
    for (const method of [...KNOWN, ...UNKNOWN]) {
      const response = await visitorOf(world).send(method, address);
      expectOurs(response, `${method} ${path}`);
      if (method === 'OPTIONS') {
        expect([response.status, new Set(response.headers.get('allow')?.split(', '))]).toEqual([204, allowed]);
      } else {
        expect(response.status === 405, `${method} ${path}`).toBe(!allowed.has(method));
      }
      if (method === 'HEAD') expect(await response.text()).toBe('');
    }
  });

  it('are GET, HEAD and OPTIONS for everything else', async () => {
    for (const address of ADDRESSES.filter((one) => !one.startsWith('/api/'))) {
      for (const method of [...KNOWN, ...UNKNOWN]) {
        const response = await world.ask(address, { method, headers: { origin: ORIGIN } });
        expectOurs(response, `${method} ${address}`);
        const taken = ['GET', 'HEAD', 'OPTIONS'].includes(method);
        expect(response.status === 405, `${method} ${address}`).toBe(!taken);
        if (!taken || method === 'OPTIONS') expect(response.headers.get('allow'), address).toBe('GET, HEAD, OPTIONS');
      }
    }
  });
});
