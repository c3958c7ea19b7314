import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscribeResponse } from '#schema/api/subscribe.ts';
import { BODY_MAX, SUBSCRIBERS_MAX } from '#schema/domain/site/limits.ts';
import { visitorOf } from '#worker/http/middleware/visitor-rate.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { makeTestApp, ORIGIN, type TestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());
beforeEach(() => env.DB.prepare('delete from subscribers').run());

const EMAIL = 'ada.lovelace@example.org';

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  world?: TestApp;
}

async function send({ body = { email: EMAIL }, headers = {}, world = makeTestApp() }: Sent = {}) {
  const response = await world.ask('/api/subscribe', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { response, status: response.status, text: await response.text(), world };
}

async function kept(): Promise<{ email: string; subscribed_at: number }[]> {
  return (await env.DB.prepare('select * from subscribers').all<{ email: string; subscribed_at: number }>()).results;
}

/** A counter that allows so many for each key. */
function limitOf(most: number) {
  const counts = new Map<string, number>();
  return {
    counts,
    limit: async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= most };
    },
  };
}

describe('POST /api/subscribe', () => {
  it('keeps the address and when it came, in one round trip, and says so', async () => {
    const { status, text, response, world } = await send();
    expect([status, subscribeResponse.parse(JSON.parse(text))]).toEqual([200, { subscribed: true }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await kept()).toEqual([{ email: EMAIL, subscribed_at: world.deps.clock() }]);
    expect(world.database.trips).toBe(1);
  });

  it('says the same to everybody when there is no room, whether the address is there or not', async () => {
    await send();
    await env.DB.prepare("insert into subscribers (rowid, email, subscribed_at) values (?, 'last@example.org', 1)")
      .bind(SUBSCRIBERS_MAX)
      .run();
    for (const email of [EMAIL, 'somebody.new@example.org']) {
      const { status, text } = await send({ body: { email } });
      expect([status, text]).toEqual([503, 'We’re too busy. Please try again later.']);
    }
    expect(await kept()).toHaveLength(2);
  });

  it('answers the same a second time, and keeps the address once with its first time', async () => {
    const { world, text } = await send();
    const first = await kept();
    world.pass(60);
    const again = await send({ world, body: { email: `  ${EMAIL.toUpperCase()} ` } });
    expect([again.status, again.text]).toEqual([200, text]);
    expect(await kept()).toEqual(first);
  });

  it.each([
    ['no address', {}],
    ['an empty one', { email: '' }],
    ['no email address', { email: 'ada' }],
    ['one without a domain', { email: 'ada@' }],
    ['one with a line break', { email: 'ada@example.org\nbcc: all@example.org' }],
    ['a number', { email: 7 }],
    ['one that is too long', { email: `${'a'.repeat(250)}@example.org` }],
  ])('refuses %s and says what is allowed', async (_, body) => {
    const { status, text } = await send({ body });
    expect([status, text]).toEqual([400, 'email must be an email address of at most 254 characters.']);
    expect(await kept()).toEqual([]);
  });

  it('thanks a program that fills in the field people do not see, and keeps nothing', async () => {
    const { status, text } = await send({ body: { email: EMAIL, website: 'https://spam.example' } });
    expect([status, text]).toEqual([200, '{"subscribed":true}']);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { origin: 'https://blog.campusatlas.example', 'sec-fetch-site': 'same-site' }],
    ['nowhere', { origin: '' }],
    ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('refuses what comes from %s', async (_, headers) => {
    const { status, text } = await send({ headers });
    expect([status, text]).toEqual([403, 'This can only be sent from a page of this site.']);
    expect(await kept()).toEqual([]);
  });

  it('believes the browser when a proxy stands between', async () => {
    const { status } = await send({ headers: { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' } });
    expect(status).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'refuses a body that is not sent as JSON: %s',
    async (type) => {
      const { status, text } = await send({ headers: { 'content-type': type } });
      expect([status, text]).toEqual([415, 'The body must be sent as application/json.']);
    },
  );

  it('takes JSON with its character set', async () => {
    expect((await send({ headers: { 'content-type': 'Application/JSON; charset=utf-8' } })).status).toBe(200);
  });

  it.each(['', '{', 'null', '[]', '"ada@example.org"', '{"email":'])('refuses %j as a body', async (body) => {
    const { status, text } = await send({ body });
    expect([status, text]).toEqual([400, 'The body must be a JSON object.']);
  });

  it('reads no body beyond the limit, announced or not', async () => {
    const body = JSON.stringify({ email: EMAIL, website: 'x'.repeat(BODY_MAX) });
    expect((await send({ body })).status).toBe(413);
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(1_024).fill(32));
      },
    });
    const response = await makeTestApp().ask('/api/subscribe', {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: stream,
    });
    expect([response.status, await response.text()]).toEqual([413, 'This is too large to send at once.']);
  });

  it('is there for POST only', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await makeTestApp().ask('/api/subscribe', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    }
  });

  it('never fails, whatever the body holds, and names what is wrong', async () => {
    const world = makeTestApp();
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string(), fc.record({ email: fc.anything() })), async (body) => {
        const { status, text } = await send({ world, body: typeof body === 'string' ? body : { ...body } });
        expect([200, 400]).toContain(status);
        if (status === 400) expect(text).toMatch(/^(email must be|website must be|The body must be)/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('sending too often', () => {
  it('is answered 429 with when to come back, before the body is read', async () => {
    const formRate = limitOf(2);
    const world = makeTestApp({ formRate });
    const headers = { 'cf-connecting-ip': '203.0.113.7' };
    expect((await send({ world, headers })).status).toBe(200);
    expect((await send({ world, headers })).status).toBe(200);
    const { status, text, response } = await send({ world, headers, body: 'not even JSON' });
    expect([status, text]).toEqual([429, 'Too many tries in a short time. Please try again in a minute.']);
    expect(response.headers.get('retry-after')).toBe('60');
  });

  it('counts each visitor apart', async () => {
    const world = makeTestApp({ formRate: limitOf(1) });
    for (const address of ['203.0.113.7', '203.0.113.8']) {
      expect((await send({ world, headers: { 'cf-connecting-ip': address } })).status).toBe(200);
    }
  });

  it('counts for nothing what other sites send in a visitor’s name', async () => {
    const formRate = limitOf(1);
    await send({ world: makeTestApp({ formRate }), headers: { origin: 'https://elsewhere.example' } });
    expect(formRate.counts.size).toBe(0);
  });

  it('lets the form through when the counter itself fails, and notes that', async () => {
    const world = makeTestApp({
      formRate: {
        limit: async () => {
          throw new Error('counter away');
        },
      },
    });
    expect((await send({ world })).status).toBe(200);
    expect(world.log).toContainEqual(expect.objectContaining({ level: 'warn', event: 'form-rate-failed' }));
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2:3:4::', '2001:db8:1:2'],
  ])('takes %s as visitor %s', (address, visitor) => {
    expect(visitorOf(new Headers({ 'cf-connecting-ip': address }))).toBe(visitor);
  });
});

describe('what is known of a subscriber', () => {
  it('is never in the log, whatever goes wrong', async () => {
    const world = makeTestApp();
    world.database.failing = new Error('D1_ERROR: internal error');
    const { status, text, response } = await send({ world, headers: { 'cf-connecting-ip': '203.0.113.7' } });
    expect([status, text]).toEqual([503, 'We couldn’t save this. Please try again in a moment.']);
    expect(response.headers.get('retry-after')).toBe('5');
    await send({ world, body: { email: 'ada@' } });
    expect(world.log.length).toBeGreaterThan(0);
    expect(JSON.stringify(world.log)).not.toMatch(/ada|example\.org|203\.0\.113/);
  });

  it('is answered 503 when the database is too slow', async () => {
    const world = makeTestApp();
    world.database.delay = 300;
    expect((await send({ world })).status).toBe(503);
  });

  it('stays through a load of the dataset', async () => {
    await send();
    await loadSmallDataset();
    expect((await kept()).map(({ email }) => email)).toEqual([EMAIL]);
  });
});
