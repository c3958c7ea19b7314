import { describe, expect, it } from 'vitest';
import type { HistoryResponse } from '#schema/api/history.ts';
import { RECENTLY_VIEWED_MAX } from '#schema/domain/site/limits.ts';
import { nth } from './helpers/rich-account.ts';
import type { TestApp } from './helpers/test-app.ts';
import type { RegisteredVisitor } from './helpers/visitor.ts';
import { withOneUser } from './helpers/with-one-user.ts';

let world: TestApp;
let ada: RegisteredVisitor;
withOneUser((app, user) => {
  world = app;
  ada = user;
});

const seen = async () =>
  (await ada.json<HistoryResponse>(200, 'GET', '/api/history')).views.map(({ university }) => university.id);
async function look(...places: number[]): Promise<void> {
  for (const at of places) {
    world.pass(1);
    await ada.json(204, 'PUT', `/api/history/${nth(at).id}`);
  }
}
const ids = (...places: number[]) => places.map((at) => nth(at).id);

describe('PUT /api/history/:universityId', () => {
  it('moves the school to the front, without repeats, and keeps ten', async () => {
    await look(0, 1, 2, 1);
    expect(await seen()).toEqual(ids(1, 2, 0));
    await look(...Array.from({ length: 12 }, (_, at) => at));
    expect(await seen()).toEqual(ids(11, 10, 9, 8, 7, 6, 5, 4, 3, 2));
    expect((await seen()).length).toBe(RECENTLY_VIEWED_MAX);
  });

  it('answers 404 for a university that is not there', async () => {
    const response = await ada.send('PUT', '/api/history/999999999');
    expect([response.status, await response.text()]).toEqual([404, 'No university has this id.']);
  });

  it('notes nothing for who has chosen so', async () => {
    await look(0);
    await ada.json(200, 'PUT', '/api/preferences', { privacy: { keepHistory: false, countTogether: true } });
    expect(await seen()).toEqual([]);
    await look(1);
    await ada.json(204, 'POST', '/api/history/merge', {
      views: [{ universityId: nth(2).id, viewedAt: '2026-01-01T00:00:00Z' }],
    });
    expect(await seen()).toEqual([]);
    await ada.json(200, 'PUT', '/api/preferences', { privacy: { keepHistory: true, countTogether: true } });
    await look(3);
    expect(await seen()).toEqual(ids(3));
  });
});

describe('GET /api/history', () => {
  it('tells when each was looked at', async () => {
    await look(0);
    expect(await ada.json(200, 'GET', '/api/history')).toMatchObject({
      views: [{ university: { name: nth(0).name }, viewedAt: new Date(world.deps.clock()).toISOString() }],
    });
  });
});

describe('POST /api/history/merge', () => {
  const merge = (views: unknown) => ada.send('POST', '/api/history/merge', { views });
  const ago = (minutes: number) => new Date(world.deps.clock() - minutes * 60_000).toISOString();

  it('puts what a browser noted in its place by time; the later time counts, and again changes nothing', async () => {
    world.pass(600);
    await look(0);
    world.pass(600);
    const views = [
      { universityId: nth(1).id, viewedAt: ago(1) },
      { universityId: nth(0).id, viewedAt: ago(30) },
      { universityId: nth(2).id, viewedAt: ago(60) },
      { universityId: 999_999_999, viewedAt: ago(1) },
    ];
    expect((await merge(views)).status).toBe(204);
    expect(await seen()).toEqual(ids(1, 0, 2));
    await merge(views);
    expect(await seen()).toEqual(ids(1, 0, 2));
  });

  it('takes no time later than now', async () => {
    await merge([{ universityId: nth(1).id, viewedAt: ago(-60 * 24 * 365) }]);
    await look(0);
    expect(await seen()).toEqual(ids(0, 1));
  });

  it.each([
    [undefined, 'views must be a list of at most 10 views.'],
    [
      Array.from({ length: 11 }, () => ({ universityId: 1, viewedAt: '2026-01-01T00:00:00Z' })),
      'views must be a list of at most 10 views.',
    ],
    [[{ universityId: 1, viewedAt: 'yesterday' }], 'views.viewedAt must be a time in ISO 8601, in UTC.'],
    [[{ universityId: 0, viewedAt: '2026-01-01T00:00:00Z' }], 'views.universityId must be the id of a university.'],
  ])('refuses %j', async (views, text) => {
    const response = await merge(views);
    expect([response.status, await response.text()]).toEqual([400, text]);
  });
});

describe('DELETE /api/history', () => {
  it('forgets all of it', async () => {
    await look(0, 1);
    await ada.json(204, 'DELETE', '/api/history');
    expect(await seen()).toEqual([]);
  });
});
