import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { NotificationsResponse } from '#schema/api/notifications.ts';
import type { UserResponse } from '#schema/api/session.ts';
import { UNREAD_COUNTED } from '#schema/domain/site/limits.ts';
import { nth } from './helpers/rich-account.ts';
import type { TestApp } from './helpers/test-app.ts';
import { newUser, type RegisteredVisitor } from './helpers/visitor.ts';
import { withOneUser } from './helpers/with-one-user.ts';

let world: TestApp;
let ada: RegisteredVisitor;
withOneUser((app, user) => {
  world = app;
  ada = user;
});

interface Told {
  id: string;
  universityId?: number;
  kind?: string;
  before?: unknown;
  after?: unknown;
  at?: number;
}

/** As the job writes them. */
async function tell(...told: Told[]): Promise<void> {
  await env.DB.batch(
    told.flatMap(({ id, universityId = nth(0).id, kind = 'tuition', before = 100, after = 200, at = 1_000 }) => [
      env.DB.prepare(
        "insert into dataset_changes (id, version, university_id, kind, name, before, after, detected_at) values (?, 'v', ?, ?, 'As it was called', ?, ?, ?)",
      ).bind(id, universityId, kind, JSON.stringify(before), JSON.stringify(after), at),
      env.DB.prepare('insert into notifications (user_id, change_id, created_at) values (?, ?, ?)').bind(
        ada.id,
        id,
        at,
      ),
    ]),
  );
}
const page = (query = '') => ada.json<NotificationsResponse>(200, 'GET', `/api/notifications${query}`);
const unread = async () => (await ada.json<UserResponse>(200, 'GET', '/api/user')).unreadNotifications;

describe('GET /api/notifications', () => {
  it('says what changed, for which university, from what to what', async () => {
    await tell(
      { id: 'a', at: 1_000 },
      { id: 'b', kind: 'acceptanceRate', before: 12.5, after: null, at: 2_000 },
      { id: 'c', kind: 'closed', universityId: 4, before: 'Old College', after: null, at: 3_000 },
    );
    const { notifications, unread: count, next } = await page();
    expect([count, next]).toEqual([3, null]);
    expect(notifications).toMatchObject([
      { id: 'c', kind: 'closed', slug: null, before: 'Old College', after: null, currency: null },
      { id: 'b', kind: 'acceptanceRate', before: 12.5, after: null, currency: null },
      { id: 'a', kind: 'tuition', before: 100, after: 200, currency: nth(0).currency, name: 'As it was called' },
    ]);
    expect(notifications[2]?.slug).toMatch(new RegExp(`-${nth(0).id}$`));
    expect(notifications[0]?.createdAt).toBe('1970-01-01T00:00:03.000Z');
  });

  it('pages those of one moment without a gap or a repeat', async () => {
    await tell(...Array.from({ length: 5 }, (_, i) => ({ id: `n${i}` })));
    const ids: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { notifications, next }: NotificationsResponse = await page(`?limit=2&after=${after}`);
      ids.push(...notifications.map(({ id }) => id));
      after = next;
    }
    expect(ids).toEqual(['n4', 'n3', 'n2', 'n1', 'n0']);
  });

  it('has no next page when the last is full', async () => {
    await tell({ id: 'a' }, { id: 'b' }, { id: 'c' });
    expect(await page('?limit=3')).toMatchObject({ notifications: [{}, {}, {}], next: null });
    expect((await page('?limit=2')).next).not.toBeNull();
  });

  it('counts the unread up to a hundred', async () => {
    await tell(...Array.from({ length: UNREAD_COUNTED + 20 }, (_, i) => ({ id: `n${i}`, at: i })));
    expect([(await page()).unread, await unread()]).toEqual([UNREAD_COUNTED, UNREAD_COUNTED]);
  });
});

describe('POST /api/notifications/read', () => {
  it('notes what was read, once', async () => {
    await tell({ id: 'a' }, { id: 'b' }, { id: 'c' });
    await ada.json(204, 'POST', '/api/notifications/read', { ids: ['a', 'nobody’s'] });
    expect((await page()).notifications.map(({ id, read }) => [id, read])).toEqual([
      ['c', false],
      ['b', false],
      ['a', true],
    ]);
    expect(await unread()).toBe(2);
    await ada.json(204, 'POST', '/api/notifications/read', { all: true });
    expect(await unread()).toBe(0);
  });

  it('keeps when it was read first, however often it is read again', async () => {
    await tell({ id: 'a' }, { id: 'b' });
    const first = world.deps.clock();
    await ada.json(204, 'POST', '/api/notifications/read', { ids: ['a'] });
    world.pass(60);
    await ada.json(204, 'POST', '/api/notifications/read', { ids: ['a'] });
    await ada.json(204, 'POST', '/api/notifications/read', { all: true });
    const { results } = await env.DB.prepare('select change_id, read_at from notifications order by 1').all();
    expect(results).toEqual([
      { change_id: 'a', read_at: first },
      { change_id: 'b', read_at: first + 60_000 },
    ]);
  });

  it('leaves other users’ notifications of the same change alone', async () => {
    await tell({ id: 'a' });
    const bob = await newUser(world);
    await env.DB.prepare("insert into notifications (user_id, change_id, created_at) values (?, 'a', 1)")
      .bind(bob.id)
      .run();
    await bob.json(204, 'POST', '/api/notifications/read', { all: true });
    expect(await unread()).toBe(1);
  });

  it.each([
    [{}, 'all must be true, or `ids` be a list.'],
    [{ all: false }, 'all must be true, or `ids` be a list.'],
    [{ ids: 'a' }, 'ids must be a list of at most 500 ids.'],
    [{ ids: [1] }, 'ids must be a list of at most 500 ids.'],
  ])('refuses %j', async (body, text) => {
    const response = await ada.send('POST', '/api/notifications/read', body);
    expect([response.status, await response.text()]).toEqual([400, text]);
  });
});
