/** Tests an account's quota: what it writes and its lists by their bytes, counted as they come, change and go. */
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { BOARD_STATE_MAX } from '#schema/domain/plan/board-link.ts';
import { EMPTY_PLAN_ITEM, PLAN_ITEMS_MAX, PLAN_NOTE_MAX } from '#schema/domain/plan/plan.ts';
import {
  ACCOUNT_BYTES_MAX,
  BOARDS_MAX,
  LIST_PLACE_BYTES,
  LISTS_BYTES_MAX,
  NOTE_MAX,
  SAVED_BOARD_NAME_MAX,
  SAVED_SEARCHES_MAX,
  SEARCH_NAME_MAX,
  SEARCH_QUERY_MAX,
} from '#schema/domain/site/limits.ts';
import { packIds } from '#worker/services/packed-ids.ts';
import { nth } from './helpers/rich-account.ts';
import type { TestApp } from './helpers/test-app.ts';
import { newUser, PASSWORD, type RegisteredVisitor } from './helpers/visitor.ts';
import { withOneUser } from './helpers/with-one-user.ts';

vi.setConfig({ testTimeout: 30_000 });

let world: TestApp;
let ada: RegisteredVisitor;
withOneUser((app, user) => {
  world = app;
  ada = user;
});

const numbers = (count: number) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
const noteBytes = async (id = ada.id) =>
  (await env.DB.prepare('select note_bytes b from account_sizes where user_id = ?').bind(id).first<{ b: number }>())?.b;
const written = async () =>
  (
    await env.DB.prepare('select sum(length(cast(note as blob))) b from bookmarks where user_id = ?')
      .bind(ada.id)
      .first<{ b: number }>()
  )?.b;

/** Fills the account's notes up to so many bytes, past the API. */
async function fillNotes(bytes: number): Promise<void> {
  await env.DB.prepare(
    `insert into bookmarks ${numbers(Math.floor(bytes / 1_000))} select ?, 500000 + i, printf('%.*c', 1000, 'x'), i from n`,
  )
    .bind(ada.id)
    .run();
}

const FULL =
  'Your account is full. Your notes, plan, boards and saved searches can take up 1.5 MB together. Shorten or delete something to add more.';

describe('notes', () => {
  it('are counted in bytes as they come, change and go', async () => {
    const [one, two] = [nth(0).id, nth(1).id];
    const bytes: (number | undefined)[] = [];
    const then = async (act: Promise<unknown>) => {
      await act;
      bytes.push(await noteBytes());
    };
    await then(ada.json(200, 'PUT', `/api/bookmarks/${one}`));
    await then(ada.json(200, 'PUT', `/api/bookmarks/${one}`, { note: 'abc' }));
    await then(ada.json(204, 'PATCH', `/api/bookmarks/${one}`, { note: 'é😀' }));
    await then(ada.json(200, 'PUT', `/api/bookmarks/${two}`, { note: '12345678' }));
    await then(ada.json(200, 'PUT', `/api/bookmarks/${two}`, { note: '1234' }));
    await then(ada.json(204, 'PATCH', `/api/bookmarks/${one}`, { note: '' }));
    await then(ada.json(200, 'DELETE', `/api/bookmarks/${two}`));
    expect(bytes).toEqual([undefined, 3, 6, 14, 10, 4, 0]);
    await ada.json(200, 'PUT', `/api/bookmarks/${two}`, { note: '1234' });
    await ada.json(200, 'DELETE', '/api/bookmarks');
    expect(await noteBytes()).toBe(0);
  });

  it('stay within their quota, with the quota named; a shorter one is always taken', async () => {
    await fillNotes(ACCOUNT_BYTES_MAX - 1_000);
    const { id } = nth(0);
    const full = 'x'.repeat(1_000);
    await ada.json(200, 'PUT', `/api/bookmarks/${id}`, { note: full });
    expect(await noteBytes()).toBe(ACCOUNT_BYTES_MAX);
    const refusals = [
      await ada.send('PATCH', `/api/bookmarks/${id}`, { note: `${full}x` }),
      // Two bytes for one.
      await ada.send('PATCH', `/api/bookmarks/${id}`, { note: full.replace('x', 'é') }),
      await ada.send('PUT', `/api/bookmarks/${nth(1).id}`, { note: 'x' }),
    ];
    for (const response of refusals) {
      expect([response.status, await response.text()]).toEqual([409, FULL]);
    }
    // Without a note it is kept all the same.
    await ada.json(200, 'PUT', `/api/bookmarks/${nth(1).id}`);
    await ada.json(204, 'PATCH', `/api/bookmarks/${id}`, { note: full.replaceAll('x', 'y') });
    // Whoever had more from before can still write less.
    await env.DB.prepare('update account_sizes set note_bytes = note_bytes + 5000').run();
    await ada.json(204, 'PATCH', `/api/bookmarks/${id}`, { note: full.slice(1) });
    expect((await ada.send('PATCH', `/api/bookmarks/${id}`, { note: full })).status).toBe(409);
  });

  it('of one do not count for another', async () => {
    await fillNotes(ACCOUNT_BYTES_MAX);
    const bob = await newUser(world);
    await bob.json(200, 'PUT', `/api/bookmarks/${nth(0).id}`, { note: 'x'.repeat(NOTE_MAX) });
    expect(await noteBytes(bob.id)).toBe(NOTE_MAX);
  });

  it('go with the account', async () => {
    await ada.json(200, 'PUT', `/api/bookmarks/${nth(0).id}`, { note: 'x' });
    await ada.json(204, 'DELETE', '/api/account', { password: PASSWORD });
    expect(await noteBytes()).toBeUndefined();
  });

  it('that were there before the count are counted by the migration, once and again', async () => {
    await fillNotes(20_000);
    await env.DB.prepare('delete from account_sizes').run();
    const migration = env.MIGRATIONS.find(({ name }) => name === '0005_note_sizes.sql');
    for (let time = 0; time < 2; time++) {
      for (const query of migration?.queries ?? []) await env.DB.prepare(query).run();
      expect([await noteBytes(), await written()]).toEqual([20_000, 20_000]);
    }
  });
});

describe('plan, boards and saved searches', () => {
  const BOARD = '5c1d8f1e-7a07-4a0e-8a63-0f5b1a7e2c44';
  const planned = (note: string) => ({
    items: [{ key: `university:${nth(0).id}`, item: { ...EMPTY_PLAN_ITEM, note } }],
  });
  const board = (state: string) => ({ name: 'Ours é', state: `1.${state}` });
  const search = (query: string) => ({ name: 'Mine', query });
  /** What the tables hold, which is what the count is to be. */
  const held = async () =>
    (
      await env.DB.prepare(
        `select (select coalesce(sum(length(cast(item as blob))), 0) from plan_items where user_id = ?1)
          + (select coalesce(sum(length(cast(name as blob)) + length(cast(state as blob))), 0) from boards where user_id = ?1)
          + (select coalesce(sum(length(cast(name as blob)) + length(cast(query as blob)) + length(cast(seen_ids as blob))), 0) from saved_searches where user_id = ?1)
          + (select coalesce(sum(length(cast(note as blob))), 0) from bookmarks where user_id = ?1) b`,
      )
        .bind(ada.id)
        .first<{ b: number }>()
    )?.b;

  it('are counted in bytes as they come, change and go', async () => {
    const { id } = await ada.json<{ id: string }>(201, 'POST', '/api/searches', search('country=CA'));
    const seen: (number | undefined)[] = [await noteBytes()];
    const then = async (act: Promise<unknown>) => {
      await act;
      expect(await noteBytes()).toBe(await held());
      seen.push(await noteBytes());
    };
    await then(ada.json(200, 'PATCH', `/api/searches/${id}`, { name: 'Another é' }));
    await then(ada.json(200, 'PATCH', `/api/searches/${id}`, { seen: true }));
    await then(ada.json(204, 'PATCH', '/api/plan', planned('é😀')));
    await then(ada.json(204, 'PATCH', '/api/plan', planned('longer by far')));
    await then(ada.json(200, 'PUT', `/api/boards/${BOARD}`, board('AAAA')));
    await then(ada.json(200, 'PUT', `/api/boards/${BOARD}`, board('AA')));
    await then(ada.json(200, 'PUT', `/api/bookmarks/${nth(0).id}`, { note: 'a note' }));
    // Each changed something, but for what was only seen again.
    expect(new Set(seen).size).toBe(seen.length - 1);
    await then(ada.json(204, 'DELETE', `/api/boards/${BOARD}`));
    await then(ada.json(204, 'PATCH', '/api/plan', { items: [{ key: `university:${nth(0).id}`, item: null }] }));
    await then(ada.json(204, 'DELETE', `/api/searches/${id}`));
    await then(ada.json(200, 'DELETE', '/api/bookmarks'));
    expect(seen.at(-1)).toBe(0);
  });

  it('share the quota of the notes: each is refused where it is full, and what takes less never is', async () => {
    await ada.json(204, 'PATCH', '/api/plan', planned('before'));
    await ada.json(200, 'PUT', `/api/boards/${BOARD}`, board('AAAAAAAA'));
    await ada.json(201, 'POST', '/api/searches', search('country=CA'));
    await fillNotes(ACCOUNT_BYTES_MAX);
    const refused = [
      await ada.send('PATCH', '/api/plan', planned('before it')),
      await ada.send('PUT', `/api/boards/${BOARD}`, board('AAAAAAAAA')),
      await ada.send('PUT', `/api/boards/${BOARD.replace('5', '6')}`, board('A')),
      await ada.send('POST', '/api/searches', search('country=US')),
      await ada.send('PUT', `/api/bookmarks/${nth(0).id}`, { note: 'x' }),
    ];
    for (const response of refused) expect([response.status, await response.text()]).toEqual([409, FULL]);
    await ada.json(204, 'PATCH', '/api/plan', planned('after!'));
    await ada.json(200, 'PUT', `/api/boards/${BOARD}`, board('BBBBBBBB'));
    await ada.json(200, 'PUT', `/api/boards/${BOARD}`, board('BBBB'));
    await ada.json(201, 'POST', '/api/searches', search('country=CA'));
    await ada.json(204, 'PATCH', '/api/plan', { items: [{ key: `university:${nth(0).id}`, item: null }] });
  });

  it('has room for everything the other limits allow, beside three hundred full notes', () => {
    const plan = PLAN_ITEMS_MAX * (PLAN_NOTE_MAX + JSON.stringify(EMPTY_PLAN_ITEM).length + 400);
    const boards = BOARDS_MAX * (SAVED_BOARD_NAME_MAX + BOARD_STATE_MAX);
    const everySchool = packIds(Array.from({ length: 4_000 }, (_, at) => 100_000 + at * 100)).length;
    const searches = SAVED_SEARCHES_MAX * (SEARCH_NAME_MAX + SEARCH_QUERY_MAX + everySchool);
    expect(plan + boards + searches + 300 * NOTE_MAX).toBeLessThan(ACCOUNT_BYTES_MAX);
  });

  it('that were there before the count are counted by the migration, once and again', async () => {
    await ada.json(204, 'PATCH', '/api/plan', planned('é'));
    await ada.json(200, 'PUT', `/api/boards/${BOARD}`, board('AAAA'));
    await ada.json(201, 'POST', '/api/searches', search('country=CA'));
    await ada.json(200, 'PUT', `/api/bookmarks/${nth(0).id}`, { note: 'a note' });
    await env.DB.batch(['account_sizes', 'account_uses'].map((table) => env.DB.prepare(`delete from ${table}`)));
    const migration = env.MIGRATIONS.find(({ name }) => name.startsWith('0012_'));
    for (let time = 0; time < 2; time++) {
      for (const query of migration?.queries ?? []) await env.DB.prepare(query).run();
      expect(await noteBytes()).toBe(await held());
      const { results } = await env.DB.prepare('select * from account_uses').all();
      expect(results).toEqual([{ user_id: ada.id, month: expect.stringMatching(/^20\d\d-\d\d$/) }]);
    }
  });
});

describe('lists', () => {
  it('hold so many schools together and no more, with the quota named', async () => {
    const most = LISTS_BYTES_MAX / LIST_PLACE_BYTES;
    const { id } = await ada.json<{ id: string }>(201, 'POST', '/api/lists', { name: 'All' });
    const other = await ada.json<{ id: string }>(201, 'POST', '/api/lists', { name: 'B' });
    await env.DB.prepare(`insert into list_members ${numbers(most - 2)} select ?, ?, 500000 + i, i from n`)
      .bind(id, ada.id)
      .run();
    // The names take up some bytes as well, so that the place before the last is the last.
    await ada.json(200, 'PUT', `/api/lists/${other.id}/members/${nth(0).id}`);
    const response = await ada.send('PUT', `/api/lists/${other.id}/members/${nth(1).id}`);
    expect([response.status, await response.text()]).toEqual([
      409,
      'Your lists are full (50,000 schools). Remove one to add another.',
    ]);
    // What is in it already may be put there again.
    await ada.json(200, 'PUT', `/api/lists/${other.id}/members/${nth(0).id}`);
    expect(await ada.json(200, 'GET', '/api/bookmarks/ids')).toMatchObject({ total: 1 });
    expect((await ada.send('POST', '/api/lists', { name: 'A list with a long name' })).status).toBe(409);
    await ada.json(200, 'DELETE', `/api/lists/${other.id}/members/${nth(0).id}`);
    await ada.json(200, 'PUT', `/api/lists/${id}/members/${nth(1).id}`);
  });
});
