import { describe, expect, it, vi } from 'vitest';
import type { List, ListResponse, ListsResponse } from '#schema/api/lists.ts';
import { LIST_NAME_MAX, LISTS_MAX } from '#schema/domain/site/limits.ts';
import { bookmarkDetailsWords } from '#words/saved/bookmark-details.ts';
import { nth } from './helpers/rich-account.ts';
import type { TestApp } from './helpers/test-app.ts';
import { newUser, type RegisteredVisitor } from './helpers/visitor.ts';
import { withOneUser } from './helpers/with-one-user.ts';

vi.setConfig({ testTimeout: 30_000 });

let world: TestApp;
let ada: RegisteredVisitor;
withOneUser((app, user) => {
  world = app;
  ada = user;
});

const make = (name: string, id?: string) => ada.json<List>(201, 'POST', '/api/lists', { name, id });
const lists = async () => (await ada.json<ListsResponse>(200, 'GET', '/api/lists')).lists;
const refused = async (method: string, path: string, body?: unknown) => {
  const response = await ada.send(method, path, body);
  return [response.status, await response.text()];
};

describe('POST /api/lists', () => {
  it('makes a list, empty, under its name', async () => {
    for (const name of bookmarkDetailsWords.lists.suggested) {
      world.pass(1);
      expect(await make(name)).toMatchObject({ name, count: 0 });
    }
    expect((await lists()).map(({ name }) => name)).toEqual(bookmarkDetailsWords.lists.suggested);
  });

  it('makes one list of what is sent twice with its id', async () => {
    const id = crypto.randomUUID();
    const first = await make(' Dream   schools ', id);
    expect(first).toMatchObject({ id, name: 'Dream schools' });
    world.pass(60);
    expect(await make('Dream schools', id)).toEqual(first);
    expect(await lists()).toEqual([first]);
  });

  it('keeps names unique without regard to case, for one user', async () => {
    await make('Été');
    expect(await refused('POST', '/api/lists', { name: 'ÉTÉ' })).toEqual([
      409,
      'You already have a list with this name.',
    ]);
    await (await newUser(world)).json(201, 'POST', '/api/lists', { name: 'Été' });
  });

  it('does not take the id of somebody else’s list', async () => {
    const { id } = await make('Mine', crypto.randomUUID());
    const other = await newUser(world);
    const response = await other.send('POST', '/api/lists', { id, name: 'Theirs' });
    expect([response.status, await response.text()]).toEqual([409, 'This id can’t be used.']);
  });

  it('makes so many and no more', async () => {
    const ids = Array.from({ length: LISTS_MAX }, () => crypto.randomUUID());
    for (const [at, id] of ids.entries()) await make(`List ${at}`, id);
    expect(await refused('POST', '/api/lists', { name: 'One more' })).toEqual([
      409,
      'You can have up to 50 lists. Delete one to make another.',
    ]);
    // One that is there already can still be sent again.
    await make('List 0', ids[0]);
    await ada.json(204, 'DELETE', `/api/lists/${ids[0]}`);
    await make('One more');
  });

  it.each([
    [{}, 'name must be a text of 1 to 60 characters.'],
    [{ name: ' ' }, 'name must be a text of 1 to 60 characters.'],
    [{ name: 'x'.repeat(LIST_NAME_MAX + 1) }, 'name must be a text of 1 to 60 characters.'],
    [{ name: 'x', id: 'seven' }, 'id must be a UUID.'],
  ])('refuses %j', async (body, text) => {
    expect(await refused('POST', '/api/lists', body)).toEqual([400, text]);
  });
});

describe('GET /api/lists', () => {
  it('counts the universities of each', async () => {
    const { id } = await make('Applying');
    await make('Applied');
    for (const at of [0, 1, 2]) await ada.json(200, 'PUT', `/api/lists/${id}/members/${nth(at).id}`);
    expect((await lists()).map(({ count }) => count).sort()).toEqual([0, 3]);
  });
});

describe('PUT /api/lists/:id/members/:universityId', () => {
  it('adds a university once, and bookmarks it when it was not', async () => {
    const { id } = await make('Applying');
    const add = () => ada.json(200, 'PUT', `/api/lists/${id}/members/${nth(0).id}`);
    expect(await add()).toEqual({ count: 1, bookmarkCount: 1 });
    expect(await add()).toEqual({ count: 1, bookmarkCount: 1 });
    expect(await ada.json(200, 'GET', '/api/bookmarks')).toMatchObject({
      bookmarks: [{ universityId: nth(0).id, lists: [id] }],
    });
  });

  it('puts a university in several lists and leaves its note alone', async () => {
    await ada.json(200, 'PUT', `/api/bookmarks/${nth(0).id}`, { note: 'mine' });
    const made = [await make('Applying'), await make('Applied')];
    for (const { id } of made) await ada.json(200, 'PUT', `/api/lists/${id}/members/${nth(0).id}`);
    const { bookmarks } = await ada.json<{ bookmarks: { note: string; lists: string[] }[] }>(
      200,
      'GET',
      '/api/bookmarks',
    );
    expect(bookmarks[0]?.note).toBe('mine');
    expect(bookmarks[0]?.lists.sort()).toEqual(made.map(({ id }) => id).sort());
  });

  it('answers 404 for a list or a university that is not there, and bookmarks nothing', async () => {
    const { id } = await make('Applying');
    expect(await refused('PUT', `/api/lists/${crypto.randomUUID()}/members/${nth(0).id}`)).toEqual([
      404,
      'We can’t find that list.',
    ]);
    expect(await refused('PUT', `/api/lists/${id}/members/999999999`)).toEqual([404, 'No university has this id.']);
    expect(await ada.json(200, 'GET', '/api/bookmarks')).toMatchObject({ total: 0 });
  });
});

describe('DELETE /api/lists/:id/members/:universityId', () => {
  it('takes it out of this list, and it stays bookmarked', async () => {
    const { id } = await make('Applying');
    await ada.json(200, 'PUT', `/api/lists/${id}/members/${nth(0).id}`);
    const remove = () => ada.json(200, 'DELETE', `/api/lists/${id}/members/${nth(0).id}`);
    expect(await remove()).toEqual({ count: 0, bookmarkCount: 1 });
    expect(await remove()).toEqual({ count: 0, bookmarkCount: 1 });
  });
});

describe('GET /api/lists/:id', () => {
  it('pages its universities with their notes, the latest added first', async () => {
    const { id } = await make('Applying');
    for (const at of [0, 1, 2]) {
      world.pass(1);
      await ada.json(200, 'PUT', `/api/lists/${id}/members/${nth(at).id}`);
    }
    await ada.json(204, 'PATCH', `/api/bookmarks/${nth(2).id}`, { note: 'first choice' });
    const first = await ada.json<ListResponse>(200, 'GET', `/api/lists/${id}?limit=2`);
    expect(first.list).toMatchObject({ id, name: 'Applying', count: 3 });
    expect(first.members.map(({ university, note }) => [university?.name, note])).toEqual([
      [nth(2).name, 'first choice'],
      [nth(1).name, null],
    ]);
    const second = await ada.json<ListResponse>(200, 'GET', `/api/lists/${id}?limit=2&after=${first.next}`);
    expect([second.members.map(({ universityId }) => universityId), second.next]).toEqual([[nth(0).id], null]);
  });

  it.each(['x', '%00', '__proto__', '..%2F..', crypto.randomUUID()])('answers 404 for %s', async (id) => {
    expect(await refused('GET', `/api/lists/${id}`)).toEqual([404, 'We can’t find that list.']);
  });
});

describe('PATCH /api/lists/:id', () => {
  it('renames it, also to another case of its own name, but not to the name of another', async () => {
    const { id } = await make('applying');
    await make('Applied');
    expect(await ada.json(200, 'PATCH', `/api/lists/${id}`, { name: 'Applying' })).toMatchObject({
      id,
      name: 'Applying',
    });
    expect(await refused('PATCH', `/api/lists/${id}`, { name: 'APPLIED' })).toEqual([
      409,
      'You already have a list with this name.',
    ]);
    expect(await refused('PATCH', `/api/lists/${crypto.randomUUID()}`, { name: 'x' })).toEqual([
      404,
      'We can’t find that list.',
    ]);
  });
});

describe('DELETE /api/lists/:id', () => {
  it('deletes the list and keeps the bookmarks', async () => {
    const { id } = await make('Applying');
    await ada.json(200, 'PUT', `/api/lists/${id}/members/${nth(0).id}`);
    await ada.json(204, 'DELETE', `/api/lists/${id}`);
    expect(await lists()).toEqual([]);
    expect(await ada.json(200, 'GET', '/api/bookmarks')).toMatchObject({ total: 1, bookmarks: [{ lists: [] }] });
    expect(await refused('DELETE', `/api/lists/${id}`)).toEqual([404, 'We can’t find that list.']);
  });
});
