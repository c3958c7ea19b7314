import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { helpCategories } from '#frontend/content/help-categories.ts';
import { helpVoteResponse } from '#schema/api/help.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { makeTestApp, ORIGIN, type TestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());
beforeEach(() => env.DB.prepare('delete from help_votes').run());

async function vote(
  body: unknown,
  { headers = {}, world = makeTestApp() }: { headers?: Record<string, string>; world?: TestApp } = {},
) {
  const response = await world.ask('/api/help/votes', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { response, status: response.status, text: await response.text(), world };
}

async function counts() {
  return (await env.DB.prepare('select article, answer, count from help_votes order by article, answer').all()).results;
}

describe('POST /api/help/votes', () => {
  it('counts the answers to each article, in one round trip, and nobody’s by itself', async () => {
    const { status, text, world } = await vote({ article: 'search/advanced-filters', answer: 'yes' });
    expect([status, helpVoteResponse.parse(JSON.parse(text))]).toEqual([200, { counted: true }]);
    expect(world.database.trips).toBe(1);
    await vote({ article: 'search/advanced-filters', answer: 'yes' });
    await vote({ article: 'search/advanced-filters', answer: 'no' });
    await vote({ article: 'account/preferences', answer: 'no' });
    expect(await counts()).toEqual([
      { article: 'account/preferences', answer: 'no', count: 1 },
      { article: 'search/advanced-filters', answer: 'no', count: 1 },
      { article: 'search/advanced-filters', answer: 'yes', count: 2 },
    ]);
  });

  it('takes an answer to every article there is', async () => {
    for (const { key, articles } of helpCategories()) {
      for (const article of articles) {
        expect((await vote({ article: `${key}/${article.key}`, answer: 'yes' })).status).toBe(200);
      }
    }
    expect(await counts()).toHaveLength(24);
  });

  it.each([
    [{ article: 'search/bookmarks', answer: 'yes' }, 'article must be the address of a help article.'],
    [{ article: 'constructor/toString', answer: 'yes' }, 'article must be the address of a help article.'],
    [{ article: '../search', answer: 'yes' }, 'article must be the address of a help article.'],
    [{ article: 7, answer: 'yes' }, 'article must be the address of a help article.'],
    [{ article: 'account/preferences', answer: 'maybe' }, 'answer must be yes or no.'],
    [{ article: 'account/preferences' }, 'answer must be yes or no.'],
    [{}, 'article must be the address of a help article. answer must be yes or no.'],
  ])('refuses %j', async (body, why) => {
    const { status, text } = await vote(body);
    expect([status, text]).toEqual([400, why]);
    expect(await counts()).toEqual([]);
  });

  it('takes nothing from other sites, and no more than the limit', async () => {
    const body = { article: 'account/preferences', answer: 'yes' };
    expect((await vote(body, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
    const world = makeTestApp({ formRate: { limit: async () => ({ success: false }) } });
    expect((await vote(body, { world })).status).toBe(429);
    expect(await counts()).toEqual([]);
  });

  it('answers 503 when the database fails', async () => {
    const world = makeTestApp();
    world.database.failing = new Error('D1_ERROR: internal error');
    expect((await vote({ article: 'account/preferences', answer: 'yes' }, { world })).status).toBe(503);
  });

  it('never fails, whatever the body holds', { timeout: 60_000 }, async () => {
    const world = makeTestApp();
    await fc.assert(
      fc.asyncProperty(
        fc.record({ article: fc.anything(), answer: fc.anything() }, { requiredKeys: [] }),
        async (body) => {
          const { status, text } = await vote({ ...body }, { world });
          expect(status).toBe(400);
          expect(text).toMatch(/^(article|answer) must be/);
        },
      ),
      { numRuns: 200 },
    );
    expect(await counts()).toEqual([]);
  });
});
