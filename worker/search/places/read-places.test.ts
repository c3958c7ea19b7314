import { describe, expect, it } from 'vitest';
import { aUniversity, snapshotOf } from '#tests/search/made-up-universities.ts';
import { findPlaces } from '../find-places.ts';
import { findArea } from '../programs/find-area.ts';
import { vocabularyOf } from '../query/vocabulary.ts';
import { placesCalled } from './known-places.ts';
import { type PlaceReading, readPlace, rowsAt, wordsOfPlace } from './read-places.ts';

const TOWNS = [
  ['Toronto', 'ON', 'CA'],
  ['Ontario', 'CA', 'US'],
  ['Berkeley', 'CA', 'US'],
  ['San Jose', 'CA', 'US'],
  ['Albany', 'NY', 'US'],
  ['New York', 'NY', 'US'],
  ['Queens', 'NY', 'US'],
  ['Jamaica', 'NY', 'US'],
  ['Quebec City', 'QC', 'CA'],
  ['Boston', 'MA', 'US'],
  ['Cambridge', 'MA', 'US'],
] as const;
const snapshot = snapshotOf(
  TOWNS.map(([city, state, country], at) =>
    aUniversity(at + 1, { city, state, country, latitude: 40, longitude: -80, studentPopulation: 9_000 - at }),
  ),
);
const read = (text: string) => readPlace(snapshot, wordsOfPlace(text));
const nameOf = (reading: PlaceReading) =>
  reading.kind === 'towns'
    ? reading.towns.map(({ key }) => key).join(' ')
    : reading.places.map(({ kind, label }) => `${kind} ${label}`).join(', ');
const cities = (text: string) =>
  read(text)
    .flatMap((reading) => rowsAt(snapshot, reading))
    .map((row) => TOWNS[(snapshot.id[row] as number) - 1]?.[0])
    .sort();

describe('the readings of words as a place', () => {
  it.each([
    ['on', ['state Ontario']],
    ['ontario', ['ontario-ca', 'state Ontario']],
    ['ontario california', ['ontario-ca']],
    ['Ontario, CA, USA', ['ontario-ca']],
    ['ont canada', ['state Ontario']],
    ['QC', ['state Quebec']],
    // The town has another name in French; a town of it is meant as well as the province.
    ['québec', ['quebec-city-qc', 'state Quebec']],
    ['bay area', ['berkeley-ca', 'san-jose-ca']],
    ['Bay Area, California', ['berkeley-ca', 'san-jose-ca']],
    // An area that is called by a town of its own is that town; "queens" is the borough all the same.
    ['boston', ['boston-ma']],
    ['queens', ['queens-ny', 'jamaica-ny']],
    ['west coast', ['region West Coast, region West Coast']],
    ['upstate new york', ['part Upstate New York']],
    ['America', ['country United States']],
    ['colombie-britannique', ['state British Columbia']],
    ['the north', ['region Northern Territories']],
    ['north', []],
    ['the', []],
    ['', []],
    ['__proto__', []],
    ['constructor', []],
  ])('%s', (text, readings) => {
    expect(read(text).map(nameOf)).toEqual(readings);
  });

  it('hold the universities that are there, and a part of a state all but its area', () => {
    expect(cities('upstate ny')).toEqual(['Albany']);
    expect(cities('norcal')).toEqual(['Berkeley', 'San Jose']);
    expect(cities('california')).toEqual(['Berkeley', 'Ontario', 'San Jose']);
    expect(cities('canada')).toEqual(['Quebec City', 'Toronto']);
    expect(cities('west coast usa')).toEqual(['Berkeley', 'Ontario', 'San Jose']);
  });
});

describe('who reads places', () => {
  const inWishes = (text: string) =>
    vocabularyOf(snapshot)
      .phrases.get(text)
      ?.map(({ parameters }) => parameters) ?? [];
  const besideNames = (text: string) =>
    findPlaces(snapshot, {
      spellings: text.split(' ').map((word) => [{ text: word, slips: 0 }]),
      unfinished: false,
      forList: true,
    }).map(({ place }) => [...place.areas, ...place.states]);
  const ofPrograms = (text: string) => findArea(snapshot, text).area?.reduce((sum, here) => sum + here, 0) ?? 0;

  it('has one Bay Area, with one list of towns', () => {
    expect(inWishes('bay area')).toEqual([{ metro: ['bay-area'] }]);
    expect(besideNames('bay area')).toEqual([['bay-area']]);
    expect(ofPrograms('bay area')).toBe(2);
  });

  it('knows in a wish and by itself what may be a piece of a name beside names', () => {
    expect(placesCalled('mass').map(({ label }) => label)).toEqual(['Massachusetts']);
    expect(inWishes('mass')).toEqual([{ state: ['MA'] }]);
    expect(ofPrograms('mass')).toBe(2);
    expect(besideNames('mass')).toEqual([]);
    expect(besideNames('massachusetts')).toHaveLength(1);
  });

  it('takes a name that a province shares with a town for the province, unless the town’s state is said', () => {
    expect(ofPrograms('ontario')).toBe(1);
    expect(ofPrograms('new york')).toBe(4);
    expect(ofPrograms('ontario california')).toBe(1);
    expect(ofPrograms('ontario or california')).toBe(4);
  });

  it('takes regions and parts of states for a place of programs', () => {
    expect(ofPrograms('new england')).toBe(2);
    expect(ofPrograms('northeastern')).toBe(6);
    expect(ofPrograms('upstate ny')).toBe(1);
  });
});
