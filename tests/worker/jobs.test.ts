import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AccountSettings, DEFAULT_SETTINGS } from '#schema/domain/account/account.ts';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import { MESSAGE_LIFETIME_DAYS, SUBSCRIBER_LIFETIME_DAYS, UNUSED_ACCOUNT_MONTHS } from '#schema/domain/site/limits.ts';
import { SESSION_AGE_MAX } from '#worker/auth/session.ts';
import { changesBetween } from '#worker/jobs/compare-datasets.ts';
import { forgetUnused, PAGE } from '#worker/jobs/forget-unused.ts';
import type { Job } from '#worker/jobs/job.ts';
import { NOTIFICATIONS_DAYS } from '#worker/jobs/purge-expired.ts';
import { JOBS, runJobs } from '#worker/jobs/run-jobs.ts';
import { LEAST_PEOPLE } from '#worker/recommendations/bookmarked-together.ts';
import operations from '../../docs/operations.md?raw';
import { laterVersion, loadSmallDataset, SMALL } from './helpers/database.ts';
import { ACCOUNT_TABLES } from './helpers/rich-account.ts';
import { makeTestApp } from './helpers/test-app.ts';

const [FIRST, SECOND, THIRD] = SMALL.universities.map(({ id }) => id) as [number, number, number];
const DAY = 24 * 60 * 60 * 1_000;

const all = async <T>(sql: string): Promise<T[]> => (await env.DB.prepare(sql).all<T>()).results;

async function addPerson(
  id: string,
  bookmarked: number[],
  settings: Partial<AccountSettings> = {},
  addedAt = 1,
): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      'insert into users (id, username, username_key, password_hash, settings, created_at) values (?1, ?1, ?1, ?2, ?3, 1)',
    ).bind(id, 'none', JSON.stringify({ ...DEFAULT_SETTINGS, ...settings })),
    ...bookmarked.map((university) =>
      env.DB.prepare('insert into bookmarks (user_id, university_id, added_at) values (?, ?, ?)').bind(
        id,
        university,
        addedAt,
      ),
    ),
  ]);
}

beforeEach(async () => {
  await loadSmallDataset();
  await env.DB.batch(
    ['users', 'bookmarks', 'notifications', 'dataset_changes', 'watched_figures', 'kept_together', 'job_runs'].map(
      (table) => env.DB.prepare(`delete from ${table}`),
    ),
  );
});

function withFigures(version: string, id: number, figures: object): Dataset {
  const dataset = laterVersion(version, -1, '');
  return {
    ...dataset,
    universities: dataset.universities.map((one) => (one.id === id ? { ...one, ...figures } : one)),
  };
}

describe('comparing datasets', () => {
  it('finds nothing new in the first, then exactly what the next one changed, and tells those who keep it, once', async () => {
    const world = makeTestApp();
    await addPerson('keeps-it', [FIRST, SECOND]);
    await addPerson('keeps-another', [THIRD]);
    await addPerson('does-not-want-prices', [FIRST], {
      notifications: { price: false, rates: true, status: true, plan: true },
    });
    await addPerson('kept-it-later', [FIRST], {}, world.deps.clock() + DAY);
    await runJobs(world.deps);
    expect(await all('select * from dataset_changes')).toEqual([]);

    const before = SMALL.universities.find(({ id }) => id === FIRST)?.tuition ?? 0;
    await loadSmallDataset(withFigures('later-1', FIRST, { tuition: before + 5_000, name: 'New Name University' }));
    await runJobs(world.deps);
    await runJobs(world.deps);
    expect(await all('select kind, before, after, name from dataset_changes order by kind')).toEqual([
      {
        kind: 'name',
        before: JSON.stringify(SMALL.universities[0]?.name),
        after: '"New Name University"',
        name: 'New Name University',
      },
      { kind: 'tuition', before: String(before), after: String(before + 5_000), name: 'New Name University' },
    ]);
    expect(await all('select user_id, change_id from notifications order by user_id, change_id')).toEqual([
      { user_id: 'does-not-want-prices', change_id: `later-1:${FIRST}:name` },
      { user_id: 'keeps-it', change_id: `later-1:${FIRST}:name` },
      { user_id: 'keeps-it', change_id: `later-1:${FIRST}:tuition` },
    ]);
  });

  it('tells of a university that is in the dataset no more', async () => {
    const world = makeTestApp();
    await addPerson('keeps-it', [FIRST]);
    await runJobs(world.deps);
    const { universities, manifest, ...rest } = SMALL;
    await loadSmallDataset({
      ...rest,
      manifest: { ...manifest, version: 'later-2' },
      universities: universities.filter(({ id }) => id !== FIRST),
    });
    await runJobs(world.deps);
    expect(await all('select kind, university_id from dataset_changes')).toEqual([
      { kind: 'closed', university_id: FIRST },
    ]);
    expect(await all('select user_id from notifications')).toEqual([{ user_id: 'keeps-it' }]);
    await runJobs(world.deps);
    expect(await all('select * from dataset_changes')).toHaveLength(1);
  });

  it('does not tell of differences too small to matter, or between two currencies', () => {
    const figures = {
      name: 'A',
      currency: 'USD',
      tuition: 40_000,
      tuitionInState: null,
      netPrice: 20_000,
      acceptanceRate: 50,
      graduationRate: 80,
      retentionRate: 90,
    } as const;
    expect(changesBetween(figures, { ...figures, tuition: 40_100, acceptanceRate: 50.5 })).toEqual([]);
    // A hundredth of a price is told, a dollar less is not.
    expect(changesBetween(figures, { ...figures, tuition: 40_399 })).toEqual([]);
    expect(changesBetween(figures, { ...figures, tuition: 40_400 })).toHaveLength(1);
    expect(changesBetween(figures, { ...figures, tuition: 60_000, currency: 'CAD' })).toEqual([]);
    expect(changesBetween(figures, { ...figures, tuition: null, acceptanceRate: 51 })).toEqual([
      { kind: 'tuition', before: 40_000, after: null },
      { kind: 'acceptanceRate', before: 50, after: 51 },
    ]);
  });
});

describe('counting what is kept together', () => {
  const people = (count: number, bookmarked: number[], settings: Partial<AccountSettings> = {}, prefix = 'person') =>
    Promise.all(Array.from({ length: count }, (_, index) => addPerson(`${prefix}-${index}`, bookmarked, settings)));

  it('writes a pair both ways once enough people keep both, and never below that', async () => {
    const world = makeTestApp();
    await people(LEAST_PEOPLE, [FIRST, SECOND]);
    await people(LEAST_PEOPLE - 1, [SECOND, THIRD], {}, 'few');
    await runJobs(world.deps);
    expect(await all('select university_id as one, other_id as other, people from kept_together order by 1')).toEqual(
      [
        { one: FIRST, other: SECOND, people: LEAST_PEOPLE },
        { one: SECOND, other: FIRST, people: LEAST_PEOPLE },
      ].sort((a, b) => a.one - b.one),
    );
  });

  it('leaves who said no out of how many keep a school, too', async () => {
    const world = makeTestApp();
    await people(LEAST_PEOPLE, [FIRST, SECOND]);
    await runJobs(world.deps);
    const before = await all('select strength from kept_together order by university_id');
    await people(5, [FIRST], { privacy: { keepHistory: true, countTogether: false } }, 'said-no');
    await runJobs(world.deps);
    expect(await all('select strength from kept_together order by university_id')).toEqual(before);
  });

  it('does not count who said no to it, nor who keeps everything; a pair that falls below is gone the next day', async () => {
    const world = makeTestApp();
    await people(LEAST_PEOPLE - 1, [FIRST, SECOND]);
    await addPerson('said-no', [FIRST, SECOND], { privacy: { keepHistory: true, countTogether: false } });
    await addPerson('keeps-all', [FIRST, SECOND, ...Array.from({ length: 120 }, (_, index) => 5_000_000 + index)]);
    await runJobs(world.deps);
    expect(await all('select * from kept_together')).toEqual([]);
    await addPerson('one-more', [FIRST, SECOND]);
    await runJobs(world.deps);
    expect(await all('select * from kept_together')).toHaveLength(2);
    await env.DB.prepare("delete from bookmarks where user_id = 'one-more'").run();
    await runJobs(world.deps);
    expect(await all('select * from kept_together')).toEqual([]);
  });
});

describe('the daily run', () => {
  it('is of the jobs that docs/operations.md names, in their order', () => {
    const [, named = ''] = /\*\*Scheduled jobs\*\*([\s\S]*?)What each counted/.exec(operations) ?? [];
    expect([...named.matchAll(/`([a-z-]+)`\s\(/g)].map(([, name]) => name)).toEqual(Object.keys(JOBS));
  });

  it('notes every job, and one that fails keeps no other from its work', async () => {
    const world = makeTestApp();
    await runJobs(world.deps, {
      broken: async () => {
        throw new Error('as planned');
      },
      ...JOBS,
    });
    const runs = await all<{ job: string; outcome: string }>('select job, outcome from job_runs order by job');
    expect(runs.find(({ job }) => job === 'broken')?.outcome).toBe('failed');
    expect(runs.filter(({ job }) => job !== 'broken').map(({ outcome }) => outcome)).toEqual(
      Object.keys(JOBS).map(() => 'done'),
    );
    expect(world.log.some(({ event, fields }) => event === 'job-failed' && fields.job === 'broken')).toBe(true);
  });

  it('forgets the runs of jobs that there are no more, which would seem not to run', async () => {
    const world = makeTestApp();
    await env.DB.prepare("insert into job_runs values ('of-another-release', 1, 2, 'done', '{}')").run();
    await runJobs(world.deps);
    const runs = await all<{ job: string }>('select job from job_runs');
    expect(runs.map(({ job }) => job).sort()).toEqual(Object.keys(JOBS).sort());
  });

  it('throws nothing when the database is gone', async () => {
    const world = makeTestApp();
    world.database.failing = new Error('D1_ERROR: gone');
    await runJobs(world.deps);
    expect(world.log.filter(({ event }) => event === 'job-failed')).toHaveLength(Object.keys(JOBS).length);
  });

  it('sweeps what an account that is gone has left behind', async () => {
    const world = makeTestApp();
    await addPerson('stays', [FIRST]);
    for (const user of ['stays', 'gone']) {
      await env.DB.prepare("insert into plan_items values (?, 'university:1', '{}', 1)").bind(user).run();
      await env.DB.prepare(
        'insert into shared_links (token, user_id, kind, subject, created_at) values (?, ?, ?, ?, 1)',
      )
        .bind(`token-of-${user}`, user, 'calendar', '')
        .run();
    }
    await runJobs(world.deps);
    expect(await all('select user_id from plan_items')).toEqual([{ user_id: 'stays' }]);
    expect(await all('select user_id from shared_links')).toEqual([{ user_id: 'stays' }]);
  });

  describe('accounts that nobody uses', () => {
    const world = makeTestApp();
    const monthsAgo = (months: number) => {
      const now = new Date(world.deps.clock());
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15)).toISOString().slice(0, 7);
    };
    async function addUsed(id: string, months: number): Promise<void> {
      await addPerson(id, []);
      await env.DB.prepare('insert or replace into account_uses values (?, ?)').bind(id, monthsAgo(months)).run();
    }
    const left = async () => (await all<{ id: string }>('select id from users order by id')).map(({ id }) => id);
    beforeEach(() => env.DB.batch(ACCOUNT_TABLES.map(({ name }) => env.DB.prepare(`delete from ${name}`))));

    it('go when they hold nothing, after a session could have gone on for a year', async () => {
      await addUsed('long-ago', UNUSED_ACCOUNT_MONTHS + 1);
      await addUsed('a-year-ago', UNUSED_ACCOUNT_MONTHS);
      await addUsed('now', 0);
      await addPerson('nobody-knows', []);
      await addUsed('has-chosen', 30);
      await env.DB.prepare(
        "update users set settings = json_set(settings, '$.privacy.keepHistory', json('false')) where id = 'has-chosen'",
      ).run();
      await env.DB.prepare(
        "insert into notifications (user_id, change_id, created_at) values ('long-ago', 'c', 1)",
      ).run();
      await runJobs(world.deps);
      expect(await left()).toEqual(['a-year-ago', 'has-chosen', 'nobody-knows', 'now']);
      expect(await all("select user_id from account_uses where user_id = 'long-ago'")).toEqual([]);
      expect(await all('select * from notifications')).toEqual([]);
      // 365 days after the longest session that could have begun in that month.
      expect(UNUSED_ACCOUNT_MONTHS * (365 / 12)).toBeGreaterThanOrEqual(365 + SESSION_AGE_MAX / (24 * 60 * 60));
    });

    const held = ACCOUNT_TABLES.filter(
      ({ name }) =>
        // A passkey is a way in, as a password is, and nothing that is saved.
        !['users', 'passkeys', 'account_sizes', 'account_uses', 'notifications'].includes(name),
    );
    it.each(held)('stay when they have something in $name', async ({ name, columns }) => {
      await addUsed('holds', 30);
      await addUsed('holds-nothing', 30);
      const values = columns.map((column) => (column === 'user_id' ? 'holds' : /_id$|_at$/.test(column) ? 1 : 'x'));
      await env.DB.prepare(`insert into ${name} (${columns}) values (${columns.map(() => '?')})`)
        .bind(...values)
        .run();
      await forgetUnused(world.deps, world.deps.clock());
      expect(await left()).toEqual(['holds']);
      expect(await all(`select user_id from ${name}`)).toEqual([{ user_id: 'holds' }]);
    });

    it('take their passkeys with them', async () => {
      await addUsed('holds-nothing', 30);
      await env.DB.prepare("insert into passkeys values ('p', 'holds-nothing', 'k', 0, '', 'n', 1, null)").run();
      await forgetUnused(world.deps, world.deps.clock());
      expect([await left(), await all('select id from passkeys')]).toEqual([[], []]);
    });

    it('are looked at so many a day, going on where the day before ended, and from the start after the last', async () => {
      const aDay = PAGE.accounts * PAGE.aDay;
      const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i <= ${aDay})`;
      await env.DB.batch([
        env.DB.prepare(
          `insert into users (id, username, username_key, password_hash, settings, created_at) ${numbers} select 'u' || i, i, i, 'x', ?, 1 from n`,
        ).bind(JSON.stringify(DEFAULT_SETTINGS)),
        env.DB.prepare(`insert into account_uses ${numbers} select 'u' || i, ? from n`).bind(monthsAgo(2)),
      ]);
      // The last of all, and one that gets old behind the back of the first day.
      await env.DB.prepare('update account_uses set month = ? where user_id in (?, ?)')
        .bind(monthsAgo(30), 'u7', `u${aDay + 1}`)
        .run();
      const count = async () => (await all<{ n: number }>('select count(*) as n from users'))[0]?.n;
      const job = { 'forget-unused': forgetUnused };
      await runJobs(world.deps, job);
      expect(await count()).toBe(aDay);
      await env.DB.prepare("update account_uses set month = ? where user_id = 'u8'").bind(monthsAgo(30)).run();
      await runJobs(world.deps, job);
      expect(await count()).toBe(aDay - 1);
      await runJobs(world.deps, job);
      expect(await count()).toBe(aDay - 2);
    });
  });

  it('forgets notifications after 400 days, with what they were about', async () => {
    const world = makeTestApp();
    const now = world.deps.clock();
    await addPerson('keeps-it', [FIRST]);
    for (const [id, days] of [
      ['old', NOTIFICATIONS_DAYS + 1],
      ['new', NOTIFICATIONS_DAYS - 1],
    ] as const) {
      const at = now - days * DAY;
      await env.DB.prepare("insert into dataset_changes values (?, 'v', ?, 'tuition', 'x', '1', '2', ?)")
        .bind(id, FIRST, at)
        .run();
      await env.DB.prepare("insert into notifications values ('keeps-it', ?, ?, null)").bind(id, at).run();
    }
    await runJobs(world.deps, { forget: JOBS.forget as Job });
    expect(NOTIFICATIONS_DAYS).toBe(400);
    expect(await all('select change_id from notifications')).toEqual([{ change_id: 'new' }]);
    expect(await all('select id from dataset_changes')).toEqual([{ id: 'new' }]);
  });

  it('forgets messages and subscribers after a year, and sessions once they would have ended', async () => {
    const world = makeTestApp();
    const now = world.deps.clock();
    const message = (id: string, at: number) =>
      env.DB.prepare("insert into contact_messages values (?, 'A', 'a@example.org', 'Subject', 'Message', ?)").bind(
        id,
        at,
      );
    const session = (jti: string, at: number) =>
      env.DB.prepare('insert into revoked_sessions values (?, ?)').bind(jti, at);
    const subscriber = (email: string, at: number) =>
      env.DB.prepare('insert into subscribers values (?, ?)').bind(email, at);
    await env.DB.batch([
      subscriber('old@example.org', now - (SUBSCRIBER_LIFETIME_DAYS + 1) * DAY),
      subscriber('new@example.org', now - (SUBSCRIBER_LIFETIME_DAYS - 1) * DAY),
      message('old', now - (MESSAGE_LIFETIME_DAYS + 1) * DAY),
      message('new', now - (MESSAGE_LIFETIME_DAYS - 1) * DAY),
      session('ended', now - 1),
      session('running', now + 1),
    ]);
    await runJobs(world.deps);
    expect(await all('select id from contact_messages')).toEqual([{ id: 'new' }]);
    expect(await all('select email from subscribers')).toEqual([{ email: 'new@example.org' }]);
    expect(await all('select jti from revoked_sessions')).toEqual([{ jti: 'running' }]);
  });
});
