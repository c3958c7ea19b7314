import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedSearch, SavedSearchesResponse } from '#schema/api/saved-searches.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { SAVED_SEARCHES_MAX } from '#schema/domain/site/limits.ts';
import { packIds, unpackIds } from '#worker/services/packed-ids.ts';
import { searchOfAddress } from '#worker/services/saved-searches.ts';
import { loadSmallDataset, SMALL } from './helpers/database.ts';
import { clearAccounts } from './helpers/rich-account.ts';
import { type TestApp, unhurriedTestApp } from './helpers/test-app.ts';
import { newUser, type RegisteredVisitor } from './helpers/visitor.ts';

vi.setConfig({ testTimeout: 30_000 });

let world: TestApp;
let ada: RegisteredVisitor;
beforeAll(async () => {
  await loadSmallDataset();
  world = await unhurriedTestApp();
});
beforeEach(async () => {
  await clearAccounts();
  world.newIsolate();
  ada = await newUser(world);
});

const save = (query: string, name = query || 'everything') =>
  ada.json<SavedSearch>(201, 'POST', '/api/searches', { name, query });
const searches = async () => (await ada.json<SavedSearchesResponse>(200, 'GET', '/api/searches')).searches;
const foundNow = async (query: string) =>
  (await (await world.ask(`/api/universities/search?limit=500&${query}`)).json()) as SearchResponse;
const refused = async (method: string, path: string, body?: unknown) => {
  const response = await ada.send(method, path, body);
  return [response.status, await response.text()];
};
/** What the job writes when a dataset changed something. */
const change = (universityId: number, detectedAt: number) =>
  env.DB.prepare(
    "insert into dataset_changes (id, version, university_id, kind, name, detected_at) values (?, 'v', ?, 'tuition', 'x', ?)",
  )
    .bind(`${universityId}:${detectedAt}`, universityId, detectedAt)
    .run();

describe('POST /api/searches', () => {
  it('saves what the search page’s address asks for, and counts what it finds', async () => {
    const saved = await save('q=college&country=US&type=private&page=3', 'Colleges');
    expect(saved).toMatchObject({ name: 'Colleges', newCount: 0, changedCount: 0 });
    expect(saved.query).toBe('q=college&country=US&type=private');
    expect(saved.total).toBe((await foundNow('search=college&country=US&type=private')).total);
    expect(saved.total).toBeGreaterThan(0);
    expect(await searches()).toEqual([saved]);
  });

  it('has the same search once, under the name it was given last', async () => {
    const first = await save('type=public&country=US&type=private');
    world.pass(60);
    const second = await save('?country=us&type=private,public&sortBy=name&page=9&utm_source=x', 'Both');
    expect(second).toEqual({ ...first, name: 'Both' });
    expect(await searches()).toEqual([second]);
  });

  it('saves so many and no more', async () => {
    for (let i = 0; i < SAVED_SEARCHES_MAX; i++) await save(`tuitionMax=${1_000 + i}`);
    expect(await refused('POST', '/api/searches', { name: 'x', query: 'country=CA' })).toEqual([
      409,
      'You can have up to 50 saved searches. Delete one to save another.',
    ]);
    await save('tuitionMax=1000', 'again');
  });

  it.each([
    [{ query: '' }, 'name must be a text of 1 to 80 characters.'],
    [{ name: 'x' }, "query must be the query of a search page's address, of at most 2,000 characters."],
    [
      { name: 'x', query: 'x'.repeat(2_001) },
      "query must be the query of a search page's address, of at most 2,000 characters.",
    ],
  ])('refuses %j', async (body, text) => {
    expect(await refused('POST', '/api/searches', body)).toEqual([400, text]);
  });
});

describe('GET /api/searches', () => {
  it('tells how many are new since it was seen, and how many of the others have changed', async () => {
    const saved = await save('country=US');
    const [gone, changed, both] = (await foundNow('country=US')).universities.map(({ id }) => id);
    // As if two of them had not been there when it was seen.
    const seen = SMALL.universities
      .filter(({ country, id }) => country === 'US' && id !== gone && id !== both)
      .map(({ id }) => id);
    await env.DB.prepare('update saved_searches set seen_ids = ?').bind(packIds(seen)).run();
    const seenAt = Date.parse(saved.seenAt);
    await change(changed as number, seenAt + 1_000);
    await change(changed as number, seenAt + 2_000);
    await change(both as number, seenAt + 1_000);
    await change(seen[0] === changed ? (seen[1] as number) : (seen[0] as number), seenAt - 1_000);
    expect(await searches()).toMatchObject([{ total: saved.total, newCount: 2, changedCount: 1 }]);
  });

  it('counts a search for subjects as the list does', async () => {
    const { total } = await foundNow('subject=nursing&degree=masters');
    expect(total).toBeGreaterThan(2);
    await save('subject=nursing&degree=masters');
    expect(await searches()).toMatchObject([{ total, newCount: 0 }]);
  });

  it('asks for the changes once an isolate, and again when there are newer ones', async () => {
    const saved = await save('country=US');
    const at = Date.parse(saved.seenAt);
    const [first, second] = (await foundNow('country=US')).universities.map(({ id }) => id);
    const trips = async () => {
      await world.settle();
      world.database.reset();
      const [search] = await searches();
      return [search?.changedCount, world.database.trips];
    };
    expect(await trips()).toEqual([0, 1]);
    await change(first as number, at + 1);
    expect(await trips()).toEqual([1, 2]);
    expect(await trips()).toEqual([1, 1]);
    await change(second as number, at + 2);
    expect(await trips()).toEqual([2, 2]);
  });
});

describe('GET /api/searches with very many', () => {
  /** Each answer's searches, from the first to the last. */
  async function pages(): Promise<SavedSearch[][]> {
    const all: SavedSearch[][] = [];
    for (let after = ''; ; ) {
      const page = await ada.json<SavedSearchesResponse>(200, 'GET', `/api/searches${after}`);
      all.push(page.searches);
      if (page.next === null) return all;
      after = `?after=${page.next}`;
    }
  }

  it('counts few rare texts in one answer, and leaves none out and none twice', async () => {
    for (let i = 0; i < SAVED_SEARCHES_MAX; i++) {
      // Several of one moment.
      if (i % 7 === 0) world.pass(1);
      await save(`q=colege of zq${i}`, `s${i}`);
    }
    const all = await pages();
    expect(all.map(({ length }) => length)).toEqual(Array(10).fill(5));
    expect(all.flat().map(({ name }) => name)).toEqual(
      Array.from({ length: SAVED_SEARCHES_MAX }, (_, i) => `s${SAVED_SEARCHES_MAX - 1 - i}`),
    );
  });

  it('counts all that only filter at once, and those around a place like texts', async () => {
    for (let i = 0; i < 30; i++) await save(`tuitionMax=${20_000 + i}`);
    expect((await pages()).map(({ length }) => length)).toEqual([30]);
    for (let i = 0; i < 6; i++) await save(`nearPlace=Town ${i}&radiusMiles=50`);
    // The newest first: five around a place, then the sixth with what is left.
    expect((await pages()).map(({ length }) => length)).toEqual([5, 31]);
  });

  it('refuses what is no cursor', async () => {
    expect(await refused('GET', '/api/searches?after=x')).toEqual([
      400,
      'after must be what `next` of the page before says.',
    ]);
  });
});

describe('PATCH /api/searches/:id', () => {
  it('notes that its results were seen, and nothing is new any more', async () => {
    const { id, seenAt } = await save('country=CA');
    await env.DB.prepare("update saved_searches set seen_ids = ''").run();
    expect((await searches())[0]?.newCount).toBeGreaterThan(0);
    world.pass(60);
    const seen = await ada.json<SavedSearch>(200, 'PATCH', `/api/searches/${id}`, { seen: true });
    expect(seen).toMatchObject({ newCount: 0, changedCount: 0 });
    expect(Date.parse(seen.seenAt)).toBe(Date.parse(seenAt) + 60_000);
    expect(await searches()).toEqual([seen]);
  });

  it('renames it and leaves what was seen', async () => {
    const { id } = await save('country=CA');
    await env.DB.prepare("update saved_searches set seen_ids = ''").run();
    const [before] = await searches();
    expect(await ada.json(200, 'PATCH', `/api/searches/${id}`, { name: ' North ' })).toEqual({
      ...before,
      name: 'North',
    });
    expect(await ada.json(200, 'PATCH', `/api/searches/${id}`)).toEqual({ ...before, name: 'North' });
    expect(await refused('PATCH', `/api/searches/${id}`, { seen: false })).toEqual([400, 'seen must be true.']);
    expect(await refused('PATCH', '/api/searches/x', { name: 'y' })).toEqual([404, 'We can’t find that saved search.']);
  });
});

describe('DELETE /api/searches/:id', () => {
  it('deletes it', async () => {
    const { id } = await save('country=CA');
    await ada.json(204, 'DELETE', `/api/searches/${id}`);
    expect(await searches()).toEqual([]);
    expect(await refused('DELETE', `/api/searches/${id}`)).toEqual([404, 'We can’t find that saved search.']);
  });
});

describe('the query of a saved search', () => {
  it.each([
    ['', ''],
    ['q=MIT%20%26%20Co&view=map', 'q=MIT+%26+Co'],
    ['sortBy=tuition&sortOrder=desc&q=a', 'q=a&sortBy=tuition&sortOrder=desc'],
    ['country=FR&state=ny&page=2', 'state=NY'],
    ['religiousAffiliation=any&tuitionMin=5', 'tuitionMin=5'],
    ['radiusMiles=50', ''],
    ['nearPlace=Boston&radiusMiles=50', 'nearPlace=Boston&radiusMiles=50'],
    ['box=-1,-1,2,2', 'box=-1%2C-1%2C2%2C2'],
    ['q=a&q=b', ''],
    ['state=VT&state=ME&subject=nursing,51.38', 'state=ME&state=VT&subject=nursing&subject=51.38'],
    ['income=110%2B&netPriceMax=9000', 'netPriceMax=9000&income=110%2B'],
    ['income=110%2B', ''],
  ])('%j is kept as %j', (address, saved) => expect(searchOfAddress(address).query).toBe(saved));

  it('is its own canonical form', () => {
    const parameter = fc.tuple(
      fc.constantFrom('q', 'country', 'type', 'tuitionMin', 'near', 'city', 'sortBy', 'facets', '__proto__'),
      fc.oneof(fc.string(), fc.constantFrom('US', 'public', '100', '1,2', 'tuition', 'name')),
    );
    fc.assert(
      fc.property(fc.array(parameter, { maxLength: 6 }), (pairs) => {
        const { query, asked } = searchOfAddress(new URLSearchParams(pairs).toString());
        expect(searchOfAddress(query)).toEqual({ query, asked });
      }),
    );
  });
});

describe('packed ids', () => {
  it('come back as they were, in little room', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 })), (ids) => {
        expect(unpackIds(packIds(ids))).toEqual([...ids].sort((a, b) => a - b));
      }),
    );
    expect(packIds(Array.from({ length: 2_600 }, (_, i) => 100_000 + i * 90)).length).toBeLessThan(3_600);
  });
});
