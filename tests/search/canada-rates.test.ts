/** Canadian rates of whole classes in orders and filters, over the committed dataset. */
import { expect, it } from 'vitest';
import { searchQuery } from '#schema/api/search.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { committedDataset, committedSearch } from './catalogue.ts';

const { snapshot, programs } = committedSearch();
const byId = new Map(committedDataset().universities.map((university) => [university.id, university]));
const find = (query: Record<string, string>) =>
  searchUniversities(
    snapshot,
    searchQuery.parse(
      Object.fromEntries(Object.entries({ country: 'CA', limit: '100', ...query }).map(([key, text]) => [key, [text]])),
    ),
    programs,
  ).ids.map((id) => byId.get(id));

it.each(['graduationRate', 'retentionRate'] as const)(
  '%s orders those that have one, and blanks come last',
  (field) => {
    const rates = find({ sortBy: field, sortOrder: 'desc' }).map((university) => university?.[field] ?? null);
    const known = rates.filter((rate) => rate !== null);
    expect(known.length).toBeGreaterThan(30);
    expect(rates.slice(0, known.length)).toEqual(known.toSorted((a, b) => b - a));
  },
);

it('a least rate of graduation finds those that publish one as high', () => {
  const found = find({ graduationRateMin: '60' });
  expect(found.map((university) => university?.name)).toContain("Queen's University");
  expect(found.length).toBeGreaterThan(25);
  for (const university of found) expect(university?.graduationRate).toBeGreaterThanOrEqual(60);
});
