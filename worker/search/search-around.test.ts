import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SearchQuery, searchQuery } from '#schema/api/search.ts';
import { milesBetween } from '#schema/domain/places/distance.ts';
import { isInBox, MAP_HOME, projectToMap } from '#schema/domain/places/map-projection.ts';
import { aUniversity, snapshotOf } from '#tests/search/made-up-universities.ts';
import { listPoints } from './list-points.ts';
import { countWithin, milesFrom } from './positions.ts';
import { searchUniversities } from './search-universities.ts';

const EMPTY = searchQuery.parse({});
const ask = (query: Partial<SearchQuery>): SearchQuery => ({ ...EMPTY, limit: 500, ...query });

const position = fc.record({
  latitude: fc.oneof(
    fc.constant(null),
    fc.integer({ min: -90_000, max: 90_000 }).map((n) => n / 1_000),
  ),
  longitude: fc.integer({ min: -180_000, max: 180_000 }).map((n) => n / 1_000),
});
const catalogue = fc
  .array(position, { maxLength: 40 })
  .map((positions) =>
    positions.map(({ latitude, longitude }, at) =>
      aUniversity(at + 1, { latitude, longitude: latitude === null ? null : longitude, name: `School ${at % 7}` }),
    ),
  );
const centre = fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -180, max: 180 }));

describe('a search around a place', () => {
  it('finds exactly the universities within the radius, nearest first, ties by id', () => {
    fc.assert(
      fc.property(catalogue, centre, fc.integer({ min: 1, max: 1_000 }), (universities, near, radiusMiles) => {
        const from = { latitude: near[0], longitude: near[1] };
        const expected = universities
          .flatMap(({ id, latitude, longitude }) =>
            latitude === null || longitude === null ? [] : [{ id, miles: milesBetween(from, { latitude, longitude }) }],
          )
          .filter(({ miles }) => miles <= radiusMiles)
          .sort((a, b) => a.miles - b.miles || a.id - b.id);
        const outcome = searchUniversities(snapshotOf(universities), ask({ near, radiusMiles }));
        expect(outcome.ids).toEqual(expected.map(({ id }) => id));
        for (const { id, miles } of expected) expect(outcome.miles?.get(id)).toBeCloseTo(miles, 0);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves out schools that teach online only, and counts them, unless they are asked for', () => {
    const there = { latitude: 33.4, longitude: -112 };
    const snapshot = snapshotOf([
      aUniversity(1, { ...there, onlineShare: 75 }),
      aUniversity(2, { ...there, onlineShare: 99.9 }),
      aUniversity(3, { ...there, onlineShare: 100, designations: ['online-only'] }),
      aUniversity(4, { latitude: 45, longitude: -112, onlineShare: 100 }),
    ]);
    const near = [33.4, -112] as [number, number];
    const around = searchUniversities(snapshot, ask({ near, radiusMiles: 15 }));
    expect([around.ids, around.onlineNear]).toEqual([[1], { count: 2, parameter: 'onlineShareMin' }]);
    const online = searchUniversities(snapshot, ask({ near, radiusMiles: 15, onlineShareMin: 99 }));
    expect([online.ids, online.onlineNear]).toEqual([[2, 3], undefined]);
    // Without a radius, too, nothing online is the nearest.
    expect(searchUniversities(snapshot, ask({ near })).ids[0]).toBe(1);
  });

  it('finds online schools by what they call themselves where no share is collected', () => {
    const snapshot = snapshotOf([
      aUniversity(1, { latitude: 46, longitude: -66, designations: ['online-only'], onlineShare: null }),
    ]);
    const found = searchUniversities(snapshot, ask({ near: [46, -66], radiusMiles: 15 }));
    expect([found.ids, found.onlineNear]).toEqual([[], { count: 1, parameter: 'designation' }]);
  });

  it('takes in what lies at the very end of the radius', () => {
    const from = { latitude: 42, longitude: -71 };
    const there = { latitude: 42.5, longitude: -71 };
    const snapshot = snapshotOf([aUniversity(1, there)]);
    const miles = milesBetween(from, there);
    expect([miles, miles - 0.01].map((radius) => countWithin(snapshot, from, radius))).toEqual([1, 0]);
    expect(milesFrom(snapshot, from, miles)[0]).toBe(miles);
    expect(milesFrom(snapshot, from, miles - 0.01)[0]).toBe(Number.POSITIVE_INFINITY);
  });

  it('settles equal distances by id, nearest or farthest first', () => {
    const snapshot = snapshotOf([3, 1, 2].map((id) => aUniversity(id, { latitude: 44, longitude: -73 })));
    for (const sortOrder of ['asc', 'desc'] as const) {
      expect(searchUniversities(snapshot, ask({ near: [42, -71], sortBy: 'distance', sortOrder })).ids).toEqual([
        1, 2, 3,
      ]);
    }
  });

  it('is what a postal code in the search box asks for, nearest first, on the list and on the map', () => {
    const snapshot = snapshotOf([
      aUniversity(1, { latitude: 43.66, longitude: -79.4, city: 'Toronto', state: 'ON', country: 'CA' }),
      aUniversity(2, { latitude: 41.79, longitude: -87.6, city: 'Chicago' }),
      aUniversity(3, { latitude: 42.06, longitude: -87.68, city: 'Evanston' }),
    ]);
    const chicago = searchUniversities(snapshot, ask({ search: '60601' }));
    expect(chicago.ids).toEqual([2, 3, 1]);
    expect(chicago.place?.name).toBe('60601 (Chicago, IL)');
    expect(chicago.miles?.get(2)).toBeCloseTo(7, 0);
    const toronto = searchUniversities(snapshot, ask({ search: 'm5s 1a1', sortBy: 'relevance' }));
    expect([toronto.ids, toronto.place?.name]).toEqual([[1, 3, 2], 'M5S (near Toronto, Ontario)']);
    expect(searchUniversities(snapshot, ask({ search: '60601-1234', country: 'CA' })).ids).toEqual([1]);
    expect(listPoints(snapshot, ask({ search: 'M5S' })).total).toBe(3);
    expect(searchUniversities(snapshot, ask({ search: '00000' }))).toMatchObject({ total: 0 });
    expect(searchUniversities(snapshot, ask({ search: '00000' })).place).toBeUndefined();
  });

  it('without a radius lists everything, and those whose place is not known last both ways', () => {
    const snapshot = snapshotOf([
      aUniversity(1, { latitude: 44, longitude: -73 }),
      aUniversity(2),
      aUniversity(3, { latitude: 42, longitude: -71 }),
    ]);
    const near = [42, -71] as [number, number];
    const nearest = searchUniversities(snapshot, ask({ near }));
    expect(nearest.ids).toEqual([3, 1, 2]);
    expect(nearest.withoutValue).toBe(1);
    expect(nearest.miles).toEqual(
      new Map([
        [3, 0],
        [1, expect.closeTo(171, 0)],
        [2, null],
      ]),
    );
    expect(searchUniversities(snapshot, ask({ near, sortOrder: 'desc', sortBy: 'distance' })).ids).toEqual([1, 3, 2]);
    expect(searchUniversities(snapshot, ask({ near, sortBy: 'name' })).ids).toEqual([1, 2, 3]);
  });

  it('keeps relevance for a text, and says the distances', () => {
    const snapshot = snapshotOf([
      aUniversity(1, { name: 'Alpha College', latitude: 50, longitude: -100 }),
      aUniversity(2, { name: 'Alpha', latitude: 60, longitude: -100 }),
      aUniversity(3, { name: 'Beta College', latitude: 50, longitude: -100 }),
    ]);
    const outcome = searchUniversities(snapshot, ask({ search: 'alpha', near: [50, -100] }));
    expect(outcome.ids.toSorted()).toEqual([1, 2]);
    expect(outcome.ids[0]).toBe(2);
    expect(outcome.miles?.get(1)).toBe(0);
  });

  it('finds nothing around a place that is not known, and does not ask to loosen filters', () => {
    const snapshot = snapshotOf([aUniversity(1, { latitude: 40, longitude: -90 })]);
    const outcome = searchUniversities(snapshot, ask({ nearPlace: 'atlantis', country: 'US' }));
    expect(outcome).toMatchObject({ ids: [], total: 0, place: null, otherPlaces: [], loosen: [] });
  });

  it('counts what would be there without the radius', () => {
    const snapshot = snapshotOf([aUniversity(1, { latitude: 40, longitude: -90 })]);
    const outcome = searchUniversities(snapshot, ask({ near: [45, -90], radiusMiles: 10 }));
    expect(outcome.loosen).toEqual([{ parameter: 'radiusMiles', total: 1 }]);
  });

  it('without a place knows neither distance nor radius', () => {
    const snapshot = snapshotOf([aUniversity(2, { name: 'B' }), aUniversity(1, { name: 'A' })]);
    const outcome = searchUniversities(snapshot, ask({ sortBy: 'distance', radiusMiles: 10 }));
    expect(outcome.ids).toEqual([1, 2]);
    expect(outcome.miles).toBeUndefined();
    expect(outcome.place).toBeUndefined();
  });
});

describe('a box of the map', () => {
  it('holds exactly what its points show there', () => {
    const edge = fc.integer({ min: -500, max: 500 });
    const size = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(catalogue, edge, edge, size, size, (universities, left, top, width, height) => {
        const snapshot = snapshotOf(universities);
        const box = [left, top, left + width, top + height] as [number, number, number, number];
        const shown = listPoints(snapshot, ask({})).points.filter(([, latitude, longitude]) =>
          isInBox(projectToMap(latitude, longitude), box),
        );
        const { ids } = searchUniversities(snapshot, ask({ box }));
        expect(ids.toSorted((a, b) => a - b)).toEqual(shown.map(([id]) => id).toSorted((a, b) => a - b));
        expect(listPoints(snapshot, ask({ box })).points).toEqual(shown);
      }),
      { numRuns: 300 },
    );
  });

  it('of the whole map leaves out only what has no position', () => {
    const snapshot = snapshotOf([aUniversity(1, { latitude: 42, longitude: -71 }), aUniversity(2)]);
    expect(searchUniversities(snapshot, ask({ box: [...MAP_HOME] })).ids).toEqual([1]);
  });
});

describe('the points of a search', () => {
  it('are as many as it finds, in the order of names, without those that are nowhere', () => {
    const snapshot = snapshotOf([
      aUniversity(7, { name: 'Zeta', latitude: 42.3601, longitude: -71.0589, tuition: 0, acceptanceRate: null }),
      aUniversity(8, {
        name: 'Alpha',
        latitude: 43,
        longitude: -72,
        tuition: 41_250,
        acceptanceRate: 45.3,
        cohorts: { acceptanceRate: { of: 'Applicants', count: 900, year: '2024' } },
      }),
      aUniversity(9, { name: 'Beta' }),
      aUniversity(10, { name: 'Canada', country: 'CA', state: 'ON', latitude: 44, longitude: -79 }),
    ]);
    expect(listPoints(snapshot, ask({ country: 'US' }))).toEqual({
      total: 3,
      own: false,
      points: [
        [8, 43, -72, 'Alpha', 41_250, 45.3, null, null, null],
        [7, 42.36, -71.059, 'Zeta', 0, null, null, null, null],
      ],
    });
  });

  it('of schools like one are those that lists have, in whatever order', () => {
    const snapshot = snapshotOf(
      Array.from({ length: 90 }, (_, at) =>
        aUniversity(at + 1, {
          latitude: 30 + at / 10,
          longitude: -90,
          tuition: 1_000 * at,
          studentPopulation: 100 * at,
        }),
      ),
    );
    const { points, total } = listPoints(snapshot, ask({ like: 1 }));
    const byPrice = searchUniversities(snapshot, ask({ like: 1, sortBy: 'tuition' }));
    expect(total).toBe(60);
    expect(byPrice.total).toBe(60);
    expect(points.map(([id]) => id).toSorted((a, b) => a - b)).toEqual(byPrice.ids.toSorted((a, b) => a - b));
  });
});
