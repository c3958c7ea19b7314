import { describe, expect, it } from 'vitest';
import type { YourPrice } from '../money/your-price.ts';
import {
  type AdmissionFacts,
  balanceOf,
  isWithin,
  type OwnScores,
  type Placed,
  searchFor,
  standingOf,
} from './balanced-list.ts';

const OHIO: AdmissionFacts = {
  id: 1,
  country: 'US',
  entry: 'first-year',
  policy: 'selective',
  rate: 53,
  few: false,
  rateYear: '2024',
  tests: 'optional',
  sat: [1_200, 1_400],
  act: [24, 30],
  testYear: '2024',
  averages: null,
  averagesYear: null,
  mean: null,
  meanYear: null,
};
const TORONTO: AdmissionFacts = {
  ...OHIO,
  country: 'CA',
  policy: null,
  rate: null,
  tests: null,
  sat: null,
  act: null,
  averages: [85, 95],
  mean: 91.1,
};
const NONE: OwnScores = { sat: null, act: null, average: null };
const standing = (school: Partial<AdmissionFacts>, own: Partial<OwnScores> = {}) =>
  standingOf({ ...OHIO, ...school }, { ...NONE, ...own });

describe('where a school stands', () => {
  it.each([
    [1_190, 'reach'],
    [1_199, 'reach'],
    [1_200, 'target'],
    [1_300, 'target'],
    [1_400, 'target'],
    [1_401, 'likely'],
    [1_600, 'likely'],
  ])('SAT %i beside a middle half of 1200 to 1400: %s; both ends belong to it', (sat, expected) => {
    expect(standing({}, { sat }).standing).toBe(expected);
  });

  it('a school that admits under 20 percent is a reach for everybody, from 20 on it is not', () => {
    expect(standing({ rate: 19.9 }, { sat: 1_600 })).toEqual({
      standing: 'reach',
      grounds: { by: 'few-admitted', rate: 19.9 },
    });
    expect(standing({ rate: 20 }, { sat: 1_600 }).standing).toBe('likely');
    expect(standing({ rate: 19.9 }).standing).toBe('reach');
    expect(standing({ rate: 20 }).standing).toBe('target');
    expect(standing({ rate: 5, tests: 'not-considered' }, { sat: 1_600 }).standing).toBe('reach');
  });

  it('without a score the share admitted alone decides, and says why', () => {
    expect(standing({ rate: 79.9 })).toEqual({
      standing: 'target',
      grounds: { by: 'rate', rate: 79.9, because: 'no-score' },
    });
    expect(standing({ rate: 80 }).standing).toBe('likely');
    expect(standing({ rate: 80, sat: null }, { sat: 1_000 })).toMatchObject({
      standing: 'likely',
      grounds: { because: 'no-range' },
    });
  });

  it('a school that looks at no score is judged by its admission alone, whatever it publishes', () => {
    expect(standing({ tests: 'not-considered', rate: 90 }, { sat: 900 })).toEqual({
      standing: 'likely',
      grounds: { by: 'rate', rate: 90, because: 'not-considered' },
    });
    expect(standing({ tests: 'not-considered', rate: 50 }, { sat: 1_600 }).standing).toBe('target');
  });

  it('one of SAT and ACT is enough, on either side; of two the better placed counts, unmixed', () => {
    expect(standing({}, { act: 31 })).toMatchObject({ standing: 'likely', grounds: { by: 'act', own: 31 } });
    expect(standing({ sat: null }, { sat: 1_600, act: 20 })).toMatchObject({
      standing: 'reach',
      grounds: { by: 'act' },
    });
    expect(standing({ act: null }, { act: 36 })).toMatchObject({ grounds: { by: 'rate', because: 'no-range' } });
    expect(standing({}, { sat: 1_100, act: 24 })).toMatchObject({ standing: 'target', grounds: { by: 'act' } });
    expect(standing({}, { sat: 1_410, act: 24 })).toMatchObject({ standing: 'likely', grounds: { by: 'sat' } });
    // A school average is nothing that an American school publishes.
    expect(standing({}, { average: 99 })).toMatchObject({ grounds: { by: 'rate', because: 'no-score' } });
  });

  it('open admission is likely, whatever else is known', () => {
    expect(standing({ policy: 'open', rate: null, sat: [1_400, 1_500] }, { sat: 800 })).toEqual({
      standing: 'likely',
      grounds: { by: 'open' },
    });
  });

  it.each([
    [{ entry: 'closed' }, 'closed'],
    [{ entry: 'graduate-only', policy: 'open' }, 'graduate-only'],
    [{ rate: null }, 'no-rate'],
    [{ rate: null, few: true }, 'few'],
    [{ policy: null, rate: null }, 'no-rate'],
  ] as const)('what is missing is said: %o', (school, why) => {
    expect(standing(school as Partial<AdmissionFacts>, { sat: 1_500 })).toEqual({ standing: null, why });
  });

  describe('in Canada', () => {
    const there = (school: Partial<AdmissionFacts>, average: number | null) =>
      standingOf({ ...TORONTO, ...school }, { sat: 1_600, act: 36, average });

    it.each([
      [84, 'reach'],
      [85, 'target'],
      [95, 'target'],
      [96, 'likely'],
    ])('an average of %i beside bands from 85 to 95: %s', (average, expected) => {
      expect(there({}, average).standing).toBe(expected);
    });

    it('a mean alone makes nothing likely', () => {
      const onlyMean = { averages: null, mean: 86.5 };
      expect(there(onlyMean, 86).standing).toBe('reach');
      expect(there(onlyMean, 87).standing).toBe('target');
      expect(there({ averages: null, mean: 87 }, 87).standing).toBe('target');
      expect(there(onlyMean, 100)).toEqual({ standing: 'target', grounds: { by: 'mean', own: 100, mean: 86.5 } });
    });

    it('says what is missing: the average of one’s own, or that of the school', () => {
      expect(there({}, null)).toEqual({ standing: null, why: 'average-unsaid' });
      expect(there({ averages: null, mean: null }, 90)).toEqual({ standing: null, why: 'average-unpublished' });
    });
  });
});

const priced = (amountUsd: number | null) => ({ amountUsd }) as YourPrice;

describe('what can be paid', () => {
  it('is at most what one said, and unknown where either is', () => {
    expect(isWithin(priced(12_000), 12_000)).toBe(true);
    expect(isWithin(priced(12_001), 12_000)).toBe(false);
    expect(isWithin(priced(0), 0)).toBe(true);
    expect(isWithin(priced(null), 12_000)).toBeNull();
    expect(isWithin(undefined, 12_000)).toBeNull();
    expect(isWithin(priced(1), null)).toBeNull();
  });
});

describe('a list', () => {
  const school = (id: number, standing: Placed['standing'], within: Placed['within'] = null): Placed => ({
    id,
    standing,
    within,
  });

  it('counts what it has, and asks for no reach', () => {
    expect(balanceOf([school(1, 'target', true), school(2, 'likely', true), school(3, null, false)])).toEqual({
      counts: { reach: 0, target: 1, likely: 1, unknown: 1 },
      safe: [2],
      targetsWithin: [1],
      lacks: [],
    });
  });

  it('lacks a likely school, and where money is known one that can be paid', () => {
    expect(balanceOf([school(1, 'reach')]).lacks).toEqual(['likely', 'target']);
    expect(balanceOf([school(1, 'target', false), school(2, 'likely', false)]).lacks).toEqual(['likely-within']);
    expect(balanceOf([school(1, 'target', false)]).lacks).toEqual(['likely-within']);
    // A likely school without a price is none that can be paid.
    expect(balanceOf([school(1, 'target', true), school(2, 'likely', null)]).lacks).toEqual(['likely-within']);
    expect(balanceOf([school(1, 'target'), school(2, 'likely')])).toMatchObject({ safe: null, lacks: [] });
    expect(balanceOf([]).lacks).toEqual(['likely', 'target']);
  });
});

describe('the search for what is lacking', () => {
  it('asks for schools that the rule would call so', () => {
    expect(searchFor('likely', NONE)).toEqual([['admits', 'most']]);
    expect(searchFor('likely-within', { ...NONE, act: 20 })).toEqual([['offers', 'open-admission']]);
    expect(searchFor('target', { ...NONE, sat: 1_250, act: 20 })[0]).toEqual(['satScore', '1250']);
    expect(searchFor('target', { ...NONE, act: 20 })[0]).toEqual(['actScore', '20']);
    expect(searchFor('target', { ...NONE, average: 88 })).toEqual([
      ['acceptanceRateMin', '20'],
      ['acceptanceRateMax', '79'],
    ]);
  });
});
