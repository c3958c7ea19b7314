import { expect, it } from 'vitest';
import { townSpellings } from './town-spellings.ts';

const spelled = (cities: readonly (string | null)[], state = 'MO') => {
  const schools = cities.map((city) => ({ city, state }));
  return schools.map(townSpellings(schools));
};

it('spells a town as most of its schools do', () => {
  expect(spelled(['St. Louis', 'Saint Louis', 'Saint Louis'])).toEqual(['Saint Louis', 'Saint Louis', 'Saint Louis']);
  expect(spelled(['Winston Salem', 'Winston-Salem', 'Winston-Salem'])).toEqual(Array(3).fill('Winston-Salem'));
  expect(spelled(['LIttle Rock', 'Little Rock', 'Little Rock'])).toEqual(Array(3).fill('Little Rock'));
});

it('takes the word in full and the small letters where as many spell it one way as the other', () => {
  expect(spelled(['St Clairsville', 'Saint Clairsville'])).toEqual(Array(2).fill('Saint Clairsville'));
  expect(spelled(['Fond Du Lac', 'Fond du Lac'])).toEqual(Array(2).fill('Fond du Lac'));
  expect(spelled(['Mt. Pleasant', 'Mount Pleasant', 'Ft Wayne', 'Fort Wayne']).filter((_, at) => at % 2 === 0)).toEqual(
    ['Mount Pleasant', 'Fort Wayne'],
  );
});

it('leaves what no other school spells otherwise, but for capitals', () => {
  expect(spelled(["O'Fallon", 'USAF', 'CAPE GIRARDEAU', null])).toEqual(["O'Fallon", 'USAF', 'Cape Girardeau', null]);
});

it('keeps towns of two states apart', () => {
  const schools = [
    { city: 'St. Paul', state: 'MN' },
    { city: 'Saint Paul', state: 'MO' },
  ];
  expect(schools.map(townSpellings(schools))).toEqual(['St. Paul', 'Saint Paul']);
});
