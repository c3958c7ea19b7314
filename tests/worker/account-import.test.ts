import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountExport, accountExport } from '#schema/api/account.ts';
import type { ImportAccountResponse } from '#schema/api/account-file.ts';
import { DEFAULT_SETTINGS } from '#schema/domain/account/account.ts';
import { EMPTY_PLAN_ITEM } from '#schema/domain/plan/plan.ts';
import { ACCOUNT_FILE_MAX, BOARDS_MAX, IMPORTS_AN_HOUR, LISTS_MAX, NOTE_MAX } from '#schema/domain/site/limits.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { accountFileOf } from './helpers/personal-calls.ts';
import { clearAccounts, nth, richAccount, rowsOf } from './helpers/rich-account.ts';
import { type TestApp, unhurriedTestApp } from './helpers/test-app.ts';
import { newUser, PASSWORD, type Visitor } from './helpers/visitor.ts';

let world: TestApp;
beforeAll(async () => {
  await loadSmallDataset();
  world = await unhurriedTestApp();
});
beforeEach(clearAccounts);

const ADDRESS = '/api/account/import';
const exported = async (visitor: Visitor): Promise<AccountExport> =>
  accountExport.parse(await visitor.json(200, 'GET', '/api/account/export'));
const importInto = (visitor: Visitor, mode: string, file: unknown) =>
  visitor.json<ImportAccountResponse>(200, 'POST', ADDRESS, { mode, file });

/** What a file says, but for whose it is, when it was written, links, passkeys, and ids that are the account's own. */
function comparable({ lists, savedSearches, boards, ...all }: AccountExport) {
  const { account: _account, exportedAt: _at, links: _links, passkeys: _passkeys, ...rest } = all;
  const withoutId = <One extends { id: string }>({ id: _, ...one }: One) => one;
  return {
    ...rest,
    lists: lists.map(withoutId),
    savedSearches: savedSearches.map(withoutId),
    boards: boards.map(withoutId),
  };
}

const HOSTILE_NOTE = '<script>alert(1)</script> =1+1 "quoted" é 北京\nsecond line';

/** An account with something in every part, set by the requests of a browser and by jobs. */
async function fullAccount() {
  const ada = await richAccount(world);
  await ada.json(204, 'PATCH', `/api/bookmarks/${nth(1).id}`, { note: HOSTILE_NOTE });
  const list = await ada.json<{ id: string }>(201, 'POST', '/api/lists', { name: 'Été <b>' });
  await ada.json(200, 'PUT', `/api/lists/${list.id}/members/${nth(1).id}`);
  await ada.json(200, 'PUT', `/api/lists/${list.id}/members/${nth(6).id}`);
  await ada.json(200, 'PUT', '/api/preferences', {
    privacy: { countTogether: false },
    notifications: { price: false },
    situation: {
      home: 'US-CA',
      residence: null,
      income: '30-48',
      postalCode: '94305',
      starting: null,
      attendance: null,
      living: null,
      sat: 1400,
      act: null,
      average: 91,
      subjects: [],
    },
  });
  await ada.json(200, 'PUT', '/api/dashboard', { order: ['recent', 'lists', 'bookmarks', 'recommendations'] });
  await ada.json(204, 'PATCH', '/api/plan', {
    items: [
      {
        key: `university:${nth(1).id}`,
        item: {
          ...EMPTY_PLAN_ITEM,
          status: 'applying',
          round: 'regular',
          date: '2027-01-01',
          cycle: '2026-27',
          ownDate: '2026-12-20',
          tasks: { essay: 'done', fee: 'not-needed' },
          note: HOSTILE_NOTE,
        },
      },
      { key: 'scholarship:one', item: { status: 'applied', ownDate: null } },
    ],
  });
  return ada;
}

describe('POST /api/account/import', () => {
  it('is restored exactly in a new account once the old one is deleted', async () => {
    const ada = await fullAccount();
    const before = await exported(ada);
    await ada.json(204, 'DELETE', '/api/account', { password: PASSWORD });
    const eve = await newUser(world, 'eve');
    const secrets = async () => (await rowsOf(eve.id)).users?.map(({ settings: _, bookmark_count: __, ...row }) => row);
    const own = await secrets();
    const changes = await importInto(eve, 'replace', before);
    expect(changes.parts.bookmarks).toEqual({ file: 3, account: 0, added: 3 });
    const after = await exported(eve);
    expect(comparable(after)).toEqual(comparable(before));
    expect(after.settings.situation?.postalCode).toBe('94305');
    expect(after.links).toEqual([]);
    // A file with passkeys of another account brings none along.
    expect(before.passkeys.length).toBeGreaterThan(0);
    expect(after.passkeys).toEqual([]);
    expect(after.account).toMatchObject({ username: 'eve', id: eve.id });
    expect(await secrets()).toEqual(own);
    expect((await rowsOf(eve.id)).account_sizes).toMatchObject([{ note_bytes: expect.any(Number) }]);
  });

  it('is looked at without a change, says what it would change, and merges into what is there', async () => {
    const ada = await fullAccount();
    const file = await exported(ada);
    const bob = await newUser(world);
    await bob.json(200, 'PUT', `/api/bookmarks/${nth(1).id}`, { note: 'mine' });
    await bob.json(200, 'PUT', `/api/bookmarks/${nth(8).id}`);
    await bob.json(201, 'POST', '/api/lists', { name: 'ÉTÉ <B>' });
    const before = await rowsOf(bob.id);
    const seen = await importInto(bob, 'look', file);
    expect(seen).toMatchObject({
      parts: {
        bookmarks: { file: 3, account: 2, added: 2 },
        lists: { file: 2, account: 1, added: 1 },
        plan: { file: 3, account: 0, added: 3 },
        boards: { file: 1, account: 0, added: 1 },
      },
      settingsDiffer: true,
    });
    expect(await rowsOf(bob.id)).toEqual(before);
    await importInto(bob, 'merge', file);
    const after = await exported(bob);
    expect(after.bookmarks.map(({ universityId, note }) => [universityId, note])).toEqual(
      expect.arrayContaining([
        [nth(1).id, 'mine'],
        [nth(8).id, null],
        [nth(0).id, expect.stringContaining('note')],
        [nth(6).id, null],
      ]),
    );
    expect(after.settings.preferences).toEqual(DEFAULT_SETTINGS.preferences);
    expect(after.lists.map(({ name, members }) => [name, members.length])).toEqual(
      expect.arrayContaining([['ÉTÉ <B>', 2]]),
    );
    // A second time there is nothing left to add.
    const again = await importInto(bob, 'merge', file);
    expect(Object.values(again.parts).map(({ added }) => added)).toEqual(Object.keys(again.parts).map(() => 0));
    expect(await exported(bob)).toMatchObject(comparable(after));
  });

  it('replaces what is there, and the links to lists go with them', async () => {
    const ada = await fullAccount();
    const file = await exported(ada);
    const bob = await richAccount(world);
    await bob.json(201, 'POST', '/api/links', { kind: 'list', subject: bob.listId });
    await importInto(bob, 'replace', file);
    const after = await exported(bob);
    expect(comparable(after)).toEqual(comparable(file));
    expect(after.links.map(({ subject }) => subject)).toEqual(['']);
  });

  it('may hold a school that has left the data, of which a change is known', async () => {
    const ada = await newUser(world);
    await env.DB.prepare(
      "insert into dataset_changes (id, version, university_id, kind, name, detected_at) values ('v:1:status', 'v', 1, 'status', 'Gone College', 1)",
    ).run();
    await importInto(ada, 'merge', accountFileOf({ hidden: [{ universityId: 1, hiddenAt: '2026-01-01T00:00:00Z' }] }));
    expect((await exported(ada)).hidden).toMatchObject([{ universityId: 1 }]);
  });

  it('is written in several statements where it is long', async () => {
    const ada = await newUser(world);
    const many = Array.from({ length: 19 }, (_, at) => ({
      id: `b${at}`,
      name: `Board ${at}`,
      state: `1.${'A'.repeat(7_900)}`,
      changedAt: '2026-01-01T00:00:00Z',
    }));
    const plan = Array.from({ length: 50 }, (_, at) => ({
      key: `university:${at + 1}`,
      item: { ...EMPTY_PLAN_ITEM, note: '\u{1F393}'.repeat(500) },
      changedAt: '2026-01-01T00:00:00Z',
    }));
    const searches = Array.from({ length: 50 }, (_, at) => ({
      name: `Search ${at}`,
      query: `q=school+${at}`,
      createdAt: '2026-01-01T00:00:00Z',
      seenAt: '2026-01-01T00:00:00Z',
      seenUniversityIds: Array.from({ length: 5_600 }, (_, id) => id * 20_000 + at + 1),
    }));
    await importInto(ada, 'replace', accountFileOf({ boards: many, plan, savedSearches: searches }));
    const rows = await rowsOf(ada.id);
    expect([rows.boards?.length, rows.plan_items?.length, rows.saved_searches?.length]).toEqual([19, 50, 50]);
  });
});

describe('a file that is refused', () => {
  const bookmark = (universityId: number, note: string | null = null) => ({
    universityId,
    note,
    addedAt: '2026-01-01T00:00:00.000Z',
  });
  const list = (name: string) => ({ name, createdAt: '2026-01-01T00:00:00.000Z', members: [] });
  const cases: [what: string, file: () => unknown, status: number, text: RegExp][] = [
    ['of another site', () => ({ bookmarks: [] }), 400, /file\.format must be a file that was downloaded/],
    ['of an unknown version', () => accountFileOf({ version: 2 }), 400, /file\.version must be 1/],
    ['that is no object', () => [], 400, /file must be a file that was downloaded/],
    ['without a part', () => accountFileOf({ plan: undefined }), 400, /file\.plan must be a list/],
    ['with a school that never was', () => accountFileOf({ bookmarks: [bookmark(999_999_999)] }), 404, /never on this/],
    ['with no id', () => accountFileOf({ bookmarks: [bookmark(-1)] }), 400, /must be the id of a university/],
    [
      'that names a school twice',
      () => accountFileOf({ bookmarks: [bookmark(nth(0).id), bookmark(nth(0).id, 'x')] }),
      400,
      /file\.bookmarks must name each entry once/,
    ],
    ['that names a list twice', () => accountFileOf({ lists: [list('A'), list('a')] }), 400, /each entry once/],
    [
      'with a note too long',
      () => accountFileOf({ bookmarks: [bookmark(nth(0).id, 'x'.repeat(NOTE_MAX + 1))] }),
      400,
      /at most 2,000 characters/,
    ],
    [
      'with too many lists',
      () => accountFileOf({ lists: Array.from({ length: LISTS_MAX + 1 }, (_, at) => list(`L${at}`)) }),
      400,
      /at most 50 entries/,
    ],
    [
      'with an item under the key of another kind',
      () =>
        accountFileOf({
          plan: [{ key: 'scholarship:one', item: EMPTY_PLAN_ITEM, changedAt: '2026-01-01T00:00:00Z' }],
        }),
      400,
      /file\.plan\.item must be what its key is for/,
    ],
    [
      'nested deeper than anybody reads',
      () => accountFileOf({ settings: JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) }),
      400,
      /file\.settings must be an object/,
    ],
    [
      'with settings that are none',
      () => accountFileOf({ settings: { ...DEFAULT_SETTINGS, privacy: 1 } }),
      400,
      /privacy/,
    ],
    [
      'with the prototype of every object',
      () => JSON.parse('{"__proto__":{"format":"campusatlas-account"}}'),
      400,
      /format/,
    ],
  ];

  it.each(cases)('%s changes nothing, in either way', async (_, file, status, text) => {
    const ada = await richAccount(world);
    const before = await rowsOf();
    for (const mode of ['merge', 'replace']) {
      const response = await ada.send('POST', ADDRESS, { mode, file: file() });
      expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(text)]);
    }
    expect(await rowsOf()).toEqual(before);
  });

  it('says once what is wrong with many entries', async () => {
    const ada = await newUser(world);
    const bookmarks = Array.from({ length: 9_000 }, (_, at) => bookmark(-at));
    const response = await ada.send('POST', ADDRESS, { mode: 'merge', file: accountFileOf({ bookmarks }) });
    expect([response.status, await response.text()]).toEqual([
      400,
      'file.bookmarks.universityId must be the id of a university.',
    ]);
  });

  it('because it is larger than a file may be', async () => {
    const ada = await newUser(world);
    const response = await ada.send('POST', ADDRESS, `{"mode":"merge","file":"${'x'.repeat(ACCOUNT_FILE_MAX)}"}`);
    expect(response.status).toBe(413);
    expect((await ada.send('POST', '/api/lists', `{"name":"${'x'.repeat(20_000)}"}`)).status).toBe(413);
  });

  it('because the account would hold too much, and nothing of it is done', async () => {
    const ada = await richAccount(world);
    const boards = Array.from({ length: BOARDS_MAX }, (_, at) => ({
      id: `${at}`,
      name: `Board ${at}`,
      state: '1.AAAA',
      changedAt: '2026-01-01T00:00:00Z',
    }));
    const before = await rowsOf();
    const response = await ada.send('POST', ADDRESS, { mode: 'merge', file: accountFileOf({ boards }) });
    expect([response.status, await response.text()]).toEqual([409, expect.stringContaining('20 boards')]);
    expect(await rowsOf()).toEqual(before);
    await importInto(ada, 'replace', accountFileOf({ boards }));
    expect((await rowsOf(ada.id)).boards).toHaveLength(BOARDS_MAX);
  });

  it('because texts come to more bytes than an account may write', async () => {
    const ada = await newUser(world);
    const plan = Array.from({ length: 200 }, (_, at) => ({
      key: `university:${at + 1}`,
      item: { ...EMPTY_PLAN_ITEM, note: '北'.repeat(1_000) },
      changedAt: '2026-01-01T00:00:00Z',
    }));
    const boards = Array.from({ length: BOARDS_MAX }, (_, at) => ({
      id: `${at}`,
      name: `Board ${at}`,
      state: `1.${'A'.repeat(7_900)}`,
      changedAt: '2026-01-01T00:00:00Z',
    }));
    const searches = Array.from({ length: 50 }, (_, at) => ({
      name: `Search ${at}`,
      query: `q=school+${at}`,
      createdAt: '2026-01-01T00:00:00Z',
      seenAt: '2026-01-01T00:00:00Z',
      seenUniversityIds: Array.from({ length: 9_000 }, (_, id) => id * 100_000 + at + 1),
    }));
    const before = await rowsOf();
    for (const mode of ['merge', 'replace']) {
      const response = await ada.send('POST', ADDRESS, {
        mode,
        file: accountFileOf({ plan, boards, savedSearches: searches }),
      });
      expect([response.status, await response.text()]).toEqual([409, expect.stringContaining('account is full')]);
    }
    expect(await rowsOf()).toEqual(before);
  });

  it('because the database fails in the middle, and nothing of it is done', async () => {
    const ada = await richAccount(world);
    const file = await exported(ada);
    await env.DB.prepare(
      "create trigger broken before insert on plan_items begin select raise(abort, 'broken on purpose'); end",
    ).run();
    const before = await rowsOf();
    const response = await ada.send('POST', ADDRESS, { mode: 'replace', file });
    await env.DB.prepare('drop trigger broken').run();
    expect(response.status).toBe(503);
    expect(await rowsOf()).toEqual(before);
  });

  it('after so many an hour', async () => {
    const ada = await newUser(world);
    const once = async () => (await ada.send('POST', ADDRESS, { mode: 'look', file: accountFileOf() })).status;
    for (let at = 0; at < IMPORTS_AN_HOUR; at++) expect(await once()).toBe(200);
    expect(await once()).toBe(429);
  });

  it('from another site, or by nobody', async () => {
    const ada = await newUser(world);
    const body = { mode: 'look', file: accountFileOf() };
    expect((await ada.send('POST', ADDRESS, body, { origin: 'https://example.com' })).status).toBe(403);
    ada.jar.clear();
    expect((await ada.send('POST', ADDRESS, body)).status).toBe(401);
  });
});
