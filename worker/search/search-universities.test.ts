import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SearchQuery, SORT_KEYS, SORT_ORDERS } from '#schema/api/search.ts';
import type { UniversityRecord } from '#schema/domain/dataset.ts';
import { ACADEMIC_CALENDARS, RELIGIOUS_GROUPS, UNIVERSITY_TYPES } from '#schema/domain/enums.ts';
import { ENROLLMENT_BUCKETS } from '#schema/domain/limits.ts';
import { nameSortKey } from '#schema/search/fold-text.ts';
import { aUniversity, FAMILIAR, snapshotOf } from '#tests/search/made-up-universities.ts';
import { searchUniversities, selectUniversities } from './search-universities.ts';

const EMPTY: SearchQuery = {
  search: undefined,
  country: undefined,
  state: undefined,
  city: undefined,
  type: [],
  tuitionMin: undefined,
  tuitionMax: undefined,
  religiousAffiliation: undefined,
  academicCalendar: [],
  yearFoundedMin: undefined,
  yearFoundedMax: undefined,
  studentPopulationMin: undefined,
  studentPopulationMax: undefined,
  near: undefined,
  nearPlace: undefined,
  radiusMiles: undefined,
  box: undefined,
  sortBy: undefined,
  sortOrder: undefined,
  page: undefined,
  limit: undefined,
  facets: false,
  similarTo: undefined,
};
const asking = (query: Partial<SearchQuery>): SearchQuery => ({ ...EMPTY, ...query });

const familiar = snapshotOf(FAMILIAR.universities, FAMILIAR.aliases);
const idsFor = (query: Partial<SearchQuery>) => selectUniversities(familiar, asking(query));

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null, freq: 3 });
const orAbsent = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 2 });

const PLACES = [
  { country: 'US', state: 'IL', city: 'Springfield' },
  { country: 'US', state: 'MO', city: 'St. Louis' },
  { country: 'US', state: 'CA', city: null },
  { country: 'CA', state: 'QC', city: 'Montréal' },
  { country: 'CA', state: 'ON', city: 'Saint Louis' },
] as const;

/** Small ranges, so that values are equal and bounds are met often. */
const catalogue: fc.Arbitrary<UniversityRecord[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 400 }),
      name: fc.constantFrom('Alpha College', 'The Alpha College', 'Beta University', 'beta university', 'Éta', 'Zeta'),
      place: fc.constantFrom(...PLACES),
      type: orNull(fc.constantFrom(...UNIVERSITY_TYPES)),
      religiousAffiliation: orNull(fc.constantFrom(...RELIGIOUS_GROUPS)),
      academicCalendar: orNull(fc.constantFrom(...ACADEMIC_CALENDARS)),
      tuition: orNull(fc.integer({ min: 0, max: 8 }).map((n) => n * 1_000)),
      yearFounded: orNull(fc.integer({ min: 1900, max: 1905 })),
      studentPopulation: orNull(fc.constantFrom(0, 999, 1_000, 5_000, 5_001, 20_000, 30_000)),
      acceptanceRate: orNull(fc.constantFrom(10, 10.5, 90)),
      graduationRate: orNull(fc.constantFrom(10, 50.1)),
      netPrice: orNull(fc.constantFrom(1, 2, 3)),
      medianEarnings: orNull(fc.constantFrom(40_000, 50_000)),
    }),
    { maxLength: 40, selector: ({ id }) => id },
  )
  .map((rows) => rows.map(({ place, id, ...fields }) => aUniversity(id, { ...place, ...fields })));

type Filters = Omit<
  SearchQuery,
  | ('search' | 'sortBy' | 'sortOrder' | 'page' | 'limit' | 'facets' | 'similarTo')
  // What is around a place has its own test.
  | ('near' | 'nearPlace' | 'radiusMiles' | 'box')
>;
const filters: fc.Arbitrary<Filters> = fc.record({
  country: orAbsent(fc.constantFrom('US' as const, 'CA' as const)),
  state: orAbsent(fc.constantFrom('IL', 'MO', 'CA', 'QC', 'ON')),
  city: orAbsent(fc.constantFrom('SPRINGFIELD', 'saint louis', 'montreal', 'St Louis', 'nowhere', '!?')),
  type: fc.subarray([...UNIVERSITY_TYPES]),
  academicCalendar: fc.subarray([...ACADEMIC_CALENDARS], { maxLength: 2 }),
  religiousAffiliation: orAbsent(fc.constantFrom('any' as const, ...RELIGIOUS_GROUPS)),
  tuitionMin: orAbsent(fc.integer({ min: 0, max: 8_000 })),
  tuitionMax: orAbsent(fc.integer({ min: 0, max: 8_000 })),
  yearFoundedMin: orAbsent(fc.integer({ min: 1899, max: 1906 })),
  yearFoundedMax: orAbsent(fc.integer({ min: 1899, max: 1906 })),
  studentPopulationMin: orAbsent(fc.constantFrom(0, 1_000, 5_000)),
  studentPopulationMax: orAbsent(fc.constantFrom(0, 999, 5_000, 20_000)),
});
const order = fc.record({
  sortBy: orAbsent(fc.constantFrom(...SORT_KEYS)),
  sortOrder: orAbsent(fc.constantFrom(...SORT_ORDERS)),
});

const MONEY = ['tuition', 'netPrice', 'medianEarnings'] as const;
const usd = (university: UniversityRecord, field: (typeof MONEY)[number]) => {
  const amount = university[field];
  return amount === null ? null : university.country === 'CA' ? Math.round(amount * 0.75) : amount;
};
const CITY: Record<string, (string | null)[]> = {
  SPRINGFIELD: ['Springfield'],
  'saint louis': ['St. Louis', 'Saint Louis'],
  'St Louis': ['St. Louis', 'Saint Louis'],
  montreal: ['Montréal'],
  nowhere: [],
  '!?': [],
};

/** The rules of the filters said once more in the plainest way. */
function passes(university: UniversityRecord, query: Filters): boolean {
  const within = (value: number | null, min: number | undefined, max: number | undefined) =>
    (min === undefined && max === undefined) ||
    (value !== null && (min === undefined || value >= min) && (max === undefined || value <= max));
  const { religiousAffiliation: religion } = query;
  return (
    (query.country === undefined || university.country === query.country) &&
    (query.state === undefined || university.state === query.state) &&
    (query.city === undefined || (CITY[query.city] as (string | null)[]).includes(university.city)) &&
    (query.type.length === 0 || (university.type !== null && query.type.includes(university.type))) &&
    (query.academicCalendar.length === 0 ||
      (university.academicCalendar !== null && query.academicCalendar.includes(university.academicCalendar))) &&
    (religion === undefined || religion === 'any' || university.religiousAffiliation === religion) &&
    within(usd(university, 'tuition'), query.tuitionMin, query.tuitionMax) &&
    within(university.yearFounded, query.yearFoundedMin, query.yearFoundedMax) &&
    within(university.studentPopulation, query.studentPopulationMin, query.studentPopulationMax)
  );
}

const valueFor = (university: UniversityRecord, sortBy: SearchQuery['sortBy']): number | string | null => {
  if (sortBy === undefined || sortBy === 'name' || sortBy === 'relevance' || sortBy === 'distance') {
    return nameSortKey(university.name);
  }
  const money = MONEY.find((field) => field === sortBy);
  return money ? usd(university, money) : university[sortBy];
};

describe('a search without text', () => {
  it('finds exactly what passes every filter', () => {
    fc.assert(
      fc.property(catalogue, filters, (universities, query) => {
        const expected = universities.filter((university) => passes(university, query)).map(({ id }) => id);
        const { total } = searchUniversities(snapshotOf(universities), asking(query));
        const ids = selectUniversities(snapshotOf(universities), asking(query));
        expect(ids.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
        expect(total).toBe(expected.length);
      }),
      { numRuns: 300 },
    );
  });

  it('orders by value, blanks last both ways, ties by id', () => {
    fc.assert(
      fc.property(catalogue, order, (universities, { sortBy, sortOrder }) => {
        const sign = sortOrder === 'desc' && sortBy !== 'relevance' && sortBy !== 'distance' ? -1 : 1;
        const expected = universities.toSorted((a, b) => {
          const [left, right] = [valueFor(a, sortBy), valueFor(b, sortBy)];
          if (left === right) return a.id - b.id;
          if (left === null) return 1;
          if (right === null) return -1;
          return left < right ? -sign : sign;
        });
        const outcome = searchUniversities(snapshotOf(universities), asking({ sortBy, sortOrder, limit: 500 }));
        expect(outcome.ids).toEqual(expected.map(({ id }) => id));
        expect(outcome.withoutValue).toBe(universities.filter((one) => valueFor(one, sortBy) === null).length);
      }),
      { numRuns: 300 },
    );
  });

  it('cuts the list into pages that hold every university once', () => {
    fc.assert(
      fc.property(catalogue, filters, order, fc.integer({ min: 1, max: 7 }), (universities, query, by, limit) => {
        const snapshot = snapshotOf(universities);
        const all = selectUniversities(snapshot, asking({ ...query, ...by }));
        const first = searchUniversities(snapshot, asking({ ...query, ...by, limit }));
        expect(first.totalPages).toBe(Math.ceil(all.length / limit));
        const pages = Array.from({ length: first.totalPages }, (_, page) =>
          searchUniversities(snapshot, asking({ ...query, ...by, limit, page: page + 1 })),
        );
        expect(pages.flatMap(({ ids }) => ids)).toEqual(all);
      }),
    );
  });

  it('answers a page past the end with an empty list and the right total', () => {
    expect(searchUniversities(familiar, asking({ page: 99 }))).toMatchObject({
      ids: [],
      total: 27,
      page: 99,
      limit: 20,
      totalPages: 2,
    });
  });

  it('finds nothing when a minimum is above its maximum, and says what to loosen', () => {
    const { total, loosen } = searchUniversities(
      familiar,
      asking({ studentPopulationMin: 20_000, studentPopulationMax: 10_000, state: 'MI' }),
    );
    expect(total).toBe(0);
    expect(loosen).toEqual([
      { parameter: 'studentPopulationMax', total: 2 },
      { parameter: 'studentPopulationMin', total: 1 },
    ]);
  });

  it('keeps the state CA apart from the country CA', () => {
    expect(idsFor({ state: 'CA' })).toEqual([21, 4]);
    expect(idsFor({ country: 'CA' })).toEqual([15, 14, 16]);
    expect(idsFor({ country: 'CA', state: 'CA' })).toEqual([]);
  });
});

describe('facets', () => {
  it('count each option with its own parameters removed and all others in force', () => {
    fc.assert(
      fc.property(catalogue, filters, (universities, query) => {
        const { facets } = searchUniversities(snapshotOf(universities), asking({ ...query, facets: true }));
        const counted = (without: Partial<Filters>, read: (one: UniversityRecord) => string | null) => {
          const counts: Record<string, number> = {};
          for (const one of universities.filter((other) => passes(other, { ...query, ...without }))) {
            const value = read(one);
            if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
          }
          return counts;
        };
        expect(facets).toMatchObject({
          country: counted({ country: undefined }, (one) => one.country),
          state: counted({ state: undefined }, (one) => one.state),
          type: counted({ type: [] }, (one) => one.type),
          religiousAffiliation: counted({ religiousAffiliation: undefined }, (one) => one.religiousAffiliation),
          academicCalendar: counted({ academicCalendar: [] }, (one) => one.academicCalendar),
        });
        for (const { key, min, max } of ENROLLMENT_BUCKETS) {
          const bounds = { studentPopulationMin: min ?? undefined, studentPopulationMax: max ?? undefined };
          const size = universities.filter((one) => passes(one, { ...query, ...bounds })).length;
          expect(facets?.studentPopulation[key] ?? 0).toBe(size);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('count within the text that was searched', () => {
    const { facets, total } = searchUniversities(familiar, asking({ search: 'michigan', facets: true, state: 'MI' }));
    expect(total).toBe(3);
    expect(facets?.state).toEqual({ MI: 3 });
    expect(facets?.type).toEqual({ public: 3 });
  });

  it('are left out when nobody asked', () => {
    expect(searchUniversities(familiar, EMPTY)).not.toHaveProperty('facets');
  });
});

describe('what to loosen', () => {
  it('is the total without each parameter, most first, and only when nothing was found', () => {
    fc.assert(
      fc.property(catalogue, filters, (universities, query) => {
        const { total, loosen } = searchUniversities(snapshotOf(universities), asking(query));
        if (total > 0) {
          expect(loosen).toBeUndefined();
          return;
        }
        const totals = loosen?.map((entry) => entry.total) ?? [];
        expect(totals).toEqual(totals.toSorted((a, b) => b - a));
        for (const parameter of Object.keys(query) as (keyof Filters)[]) {
          const without = { ...query, [parameter]: Array.isArray(query[parameter]) ? [] : undefined };
          const expected = universities.filter((one) => passes(one, without)).length;
          expect(loosen?.find((entry) => entry.parameter === parameter)?.total ?? 0).toBe(expected);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('names the text too', () => {
    const { loosen } = searchUniversities(familiar, asking({ search: 'stanford', state: 'VT' }));
    expect(loosen).toEqual([
      { parameter: 'search', total: 3 },
      { parameter: 'state', total: 1 },
    ]);
  });
});

describe('a search with text', () => {
  it('orders by relevance unless told otherwise, and relevance knows no direction', () => {
    const byRelevance = idsFor({ search: 'boston' });
    expect(byRelevance).toEqual([5, 6, 7]);
    expect(idsFor({ search: 'boston', sortBy: 'relevance', sortOrder: 'desc' })).toEqual(byRelevance);
    expect(idsFor({ search: 'boston', sortBy: 'name' })).toEqual([6, 5, 7]);
    expect(idsFor({ search: 'boston', sortBy: 'studentPopulation', sortOrder: 'desc' })).toEqual([5, 7, 6]);
  });

  it('finds the same universities in whatever order they are asked for', () => {
    for (const sortBy of SORT_KEYS) expect(idsFor({ search: 'vermont', sortBy }).toSorted()).toEqual([10, 8, 9]);
  });

  it('is narrowed by the filters', () => {
    expect(idsFor({ search: 'boston', religiousAffiliation: 'catholic' })).toEqual([6]);
  });
});
