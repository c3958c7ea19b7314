/** Whose a figure is, and of how many, over the committed dataset: what may order a list and what may not. */
import { describe, expect, it } from 'vitest';
import { searchQuery } from '#schema/api/search.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { isOfFew } from '#schema/domain/record/small-cohorts.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { committedSearch, readDataset } from './catalogue.ts';

const { snapshot, programs } = committedSearch();
const dataset = readDataset();
const byId = new Map(dataset.universities.map((university) => [university.id, university]));
const list = (question: Record<string, string>): UniversityRecord[] =>
  searchUniversities(
    snapshot,
    searchQuery.parse(
      Object.fromEntries(Object.entries({ limit: '100', ...question }).map(([key, text]) => [key, [text]])),
    ),
    programs,
  ).ids.flatMap((id) => byId.get(id) ?? []);

describe('tuition', () => {
  it('has three prices where a college has a district, and the lists of a state go by the state’s', () => {
    expect(byId.get(222_992)).toMatchObject({ tuitionInDistrict: 2_550, tuitionInState: 8_580 });
    expect(byId.get(144_865)).toMatchObject({ tuitionInDistrict: 4_560, tuitionInState: 10_410 });
    const withDistrict = dataset.universities.filter(({ tuitionInDistrict }) => tuitionInDistrict !== null);
    expect(withDistrict.length).toBeGreaterThan(200);
    const under = list({ state: 'TX', inStateTuitionMax: '3000' }).map(({ tuitionInState }) => tuitionInState ?? 0);
    expect(Math.max(...under)).toBeLessThanOrEqual(3_000);
    expect(under.length).toBeLessThan(10);
  });
});

describe('figures of several campuses', () => {
  it('order and filter one of them', () => {
    const paid = list({ kind: 'two-year', sortBy: 'medianEarnings', sortOrder: 'desc' }).slice(0, 50);
    expect(paid.filter(({ aidNumber }) => aidNumber?.counts === false)).toEqual([]);
    expect(byId.get(215_309)?.aidNumber).toEqual({ name: 'University of Pittsburgh', campuses: 5, counts: false });
    const campuses = dataset.universities.filter(
      ({ aidNumber }) => aidNumber?.name === 'Pennsylvania State University',
    );
    expect(campuses.length).toBeGreaterThan(15);
    expect(campuses.filter(({ aidNumber }) => aidNumber?.counts)).toHaveLength(1);
  });
});

describe('averages of a handful', () => {
  it('order and filter nothing', () => {
    const few = dataset.universities.filter((one) => one.netPrice !== null && isOfFew('netPrice', one));
    expect(few.length).toBeGreaterThan(400);
    const cheap = list({ country: 'US', netPriceMin: '0', netPriceMax: '2000' });
    expect(cheap.filter((one) => isOfFew('netPrice', one))).toEqual([]);
    // Webb Institute's $73,043 was of six people.
    const dear = list({ country: 'US', netPriceMin: '60000' }).map(({ id }) => id);
    expect(dear).not.toContain(197_221);
  });

  it('of students for each teacher lead no list either', () => {
    const few = dataset.universities.filter(
      (one) => one.studentFacultyRatio !== null && isOfFew('studentFacultyRatio', one),
    );
    expect(few.length).toBeGreaterThan(30);
    const first = list({ country: 'US', sortBy: 'studentFacultyRatio', sortOrder: 'asc' }).slice(0, 20);
    expect(first.filter((one) => few.includes(one))).toEqual([]);
  });
});

describe('Pell recipients', () => {
  it('are set beside all of the same entrants', () => {
    expect(byId.get(166_513)).toMatchObject({ graduationRatePell: 66.2, graduationRateBesidePell: 70.1 });
    expect(byId.get(240_365)).toMatchObject({ graduationRatePell: 46.7, graduationRateBesidePell: 57.9 });
  });
});
