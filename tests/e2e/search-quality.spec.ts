import { readDataset } from '../search/catalogue.ts';
import { knownItemQueries, scoreSearch } from '../search/known-item-queries.ts';
import { expect, test } from './site.ts';

test('through the API every family of known-item queries finds the school meant', async ({ request }) => {
  test.setTimeout(120_000);
  const queries = knownItemQueries(readDataset(), { seed: 7, perFamily: 40 });
  const found = new Map<string, number[]>();
  for (const { text } of queries) {
    const answer = await request.get('/api/universities/search', { params: { search: text, limit: 10 } });
    expect(answer.status(), text).toBe(200);
    const { universities } = (await answer.json()) as { universities: { id: number }[] };
    found.set(
      text,
      universities.map(({ id }) => id),
    );
  }
  const scores = scoreSearch(queries, (text) => found.get(text) ?? []);
  for (const { family, mrr } of scores) expect(mrr, family).toBeGreaterThanOrEqual(0.92);
  expect(scores.reduce((sum, { mrr }) => sum + mrr, 0) / scores.length).toBeGreaterThanOrEqual(0.97);
});
