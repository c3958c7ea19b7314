import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#schema/api/endpoints.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { DATABASE_BOOKMARK_HEADER, isDatabaseBookmark } from '#schema/domain/account/database-bookmark.ts';
import { SNAPSHOT_KEY } from '#worker/cache/dataset-store.ts';
import { PROGRAMS_KEY } from '#worker/cache/program-store.ts';
import { depsInSession } from '#worker/deps.ts';
import { runJobs } from '#worker/jobs/run-jobs.ts';
import { openSession } from '#worker/queries/database.ts';
import { NEAREST, PRIMARY } from '#worker/session-start.ts';
import { laterVersion, loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { bookmarkAt, type Replicated, readingFrom, replicated } from './helpers/replicated.ts';
import { makeTestApp, ORIGIN, type TestApp } from './helpers/test-app.ts';
import { newUser, PASSWORD } from './helpers/visitor.ts';

const LIST = '/api/universities/search?country=CA';
const MCGILL = `/api/universities/by-slug/mcgill-university-${universityNamed('McGill University').id}`;
const LATER = laterVersion('small-2', universityNamed('McGill University').id, 'Aardvark University');
const university = SMALL.universities[0] as (typeof SMALL.universities)[number];

let replication: Replicated;
let world: TestApp;

beforeEach(async () => {
  replication = await replicated();
  world = makeTestApp(readingFrom(replication));
  world.deps.config = { ...world.deps.config, deadlines: { ...world.deps.config.deadlines, database: 20_000 } };
});

// What one test wrote the next one finds in both.
afterEach(() => replication.catchUp());

const bookmarkOf = (response: Response) => response.headers.get(DATABASE_BOOKMARK_HEADER);
const withBookmark = (bookmark: string) => ({ [DATABASE_BOOKMARK_HEADER]: bookmark });

/** A signed-in visitor whom the replica knows as well. */
async function knownUser() {
  const user = await newUser(world);
  await replication.catchUp();
  replication.starts.length = 0;
  replication.served.length = 0;
  return user;
}

describe('what belongs to somebody', () => {
  it('is read where the browser last wrote: the bookmark of a change leads to a copy that has it', async () => {
    const user = await knownUser();
    const change = await user.send('PUT', `/api/bookmarks/${university.id}`, {});
    const bookmark = bookmarkOf(change);
    expect(bookmark).toBe(replication.newest());

    const bookmarkedIds = async (headers: Record<string, string>) =>
      (await user.send('GET', '/api/bookmarks/ids', undefined, headers)).json();
    expect(await bookmarkedIds(withBookmark(bookmark ?? ''))).toMatchObject({ ids: [university.id] });
    expect(replication.served.at(-1)).toBe('primary');
    // The copy has it not yet: what would be shown without what the bookmark says.
    expect(await bookmarkedIds(withBookmark(bookmarkAt(1)))).toMatchObject({ ids: [] });
    expect(replication.served.at(-1)).toBe('replica');

    await replication.catchUp();
    expect(await bookmarkedIds(withBookmark(bookmark ?? ''))).toMatchObject({ ids: [university.id] });
    expect(replication.served.at(-1)).toBe('replica');
  });

  it('is read at the primary by a browser that brings no bookmark', async () => {
    const user = await knownUser();
    await user.send('PUT', `/api/bookmarks/${university.id}`, {});
    expect(await user.json(200, 'GET', '/api/bookmarks/ids')).toMatchObject({ ids: [university.id] });
    expect(replication.starts.at(-1)).toBe(PRIMARY);
    expect(replication.served.at(-1)).toBe('primary');
  });

  it('is changed at the primary whatever bookmark comes along', async () => {
    const user = await knownUser();
    const early = bookmarkAt(1);
    for (const { method, path, auth } of Object.values(endpoints)) {
      if (auth !== 'session' || method === 'GET') continue;
      const concrete = path.replace(':universityId', String(university.id)).replace(/:\w+/g, crypto.randomUUID());
      replication.starts.length = 0;
      await user.copy().send(method, concrete, {}, withBookmark(early));
      expect([method, path, replication.starts]).toEqual([method, path, expect.not.arrayContaining([early])]);
    }
  });

  it('is refused by the primary the moment a session has ended, however far behind the copy is', async () => {
    const user = await knownUser();
    const stolen = user.copy();
    await user.send('POST', '/api/logout');
    expect((await stolen.send('PUT', `/api/bookmarks/${university.id}`, {}, withBookmark(bookmarkAt(1)))).status).toBe(
      401,
    );
    expect((await stolen.send('GET', '/api/user')).status).toBe(401);
    // With a bookmark from before, a copy that has not heard of it goes on answering; for seconds, and reading only.
    expect((await stolen.send('GET', '/api/user', undefined, withBookmark(bookmarkAt(1)))).status).toBe(200);
    await replication.catchUp();
    expect((await stolen.send('GET', '/api/user', undefined, withBookmark(bookmarkAt(1)))).status).toBe(401);
  });

  it('carries the bookmark of what it was read from, also where nothing is answered', async () => {
    const user = await knownUser();
    const answers = [
      await user.send('GET', '/api/user'),
      await user.send('GET', '/api/bookmarks'),
      await user.send('PUT', `/api/bookmarks/${university.id}`, {}),
      await user.send('DELETE', '/api/history'),
      await user.send('GET', '/api/account/export'),
    ];
    for (const answer of answers) {
      expect(answer.ok).toBe(true);
      expect(isDatabaseBookmark(bookmarkOf(answer))).toBe(true);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('coming and going', () => {
  it('is seen at once: signing in, registering and recovering ask the primary and answer its bookmark', async () => {
    const user = await newUser(world);
    const guest = user.copy();
    guest.jar.clear();
    replication.served.length = 0;
    const signedIn = await guest.send(
      'POST',
      '/api/login',
      { username: user.username, password: PASSWORD },
      withBookmark(bookmarkAt(1)),
    );
    expect(signedIn.status).toBe(200);
    expect(bookmarkOf(signedIn)).toBe(replication.newest());
    expect(replication.served).not.toContain('replica');
    // The copy does not know the user at all.
    expect((await guest.send('GET', '/api/user', undefined, withBookmark(bookmarkOf(signedIn) ?? ''))).status).toBe(
      200,
    );

    const recovered = await guest.send('POST', '/api/recover', {
      username: user.username,
      recoveryCode: user.recoveryCode,
      password: 'another horse',
    });
    expect([recovered.status, bookmarkOf(recovered)]).toEqual([200, replication.newest()]);
    expect((await user.send('GET', '/api/user', undefined, withBookmark(replication.newest()))).status).toBe(401);
  });
});

describe('bookmarks that nobody was given', () => {
  const zeros = bookmarkAt(0);
  it.each([
    NEAREST,
    PRIMARY,
    ` ${NEAREST}`,
    'FIRST-UNCONSTRAINED',
    '',
    'null',
    `${zeros} `.padEnd(70, 'x'),
    zeros.toUpperCase(),
    `${zeros}0`,
    zeros.slice(1),
    '../../etc/passwd',
    "' or 1=1 --",
    'a'.repeat(8_000),
  ])('are as none: %s', async (bookmark) => {
    const user = await knownUser();
    await user.send('PUT', `/api/bookmarks/${university.id}`, {});
    const answer = await user.send('GET', '/api/bookmarks/ids', undefined, withBookmark(bookmark));
    expect(await answer.json()).toMatchObject({ ids: [university.id] });
    expect(replication.starts.at(-1)).toBe(PRIMARY);
  });

  it('but have the right shape are answered within the deadline, whatever the database makes of them', async () => {
    const user = await knownUser();
    const made = withBookmark('f'.repeat(8) + bookmarkAt(0).slice(8));
    expect((await user.send('GET', '/api/user', undefined, made)).status).toBe(200);

    const open = world.deps.openDatabase;
    world.deps.config = { ...world.deps.config, deadlines: { ...world.deps.config.deadlines, database: 80 } };
    world.deps.openDatabase = (start) =>
      Object.assign(open(start), isDatabaseBookmark(start) ? { batch: () => new Promise(() => undefined) } : {});
    const began = performance.now();
    const answer = await user.send('GET', '/api/user', undefined, made);
    expect([answer.status, bookmarkOf(answer)]).toEqual([503, null]);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect((await user.send('GET', '/api/user')).status).toBe(200);
  });
});

describe('a request', () => {
  it('opens its session once, where its route begins, and finds what it is made with frozen', async () => {
    const user = await knownUser();
    await user.send('GET', '/api/bookmarks');
    const asked: [start: string, method: string, path: string, body?: unknown][] = [
      [NEAREST, 'GET', LIST],
      [NEAREST, 'GET', MCGILL],
      [PRIMARY, 'GET', '/api/user'],
      [PRIMARY, 'GET', '/api/bookmarks'],
      [PRIMARY, 'PUT', `/api/bookmarks/${university.id}`, {}],
      [PRIMARY, 'POST', '/api/login', { username: user.username, password: PASSWORD }],
      [PRIMARY, 'POST', '/api/logout'],
    ];
    for (const [start, method, path, body] of asked) {
      replication.starts.length = 0;
      await (await user.send(method, path, body)).text();
      expect(replication.starts, `${method} ${path}`).toEqual([start]);
    }
    // What the isolate holds needs none.
    replication.starts.length = 0;
    await (await user.send('GET', LIST)).text();
    expect(replication.starts).toEqual([]);
    expect(Object.isFrozen(depsInSession(world.deps, NEAREST))).toBe(true);
  });
});

describe('what everybody may see', () => {
  it('is read at the nearest copy, whatever header comes along, and neither carries nor depends on a bookmark', async () => {
    await world.ask('/api/universities/suggest?q=a');
    replication.starts.length = 0;
    replication.served.length = 0;
    const paths = [LIST, '/api/meta', MCGILL, '/api/health', '/search?country=CA'];
    for (const path of paths) {
      const plain = await world.ask(path);
      const marked = await world.ask(path, { headers: withBookmark(bookmarkAt(9)) });
      for (const answer of [plain, marked]) {
        expect(bookmarkOf(answer)).toBeNull();
        expect(answer.headers.get('vary') ?? '').not.toContain(DATABASE_BOOKMARK_HEADER);
      }
      expect(marked.headers.get('etag')).toBe(plain.headers.get('etag'));
    }
    expect(new Set(replication.starts)).toEqual(new Set([NEAREST]));
    expect(new Set(replication.served)).toEqual(new Set(['replica']));
  });

  it('is wholly of the older dataset in an isolate that holds it, while the copy is behind', async () => {
    await world.ask(LIST);
    await replication.load(LATER);
    const page = await world.ask('/api/universities/search?country=CA&page=1&limit=50');
    expect(page.headers.get('x-dataset-version')).toBe('small-1');
    expect(((await page.json()) as SearchResponse).universities.map(({ name }) => name)).not.toContain(
      'Aardvark University',
    );
  });

  it('never goes back to an older dataset: an isolate ahead of the copy stays there, and so does KV', async () => {
    await replication.load(LATER);
    const version = async (path: string) => {
      const response = await world.ask(path);
      await world.settle();
      return [response.status, response.headers.get('x-dataset-version')];
    };
    // A cold isolate with nothing in KV takes its dataset from the primary.
    expect(await version('/api/universities/suggest?q=a')).toEqual([200, 'small-2']);
    const { held } = world.deps.isolate.dataset;
    const stored = () => world.cache.entries.get(SNAPSHOT_KEY)?.metadata;
    for (const { id } of SMALL.universities.slice(0, 5)) {
      replication.served.length = 0;
      expect(await version(`/api/universities/by-slug/x-${id}`)).toEqual([200, 'small-2']);
      // The copy, which is behind; the primary, for what is newest; and the answer, by what is.
      expect(replication.served).toEqual(['replica', 'primary', 'primary']);
      expect(world.deps.isolate.dataset.held).toBe(held);
      expect(stored()).toMatchObject({ version: 'small-2' });
      world.pass(61);
    }
    await replication.catchUp();
    replication.served.length = 0;
    expect(await version(MCGILL)).toEqual([200, 'small-2']);
    expect(replication.served[0]).toBe('replica');
  });

  it('reads the snapshot no second time to find that nothing newer is there', async () => {
    await replication.load(LATER);
    await world.ask('/api/universities/suggest?q=a');
    const batches: number[] = [];
    const open = world.deps.openDatabase;
    world.deps.openDatabase = (start) => {
      const database = open(start);
      const { batch } = database;
      return Object.assign(database, {
        async batch(statements: never) {
          const rows = await batch.call(database, statements);
          batches.push(JSON.stringify(rows).length);
          return rows;
        },
      });
    };
    expect((await world.ask(LIST)).headers.get('x-dataset-version')).toBe('small-2');
    const [{ base64 } = { base64: '' }] = (
      await env.DB.prepare("select base64 from snapshots where kind = 'search'").all<{ base64: string }>()
    ).results;
    expect(batches).toHaveLength(3);
    expect(batches[1]).toBeLessThan(base64.length);
  });

  it('moves on a minute after the primary at the latest, also where nothing is read', async () => {
    await world.ask(LIST);
    await world.settle();
    await replication.load(LATER);
    world.pass(61);
    await world.ask('/api/universities/suggest?q=a');
    await world.settle();
    expect(world.deps.isolate.dataset.held?.version).toBe('small-2');
  });

  it('puts programs into KV as the primary has them', async () => {
    await world.ask(LIST);
    await world.settle();
    await replication.load(LATER);
    expect((await world.ask('/api/programs?limit=1')).headers.get('x-dataset-version')).toBe('small-2');
    await world.settle();
    expect(world.cache.entries.get(PROGRAMS_KEY)?.metadata).toMatchObject({ version: 'small-2' });
  });
});

describe('forms and jobs', () => {
  it('begin at the primary', async () => {
    const sent = await world.ask('/api/subscribe', {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', ...withBookmark(bookmarkAt(1)) },
      body: JSON.stringify({ email: 'ada@example.com' }),
    });
    expect([sent.ok, bookmarkOf(sent)]).toEqual([true, null]);
    expect(replication.starts.at(-1)).toBe(PRIMARY);
    replication.starts.length = 0;
    await runJobs(world.deps);
    expect(new Set(replication.starts)).toEqual(new Set([PRIMARY]));
    expect(world.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe("the platform's own sessions", () => {
  it('read and write through drizzle, and give a bookmark of the shape that is taken back', async () => {
    await loadSmallDataset();
    const begun = openSession(env.DB, PRIMARY);
    expect(begun.bookmark()).toBeNull();
    const count = sql<number>`select count(*) as n from universities`;
    await begun.batch([begun.run(sql`delete from job_runs`), begun.all(count)]);
    const first = begun.bookmark();
    expect(first).not.toBeNull();

    const resumed = openSession(env.DB, first ?? '');
    const [rows] = await resumed.batch([resumed.all<{ n: number }>(count)]);
    expect(rows[0]?.n).toBe(SMALL.universities.length);
    expect((resumed.bookmark() ?? '') >= (first ?? '')).toBe(true);
  });
});
