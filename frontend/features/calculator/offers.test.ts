import { describe, expect, it } from 'vitest';
import { offerResult, readOffers, writeOffers } from '#schema/domain/aid/aid-offers.ts';
import {
  cheapestOffer,
  emptyOffer,
  fragmentOf,
  nextKey,
  OFFERS_START,
  readTyped,
  textOfFragment,
  typedOf,
} from './offers.ts';

const typed = {
  rise: '3',
  offers: [
    {
      ...emptyOffer(0),
      name: ' Ohio State ',
      scholarshipYears: '1',
      amounts: { ...emptyOffer(0).amounts, tuition: '12,000', grants: '$4,000' },
    },
    { ...emptyOffer(1), years: '3', amounts: { ...emptyOffer(1).amounts, tuition: 'x' } },
  ],
};

it('reads what is typed, and tells what cannot be read', () => {
  const { compared, letters, anyFault } = readTyped(typed);
  expect(compared.offers[0]).toMatchObject({ name: 'Ohio State', scholarshipYears: 1, years: 4 });
  expect(compared.offers[0]?.amounts).toMatchObject({ tuition: 12_000, grants: 4_000, loans: null });
  expect(letters[0]?.hasCost).toBe(true);
  expect(letters[1]).toMatchObject({ hasCost: false, faults: { tuition: expect.stringMatching(/Enter an amount/) } });
  // Without a number of their own, scholarships last as long as the degree takes.
  expect(compared.offers[1]).toMatchObject({ years: 3, scholarshipYears: 3 });
  expect(anyFault).toBe(true);
});

it('has nothing to tell of empty letters', () => {
  expect(readTyped(OFFERS_START)).toMatchObject({ anyFault: false, compared: { rise: 5 } });
  expect(readTyped({ ...OFFERS_START, rise: '50' }).riseFault).toMatch(/from 0 to 20/);
});

it('is the same after the way through a link', () => {
  const { compared } = readTyped(typed);
  const back = readOffers(writeOffers(compared));
  if (typeof back === 'string') throw new Error(back);
  expect(readTyped(typedOf(back)).compared).toEqual(compared);
  expect(typedOf(back).offers[0]?.amounts.tuition).toBe('12,000');
});

it('tells a fragment of letters from others', () => {
  expect(textOfFragment(fragmentOf('1.abc'))).toBe('1.abc');
  expect(textOfFragment('#sources')).toBeNull();
  expect(textOfFragment('')).toBeNull();
});

it('numbers letters so that none has the number of another', () => {
  expect(nextKey({ rise: '', offers: [emptyOffer(0), emptyOffer(4)] })).toBe(5);
  expect(nextKey({ rise: '', offers: [] })).toBe(0);
});

describe('the letter that costs least', () => {
  const letter = (key: number, amounts: Partial<ReturnType<typeof emptyOffer>['amounts']>, more = {}) => ({
    ...emptyOffer(key),
    ...more,
    amounts: { ...emptyOffer(key).amounts, ...amounts },
  });
  const cheapest = (...offers: ReturnType<typeof letter>[]) => {
    const read = readTyped({ rise: '0', offers });
    return cheapestOffer(
      read,
      read.compared.offers.map((offer) => offerResult(offer, 0)),
    );
  };

  it('goes by net price, not by what a loan leaves to pay', () => {
    const lender = letter(0, { tuition: '30,500', grants: '12,000', loans: '9,500' });
    const giver = letter(1, { tuition: '87,000', grants: '75,000' });
    expect(cheapest(lender, giver)).toEqual({ cheapest: 1, next: 0, less: 6_500, lessDebt: 38_000, overall: null });
  });

  it('says where another one costs less by the end of the degree', () => {
    const short = letter(0, { tuition: '20,000', scholarships: '15,000' }, { scholarshipYears: '1' });
    const steady = letter(1, { tuition: '20,000', grants: '10,000' });
    expect(cheapest(short, steady)).toMatchObject({ cheapest: 0, less: 5_000, overall: { cheapest: 1, less: 25_000 } });
  });

  it('names none while a letter has costs but no tuition, which is not a tuition of 0', () => {
    const whole = letter(0, { tuition: '40,000', grants: '10,000' });
    const begun = letter(1, { housing: '12,000' });
    expect(cheapest(whole, begun)).toBeNull();
    expect(readTyped({ rise: '0', offers: [begun] }).letters[0]).toMatchObject({ hasCost: false, lacksTuition: true });
    expect(cheapest(whole, letter(1, { tuition: '0', housing: '12,000' }))).toMatchObject({
      cheapest: 1,
      less: 18_000,
    });
  });

  it('needs two letters in one currency', () => {
    const one = letter(0, { tuition: '20,000' }, { currency: 'USD' });
    expect(cheapest(one, letter(1, {}))).toBeNull();
    expect(cheapest(one, letter(1, { tuition: '9,000' }, { currency: 'CAD' }))).toBeNull();
  });
});
