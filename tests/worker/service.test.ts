import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { healthResponse, metaResponse } from '#schema/api/meta.ts';
import { DATABASE_BYTES_MAX, MESSAGES_MAX, SUBSCRIBERS_MAX } from '#schema/domain/site/limits.ts';
import { loadSmallDataset, SMALL } from './helpers/database.ts';
import { makeTestApp, warmTestApp } from './helpers/test-app.ts';

beforeEach(async () => {
  await loadSmallDataset();
  await env.DB.prepare('delete from job_runs').run();
});

describe('GET /api/meta', () => {
  it('answers the manifest in one round trip', async () => {
    const world = await warmTestApp();
    const meta = metaResponse.parse(await (await world.ask('/api/meta')).json());
    expect(meta).toEqual(SMALL.manifest);
    expect(world.database).toMatchObject({ trips: 1, rowsRead: 2 });
  });
});

describe('GET /api/health', () => {
  const read = async (world = makeTestApp()) => {
    const response = await world.ask('/api/health');
    expect(response.headers.get('cache-control')).toBe('no-store');
    return { status: response.status, body: await response.text() };
  };

  it('is ok when both answer', async () => {
    const { body } = await read();
    expect(healthResponse.parse(JSON.parse(body))).toEqual({
      status: 'ok',
      checks: { database: 'ok', cache: 'ok', search: 'ok', storage: 'ok' },
      dataset: SMALL.manifest.version,
      jobs: [],
    });
  });

  it('says how each job last went, and nothing of what it noted', async () => {
    await env.DB.prepare(
      `insert into job_runs (job, started_at, finished_at, outcome, detail) values
        ('notify', 1000, null, 'running', '{}'), ('forget', 1000, 2000, 'done', '{"told":"noted"}')`,
    ).run();
    const world = await warmTestApp();
    const { body } = await read(world);
    expect(healthResponse.parse(JSON.parse(body))).toMatchObject({
      jobs: [
        {
          job: 'forget',
          startedAt: '1970-01-01T00:00:01.000Z',
          finishedAt: '1970-01-01T00:00:02.000Z',
          outcome: 'done',
        },
        { job: 'notify', startedAt: '1970-01-01T00:00:01.000Z', finishedAt: null, outcome: 'running' },
      ],
    });
    expect(body).not.toContain('noted');
    expect(world.database.trips).toBe(1);
  });

  it.each([
    ['has run for more than an hour', 61, 'running', 'degraded'],
    ['has just begun', 5, 'running', 'ok'],
    ['last ran three days ago', 3 * 24 * 60, 'done', 'degraded'],
    ['last ran yesterday', 25 * 60, 'done', 'ok'],
  ])('knows that a job %s', async (_, minutesAgo, outcome, status) => {
    const world = await warmTestApp();
    const startedAt = world.deps.clock() - minutesAgo * 60_000;
    await env.DB.prepare("insert into job_runs values ('forget', ?, null, ?, '{}')").bind(startedAt, outcome).run();
    expect(JSON.parse((await read(world)).body)).toMatchObject({ status });
  });

  it('is degraded when the last run of a job failed', async () => {
    await env.DB.prepare("insert into job_runs values ('notify', 1000, 2000, 'failed', '{}')").run();
    expect(JSON.parse((await read()).body)).toMatchObject({ status: 'degraded', jobs: [{ outcome: 'failed' }] });
  });

  it('is degraded when half of what a database may hold is used', async () => {
    const world = await warmTestApp();
    world.database.size = DATABASE_BYTES_MAX / 2 - 1;
    expect(JSON.parse((await read(world)).body)).toMatchObject({ status: 'ok', checks: { storage: 'ok' } });
    world.database.size = DATABASE_BYTES_MAX / 2;
    expect(JSON.parse((await read(world)).body)).toMatchObject({
      status: 'degraded',
      checks: { storage: 'database-half-full' },
    });
  });

  it.each([
    ['messages', 'contact_messages', "(select 'm' || i, 'A', 'a@example.org', 's', 'm', 1 from n)", MESSAGES_MAX],
    ['subscribers', 'subscribers', "(select i || '@example.org', 1 from n)", SUBSCRIBERS_MAX],
  ])('is degraded when half of the room for %s is used', async (what, table, rows, most) => {
    const fill = (from: number, to: number) =>
      env.DB.prepare(
        `insert into ${table} with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to}) select * from ${rows}`,
      ).run();
    await env.DB.prepare(`delete from ${table}`).run();
    await fill(1, most / 2 - 1);
    expect(JSON.parse((await read(await warmTestApp())).body)).toMatchObject({ checks: { storage: 'ok' } });
    await fill(most / 2, most / 2);
    expect(JSON.parse((await read(await warmTestApp())).body)).toMatchObject({
      status: 'degraded',
      checks: { storage: `${what}-half-full` },
    });
    await env.DB.prepare(`delete from ${table}`).run();
  });

  it('is degraded when KV does not answer in time', async () => {
    const world = makeTestApp();
    world.cache.delay = 1_000;
    expect(JSON.parse((await read(world)).body)).toMatchObject({ status: 'degraded', checks: { cache: 'failed' } });
  });

  it('is degraded when no dataset is loaded', async () => {
    await env.DB.prepare('delete from dataset_meta').run();
    expect(JSON.parse((await read()).body)).toMatchObject({ status: 'degraded', dataset: null });
  });

  it('is 503 when the database fails', async () => {
    const world = makeTestApp();
    world.database.failing = new Error('D1_ERROR: internal error');
    expect((await read(world)).status).toBe(503);
  });
});
