import { describe, expect, it } from 'vitest';
import { aUniversity, snapshotOf } from '#tests/search/made-up-universities.ts';
import { findTown, nameOfPosition } from './find-town.ts';

const school = (
  id: number,
  [city, state, country]: readonly [string, string, 'US' | 'CA'],
  [latitude, longitude]: readonly [number | null, number | null],
  studentPopulation: number | null = 1_000,
) => aUniversity(id, { city, state, country, latitude, longitude, studentPopulation });

const snapshot = snapshotOf([
  school(1, ['Boston', 'MA', 'US'], [42.34, -71.1], 30_000),
  school(2, ['Boston', 'MA', 'US'], [42.36, -71.06], 20_000),
  school(3, ['Springfield', 'MO', 'US'], [37.2, -93.28], 20_000),
  school(4, ['Springfield', 'MA', 'US'], [42.1, -72.55], 3_000),
  school(5, ['Springfield', 'IL', 'US'], [39.73, -89.62], 4_000),
  school(6, ['London', 'ON', 'CA'], [43.01, -81.27], 40_000),
  school(7, ['London', 'KY', 'US'], [37.13, -84.08], 500),
  school(8, ['Bloomington', 'IN', 'US'], [39.17, -86.52], 45_000),
  school(9, ['Bloomington', 'IL', 'US'], [40.48, -88.99], 20_000),
  school(10, ["St. John's", 'NL', 'CA'], [47.57, -52.73]),
  school(11, ['Québec', 'QC', 'CA'], [46.78, -71.28]),
  school(12, ['New York', 'NY', 'US'], [40.73, -73.99], 60_000),
  school(13, ['Brooklyn', 'NY', 'US'], [40.69, -73.96], 9_000),
  school(14, ['Nowhere', 'KS', 'US'], [null, null]),
  school(15, ['Washington', 'DC', 'US'], [38.9, -77.05], null),
  school(16, ['New Orleans', 'LA', 'US'], [29.94, -90.12]),
  school(17, ['Philadelphia', 'PA', 'US'], [39.95, -75.19]),
]);
const nameOf = (text: string) => findTown(snapshot, text).place?.name ?? null;

describe('a town', () => {
  it('is where its universities are on average', () => {
    expect(findTown(snapshot, 'boston').place).toEqual({
      name: 'Boston, Massachusetts',
      latitude: 42.35,
      longitude: -71.08,
    });
  });

  it('is not looked for in more words than a town, a state and a country have', () => {
    const joining = (times: number) => `${'of '.repeat(times)}springfield`;
    expect(nameOf(joining(15))).toBe('Springfield, Missouri');
    expect(findTown(snapshot, joining(16))).toEqual({ place: null, otherPlaces: [] });
    // One letter folds into four words: 800 of them, each cut of which would be tried.
    expect(findTown(snapshot, 'ﷺ'.repeat(200))).toEqual({ place: null, otherPlaces: [] });
  });

  it.each([
    ['BOSTON, ma', 'Boston, Massachusetts'],
    ['boston massachusetts usa', 'Boston, Massachusetts'],
    ['springfield', 'Springfield, Missouri'],
    ['Springfield, IL', 'Springfield, Illinois'],
    ['springfield massachusetts', 'Springfield, Massachusetts'],
    ['london', 'London, Ontario'],
    ['london on', 'London, Ontario'],
    ['london ontario canada', 'London, Ontario'],
    ['london, kentucky', 'London, Kentucky'],
    ['london usa', 'London, Kentucky'],
    ['bloomington in', 'Bloomington, Indiana'],
    ['Bloomington IL', 'Bloomington, Illinois'],
    ['saint johns', "St. John's, Newfoundland and Labrador"],
    ["St. John's, NL", "St. John's, Newfoundland and Labrador"],
    ['quebec', 'Québec, Quebec'],
    ['quebec city', 'Québec, Quebec'],
    ['nyc', 'New York, New York'],
    ['new orleans', 'New Orleans, Louisiana'],
    ['La Nouvelle-Orléans', 'New Orleans, Louisiana'],
    ['Nouvelle-Orléans', 'New Orleans, Louisiana'],
    ['la nouvelle orleans, LA', 'New Orleans, Louisiana'],
    ['La Nouvelle-Orléans (Louisiane)', 'New Orleans, Louisiana'],
    ['Philadelphie', 'Philadelphia, Pennsylvania'],
    ['washington d.c.', 'Washington, District of Columbia'],
    ['washington dc', 'Washington, District of Columbia'],
  ])('is found by %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it('comes with the others of its name, the largest first', () => {
    expect(findTown(snapshot, 'springfield').otherPlaces).toEqual([
      'Springfield, Illinois',
      'Springfield, Massachusetts',
    ]);
    expect(findTown(snapshot, 'springfield il').otherPlaces).toEqual([]);
  });

  it('is found again by the name it was given', () => {
    for (const text of ['springfield', 'quebec', 'washington dc', 'st johns', 'bloomington in']) {
      const name = nameOf(text);
      expect(nameOf(name ?? '')).toBe(name);
    }
  });
});

describe('a place that is not known', () => {
  it('is no place, with the towns that may have been meant', () => {
    expect(findTown(snapshot, 'bosotn')).toEqual({ place: null, otherPlaces: ['Boston, Massachusetts'] });
    expect(findTown(snapshot, 'bloom')).toEqual({
      place: null,
      otherPlaces: ['Bloomington, Indiana', 'Bloomington, Illinois'],
    });
    expect(findTown(snapshot, 'springfeild mo').otherPlaces).toEqual(['Springfield, Missouri']);
  });

  it.each(['zzyzx', '', '!?', 'a', 'M5S 1A', 'nowhere', 'springfield ON', '%', 'in on de', '__proto__', 'constructor'])(
    'is none, and harmless: %j',
    (text) => {
      expect(findTown(snapshot, text).place).toBeNull();
    },
  );
});

describe('a postal code', () => {
  it('is where it is, with the place it belongs to', () => {
    const { place } = findTown(snapshot, ' 02139 ');
    expect(place?.name).toBe('02139 (Cambridge, MA)');
    expect(place?.latitude).toBeCloseTo(42.36, 1);
    expect(place?.longitude).toBeCloseTo(-71.1, 1);
    expect(findTown(snapshot, '02139-4307').place).toEqual(place);
  });

  it('is named after a town near where the sources name no place, and by itself where none is near', () => {
    expect(nameOf('X0A 0H0')).toBe('X0A');
    expect(findTown(snapshot, 'M5S').place?.latitude).toBeCloseTo(43.66, 1);
  });

  it('of no place is not known', () => {
    for (const text of ['00001', 'D1A 1A1']) {
      expect(findTown(snapshot, text)).toEqual({ place: null, otherPlaces: [] });
    }
  });

  it('has five digits, or nine', () => {
    for (const text of ['0213', '021390', '021-39']) expect(nameOf(text), text).toBeNull();
  });
});

describe('coordinates', () => {
  it('are named after the nearest town that is near', () => {
    expect(nameOfPosition(snapshot, { latitude: 40.7, longitude: -73.96 }).name).toBe('Brooklyn, New York');
    expect(nameOfPosition(snapshot, { latitude: 0, longitude: 0 })).toEqual({ name: null, latitude: 0, longitude: 0 });
  });
});
