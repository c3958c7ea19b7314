/**
 * Letters of financial aid beside each other: what a year costs, what of it is a gift, what is earned, what is borrowed by the
 * student and by the parents. Whole units of each letter's currency; what was not entered counts as nothing.
 */
import type { Currency } from '../record/enums.ts';
import { LOAN_RATES, standardPlan } from './loan-repayment.ts';

export const OFFER_COSTS = ['tuition', 'housing', 'books', 'other'] as const;
export const OFFER_GIFTS = ['grants', 'scholarships'] as const;
export const OFFER_LOANS = ['loans', 'parentLoans'] as const;
const FIRST_AMOUNTS = [...OFFER_COSTS, ...OFFER_GIFTS, 'workStudy', ...OFFER_LOANS] as const;
/** `total` is the cost of a year in one sum; where it is entered, the single costs are left out. */
export const OFFER_AMOUNTS = [...FIRST_AMOUNTS, 'total'] as const;
export type OfferAmount = (typeof OFFER_AMOUNTS)[number];
export type OfferCost = (typeof OFFER_COSTS)[number];

export const OFFERS_MIN = 2;
export const OFFERS_MAX = 4;
export const OFFER_NAME_MAX = 60;
export const OFFER_AMOUNT_MAX = 1_000_000;
export const OFFER_YEARS_MAX = 8;
export const RISE_MAX = 20;

export interface AidOffer {
  name: string;
  currency: Currency;
  /** Years until the degree, 1 to OFFER_YEARS_MAX. */
  years: number;
  /** For how many of them the scholarships are promised. */
  scholarshipYears: number;
  /** Of the first year; null for nothing entered. */
  amounts: Record<OfferAmount, number | null>;
}

export interface OfferYear {
  cost: number;
  gifts: number;
  /** Cost less gifts, what the year costs in the end; never below nothing. */
  netPrice: number;
  loans: number;
  parentLoans: number;
  workStudy: number;
  /** What is to be found before the year begins: net price less what is borrowed. Wages of work-study come later. */
  now: number;
  /** What is left of it once the work-study is earned. */
  afterWork: number;
  /** Gifts and loans beyond the cost. */
  beyond: number;
}

export interface OfferResult {
  years: OfferYear[];
  /** Over all years. */
  total: OfferYear;
  /** What is owed on the day of the degree, without the interest of the years of study, and a month of the standard plan. */
  owed: { student: number; parents: number; monthly: number | null };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

function yearOf({ amounts, scholarshipYears }: AidOffer, index: number, rise: number): OfferYear {
  const amount = (key: OfferAmount) => amounts[key] ?? 0;
  const cost = Math.round((amounts.total ?? sum(OFFER_COSTS.map(amount))) * (1 + rise / 100) ** index);
  const gifts = amount('grants') + (index < scholarshipYears ? amount('scholarships') : 0);
  const [loans, parentLoans, workStudy] = [amount('loans'), amount('parentLoans'), amount('workStudy')];
  const netPrice = Math.max(0, cost - gifts);
  const open = cost - gifts - loans - parentLoans;
  const now = Math.max(0, open);
  const afterWork = Math.max(0, now - workStudy);
  return { cost, gifts, netPrice, loans, parentLoans, workStudy, now, afterWork, beyond: Math.max(0, -open) };
}

/** `rise` is the percent by which costs grow each year; what is given, lent and earned stays as it is. */
export function offerResult(offer: AidOffer, rise: number): OfferResult {
  const years = Array.from({ length: offer.years }, (_, index) => yearOf(offer, index, rise));
  const total = Object.fromEntries(
    (Object.keys(years[0] as OfferYear) as (keyof OfferYear)[]).map((key) => [
      key,
      sum(years.map((year) => year[key])),
    ]),
  ) as unknown as OfferYear;
  const student = total.loans;
  // The plan and its rate are of the United States.
  const monthly =
    offer.currency === 'USD' && student > 0
      ? Math.round(standardPlan(student, LOAN_RATES.undergraduate).monthly)
      : null;
  return { years, total, owed: { student, parents: total.parentLoans, monthly } };
}

export interface ComparedOffers {
  rise: number;
  offers: AidOffer[];
}

/** The amounts of a link by its version: the second has a total. A link without any is written as the first, which older copies of the page read. */
const AMOUNTS_OF = { '1': FIRST_AMOUNTS, '2': OFFER_AMOUNTS } as const;
type Version = keyof typeof AMOUNTS_OF;
const isVersion = (text: string): text is Version => Object.hasOwn(AMOUNTS_OF, text);
const CURRENCIES = ['USD', 'CAD'] as const satisfies readonly Currency[];
/** Longest text of a link that is looked at. */
export const OFFERS_TEXT_MAX = 4_000;

export type OffersFault = 'other-version' | 'unreadable';

/**
 * The letters as a text that a fragment can hold: the version, the rise, then each letter, between semicolons; within a letter
 * its name (percent-encoded), currency, years and amounts between commas, nothing for an amount that was not entered.
 */
export function writeOffers({ rise, offers }: ComparedOffers): string {
  const version: Version = offers.some(({ amounts }) => amounts.total !== null) ? '2' : '1';
  const letters = offers.map(({ name, currency, years, scholarshipYears, amounts }) =>
    [
      encodeURIComponent(name),
      currency,
      years,
      scholarshipYears,
      ...AMOUNTS_OF[version].map((key) => amounts[key] ?? ''),
    ].join(','),
  );
  return [version, rise, ...letters].join(';');
}

/** A whole number in digits within bounds; null for any other text. */
function wholeOf(text: string | undefined, least: number, most: number): number | null {
  if (text === undefined || !/^\d{1,7}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

function readLetter(text: string, version: Version): AidOffer | null {
  const [encoded = '', code, ...numbers] = text.split(',');
  const currency = CURRENCIES.find((one) => one === code);
  const [years, scholarshipYears] = [wholeOf(numbers[0], 1, OFFER_YEARS_MAX), wholeOf(numbers[1], 0, OFFER_YEARS_MAX)];
  const texts = numbers.slice(2);
  const name = decodeURIComponent(encoded);
  const amounts = texts.map((amount) => (amount === '' ? null : wholeOf(amount, 0, OFFER_AMOUNT_MAX)));
  const known =
    currency !== undefined &&
    name.length <= OFFER_NAME_MAX &&
    texts.length === AMOUNTS_OF[version].length &&
    amounts.every((amount, at) => amount !== null || texts[at] === '');
  if (!known || years === null || scholarshipYears === null) return null;
  return {
    name,
    currency,
    years,
    scholarshipYears,
    amounts: Object.fromEntries(OFFER_AMOUNTS.map((key, at) => [key, amounts[at] ?? null])) as AidOffer['amounts'],
  };
}

/** The letters of a link, or what is wrong with it. A link may be made up by anyone: nothing in it is taken on trust. */
export function readOffers(text: string): ComparedOffers | OffersFault {
  const [version = '', percent, ...letters] = text.split(';');
  if (text.length > OFFERS_TEXT_MAX || !/^\d+$/.test(version)) return 'unreadable';
  if (!isVersion(version)) return 'other-version';
  const rise = wholeOf(percent, 0, RISE_MAX);
  if (rise === null || letters.length < OFFERS_MIN || letters.length > OFFERS_MAX) return 'unreadable';
  try {
    const offers = letters.map((letter) => readLetter(letter, version)).filter((offer) => offer !== null);
    return offers.length === letters.length ? { rise, offers } : 'unreadable';
  } catch {
    // A name whose percent signs are none.
    return 'unreadable';
  }
}
