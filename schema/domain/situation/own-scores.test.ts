import { describe, expect, it } from 'vitest';
import { middleHalfOfAverages, placeOfAverage, placeOfScore } from './own-scores.ts';

const NOBODY = { below70: null, from70: null, from75: null, from80: null, from85: null, from90: null, from95: null };
/** The University of Toronto's (CUDO 2022). */
const TORONTO = {
  ...NOBODY,
  field: 'Overall',
  from70: 0.3,
  from75: 3.4,
  from80: 9.5,
  from85: 20.2,
  from90: 34.9,
  from95: 31.6,
};

describe('a score beside the middle half', () => {
  it.each([
    [1_179, 'below'],
    [1_180, 'inside'],
    [1_340, 'inside'],
    [1_341, 'above'],
  ])('%i is %s', (score, place) => {
    expect(placeOfScore(score, [1_180, 1_340])).toBe(place);
  });
});

describe('a school average', () => {
  it('has a middle half from the band where the lowest quarter ends to the one where the highest begins', () => {
    // 13.2 % have less than 85, 33.4 % less than 90, 68.3 % less than 95.
    expect(middleHalfOfAverages(TORONTO)).toEqual([85, 100]);
    expect(middleHalfOfAverages({ ...NOBODY, field: 'x', from75: 25, from80: 50, from85: 25 })).toEqual([80, 85]);
    expect(middleHalfOfAverages({ ...NOBODY, field: 'x', below70: 100 })).toEqual([0, 70]);
    expect(middleHalfOfAverages({ ...NOBODY, field: 'x' })).toBeNull();
  });

  it('is set among all who entered, and among nobody where only fields are known', () => {
    expect(placeOfAverage(84.9, [TORONTO])?.place).toBe('below');
    expect(placeOfAverage(97, [TORONTO])?.place).toBe('inside');
    expect(placeOfAverage(97, [{ ...TORONTO, field: 'Music' }])).toBeNull();
    expect(placeOfAverage(97, null)).toBeNull();
  });
});
