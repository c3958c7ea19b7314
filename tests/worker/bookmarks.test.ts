import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { BookmarkIdsResponse, BookmarksResponse, MergeBookmarksResponse } from '#schema/api/bookmarks.ts';
import type { UserResponse } from '#schema/api/session.ts';
import { MERGE_MAX, NOTE_MAX } from '#schema/domain/site/limits.ts';
import { SMALL } from './helpers/database.ts';
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

const bookmarked = () => ada.json<BookmarksResponse>(200, 'GET', '/api/bookmarks');
/** Keeps the first `count` universities, a second apart, the last of them the newest. */
async function keep(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    world.pass(1);
    await ada.json(200, 'PUT', `/api/bookmarks/${nth(i).id}`);
  }
}
/** Bookmarks of universities that are in no dataset, written past the API. */
const insertGone = (id: number, addedAt = 1) =>
  env.DB.prepare('insert into bookmarks values (?, ?, null, ?)').bind(ada.id, id, addedAt).run();

describe('PUT /api/bookmarks/:universityId', () => {
  it('keeps a university once, whatever is sent, and answers how many there are', async () => {
    expect(await ada.json(200, 'PUT', `/api/bookmarks/${nth(0).id}`)).toEqual({ bookmarkCount: 1 });
    const first = await bookmarked();
    world.pass(60);
    expect(await ada.json(200, 'PUT', `/api/bookmarks/${nth(0).id}`, {})).toEqual({ bookmarkCount: 1 });
    expect(await bookmarked()).toEqual(first);
    expect(first.bookmarks[0]).toMatchObject({ universityId: nth(0).id, note: null, formerName: null, lists: [] });
    expect(first.bookmarks[0]?.university?.name).toBe(nth(0).name);
    expect((await ada.json<UserResponse>(200, 'GET', '/api/user')).bookmarkCount).toBe(1);
  });

  it('takes a note along, also to one that is kept already', async () => {
    await ada.json(200, 'PUT', `/api/bookmarks/${nth(0).id}`, { note: '  near\r\nthe sea ' });
    expect((await bookmarked()).bookmarks[0]?.note).toBe('near\nthe sea');
    await ada.json(200, 'PUT', `/api/bookmarks/${nth(0).id}`, { note: '' });
    expect((await bookmarked()).bookmarks[0]?.note).toBeNull();
  });

  it.each([
    ['999999999', 404, 'No university has this id.'],
    ['0', 400, 'universityId must be a whole number from 1 to 999,999,999.'],
    ['-1', 400, 'universityId must be a whole number from 1 to 999,999,999.'],
    ['1.5', 400, 'universityId must be a whole number from 1 to 999,999,999.'],
    ['1e3', 400, 'universityId must be a whole number from 1 to 999,999,999.'],
    ['9999999999', 400, 'universityId must be a whole number from 1 to 999,999,999.'],
    ['harvard', 400, 'universityId must be a whole number from 1 to 999,999,999.'],
  ])('does not keep %s', async (id, status, text) => {
    const response = await ada.send('PUT', `/api/bookmarks/${id}`);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect((await bookmarked()).total).toBe(0);
  });

  it('refuses a note that is too long, and a body that is none', async () => {
    const send = async (body: unknown) => {
      const response = await ada.send('PUT', `/api/bookmarks/${nth(0).id}`, body);
      return [response.status, await response.text()];
    };
    expect(await send({ note: 'x'.repeat(NOTE_MAX + 1) })).toEqual([
      400,
      'note must be a text of at most 2,000 characters.',
    ]);
    expect(await send({ note: 7 })).toEqual([400, 'note must be a text of at most 2,000 characters.']);
    expect(await send('[]')).toEqual([400, 'The body must be a JSON object.']);
    expect((await bookmarked()).total).toBe(0);
    await ada.json(200, 'PUT', `/api/bookmarks/${nth(0).id}`, { note: '界'.repeat(NOTE_MAX) });
  });
});

describe('PATCH /api/bookmarks/:universityId', () => {
  it('writes the note and nothing else', async () => {
    await keep(1);
    const [before] = (await bookmarked()).bookmarks;
    await ada.json(204, 'PATCH', `/api/bookmarks/${nth(0).id}`, { note: 'apply by May' });
    expect((await bookmarked()).bookmarks[0]).toEqual({ ...before, note: 'apply by May' });
    await ada.json(204, 'PATCH', `/api/bookmarks/${nth(0).id}`, { note: ' ' });
    expect((await bookmarked()).bookmarks[0]).toEqual(before);
  });

  it('with the note that was read, takes the place of no other that a second device wrote', async () => {
    await keep(1);
    const write = (note: string, before?: string) =>
      ada.send('PATCH', `/api/bookmarks/${nth(0).id}`, { note, ...(before === undefined ? {} : { before }) });
    expect((await write('from the phone', '')).status).toBe(204);
    const late = await write('from the laptop', '');
    expect([late.status, late.headers.get('x-failure-code'), await late.text()]).toEqual([
      409,
      'changed-elsewhere',
      'This was changed on another device since you opened it.',
    ]);
    expect((await bookmarked()).bookmarks[0]?.note).toBe('from the phone');
    // Its answer was lost: sent again, it is done already.
    expect((await write('from the phone', '')).status).toBe(204);
    expect((await write('from both', 'from the phone')).status).toBe(204);
    expect((await write('', 'from the phone')).status).toBe(409);
    expect((await write('', 'from both')).status).toBe(204);
    expect((await bookmarked()).bookmarks[0]?.note).toBeNull();
    // In one moment, one of the two.
    const both = await Promise.all([write('one', ''), write('other', '')]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('answers 404 for what is not kept, and says what is missing', async () => {
    const response = await ada.send('PATCH', `/api/bookmarks/${nth(0).id}`, { note: 'x' });
    expect([response.status, await response.text()]).toEqual([404, 'You haven’t bookmarked this university.']);
    expect((await ada.send('PATCH', `/api/bookmarks/${nth(0).id}`)).status).toBe(400);
  });

  it('keeps no characters that nobody typed', async () => {
    await ada.json(200, 'PUT', `/api/bookmarks/${nth(0).id}`, { note: 'a\u0000b\u001Bc\td\u007F\uD800' });
    expect((await bookmarked()).bookmarks[0]?.note).toBe('abc\td\uFFFD');
  });
});

describe('DELETE /api/bookmarks/:universityId', () => {
  it('removes it from every list too, and bears being sent again', async () => {
    await keep(2);
    const { id } = await ada.json<{ id: string }>(201, 'POST', '/api/lists', { name: 'Applying' });
    await ada.json(200, 'PUT', `/api/lists/${id}/members/${nth(0).id}`);
    expect(await ada.json(200, 'DELETE', `/api/bookmarks/${nth(0).id}`)).toEqual({ bookmarkCount: 1 });
    expect(await ada.json(200, 'DELETE', `/api/bookmarks/${nth(0).id}`)).toEqual({ bookmarkCount: 1 });
    expect(await ada.json(200, 'GET', '/api/lists')).toMatchObject({ lists: [{ id, count: 0 }] });
    await ada.json(200, 'PUT', `/api/bookmarks/${nth(0).id}`);
    expect((await bookmarked()).bookmarks.map(({ lists }) => lists)).toEqual([[], []]);
  });

  it('lets go of a university that has left the data', async () => {
    await insertGone(4);
    expect((await bookmarked()).bookmarks).toMatchObject([{ universityId: 4, university: null }]);
    expect(await ada.json(200, 'DELETE', '/api/bookmarks/4')).toEqual({ bookmarkCount: 0 });
  });
});

describe('GET /api/bookmarks', () => {
  it('is newest first, in pages that fit together without a gap or a repeat', async () => {
    await keep(7);
    const all = (await ada.json<BookmarksResponse>(200, 'GET', '/api/bookmarks?limit=500')).bookmarks;
    expect(all.map(({ universityId }) => universityId)).toEqual([6, 5, 4, 3, 2, 1, 0].map((at) => nth(at).id));
    let after = '';
    const paged: number[] = [];
    for (let page = 0; page < 4; page++) {
      const { bookmarks, total, next } = await ada.json<BookmarksResponse>(
        200,
        'GET',
        `/api/bookmarks?limit=2&after=${after}`,
      );
      expect(total).toBe(7);
      paged.push(...bookmarks.map(({ universityId }) => universityId));
      expect(next === null).toBe(page === 3);
      after = next ?? '';
      // What goes on page one meanwhile moves nothing on the pages that follow.
      await ada.json(200, 'DELETE', `/api/bookmarks/${paged[0]}`);
      await ada.json(200, 'PUT', `/api/bookmarks/${paged[0]}`);
    }
    expect(paged).toEqual(all.map(({ universityId }) => universityId));
  });

  it('tells the lists of each, and the last known name of one that has left the data', async () => {
    await keep(1);
    await insertGone(4);
    const { id } = await ada.json<{ id: string }>(201, 'POST', '/api/lists', { name: 'Applying' });
    await ada.json(200, 'PUT', `/api/lists/${id}/members/${nth(0).id}`);
    await env.DB.batch(
      [
        ['a', 'Old College', 1],
        ['b', 'Older College', 2],
      ].map((row) =>
        env.DB.prepare(
          "insert into dataset_changes (id, name, detected_at, version, university_id, kind) values (?, ?, ?, 'v', 4, 'closed')",
        ).bind(...row),
      ),
    );
    expect((await bookmarked()).bookmarks).toMatchObject([
      { universityId: nth(0).id, lists: [id], formerName: null },
      { universityId: 4, lists: [], formerName: 'Older College', university: null },
    ]);
  });

  it.each([
    ['limit=0', 'limit must be one whole number from 1 to 500.'],
    ['limit=501', 'limit must be one whole number from 1 to 500.'],
    ['after=1', 'after must be what `next` of the page before says.'],
    ['after=1-2;drop', 'after must be what `next` of the page before says.'],
  ])('refuses %s', async (query, text) => {
    const response = await ada.send('GET', `/api/bookmarks?${query}`);
    expect([response.status, await response.text()]).toEqual([400, text]);
  });
});

describe('GET /api/bookmarks/ids', () => {
  it('gives all of them, 500 at a time, the newest first', async () => {
    await env.DB.prepare(
      'insert into bookmarks with recursive n(i) as (select 1 union all select i + 1 from n where i < 1203) select ?, i, null, i / 7 from n',
    )
      .bind(ada.id)
      .run();
    const ids: number[] = [];
    const sizes: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: BookmarkIdsResponse = await ada.json(200, 'GET', `/api/bookmarks/ids?after=${after}`);
      expect(page.total).toBe(1203);
      sizes.push(page.ids.length);
      ids.push(...page.ids);
      after = page.next;
    }
    expect(sizes).toEqual([500, 500, 203]);
    expect(ids).toEqual(Array.from({ length: 1203 }, (_, i) => 1203 - i));
  });
});

describe('DELETE /api/bookmarks', () => {
  it('removes all of them and empties the lists, which stay', async () => {
    await keep(3);
    const { id } = await ada.json<{ id: string }>(201, 'POST', '/api/lists', { name: 'Applying' });
    await ada.json(200, 'PUT', `/api/lists/${id}/members/${nth(0).id}`);
    expect(await ada.json(200, 'DELETE', '/api/bookmarks')).toEqual({ bookmarkCount: 0 });
    expect(await bookmarked()).toEqual({ bookmarks: [], total: 0, next: null });
    expect(await ada.json(200, 'GET', '/api/lists')).toMatchObject({ lists: [{ id, count: 0 }] });
  });
});

describe('POST /api/bookmarks/merge', () => {
  const merge = (universityIds: unknown) =>
    ada.json<MergeBookmarksResponse>(200, 'POST', '/api/bookmarks/merge', { universityIds });

  it('takes over what a browser kept in its order, nothing lost and nothing twice', async () => {
    await ada.json(200, 'PUT', `/api/bookmarks/${nth(1).id}`, { note: 'mine' });
    world.pass(60);
    const ids = [nth(3).id, nth(1).id, nth(2).id, nth(3).id, 999_999_999];
    expect(await merge(ids)).toEqual({ added: 2, bookmarkCount: 3 });
    const merged = await bookmarked();
    expect(merged.bookmarks.map(({ universityId, note }) => [universityId, note])).toEqual([
      [nth(3).id, null],
      [nth(2).id, null],
      [nth(1).id, 'mine'],
    ]);
    world.pass(60);
    expect(await merge(ids)).toEqual({ added: 0, bookmarkCount: 3 });
    expect(await bookmarked()).toEqual(merged);
  });

  it('takes as many at once as it says, and none besides', async () => {
    expect(await merge(SMALL.universities.slice(0, MERGE_MAX).map(({ id }) => id))).toMatchObject({
      added: Math.min(MERGE_MAX, SMALL.universities.length),
    });
    expect(await merge([])).toMatchObject({ added: 0 });
    for (const ids of [Array.from({ length: MERGE_MAX + 1 }, (_, i) => i + 1), ['1'], [1.5], [0], 'all', null]) {
      const response = await ada.send('POST', '/api/bookmarks/merge', { universityIds: ids });
      expect([response.status, await response.text()]).toEqual([
        400,
        expect.stringMatching(/^universityIds must be a list of at most 500 ids of universities\./),
      ]);
    }
  });
});

describe('GET /api/bookmarks/export.csv', () => {
  it('holds notes, lists and figures, in cells that no spreadsheet runs', async () => {
    await keep(2);
    await insertGone(4);
    await ada.json(204, 'PATCH', `/api/bookmarks/${nth(0).id}`, {
      note: '=HYPERLINK("https://evil.example")\nline two',
    });
    for (const name of ['Applying', '+1']) {
      const { id } = await ada.json<{ id: string }>(201, 'POST', '/api/lists', { name });
      await ada.json(200, 'PUT', `/api/lists/${id}/members/${nth(0).id}`);
    }
    const response = await ada.send('GET', '/api/bookmarks/export.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="campusatlas-bookmarks-\\d{4}-${SMALL.manifest.version}\\.csv"$`),
    );
    const text = new TextDecoder('utf-8', { ignoreBOM: true, fatal: false }).decode(await response.arrayBuffer());
    expect(text.startsWith('\uFEFFID,Name,City,')).toBe(true);
    expect(text.split('\r\n')[0]).toMatch(/,Athletics,.*,Note,Lists,Bookmarked on$/);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")\nline two",Applying; '+1,2026-`);
    expect(text).toContain(`\r\n${nth(1).id},`);
    expect(text).toMatch(/\r\n4,,/);
  });

  it('is in the language asked for', async () => {
    await keep(1);
    const french = await ada.send('GET', '/api/bookmarks/export.csv?lang=fr');
    expect(await french.text()).toMatch(/^\uFEFF?Numéro;Nom;Ville;.*;Note;Listes;Ajouté aux favoris le\r\n/);
  });
});
