import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeRate } from '../record/small-cohorts.ts';
import { placeOf, saidPosition } from './peer-figures.ts';

const at = (below: number, same: number, count: number) => ({ below, same, count, middle: 0 });

describe('a position as it is said', () => {
  it.each([
    [at(185, 0, 198), { end: null, below: 93, same: 0, of: 100 }],
    [at(15, 0, 23), { end: null, below: 15, same: 0, of: 23 }],
    [at(22, 0, 23), { end: 'highest', below: 22, same: 0, of: 23 }],
    [at(0, 0, 23), { end: 'lowest', below: 0, same: 0, of: 23 }],
    // Rounding makes nobody the highest or the lowest.
    [at(1, 0, 900), { end: null, below: 1, same: 0, of: 100 }],
    [at(898, 0, 900), { end: null, below: 99, same: 0, of: 100 }],
    // Ties, said where they are many.
    [at(40, 60, 150), { end: null, below: 27, same: 40, of: 100 }],
    [at(40, 2, 150), { end: null, below: 27, same: 0, of: 100 }],
    [at(0, 9, 20), { end: null, below: 0, same: 9, of: 20 }],
    [at(0, 19, 20), { end: 'same', below: 0, same: 19, of: 20 }],
  ])('%j is %j', (position, said) => {
    expect(saidPosition(position)).toEqual(said);
  });

  it('says of no school that it has more than all, or than nobody, where that is not so', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(2_000), fc.nat(2_000), (below, same, above) => {
        const said = saidPosition(at(below, same, below + same + above + 1));
        expect(said.below <= said.of).toBe(true);
        if (above > 0) expect(said.below).toBeLessThan(said.of);
        if (below > 0) expect(said.below).toBeGreaterThan(0);
        if (said.end === 'highest') expect(above + same).toBe(0);
        if (said.end === 'lowest') expect(below + same).toBe(0);
      }),
    );
  });
});

describe('the place on the line', () => {
  it('is at its ends for the lowest and the highest, and in the middle of equals', () => {
    expect([at(0, 0, 11), at(10, 0, 11), at(5, 0, 11), at(0, 10, 11), at(2, 4, 11)].map(placeOf)).toEqual([
      0, 1, 0.5, 0.5, 0.4,
    ]);
    expect(placeOf(at(0, 0, 1))).toBe(0.5);
  });
});

describe('the outcome of a group', () => {
  const outcome = { award: 60, stillEnrolled: null, enrolledElsewhere: null, unknown: null };
  it.each([
    [{ cohort: 30 }, 60],
    [{ cohort: 29 }, null],
    [{ cohort: null }, null],
    [{ cohort: null, fewest: 30 }, 60],
    [{ cohort: null, fewest: 29 }, null],
  ])('of %j students is %j', (people, rate) => {
    expect(outcomeRate({ outcomes: { transfer: { ...outcome, ...people } } }, 'transfer')).toBe(rate);
  });

  it('is nothing where nothing is published', () => {
    expect(outcomeRate({ outcomes: null }, 'pell')).toBeNull();
    expect(outcomeRate({ outcomes: {} }, 'pell')).toBeNull();
  });
});
