import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainVintage } from '#frontend/content/vintage.ts';
import type {
  LinksResponse,
  ListUniversitiesResponse,
  SharedLink,
  SharedListResponse,
} from '#schema/api/shared-links.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { isToken } from '#schema/domain/account/shared-links.ts';
import { SHARED_LIST_MAX } from '#schema/domain/site/limits.ts';
import { subjectOfLink } from '#worker/services/shared-links.ts';
import { loadSmallDataset, universityNamed } from './helpers/database.ts';
import { clearAccounts, nth } from './helpers/rich-account.ts';
import { type TestApp, unhurriedTestApp } from './helpers/test-app.ts';
import { newUser, PASSWORD, type RegisteredVisitor, visitorOf } from './helpers/visitor.ts';

vi.setConfig({ testTimeout: 30_000 });

const LIST = '0b6f2a54-3a57-4c0e-9f06-2f6a5d1d7c11';
const CLOSED = 'This link doesn’t open a list. Its owner may have turned it off.';

/** The cells of a file whose cells hold no line breaks. */
const parseCsv = (file: string) =>
  file
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );

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
  await ada.json(201, 'POST', '/api/lists', { id: LIST, name: 'For Maya' });
  for (const at of [0, 1]) {
    world.pass(1);
    await ada.json(200, 'PUT', `/api/lists/${LIST}/members/${nth(at).id}`);
  }
  world.pass(1);
  await ada.json(200, 'PUT', `/api/bookmarks/${nth(2).id}`, { note: 'my secret note' });
});

const make = (subject = LIST, kind = 'list', who = ada) =>
  who.json<SharedLink>(201, 'POST', '/api/links', { kind, subject });
const links = async (who = ada) => (await who.json<LinksResponse>(200, 'GET', '/api/links')).links;
const open = async (token: string) => {
  const response = await visitorOf(world).send('GET', `/api/shared/${token}`);
  const text = await response.text();
  return { status: response.status, text, headers: response.headers };
};
const opened = async (token: string) => JSON.parse((await open(token)).text) as SharedListResponse;
const refused = async (method: string, path: string, body?: unknown, who = ada) => {
  const response = await who.send(method, path, body);
  return [response.status, await response.text()];
};

describe('POST /api/links', () => {
  it('makes a link of 144 random bits to a list, and the same one again', async () => {
    const link = await make();
    expect(link).toMatchObject({ kind: 'list', subject: LIST, name: 'For Maya' });
    expect(isToken(link.token)).toBe(true);
    world.pass(5);
    expect(await make()).toEqual(link);
    expect(await links()).toEqual([link]);
  });

  it('makes one to everything that is bookmarked, which has no name', async () => {
    expect(await make('')).toMatchObject({ kind: 'list', subject: '', name: null });
  });

  it('makes another after the first was taken back', async () => {
    const { token } = await make();
    await ada.json(204, 'DELETE', `/api/links/${token}`);
    expect((await make()).token).not.toBe(token);
  });

  it('makes none to somebody else’s list, nor to one that there is not', async () => {
    const eve = await newUser(world);
    const unknown = [404, 'We can’t find that list.'];
    expect(await refused('POST', '/api/links', { kind: 'list', subject: LIST }, eve)).toEqual(unknown);
    expect(await refused('POST', '/api/links', { kind: 'list', subject: 'nothing' })).toEqual(unknown);
    expect(await links(eve)).toEqual([]);
  });

  it.each([
    [{ kind: 'notes', subject: '' }, 'kind must be one of list, calendar.'],
    [{ kind: 'list' }, 'subject must be the id of a list, or empty.'],
    [{ kind: 'list', subject: 'x'.repeat(65) }, 'subject must be the id of a list, or empty.'],
  ])('refuses %j', async (body, text) => {
    expect(await refused('POST', '/api/links', body)).toEqual([400, text]);
  });

  it('makes one calendar only', async () => {
    expect((await refused('POST', '/api/links', { kind: 'calendar', subject: LIST }))[0]).toBe(400);
    const { token } = await make('', 'calendar');
    expect(await subjectOfLink(world.deps, token, 'calendar')).toEqual({ userId: ada.id, subject: '' });
    // One kind does not open the other.
    expect(await subjectOfLink(world.deps, token, 'list')).toBeNull();
    expect((await open(token)).status).toBe(404);
  });
});

describe('GET /api/links', () => {
  it('has the links of nobody else, with the list’s name of today', async () => {
    const { token } = await make();
    world.pass(1);
    await make('');
    await ada.json(200, 'PATCH', `/api/lists/${LIST}`, { name: 'Reach' });
    expect((await links()).map(({ name }) => name)).toEqual(['Reach', null]);
    expect(await links(await newUser(world))).toEqual([]);
    expect((await ada.json<{ links: { token: string }[] }>(200, 'GET', '/api/account/export')).links[0]?.token).toBe(
      token,
    );
  });
});

describe('DELETE /api/links/:token', () => {
  it('takes a link back at once, and says the same of one that never was', async () => {
    const { token } = await make();
    expect((await open(token)).status).toBe(200);
    await ada.json(204, 'DELETE', `/api/links/${token}`);
    const [gone, never] = [await open(token), await open('x'.repeat(24))];
    expect([gone.status, gone.text]).toEqual([404, CLOSED]);
    expect([never.status, never.text]).toEqual([404, CLOSED]);
    expect(await links()).toEqual([]);
  });

  it('leaves somebody else’s as it is, without a word', async () => {
    const { token } = await make();
    const eve = await newUser(world);
    await eve.json(204, 'DELETE', `/api/links/${token}`);
    expect((await open(token)).status).toBe(200);
  });
});

describe('GET /api/shared/:token', () => {
  it('shows the list as it is now, the latest added first, to whoever has the link', async () => {
    const { token } = await make();
    const { name, total, universities } = await opened(token);
    expect([name, total, universities.map(({ university }) => university.id)]).toEqual([
      'For Maya',
      2,
      [nth(1).id, nth(0).id],
    ]);
    expect(universities[0]?.university.name).toBe(nth(1).name);
    await ada.json(200, 'DELETE', `/api/lists/${LIST}/members/${nth(1).id}`);
    expect((await opened(token)).total).toBe(1);
  });

  it('shows everything that is bookmarked', async () => {
    const { token } = await make('');
    const { name, total, universities } = await opened(token);
    expect([name, total, universities.length]).toEqual([null, 3, 3]);
  });

  it('shows no note, no name and no id of the owner, and is nobody’s to keep', async () => {
    const { token } = await make('');
    const { text, headers } = await open(token);
    for (const secret of ['my secret note', ada.id, ada.username, LIST]) expect(text).not.toContain(secret);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('leads to its French address without being cached anywhere or named to another site', async () => {
    const { token } = await make();
    const response = await world.ask(`/fr/shared/${token}`);
    expect([response.status, response.headers.get('location')]).toEqual([301, `/fr/partage/${token}`]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('opens no calendar of an account that a release without links has deleted', async () => {
    const { token } = await ada.json<SharedLink>(201, 'POST', '/api/links', { kind: 'calendar', subject: '' });
    expect((await world.ask(`/calendar/${token}.ics`)).status).toBe(200);
    await env.DB.prepare('delete from users').run();
    expect((await world.ask(`/calendar/${token}.ics`)).status).toBe(404);
  });

  it('is gone with its list, and with its account', async () => {
    const [one, all] = [await make(), await make('')];
    await ada.json(204, 'DELETE', `/api/lists/${LIST}`);
    expect((await open(one.token)).status).toBe(404);
    expect(await links()).toEqual([all]);
    await ada.json(204, 'DELETE', '/api/account', { password: PASSWORD });
    expect((await open(all.token)).status).toBe(404);
  });

  it('does not ask the database for what cannot be a token', async () => {
    await open('x'.repeat(24));
    world.database.reset();
    for (const token of ['x', "'; drop table users; --", 'x'.repeat(500), '%00', '../links']) {
      expect([400, 404]).toContain((await open(encodeURIComponent(token))).status);
    }
    expect(world.database.trips).toBe(0);
  });

  it('takes two trips, however many schools there are', async () => {
    const { token } = await make('');
    await open(token);
    world.database.reset();
    await open(token);
    expect(world.database.trips).toBe(2);
  });

  it('shows so many and says how many there are', async () => {
    // Schools that have left the data count too.
    await env.DB.prepare(
      `insert into bookmarks with recursive n(i) as (select 1 union all select i + 1 from n where i < ${SHARED_LIST_MAX}) select ?, 800000000 + i, null, i from n`,
    )
      .bind(ada.id)
      .run();
    const { token } = await make('');
    const { total, universities } = await opened(token);
    expect([total, universities.length]).toEqual([SHARED_LIST_MAX + 3, 3]);
  });

  it('is refused to who asks too often, before anything is read', async () => {
    const { token } = await make();
    const asked: string[] = [];
    const { networkRate } = world.deps;
    world.deps.networkRate = {
      limit: async ({ key }) => ({ success: asked.push(key) < 2 }),
    };
    try {
      expect((await open(token)).status).toBe(200);
      world.database.reset();
      expect((await open(token)).status).toBe(429);
      expect(world.database.trips).toBe(0);
      expect(asked).toEqual(['shared:unknown', 'shared:unknown']);
    } finally {
      world.deps.networkRate = networkRate;
    }
  });
});

describe('GET /api/universities/list', () => {
  it('answers cards with their dates in the order asked, and leaves out what nobody has', async () => {
    const toronto = universityNamed('University of Toronto');
    const response = await world.ask(`/api/universities/list?ids=${nth(3).id},999999999,${nth(0).id},${toronto.id}`);
    const { universities } = (await response.json()) as ListUniversitiesResponse;
    expect(universities.map(({ university }) => university.id)).toEqual([nth(3).id, nth(0).id, toronto.id]);
    expect(universities[1]?.deadlines).toEqual(nth(0).deadlines);
    // Those of the application service, which are all that there are in Ontario.
    expect(universities[2]?.applicationRoutes?.flatMap(({ dates }) => dates).length).toBeGreaterThan(0);
    expect(universities[2]?.applicationRoutes).toEqual(toronto.applicationRoutes);
    expect(response.headers.get('cache-control')).toContain('public');
  });

  it.each(['', '?ids=', '?ids=x', `?ids=${Array.from({ length: SHARED_LIST_MAX + 1 }, (_, at) => at + 1)}`])(
    'refuses %s',
    async (query) => expect((await world.ask(`/api/universities/list${query}`)).status).toBe(400),
  );
});

describe('GET /api/universities/list.csv', () => {
  it('says of every figure where it is from, and for which year', async () => {
    const harvard = universityNamed('Harvard University');
    const response = await world.ask(`/api/universities/list.csv?ids=${harvard.id}`);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="campusatlas-list-/);
    const [head = [], row = []] = parseCsv(await response.text());
    expect(row).toHaveLength(head.length);
    const of = (title: string) => row[head.indexOf(title)];
    const { graduationRate, facts, deadlines } = await (
      await world.ask(`/api/universities/by-slug/x-${harvard.id}`)
    ).json<UniversityRecordView>();
    expect(of('Graduation rate (%)')).toBe(String(graduationRate));
    expect([of('Graduation rate: source'), of('Graduation rate: year')]).toEqual([
      facts.graduationRate?.source,
      plainVintage(facts.graduationRate?.year ?? ''),
    ]);
    expect(of('Graduation rate: variable')).toContain(facts.graduationRate?.variable);
    expect(of('Deadline, Regular decision') || null).toBe(deadlines?.regular ?? null);
    // Each fact once, and each column's title too.
    expect(new Set(head).size).toBe(head.length);
    const figures = ['Net price (per year)', 'Acceptance rate (%)', 'Median earnings (per year)', 'Students'];
    for (const title of figures) expect(head[head.indexOf(title) + 1]).toBeDefined();
    for (const title of ['Net price', 'Acceptance rate', 'Median earnings', 'Students'])
      expect(head).toEqual(expect.arrayContaining([`${title}: source`, `${title}: variable`, `${title}: year`]));
  });
});

describe('the page of a shared list', () => {
  const SHELL =
    '<!doctype html><html lang="en"><head><title>Shell</title><meta name="description" content="Shell" /></head><body><div id="root"></div></body></html>';
  const assets = { fetch: async () => new Response(SHELL, { headers: { 'content-type': 'text/html' } }) };
  const page = async (address: string) => {
    const { assets: before } = world.deps;
    world.deps.assets = assets;
    try {
      const response = await world.ask(address);
      return { status: response.status, headers: response.headers, text: await response.text() };
    } finally {
      world.deps.assets = before;
    }
  };

  it('is drawn with the list, told to no search engine, no cache and no other site', async () => {
    const { token } = await make();
    const { status, headers, text } = await page(`/shared/${token}`);
    expect(status).toBe(200);
    expect(text).toContain('For Maya');
    expect(text).toContain(nth(0).name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).not.toContain('rel="canonical"');
    expect(text).not.toContain('og:url');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    for (const secret of ['my secret note', ada.id, ada.username, LIST]) expect(text).not.toContain(secret);
  });

  it('is kept nowhere, and is gone as soon as the link is', async () => {
    const { token } = await make();
    await page(`/shared/${token}`);
    await page(`/shared/${token}`);
    await world.settle();
    expect([...world.cache.entries.keys()].filter((key) => key.includes(token))).toEqual([]);
    expect(world.deps.isolate.pages.answers.size).toBe(0);
    await ada.json(204, 'DELETE', `/api/links/${token}`);
    const { status, headers, text } = await page(`/shared/${token}`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    expect(text).toContain('This link is turned off');
    const never = await page(`/shared/${'z'.repeat(24)}`);
    expect(never.text.replaceAll('z'.repeat(24), token)).toBe(text);
  });

  it('says that it cannot be shown while the database fails, and not that the link is gone', async () => {
    const { token } = await make();
    await page(`/shared/${token}`);
    world.database.failing = new Error('D1_ERROR: gone');
    try {
      expect((await page(`/shared/${token}`)).status).toBe(503);
    } finally {
      world.database.failing = null;
    }
  });

  it('of a browser’s own list brings its schools along', async () => {
    const { status, text } = await page(`/shared?ids=${nth(0).id},x,${nth(1).id}`);
    expect(status).toBe(200);
    expect(text).toContain('"endpoint":"listUniversities"');
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect((await page('/shared')).status).toBe(200);
    expect((await page('/shared?ids=%3Cscript%3E')).status).toBe(200);
  });
});
