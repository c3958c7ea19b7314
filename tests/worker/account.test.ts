import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountExport, accountExport } from '#schema/api/account.ts';
import { DEVICE_COOKIE, SESSION_COOKIE } from '#schema/domain/account/account.ts';
import { EXPORTS_AN_HOUR } from '#schema/domain/site/limits.ts';
import { unpackIds } from '#worker/services/packed-ids.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { ACCOUNT_TABLES, clearAccounts, nth, richAccount, rowsOf } from './helpers/rich-account.ts';
import { ORIGIN, type TestApp, unhurriedTestApp } from './helpers/test-app.ts';
import { newUser, PASSWORD, visitorOf } from './helpers/visitor.ts';

let world: TestApp;
beforeAll(async () => {
  await loadSmallDataset();
  world = await unhurriedTestApp();
});
beforeEach(clearAccounts);

describe('GET /api/account/export', () => {
  it('can be had so often an hour', async () => {
    const ada = await newUser(world);
    const once = async () => (await ada.send('GET', '/api/account/export')).status;
    for (let at = 0; at < EXPORTS_AN_HOUR; at++) expect(await once()).toBe(200);
    const refused = await ada.send('GET', '/api/account/export');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await (await newUser(world)).send('GET', '/api/account/export')).status).toBe(200);
    world.pass(3_600);
    expect(await once()).toBe(200);
  });

  it('is a file with everything the account holds, and nothing that proves who it is', async () => {
    const ada = await richAccount(world);
    const response = await ada.send('GET', '/api/account/export');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="campusatlas-account-${new Date(world.deps.clock()).toISOString().slice(0, 10)}.json"`,
    );
    const text = await response.text();
    const all: AccountExport = accountExport.parse(JSON.parse(text));
    expect(all.account).toMatchObject({ id: ada.id, username: ada.username });
    expect(all.settings.preferences.interests).toEqual(['health']);
    expect(all.bookmarks.map(({ universityId }) => universityId)).toEqual([nth(0).id, nth(1).id]);
    expect(all.bookmarks[0]).toMatchObject({ name: nth(0).name, note: expect.stringContaining('note') });
    expect(all.bookmarks[0]?.page).toMatch(new RegExp(`^${ORIGIN}/university/.*-${nth(0).id}$`));
    expect(all.lists).toMatchObject([{ id: ada.listId, members: [{ universityId: nth(0).id }] }]);
    expect(all.history).toMatchObject([{ universityId: nth(2).id }]);
    expect(all.savedSearches).toMatchObject([{ id: ada.searchId }]);
    expect(all.hidden).toMatchObject([{ universityId: nth(3).id }]);
    expect(all.notifications).toMatchObject([{ id: ada.changeId }]);
    for (const { password_hash, recovery_hash } of (await rowsOf(ada.id)).users ?? []) {
      for (const secret of [password_hash, recovery_hash, PASSWORD, ada.recoveryCode, '$scrypt', '$sha256']) {
        expect(text).not.toContain(secret);
      }
    }
  });

  /** What a table holds of a person and the file does not, with the reason. */
  const NOT_IN_THE_FILE: Record<string, string> = {
    'users.username_key': 'the username in another form',
    'users.password_hash': 'proves who it is',
    'users.recovery_hash': 'proves who it is',
    'users.session_epoch': 'a count of the times that all sessions were ended',
    'users.bookmark_count': 'how many bookmarks there are in the file',
    'account_sizes.note_bytes': 'how long the texts in the file are together',
    'lists.name_key': 'the name in another form',
    'lists.member_count': 'how many members there are in the file',
    'notifications.read_at': 'that it was read, without when',
    ...Object.fromEntries(
      ['id', 'public_key', 'counter', 'transports', 'name', 'created_at', 'used_at'].map((column) => [
        `passkeys.${column}`,
        'a way into the account, which the settings list',
      ]),
    ),
  };

  /** The texts by which a value of a column stands in the file; those of a JSON column are its parts. */
  function textsOf(column: string, value: unknown): string[] {
    if (column === 'seen_ids') return [JSON.stringify(unpackIds(String(value)))];
    if (column.endsWith('_at')) return [JSON.stringify(new Date(Number(value)).toISOString())];
    if (typeof value === 'string' && value.startsWith('{')) {
      return Object.entries(JSON.parse(value) as object).map(
        ([key, part]) => `${JSON.stringify(key)}:${JSON.stringify(part)}`,
      );
    }
    return [JSON.stringify(value)];
  }

  it('has every column of every table of accounts, but for those with a reason', async () => {
    const ada = await richAccount(world);
    // A time of its own in each column, so that none is found where another stands.
    const times = ACCOUNT_TABLES.flatMap(({ name, owner, columns }) =>
      columns.filter((column) => column.endsWith('_at')).map((column) => ({ name, owner, column })),
    );
    await env.DB.batch(
      times.map(({ name, owner, column }, at) =>
        env.DB.prepare(`update ${name} set ${column} = ? where ${owner} = ?`).bind(
          1_700_000_000_000 + at * 1_001,
          ada.id,
        ),
      ),
    );
    const text = await (await ada.send('GET', '/api/account/export')).text();
    const rows = await rowsOf(ada.id);
    const stored = ACCOUNT_TABLES.flatMap(({ name, columns }) => columns.map((column) => ({ name, column })));
    for (const { name } of stored) expect(rows[name]?.length, `${name} has something in it`).toBeGreaterThan(0);
    const columns = stored.map(({ name, column }) => `${name}.${column}`);
    expect(columns).toEqual(expect.arrayContaining(Object.keys(NOT_IN_THE_FILE)));
    const missing = stored.filter(
      ({ name, column }) =>
        NOT_IN_THE_FILE[`${name}.${column}`] === undefined &&
        (rows[name] ?? []).some((row) => textsOf(column, row[column]).some((one) => !text.includes(one))),
    );
    expect(missing).toEqual([]);
  });

  describe('of an account that keeps very much', () => {
    const MANY = 2_500;
    const numbers = (count: number) =>
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;

    /** Keeps so many in two lists, with as many notifications, several of a moment. */
    async function keeper() {
      const ada = await newUser(world);
      const insert = (sql: string, ...values: unknown[]) => env.DB.prepare(sql).bind(...values);
      await env.DB.batch([
        insert(`insert into bookmarks ${numbers(MANY)} select ?, 500000 + i, 'note ' || i, i / 7 from n`, ada.id),
        ...['one', 'two'].flatMap((list, at) => [
          insert(
            'insert into lists (id, user_id, name, name_key, created_at) values (?1, ?2, ?1, ?1, ?3)',
            list,
            ada.id,
            at,
          ),
          insert(
            `insert into list_members ${numbers(MANY)} select ?, ?, 500000 + i, i / 7 from n where i % ? = 0`,
            list,
            ada.id,
            at + 1,
          ),
        ]),
        insert(
          `insert into dataset_changes (id, version, university_id, kind, name, detected_at) ${numbers(MANY)} select 'c' || i, 'v', 500000 + i, 'tuition', 'x', 1 from n`,
        ),
        insert(
          `insert into notifications (user_id, change_id, created_at) ${numbers(MANY)} select ?, 'c' || i, i / 2000 from n`,
          ada.id,
        ),
      ]);
      world.database.reset();
      return ada;
    }

    it('holds each thing once, in order', async () => {
      const ada = await keeper();
      const all = accountExport.parse(await ada.json(200, 'GET', '/api/account/export'));
      const ids = (rows: readonly { universityId: number }[]) => rows.map(({ universityId }) => universityId - 500_000);
      const every = Array.from({ length: MANY }, (_, at) => MANY - at);
      expect(ids(all.bookmarks)).toEqual(every);
      expect(all.lists.map(({ name }) => name)).toEqual(['one', 'two']);
      expect(ids(all.lists[0]?.members ?? [])).toEqual(every);
      expect(ids(all.lists[1]?.members ?? [])).toEqual(every.filter((one) => one % 2 === 0));
      expect(ids(all.notifications)).toEqual(every);
      expect(world.database.trips).toBeGreaterThan(5);
    });

    it('is read only as far as it is taken', async () => {
      const ada = await keeper();
      const response = await ada.send('GET', '/api/account/export');
      // One to count it, one to begin.
      expect(world.database.trips).toBe(2);
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      await reader.read();
      await reader.read();
      expect(world.database.trips).toBe(2);
      await reader.cancel();
      expect(world.database.trips).toBe(2);
    });

    it('breaks off where the database fails, or the session ends, instead of ending as if it were whole', async () => {
      const ada = await keeper();
      const failing = await ada.send('GET', '/api/account/export');
      world.database.failing = new Error('D1_ERROR: internal error');
      await expect(failing.text()).rejects.toThrow();
      world.database.failing = null;
      expect(world.log).toContainEqual(expect.objectContaining({ level: 'error', event: 'answer-broken-off' }));
      const ended = await ada.send('GET', '/api/account/export');
      await ada.copy().json(204, 'POST', '/api/logout');
      await expect(ended.text()).rejects.toThrow();
    });
  });

  it.each(['/api/account/export', '/api/bookmarks/export.csv'])('%s does not begin at another site', async (path) => {
    const ada = await richAccount(world);
    const ask = (from?: string) =>
      ada.send('GET', path, undefined, {
        'sec-fetch-mode': 'navigate',
        ...(from === undefined ? {} : { 'sec-fetch-site': from }),
      });
    for (const from of ['cross-site', 'same-site', 'anything']) {
      world.database.reset();
      const response = await ask(from);
      expect([response.status, await response.text()]).toEqual([
        403,
        'This download can only be started from a page of this site.',
      ]);
      expect([response.headers.get('content-disposition'), world.database.trips]).toEqual([null, 0]);
    }
    for (const from of ['same-origin', 'none', undefined]) expect((await ask(from)).status).toBe(200);
  });
});

describe('PUT /api/account/password', () => {
  const change = { currentPassword: PASSWORD, newPassword: 'brand new one' };

  it('ends every other session at once, and the one that asked goes on', async () => {
    const ada = await newUser(world, 'ada');
    const phone = visitorOf(world);
    await phone.json(200, 'POST', '/api/login', { username: 'ada', password: PASSWORD });
    const old = ada.copy();
    await ada.json(200, 'PUT', '/api/account/password', change);
    expect(ada.jar.get(SESSION_COOKIE)).not.toBe(old.jar.get(SESSION_COOKIE));
    await ada.json(200, 'GET', '/api/user');
    for (const device of [old, phone]) expect((await device.send('GET', '/api/user')).status).toBe(401);
    expect((await visitorOf(world).send('POST', '/api/login', { username: 'ada', password: PASSWORD })).status).toBe(
      401,
    );
    await visitorOf(world).json(200, 'POST', '/api/login', { username: 'ada', password: change.newPassword });
  });

  it.each([
    [{ ...change, currentPassword: 'wrong one' }, 403, 'That is not your password.'],
    [{ ...change, newPassword: '12345' }, 400, 'Password must be at least 6 characters.'],
    [{ newPassword: 'long enough' }, 400, 'Password is required.'],
    [{ ...change, newPassword: '      ' }, 400, 'A password that is only spaces is too easy to guess.'],
    [{ ...change, newPassword: 'Weak.Name1' }, 400, 'This password is too much like your username.'],
    [
      { ...change, newPassword: 'letmein' },
      400,
      'This is one of the most common passwords, and among the first that someone would try.',
    ],
  ])('refuses %j, and nothing ends', async (body, status, text) => {
    const ada = await newUser(world, 'weak-name');
    const phone = ada.copy();
    const response = await ada.send('PUT', '/api/account/password', body);
    expect([response.status, await response.text()]).toEqual([status, text]);
    await phone.json(200, 'GET', '/api/user');
  });

  it('brings another recovery code, and the one before is dead', async () => {
    const ada = await newUser(world, 'ada');
    const { recoveryCode } = await ada.json<{ recoveryCode: string }>(200, 'PUT', '/api/account/password', change);
    const recover = (code: string) =>
      visitorOf(world).send('POST', '/api/recover', { username: 'ada', recoveryCode: code, password: 'another one' });
    expect((await recover(ada.recoveryCode)).status).toBe(401);
    expect((await recover(recoveryCode)).status).toBe(200);
  });

  it('lets one of two through who change it at the same moment', async () => {
    const ada = await newUser(world);
    const phone = ada.copy();
    const statuses = await Promise.all(
      [ada, phone].map(async (device, i) => {
        const body = { ...change, newPassword: `brand new ${i}` };
        return (await device.send('PUT', '/api/account/password', body)).status;
      }),
    );
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it('is not to be guessed at with a stolen session, and leaves the owner’s other sessions their tries', async () => {
    const left = new Map<string, number>();
    const ada = await newUser(world);
    const phone = visitorOf(world);
    await phone.json(200, 'POST', '/api/login', { username: ada.username, password: PASSWORD });
    const { signInRates } = world.deps;
    const counter = (most: number): RateLimit => ({
      async limit({ key }) {
        left.set(key, (left.get(key) ?? most) - 1);
        return { success: (left.get(key) as number) >= 0 };
      },
    });
    world.deps.signInRates = { ...signInRates, name: counter(5), nameAnywhere: counter(20) };
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      statuses.push((await ada.send('DELETE', '/api/account', { password: `guess ${i}` })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    for (let i = 0; i < 50; i++) {
      expect((await ada.send('PUT', '/api/account/password', change)).status).toBe(429);
    }
    await phone.json(200, 'PUT', '/api/account/password', change);
    world.deps.signInRates = signInRates;
    await phone.json(200, 'GET', '/api/user');
  });
});

describe('POST /api/account/recovery-code', () => {
  it('gives another code, and the one before counts no longer', async () => {
    const ada = await newUser(world, 'ada');
    const { recoveryCode } = await ada.json<{ recoveryCode: string }>(200, 'POST', '/api/account/recovery-code', {
      password: PASSWORD,
    });
    const recover = async (code: string) =>
      (
        await visitorOf(world).send('POST', '/api/recover', {
          username: 'ada',
          recoveryCode: code,
          password: 'brand new one',
        })
      ).status;
    expect(await recover(ada.recoveryCode)).toBe(401);
    expect(await recover(recoveryCode)).toBe(200);
  });

  it('asks for the password', async () => {
    const ada = await newUser(world);
    const response = await ada.send('POST', '/api/account/recovery-code', { password: 'wrong one' });
    expect([response.status, await response.text()]).toEqual([403, 'That is not your password.']);
  });
});

describe('DELETE /api/account', () => {
  it('deletes all of it at once, ends every session and frees the name', async () => {
    const ada = await richAccount(world);
    const bob = await richAccount(world);
    const phone = ada.copy();
    const before = await rowsOf(bob.id);
    await ada.json(204, 'DELETE', '/api/account', { password: PASSWORD });
    expect(Object.values(await rowsOf(ada.id)).flat()).toEqual([]);
    expect(await rowsOf(bob.id)).toEqual(before);
    expect([...ada.jar.keys()]).toEqual([]);
    expect((await phone.send('GET', '/api/user')).status).toBe(401);
    expect((await phone.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(401);
    const again = await newUser(world, ada.username);
    expect(again.id).not.toBe(ada.id);
    expect(await again.json(200, 'GET', '/api/bookmarks')).toMatchObject({ total: 0 });
    expect((await phone.send('GET', '/api/user')).status).toBe(401);
  });

  it('asks for the password, and deletes nothing without it', async () => {
    const ada = await richAccount(world);
    const before = await rowsOf(ada.id);
    const response = await ada.send('DELETE', '/api/account', { password: 'wrong one' });
    expect([response.status, await response.text()]).toEqual([403, 'That is not your password.']);
    expect((await ada.send('DELETE', '/api/account')).status).toBe(400);
    expect(await rowsOf(ada.id)).toEqual(before);
  });

  it('leaves on the device who else signed in there', async () => {
    const ada = await newUser(world);
    await ada.json(204, 'POST', '/api/logout');
    const bob = await newUser(world);
    await ada.json(200, 'POST', '/api/login', { username: bob.username, password: PASSWORD });
    await ada.json(204, 'DELETE', '/api/account', { password: PASSWORD });
    expect([...ada.jar.keys()]).toEqual([DEVICE_COOKIE]);
  });
});
