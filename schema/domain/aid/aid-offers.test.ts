import { describe, expect, it, test } from 'vitest';
import { type AidOffer, OFFER_AMOUNTS, type OfferAmount, offerResult, readOffers, writeOffers } from './aid-offers.ts';

const NOTHING = Object.fromEntries(OFFER_AMOUNTS.map((key) => [key, null])) as Record<OfferAmount, null>;
const offer = (amounts: Partial<AidOffer['amounts']>, more: Partial<AidOffer> = {}): AidOffer => ({
  name: 'First',
  currency: 'USD',
  years: 4,
  scholarshipYears: 4,
  amounts: { ...NOTHING, ...amounts },
  ...more,
});
const FULL = offer({
  tuition: 20_000,
  housing: 12_000,
  books: 1_000,
  other: 2_000,
  grants: 7_000,
  scholarships: 5_000,
  workStudy: 2_500,
  loans: 5_500,
  parentLoans: 4_000,
});

describe('a letter', () => {
  it('keeps gifts, work, loans and parents’ loans apart', () => {
    const [first] = offerResult(FULL, 0).years;
    // 35,000 − 12,000 = 23,000; − 9,500 = 13,500; − 2,500 = 11,000.
    expect(first).toEqual({
      cost: 35_000,
      gifts: 12_000,
      netPrice: 23_000,
      loans: 5_500,
      parentLoans: 4_000,
      workStudy: 2_500,
      now: 13_500,
      afterWork: 11_000,
      beyond: 0,
    });
  });

  it('adds up to the degree, with what is owed then', () => {
    const { total, owed } = offerResult(FULL, 0);
    expect(total).toMatchObject({ cost: 140_000, netPrice: 92_000, now: 54_000 });
    // 22,000 over ten years at 6.52 %: 250.07 a month.
    expect(owed).toEqual({ student: 22_000, parents: 16_000, monthly: 250 });
  });

  it('costs more each year, while what is given stays as it is', () => {
    const years = offerResult(FULL, 10).years;
    expect(years.map(({ cost }) => cost)).toEqual([35_000, 38_500, 42_350, 46_585]);
    expect(years.map(({ gifts }) => gifts)).toEqual([12_000, 12_000, 12_000, 12_000]);
  });

  it('loses a scholarship that ends', () => {
    const { years } = offerResult({ ...FULL, scholarshipYears: 1 }, 0);
    expect(years.map(({ gifts }) => gifts)).toEqual([12_000, 7_000, 7_000, 7_000]);
  });

  it('never comes to less than nothing', () => {
    const { total } = offerResult(offer({ tuition: 5_000, grants: 7_000, loans: 1_000 }, { years: 1 }), 0);
    expect(total).toMatchObject({ netPrice: 0, now: 0, beyond: 3_000 });
  });

  it('has no month of a US plan in Canada', () => {
    expect(offerResult({ ...FULL, currency: 'CAD' }, 0).owed.monthly).toBeNull();
  });
});

describe('the link', () => {
  const compared = {
    rise: 5,
    offers: [FULL, offer({ tuition: 0 }, { name: 'École “Ω” 🎓', currency: 'CAD', years: 3 })],
  };

  it('carries the letters', () => {
    expect(readOffers(writeOffers(compared))).toEqual(compared);
    expect(writeOffers(compared)).toMatch(/^1\.[\w-]+$/);
  });

  const forged = (value: unknown) => `1.${btoa(JSON.stringify(value)).replaceAll('=', '')}`;
  const row = ['A', 0, 4, 4, ...OFFER_AMOUNTS.map(() => null)];

  test.each([
    ['nothing', ''],
    ['no version', 'abc'],
    ['no base64', '1.%%%'],
    ['no JSON', `1.${btoa('{')}`],
    ['no list', forged({ rise: 5 })],
    ['one letter', forged([5, row])],
    ['five letters', forged([5, row, row, row, row, row])],
    ['a letter that is too short', forged([5, row, row.slice(1)])],
    ['a negative amount', forged([5, row, row.with(4, -1)])],
    ['a huge amount', forged([5, row, row.with(4, 1_000_001)])],
    ['an amount that is a text', forged([5, row, row.with(4, '<b>1</b>')])],
    ['half a dollar', forged([5, row, row.with(4, 0.5)])],
    ['a currency that is none', forged([5, row, row.with(1, 2)])],
    ['no years', forged([5, row, row.with(2, 0)])],
    ['a long name', forged([5, row, row.with(0, 'x'.repeat(61))])],
    ['prices that rise by a hundred percent', forged([100, row, row])],
    ['too long a text', `1.${'A'.repeat(5_000)}`],
  ])('is refused with %s', (_, text) => {
    expect(readOffers(text)).toBe('unreadable');
  });

  it('says when it is of another version', () => {
    expect(readOffers(writeOffers(compared).replace(/^1/, '2'))).toBe('other-version');
  });
});
