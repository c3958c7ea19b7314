import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactResponse } from '#schema/api/contact.ts';
import { BODY_MAX, CONTACT_LIMITS, EMAIL_MAX, MESSAGES_MAX } from '#schema/domain/site/limits.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { makeTestApp, ORIGIN, type TestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());
beforeEach(() => env.DB.prepare('delete from contact_messages').run());

const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada.lovelace@example.org',
  subject: 'A wrong figure',
  message: 'The tuition of my school is of last year.\nCould you look at it?',
};

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  world?: TestApp;
}

async function send({ body = MESSAGE, headers = {}, world = makeTestApp() }: Sent = {}) {
  const response = await world.ask('/api/contact', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { response, status: response.status, text: await response.text(), world };
}

type Row = typeof MESSAGE & { id: string; received_at: number };
async function kept(): Promise<Row[]> {
  return (await env.DB.prepare('select * from contact_messages order by received_at, id').all<Row>()).results;
}

describe('POST /api/contact', () => {
  it('keeps the message and when it came, in one round trip, and says so', async () => {
    const { status, text, response, world } = await send();
    expect([status, contactResponse.parse(JSON.parse(text))]).toEqual([200, { received: true }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await kept()).toEqual([{ ...MESSAGE, id: expect.any(String), received_at: world.deps.clock() }]);
    expect(world.database.trips).toBe(1);
  });

  it('keeps what is sent twice once, and the same words of another day or person again', async () => {
    const { world } = await send();
    const spaced = { ...MESSAGE, name: `  ${MESSAGE.name} ` };
    expect((await send({ world, body: spaced })).status).toBe(200);
    expect(await kept()).toHaveLength(1);
    await send({ world, body: { ...MESSAGE, email: 'someone.else@example.org' } });
    world.pass(24 * 3_600);
    await send({ world });
    expect(await kept()).toHaveLength(3);
  });

  it('keeps no more than there is room for, whoever sends them, and the first all the same', async () => {
    const numbered = (rowid: number) =>
      env.DB.prepare(
        "insert into contact_messages (rowid, id, name, email, subject, message, received_at) values (?1, ?1, 'A', 'a@example.org', 'Subject', 'Message', 1)",
      ).bind(rowid);
    await env.DB.batch([numbered(7), numbered(7 + MESSAGES_MAX - 2)]);
    const { world, status } = await send();
    expect(status).toBe(200);
    const refused = await send({ world, body: { ...MESSAGE, subject: 'One too many' } });
    expect([refused.status, refused.text]).toEqual([503, 'We’re too busy. Please try again later.']);
    expect((await kept()).map(({ subject }) => subject)).not.toContain('One too many');
    expect(await kept()).toHaveLength(3);
    await env.DB.prepare('delete from contact_messages where rowid = 7').run();
    expect((await send({ world, body: { ...MESSAGE, subject: 'There is room again' } })).status).toBe(200);
  });

  it.each([
    ['name', 'A', 'Name must be at least 2 characters.'],
    ['name', '  A  ', 'Name must be at least 2 characters.'],
    ['name', undefined, 'Name must be at least 2 characters.'],
    ['name', 7, 'Name must be at least 2 characters.'],
    ['name', 'x'.repeat(CONTACT_LIMITS.name.max + 1), 'Name can be 100 characters at most.'],
    ['email', '', 'Please enter a valid email address.'],
    ['email', 'ada@', 'Please enter a valid email address.'],
    ['email', 'ada@example.org\nbcc: all@example.org', 'Please enter a valid email address.'],
    ['email', `${'a'.repeat(EMAIL_MAX)}@example.org`, 'Please enter a valid email address.'],
    ['subject', 'Help', 'Subject must be at least 5 characters.'],
    ['subject', 'x'.repeat(CONTACT_LIMITS.subject.max + 1), 'Subject can be 150 characters at most.'],
    ['message', 'Too short', 'Message must be at least 10 characters.'],
    ['message', 'x'.repeat(CONTACT_LIMITS.message.max + 1), 'Message can be 5,000 characters at most.'],
  ])('refuses %s %j and says why', async (field, value, why) => {
    const { status, text } = await send({ body: { ...MESSAGE, [field]: value } });
    expect([status, text]).toEqual([400, why]);
    expect(await kept()).toEqual([]);
  });

  it('says all that is wrong in one answer, each fault under its field for programs', async () => {
    const { status, text } = await send({ body: {}, headers: { accept: 'application/problem+json' } });
    const { detail, faults } = JSON.parse(text) as { detail: string; faults: { parameter: string }[] };
    expect(status).toBe(400);
    expect(detail).toBe(
      'Name must be at least 2 characters. Please enter a valid email address. Subject must be at least 5 characters. Message must be at least 10 characters.',
    );
    expect(faults.map(({ parameter }) => parameter)).toEqual(['name', 'email', 'subject', 'message']);
  });

  it('takes the shortest and the longest that the form allows', async () => {
    const { name, subject, message } = CONTACT_LIMITS;
    for (const edge of ['min', 'max'] as const) {
      const body = {
        ...MESSAGE,
        name: 'é'.repeat(name[edge]),
        subject: 'é'.repeat(subject[edge]),
        message: '漢'.repeat(message[edge]),
      };
      expect((await send({ body })).status, edge).toBe(200);
    }
  });

  it('thanks a program that fills in the field people do not see, and keeps nothing', async () => {
    const { status, text } = await send({ body: { ...MESSAGE, website: 'https://spam.example' } });
    expect([status, text]).toEqual([200, '{"received":true}']);
    expect(await kept()).toEqual([]);
  });

  it('keeps hostile words as words', async () => {
    const hostile = "'); drop table contact_messages; -- <script>alert(1)</script> \u202E {{7*7}} %00";
    await send({ body: { ...MESSAGE, name: hostile, subject: hostile, message: hostile } });
    expect((await kept()).map(({ name, subject, message }) => [name, subject, message])).toEqual([
      [hostile, hostile, hostile],
    ]);
  });

  it.each([
    ['another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['nowhere', { origin: '' }, 403],
    ['a form of another type', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('refuses what comes from %s', async (_, headers, code) => {
    expect((await send({ headers })).status).toBe(code);
    expect(await kept()).toEqual([]);
  });

  it('reads no body beyond the limit', async () => {
    expect((await send({ body: { ...MESSAGE, message: 'x'.repeat(BODY_MAX) } })).status).toBe(413);
  });

  it('is there for POST only', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await makeTestApp().ask('/api/contact', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    }
  });

  it('answers 429 to what is sent too often, counted apart from other forms', async () => {
    const keys: string[] = [];
    const world = makeTestApp({ formRate: { limit: async ({ key }) => ({ success: keys.push(key) <= 1 }) } });
    expect((await send({ world })).status).toBe(200);
    const { status, response } = await send({ world });
    expect([status, response.headers.get('retry-after')]).toEqual([429, '60']);
    expect(keys).toEqual(['contact:unknown', 'contact:unknown']);
  });

  it('never fails, whatever the body holds, and keeps only what the form allows', { timeout: 60_000 }, async () => {
    const world = makeTestApp();
    // What is tried here is the body; a busy machine is no failure.
    world.deps.config.deadlines.database = 10_000;
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.lorem(), fc.constant(''), fc.anything());
    const bodies = fc.record({
      name: texts,
      email: fc.oneof(fc.emailAddress(), texts),
      subject: texts,
      message: texts,
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string(), bodies), async (body) => {
        const { status, text } = await send({ world, body: typeof body === 'string' ? body : { ...body } });
        expect([200, 400]).toContain(status);
        if (status === 400) expect(text).toMatch(/^(Name|Please enter|Subject|Message|The body|website must be)/);
      }),
      { numRuns: 400 },
    );
    for (const { name, subject, message } of await kept()) {
      expect([name.length >= 2, subject.length >= 5, message.length >= 10]).toEqual([true, true, true]);
    }
  });

  it('is never in the log, whatever goes wrong', async () => {
    const world = makeTestApp();
    world.database.failing = new Error('D1_ERROR: internal error');
    const { status, text, response } = await send({ world, headers: { 'cf-connecting-ip': '203.0.113.7' } });
    expect([status, text]).toEqual([503, 'We couldn’t save this. Please try again in a moment.']);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(world.log.length).toBeGreaterThan(0);
    expect(JSON.stringify(world.log)).not.toMatch(/ada|lovelace|example\.org|wrong figure|203\.0\.113/i);
  });

  it('stays through a load of the dataset', async () => {
    await send();
    await loadSmallDataset();
    expect(await kept()).toHaveLength(1);
  });
});
