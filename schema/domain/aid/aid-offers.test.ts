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

  it('takes a total for the year’s cost where one is entered', () => {
    expect(offerResult(offer({ total: 30_000, grants: 8_000 }), 0).years[0]).toMatchObject({
      cost: 30_000,
      netPrice: 22_000,
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
    expect(writeOffers(compared)).toMatch(/^1;5;First,USD,4,4,20000,12000,1000,2000,7000,5000,2500,5500,4000;/);
  });

  it('carries a name with the signs that the link itself is made of', () => {
    const named = { rise: 0, offers: [offer({}, { name: 'A;B,C%2C#' }), offer({})] };
    expect(readOffers(writeOffers(named))).toEqual(named);
  });

  it('carries a total in a second version, and nothing else does', () => {
    const total = { rise: 5, offers: [FULL, offer({ total: 30_000, grants: 8_000 })] };
    expect(writeOffers(total)).toMatch(/^2;5;First,USD,4,4,20000,.*;First,USD,4,4,,,,,8000,,,,,30000$/);
    expect(readOffers(writeOffers(total))).toEqual(total);
  });

  const row = `A,USD,4,4${','.repeat(OFFER_AMOUNTS.length - 1)}`;
  const first = (amount: string) => `A,USD,4,4,${amount}${','.repeat(OFFER_AMOUNTS.length - 2)}`;

  test.each([
    ['nothing', ''],
    ['no version', 'abc;5'],
    ['no rise', `1;;${row};${row}`],
    ['one letter', `1;5;${row}`],
    ['five letters', `1;5;${row};${row};${row};${row};${row}`],
    ['a letter that is too short', `1;5;${row};${row.slice(0, -1)}`],
    ['a letter that is too long', `1;5;${row};${row},`],
    ['a negative amount', `1;5;${row};${first('-1')}`],
    ['a huge amount', `1;5;${row};${first('1000001')}`],
    ['an amount that is a text', `1;5;${row};${first('<b>1</b>')}`],
    ['half a dollar', `1;5;${row};${first('0.5')}`],
    ['a number in another writing', `1;5;${row};${first('1e5')}`],
    ['a currency that is none', `1;5;${row};${row.replace('USD', 'EUR')}`],
    ['no years', `1;5;${row};${row.replace('4,4', '0,4')}`],
    ['a long name', `1;5;${row};${'x'.repeat(61)}${row.slice(1)}`],
    ['a name that is no text', `1;5;${row};%E0%A4${row.slice(1)}`],
    ['prices that rise by a hundred percent', `1;100;${row};${row}`],
    ['too long a text', `1;5;${row};${row}${'%20'.repeat(2_000)}`],
  ])('is refused with %s', (_, text) => {
    expect(readOffers(text)).toBe('unreadable');
  });

  it('is taken with everything left empty', () => {
    expect(readOffers(`1;5;${row};${row}`)).toMatchObject({ rise: 5, offers: [{ name: 'A' }, { name: 'A' }] });
  });

  it('says when it is of another version', () => {
    expect(readOffers(writeOffers(compared).replace(/^1/, '3'))).toBe('other-version');
  });
});
