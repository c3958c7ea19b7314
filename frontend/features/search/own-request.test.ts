import { describe, expect, it } from 'vitest';
import { addressOfRequest, apiQueryOf, EMPTY_REQUEST, NO_FILTERS } from './filters.ts';
import { goesByOwnPrice, withSituation } from './own-request.ts';

const cheap = { ...EMPTY_REQUEST, filters: { ...NO_FILTERS, yourPriceMax: 20_000 } };

describe('a list by one’s own price', () => {
  it('is one that is narrowed or ordered by it', () => {
    expect(goesByOwnPrice(EMPTY_REQUEST)).toBe(false);
    expect(goesByOwnPrice(cheap)).toBe(true);
    expect(goesByOwnPrice({ ...EMPTY_REQUEST, sort: 'yourPrice-desc' })).toBe(true);
  });

  it('asks with what was said, which stays out of the address', () => {
    const asked = withSituation(cheap, { home: 'US-OH', residence: null, income: '0-30', sat: 1_200 });
    expect(apiQueryOf(asked)).toMatchObject({ home: 'US-OH', residence: null, income: '0-30', yourPriceMax: 20_000 });
    expect(apiQueryOf(asked)).not.toHaveProperty('sat');
    expect(addressOfRequest(cheap).toString()).toBe('yourPriceMax=20000');
  });

  it('is asked as it is for what says nothing, for junk, and where the address says whose price it means', () => {
    expect(withSituation(cheap, null)).toBe(cheap);
    expect(withSituation(cheap, { home: 'US-XX', residence: 7 })).toBe(cheap);
    const named = { ...cheap, filters: { ...cheap.filters, home: 'CA-QC' as const } };
    expect(withSituation(named, { home: 'US-OH' })).toBe(named);
  });
});
