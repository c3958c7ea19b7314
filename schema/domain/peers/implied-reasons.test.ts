import { describe, expect, it } from 'vitest';
import { contradictedBy } from './implied-reasons.ts';

describe('the downside of a similar school', () => {
  it('is never that in which the card calls the two similar', () => {
    expect(contradictedBy([['nearStudents', 51_966, 91_878]])).toEqual(['larger', 'smaller']);
    expect(contradictedBy([['nearGraduationRate', 87, 81]])).toEqual(['finish']);
    expect(contradictedBy([['open']])).toEqual([]);
  });
});
