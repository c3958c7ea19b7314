import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recommendationsResponse } from '#schema/api/recommendations.ts';
import { loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { clearAccounts } from './helpers/rich-account.ts';
import { type TestApp, warmTestApp } from './helpers/test-app.ts';
import { newUser, type Visitor } from './helpers/visitor.ts';

beforeAll(() => loadSmallDataset());

let world: TestApp;
let user: Visitor;
beforeEach(async () => {
  await clearAccounts();
  await env.DB.prepare('delete from kept_together').run();
  world = await warmTestApp();
  user = await newUser(world);
});

const yale = universityNamed('Yale University');
const [, other] = SMALL.universities.filter(({ id }) => id !== yale.id);

async function recommended(query = '') {
  return recommendationsResponse.parse(await user.json(200, 'GET', `/api/recommendations${query}`));
}

describe('GET /api/recommendations', () => {
  it('has nothing for somebody of whom nothing is known', async () => {
    expect(await recommended()).toEqual({ base: null, recommendations: [] });
  });

  it('goes out from the most recently viewed, or else from the first bookmarked', async () => {
    await user.send('PUT', `/api/bookmarks/${yale.id}`);
    world.pass(1);
    await user.send('PUT', `/api/bookmarks/${other?.id}`);
    expect((await recommended()).base?.name).toBe('Yale University');
    await user.send('PUT', `/api/history/${other?.id}`);
    expect((await recommended()).base?.id).toBe(other?.id);
    expect((await recommended(`?base=${yale.id}`)).base?.name).toBe('Yale University');
  });

  it('gives at most six others with two different reasons each, never one that is kept or hidden', async () => {
    await user.send('PUT', `/api/bookmarks/${yale.id}`);
    const first = (await recommended()).recommendations;
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThanOrEqual(6);
    for (const { reasons } of first) expect(new Set(reasons).size).toBe(2);
    const [keep, hide] = first.map(({ university }) => university.id);
    await user.send('PUT', `/api/bookmarks/${keep}`);
    await user.send('PUT', `/api/hidden/${hide}`);
    const later = (await recommended()).recommendations.map(({ university }) => university.id);
    for (const id of [yale.id, keep, hide]) expect(later).not.toContain(id);
  });

  it('tells what is kept together without a count', async () => {
    await user.send('PUT', `/api/bookmarks/${yale.id}`);
    const far = SMALL.universities.at(-1);
    await env.DB.prepare('insert into kept_together values (?, ?, 31, 0.9)').bind(yale.id, far?.id).run();
    const [first] = (await recommended()).recommendations;
    expect(first?.university.id).toBe(far?.id);
    expect(first?.reasons[0]).toBe('Often saved together with Yale University');
    expect(JSON.stringify(first)).not.toContain('31 ');
  });

  it('never repeats what somebody with hundreds of bookmarks keeps, and reads a bounded number of rows', async () => {
    const { id } = (await user.json(200, 'GET', '/api/user')) as { id: string };
    const rows = Array.from({ length: 2_000 }, (_, index) => [4_000_000 + index, index]);
    const bookmarked = SMALL.universities.slice(0, -3).map((university, index) => [university.id, index - 5_000]);
    await env.DB.prepare(
      "insert into bookmarks (user_id, university_id, added_at) select ?, value ->> '$[0]', value ->> '$[1]' from json_each(?)",
    )
      .bind(id, JSON.stringify([...rows, ...bookmarked]))
      .run();
    await user.send('PUT', '/api/preferences', {
      preferences: { countries: ['US', 'CA'] },
    });
    world.database.reset();
    const list = (await recommended()).recommendations.map(({ university }) => university.id);
    const left = new Set(SMALL.universities.slice(-3).map((university) => university.id));
    for (const one of list) expect(left.has(one)).toBe(true);
    expect(world.database.trips).toBeLessThanOrEqual(3);
    console.log(`recommendations with 2,000 bookmarks: ${world.database.rowsRead} rows, ${world.database.trips} trips`);
    expect(world.database.rowsRead).toBeLessThan(1_500);
  });

  it('answers 404 for a base that is no university, and 400 for one that is no number', async () => {
    expect((await user.send('GET', '/api/recommendations?base=1')).status).toBe(404);
    expect((await user.send('GET', '/api/recommendations?base=x&limit=100')).status).toBe(400);
  });
});
