import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SearchQuery, SORT_KEYS, SORT_ORDERS, searchQuery } from '#schema/api/search.ts';
import { readFigure } from '#schema/domain/figures/read-figure.ts';
import { isSubjectOrder } from '#schema/domain/programs/subject-order-keys.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { ACADEMIC_CALENDARS, RELIGIOUS_GROUPS, UNIVERSITY_TYPES } from '#schema/domain/record/enums.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { decides, outcomeRate } from '#schema/domain/record/small-cohorts.ts';
import {
  BACHELORS_KINDS,
  isGone,
  OPEN,
  type OutcomeGroup,
  STATUS_STATES,
  UNIVERSITY_KINDS,
  type UniversityKind,
} from '#schema/domain/record/university-figures.ts';
import { figureOfColumn, NUMBER_COLUMNS, type NumberColumn, unitOf } from '#schema/domain/search/search-filters.ts';
import { ENROLLMENT_BUCKETS } from '#schema/domain/site/limits.ts';
import { nameSortKey } from '#schema/search/fold-text.ts';
import { buildSnapshot, openSnapshot } from '#schema/search/snapshot.ts';
import { aUniversity, FAMILIAR, snapshotOf } from '#tests/search/made-up-universities.ts';
import { universityPaths } from '#worker/services/sitemap.ts';
import { listPoints } from './list-points.ts';
import { searchUniversities, selectUniversities } from './search-universities.ts';
import { suggestUniversities } from './suggest-universities.ts';

const EMPTY = searchQuery.parse({});
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

/** So many people behind the graduation rate, and enough behind the acceptance rate. */
const cohortsOf = (count: number): UniversityRecord['cohorts'] => ({
  graduationRate: { count, of: 'entrants', year: '2018' },
  acceptanceRate: { count: 500, of: 'applicants', year: '2024' },
});

/** Small ranges, so that values are equal and bounds are met often. */
const transfers = (award: number, fewest: number): UniversityRecord['outcomes'] => ({
  transfer: { award, fewest, stillEnrolled: null, enrolledElsewhere: null, unknown: null, cohort: null },
});

const catalogue: fc.Arbitrary<UniversityRecord[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 400 }),
      name: fc.constantFrom('Alpha College', 'The Alpha College', 'Beta University', 'beta university', 'Éta', 'Zeta'),
      place: fc.constantFrom(...PLACES),
      type: orNull(fc.constantFrom(...UNIVERSITY_TYPES)),
      kind: fc.constantFrom('bachelors' as const, ...UNIVERSITY_KINDS),
      status: fc.constantFrom(OPEN, OPEN, OPEN, ...STATUS_STATES.map((state) => ({ ...OPEN, state }))),
      religiousAffiliation: orNull(fc.constantFrom(...RELIGIOUS_GROUPS)),
      academicCalendar: orNull(fc.constantFrom(...ACADEMIC_CALENDARS)),
      tuition: orNull(fc.integer({ min: 0, max: 8 }).map((n) => n * 1_000)),
      yearFounded: orNull(fc.integer({ min: 1900, max: 1905 })),
      studentPopulation: orNull(fc.constantFrom(0, 999, 1_000, 5_000, 5_001, 20_000, 30_000)),
      acceptanceRate: orNull(fc.constantFrom(10, 10.5, 90)),
      graduationRate: orNull(fc.constantFrom(10, 50.1)),
      cohorts: fc.constantFrom(...[29, 30].map((count) => cohortsOf(count)), {}),
      netPrice: orNull(fc.constantFrom(1, 2, 3)),
      medianEarnings: orNull(fc.constantFrom(40_000, 50_000)),
      tuitionInState: orNull(fc.constantFrom(1_000, 2_001)),
      medianDebt: orNull(fc.constantFrom(9_000, 9_500)),
      retentionRate: orNull(fc.constantFrom(60, 60.5)),
      studentFacultyRatio: orNull(fc.constantFrom(9, 9.5, 20)),
      applicationFee: orNull(fc.constantFrom(0, 50)),
      onlineShare: orNull(fc.constantFrom(0, 99.9)),
      graduationRatePell: orNull(fc.constantFrom(40, 40.5)),
      outcomes: orNull(fc.constantFrom(transfers(20, 29), transfers(20, 30), transfers(20.1, 90))),
    }),
    { maxLength: 40, selector: ({ id }) => id },
  )
  .map((rows) => rows.map(({ place, id, ...fields }) => aUniversity(id, { ...place, ...fields })));

/** The filters of the group `first`; what is around a place has its own test, and so have the others (more-filters.test.ts). */
type Filters = Pick<
  SearchQuery,
  | ('country' | 'state' | 'city' | 'type' | 'kind' | 'academicCalendar' | 'religiousAffiliation')
  | ('tuitionMin' | 'tuitionMax' | 'yearFoundedMin' | 'yearFoundedMax')
  | ('studentPopulationMin' | 'studentPopulationMax')
>;
const filters: fc.Arbitrary<Filters> = fc.record({
  country: orAbsent(fc.constantFrom('US' as const, 'CA' as const)),
  state: fc.oneof(fc.constant<string[]>([]), fc.subarray(['CA', 'IL', 'MO', 'ON', 'QC'])),
  city: orAbsent(fc.constantFrom('SPRINGFIELD', 'saint louis', 'montreal', 'St Louis', 'nowhere', '!?')),
  type: fc.subarray([...UNIVERSITY_TYPES]),
  kind: fc.oneof(fc.constant<UniversityKind[]>([]), fc.subarray([...UNIVERSITY_KINDS])),
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

const usd = (university: UniversityRecord, column: NumberColumn) => {
  const amount = readFigure(figureOfColumn(column), university);
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
    !isGone(university.status) &&
    (query.kind.length === 0 ? BACHELORS_KINDS : query.kind).includes(university.kind) &&
    (query.country === undefined || university.country === query.country) &&
    (query.state.length === 0 || query.state.includes(university.state)) &&
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

/** Entrants of whom a figure says how many finish. */
const FINISHED: Partial<Record<string, OutcomeGroup>> = {
  outcomePell: 'pell',
  outcomeTransfer: 'transfer',
  outcomePartTime: 'part-time',
};
const isFigure = (order: string): order is NumberColumn => (NUMBER_COLUMNS as readonly string[]).includes(order);
const valueFor = (university: UniversityRecord, sortBy: SearchQuery['sortBy']): number | string | null => {
  // Nobody says who asks here, so that there is no order by their price.
  if (sortBy === undefined || !isFigure(sortBy)) {
    return nameSortKey(university.name);
  }
  if (unitOf(sortBy) === 'dollars') return usd(university, sortBy);
  const figure = figureOfColumn(sortBy);
  const group = figure.startsWith('outcome') ? FINISHED[figure] : undefined;
  if (group) return outcomeRate(university, group);
  return decides(figure as FactField, university) ? (university[figure as 'tuition'] ?? null) : null;
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
        const isPossible =
          sortBy !== 'relevance' &&
          sortBy !== 'distance' &&
          sortBy !== 'yourPrice' &&
          !(sortBy !== undefined && isSubjectOrder(sortBy));
        const sign = sortOrder === 'desc' && isPossible ? -1 : 1;
        const listed = universities.filter((one) => passes(one, EMPTY));
        const expected = listed.toSorted((a, b) => {
          const [left, right] = [valueFor(a, sortBy), valueFor(b, sortBy)];
          if (left === right) return a.id - b.id;
          if (left === null) return 1;
          if (right === null) return -1;
          return left < right ? -sign : sign;
        });
        const outcome = searchUniversities(snapshotOf(universities), asking({ sortBy, sortOrder, limit: 500 }));
        expect(outcome.ids).toEqual(expected.map(({ id }) => id));
        expect(outcome.withoutValue).toBe(listed.filter((one) => valueFor(one, sortBy) === null).length);
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
      asking({ studentPopulationMin: 20_000, studentPopulationMax: 10_000, state: ['MI'] }),
    );
    expect(total).toBe(0);
    expect(loosen).toEqual([
      { parameter: 'studentPopulationMax', total: 2 },
      { parameter: 'studentPopulationMin', total: 1 },
    ]);
  });

  it('keeps the state CA apart from the country CA', () => {
    expect(idsFor({ state: ['CA'] })).toEqual([21, 4]);
    expect(idsFor({ country: 'CA' })).toEqual([15, 14, 16]);
    expect(idsFor({ country: 'CA', state: ['CA'] })).toEqual([]);
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
          state: counted({ state: [] }, (one) => one.state),
          type: counted({ type: [] }, (one) => one.type),
          kind: counted({ kind: [...UNIVERSITY_KINDS] }, (one) => one.kind),
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
    const { facets, total } = searchUniversities(familiar, asking({ search: 'michigan', facets: true, state: ['MI'] }));
    expect(total).toBe(3);
    // "Michigan" is read as the state: beside it stands what the other states would have.
    expect(facets?.state).toMatchObject({ MI: 3 });
    expect(facets?.type).toEqual({ public: 3 });
  });

  it('are left out when nobody asked', () => {
    expect(searchUniversities(familiar, EMPTY)).not.toHaveProperty('facets');
  });
});

describe('kinds that lists leave out', () => {
  it('are counted beside the list, unless kinds were asked for', () => {
    fc.assert(
      fc.property(catalogue, filters, (universities, query) => {
        const { otherKinds } = searchUniversities(snapshotOf(universities), asking(query));
        if (query.kind.length > 0) {
          expect(otherKinds).toBeUndefined();
          return;
        }
        const others = universities.filter(
          (one) => !BACHELORS_KINDS.includes(one.kind) && passes(one, { ...query, kind: [...UNIVERSITY_KINDS] }),
        );
        const counts = Object.fromEntries(
          Object.entries(Object.groupBy(others, ({ kind }) => kind)).map(([kind, ones]) => [kind, ones.length]),
        );
        expect(otherKinds ?? {}).toEqual(counts);
      }),
      { numRuns: 200 },
    );
  });

  const ohio = { city: 'Columbus', state: 'OH', type: 'public' } as const;
  const snapshot = snapshotOf([
    aUniversity(1, { name: 'Ohio State University', studentPopulation: 60_000, ...ohio }),
    aUniversity(2, { name: 'Columbus State Community College', kind: 'two-year', studentPopulation: 27_000, ...ohio }),
    aUniversity(3, { name: 'Franklin University', studentPopulation: 9_000, ...ohio }),
    aUniversity(4, { name: 'Dallas College', kind: 'two-year', city: 'Dallas', state: 'TX' }),
    aUniversity(5, { name: 'Paul Quinn College', city: 'Dallas', state: 'TX' }),
    aUniversity(6, { name: 'Community College of Ohio', kind: 'two-year', ...ohio, city: 'Lima' }),
  ]);
  const find = (search: string, more: Partial<SearchQuery> = {}) =>
    searchUniversities(snapshot, asking({ search, ...more }));

  it('are found by their names', () => {
    expect(find('columbus state').ids[0]).toBe(2);
    expect(find('dallas college').ids).toContain(4);
    expect(find('community colleges in ohio').ids.toSorted()).toEqual([2, 6]);
  });

  it('are counted, not listed, when only the place is theirs', () => {
    const colleges = find('colleges in ohio');
    expect(colleges.ids.toSorted()).toEqual([1, 3]);
    expect(colleges.otherKinds).toEqual({ 'two-year': 2 });
    expect(find('columbus').ids).not.toContain(2);
    expect(find('colleges in dallas')).toMatchObject({ ids: [5], otherKinds: { 'two-year': 1 } });
  });

  it('are listed when they are asked for, and others not when only they are', () => {
    const asked = find('colleges in ohio', { kind: [...BACHELORS_KINDS, 'two-year'] });
    expect(asked.ids.toSorted()).toEqual([1, 2, 3, 6]);
    expect(asked.otherKinds).toBeUndefined();
    expect(find('colleges in ohio', { kind: ['two-year'] }).ids.toSorted()).toEqual([2, 6]);
  });
});

describe('schools that are in no list', () => {
  const closed = { ...OPEN, state: 'closed', date: '2026-05' } as const;
  const closing = { ...OPEN, state: 'closing', date: '2027-06' } as const;
  const snapshot = openSnapshot(
    buildSnapshot({
      version: 'made-up',
      usdPerCad: 1,
      universities: [
        aUniversity(1, { name: 'Anna Maria College', city: 'Paxton', state: 'MA', status: closed }),
        aUniversity(2, { name: 'Maria College', city: 'Albany', state: 'NY' }),
        aUniversity(3, { name: 'University of Central Florida', city: 'Orlando', state: 'FL' }),
        aUniversity(4, { name: 'University of California, Davis', city: 'Davis', state: 'CA' }),
        aUniversity(5, { name: 'Trinity Christian College', city: 'Palos Heights', state: 'IL', status: closing }),
        aUniversity(6, { name: 'Mills College', city: 'Oakland', state: 'CA', status: { ...closed, state: 'merged' } }),
      ],
      aliases: [
        { id: 1, name: 'AMC', kind: 'acronym' },
        { id: 3, name: 'UCF', kind: 'acronym' },
      ],
      outside: [
        {
          name: 'University of California, San Francisco',
          aliases: ['UCSF'],
          why: 'UCSF teaches graduate students only.',
          belongsToId: 4,
          website: 'https://www.ucsf.edu',
        },
      ],
    }),
  );
  const find = (search: string) => searchUniversities(snapshot, asking({ search, facets: true }));

  it('have no row: no list, no total, no count holds them', () => {
    const all = searchUniversities(snapshot, asking({ facets: true }));
    expect(all.total).toBe(4);
    expect(all.facets?.state).toEqual({ NY: 1, FL: 1, CA: 1, IL: 1 });
    expect(all).not.toHaveProperty('gone');
    expect(find('colleges in massachusetts').total).toBe(0);
  });

  it.each(['Anna Maria College', 'anna maria  college', 'amc'])('are named beside the list for exactly %j', (text) => {
    const { gone, total } = find(text);
    expect(total).toBe(0);
    expect(gone).toEqual([
      {
        id: 1,
        slug: 'anna-maria-college-1',
        name: 'Anna Maria College',
        place: 'Paxton, Massachusetts',
        status: closed,
      },
    ]);
  });

  it('are named for a slip, and for no part of the name', () => {
    for (const text of ['anna mara college', 'ana maria colege'])
      expect(find(text).gone?.map(({ name }) => name)).toEqual(['Anna Maria College']);
    for (const text of ['anna', 'maria college', 'hannah marya college']) expect(find(text)).not.toHaveProperty('gone');
  });

  it('out of scope say why, and nothing of a similar name is offered', () => {
    for (const text of ['UCSF', 'university of california san francisco']) {
      const { ids, total, outside, suggestion } = find(text);
      expect({ ids, total, suggestion }).toEqual({ ids: [], total: 0, suggestion: undefined });
      expect(outside).toEqual([
        {
          name: 'University of California, San Francisco',
          why: 'UCSF teaches graduate students only.',
          belongsTo: { id: 4, slug: 'university-of-california-davis-4', name: 'University of California, Davis' },
          website: 'https://www.ucsf.edu',
        },
      ]);
    }
    expect(find('UCF').ids).toEqual([3]);
  });

  it('are no points of the map and no addresses of the sitemap', () => {
    expect(listPoints(snapshot, EMPTY).total).toBe(4);
    const paths = universityPaths(snapshot, 1);
    expect(paths).toHaveLength(4);
    expect(paths).not.toContain('/university/anna-maria-college-1');
  });

  it('are never suggested', () => {
    const names = suggestUniversities(snapshot, 'anna maria', 8).map(({ name }) => name);
    expect(names).not.toContain('Anna Maria College');
  });

  it('do not include those that are still to close', () => {
    expect(find('trinity christian').ids).toEqual([5]);
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
    const { loosen } = searchUniversities(familiar, asking({ search: 'stanford', state: ['VT'] }));
    expect(loosen).toEqual([
      { parameter: 'search', total: 3 },
      { parameter: 'state', total: 1 },
    ]);
  });
});

describe('a search with text', () => {
  it('of a place begins with schools of which a price or a rate is known, the largest first', () => {
    const snapshot = snapshotOf([
      aUniversity(1, { studentPopulation: 30_000 }),
      aUniversity(2, { studentPopulation: 9_000, tuition: 20_000 }),
      aUniversity(3, { studentPopulation: 12_000, graduationRate: 60 }),
      aUniversity(4, { studentPopulation: 40_000 }),
    ]);
    const query = asking({ search: 'universities in illinois' });
    expect(selectUniversities(snapshot, query)).toEqual([3, 2, 4, 1]);
  });

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
