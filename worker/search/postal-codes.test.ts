import { describe, expect, it } from 'vitest';
import { searchQuery } from '#schema/api/search.ts';
import { aroundPostalCode, findPostalCode } from './postal-codes.ts';

describe('a postal code', () => {
  it.each([
    ['60601', '60601', 'Chicago, IL', 41.89, -87.62],
    [' 60601-1234 ', '60601', 'Chicago, IL', 41.89, -87.62],
    ['606011234', '60601', 'Chicago, IL', 41.89, -87.62],
    ['02139', '02139', 'Cambridge, MA', 42.36, -71.1],
    ['99501', '99501', 'Anchorage, AK', 61.22, -149.88],
    ['00601', '00601', null, 18.18, -66.75],
    ['M5S', 'M5S', null, 43.66, -79.4],
    ['m5s 1a1', 'M5S', null, 43.66, -79.4],
    ['M5S1A1', 'M5S', null, 43.66, -79.4],
    ['Ｍ５Ｓ', 'M5S', null, 43.66, -79.4],
    ['V6T-1Z4', 'V6T', null, 49.26, -123.24],
    ['A1B', 'A1B', null, 47.59, -52.8],
  ])('%j is %s', (text, code, place, latitude, longitude) => {
    const found = findPostalCode(text);
    expect(found).toMatchObject({ code, place });
    expect(found?.latitude).toBeCloseTo(latitude, 1);
    expect(found?.longitude).toBeCloseTo(longitude, 1);
  });

  it('that the sources do not have lies in the middle of its area, when there is one', () => {
    // No ZIP code ends there; its neighbours are in Chicago.
    expect(findPostalCode('60600')).toMatchObject({ code: '60600', place: null });
    expect(findPostalCode('60600')?.latitude).toBeCloseTo(41.85, 0);
    for (const nowhere of ['00001', '00000', 'D1A', 'Z9Z 9Z9', 'M0M']) expect(findPostalCode(nowhere)).toBeNull();
  });

  it.each([
    '',
    ' ',
    '6060',
    '606011',
    '60601-',
    '60601-12',
    '60601--1234',
    '60601\n60602',
    '٦٠٦٠١',
    '-60601',
    '6060 1',
    '1e10',
    '0x10a',
    'M5',
    'M5SS',
    'MSS',
    'M5S 1A',
    'M5S 1AA',
    '5SM',
    'M5S 1A1 Toronto',
    "60601' OR 1=1",
    '../60601',
    '__proto__',
    '%3660601',
    'M5S'.repeat(10),
    '6'.repeat(200),
    '\u0000\u0000\u0000',
    '\u202e10606',
    '💥💥💥',
  ])('is not %j', (text) => {
    expect(findPostalCode(text)).toBeUndefined();
  });
});

describe('a search for a postal code', () => {
  const NOTHING = searchQuery.parse({});
  const ask = (query: Partial<typeof NOTHING>) => aroundPostalCode({ ...NOTHING, ...query });

  it('is one around its place, nearest first', () => {
    expect(ask({ search: '60601', sortBy: 'relevance' })).toMatchObject({
      search: undefined,
      nearPlace: '60601',
      sortBy: undefined,
    });
    expect(ask({ search: 'm5s 1a1', sortBy: 'tuition' })).toMatchObject({ nearPlace: 'm5s 1a1', sortBy: 'tuition' });
  });

  it('stays a text where there is no such place, and beside another place', () => {
    for (const query of [{ search: '00000' }, { search: 'yale' }, { search: '60601', nearPlace: 'Boston' }, {}]) {
      expect(ask(query)).toEqual({ ...NOTHING, ...query });
    }
  });
});
