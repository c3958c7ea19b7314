import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type NewPasskeyOptions, newPasskeyOptionsResponse, type PasskeysResponse } from '#schema/api/passkeys.ts';
import { PASSKEY_COOKIES, SESSION_COOKIE } from '#schema/domain/account/account.ts';
import { PASSKEY_SECONDS, PASSKEYS_MAX } from '#schema/domain/site/limits.ts';
import { purgeExpired } from '#worker/jobs/purge-expired.ts';
import { addPasskeyTo, makePasskey, type Slip, signedBy } from '../helpers/authenticator.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { type TestApp, unhurriedTestApp } from './helpers/test-app.ts';
import { newUser, PASSWORD, type Visitor, visitorOf } from './helpers/visitor.ts';

vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => loadSmallDataset());

let world: TestApp;
beforeEach(async () => {
  const tables = ['users', 'passkeys', 'revoked_sessions', 'timed_counts', 'account_uses'];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)));
  world = await unhurriedTestApp();
});

const proof = { password: PASSWORD };
const said = async (response: Response) => [response.status, await response.text()];
const WRONG = [401, 'This passkey doesn’t open an account here. It may have been removed.'];
const EXPIRED = [400, 'That took too long. Please try again.'];
const USED = [409, 'This was sent before. Please try again.'];
const REFUSED = [400, 'We couldn’t use this passkey. Please try again, or try another device.'];
const listed = async (visitor: Visitor) =>
  (await visitor.json<PasskeysResponse>(200, 'GET', '/api/account/passkeys')).passkeys;

/** A user with a password and a passkey. */
async function withPasskey(name?: string) {
  const user = await newUser(world, name);
  return { user, passkey: await addPasskeyTo(user, proof) };
}

/** An account that only a passkey opens. */
async function withoutPassword(username = 'ada') {
  const visitor = visitorOf(world);
  const options = await visitor.json<NewPasskeyOptions>(200, 'POST', '/api/passkeys/register/options', { username });
  const { passkey, answer } = await makePasskey(options);
  const body = { name: 'A phone', passkey: answer };
  const user = await visitor.json<{ id: string; recoveryCode: string }>(201, 'POST', '/api/passkeys/register', body);
  return { visitor, passkey, user };
}

describe('POST /api/passkeys/options', () => {
  it('asks everybody the same, each time with another challenge, and keeps it in a cookie that scripts cannot read', async () => {
    const [one, two] = [visitorOf(world), visitorOf(world)];
    const response = await one.send('POST', '/api/passkeys/options');
    const first = (await response.json()) as Record<string, unknown>;
    const { challenge, ...rest } = await two.json<Record<string, unknown>>(200, 'POST', '/api/passkeys/options');
    expect(rest).toEqual({
      timeout: PASSKEY_SECONDS * 1_000,
      rpId: 'campusatlas.example',
      userVerification: 'required',
    });
    expect(first).toEqual({ ...rest, challenge: first.challenge });
    expect(first.challenge).not.toBe(challenge);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-passkey=[\w.-]+; Max-Age=300; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(world.database.trips).toBe(0);
  });

  it('is refused to other sites, and when it is asked too often', async () => {
    const other = { origin: 'https://elsewhere.example' };
    expect((await visitorOf(world).send('POST', '/api/passkeys/options', undefined, other)).status).toBe(403);
    world = await unhurriedTestApp({ networkRate: { limit: async () => ({ success: false }) } });
    expect((await visitorOf(world).send('POST', '/api/passkeys/options')).status).toBe(429);
  });
});

describe('POST /api/passkeys/login', () => {
  it('signs in whoever’s passkey it is, on any device, and notes when', async () => {
    const { user, passkey } = await withPasskey();
    expect(await listed(user)).toMatchObject([{ name: 'A phone', usedAt: null }]);
    const elsewhere = visitorOf(world);
    const answer = await signedBy(elsewhere, passkey);
    expect(await elsewhere.json(200, 'POST', '/api/passkeys/login', { passkey: answer })).toMatchObject({
      id: user.id,
      username: user.username,
    });
    expect(elsewhere.jar.has(PASSKEY_COOKIES.sign)).toBe(false);
    expect(await elsewhere.json(200, 'GET', '/api/user')).toMatchObject({ id: user.id });
    const [{ usedAt } = { usedAt: null }] = await listed(elsewhere);
    expect(usedAt).toBe(new Date(world.deps.clock()).toISOString());
  });

  const other = Buffer.from('somebody-else').toString('base64url');
  it.each<[string, Slip]>([
    ['another site’s page', { origin: 'https://campusatlas.example.evil.test' }],
    ['another port', { origin: 'https://campusatlas.example:8443' }],
    ['an address without TLS', { origin: 'http://campusatlas.example' }],
    ['a passkey of another host', { host: 'evil.test' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['the challenge of nothing', { challenge: '' }],
    ['what was made to add a passkey', { type: 'webauthn.create' }],
    ['a device that nobody unlocked', { flags: 1 }],
    ['a device that nobody touched', { flags: 4 }],
    ['another user’s handle', { userHandle: other }],
    ['a signature of nothing', { signature: new Uint8Array(0x47) }],
    ['half a signature', { signature: new Uint8Array([0x30, 0x44, 0x02]) }],
  ])('refuses %s', async (_, slip) => {
    const { user, passkey } = await withPasskey();
    const visitor = visitorOf(world);
    const answer = await signedBy(visitor, passkey, slip);
    if (answer.response.signature === '') answer.response.signature = 'AA';
    expect(await said(await visitor.send('POST', '/api/passkeys/login', { passkey: answer }))).toEqual(WRONG);
    expect(visitor.jar.has(SESSION_COOKIE)).toBe(false);
    expect((await listed(user))[0]?.usedAt).toBe(null);
    expect(world.log).toEqual([]);
  });

  it('takes what was signed once only, in the browser that asked', async () => {
    const { passkey } = await withPasskey();
    const visitor = visitorOf(world);
    const answer = await signedBy(visitor, passkey);
    const replayed = visitor.copy();
    await visitor.json(200, 'POST', '/api/passkeys/login', { passkey: answer });
    expect(await said(await replayed.send('POST', '/api/passkeys/login', { passkey: answer }))).toEqual(USED);
    expect(await said(await visitorOf(world).send('POST', '/api/passkeys/login', { passkey: answer }))).toEqual(
      EXPIRED,
    );
    // A cookie of one's own holds another challenge.
    const thief = visitorOf(world);
    await thief.json(200, 'POST', '/api/passkeys/options');
    expect(await said(await thief.send('POST', '/api/passkeys/login', { passkey: answer }))).toEqual(WRONG);
  });

  it('takes one of two that are sent at once', async () => {
    const { passkey } = await withPasskey();
    const visitor = visitorOf(world);
    const answer = await signedBy(visitor, passkey);
    const both = [visitor.copy(), visitor.copy()].map((one) =>
      one.send('POST', '/api/passkeys/login', { passkey: answer }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes nothing that was asked too long ago, and forgets what was used after that', async () => {
    const { user, passkey } = await withPasskey();
    const visitor = visitorOf(world);
    const answer = await signedBy(visitor, passkey);
    world.pass(PASSKEY_SECONDS + 90);
    expect(await said(await visitor.send('POST', '/api/passkeys/login', { passkey: answer }))).toEqual(EXPIRED);
    const used = async () => (await env.DB.prepare('select key from timed_counts').all()).results.length;
    const { key = '' } = (await env.DB.prepare('select key from timed_counts').first<{ key: string }>()) ?? {};
    expect([await used(), key.includes(user.id)]).toEqual([1, false]);
    world.pass(60);
    await purgeExpired(world.deps, world.deps.clock());
    expect(await used()).toBe(0);
  });

  it('takes no challenge that was signed for another purpose or with another key', async () => {
    const { user, passkey } = await withPasskey();
    const visitor = visitorOf(world);
    const options = await user.json<NewPasskeyOptions>(200, 'POST', '/api/account/passkeys/options', proof);
    visitor.jar.set(PASSKEY_COOKIES.sign, user.jar.get(PASSKEY_COOKIES.add) ?? '');
    const body = { passkey: await passkey.sign(options) };
    expect(await said(await visitor.send('POST', '/api/passkeys/login', body))).toEqual(EXPIRED);
    visitor.jar.set(PASSKEY_COOKIES.sign, user.jar.get(SESSION_COOKIE) ?? '');
    expect(await said(await visitor.send('POST', '/api/passkeys/login', body))).toEqual(EXPIRED);
  });

  it('says the same of a passkey that nobody has, of one that was removed, and of one whose account is gone', async () => {
    const { user, passkey } = await withPasskey();
    const second = await addPasskeyTo(user, proof, 'A key');
    const { passkey: nobodys } = await makePasskey({
      challenge: 'x',
      user: { id: 'bm9ib2R5', name: '', displayName: '' },
    });
    await user.json(204, 'DELETE', `/api/account/passkeys/${second.id}`);
    const tried = async (one: typeof passkey) => {
      const visitor = visitorOf(world);
      return said(await visitor.send('POST', '/api/passkeys/login', { passkey: await signedBy(visitor, one) }));
    };
    expect(await tried(nobodys)).toEqual(WRONG);
    expect(await tried(second)).toEqual(WRONG);
    await user.json(204, 'DELETE', '/api/account', proof);
    expect(await tried(passkey)).toEqual(WRONG);
    expect((await env.DB.prepare('select * from passkeys').all()).results).toEqual([]);
  });

  it('refuses one passkey’s signature under the id of another', async () => {
    const { passkey } = await withPasskey();
    const { passkey: other } = await withPasskey();
    const visitor = visitorOf(world);
    const answer = { ...(await signedBy(visitor, passkey)), id: other.id, rawId: other.id };
    expect(await said(await visitor.send('POST', '/api/passkeys/login', { passkey: answer }))).toEqual(WRONG);
  });

  it('refuses an authenticator that counts no further, as a copy would', async () => {
    const { passkey } = await withPasskey();
    const tried = async (counter: number) => {
      const visitor = visitorOf(world);
      const body = { passkey: await signedBy(visitor, passkey, { counter }) };
      return (await visitor.send('POST', '/api/passkeys/login', body)).status;
    };
    expect([await tried(0), await tried(7), await tried(7), await tried(3), await tried(0), await tried(8)]).toEqual([
      200, 200, 401, 401, 401, 200,
    ]);
  });

  it('is tried so often only, from one address and with one passkey', async () => {
    const counts = new Map<string, number>();
    const limit = (most: number): RateLimit => ({
      async limit({ key }) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return { success: (counts.get(key) ?? 0) <= most };
      },
    });
    world = await unhurriedTestApp({ signInRates: { address: limit(30), name: limit(5), nameAnywhere: limit(20) } });
    const { passkey } = await withPasskey();
    const statuses: number[] = [];
    for (let time = 0; time < 7; time++) {
      const visitor = visitorOf(world);
      const body = { passkey: await signedBy(visitor, passkey, { flags: 1 }) };
      statuses.push((await visitor.send('POST', '/api/passkeys/login', body)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect([...counts.keys()].join()).not.toContain(passkey.id);
  });

  it('is refused to other sites and to forms, and is unavailable without keys', async () => {
    const { passkey } = await withPasskey();
    const visitor = visitorOf(world);
    const body = { passkey: await signedBy(visitor, passkey) };
    const other = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await visitor.send('POST', '/api/passkeys/login', body, other)).status).toBe(403);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await visitor.send('POST', '/api/passkeys/login', 'passkey=1', form)).status).toBe(415);
    world.deps.config = { ...world.deps.config, keyRing: null };
    expect((await visitor.send('POST', '/api/passkeys/login', body)).status).toBe(503);
  });
});

describe('POST /api/passkeys/register/options', () => {
  it('asks for a passkey that needs no name to sign in with, and says when the name is taken', async () => {
    const visitor = visitorOf(world);
    const options = newPasskeyOptionsResponse.parse(
      await visitor.json(200, 'POST', '/api/passkeys/register/options', { username: ' Ada ' }),
    );
    expect(options.user).toMatchObject({ name: 'Ada', displayName: 'Ada' });
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toContain(-7);
    expect((await env.DB.prepare('select * from users').all()).results).toEqual([]);
    await newUser(world, 'Bob');
    const taken = await visitor.send('POST', '/api/passkeys/register/options', { username: 'bob' });
    expect(await said(taken)).toEqual([409, 'Username already exists']);
  });
});

describe('POST /api/passkeys/register', () => {
  it('makes an account that no password opens, with a recovery code as the way back', async () => {
    const { visitor, passkey, user } = await withoutPassword('ada');
    expect(await visitor.json(200, 'GET', '/api/account/passkeys')).toMatchObject({
      hasPassword: false,
      passkeys: [{ name: 'A phone' }],
    });
    for (const password of ['', ' ', PASSWORD, '$scrypt$']) {
      const tried = await visitorOf(world).send('POST', '/api/login', { username: 'ada', password });
      expect(tried.status).toBe(password === '' ? 400 : 401);
    }
    const device = visitorOf(world);
    await device.json(200, 'POST', '/api/passkeys/login', { passkey: await signedBy(device, passkey) });
    // The passkey is lost: the code sets a password, and ends what was open.
    const { recoveryCode } = user;
    const back = visitorOf(world);
    await back.json(200, 'POST', '/api/recover', { username: 'ada', recoveryCode, password: PASSWORD });
    expect((await device.send('GET', '/api/user')).status).toBe(401);
    await back.json(204, 'DELETE', `/api/account/passkeys/${passkey.id}`);
    await visitorOf(world).json(200, 'POST', '/api/login', { username: 'ada', password: PASSWORD });
  });

  it('makes one account of one challenge, and none of a name that was taken meanwhile', async () => {
    const visitor = visitorOf(world);
    const ask = () =>
      visitor.json<NewPasskeyOptions>(200, 'POST', '/api/passkeys/register/options', { username: 'ada' });
    const first = await ask();
    const { answer } = await makePasskey(first);
    const again = visitor.copy();
    await visitor.json(201, 'POST', '/api/passkeys/register', { name: 'A', passkey: answer });
    expect((await again.send('POST', '/api/passkeys/register', { name: 'A', passkey: answer })).status).toBe(409);
    const bob = visitorOf(world);
    const options = await bob.json<NewPasskeyOptions>(200, 'POST', '/api/passkeys/register/options', {
      username: 'bob',
    });
    await newUser(world, 'bob');
    const late = await bob.send('POST', '/api/passkeys/register', {
      name: 'A',
      passkey: (await makePasskey(options)).answer,
    });
    expect(late.status).toBe(409);
    const rows = await env.DB.prepare('select count(*) c from users union all select count(*) from passkeys').all();
    expect(rows.results.map(({ c }) => c)).toEqual([2, 1]);
  });

  it.each<[string, Slip]>([
    ['another site’s page', { origin: 'https://evil.test' }],
    ['a passkey of another host', { host: 'evil.test' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['what was signed to sign in', { type: 'webauthn.get' }],
    ['a device that nobody unlocked', { flags: 65 }],
    ['no key', { flags: 5 }],
    ['a maker’s certificate', { format: 'packed' }],
    ['a format that nobody knows', { format: 'evil' }],
    ['Apple’s certificate', { format: 'apple' }],
  ])('refuses %s', async (_, slip) => {
    const visitor = visitorOf(world);
    const asked = { username: 'ada' };
    const options = await visitor.json<NewPasskeyOptions>(200, 'POST', '/api/passkeys/register/options', asked);
    const { answer } = await makePasskey(options, slip);
    const sent = await visitor.send('POST', '/api/passkeys/register', { name: 'A', passkey: answer });
    expect(await said(sent)).toEqual(REFUSED);
    expect((await env.DB.prepare('select * from users').all()).results).toEqual([]);
  });
});

describe('GET /api/account/passkeys', () => {
  it('names the passkeys and never a key', async () => {
    const { user, passkey } = await withPasskey();
    const response = await user.send('GET', '/api/account/passkeys');
    const { public_key: key } = (await env.DB.prepare('select public_key from passkeys').first()) as Record<
      string,
      string
    >;
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ hasPassword: true, passkeys: [{ id: passkey.id, usedAt: null }] });
    expect(text).not.toContain(key);
    const file = await (await user.send('GET', '/api/account/export')).text();
    expect(JSON.parse(file).passkeys).toEqual([
      { name: expect.any(String), createdAt: expect.any(String), usedAt: null },
    ]);
    for (const secret of [key, passkey.id]) expect(file).not.toContain(secret);
  });
});

describe('POST /api/account/passkeys/options', () => {
  it('asks for the password, or for a passkey of the account', async () => {
    const { user, passkey } = await withPasskey();
    const path = '/api/account/passkeys/options';
    expect(await said(await user.send('POST', path, { password: 'wrong one' }))).toEqual([
      403,
      'That is not your password.',
    ]);
    expect((await user.send('POST', path, {})).status).toBe(400);
    const options = await user.json<NewPasskeyOptions>(200, 'POST', path, { passkey: await signedBy(user, passkey) });
    expect(options.excludeCredentials).toEqual([
      { id: passkey.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
    const { passkey: foreign } = await withPasskey();
    expect(await said(await user.send('POST', path, { passkey: await signedBy(user, foreign) }))).toEqual([
      403,
      'That passkey isn’t for this account.',
    ]);
    const answer = await signedBy(user, passkey, { flags: 1 });
    expect((await user.send('POST', path, { passkey: answer })).status).toBe(403);
  });
});

describe('POST /api/account/passkeys', () => {
  it('adds nothing without a challenge of this account, nor the same passkey twice', async () => {
    const { user, passkey } = await withPasskey();
    const other = await newUser(world);
    const path = '/api/account/passkeys';
    const options = await other.json<NewPasskeyOptions>(200, 'POST', `${path}/options`, proof);
    const { answer } = await makePasskey(options);
    const body = { name: 'Mine', passkey: answer };
    expect(await said(await user.send('POST', path, body))).toEqual(EXPIRED);
    user.jar.set(PASSKEY_COOKIES.add, other.jar.get(PASSKEY_COOKIES.add) ?? '');
    expect(await said(await user.send('POST', path, body))).toEqual(EXPIRED);
    const replayed = other.copy();
    await other.json(201, 'POST', path, body);
    expect(await said(await replayed.send('POST', path, body))).toEqual(USED);
    // Whoever says that a passkey of somebody else is theirs does not get it.
    const mine = await other.json<NewPasskeyOptions>(200, 'POST', `${path}/options`, proof);
    const forged = { ...(await makePasskey(mine)).answer, id: passkey.id, rawId: passkey.id };
    expect(await said(await other.send('POST', path, { name: 'x', passkey: forged }))).toEqual(REFUSED);
    expect(await listed(other)).toHaveLength(1);
  });

  it('holds so many', async () => {
    const { user } = await withPasskey();
    await env.DB.prepare(
      `with recursive n(i) as (select 2 union all select i + 1 from n where i < ${PASSKEYS_MAX}) insert into passkeys select 'p' || i, ?, 'k', 0, '', 'n', i, null from n`,
    )
      .bind(user.id)
      .run();
    const options = await user.json<NewPasskeyOptions>(200, 'POST', '/api/account/passkeys/options', proof);
    const { answer } = await makePasskey(options);
    const full = await user.send('POST', '/api/account/passkeys', { name: 'x', passkey: answer });
    expect(await said(full)).toEqual([409, `You can have up to ${PASSKEYS_MAX} passkeys. Remove one to add another.`]);
  });
});

describe('PATCH /api/account/passkeys/:id', () => {
  it('renames one’s own', async () => {
    const { user, passkey } = await withPasskey();
    const path = `/api/account/passkeys/${passkey.id}`;
    expect(await user.json(200, 'PATCH', path, { name: '  My  phone ' })).toMatchObject({ name: 'My phone' });
    expect((await (await newUser(world)).send('PATCH', path, { name: 'x' })).status).toBe(404);
    expect((await user.send('PATCH', path, { name: ' ' })).status).toBe(400);
  });
});

describe('DELETE /api/account/passkeys/:id', () => {
  it('removes one’s own and ends every other session', async () => {
    const { user, passkey } = await withPasskey();
    const phone = visitorOf(world);
    await phone.json(200, 'POST', '/api/passkeys/login', { passkey: await signedBy(phone, passkey) });
    const path = `/api/account/passkeys/${passkey.id}`;
    expect((await (await newUser(world)).send('DELETE', path)).status).toBe(404);
    await user.json(204, 'DELETE', path);
    expect((await phone.send('GET', '/api/user')).status).toBe(401);
    await user.json(200, 'GET', '/api/user');
    expect((await user.send('DELETE', path)).status).toBe(404);
  });

  it('leaves the last one of an account without a password, until it has one', async () => {
    const { visitor, passkey } = await withoutPassword();
    const path = `/api/account/passkeys/${passkey.id}`;
    const LAST = [409, 'This passkey is the only way to sign in. Set a password or add another passkey first.'];
    expect(await said(await visitor.send('DELETE', path))).toEqual(LAST);
    const second = await addPasskeyTo(visitor, { passkey: await signedBy(visitor, passkey) }, 'Two');
    await visitor.json(204, 'DELETE', path);
    expect((await visitor.send('DELETE', `/api/account/passkeys/${second.id}`)).status).toBe(409);
    const given = { passkey: await signedBy(visitor, second), newPassword: 'a new password' };
    await visitor.json(200, 'PUT', '/api/account/password', given);
    await visitor.json(204, 'DELETE', `/api/account/passkeys/${second.id}`);
    await visitorOf(world).json(200, 'POST', '/api/login', { username: 'ada', password: 'a new password' });
  });
});

describe('what only its owner may do', () => {
  it('is done with a passkey where there is no password', async () => {
    const { visitor, passkey } = await withoutPassword();
    expect((await visitor.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(403);
    const body = { passkey: await signedBy(visitor, passkey) };
    const again = visitor.copy();
    await visitor.json(200, 'POST', '/api/account/recovery-code', body);
    expect(await said(await again.send('POST', '/api/account/recovery-code', body))).toEqual(USED);
    await visitor.json(204, 'DELETE', '/api/account', { passkey: await signedBy(visitor, passkey) });
    expect((await env.DB.prepare('select * from passkeys').all()).results).toEqual([]);
  });
});
