import { describe, expect, it } from 'vitest';
import type { Reading, ReadSpan } from '#schema/api/search.ts';
import { addressOfRequest, apiQueryOf, EMPTY_REQUEST, NO_FILTERS } from './filters.ts';
import { byOwnPrice, goesByOwnPrice, saidIn, withSituation, withSituationOfLine } from './own-request.ts';

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

describe('a list that nobody ordered', () => {
  const said = { home: 'US-OH', residence: null, income: '30-48' };
  const ohio = { ...EMPTY_REQUEST, filters: { ...NO_FILTERS, state: ['OH'] } };

  it('goes by one’s own price where an income is known, and its address says nothing of it', () => {
    expect(apiQueryOf(byOwnPrice(ohio, said))).toMatchObject({ sortBy: 'yourPrice', home: 'US-OH', income: '30-48' });
    expect(addressOfRequest(ohio).toString()).toBe('state=OH');
  });

  it('stays as it is without an income, with a line, around a place, for schools like one, and once it is ordered', () => {
    expect(byOwnPrice(ohio, { home: 'US-OH' })).toBe(ohio);
    expect(byOwnPrice(ohio, null)).toBe(ohio);
    const others = [
      { ...ohio, q: 'ohio' },
      { ...ohio, sort: 'name-asc' as const },
      { ...ohio, filters: { ...NO_FILTERS, nearPlace: '43215' } },
      { ...ohio, filters: { ...NO_FILTERS, like: 170976 } },
    ];
    for (const other of others) expect(byOwnPrice(other, said)).toBe(other);
  });

  it('keeps the name as its order in its address once it was chosen', () => {
    expect(addressOfRequest({ ...ohio, sort: 'name-asc' }).toString()).toBe('state=OH&sortBy=name&sortOrder=asc');
  });
});

describe('a line that says an income', () => {
  const span = (from: number, kind: ReadSpan['kind'], parameters: ReadSpan['parameters']) =>
    ({ from, to: from + 4, kind, parameters }) as ReadSpan;
  const reading = (home: number): Reading =>
    ({
      as: 'wish',
      order: { sortBy: 'yourPrice', sortOrder: 'asc' },
      parameters: { state: ['OH'], home: 'US-OH', income: '30-48', satScore: 1_200 },
      spans: [
        span(11, 'place', { state: ['OH'] }),
        span(16, 'money', { income: '30-48' }),
        span(home, 'about', { home: 'US-OH' }),
      ],
    }) as unknown as Reading;
  const line = { ...EMPTY_REQUEST, q: 'nursing in ohio family income 48000' };
  const said = { home: 'US-MI', income: '0-30' };

  it('tells the panel home, income and score, and nothing that it does not say', () => {
    expect(saidIn(line, reading(11))).toEqual({ home: 'US-OH', income: '30-48', sat: 1_200 });
    expect(saidIn(EMPTY_REQUEST, undefined)).toEqual({});
  });

  it('is asked with the home that was said before where its state stands for one, and with its own income', () => {
    expect(withSituationOfLine(line, reading(11), said).filters).toMatchObject({ home: 'US-MI', income: null });
    expect(withSituationOfLine(line, reading(11), null)).toBe(line);
  });

  it('is asked as it is where it says home itself, or has an order of its own', () => {
    expect(withSituationOfLine(line, reading(0), said)).toBe(line);
    const cheapest = { ...reading(11), order: { sortBy: 'tuition' as const, sortOrder: 'asc' as const } };
    expect(withSituationOfLine(line, cheapest, said)).toBe(line);
  });
});
