import { describe, expect, it } from 'vitest';
import { locationsQuery } from '#schema/api/locations.ts';
import { aUniversity, snapshotOf } from '#tests/search/made-up-universities.ts';
import { describeTown, findLocations } from './find-locations.ts';
import { findTown } from './find-town.ts';
import { townByKey } from './places/towns.ts';

type Place = readonly [city: string, state: string, country: 'US' | 'CA', latitude: number, longitude: number];
const BOSTON: Place = ['Boston', 'MA', 'US', 42.35, -71.08];
const CAMBRIDGE: Place = ['Cambridge', 'MA', 'US', 42.37, -71.11];
const school = (id: number, [city, state, country, latitude, longitude]: Place, fields = {}) =>
  aUniversity(id, { city, state, country, latitude, longitude, studentPopulation: 1_000, ...fields });

const snapshot = snapshotOf([
  school(1, BOSTON, { type: 'private', tuition: 50_000, tuitionInState: 50_000, campusSetting: 'Urban' }),
  school(2, BOSTON, {
    type: 'public',
    tuition: 30_000,
    tuitionInState: 12_000,
    roomAndBoard: 15_000,
    campusSetting: 'Urban',
  }),
  school(3, CAMBRIDGE, { type: 'private', tuition: 60_001, studentPopulation: null, campusSetting: 'Suburban' }),
  school(4, ['Springfield', 'MA', 'US', 42.1, -72.55]),
  school(5, ['Springfield', 'MO', 'US', 37.2, -93.28], { studentPopulation: 20_000 }),
  school(6, ['Manchester', 'NH', 'US', 42.99, -71.46], { studentPopulation: 200_000 }),
  school(7, ['Washington', 'DC', 'US', 38.9, -77.05]),
  school(8, ['Seattle', 'WA', 'US', 47.65, -122.3]),
  school(9, ['Detroit', 'MI', 'US', 42.36, -83.07], { type: 'public', tuition: 20_000 }),
  school(10, ['Windsor', 'ON', 'CA', 42.3, -83.07], { type: 'public', tuition: 30_000 }),
  school(11, ['Ontario', 'CA', 'US', 34.06, -117.65]),
  school(12, ['Winnipeg', 'MB', 'CA', 49.81, -97.13]),
  school(13, ['Montréal', 'QC', 'CA', 45.5, -73.57]),
  school(14, ['Nowhere', 'MA', 'US', 0, 0], { latitude: null, longitude: null }),
]);

const find = (q?: string, more = {}) => findLocations(snapshot, { ...locationsQuery.parse({}), q, ...more });
const keys = (q: string) => find(q).locations.map(({ key }) => key);

describe('towns by what people type', () => {
  it.each([
    ['boston', ['boston-ma']],
    ['Boston, MA', ['boston-ma']],
    ['MONTREAL', ['montreal-qc']],
    ['springfield', ['springfield-mo', 'springfield-ma']],
    ['springfield massachusetts', ['springfield-ma']],
    // A state, a region or a country: the towns with the most universities first.
    ['massachusetts', ['boston-ma', 'cambridge-ma', 'springfield-ma']],
    ['ma', ['boston-ma', 'cambridge-ma', 'springfield-ma']],
    ['New England', ['boston-ma', 'manchester-nh', 'cambridge-ma', 'springfield-ma']],
    ['the midwest', ['springfield-mo', 'detroit-mi']],
    ['Midwest region', ['springfield-mo', 'detroit-mi']],
    ['prairies', ['winnipeg-mb']],
    ['prairie', ['winnipeg-mb']],
    ['province of quebec', ['montreal-qc']],
    ['canada', ['montreal-qc', 'windsor-on', 'winnipeg-mb']],
    ['Ontario, Canada', ['windsor-on']],
    // What else people say, in French too.
    ['the northeastern states', ['boston-ma', 'manchester-nh', 'cambridge-ma', 'springfield-ma']],
    ['la belle province', ['montreal-qc']],
    ['nouvelle-angleterre', ['boston-ma', 'manchester-nh', 'cambridge-ma', 'springfield-ma']],
    // "Mass" and "ont" go on: to a state, and to a town.
    ['mass', ['boston-ma', 'cambridge-ma', 'springfield-ma']],
    ['ont', ['ontario-ca', 'windsor-on']],
    // An area by its towns, but for one that is called by a town.
    ['greater boston', ['boston-ma', 'cambridge-ma']],
    // A name of both a town and a state is both.
    ['washington', ['washington-dc', 'seattle-wa']],
    ['ontario', ['ontario-ca', 'windsor-on']],
    // Names that go on from what was typed.
    ['win', ['windsor-on', 'winnipeg-mb']],
    ['massach', ['boston-ma', 'cambridge-ma', 'springfield-ma']],
    // A postal code: what is within the radius, nearest first.
    ['02139', ['cambridge-ma', 'boston-ma']],
    ['02139-4307', ['cambridge-ma', 'boston-ma']],
    ['H3A', ['montreal-qc']],
    ['h3a 0g4', ['montreal-qc']],
  ])('%s', (text, expected) => {
    const answer = find(text);
    expect(answer.locations.map(({ key }) => key).toSorted()).toEqual(expected.toSorted());
    expect(answer.locations[0]?.key).toBe(expected[0]);
    expect(answer).toMatchObject({ total: expected.length, approximate: false });
  });

  it.each([
    ['bostn', 'boston-ma'],
    ['massachusets', 'boston-ma'],
    ['Winipeg', 'winnipeg-mb'],
  ])('takes %s for the nearest name and says that it is a guess', (text, first) => {
    expect(find(text)).toMatchObject({
      locations: [{ key: first }, ...Array(find(text).total - 1).fill({})],
      approximate: true,
    });
  });

  it.each(['xyzzy', 'a', '99999', '!!!', 'nowhere', '__proto__', 'constructor', '\u0000', 'the', 'of the'])(
    'finds nothing for %j',
    (text) => {
      expect(find(text)).toMatchObject({ locations: [], total: 0, totalPages: 0, approximate: false });
    },
  );

  it('without a text are the college towns that the catalogue has', () => {
    expect(find().locations.map(({ key }) => key)).toEqual(['boston-ma', 'montreal-qc']);
  });

  it('count the universities around them', () => {
    expect(find('boston').locations[0]).toMatchObject({
      name: 'Boston',
      stateName: 'Massachusetts',
      inTown: 2,
      universities: 3,
    });
    expect(find('boston', { radiusMiles: 1 }).locations[0]).toMatchObject({ inTown: 2, universities: 2 });
    expect(find('boston', { radiusMiles: 50 }).locations[0]).toMatchObject({ universities: 4 });
  });

  it('have the school with most students stand for them on a map', () => {
    const sizes = [1_000, 5_000, null, 3_000];
    const towns = snapshotOf(sizes.map((studentPopulation, at) => school(at + 1, BOSTON, { studentPopulation })));
    const [boston] = findLocations(towns, { ...locationsQuery.parse({}), q: 'boston' }).locations;
    expect(boston?.school).toBe(2);
  });

  it('say what residents are asked in the town itself, and nothing where nobody publishes it', () => {
    const towns = snapshotOf([
      school(1, BOSTON, { type: 'public', tuition: 30_000, tuitionInState: 14_000 }),
      school(2, BOSTON, { type: 'private', tuition: 60_000, tuitionInState: null }),
      school(3, ['Cambridge', 'MA', 'US', 42.37, -71.11], { tuition: null, tuitionInState: null }),
      school(4, ['Winnipeg', 'MB', 'CA', 49.9, -97.14], { tuition: 20_000, tuitionInState: 6_000 }),
    ]);
    const asked = (q: string) => findLocations(towns, { ...locationsQuery.parse({}), q }).locations[0]?.tuition;
    expect(asked('boston')).toEqual({ low: 14_000, high: 60_000, currency: 'USD', universities: 2 });
    expect(asked('cambridge')).toBeNull();
    expect(asked('winnipeg')).toEqual({ low: 6_000, high: 6_000, currency: 'CAD', universities: 1 });
  });

  it('come in pages, and a page past the end is empty with the right total', () => {
    expect(find('canada', { page: 2 })).toMatchObject({ locations: [], total: 3, page: 2, totalPages: 1 });
  });

  it('keep their keys unique', () => {
    expect(new Set(keys('usa')).size).toBe(find('usa').total);
  });
});

describe('kinds that lists leave out', () => {
  const mixed = snapshotOf([
    school(1, BOSTON, { type: 'public' }),
    school(2, BOSTON, { type: 'public', kind: 'two-year', tuition: 4_000 }),
    school(3, ['Wellesley Hills', 'MA', 'US', 42.31, -71.27], { kind: 'two-year' }),
  ]);

  it('count for no town, and a place that has only them is no town to choose', () => {
    const asked = locationsQuery.parse({});
    const { locations } = findLocations(mixed, { ...asked, q: 'massachusetts' });
    expect(locations).toMatchObject([{ key: 'boston-ma', universities: 1, inTown: 1 }]);
    expect(findLocations(mixed, { ...asked, q: 'wellesley hills' }).total).toBe(0);
    const boston = describeTown(mixed, townByKey(mixed, 'boston-ma') as never, asked);
    expect(boston.nearest.map(({ id }) => id)).toEqual([1]);
    expect(boston.students.total).toBe(1_000);
  });

  it('still say where a place is', () => {
    expect(findTown(mixed, 'Wellesley Hills').place?.name).toBe('Wellesley Hills, Massachusetts');
  });
});

describe('a town', () => {
  const describe_ = (key: string, query = {}) => {
    const town = townByKey(snapshot, key);
    if (!town) throw new Error(`no ${key}`);
    return describeTown(snapshot, town, { radiusMiles: undefined, page: undefined, ...query });
  };

  it('lists what is within the radius, nearest first', () => {
    const { nearest, total } = describe_('cambridge-ma');
    expect(nearest.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(nearest[0]?.distanceMiles).toBe(0);
    expect(nearest[1]?.distanceMiles).toBeCloseTo(2.1, 1);
    expect(total).toBe(3);
  });

  it('sums up students, kinds and settings of all, and says how many the numbers are from', () => {
    expect(describe_('boston-ma')).toMatchObject({
      students: { total: 2_000, universities: 2 },
      types: [
        { type: 'public', universities: 1 },
        { type: 'private', universities: 2 },
      ],
      settings: [
        { setting: 'Urban', universities: 2 },
        { setting: 'Suburban', universities: 1 },
      ],
    });
  });

  it('gives median, lowest and highest of each price, all together and by kind', () => {
    const [costs] = describe_('boston-ma').costs;
    expect(costs).toMatchObject({
      country: 'US',
      currency: 'USD',
      groups: [
        {
          type: null,
          universities: 3,
          tuition: { median: 50_000, low: 30_000, high: 60_001, universities: 3, estimates: 0 },
          tuitionInState: { median: 31_000, low: 12_000, high: 50_000, universities: 2 },
          roomAndBoard: { median: 15_000, low: 15_000, high: 15_000, universities: 1 },
        },
        { type: 'public', universities: 1, tuition: { median: 30_000 } },
        { type: 'private', universities: 2, tuition: { median: 55_001 }, roomAndBoard: null },
      ],
    });
  });

  it('keeps two countries and their currencies apart, its own first', () => {
    expect(describe_('windsor-on').costs.map(({ currency, groups }) => [currency, groups.length])).toEqual([
      ['CAD', 1],
      ['USD', 1],
    ]);
    expect(describe_('detroit-mi').costs.map(({ currency }) => currency)).toEqual(['USD', 'CAD']);
  });

  it('is not found by a key of no town', () => {
    expect(townByKey(snapshot, 'boston')).toBeUndefined();
    expect(townByKey(snapshot, 'nowhere-ma')).toBeUndefined();
  });
});
