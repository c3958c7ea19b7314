import { describe, expect, it } from 'vitest';
import type { UniversityPoint } from '#schema/api/search.ts';
import { mapWords } from '#words/places/map.ts';
import { pinText } from './pins.ts';
import { placesOf } from './places.ts';

const at = (id: number, tuition: number | null, ofCanadians: number | null): UniversityPoint => [
  id,
  45.5,
  -73.6,
  'Université',
  tuition,
  null,
  null,
  80,
  ofCanadians,
];

/** What a pin says, and whose price that is. */
const pinOf = (point: UniversityPoint) => {
  const [place] = placesOf({ own: false, points: [point] });
  return place && [pinText(place), mapWords.whose[place.whose]];
};

describe('the pins of French pages', () => {
  it('say what Canadians pay in Canada, in Canadian dollars, as cards do', () => {
    expect(pinOf(at(835_001, 43_304, 6_100))).toEqual(['6,1\u00a0k$', 'droits de scolarité des Canadiens']);
  });
  it('say whose price it is where only the other is known', () => {
    expect(pinOf(at(835_001, 43_304, null))).toEqual([
      '43\u00a0k$\u00a0US',
      'droits de scolarité des étudiants étrangers',
    ]);
  });
  it('say US dollars in the United States', () => {
    expect(pinOf(at(166_027, 59_076, null))).toEqual(['59\u00a0k$\u00a0US', 'droits de scolarité']);
  });
});
