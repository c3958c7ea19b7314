import { expect, it } from 'vitest';
import { NOTHING_SAID } from '#schema/domain/situation/personal-situation.ts';
import { openTuitions, publishedCosts } from './offer-costs.ts';

const ohioState = {
  country: 'US' as const,
  state: 'OH',
  currency: 'USD',
  type: 'public',
  tuition: 40_000,
  tuitionInState: 13_000,
  roomAndBoard: 14_000,
  booksAndSupplies: null,
  otherExpenses: 3_000,
  provincialAverage: null,
  facts: {},
} as unknown as Parameters<typeof publishedCosts>[0];
const from = (home: 'US-OH' | 'US-MI' | 'CA-ON' | 'CA-QC') => ({ ...NOTHING_SAID, home });

it('takes what the school publishes, and leaves the rest empty', () => {
  expect(publishedCosts(ohioState, from('US-OH'))).toEqual({
    tuition: 13_000,
    housing: 14_000,
    books: null,
    other: 3_000,
  });
  expect(publishedCosts(ohioState, from('US-MI')).tuition).toBe(40_000);
});

it('fills in no tuition while it is open whose it would be', () => {
  expect(publishedCosts(ohioState, null).tuition).toBeNull();
  const laval = {
    ...ohioState,
    country: 'CA' as const,
    state: 'QC',
    currency: 'CAD',
    tuition: 20_000,
    tuitionInState: 3_500,
  };
  expect(publishedCosts(laval, from('CA-QC')).tuition).toBe(3_500);
  // Quebec has a third price for Canadians from other provinces.
  expect(publishedCosts(laval, from('CA-ON')).tuition).toBeNull();
  expect(publishedCosts(laval, from('US-OH')).tuition).toBe(20_000);
});

it('asks which tuition it is where that is open, and only there', () => {
  expect(openTuitions(ohioState, null)).toEqual([
    { residency: 'inState', amount: 13_000 },
    { residency: 'outOfState', amount: 40_000 },
  ]);
  expect(openTuitions(ohioState, from('US-MI'))).toEqual([]);
});

it('fills in the one price of a school that has one for everybody', () => {
  const onePrice = { ...ohioState, tuitionInState: 40_000 };
  expect(publishedCosts(onePrice, null).tuition).toBe(40_000);
  expect(openTuitions(onePrice, null)).toEqual([]);
  const unpublished = { ...ohioState, tuition: null, tuitionInState: null };
  expect(publishedCosts(unpublished, null).tuition).toBeNull();
  expect(openTuitions(unpublished, null)).toEqual([]);
});

it('offers a Canadian from another province neither price where the province charges them a third', () => {
  const canadian = { ...ohioState, country: 'CA' as const, currency: 'CAD', tuition: 20_000, tuitionInState: 3_500 };
  const laval = { ...canadian, state: 'QC' };
  expect(openTuitions(laval, from('CA-ON'))).toEqual([]);
  expect(openTuitions(laval, from('CA-QC'))).toEqual([]);
  expect(openTuitions(laval, null)).toHaveLength(2);
  // Elsewhere they pay what residents do.
  expect(publishedCosts({ ...canadian, state: 'AB' }, from('CA-ON')).tuition).toBe(3_500);
});
