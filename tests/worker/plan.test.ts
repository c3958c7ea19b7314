import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountExport } from '#schema/api/account.ts';
import { calendarFile } from '#schema/api/calendar.ts';
import type { NotificationsResponse } from '#schema/api/notifications.ts';
import type { ApplyingResponse, PlanResponse } from '#schema/api/plan.ts';
import type { SharedLink } from '#schema/api/shared-links.ts';
import { isoDay } from '#schema/domain/formats/partial-date.ts';
import { EMPTY_PLAN_ITEM, PLAN_ITEMS_MAX, type PlanItem } from '#schema/domain/plan/plan.ts';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import type { Deadlines } from '#schema/domain/record/university-figures.ts';
import type { Job } from '#worker/jobs/job.ts';
import { JOBS, runJobs } from '#worker/jobs/run-jobs.ts';
import wranglerToml from '../../wrangler.toml?raw';
import { laterVersion, loadSmallDataset, SMALL } from './helpers/database.ts';
import { clearAccounts, nth } from './helpers/rich-account.ts';
import { type TestApp, unhurriedTestApp } from './helpers/test-app.ts';
import { newUser, PASSWORD, type RegisteredVisitor, visitorOf } from './helpers/visitor.ts';

vi.setConfig({ testTimeout: 30_000 });

const DAY = 86_400_000;
const DAY_SECONDS = 86_400;
const keyOf = (at: number) => `university:${nth(at).id}`;
const item = (what: Partial<PlanItem> = {}): PlanItem => ({ ...EMPTY_PLAN_ITEM, ...what });

let world: TestApp;
let ada: RegisteredVisitor;
beforeAll(async () => {
  await loadSmallDataset();
  world = await unhurriedTestApp();
});
beforeEach(async () => {
  await loadSmallDataset();
  await clearAccounts();
  await env.DB.batch(
    ['dataset_changes', 'notifications', 'job_runs'].map((table) => env.DB.prepare(`delete from ${table}`)),
  );
  world.newIsolate();
  ada = await newUser(world);
});

const plan = async (who = ada) => (await who.json<PlanResponse>(200, 'GET', '/api/plan')).items;
const change = (items: unknown[], who = ada) => who.send('PATCH', '/api/plan', { items });
const refused = async (items: unknown) => {
  const response = await ada.send('PATCH', '/api/plan', { items });
  return [response.status, await response.text()] as const;
};

describe('GET /api/plan', () => {
  it('is one person’s alone', async () => {
    const eve = await newUser(world);
    await change([{ key: keyOf(0), item: item({ note: 'mine' }) }]);
    expect(await plan(eve)).toEqual([]);
    await change([{ key: keyOf(0), item: null }], eve);
    expect(await plan()).toHaveLength(1);
    expect((await visitorOf(world).send('GET', '/api/plan')).status).toBe(401);
  });
});

describe('PATCH /api/plan', () => {
  it('sets items, leaves the others alone, and takes out with null', async () => {
    expect(await plan()).toEqual([]);
    await ada.json(204, 'PATCH', '/api/plan', { items: [{ key: keyOf(0), item: item({ note: 'first' }) }] });
    world.pass(1);
    await ada.json(204, 'PATCH', '/api/plan', {
      items: [
        { key: keyOf(1), item: item({ status: 'applied' }) },
        { key: 'scholarship:loran-award', item: { status: 'considering', ownDate: '2027-01-31' } },
      ],
    });
    const items = await plan();
    expect(items.map(({ key }) => key).sort()).toEqual([keyOf(0), keyOf(1), 'scholarship:loran-award'].sort());
    expect(items.find(({ key }) => key === keyOf(0))?.item).toEqual(item({ note: 'first' }));
    await ada.json(204, 'PATCH', '/api/plan', {
      items: [
        { key: keyOf(0), item: null },
        { key: keyOf(5), item: null },
      ],
    });
    expect((await plan()).map(({ key }) => key).sort()).toEqual([keyOf(1), 'scholarship:loran-award'].sort());
  });

  it('changes nothing of an item that another device changed since it was read', async () => {
    const read = async () => (await plan()).find(({ key }) => key === keyOf(0))?.changedAt ?? null;
    const write = async (note: string, changedAt: string | null, key = keyOf(0)) =>
      (await change([{ key, item: item({ note }), changedAt }])).status;
    expect(await write('first', null)).toBe(204);
    // Nothing was there when the other device looked.
    expect(await write('second', null)).toBe(409);
    const before = await read();
    expect(await write('from the phone', before)).toBe(204);
    const [status, text] = await refused([
      { key: keyOf(0), item: item({ note: 'from the laptop' }), changedAt: before },
      { key: keyOf(1), item: item({ note: 'beside it' }), changedAt: null },
    ]);
    expect([status, text]).toEqual([409, 'This was changed on another device since you opened it.']);
    expect((await plan()).map(({ item: stored }) => stored)).toEqual([item({ note: 'from the phone' })]);
    expect((await change([{ key: keyOf(0), item: null, changedAt: before }])).status).toBe(409);
    expect(await write('both', await read())).toBe(204);
    expect((await change([{ key: keyOf(0), item: null, changedAt: await read() }])).status).toBe(204);
    expect(await write('gone', before)).toBe(409);
  });

  it('takes one of two writes that were made from the same item', async () => {
    await change([{ key: keyOf(0), item: item() }]);
    const changedAt = (await plan())[0]?.changedAt;
    const answers = await Promise.all(
      ['one', 'two'].map((note) => change([{ key: keyOf(0), item: item({ note }), changedAt }])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('does the same when it is sent twice, and lets the last word on a key count', async () => {
    const items = [
      { key: keyOf(0), item: item({ note: 'one' }) },
      { key: keyOf(0), item: item({ note: 'two' }) },
    ];
    for (let time = 0; time < 2; time++) expect((await change(items)).status).toBe(204);
    expect((await plan()).map(({ item: stored }) => stored)).toEqual([item({ note: 'two' })]);
  });

  it.each([
    [[], 'items must be a list of 1 to 50 changes.'],
    [[{ key: 'town:1', item: null }], /^items\.key must be university:/],
    [[{ key: 'university:1', item: { status: 'flying', ownDate: null } }], /^items\.item must be/],
    [[{ key: 'university:1', item: { status: 'going', ownDate: null } }], /^items\.item must be/],
    [[{ key: 'scholarship:one', item: item() }], /^items\.item must be/],
    [[{ key: 'scholarship:one', item: { status: 'going', ownDate: null, note: 'x' } }], /^items\.item must be/],
    [[{ key: 'university:1', item: { ...item(), ownDate: '2027-02-30' } }], /^items\.item must be/],
    [[{ key: 'university:1', item: { ...item(), note: 'x'.repeat(1_001) } }], /^items\.item must be/],
    [[{ key: 'university:1', item: { ...item(), round: '<script>' } }], /^items\.item must be/],
    [Array.from({ length: 51 }, (_, at) => ({ key: `university:${at + 1}`, item: null })), /1 to 50 changes/],
    ['university:1', /must be a list/],
  ])('refuses %j', async (items, why) => {
    const [status, text] = await refused(items);
    expect(status).toBe(400);
    expect(text).toMatch(why);
    expect(await plan()).toEqual([]);
  });

  it('has room for so many items, all of a change or none, and may always be changed within', async () => {
    const many = Array.from({ length: PLAN_ITEMS_MAX }, (_, at) => `university:${at + 1}`);
    for (let at = 0; at < many.length; at += 50) {
      expect((await change(many.slice(at, at + 50).map((key) => ({ key, item: item() })))).status).toBe(204);
    }
    const [status, text] = await refused([
      { key: 'university:1', item: item({ note: 'changed' }) },
      { key: 'university:9999', item: item() },
    ]);
    expect(status).toBe(409);
    expect(text).toContain('200 entries');
    const before = await plan();
    expect(before).toHaveLength(PLAN_ITEMS_MAX);
    expect(before.every(({ item: stored }) => 'note' in stored && stored.note === '')).toBe(true);
    // One out, one in.
    const swap = await change([
      { key: 'university:1', item: null },
      { key: 'university:9999', item: item() },
    ]);
    expect(swap.status).toBe(204);
  });

  it('is in the file of the account, and goes with the account', async () => {
    await change([{ key: keyOf(0), item: item({ note: 'in the file' }) }]);
    const file = await ada.json<AccountExport>(200, 'GET', '/api/account/export');
    expect(file.plan).toEqual(await plan());
    await ada.send('DELETE', '/api/account', { password: 'a long password' }).catch(() => undefined);
  });
});

describe('GET /api/universities/applying', () => {
  it('answers what is published, and leaves unknown ids out', async () => {
    const { universities } = await visitorOf(world).json<ApplyingResponse>(
      200,
      'GET',
      `/api/universities/applying?ids=${nth(0).id},999999999`,
    );
    expect(universities).toHaveLength(1);
    expect(universities[0]).toMatchObject({ id: nth(0).id, name: nth(0).name, deadlines: nth(0).deadlines });
  });

  it('refuses too many', async () => {
    const ids = Array.from({ length: 21 }, (_, at) => at + 1).join(',');
    expect((await visitorOf(world).send('GET', `/api/universities/applying?ids=${ids}`)).status).toBe(400);
  });
});

describe('the calendar behind a link', () => {
  const link = () => ada.json<SharedLink>(201, 'POST', '/api/links', { kind: 'calendar', subject: '' });
  const open = async (path: string) => {
    const response = await visitorOf(world).send('GET', path);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };

  it('shows dates and names, nothing else, as they are now, and nothing after it was taken back', async () => {
    await change([
      { key: keyOf(0), item: item({ ownDate: '2027-01-02', note: 'SECRET NOTE', tasks: { essay: 'done' } }) },
      { key: keyOf(1), item: item({ note: 'without a date' }) },
    ]);
    const { token } = await link();
    const shown = await open(`/calendar/${token}.ics`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
    const text = shown.text.replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART;VALUE=DATE:20270102');
    expect(text).toContain(`SUMMARY:${nth(0).name.replace(/[,;\\]/g, '\\$&')}: application due`);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    for (const secret of ['SECRET', 'essay', ada.id, ada.username]) expect(text).not.toContain(secret);

    await change([{ key: keyOf(0), item: item({ ownDate: '2027-02-03' }) }]);
    // In the language that the address names.
    expect((await open(`/calendar/${token}.ics?lang=fr`)).text).toContain('date limite de la');
    expect((await open(`/calendar/${token}.ics?lang=de`)).text).toContain('lang must be');
    expect((await open(`/calendar/${token}.ics`)).text).toContain('application due');
    expect((await open(`/calendar/${token}.ics`)).text).toContain('DTSTART;VALUE=DATE:20270203');
    await ada.json(204, 'DELETE', `/api/links/${token}`);
    expect((await open(`/calendar/${token}.ics`)).status).toBe(404);
  });

  it('answers as its description says, and counts as often as wrangler.toml lets through', async () => {
    const { token } = await link();
    const [, limit] = /name = "NETWORK_RATE"[\s\S]*?limit = (\d+)/.exec(wranglerToml) ?? [];
    expect(calendarFile.errors[429]).toContain(`more than ${limit} times in a minute`);
    const at = calendarFile.path.replace(':token', token);
    const shown = await open(`${at}?utm_source=a-service`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, calendarFile.contentType]);
  });

  it('is the same 404 for whatever opens nothing', async () => {
    const { token } = await link();
    const list = await ada.json<SharedLink>(201, 'POST', '/api/links', { kind: 'list', subject: '' });
    const texts = new Set<string>();
    for (const file of [token, `${token}.txt`, `${list.token}.ics`, `${'A'.repeat(24)}.ics`, '.ics', '%2e%2e.ics']) {
      const { status, text } = await open(`/calendar/${file}`);
      expect(status, file).toBe(404);
      texts.add(text);
    }
    expect(texts.size).toBe(1);
  });

  it('is refused when its link is asked for too often, before anything is read', async () => {
    const { token } = await link();
    const asked: string[] = [];
    const { networkRate } = world.deps;
    world.deps.networkRate = { limit: async ({ key }) => ({ success: asked.push(key) < 2 }) };
    try {
      expect((await open(`/calendar/${token}.ics`)).status).toBe(200);
      world.database.reset();
      expect((await open(`/calendar/${token}.ics`)).status).toBe(429);
      expect(world.database.trips).toBe(0);
      // A calendar service asks for everybody's from a few addresses: one link that is asked for too often stops no other.
      const key = /^calendar:[0-9a-f]{32}$/;
      expect(asked).toEqual([expect.stringMatching(key), asked[0]]);
      await open(`/calendar/${'A'.repeat(24)}.ics`);
      expect(asked[2]).toMatch(key);
      expect(asked[2]).not.toBe(asked[0]);
      expect(asked.join()).not.toContain(token);
    } finally {
      world.deps.networkRate = networkRate;
    }
  });
});

describe('reminders', () => {
  const told = async (who = ada) =>
    // Not by the API: a session ends while days go by.
    (
      await env.DB.prepare(
        `select university_id as universityId, kind, before, after from notifications
          join dataset_changes on id = change_id where user_id = ? order by created_at desc`,
      )
        .bind(who.id)
        .all<{ universityId: number; kind: string; before: string; after: string }>()
    ).results.map(({ before, after, ...rest }) => ({ ...rest, before: JSON.parse(before), after: JSON.parse(after) }));
  const inDays = (days: number) => isoDay(new Date(world.deps.clock() + days * DAY));
  const remind = () =>
    runJobs(world.deps, Object.fromEntries(['refresh-snapshot', 'remind'].map((job) => [job, JOBS[job] as Job])));

  it('come 30, 7 and 1 days before a date, once each, and not when it is sent or has passed', async () => {
    const date = inDays(20);
    await change([
      { key: keyOf(0), item: item({ ownDate: date }) },
      { key: keyOf(1), item: item({ ownDate: date, status: 'applied' }) },
      { key: keyOf(2), item: item({ ownDate: inDays(-1) }) },
      { key: keyOf(3), item: item({ ownDate: inDays(31) }) },
    ]);
    const id = nth(0).id;
    await remind();
    await remind();
    expect(await told()).toEqual([{ universityId: id, kind: 'due', before: 30, after: date }]);
    await change([{ key: keyOf(3), item: null }]);
    expect((await ada.json<NotificationsResponse>(200, 'GET', '/api/notifications')).notifications).toMatchObject([
      { universityId: id, kind: 'due', before: 30, after: date, currency: null },
    ]);
    world.pass(14 * DAY_SECONDS);
    await remind();
    expect((await told()).map(({ before }) => before)).toEqual([7, 30]);
    world.pass(5 * DAY_SECONDS);
    await remind();
    await remind();
    expect((await told()).map(({ before }) => before)).toEqual([1, 7, 30]);
    world.pass(2 * DAY_SECONDS);
    await remind();
    expect(await told()).toHaveLength(3);
  });

  it('go on after a run that was cut off, so that nobody is late in the order every day', async () => {
    const date = inDays(5);
    const numbers = 'with recursive n(i) as (select 101 union all select i + 1 from n where i < 800)';
    await env.DB.batch([
      env.DB.prepare(
        `insert into users (id, username, username_key, password_hash, settings, created_at) ${numbers} select 'm' || i, i, i, 'x', '{}', 1 from n`,
      ),
      env.DB.prepare(`insert into plan_items ${numbers} select 'm' || i, ?, ?, 1 from n`).bind(
        keyOf(0),
        JSON.stringify(item({ ownDate: date })),
      ),
    ]);
    const toldOf = async () =>
      (await env.DB.prepare('select user_id as id from notifications order by 1').all<{ id: string }>()).results.map(
        ({ id }) => Number(id.slice(1)),
      );
    const cutOffAt = async (user: string | null) => {
      await env.DB.prepare('drop trigger if exists cut_off').run();
      if (user === null) return;
      await env.DB.prepare(
        `create trigger cut_off before insert on notifications when new.user_id = '${user}' begin select raise(abort, 'cut off'); end`,
      ).run();
    };
    await cutOffAt('m500');
    await remind();
    expect((await toldOf()).length).toBe(300);
    // The first of all is what fails now: those who were not reached come before.
    await cutOffAt(null);
    await env.DB.prepare('delete from notifications').run();
    await cutOffAt('m101');
    await remind();
    expect((await toldOf()).slice(0, 1)).toEqual([401]);
    expect(await toldOf()).toHaveLength(400);
    await cutOffAt(null);
    await remind();
    expect(await toldOf()).toHaveLength(700);
    const { detail } = (await env.DB.prepare("select detail from job_runs where job = 'remind'").first<{
      detail: string;
    }>()) ?? { detail: '' };
    expect(Object.keys(JSON.parse(detail)).sort()).toEqual(['items', 'told', 'version']);
  });

  it('leave no date of an account that is gone', async () => {
    const eve = await newUser(world);
    const [own, shared] = [inDays(5), inDays(6)];
    const plan = (date: string, at: number) => ({ items: [{ key: keyOf(at), item: item({ ownDate: date }) }] });
    await eve.json(204, 'PATCH', '/api/plan', plan(own, 0));
    await eve.json(204, 'PATCH', '/api/plan', plan(shared, 1));
    await ada.json(204, 'PATCH', '/api/plan', plan(shared, 1));
    await remind();
    const dates = async () =>
      (
        await env.DB.prepare("select after from dataset_changes where kind = 'due' order by after").all<{
          after: string;
        }>()
      ).results.map(({ after }) => JSON.parse(after));
    expect(await dates()).toEqual([own, shared]);
    await eve.json(204, 'DELETE', '/api/account', { password: PASSWORD });
    await runJobs(world.deps, { forget: JOBS.forget as Job });
    expect(await dates()).toEqual([shared]);
    expect(await told()).toMatchObject([{ after: shared }]);
  });

  it('go to whoever wants them, and to nobody else who keeps the school', async () => {
    const eve = await newUser(world);
    await eve.json(200, 'PUT', `/api/bookmarks/${nth(0).id}`);
    const bob = await newUser(world);
    await change([{ key: keyOf(0), item: item({ ownDate: inDays(5) }) }], bob);
    await bob.json(200, 'PUT', '/api/preferences', {
      notifications: { price: true, rates: true, status: true, plan: false },
    });
    await change([{ key: keyOf(0), item: item({ ownDate: inDays(5) }) }]);
    world.pass(60);
    await runJobs(world.deps);
    expect(await told()).toHaveLength(1);
    expect(await told(eve)).toEqual([]);
    expect(await told(bob)).toEqual([]);
  });

  it('tell once of a date that new data have moved, and leave the plan as it is', async () => {
    const { id } = nth(0);
    const deadlines = (cycle: string, regular: string): Deadlines => ({
      cycle,
      asOf: '2026-08-18',
      lastKnown: false,
      earlyDecision: null,
      earlyDecision2: null,
      earlyAction: null,
      earlyAction2: null,
      restrictiveEarlyAction: null,
      priority: null,
      regular,
      rolling: false,
    });
    const withDates = (version: string, dates: Deadlines): Dataset => {
      const dataset = laterVersion(version, -1, '');
      return {
        ...dataset,
        universities: dataset.universities.map((one) => (one.id === id ? { ...one, deadlines: dates } : one)),
      };
    };
    const far = inDays(200);
    const settled = item({ round: 'regular', date: far, cycle: '2026-27', note: 'keep me', tasks: { essay: 'done' } });
    await loadSmallDataset(withDates('dates-1', deadlines('2026-27', far)));
    world.newIsolate();
    await change([{ key: keyOf(0), item: settled }]);
    await remind();
    expect(await told()).toEqual([]);
    const next = inDays(565);
    await loadSmallDataset(withDates('dates-2', deadlines('2027-28', next)));
    world.newIsolate();
    await remind();
    await remind();
    expect(await told()).toEqual([{ universityId: id, kind: 'planDate', before: far, after: next }]);
    expect((await plan())[0]?.item).toEqual(settled);
  });

  it('leaves no text of its owner’s in what is kept for everybody', async () => {
    const round = 'JOHN-SMITH-ROUND';
    await loadSmallDataset();
    await change(
      SMALL.universities
        .slice(0, 20)
        .map(({ id }) => ({ key: `university:${id}`, item: item({ round, date: inDays(200), cycle: '2026-27' }) })),
    );
    await remind();
    expect((await told()).length).toBeGreaterThan(0);
    const { results } = await env.DB.prepare('select * from dataset_changes').all();
    expect(JSON.stringify(results)).not.toContain(round);
  });

  it('survives an item that cannot be read', async () => {
    await change([{ key: keyOf(0), item: item({ ownDate: inDays(5) }) }]);
    await env.DB.prepare('insert into plan_items values (?, \'university:77\', \'{"status":"odd"}\', 1)')
      .bind(ada.id)
      .run();
    await remind();
    expect(await told()).toHaveLength(1);
    expect(await plan()).toHaveLength(1);
    expect(SMALL.universities.length).toBeGreaterThan(5);
  });
});
