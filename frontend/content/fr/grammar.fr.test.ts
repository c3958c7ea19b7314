import { describe, expect, it } from 'vitest';
import { STATE_CODES } from '#schema/domain/places/places.ts';
import { at, capitalized, counted, de, inCountry, inPlace, inState, ofState, que, stateNamed, the } from './grammar.ts';
import { countedText } from './university/record-texts.ts';

describe('French before a name', () => {
  it.each([
    ['Oberlin College', 'd’Oberlin College'],
    ['Harvard University', 'de Harvard University'],
    ['Yale University', 'de Yale University'],
    ['Ypsilanti', 'd’Ypsilanti'],
    ['Évangéline', 'd’Évangéline'],
    ['UCLA', 'd’UCLA'],
    ['Université Laval', 'de l’Université Laval'],
    ['Cégep Garneau', 'du Cégep Garneau'],
    ['HEC Montréal', 'de HEC Montréal'],
  ])('says de or d’ before %s', (name, words) => expect(de(name)).toBe(words));

  it('says que or qu’', () => {
    expect(que('Amherst')).toBe('qu’Amherst');
    expect(que('Brown')).toBe('que Brown');
  });
});

it('speaks of a school that has a French name with its article', () => {
  expect(['Université Laval', 'Collège Boréal', 'Oberlin College'].map(the)).toEqual([
    'l’Université Laval',
    'le Collège Boréal',
    'Oberlin College',
  ]);
  expect(['École de technologie supérieure', 'Cégep Garneau', 'Harvard'].map(at)).toEqual([
    'à l’École de technologie supérieure',
    'au Cégep Garneau',
    'à Harvard',
  ]);
  expect(que('Institut universitaire de Santé')).toBe('que l’Institut universitaire de Santé');
});

describe('French of a place', () => {
  it.each([
    ['ON', 'en Ontario', 'de l’Ontario'],
    ['QC', 'au Québec', 'du Québec'],
    ['NB', 'au Nouveau-Brunswick', 'du Nouveau-Brunswick'],
    ['NL', 'à Terre-Neuve-et-Labrador', 'de Terre-Neuve-et-Labrador'],
    ['PE', 'à l’Île-du-Prince-Édouard', 'de l’Île-du-Prince-Édouard'],
    ['NT', 'dans les Territoires du Nord-Ouest', 'des Territoires du Nord-Ouest'],
    ['CA', 'en Californie', 'de la Californie'],
    ['TX', 'au Texas', 'du Texas'],
    ['NY', 'dans l’État de New York', 'de l’État de New York'],
    ['WA', 'dans l’État de Washington', 'de l’État de Washington'],
    ['DC', 'dans le district de Columbia', 'du district de Columbia'],
    ['HI', 'à Hawaï', 'd’Hawaï'],
    ['VI', 'aux îles Vierges américaines', 'des îles Vierges américaines'],
  ])('of %s', (code, within, of) => {
    expect(inState(code)).toBe(within);
    expect(ofState(code)).toBe(of);
  });

  it('has every state, territory and province, each once', () => {
    expect(STATE_CODES.filter((code) => stateNamed(code) === code)).toEqual([]);
    expect(new Set(STATE_CODES.map(stateNamed)).size).toBe(STATE_CODES.length);
  });

  it('knows a place by its name', () => {
    expect(inPlace('Géorgie')).toBe('en Géorgie');
    expect(inPlace('Canada')).toBe('au Canada');
    expect(inPlace('Boston')).toBe('à Boston');
    expect(inCountry('US')).toBe('aux États-Unis');
  });

  it('begins a sentence with what stood within one', () => {
    expect(capitalized('en Ontario')).toBe('En Ontario');
    expect(capitalized('état')).toBe('État');
  });
});

it('counts one person in the singular', () => {
  const of = countedText('First-time full-time students with federal aid');
  expect(counted('1', of)).toBe('1 nouvel étudiant à temps plein qui recevait une aide fédérale');
  expect(counted('1', countedText('Undergraduates'))).toBe('1 étudiant de premier cycle');
  expect(counted('2', of)).toBe('2 nouveaux étudiants à temps plein qui recevaient une aide fédérale');
});
