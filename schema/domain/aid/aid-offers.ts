/**
 * Letters of financial aid beside each other: what a year costs, what of it is a gift, what is earned, what is borrowed by the
 * student and by the parents. Whole units of each letter's currency; what was not entered counts as nothing.
 */
import type { Currency } from '../enums.ts';
import { LOAN_RATES, standardPlan } from './loan-repayment.ts';

export const OFFER_COSTS = ['tuition', 'housing', 'books', 'other'] as const;
export const OFFER_GIFTS = ['grants', 'scholarships'] as const;
export const OFFER_LOANS = ['loans', 'parentLoans'] as const;
export const OFFER_AMOUNTS = [...OFFER_COSTS, ...OFFER_GIFTS, 'workStudy', ...OFFER_LOANS] as const;
export type OfferAmount = (typeof OFFER_AMOUNTS)[number];

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
  const cost = Math.round(sum(OFFER_COSTS.map(amount)) * (1 + rise / 100) ** index);
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

/** The form in which a link carries the letters; another one has another number. */
const VERSION = '1';
const CURRENCIES = ['USD', 'CAD'] as const satisfies readonly Currency[];
/** Longest text of a link that is looked at. */
export const OFFERS_TEXT_MAX = 4_000;

export type OffersFault = 'other-version' | 'unreadable';

/** The letters as a text that an address can hold: its version, a dot, then JSON in base64url. */
export function writeOffers({ rise, offers }: ComparedOffers): string {
  const values = offers.map(({ name, currency, years, scholarshipYears, amounts }) => [
    name,
    CURRENCIES.indexOf(currency),
    years,
    scholarshipYears,
    ...OFFER_AMOUNTS.map((key) => amounts[key]),
  ]);
  const bytes = new TextEncoder().encode(JSON.stringify([rise, ...values]));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `${VERSION}.${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function readOffer(value: unknown): AidOffer | null {
  if (!Array.isArray(value) || value.length !== 4 + OFFER_AMOUNTS.length) return null;
  const [name, currency, years, scholarshipYears, ...amounts] = value as unknown[];
  const known =
    typeof name === 'string' &&
    name.length <= OFFER_NAME_MAX &&
    isWhole(currency, 0, CURRENCIES.length - 1) &&
    isWhole(years, 1, OFFER_YEARS_MAX) &&
    isWhole(scholarshipYears, 0, OFFER_YEARS_MAX) &&
    amounts.every((amount) => amount === null || isWhole(amount, 0, OFFER_AMOUNT_MAX));
  if (!known) return null;
  return {
    name,
    currency: CURRENCIES[currency] as Currency,
    years,
    scholarshipYears,
    amounts: Object.fromEntries(OFFER_AMOUNTS.map((key, at) => [key, amounts[at]])) as AidOffer['amounts'],
  };
}

/** The letters of a link, or what is wrong with it. A link may be made up by anyone: nothing in it is taken on trust. */
export function readOffers(text: string): ComparedOffers | OffersFault {
  const [, version, body] = /^(\d+)\.([\w-]+)$/.exec(text) ?? [];
  if (version === undefined || body === undefined || text.length > OFFERS_TEXT_MAX) return 'unreadable';
  if (version !== VERSION) return 'other-version';
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(value)) return 'unreadable';
    const [rise, ...rest] = value as unknown[];
    const offers = rest.map(readOffer).filter((offer) => offer !== null);
    const whole = offers.length === rest.length && offers.length >= OFFERS_MIN && offers.length <= OFFERS_MAX;
    return whole && isWhole(rise, 0, RISE_MAX) ? { rise, offers } : 'unreadable';
  } catch {
    return 'unreadable';
  }
}
