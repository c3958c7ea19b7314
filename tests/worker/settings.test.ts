import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { HiddenResponse } from '#schema/api/hidden.ts';
import { DASHBOARD_SECTIONS, DEFAULT_SETTINGS } from '#schema/domain/account/account.ts';
import { HIDDEN_MAX } from '#schema/domain/site/limits.ts';
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

const refused = async (method: string, path: string, body?: unknown) => {
  const response = await ada.send(method, path, body);
  return [response.status, await response.text()];
};
const { dashboard: _, ...DEFAULTS } = DEFAULT_SETTINGS;
const PREFERENCES = {
  interests: ['health', 'education'],
  countries: ['CA'],
  states: ['QC', 'NY'],
  types: ['public'],
  settings: ['Urban'],
  sizes: ['Very Large'],
  tuitionMin: 0,
  tuitionMax: 20_000,
};

describe('GET /api/preferences', () => {
  it('begins with no preference, everything told, everything kept', async () => {
    expect(await ada.json(200, 'GET', '/api/preferences')).toEqual(DEFAULTS);
  });

  it('gives a choice that came after the account its default', async () => {
    await env.DB.prepare(
      "update users set settings = json_remove(settings, '$.privacy.countTogether', '$.dashboard')",
    ).run();
    expect(await ada.json(200, 'GET', '/api/preferences')).toEqual(DEFAULTS);
    expect(await ada.json(200, 'GET', '/api/dashboard')).toEqual({ order: DASHBOARD_SECTIONS });
  });
});

describe('PUT /api/preferences', () => {
  it('sets the part that is sent and leaves the others, so that two devices do not undo each other', async () => {
    const notifications = { price: false, rates: true, status: true, plan: true };
    const privacy = { keepHistory: true, countTogether: false };
    await Promise.all([
      ada.json(200, 'PUT', '/api/preferences', { preferences: PREFERENCES }),
      ada.copy().json(200, 'PUT', '/api/preferences', { notifications }),
      ada.copy().json(200, 'PUT', '/api/dashboard', { order: [...DASHBOARD_SECTIONS].reverse() }),
    ]);
    const whole = { preferences: PREFERENCES, notifications, privacy, situation: null };
    expect(await ada.json(200, 'PUT', '/api/preferences', { privacy })).toEqual(whole);
    expect(await ada.json(200, 'GET', '/api/preferences')).toEqual(whole);
    expect(await ada.json(200, 'GET', '/api/dashboard')).toEqual({ order: [...DASHBOARD_SECTIONS].reverse() });
  });

  it('sets the choices that are sent alone, so that what a second device chose in the same moment stays', async () => {
    const [phone, laptop] = [ada.copy(), ada.copy()];
    await Promise.all([
      phone.json(200, 'PUT', '/api/preferences', { privacy: { keepHistory: false } }),
      laptop.json(200, 'PUT', '/api/preferences', { privacy: { countTogether: false } }),
      phone.json(200, 'PUT', '/api/preferences', { notifications: { price: false } }),
      laptop.json(200, 'PUT', '/api/preferences', { notifications: { rates: false } }),
      phone.json(200, 'PUT', '/api/preferences', { preferences: { states: ['QC'] } }),
      laptop.json(200, 'PUT', '/api/preferences', { preferences: { tuitionMin: 1, tuitionMax: 2 } }),
      laptop.json(200, 'PUT', '/api/preferences', { preferences: {}, privacy: {} }),
    ]);
    expect(await ada.json(200, 'GET', '/api/preferences')).toEqual({
      ...DEFAULTS,
      privacy: { keepHistory: false, countTogether: false },
      notifications: { ...DEFAULT_SETTINGS.notifications, price: false, rates: false },
      preferences: { ...DEFAULT_SETTINGS.preferences, states: ['QC'], tuitionMin: 1, tuitionMax: 2 },
    });
  });

  it('keeps each value once', async () => {
    const twice = { ...PREFERENCES, states: ['NY', 'NY', 'QC', 'NY'] };
    expect(await ada.json(200, 'PUT', '/api/preferences', { preferences: twice })).toMatchObject({
      preferences: { states: ['NY', 'QC'] },
    });
  });

  it('changes nothing when nothing is sent', async () => {
    expect(await ada.json(200, 'PUT', '/api/preferences', {})).toEqual(DEFAULTS);
    expect(await ada.json(200, 'PUT', '/api/preferences')).toEqual(DEFAULTS);
  });

  it.each([
    [{ preferences: { ...PREFERENCES, states: ['XX'] } }, /^preferences\.states must be a list of any of AL, /],
    [
      { preferences: { ...PREFERENCES, tuitionMin: -1 } },
      /^preferences\.tuitionMin must be a whole number from 0 to 1,000,000, or null\./,
    ],
    [
      { preferences: { ...PREFERENCES, tuitionMin: 30_000 } },
      /^preferences\.tuitionMax must not be below tuitionMin\.$/,
    ],
    [{ preferences: { tuitionMin: 1 } }, /^preferences\.tuitionMax must be sent together with tuitionMin\.$/],
    [{ preferences: { tuitionMin: 2, tuitionMax: 1 } }, /^preferences\.tuitionMax must not be below tuitionMin\.$/],
    [{ preferences: [] }, /^preferences must be an object\.$/],
    [{ notifications: { price: 'yes' } }, /^notifications\.price must be true or false\./],
    [{ privacy: { keepHistory: null } }, /^privacy\.keepHistory must be true or false\.$/],
  ])('refuses %j', async (body, text) => {
    expect(await refused('PUT', '/api/preferences', body)).toEqual([400, expect.stringMatching(text)]);
    expect(await ada.json(200, 'GET', '/api/preferences')).toEqual(DEFAULTS);
  });
});

describe('GET /api/dashboard', () => {
  it('begins in the order of the help text', async () => {
    expect(await ada.json(200, 'GET', '/api/dashboard')).toEqual({
      order: ['bookmarks', 'lists', 'recent', 'recommendations'],
    });
  });
});

describe('PUT /api/dashboard', () => {
  it('remembers the order', async () => {
    const order = ['recommendations', 'recent', 'bookmarks', 'lists'];
    expect(await ada.json(200, 'PUT', '/api/dashboard', { order })).toEqual({ order });
    expect(await ada.json(200, 'GET', '/api/dashboard')).toEqual({ order });
  });

  it.each([
    [[]],
    [['bookmarks']],
    [['bookmarks', 'bookmarks', 'lists', 'recent']],
    [['bookmarks', 'lists', 'recent', 'news']],
    ['bookmarks'],
    [null],
  ])('refuses %j', async (order) => {
    expect(await refused('PUT', '/api/dashboard', { order })).toEqual([
      400,
      expect.stringMatching(/^order must hold each of bookmarks, lists, recent, recommendations once\./),
    ]);
  });
});

describe('PUT /api/hidden/:universityId', () => {
  it('hides a school once', async () => {
    for (let i = 0; i < 2; i++) await ada.json(204, 'PUT', `/api/hidden/${nth(0).id}`);
    expect((await ada.json<HiddenResponse>(200, 'GET', '/api/hidden')).hidden.length).toBe(1);
    expect(await refused('PUT', '/api/hidden/999999999')).toEqual([404, 'No university has this id.']);
  });

  it('hides so many and no more', async () => {
    await env.DB.prepare(
      `insert into hidden with recursive n(i) as (select 1 union all select i + 1 from n where i < ${HIDDEN_MAX}) select ?, i, 1 from n`,
    )
      .bind(ada.id)
      .run();
    expect(await refused('PUT', `/api/hidden/${nth(0).id}`)).toEqual([
      409,
      'You can hide up to 1,000 universities. Show one again to hide another.',
    ]);
    await ada.json(204, 'PUT', '/api/hidden/7');
    await ada.json(204, 'DELETE', '/api/hidden/7');
    await ada.json(204, 'PUT', `/api/hidden/${nth(0).id}`);
  });
});

describe('GET /api/hidden', () => {
  it('names them, the latest hidden first', async () => {
    await ada.json(204, 'PUT', `/api/hidden/${nth(0).id}`);
    world.pass(1);
    await ada.json(204, 'PUT', `/api/hidden/${nth(1).id}`);
    const { hidden } = await ada.json<HiddenResponse>(200, 'GET', '/api/hidden');
    expect(hidden.map(({ universityId, name }) => [universityId, name])).toEqual([
      [nth(1).id, nth(1).name],
      [nth(0).id, nth(0).name],
    ]);
  });
});

describe('DELETE /api/hidden/:universityId', () => {
  it('shows it again, and bears being sent again', async () => {
    await ada.json(204, 'PUT', `/api/hidden/${nth(0).id}`);
    for (let i = 0; i < 2; i++) await ada.json(204, 'DELETE', `/api/hidden/${nth(0).id}`);
    expect(await ada.json(200, 'GET', '/api/hidden')).toEqual({ hidden: [] });
  });
});

describe('DELETE /api/hidden', () => {
  it('shows all of them again', async () => {
    for (const at of [0, 1]) await ada.json(204, 'PUT', `/api/hidden/${nth(at).id}`);
    await ada.json(204, 'DELETE', '/api/hidden');
    expect(await ada.json(200, 'GET', '/api/hidden')).toEqual({ hidden: [] });
  });
});

const SITUATION = {
  home: 'US-OH',
  residence: 'us',
  income: '0-30',
  postalCode: '43210',
  starting: 'transfer',
  attendance: 'part-time',
  living: 'with-family',
  sat: 1_180,
  act: 24,
  average: 88,
  subjects: ['nursing'],
};

describe('what somebody says of themselves', () => {
  const storedSituation = async () =>
    ((await ada.json(200, 'GET', '/api/preferences')) as { situation: unknown }).situation;
  const put = (situation: unknown) => ada.json(200, 'PUT', '/api/preferences', { situation });

  it('is kept with the account, goes on its other devices, and leaves the other settings', async () => {
    await put(SITUATION);
    expect(await ada.copy().json(200, 'GET', '/api/preferences')).toEqual({ ...DEFAULTS, situation: SITUATION });
    await ada.json(200, 'PUT', '/api/preferences', { privacy: { keepHistory: true, countTogether: false } });
    expect(await storedSituation()).toEqual(SITUATION);
  });

  it('is forgotten with one word', async () => {
    await put(SITUATION);
    await put(null);
    expect(await storedSituation()).toBeNull();
    const rows = await env.DB.prepare('select settings from users').all<{ settings: string }>();
    expect(JSON.stringify(rows.results)).not.toContain('US-OH');
  });

  it('is nobody else’s', async () => {
    await put(SITUATION);
    const grace = await newUser(world);
    expect(await grace.json(200, 'GET', '/api/preferences')).toEqual(DEFAULTS);
  });

  it('is in the account’s file, and goes with the account', async () => {
    await put(SITUATION);
    const file = (await ada.json(200, 'GET', '/api/account/export')) as { settings: { situation: unknown } };
    expect(file.settings.situation).toEqual(SITUATION);
    await env.DB.prepare('delete from users').run();
    const rows = await env.DB.prepare('select count(*) as left from users').first<{ left: number }>();
    expect(rows?.left).toBe(0);
  });

  it('stands in no log, taken, refused or lost', async () => {
    const secret = { ...SITUATION, postalCode: '99723' };
    await put(secret);
    await storedSituation();
    await refused('PUT', '/api/preferences', { situation: { ...secret, sat: 31_337 } });
    world.database.failing = new Error('D1_ERROR: internal error');
    try {
      await ada.send('PUT', '/api/preferences', { situation: secret });
    } finally {
      world.database.failing = null;
    }
    await world.settle();
    const everything = JSON.stringify([world.requests, world.log]);
    expect(everything).toContain('setPreferences');
    expect(everything).toContain('D1_ERROR');
    for (const said of ['99723', '31337', secret.home]) expect(everything).not.toContain(said);
  });

  it('counts as nothing said where the table holds what can no longer be read', async () => {
    await put(SITUATION);
    await env.DB.prepare(
      'update users set settings = json_set(settings, \'$.situation\', json(\'{"home":"XX"}\'))',
    ).run();
    expect(await storedSituation()).toBeNull();
  });

  it.each([
    [{ ...SITUATION, home: 'US-XX' }, /^situation\.home must be US- and the code/],
    [{ ...SITUATION, sat: 1_601 }, /^situation\.sat must be a whole number from 400 to 1600, or null\./],
    [{ ...SITUATION, postalCode: '43210-0000-0000' }, /^situation\.postalCode must be a ZIP code/],
    [{ ...SITUATION, subjects: ['magic'] }, /^situation\.subjects must be a list of at most 5 keys/],
    [
      { ...SITUATION, subjects: ['nursing', 'law', 'music', 'physics', 'design', 'history'] },
      /^situation\.subjects must be a list of at most 5 keys/,
    ],
    [[], /^situation must be an object, or null\./],
    ['x'.repeat(1_000), /^situation must be an object, or null\./],
  ])('is refused where it is nothing that can be said: %j', async (situation, why) => {
    const [status, text] = await refused('PUT', '/api/preferences', { situation });
    expect(status).toBe(400);
    expect(text).toMatch(why);
    expect(await storedSituation()).toBeNull();
  });
});
