import { describe, expect, it, vi } from 'vitest';
import type { BoardsResponse, SavedBoard } from '#schema/api/boards.ts';
import { BOARD_STATE_MAX } from '#schema/domain/plan/board-link.ts';
import { BOARDS_MAX } from '#schema/domain/site/limits.ts';
import { rowsOf } from './helpers/rich-account.ts';
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

const STATE = '1.q1YqLkksSS1WsoqOBQA';
const keep = (id: string, name = 'Ours', state = STATE, who = ada) =>
  who.json<SavedBoard>(200, 'PUT', `/api/boards/${id}`, { name, state });
const boards = async (who = ada) => (await who.json<BoardsResponse>(200, 'GET', '/api/boards')).boards;
const refused = async (id: string, body: unknown, who = ada) => {
  const response = await who.send('PUT', `/api/boards/${id}`, body);
  return [response.status, await response.text()];
};

describe('PUT /api/boards/:id', () => {
  it('keeps boards that come back as they were kept, the latest changed first', async () => {
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    const first = await keep(one, '  For   Maya ');
    expect(first).toMatchObject({ id: one, name: 'For Maya', state: STATE });
    world.pass(60);
    const second = await keep(two);
    expect(await boards()).toEqual([second, first]);
    world.pass(60);
    const changed = await keep(one, 'For Maya', '1.AAAA');
    expect(await boards()).toEqual([changed, second]);
    await ada.json(204, 'DELETE', `/api/boards/${two}`);
    expect(await boards()).toEqual([changed]);
  });

  it('keeps so many and no more; one that is there can still be changed', async () => {
    const ids = Array.from({ length: BOARDS_MAX }, () => crypto.randomUUID());
    for (const id of ids) await keep(id);
    expect(await refused(crypto.randomUUID(), { name: 'x', state: STATE })).toEqual([
      409,
      `You can save up to ${BOARDS_MAX} boards. Delete one to save another.`,
    ]);
    await keep(ids[0] as string, 'Again');
    expect(await boards()).toHaveLength(BOARDS_MAX);
  });

  it('leaves alone what was changed since it was opened, and takes the same one twice', async () => {
    const id = crypto.randomUUID();
    const { changedAt } = await keep(id);
    const theirs = await ada.json<SavedBoard>(200, 'PUT', `/api/boards/${id}`, {
      name: 'Ours',
      state: '1.BBBB',
      changedAt,
    });
    const mine = { name: 'Ours', state: '1.CCCC', changedAt };
    expect(await refused(id, mine)).toEqual([409, 'This was changed on another device since you opened it.']);
    expect(await boards()).toEqual([theirs]);
    // The answer may have been lost.
    expect((await refused(id, { name: 'Ours', state: '1.BBBB', changedAt }))[0]).toBe(200);
    expect((await refused(id, { ...mine, changedAt: (await boards())[0]?.changedAt }))[0]).toBe(200);
    await ada.json(204, 'DELETE', `/api/boards/${id}`);
    expect((await refused(id, mine))[0]).toBe(409);
    expect(await boards()).toEqual([]);
  });

  it('keeps nobody else’s', async () => {
    const id = crypto.randomUUID();
    const mine = await keep(id);
    const eve = await newUser(world);
    expect(await boards(eve)).toEqual([]);
    expect(await refused(id, { name: 'Hers', state: '1.AAAA' }, eve)).toEqual([409, 'This id can’t be used.']);
    expect((await eve.send('DELETE', `/api/boards/${id}`)).status).toBe(404);
    expect(await boards()).toEqual([mine]);
  });

  it.each([
    ['no-uuid', { name: 'x', state: STATE }],
    [undefined, { name: '', state: STATE }],
    [undefined, { name: 'x'.repeat(61), state: STATE }],
    [undefined, { name: 'x' }],
    [undefined, { name: 'x', state: '' }],
    [undefined, { name: 'x', state: '1.<script>' }],
    [undefined, { name: 'x', state: `1.${'A'.repeat(BOARD_STATE_MAX)}` }],
    [undefined, { name: 'x', state: { toString: 1 } }],
  ])('refuses %s %j', async (id, body) => {
    const [status] = await refused(id ?? crypto.randomUUID(), body);
    expect(status).toBe(400);
    expect(await boards()).toEqual([]);
  });
});

describe('GET /api/boards', () => {
  it('has none to begin with', async () => {
    expect(await boards()).toEqual([]);
  });

  it('is in the account’s file, and goes with the account', async () => {
    const saved = await keep(crypto.randomUUID());
    const file = await ada.json<{ boards: SavedBoard[] }>(200, 'GET', '/api/account/export');
    expect(file.boards).toEqual([saved]);
    await ada.json(204, 'DELETE', '/api/account', { password: PASSWORD });
    expect((await rowsOf(ada.id)).boards).toEqual([]);
  });
});

describe('DELETE /api/boards/:id', () => {
  it('deletes a board once', async () => {
    const id = crypto.randomUUID();
    await keep(id);
    await ada.json(204, 'DELETE', `/api/boards/${id}`);
    expect((await ada.send('DELETE', `/api/boards/${id}`)).status).toBe(404);
    expect((await ada.send('DELETE', '/api/boards/__proto__')).status).toBe(404);
  });
});
