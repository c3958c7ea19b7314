/**
 * Tests the cost of personal pages with 100,000 users and one who keeps 10,000 schools: rows that D1 reads
 * (meta.rows_read), which are a few for each row shown and a constant, however much there is.
 */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { packIds } from '#worker/services/packed-ids.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { nth } from './helpers/rich-account.ts';
import { type TestApp, unhurriedTestApp } from './helpers/test-app.ts';
import { newUser, PASSWORD, type RegisteredVisitor, visitorOf } from './helpers/visitor.ts';

const USERS = 100_000;
const ROWS = 10_000;
/** Ids of the made-up universities follow this one. */
const FIRST = 500_000;

let world: TestApp;
let keeper: RegisteredVisitor;
const LIST = 'a-list-of-everything';

const numbers = (count: number) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;

beforeAll(async () => {
  await loadSmallDataset();
  world = await unhurriedTestApp();
  keeper = await newUser(world);
  const columns = (await env.DB.prepare("pragma table_info('universities')").all<{ name: string }>()).results
    .map(({ name }) => name)
    .filter((name) => name !== 'id');
  const insert = (sql: string, ...values: unknown[]) => env.DB.prepare(sql).bind(...values);
  await env.DB.batch([
    insert(
      `insert into universities (id, ${columns}) ${numbers(ROWS)} select ${FIRST} + i, ${columns} from n, universities where universities.id = ?`,
      nth(0).id,
    ),
    insert(
      `insert into university_cards (id, card) ${numbers(ROWS)} select ${FIRST} + i, json_set(card, '$.id', ${FIRST} + i) from n, university_cards where university_cards.id = ?`,
      nth(0).id,
    ),
    insert(
      `insert into users (id, username, username_key, password_hash, settings, created_at) ${numbers(USERS)} select 'user-' || i, 'name-' || i, 'name-' || i, '', '{}', i from n`,
    ),
    insert(`insert into bookmarks ${numbers(ROWS)} select ?, ${FIRST} + i, 'note ' || i, i / 3 from n`, keeper.id),
    // Everybody keeps something, and thousands keep the same.
    insert(`insert into bookmarks ${numbers(USERS / 10)} select 'user-' || i, ${FIRST} + i % 7, null, i from n`),
    insert(
      'insert into lists (id, user_id, name, name_key, created_at) values (?, ?, ?, ?, 1)',
      LIST,
      keeper.id,
      'All',
      'all',
    ),
    insert(`insert into list_members ${numbers(ROWS)} select ?, ?, ${FIRST} + i, i / 3 from n`, LIST, keeper.id),
    insert(
      `insert into dataset_changes (id, version, university_id, kind, name, before, after, detected_at) ${numbers(ROWS)} select 'c' || i, 'v', ${FIRST} + i, 'tuition', 'x', '1', '2', 1 from n`,
    ),
    insert(
      `insert into notifications (user_id, change_id, created_at, read_at) ${numbers(ROWS)} select ?, 'c' || i, i / 1000, case when i % 2 then 1 end from n`,
      keeper.id,
    ),
    insert(`insert into hidden ${numbers(1_000)} select ?, ${FIRST} + i, i from n`, keeper.id),
    insert(
      `insert into saved_searches ${numbers(50)} select 's' || i, ?, 'search ' || i, 'tuitionMax=' || i, ?, 2, i from n`,
      keeper.id,
      packIds([1, 2, 3]),
    ),
  ]);
  for (let at = 0; at < 10; at++) await keeper.json(204, 'PUT', `/api/history/${nth(at).id}`);
  world.database.reset();
}, 60_000);

async function costs(what: string, most: number, ask: () => Promise<Response>): Promise<Response> {
  await world.settle();
  world.database.reset();
  const response = await ask();
  const { rowsRead } = world.database;
  expect([200, 201, 204], await response.clone().text()).toContain(response.status);
  expect(rowsRead, what).toBeLessThanOrEqual(most);
  return response;
}

/** Rows for each row shown: the index or list, the row itself, the school; a constant for the session and the total. */
const page = (limit: number, each: number) => (limit + 1) * each + 20;

describe(`with ${USERS} users, ${ROWS} bookmarks, as many in a list and as many notifications`, () => {
  it.each([20, 500])('a page of %i costs its rows, the first as one in the middle', async (limit) => {
    const half = ROWS / 6;
    const bookmarks = `/api/bookmarks?limit=${limit}`;
    const list = `/api/lists/${LIST}?limit=${limit}`;
    const told = `/api/notifications?limit=${limit}`;
    await costs(`bookmarks, ${limit}`, page(limit, 5), () => keeper.send('GET', bookmarks));
    await costs(`bookmarks, ${limit} in the middle`, page(limit, 5), () =>
      keeper.send('GET', `${bookmarks}&after=${Math.floor(half)}-${FIRST + ROWS / 2}`),
    );
    await costs(`a list, ${limit}`, page(limit, 5), () => keeper.send('GET', list));
    await costs(`a list, ${limit} in the middle`, page(limit, 5), () =>
      keeper.send('GET', `${list}&after=${Math.floor(half)}-${FIRST + ROWS / 2}`),
    );
    await costs(`notifications, ${limit}`, page(limit, 5) + 200, () => keeper.send('GET', told));
    await costs(`notifications, ${limit} in the middle`, 2 * page(limit, 5) + 200, () =>
      keeper.send('GET', `${told}&after=5-5600`),
    );
  });

  it('what stands on every page costs a constant', async () => {
    await costs('who is signed in', 220, () => keeper.send('GET', '/api/user'));
    await costs('signing in', 220, () =>
      visitorOf(world).send('POST', '/api/login', { username: keeper.username, password: PASSWORD }),
    );
    await costs('registering', 20, () =>
      visitorOf(world).send('POST', '/api/register', { username: 'newcomer', password: PASSWORD }),
    );
    await costs('ids of bookmarks, 500', page(500, 1), () => keeper.send('GET', '/api/bookmarks/ids'));
    await costs('history', page(10, 4), () => keeper.send('GET', '/api/history'));
    await costs('lists', 20, () => keeper.send('GET', '/api/lists'));
    await costs('preferences', 20, () => keeper.send('GET', '/api/preferences'));
    await costs('hidden, 1,000', page(1_000, 3), () => keeper.send('GET', '/api/hidden'));
    await costs('saved searches, 50', page(50, 3), () => keeper.send('GET', '/api/searches'));
  });

  it('changing one thing costs a constant', async () => {
    const one = nth(1).id;
    await costs('keep a school', 20, () => keeper.send('PUT', `/api/bookmarks/${one}`));
    await costs('write its note', 20, () => keeper.send('PATCH', `/api/bookmarks/${one}`, { note: 'x' }));
    await costs('put it in a list', 30, () => keeper.send('PUT', `/api/lists/${LIST}/members/${one}`));
    await costs('take it out', 30, () => keeper.send('DELETE', `/api/lists/${LIST}/members/${one}`));
    await costs('keep it no longer', 30, () => keeper.send('DELETE', `/api/bookmarks/${one}`));
    await costs('look at a school', 100, () => keeper.send('PUT', `/api/history/${one}`));
    await costs('hide a school again', 20, () => keeper.send('PUT', `/api/hidden/${FIRST + 1}`));
    await costs('take over 20 bookmarks', page(20, 5), () =>
      keeper.send('POST', '/api/bookmarks/merge', { universityIds: Array.from({ length: 20 }, (_, at) => nth(at).id) }),
    );
    await costs('sign out', 10, () => keeper.copy().send('POST', '/api/logout'));
  });
});
