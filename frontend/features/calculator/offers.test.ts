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
  totalText,
  typedOf,
  withAmount,
  withoutPublished,
  withPublished,
  withTuition,
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

describe('a school that is picked', () => {
  const OHIO = {
    name: 'Ohio University',
    country: 'US',
    currency: 'USD',
    tuitions: [
      { residency: 'inState', amount: 14_000 },
      { residency: 'outOfState', amount: 25_000 },
    ],
    costs: { tuition: null, housing: 13_000, books: 800, other: 2_900 },
  } as const;
  const CORNELL = {
    ...OHIO,
    name: 'Cornell University',
    tuitions: [],
    costs: { tuition: 69_000, housing: 18_000, books: null, other: 2_200 },
  } as const;
  const typedInto = (offer: ReturnType<typeof emptyOffer>, name: 'tuition' | 'housing' | 'total', text: string) => ({
    ...offer,
    amounts: withAmount(offer, name, text),
  });

  it('replaces what the school before it brought, also the tuition chosen there', () => {
    const ohio = withPublished(emptyOffer(0), OHIO);
    const chosen = { ...ohio, ...withTuition(ohio, '25,000') };
    expect(totalText(ohio)).toBe('');
    expect(totalText(chosen)).toBe('41,700');
    const { amounts, published } = withPublished(chosen, CORNELL);
    expect(amounts).toMatchObject({ tuition: '69,000', housing: '18,000', books: '', other: '2,200' });
    expect(published?.name).toBe('Cornell University');
  });

  it('keeps what somebody typed', () => {
    const typedHousing = typedInto(withPublished(emptyOffer(0), OHIO), 'housing', '9,000');
    expect(withPublished(typedHousing, CORNELL).amounts).toMatchObject({ tuition: '69,000', housing: '9,000' });
    const typedTotal = typedInto(emptyOffer(0), 'total', '40,000');
    expect(withPublished(typedTotal, CORNELL)).toEqual(typedTotal);
  });

  it('leaves nothing of the school before it where its costs cannot be had', () => {
    expect(withoutPublished(withPublished(emptyOffer(0), OHIO)).amounts).toEqual(emptyOffer(0).amounts);
  });

  it('is counted by its total or by its single costs, never by both', () => {
    const whole = typedInto(withPublished(emptyOffer(0), CORNELL), 'total', '50,000');
    expect(whole.amounts).toMatchObject({ total: '50,000', tuition: '', housing: '' });
    expect(readTyped({ rise: '0', offers: [whole] }).letters[0]).toMatchObject({ hasCost: true, lacksTuition: false });
    expect(typedInto(whole, 'tuition', '30,000').amounts.total).toBe('');
  });
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
    expect(cheapest(lender, giver)).toEqual({
      cheapest: 1,
      next: 0,
      less: 26_000,
      years: 4,
      lessDebt: 38_000,
      hasDebt: true,
      early: null,
    });
  });

  it('goes by the whole degree, and says which one costs less in the first year and why that does not last', () => {
    const short = letter(0, { tuition: '20,000', scholarships: '15,000' }, { scholarshipYears: '1' });
    const steady = letter(1, { tuition: '20,000', grants: '10,000' });
    expect(cheapest(short, steady)).toMatchObject({
      cheapest: 1,
      less: 25_000,
      early: { cheapest: 0, less: 5_000, why: 'scholarships' },
    });
    const longer = letter(0, { tuition: '9,000' }, { years: '5' });
    expect(cheapest(longer, letter(1, { tuition: '10,000' }))).toMatchObject({
      cheapest: 1,
      years: null,
      early: { cheapest: 0, less: 1_000, why: 'years' },
    });
  });

  it('says that a higher cost rises more while gifts stay the same', () => {
    const read = readTyped({
      rise: '5',
      offers: [letter(0, { tuition: '40,000', grants: '10,000' }), letter(1, { tuition: '90,000', grants: '60,500' })],
    });
    const results = read.compared.offers.map((offer) => offerResult(offer, read.compared.rise));
    expect(cheapestOffer(read, results)).toMatchObject({ cheapest: 0, early: { cheapest: 1, less: 500, why: 'rise' } });
  });

  it('names none while a letter has costs but no tuition, which is not a tuition of 0', () => {
    const whole = letter(0, { tuition: '40,000', grants: '10,000' });
    const begun = letter(1, { housing: '12,000' });
    expect(cheapest(whole, begun)).toBeNull();
    expect(readTyped({ rise: '0', offers: [begun] }).letters[0]).toMatchObject({ hasCost: false, lacksTuition: true });
    expect(cheapest(whole, letter(1, { tuition: '0', housing: '12,000' }))).toMatchObject({
      cheapest: 1,
      less: 72_000,
    });
  });

  it('needs two letters in one currency', () => {
    const one = letter(0, { tuition: '20,000' }, { currency: 'USD' });
    expect(cheapest(one, letter(1, {}))).toBeNull();
    expect(cheapest(one, letter(1, { tuition: '9,000' }, { currency: 'CAD' }))).toBeNull();
  });
});
