import { env } from 'cloudflare:workers';
import { base64url, SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#schema/api/endpoints.ts';
import { userResponse, userWithCodeResponse } from '#schema/api/session.ts';
import { DEVICE_COOKIE, SESSION_COOKIE, SIGNED_IN_COOKIE } from '#schema/domain/account/account.ts';
import { ACCOUNTS_A_DAY } from '#schema/domain/site/limits.ts';
import { BadKeyRing, parseKeyRing } from '#worker/auth/key-ring.ts';
import { hashPassword, isPassword, PASSWORD_COST } from '#worker/auth/password.ts';
import { isHalfGone, SESSION, SESSION_AGE_MAX } from '#worker/auth/session.ts';
import { ISSUER } from '#worker/auth/token.ts';
import { purgeExpired } from '#worker/jobs/purge-expired.ts';
import { usernameKeyOf } from '#worker/services/session.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { KEYS, QUICK_PASSWORDS, type TestApp, unhurriedTestApp } from './helpers/test-app.ts';
import { newUser, PASSWORD, visitorOf } from './helpers/visitor.ts';

// Dozens of requests in one test, on a machine that may do other things.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => loadSmallDataset());

let world: TestApp;
beforeEach(async () => {
  await env.DB.batch(['users', 'revoked_sessions'].map((table) => env.DB.prepare(`delete from ${table}`)));
  world = await unhurriedTestApp();
});

const DAY = 24 * 60 * 60;
const K1 = KEYS.slice('k1:'.length);
const K2 = 'qW7eR2tY9uI4oP1aS6dF3gH8jK5lZ0xC';

describe('POST /api/register', () => {
  it('makes so many accounts a day from one address, and notes no address for it', async () => {
    await env.DB.prepare('delete from timed_counts').run();
    const headers = { 'cf-connecting-ip': '203.0.113.7' };
    const one = async (at: number, from = headers) => {
      const body = JSON.stringify({
        username: `counted.${from['cf-connecting-ip'].replace(/\W/g, '')}.${at}`,
        password: PASSWORD,
      });
      const sent = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...from };
      return world.ask('/api/register', { method: 'POST', body, headers: sent });
    };
    const status = async (...asked: Parameters<typeof one>) => (await one(...asked)).status;
    for (let at = 0; at < ACCOUNTS_A_DAY.address; at++) expect(await status(at)).toBe(201);
    const refused = await one(99);
    expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([
      429,
      String(DAY),
      'Too many accounts were created from your network today. Please try again tomorrow.',
    ]);
    const said = (endpoints.register.errors as Record<number, string>)[429];
    expect(said).toContain(`${ACCOUNTS_A_DAY.address} accounts`);
    expect(said).toContain(`${ACCOUNTS_A_DAY.network} from an IPv6 network`);
    expect(await status(100, { 'cf-connecting-ip': '203.0.113.8' })).toBe(201);
    expect(await status(101, { 'cf-connecting-ip': '2001:db8:7:1::1' })).toBe(201);
    const { results } = await env.DB.prepare('select * from timed_counts').all<{ key: string; count: number }>();
    // An IPv6 visitor counts for the network of 48 bits, too.
    expect(results.map(({ count }) => count).sort((a, b) => a - b)).toEqual([1, 1, 1, ACCOUNTS_A_DAY.address]);
    for (const { key } of results) expect(key).toMatch(/^[0-9a-f]{32}$/);
    world.pass(DAY + 60);
    expect(await status(102)).toBe(201);
    await purgeExpired(world.deps, world.deps.clock());
    expect((await env.DB.prepare('select * from timed_counts').all()).results).toHaveLength(1);
  });

  it('makes the account, tells the recovery code once, and signs in', async () => {
    const visitor = visitorOf(world);
    const response = await visitor.send('POST', '/api/register', { username: ' Ada.Lovelace ', password: PASSWORD });
    const user = userWithCodeResponse.parse(await response.json());
    expect(response.status).toBe(201);
    expect(user).toMatchObject({ username: 'Ada.Lovelace', bookmarkCount: 0, unreadNotifications: 0 });
    expect(user.createdAt).toBe(new Date(world.deps.clock()).toISOString());
    expect(user.recoveryCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { recoveryCode: _, ...known } = user;
    expect(await visitor.json(200, 'GET', '/api/user')).toEqual(known);
  });

  it.each([
    [{ username: 'ab', password: PASSWORD }, 'Username must be at least 3 characters.'],
    [{ username: '  ab  ', password: PASSWORD }, 'Username must be at least 3 characters.'],
    [{ username: 'a'.repeat(51), password: PASSWORD }, 'Username must be at most 50 characters.'],
    [
      { username: 'two words', password: PASSWORD },
      'Username can have only letters, digits, dots, underscores and hyphens.',
    ],
    [{ username: 'ada', password: '12345' }, 'Password must be at least 6 characters.'],
    [{ username: 'ada', password: 'x'.repeat(201) }, 'Password must be at most 200 characters.'],
    [{ username: 'ada', password: '        ' }, 'A password that is only spaces is too easy to guess.'],
    [{ username: 'ada.lovelace', password: 'adaLovelace1' }, 'This password is too much like your username.'],
    [
      { username: 'ada', password: 'Password1' },
      'This is one of the most common passwords, and among the first that someone would try.',
    ],
    [{ username: 'ad\u115fa', password: PASSWORD }, 'Username can’t have invisible characters.'],
    [{ username: 'a\ufe0fda', password: PASSWORD }, 'Username can’t have invisible characters.'],
    // The first letter is Cyrillic, the second Greek, the third Cherokee.
    [
      { username: '\u0430da', password: PASSWORD },
      'Username can’t mix letters from different alphabets, because some look alike.',
    ],
    [
      { username: '\u03b1da', password: PASSWORD },
      'Username can’t mix letters from different alphabets, because some look alike.',
    ],
    [
      { username: '\u13aada', password: PASSWORD },
      'Username can’t mix letters from different alphabets, because some look alike.',
    ],
  ])('refuses %j and says what is allowed', async (body, text) => {
    const response = await visitorOf(world).send('POST', '/api/register', body);
    expect([response.status, await response.text()]).toEqual([400, text]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each(['k7vq2m', 'ada keeps seven otters'])('takes the password %j', async (password) => {
    await visitorOf(world).json(201, 'POST', '/api/register', { username: 'ada', password });
  });

  it.each(['Ада_Лавлейс', 'Άδα-1815', '愛だアダada', '에이다ada', 'ᐊᑕ.ᓚ', 'ᎠᏓᎳ', 'José.Muñoz', 'อาดา๙'])(
    'takes the name %s',
    async (username) => {
      await visitorOf(world).json(201, 'POST', '/api/register', { username, password: PASSWORD });
    },
  );

  it.each(['Ada', 'ADA', 'ａｄａ'])('keeps names unique without regard to case and width: %s', async (username) => {
    await newUser(world, 'ada');
    const response = await visitorOf(world).send('POST', '/api/register', { username, password: PASSWORD });
    expect([response.status, await response.text()]).toEqual([409, 'Username already exists']);
  });

  it('gives a name to one of two who ask at the same moment', async () => {
    const sent = () => visitorOf(world).send('POST', '/api/register', { username: 'ada', password: PASSWORD });
    const statuses = (await Promise.all([sent(), sent(), sent()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });

  it('takes any characters as a password, however they were typed', async () => {
    const password = ' é\u0000\uD800𝒜 ';
    await visitorOf(world).json(201, 'POST', '/api/register', { username: 'ada', password });
    const typed = { username: 'ada', password: password.normalize('NFD') };
    await visitorOf(world).json(200, 'POST', '/api/login', typed);
    const trimmed = { username: 'ada', password: password.trim() };
    expect((await visitorOf(world).send('POST', '/api/login', trimmed)).status).toBe(401);
  });
});

describe('POST /api/login', () => {
  it('notes the month of it and no more, and writes that once a month', async () => {
    const ada = await newUser(world, 'Ada');
    const month = async () =>
      (await env.DB.prepare('select * from account_uses where user_id = ?').bind(ada.id).all()).results;
    const tripsOfLogin = async () => {
      world.database.reset();
      await visitorOf(world).json(200, 'POST', '/api/login', { username: 'ada', password: PASSWORD });
      await world.settle();
      return world.database.trips;
    };
    expect(await month()).toEqual([{ user_id: ada.id, month: '2026-11' }]);
    const trips = await tripsOfLogin();
    world.pass(31 * DAY);
    expect(await tripsOfLogin()).toBe(trips + 1);
    expect(await tripsOfLogin()).toBe(trips);
    expect(await month()).toEqual([{ user_id: ada.id, month: '2026-12' }]);
    world.pass(31 * DAY);
    const { recoveryCode } = ada;
    await visitorOf(world).json(200, 'POST', '/api/recover', {
      username: 'ada',
      recoveryCode,
      password: 'brand new one',
    });
    await world.settle();
    expect(await month()).toEqual([{ user_id: ada.id, month: '2027-01' }]);
  });

  it('answers the user and keeps the session in a cookie that no script and no other site gets at', async () => {
    const { id } = await newUser(world, 'Ada');
    const visitor = visitorOf(world);
    const response = await visitor.send('POST', '/api/login', { username: 'aDA', password: PASSWORD });
    expect([response.status, userResponse.parse(await response.json())]).toMatchObject([200, { id, username: 'Ada' }]);
    const lines = response.headers.getSetCookie();
    expect(lines.map((line) => line.replace(/=[^;]+/, ''))).toEqual([
      `${SESSION_COOKIE}; Max-Age=${7 * DAY}; Path=/; Secure; HttpOnly; SameSite=Lax`,
      `${SIGNED_IN_COOKIE}; Max-Age=${7 * DAY}; Path=/; Secure; SameSite=Lax`,
      `${DEVICE_COOKIE}; Max-Age=${180 * DAY}; Path=/; Secure; HttpOnly; SameSite=Lax`,
    ]);
    expect(visitor.jar.get(SIGNED_IN_COOKIE)).toBe('1');
    for (const name of [SESSION_COOKIE, SIGNED_IN_COOKIE, DEVICE_COOKIE]) expect(name).toMatch(/^__Host-/);
  });

  it.each([
    [{ username: 'ab', password: PASSWORD }, 'Username must be at least 3 characters.'],
    [{ username: 'ada', password: '' }, 'Password is required.'],
    [{ username: 'ada' }, 'Password is required.'],
  ])('refuses %j and says what is missing', async (body, text) => {
    const response = await visitorOf(world).send('POST', '/api/login', body);
    expect([response.status, await response.text()]).toEqual([400, text]);
  });

  it('answers an unknown name as it answers a wrong password', async () => {
    await newUser(world, 'ada');
    const ask = (username: string) => visitorOf(world).send('POST', '/api/login', { username, password: 'wrong one' });
    const [known, unknown] = await Promise.all([ask('ada'), ask('nobody')]);
    expect([known?.status, await known?.text()]).toEqual([401, 'Invalid username or password']);
    expect([unknown?.status, await unknown?.text()]).toEqual([401, 'Invalid username or password']);
    const headers = (response: Response) =>
      [...response.headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
    expect(headers(known as Response)).toEqual(headers(unknown as Response));
  });

  it('takes one round trip', async () => {
    await newUser(world, 'ada');
    world.database.reset();
    await visitorOf(world).json(200, 'POST', '/api/login', { username: 'ada', password: PASSWORD });
    expect(world.database.trips).toBe(1);
  });

  it('renews a hash made with smaller parameters, and leaves it when it is as it should be', async () => {
    const ada = await newUser(world, 'ada');
    const hash = async () =>
      (await env.DB.prepare('select password_hash h from users').first<{ h: string }>())?.h ?? '';
    const before = await hash();
    await ada.json(200, 'POST', '/api/login', { username: 'ada', password: PASSWORD });
    await world.settle();
    expect(await hash()).toBe(before);
    world.deps.config = { ...world.deps.config, passwordCost: { ...QUICK_PASSWORDS, ln: 5 } };
    await ada.json(200, 'POST', '/api/login', { username: 'ada', password: PASSWORD });
    await world.settle();
    expect(await hash()).toMatch(/^\$scrypt\$ln=5,r=8,p=1\$/);
    await ada.json(200, 'POST', '/api/login', { username: 'ada', password: PASSWORD });
    await ada.json(200, 'GET', '/api/user');
  });

  it('signs nobody in when the operator has set no key', async () => {
    world.deps.config = { ...world.deps.config, keyRing: null };
    for (const path of ['/api/login', '/api/register', '/api/recover']) {
      const body = { username: 'ada', password: PASSWORD, recoveryCode: 'x' };
      const response = await visitorOf(world).send('POST', path, body);
      expect([response.status, await response.text()]).toEqual([
        503,
        'We couldn’t sign you in. Please try again later.',
      ]);
    }
    expect(world.database.trips).toBe(0);
    expect((await visitorOf(world).send('POST', '/api/logout')).status).toBe(204);
    expect((await visitorOf(world).send('GET', '/api/user')).status).toBe(401);
  });
});

describe('POST /api/logout', () => {
  it('ends the session for every copy of the cookie, and forgets it', async () => {
    const ada = await newUser(world);
    const stolen = ada.copy();
    const response = await ada.send('POST', '/api/logout');
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect([...ada.jar.keys()]).toEqual([DEVICE_COOKIE]);
    expect((await stolen.send('GET', '/api/user')).status).toBe(401);
  });

  it('leaves the other devices signed in', async () => {
    const ada = await newUser(world, 'ada');
    const phone = visitorOf(world);
    await phone.json(200, 'POST', '/api/login', { username: 'ada', password: PASSWORD });
    await ada.send('POST', '/api/logout');
    await phone.json(200, 'GET', '/api/user');
  });

  it('answers the same without a session, and twice', async () => {
    expect((await visitorOf(world).send('POST', '/api/logout')).status).toBe(204);
    const ada = await newUser(world);
    const again = ada.copy();
    await ada.send('POST', '/api/logout');
    expect((await again.send('POST', '/api/logout')).status).toBe(204);
  });

  it('ends renewed copies too', async () => {
    const ada = await newUser(world);
    world.pass(4 * DAY);
    const old = ada.copy();
    const response = await ada.send('GET', '/api/user');
    expect(response.headers.getSetCookie().length).toBe(2);
    expect(ada.jar.get(SESSION_COOKIE)).not.toBe(old.jar.get(SESSION_COOKIE));
    await old.json(204, 'POST', '/api/logout');
    expect((await ada.send('GET', '/api/user')).status).toBe(401);
  });

  it('ends every copy for as long as it could have lived, and remembers it no longer than that', async () => {
    const ada = await newUser(world);
    world.pass(4 * DAY - 30);
    const copy = ada.copy();
    // Renewed by whoever has it, at the very end of what its own half life allows.
    await copy.json(200, 'GET', '/api/user');
    const later = copy.copy();
    await ada.json(204, 'POST', '/api/logout');
    const remembered = async () =>
      (await env.DB.prepare('select count(*) n from revoked_sessions').first<{ n: number }>())?.n;
    // An hour, a day, and almost seven days on: each time the job forgets what need not be remembered any longer.
    for (const seconds of [3_700, DAY, 5 * DAY, DAY - 3_600 - 3_700 + 3_659]) {
      world.pass(seconds);
      await purgeExpired(world.deps, world.deps.clock());
      expect(await remembered()).toBe(1);
      for (const held of [copy, later]) expect((await held.send('GET', '/api/user')).status).toBe(401);
    }
    world.pass(DAY);
    await purgeExpired(world.deps, world.deps.clock());
    expect(await remembered()).toBe(0);
    for (const held of [copy, later]) expect((await held.send('GET', '/api/user')).status).toBe(401);
  });

  it('does not pretend when the database fails', async () => {
    const ada = await newUser(world);
    world.database.failing = new Error('D1_ERROR: internal error');
    expect((await ada.send('POST', '/api/logout')).status).toBe(503);
    world.database.failing = null;
    await ada.json(200, 'GET', '/api/user');
  });
});

describe('a session', () => {
  const lifetimeOf = (response: Response) =>
    Number(/Max-Age=(\d+)/.exec(response.headers.getSetCookie().join('\n'))?.[1] ?? Number.NaN);

  it('is renewed while it is used, and ends for good after ninety days', async () => {
    const ada = await newUser(world);
    for (let day = 4; day <= 84; day += 4) {
      world.pass(4 * DAY);
      const response = await ada.send('GET', '/api/user');
      expect([day, response.status, lifetimeOf(response)]).toEqual([day, 200, Math.min(7, 90 - day) * DAY]);
    }
    world.pass(4 * DAY);
    // What is left of it is as long as the last token holds: there is nothing to renew.
    const last = await ada.send('GET', '/api/user');
    expect([last.status, last.headers.getSetCookie()]).toEqual([200, []]);
    const copy = ada.copy();
    world.pass(2 * DAY + 61);
    expect((await copy.send('GET', '/api/user')).status).toBe(401);
  });

  it('is renewed from the very middle of its token on, unless that would hold no longer', () => {
    const half = (SESSION.lifetime / 2) * 1_000;
    const session = { userId: 'ada', jti: 'one', epoch: 0, beganAt: 0, issuedAt: 0 };
    expect([half - 1, half].map((now) => isHalfGone(session, now))).toEqual([false, true]);
    // Tokens made so late that they last to the end of the session, and one that ends a second before.
    const last = (SESSION_AGE_MAX - SESSION.lifetime) * 1_000;
    const renewed = (issuedAt: number) => isHalfGone({ ...session, issuedAt }, issuedAt + half);
    expect([last - 1_000, last].map(renewed)).toEqual([true, false]);
  });

  it('begins anew with the password', async () => {
    const ada = await newUser(world, 'ada');
    world.pass(89 * DAY);
    await ada.json(200, 'POST', '/api/login', { username: 'ada', password: PASSWORD });
    world.pass(6 * DAY);
    await ada.json(200, 'GET', '/api/user');
  });

  it('bears clocks that differ by a minute, and no more', async () => {
    const ada = await newUser(world);
    world.pass(-60);
    await ada.json(200, 'GET', '/api/user');
    world.pass(-5);
    expect((await ada.copy().send('GET', '/api/user')).status).toBe(401);
    world.pass(65 + 7 * DAY + 59);
    await ada.copy().json(200, 'GET', '/api/user');
    world.pass(2);
    expect((await ada.copy().send('GET', '/api/user')).status).toBe(401);
  });
});

describe('POST /api/recover', () => {
  it('sets a new password once, ends every session, and brings the next code', async () => {
    const ada = await newUser(world, 'ada');
    const visitor = visitorOf(world);
    const body = { username: 'ADA', recoveryCode: ada.recoveryCode, password: 'another one' };
    const user = userWithCodeResponse.parse(await visitor.json(200, 'POST', '/api/recover', body));
    expect(user.id).toBe(ada.id);
    expect(user.recoveryCode).not.toBe(ada.recoveryCode);
    await visitor.json(200, 'GET', '/api/user');
    expect((await ada.send('GET', '/api/user')).status).toBe(401);
    const again = await visitorOf(world).send('POST', '/api/recover', body);
    expect([again.status, await again.text()]).toEqual([401, 'Invalid username or recovery code']);
    await visitorOf(world).json(200, 'POST', '/api/login', { username: 'ada', password: 'another one' });
    await visitorOf(world).json(200, 'POST', '/api/recover', { ...body, recoveryCode: user.recoveryCode });
  });

  it.each(['password', '      ', 'ada.lovelace'])('refuses the password %j and leaves the code', async (password) => {
    const ada = await newUser(world, 'ada.lovelace');
    const body = { username: ada.username, recoveryCode: ada.recoveryCode, password };
    expect((await visitorOf(world).send('POST', '/api/recover', body)).status).toBe(400);
    await visitorOf(world).json(200, 'POST', '/api/recover', { ...body, password: 'k7vq2m' });
  });

  it('reads the code as people write it', async () => {
    const ada = await newUser(world, 'ada');
    const recoveryCode = ` ${ada.recoveryCode.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
    await visitorOf(world).json(200, 'POST', '/api/recover', { username: 'ada', recoveryCode, password: PASSWORD });
  });

  it('lets one of two through who use the code at the same moment', async () => {
    const { recoveryCode } = await newUser(world, 'ada');
    const use = (password: string) =>
      visitorOf(world).send('POST', '/api/recover', { username: 'ada', recoveryCode, password });
    const statuses = (await Promise.all([use('first one'), use('second one')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it.each(['', '-', 'AAAAA-AAAAA-AAAAA-AAAAA', 'null'])('refuses %j', async (recoveryCode) => {
    await newUser(world, 'ada');
    for (const username of ['ada', 'nobody']) {
      const body = { username, recoveryCode, password: PASSWORD };
      const response = await visitorOf(world).send('POST', '/api/recover', body);
      expect([response.status, await response.text()]).toEqual(
        recoveryCode === '' ? [400, 'Recovery code is required.'] : [401, 'Invalid username or recovery code'],
      );
    }
  });
});

describe('whoever only looks around', () => {
  it.each([
    '/',
    '/search?q=music',
    '/popular',
    '/fr/recherche',
    '/api/universities/search?q=music',
    '/api/universities/suggest?q=a',
    '/api/meta',
    '/api/user',
  ])('is given no cookie at %s', async (address) => {
    const { headers } = await world.ask(address);
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe('GET /api/user', () => {
  it('is answered in one round trip, and never stored', async () => {
    const ada = await newUser(world);
    world.database.reset();
    const response = await ada.send('GET', '/api/user');
    expect(userResponse.parse(await response.json()).id).toBe(ada.id);
    expect([response.headers.get('cache-control'), response.headers.get('vary')]).toEqual(['no-store', 'cookie']);
    expect(world.database.trips).toBe(1);
  });

  it('answers 401 to a visitor, without asking the database', async () => {
    const response = await visitorOf(world).send('GET', '/api/user');
    expect([response.status, await response.text()]).toEqual([401, 'You are not signed in.']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(world.database.trips).toBe(0);
  });

  it('is renewed when half of the week is gone, and over when all of it is', async () => {
    const ada = await newUser(world);
    world.pass(3 * DAY);
    expect((await ada.send('GET', '/api/user')).headers.getSetCookie()).toEqual([]);
    world.pass(DAY);
    const idle = ada.copy();
    expect((await ada.send('GET', '/api/user')).headers.getSetCookie().length).toBe(2);
    world.pass(4 * DAY);
    expect((await idle.send('GET', '/api/user')).status).toBe(401);
    await ada.json(200, 'GET', '/api/user');
  });
});

interface Claims {
  [name: string]: unknown;
}

/** A token like a good one but for what is said. */
async function forged(
  userId: string,
  { claims = {}, header = {}, secret = K1 }: { claims?: Claims; header?: Claims; secret?: string } = {},
): Promise<string> {
  const now = Math.floor(world.deps.clock() / 1_000);
  const payload: Claims = {
    sub: userId,
    jti: 'one',
    epoch: 0,
    iss: ISSUER,
    aud: SESSION.audience,
    iat: now,
    exp: now + 60,
    ...claims,
  };
  const given = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
  return new SignJWT(given)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'k1', ...header } as { alg: string })
    .sign(new TextEncoder().encode(secret));
}

const part = (value: unknown) => base64url.encode(JSON.stringify(value));

describe('a token that is not good', () => {
  it('is told from the one that is', async () => {
    const { id } = await newUser(world);
    const visitor = visitorOf(world, new Map([[SESSION_COOKIE, await forged(id)]]));
    await visitor.json(200, 'GET', '/api/user');
  });

  it('signs nobody in: none, cut, other algorithms, other keys, other claims', async () => {
    const { id } = await newUser(world);
    const now = Math.floor(world.deps.clock() / 1_000);
    const good = await forged(id);
    const [header = '', payload = '', signature = ''] = good.split('.');
    const unsigned = { sub: id, jti: 'one', epoch: 0, iss: ISSUER, aud: SESSION.audience, iat: now, exp: now + 60 };
    const rsa = (await crypto.subtle.generateKey(
      { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['sign', 'verify'],
    )) as CryptoKeyPair;
    const byRsa = await new SignJWT(unsigned)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'k1' })
      .sign(rsa.privateKey);
    const longer = (alg: string) =>
      new SignJWT(unsigned)
        .setProtectedHeader({ alg, typ: 'JWT', kid: 'k1' })
        .sign(new TextEncoder().encode(K1.padEnd(64, K1)));
    const bad: Record<string, string> = {
      empty: '',
      'a word': 'token',
      'two dots': '..',
      'no signature': `${header}.${payload}.`,
      'no signature, no dot': `${header}.${payload}`,
      'no payload': `${header}..${signature}`,
      'no header': `.${payload}.${signature}`,
      'cut by one': good.slice(0, -1),
      'cut by half': good.slice(0, good.length / 2),
      'one character more': `${good}A`,
      'first character of the signature changed': `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'payload of another': `${header}.${part({ ...unsigned, sub: 'someone-else' })}.${signature}`,
      'header of another': `${part({ alg: 'HS256', typ: 'JWT', kid: 'k2' })}.${payload}.${signature}`,
      'five parts': `${good}.${signature}.${signature}`,
      'not base64': `${header}.${payload}.!!!!`,
      'not JSON': `${header}.${base64url.encode('nothing')}.${signature}`,
      'algorithm none': `${part({ alg: 'none', typ: 'JWT', kid: 'k1' })}.${part(unsigned)}.`,
      'algorithm None': `${part({ alg: 'None', typ: 'JWT', kid: 'k1' })}.${part(unsigned)}.`,
      'algorithm none with a signature': `${part({ alg: 'none', typ: 'JWT', kid: 'k1' })}.${part(unsigned)}.${signature}`,
      'no algorithm': `${part({ typ: 'JWT', kid: 'k1' })}.${part(unsigned)}.${signature}`,
      'algorithm RS256': byRsa,
      'algorithm HS384': await longer('HS384'),
      'algorithm HS512': await longer('HS512'),
      'other key': await forged(id, { secret: K2 }),
      'key of nothing': await forged(id, { secret: '\0' }),
      'unknown kid': await forged(id, { header: { kid: 'k9' } }),
      'no kid': await forged(id, { header: { kid: undefined } }),
      'kid of an object': await forged(id, { header: { kid: 'constructor' } }),
      'kid that is a path': await forged(id, { header: { kid: '../../dev/null' } }),
      'other type': await forged(id, { header: { typ: 'at+jwt' } }),
      'no type': await forged(id, { header: { typ: undefined } }),
      'wrong issuer': await forged(id, { claims: { iss: 'elsewhere' } }),
      'no issuer': await forged(id, { claims: { iss: undefined } }),
      'wrong audience': await forged(id, { claims: { aud: 'campusatlas:device' } }),
      'no audience': await forged(id, { claims: { aud: undefined } }),
      expired: await forged(id, { claims: { iat: now - 120, exp: now - 61 } }),
      'begun a hundred days ago': await forged(id, { claims: { began: now - 100 * DAY } }),
      'begun at a time that is a text': await forged(id, { claims: { began: 'always' } }),
      'no expiry': await forged(id, { claims: { exp: undefined } }),
      'expiry that is a text': await forged(id, { claims: { exp: 'never' } }).catch(() => 'refused to be made'),
      'issued too long ago': await forged(id, { claims: { iat: now - 8 * DAY, exp: now + 60 } }),
      'issued tomorrow': await forged(id, { claims: { iat: now + DAY, exp: now + 2 * DAY } }),
      'no time of issue': await forged(id, { claims: { iat: undefined } }),
      'not yet good': await forged(id, { claims: { nbf: now + DAY } }),
      'no jti': await forged(id, { claims: { jti: undefined } }),
      'jti that is a number': await forged(id, { claims: { jti: 1 } }),
      'empty jti': await forged(id, { claims: { jti: '' } }),
      'no subject': await forged(id, { claims: { sub: undefined } }),
      'subject that is a list': await forged(id, { claims: { sub: [id] } }),
      'unknown subject': await forged('00000000-0000-0000-0000-000000000000'),
      'subject with a wildcard': await forged('%'),
      'no epoch': await forged(id, { claims: { epoch: undefined } }),
      'epoch that is a text': await forged(id, { claims: { epoch: '0' } }),
      'an epoch before': await forged(id, { claims: { epoch: -1 } }),
      'an epoch after': await forged(id, { claims: { epoch: 1 } }),
      'the device’s cookie': (await newUser(world)).jar.get(DEVICE_COOKIE) ?? '',
      'two cookies that disagree': `${good}; ${SESSION_COOKIE}=${good}A`,
    };
    expect(Object.keys(bad).length).toBeGreaterThan(40);
    const taken: string[] = [];
    for (const [name, token] of Object.entries(bad)) {
      const { status } = await visitorOf(world, new Map([[SESSION_COOKIE, token]])).send('GET', '/api/user');
      if (status !== 401) taken.push(`${name}: ${status}`);
    }
    expect(taken).toEqual([]);
    expect(world.log).toEqual([]);
  });

  it('signs nobody in from anywhere but the cookie', async () => {
    const { id } = await newUser(world);
    const token = await forged(id);
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { cookie: `session=${token}` },
      { cookie: `__host-session=${token}` },
    ]) {
      expect((await visitorOf(world).send('GET', '/api/user', undefined, headers)).status).toBe(401);
    }
    expect((await visitorOf(world).send('GET', `/api/user?token=${token}`)).status).toBe(400);
  });
});

describe('the ring of keys', () => {
  const withRing = (setting: string) => {
    world.deps.config = { ...world.deps.config, keyRing: parseKeyRing(setting) };
  };

  it('changes without logging anyone out; a key that is taken away ends what it signed', async () => {
    const ada = await newUser(world);
    withRing(`k2:${K2},k1:${K1}`);
    await ada.json(200, 'GET', '/api/user');
    world.pass(4 * DAY);
    await ada.json(200, 'GET', '/api/user');
    expect(JSON.parse(atob((ada.jar.get(SESSION_COOKIE) as string).split('.')[0] as string))).toMatchObject({
      kid: 'k2',
    });
    const bob = await newUser(world);
    withRing(`k2:${K2}`);
    await ada.json(200, 'GET', '/api/user');
    await bob.json(200, 'GET', '/api/user');
    withRing(`k3:${K1}`);
    expect((await ada.send('GET', '/api/user')).status).toBe(401);
  });

  it.each([
    [undefined, 'SESSION_KEYS is not set'],
    ['', 'SESSION_KEYS is not set'],
    ['k1', 'key 1 of SESSION_KEYS is not written as name:secret'],
    [`:${K1}`, 'key 1 of SESSION_KEYS is not written as name:secret'],
    [`k1:${K1},`, 'key 2 of SESSION_KEYS is not written as name:secret'],
    ['k1:short', 'key k1 of SESSION_KEYS is shorter than 32 characters'],
    [`k2:${K2},k1:tooshort`, 'key k1 of SESSION_KEYS is shorter than 32 characters'],
    [`k1:${'a'.repeat(40)}`, 'key k1 of SESSION_KEYS is not random'],
    [`k1:${K1},k1:${K2}`, 'SESSION_KEYS names two keys k1'],
  ])('refuses %j with a reason that holds no secret', (setting, reason) => {
    expect(() => parseKeyRing(setting)).toThrow(new BadKeyRing(reason));
  });
});

describe('the same work for everybody', () => {
  it('a password is hashed as decision 7 says, and checked against its own parameters', async () => {
    const phc = await hashPassword('geheim', PASSWORD_COST);
    expect(phc).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await isPassword('geheim', phc, QUICK_PASSWORDS)).toBe(true);
    expect(await isPassword('geheim ', phc, QUICK_PASSWORDS)).toBe(false);
    expect(await isPassword('geheim', 'geheim', QUICK_PASSWORDS)).toBe(false);
    expect(await hashPassword('geheim', QUICK_PASSWORDS)).not.toBe(await hashPassword('geheim', QUICK_PASSWORDS));
  });

  it('an unknown name takes as long as a wrong password', async () => {
    world.deps.config = { ...world.deps.config, passwordCost: { ln: 11, r: 8, p: 5 } };
    await newUser(world, 'ada');
    const timeOf = async (username: string) => {
      const started = performance.now();
      await visitorOf(world).send('POST', '/api/login', { username, password: 'wrong one' });
      return performance.now() - started;
    };
    // The shortest of several: what else the machine does only ever adds.
    const times: Record<string, number[]> = { ada: [], nobody: [] };
    for (let round = 0; round < 6; round++) for (const name of ['ada', 'nobody']) times[name]?.push(await timeOf(name));
    const ratio = Math.min(...(times.ada ?? [])) / Math.min(...(times.nobody ?? []));
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

describe('a form that begins a session', () => {
  const FORMS = ['/api/login', '/api/register', '/api/recover'];
  const body = { username: 'ada', password: PASSWORD, recoveryCode: 'x' };

  it.each(FORMS)('%s is refused from other sites and in other forms, with nothing done', async (path) => {
    const visitor = visitorOf(world);
    const from = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await visitor.send('POST', path, body, from)).status).toBe(403);
    expect((await visitor.send('POST', path, body, { origin: '' })).status).toBe(403);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await visitor.send('POST', path, 'username=ada&password=correct+horse', form)).status).toBe(415);
    expect((await visitor.send('POST', path, JSON.stringify(body), { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await visitor.send('POST', path)).status).toBe(415);
    expect(world.database.trips).toBe(0);
    expect(visitor.jar.size).toBe(0);
  });

  it('logout is refused from other sites', async () => {
    const ada = await newUser(world);
    const response = await ada.send('POST', '/api/logout', undefined, { origin: 'https://elsewhere.example' });
    expect(response.status).toBe(403);
    await ada.json(200, 'GET', '/api/user');
  });
});

/** Counters as the platform's: so many for each key, until they are forgotten. */
function counters(most: { address: number; name: number; nameAnywhere: number }) {
  const counts = new Map<string, number>();
  const limit = (kind: keyof typeof most): RateLimit => ({
    limit: async ({ key }) => {
      const count = (counts.get(`${kind} ${key}`) ?? 0) + 1;
      counts.set(`${kind} ${key}`, count);
      return { success: count <= most[kind] };
    },
  });
  return {
    counts,
    rates: { address: limit('address'), name: limit('name'), nameAnywhere: limit('nameAnywhere') },
  };
}

describe('guessing', () => {
  const LIMITS = { address: 30, name: 5, nameAnywhere: 20 };
  const guess = (username: string, address: string, password = 'wrong one') =>
    Object.assign(visitorOf(world), { headers: { 'cf-connecting-ip': address } }).send('POST', '/api/login', {
      username,
      password,
    });

  it('at one name from one network stops after five tries, with when to come back', async () => {
    world = await unhurriedTestApp({ signInRates: counters(LIMITS).rates });
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await guess('ada', `203.0.113.${i}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const refused = await guess('ada', '203.0.113.9');
    expect([refused.headers.get('retry-after'), await refused.text()]).toEqual([
      '60',
      'Too many tries in a short time. Please try again in a minute.',
    ]);
  });

  it('at many names from one address stops after thirty', async () => {
    world = await unhurriedTestApp({ signInRates: counters(LIMITS).rates });
    const statuses: number[] = [];
    for (let i = 0; i < 35; i++) statuses.push((await guess(`name-${i}`, '203.0.113.7')).status);
    expect(statuses.filter((status) => status === 429).length).toBe(5);
  });

  it('at one name from everywhere stops after twenty, and the right password is no exception', async () => {
    world = await unhurriedTestApp({ signInRates: counters(LIMITS).rates });
    await newUser(world, 'ada');
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) statuses.push((await guess('ada', `10.${i}.0.1`)).status);
    expect(statuses.filter((status) => status === 429).length).toBe(5);
    expect((await guess('ada', '10.99.0.1', PASSWORD)).status).toBe(429);
  });

  it.each(['/api/login', '/api/recover'])(
    '%s from one address, however often, leaves the owner a new device elsewhere',
    async (path) => {
      const { rates, counts } = counters(LIMITS);
      world = await unhurriedTestApp({ signInRates: rates });
      const ada = await newUser(world, 'ada');
      counts.clear();
      const from = (address: string, body: object) =>
        Object.assign(visitorOf(world), { headers: { 'cf-connecting-ip': address } }).send('POST', path, body);
      const statuses: number[] = [];
      for (let i = 0; i < 200; i++) {
        const guess = { username: 'ada', password: 'wrong one', recoveryCode: 'wrong' };
        statuses.push((await from('203.0.113.7', guess)).status);
      }
      expect(statuses.filter((status) => status === 401).length).toBe(5);
      const owner = { username: 'ada', password: PASSWORD, recoveryCode: ada.recoveryCode };
      expect((await from('198.51.100.20', owner)).status).toBe(200);
    },
  );

  it('asks no counter behind one that refuses', async () => {
    const { rates, counts } = counters({ address: 0, name: 5, nameAnywhere: 20 });
    world = await unhurriedTestApp({ signInRates: rates });
    expect((await guess('ada', '203.0.113.7')).status).toBe(429);
    expect([...counts.keys()]).toEqual(['address login:203.0.113.7']);
  });

  it('from a whole IPv6 network counts as from one, and takes nobody else with it', async () => {
    const network = counters({ address: 120, name: 0, nameAnywhere: 0 }).rates.address;
    world = await unhurriedTestApp({ signInRates: counters(LIMITS).rates, networkRate: network });
    const statuses: number[] = [];
    for (let i = 0; i < 130; i++) {
      statuses.push((await guess(`name-${i}`, `2001:db8:1:${(i + 1).toString(16)}::7`)).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBe(10);
    expect((await guess('ada', '2001:db8:2:1::7')).status).toBe(401);
    expect((await guess('ada', '203.0.113.7')).status).toBe(401);
  });

  it('locks nobody else out, from the same network or elsewhere', async () => {
    world = await unhurriedTestApp({ signInRates: counters(LIMITS).rates });
    await newUser(world, 'bob');
    for (let i = 0; i < 8; i++) await guess('ada', '203.0.113.7');
    expect((await guess('bob', '203.0.113.7', PASSWORD)).status).toBe(200);
  });

  it('does not lock the owner out of a device that was signed in before', async () => {
    world = await unhurriedTestApp({ signInRates: counters(LIMITS).rates });
    const ada = await newUser(world, 'ada');
    ada.headers['cf-connecting-ip'] = '203.0.113.7';
    await ada.send('POST', '/api/logout');
    // From everywhere, and from the owner's own address.
    for (let i = 0; i < 40; i++) await guess('ada', `10.${i}.0.1`);
    for (let i = 0; i < 40; i++) await guess(`ada`, '203.0.113.7');
    await ada.json(200, 'POST', '/api/login', { username: 'ada', password: PASSWORD });
  });

  it('on a device that was signed in before stops all the same, and another name gains nothing by it', async () => {
    const { rates, counts } = counters(LIMITS);
    world = await unhurriedTestApp({ signInRates: rates });
    const mallory = await newUser(world, 'mallory');
    await newUser(world, 'ada');
    counts.clear();
    const tries = async (username: string) => {
      const statuses: number[] = [];
      for (let i = 0; i < 8; i++) {
        statuses.push((await mallory.send('POST', '/api/login', { username, password: 'wrong one' })).status);
      }
      return statuses.filter((status) => status === 429).length;
    };
    expect(await tries('mallory')).toBe(3);
    expect(await tries('ada')).toBe(3);
    expect([...counts.keys()].some((key) => /ada|mallory/.test(key))).toBe(false);
  });

  it.each(['/api/register', '/api/recover'])('%s is limited by address and name too', async (path) => {
    world = await unhurriedTestApp({ signInRates: counters(LIMITS).rates });
    const send = (username: string) =>
      visitorOf(world).send('POST', path, { username, password: PASSWORD, recoveryCode: 'wrong' });
    for (let i = 0; i < 5; i++) await send('ada');
    expect((await send('ada')).status).toBe(429);
    for (let i = 0; i < 30; i++) await send(`name-${i}`);
    expect((await send('eve')).status).toBe(429);
  });

  it('is not stopped, but noted, when the counters fail', async () => {
    const failing: RateLimit = { limit: () => Promise.reject(new Error('counter away')) };
    world = await unhurriedTestApp({ signInRates: { address: failing, name: failing, nameAnywhere: failing } });
    expect((await guess('ada', '203.0.113.7')).status).toBe(401);
    expect(world.log).toContainEqual(expect.objectContaining({ level: 'warn', event: 'form-rate-failed' }));
  });
});

describe('names', () => {
  it.each([
    ['Ada', 'ada'],
    ['ＡＤＡ', 'ada'],
    ['É', 'é'],
    ['E\u0301', 'é'],
  ])('%s is unique as %s', (name, key) => {
    expect(usernameKeyOf(name)).toBe(key.normalize('NFKC'));
  });
});

describe('secrets', () => {
  it('are in no answer and no line of the log, whatever goes wrong', async () => {
    const texts: string[] = [];
    const ada = await newUser(world, 'ada-of-the-test');
    const say = async (response: Response) => texts.push(await response.text());
    const token = ada.jar.get(SESSION_COOKIE) as string;
    await say(await ada.send('POST', '/api/login', { username: ada.username, password: PASSWORD }));
    await say(await ada.send('POST', '/api/login', { username: ada.username, password: 'wrong one' }));
    await say(await ada.send('GET', '/api/user'));
    world.database.failing = new Error('D1_ERROR: internal error');
    for (const path of ['/api/login', '/api/register', '/api/recover']) {
      const body = { username: ada.username, password: PASSWORD, recoveryCode: ada.recoveryCode };
      await say(await ada.send('POST', path, body));
    }
    await say(await ada.send('GET', '/api/user'));
    await say(await ada.send('POST', '/api/logout'));
    world.database.failing = null;
    await say(await ada.send('POST', '/api/logout'));
    expect(world.log.length).toBeGreaterThan(3);
    const hash = (await env.DB.prepare('select password_hash h, recovery_hash r from users').first()) as Record<
      string,
      string
    >;
    const everything = texts.join('\n') + JSON.stringify([world.log, world.requests]);
    for (const secret of [PASSWORD, ada.recoveryCode, token, K1, hash.h, hash.r, '$scrypt', '$sha256']) {
      expect(everything).not.toContain(secret);
    }
    expect(JSON.stringify([world.log, world.requests])).not.toContain(ada.username);
  });
});
