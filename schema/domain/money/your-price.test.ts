import { describe, expect, it } from 'vitest';
import type { UniversityType } from '../record/enums.ts';
import type { Home, Situation } from '../situation/situation.ts';
import { type PriceFacts, yourPrice } from './your-price.ts';

/** A school at such a place, of which no figure is known: what may be asked for does not depend on any. */
function schoolAt(place: string, type: UniversityType): PriceFacts {
  const [country, state] = place.split('-') as ['US' | 'CA', string];
  return {
    id: 1,
    country,
    state,
    type,
    hbcu: false,
    kind: 'bachelors',
    currency: country === 'CA' ? 'CAD' : 'USD',
    netPrice: null,
    netPriceOf: () => null,
    tuition: null,
    tuitionInState: null,
    tuitionInDistrict: null,
    tuitionOtherProvinces: null,
    roomAndBoard: null,
    booksAndSupplies: null,
    otherExpenses: null,
    rent: null,
  };
}

/** What somebody from there may ask for at a school there. */
const offers = (home: Home, residence: Situation['residence'], place: string, type: UniversityType = 'public') =>
  yourPrice(schoolAt(place, type), { home, residence, income: null }, 0.75).askFor.map(({ offer }) => offer);

describe('the grant of the District of Columbia', () => {
  const asks = (place: string, type: UniversityType, hbcu: boolean) =>
    yourPrice({ ...schoolAt(place, type), hbcu }, { home: 'US-DC', residence: 'us', income: null }, 0.75).askFor.some(
      ({ offer }) => offer === 'dc-tag',
    );

  it.each([
    ['US-GA', 'private', true, true],
    ['US-GA', 'private', false, false],
    ['US-MD', 'private', false, true],
    ['US-GA', 'public', false, true],
    ['US-DC', 'public', true, false],
    ['US-GA', 'for-profit', true, false],
  ] as const)(
    'at a school in %s that is %s, historically Black: %s, may be asked for: %s',
    (place, type, hbcu, may) => {
      expect(asks(place, type, hbcu)).toBe(may);
    },
  );
});

describe('what one may ask for', () => {
  it.each([
    ['US-CA', 'US-OR', ['wue']],
    ['US-OH', 'US-IN', ['msep']],
    ['US-MA', 'US-VT', ['nebhe']],
    ['US-GA', 'US-TN', ['acm']],
    ['US-MN', 'US-WI', ['msep', 'mn-reciprocity']],
    ['US-WI', 'US-MN', ['msep', 'mn-reciprocity']],
  ] as const)('from %s, in %s of the same region, is %j', (home, place, expected) => {
    expect(offers(home, 'us', place)).toEqual(expected);
  });

  it.each([
    ['US-CA', 'US-NY'],
    ['US-NY', 'US-CA'],
    ['US-OH', 'US-VT'],
    ['US-GA', 'US-MA'],
  ] as const)('from %s, in %s of another region, is nothing', (home, place) => {
    expect(offers(home, 'us', place)).toEqual([]);
  });

  it('is nothing in one’s own state, where its residents pay less anyway', () => {
    for (const home of ['US-CA', 'US-OH', 'US-MA', 'US-GA', 'US-MN'] as const)
      expect(offers(home, 'us', home)).toEqual([]);
  });

  it('is for residents alone: not for who comes from abroad', () => {
    expect(offers('US-CA', 'other', 'US-OR')).toEqual([]);
    expect(offers('US-MN', 'other', 'US-WI')).toEqual([]);
  });

  it('crosses the border from Minnesota to Manitoba and back', () => {
    expect(offers('US-MN', 'us', 'CA-MB')).toEqual(['mn-reciprocity']);
    expect(offers('CA-MB', 'ca', 'US-MN')).toEqual(['mn-reciprocity']);
    expect(offers('CA-ON', 'ca', 'US-MN')).toEqual([]);
  });

  it('is at public schools, at private ones in the Midwest, and nowhere at those for profit', () => {
    expect(offers('US-CA', 'us', 'US-OR', 'private')).toEqual([]);
    expect(offers('US-OH', 'us', 'US-IN', 'private')).toEqual(['msep']);
    expect(offers('US-MN', 'us', 'US-WI', 'private')).toEqual(['msep']);
    expect(offers('US-OH', 'us', 'US-IN', 'for-profit')).toEqual([]);
  });

  it('from the District is its grant, at public schools elsewhere and at private ones near it', () => {
    expect(offers('US-DC', 'us', 'US-CA')).toEqual(['dc-tag']);
    expect(offers('US-DC', 'us', 'US-MD', 'private')).toEqual(['dc-tag']);
    expect(offers('US-DC', 'us', 'US-DC')).toEqual([]);
    expect(offers('US-DC', 'us', 'US-CA', 'private')).toEqual([]);
    expect(offers('US-DC', 'us', 'CA-ON')).toEqual([]);
  });

  it('in Canada is the federal grant, but for who comes from where there is aid of its own', () => {
    expect(offers('CA-ON', 'ca', 'CA-BC')).toEqual(['canada-student-grant']);
    expect(offers('CA-QC', 'ca', 'CA-ON')).toEqual([]);
    expect(offers('CA-ON', 'other', 'CA-BC')).toEqual([]);
    expect(offers('US-NY', 'us', 'CA-ON')).toEqual([]);
  });
});
