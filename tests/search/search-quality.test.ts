import { describe, expect, it } from 'vitest';
import type { SearchQuery } from '#schema/api/search.ts';
import { buildSnapshot, openSnapshot } from '#schema/search/snapshot.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { readDataset } from './catalogue.ts';
import { knownItemQueries, scoreSearch } from './known-item-queries.ts';
import realLife from './real-life-queries.json' with { type: 'json' };

const dataset = readDataset();
const snapshot = openSnapshot(buildSnapshot(dataset));
const search = (text: string) =>
  searchUniversities(snapshot, {
    search: text,
    type: [],
    academicCalendar: [],
    facets: false,
    limit: 10,
  } as unknown as SearchQuery);

describe('search over the real names', () => {
  it.each([1, 2])('finds the school meant in every family of queries (seed %i)', { timeout: 60_000 }, (seed) => {
    const scores = scoreSearch(knownItemQueries(dataset, { seed, perFamily: 150 }), (text) => search(text).ids);
    expect(scores).toHaveLength(10);
    for (const { family, mrr } of scores) expect({ family, mrr: mrr >= 0.97 }).toEqual({ family, mrr: true });
    expect(scores.reduce((sum, { mrr }) => sum + mrr, 0) / scores.length).toBeGreaterThanOrEqual(0.99);
  });

  it('finds what people type', () => {
    const missed = realLife.filter(({ text, ids }) => !ids.includes(search(text).ids[0] ?? 0));
    expect(missed.map(({ text, name }) => `${text}: ${name}`)).toEqual([]);
  });

  it('answers a question about a place with the schools there', () => {
    const inVermont = dataset.universities.filter(({ state }) => state === 'VT').length;
    const { total, ids } = search('colleges in vermont');
    expect(total).toBe(inVermont);
    expect(ids[0]).toBe(231174);
  });

  it.each([
    ['harvard', 3],
    ['ucla', 3],
    ['university of notre dame', 10],
    ['stanferd', 3],
  ])('does not bury "%s" in neighbours', (text, most) => {
    expect(search(text).total).toBeLessThanOrEqual(most);
  });
});
