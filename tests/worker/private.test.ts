/**
 * Tests that personal data is private: every endpoint of a signed-in user, from the endpoint table, tried signed out,
 * as somebody else, from another site, as a form, twice, and with a database that fails half way. A new endpoint
 * without an entry here fails.
 */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { type EndpointName, endpoints } from '#schema/api/endpoints.ts';
import { openSession } from '#worker/queries/database.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { PERSONAL_CALLS, type PersonalCall } from './helpers/personal-calls.ts';
import { clearAccounts, nth, richAccount, rowsOf } from './helpers/rich-account.ts';
import { type TestApp, unhurriedTestApp } from './helpers/test-app.ts';
import { newUser, PASSWORD, visitorOf } from './helpers/visitor.ts';

const PERSONAL = Object.values<Endpoint>(endpoints).filter(({ auth }) => auth === 'session');
const CHANGING = PERSONAL.filter(({ method }) => method !== 'GET');

function callOf({ name }: Endpoint): PersonalCall {
  const call = PERSONAL_CALLS[name as EndpointName];
  if (!call) throw new Error(`${name} takes a session and has no entry in tests/worker/helpers/personal-calls.ts`);
  return call;
}

vi.setConfig({ testTimeout: 30_000 });

let world: TestApp;
beforeAll(async () => {
  await loadSmallDataset();
  world = await unhurriedTestApp();
});
beforeEach(clearAccounts);

it('every endpoint of a signed-in user has an entry, and no other', () => {
  expect(PERSONAL.map(({ name }) => name).sort()).toEqual(Object.keys(PERSONAL_CALLS).sort());
  expect(PERSONAL.length).toBeGreaterThan(30);
  for (const { errors, cache } of PERSONAL) expect([cache, 401 in errors]).toEqual(['none', true]);
});

describe.each(PERSONAL)('$method $path', (endpoint) => {
  const { method, status: success = 200 } = endpoint;
  const call = () => callOf(endpoint);

  it('is answered 401 without a session, with nothing read, changed or said', async () => {
    const owner = await richAccount(world);
    const before = await rowsOf();
    world.database.reset();
    const response = await visitorOf(world).send(method, call().path(owner), call().body?.(owner));
    expect([response.status, await response.text()]).toEqual([401, 'You are not signed in.']);
    expect(world.database.trips).toBe(0);
    expect(await rowsOf()).toEqual(before);
  });

  it('shows and does nothing of the owner’s to somebody else who knows every id', async () => {
    const owner = await richAccount(world);
    const other = await newUser(world);
    const before = await rowsOf(owner.id);
    const response = await other.send(method, call().path(owner), call().body?.(owner));
    const text = await response.text();
    expect(response.status, text).toBe(call().toOthers ?? success);
    for (const secret of owner.secrets) expect(text).not.toContain(secret);
    expect(await rowsOf(owner.id)).toEqual(before);
  });

  it('is answered to its owner, privately and by its contract', async () => {
    const owner = await richAccount(world);
    const response = await owner.send(method, call().path(owner), call().body?.(owner));
    const text = await response.text();
    expect(response.status, text).toBe(success);
    expect([response.headers.get('cache-control'), response.headers.get('vary')]).toEqual(['no-store', 'cookie']);
    if (endpoint.response) expect(endpoint.response.safeParse(JSON.parse(text)).error?.issues ?? []).toEqual([]);
  });

  it('takes one round trip to read and two at most to write', async () => {
    const owner = await richAccount(world);
    world.database.reset();
    await owner.send(method, call().path(owner), call().body?.(owner));
    expect(world.database.trips).toBeGreaterThan(0);
    expect(world.database.trips).toBeLessThanOrEqual(call().trips ?? (method === 'GET' ? 1 : 2));
  });

  it('is refused to a session that was ended', async () => {
    const owner = await richAccount(world);
    const stolen = owner.copy();
    await owner.json(204, 'POST', '/api/logout');
    const before = await rowsOf();
    const response = await stolen.send(method, call().path(owner), call().body?.(owner));
    expect(response.status).toBe(401);
    expect(await rowsOf()).toEqual(before);
  });
});

describe.each(CHANGING)('$method $path', (endpoint) => {
  const { method } = endpoint;
  const call = () => callOf(endpoint);

  it('is refused from other sites and as a form, with nothing changed', async () => {
    const owner = await richAccount(world);
    const before = await rowsOf();
    const send = async (headers: Record<string, string>, text?: string) =>
      (await owner.send(method, call().path(owner), text ?? call().body?.(owner), headers)).status;
    expect(await send({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send({ origin: 'https://blog.campusatlas.example', 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await send({ origin: 'null' })).toBe(403);
    expect(await send({ origin: '' })).toBe(403);
    const form = 'note=x&name=x&password=correct+horse';
    expect(await send({ 'content-type': 'application/x-www-form-urlencoded' }, form)).toBe(415);
    expect(await send({ 'content-type': 'multipart/form-data; boundary=x' }, '--x--')).toBe(415);
    expect(await send({ 'content-type': 'text/plain' }, '{}')).toBe(415);
    expect(await rowsOf()).toEqual(before);
  });

  it('changes nothing more when it is sent again', async () => {
    const owner = await richAccount(world);
    const send = () => owner.send(method, call().path(owner), call().body?.(owner));
    const masked = async () =>
      JSON.parse(
        JSON.stringify(await rowsOf(), (key, value) => (call().changesEachTime?.includes(key) ? null : value)),
      );
    await send();
    const once = await masked();
    await send();
    expect(await masked()).toEqual(once);
  });

  it.skipIf(callOf(endpoint).changesNothing)(
    'is done wholly or not at all when the database fails half way',
    async () => {
      const owner = await richAccount(world);
      const before = await rowsOf();
      const whole = world.deps.openDatabase;
      world.deps.openDatabase = (start) => openSession(breakingBinding(), start);
      const response = await owner.send(method, call().path(owner), call().body?.(owner));
      expect([response.status, await response.text()]).toEqual([
        503,
        'We couldn’t save this. Please try again in a moment.',
      ]);
      expect(await rowsOf()).toEqual(before);
      world.deps.openDatabase = whole;
      const again = await owner.send(method, call().path(owner), call().body?.(owner));
      expect(again.status).toBe(endpoint.status ?? 200);
      expect(await rowsOf()).not.toEqual(before);
    },
  );
});

describe('more changes than a minute may hold', () => {
  it('are refused to one person, over all devices and what was refused included, and to nobody else', async () => {
    const counts = new Map<string, number>();
    const counter: RateLimit = {
      async limit({ key }) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return { success: (counts.get(key) as number) <= 120 };
      },
    };
    const busy = await unhurriedTestApp({ writeRate: counter });
    const ada = await newUser(busy);
    const phone = ada.copy();
    const statuses: number[] = [];
    for (let i = 0; i < 122; i++) {
      const [device, body] = i % 2 === 0 ? [ada, 'no JSON'] : [phone, { name: '' }];
      statuses.push((await device.send('POST', '/api/lists', body)).status);
    }
    expect(statuses.filter((status) => status === 400).length).toBe(120);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    busy.database.reset();
    const refused = await ada.send('PUT', `/api/bookmarks/${nth(0).id}`);
    expect([refused.status, refused.headers.get('retry-after'), busy.database.trips]).toEqual([429, '60', 0]);
    await ada.json(200, 'GET', '/api/user');
    await (await newUser(busy)).json(200, 'PUT', `/api/bookmarks/${nth(0).id}`);
  });

  it('are each counted, whatever is changed', async () => {
    for (const endpoint of CHANGING) expect(Object.keys(endpoint.errors)).toContain('429');
    const keys: string[] = [];
    const busy = await unhurriedTestApp({ writeRate: { limit: async ({ key }) => ({ success: keys.push(key) < 0 }) } });
    const owner = await richAccount(busy);
    for (const endpoint of CHANGING) {
      const response = await owner.send(endpoint.method, callOf(endpoint).path(owner), callOf(endpoint).body?.(owner));
      expect([endpoint.name, response.status]).toEqual([endpoint.name, 429]);
    }
    expect(new Set(keys)).toEqual(new Set([`write:${owner.id}`]));
  });
});

/** D1 that does all of a batch that writes, and fails at its end. */
function breakingBinding(): D1Database {
  const writing = new WeakSet<D1PreparedStatement>();
  const session = {
    getBookmark: () => null,
    prepare(sql: string) {
      const statement = env.DB.prepare(sql);
      if (!/^\s*(insert|update|delete)/i.test(sql)) return statement;
      writing.add(statement);
      return {
        ...statement,
        bind(...values: unknown[]) {
          const bound = statement.bind(...values);
          writing.add(bound);
          return bound;
        },
      } as D1PreparedStatement;
    },
    batch: (statements: D1PreparedStatement[]) =>
      env.DB.batch(
        statements.some((statement) => writing.has(statement))
          ? [...statements, env.DB.prepare("select json('broken')")]
          : statements,
      ),
  };
  return { withSession: () => session } as unknown as D1Database;
}

describe('two devices at once', () => {
  it('end in the same state, with every count right and nothing left over', async () => {
    const desktop = await richAccount(world);
    const phone = desktop.copy();
    const devices = [desktop, phone];
    const steps: [method: string, path: string, body?: unknown][] = Array.from({ length: 60 }, (_, i) => {
      const university = nth(i % 7).id;
      const choices: [string, string, unknown?][] = [
        ['PUT', `/api/bookmarks/${university}`],
        ['DELETE', `/api/bookmarks/${university}`],
        ['PUT', `/api/lists/${desktop.listId}/members/${university}`],
        ['DELETE', `/api/lists/${desktop.listId}/members/${university}`],
        ['POST', '/api/bookmarks/merge', { universityIds: [university, nth((i + 3) % 7).id] }],
        ['PUT', `/api/history/${university}`],
        ['POST', '/api/lists', { name: `List ${i % 3}` }],
        ['PUT', `/api/hidden/${university}`],
      ];
      return choices[(i * 5) % choices.length] as [string, string, unknown?];
    });
    const statuses = await Promise.all(
      steps.map(async ([method, path, body], i) => (await devices[i % 2]?.send(method, path, body))?.status),
    );
    expect(statuses.filter((status) => ![200, 201, 204, 409].includes(status ?? 0))).toEqual([]);
    for (const path of [
      '/api/bookmarks',
      '/api/lists',
      `/api/lists/${desktop.listId}`,
      '/api/history',
      '/api/hidden',
    ]) {
      expect(await phone.json(200, 'GET', path)).toEqual(await desktop.json(200, 'GET', path));
    }
    const rows = await rowsOf(desktop.id);
    expect(rows.users?.[0]?.bookmark_count).toBe(rows.bookmarks?.length);
    const bookmarked = new Set(rows.bookmarks?.map(({ university_id }) => university_id));
    expect(rows.list_members?.filter(({ university_id }) => !bookmarked.has(university_id))).toEqual([]);
    for (const { id, member_count } of rows.lists ?? []) {
      expect(member_count).toBe(rows.list_members?.filter(({ list_id }) => list_id === id).length);
    }
    expect(rows.history?.length).toBeLessThanOrEqual(10);
    expect(new Set(rows.lists?.map(({ name }) => name)).size).toBe(rows.lists?.length);
  });

  it('leave nothing behind when one deletes the account while the other still writes', async () => {
    const desktop = await richAccount(world);
    const phone = desktop.copy();
    await Promise.all([
      ...Array.from({ length: 10 }, (_, i) => phone.send('PUT', `/api/bookmarks/${nth(i).id}`)),
      desktop.send('DELETE', '/api/account', { password: PASSWORD }),
      ...Array.from({ length: 10 }, (_, i) => phone.send('PUT', `/api/hidden/${nth(i).id}`)),
      phone.send('POST', '/api/lists', { name: 'Too late' }),
      phone.send('PUT', `/api/history/${nth(0).id}`),
    ]);
    expect(Object.values(await rowsOf()).flat()).toEqual([]);
    expect((await phone.send('PUT', `/api/bookmarks/${nth(0).id}`)).status).toBe(401);
  });
});
