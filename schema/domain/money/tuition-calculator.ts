/**
 * The tuition calculator's table, multipliers and formulas. Amounts are whole units of the currency
 * of the kind of university: US dollars, or Canadian dollars for a university in Canada.
 */
import type { Currency } from '../record/enums.ts';
import { fourYearCost, monthlyRepayment, STUDY_YEARS } from './finance.ts';

/** What the form calls `universityType`: who is charged what. */
export const UNIVERSITY_KINDS = ['public-in-state', 'public-out-state', 'private', 'canadian'] as const;
export type UniversityKind = (typeof UNIVERSITY_KINDS)[number];

/** What the form calls `housingOption`. */
export const LIVING_OPTIONS = ['on-campus', 'off-campus', 'home'] as const;
export type LivingOption = (typeof LIVING_OPTIONS)[number];

/** The six items of a year, in the order in which they are shown and added up. */
export const EXPENSES = ['tuition', 'housing', 'meals', 'books', 'personal', 'transportation'] as const;
export type Expense = (typeof EXPENSES)[number];
export type Expenses<T = number> = Record<Expense, T>;

/** The usual amounts of a year, before the multipliers. */
export const USUAL_AMOUNTS: Record<UniversityKind, Expenses> = {
  'public-in-state': {
    tuition: 10_000,
    housing: 10_000,
    meals: 4_500,
    books: 1_200,
    personal: 2_000,
    transportation: 1_200,
  },
  'public-out-state': {
    tuition: 26_000,
    housing: 10_000,
    meals: 4_500,
    books: 1_200,
    personal: 2_000,
    transportation: 1_200,
  },
  private: { tuition: 38_000, housing: 12_000, meals: 5_000, books: 1_200, personal: 2_000, transportation: 1_200 },
  canadian: { tuition: 7_500, housing: 9_000, meals: 4_000, books: 1_000, personal: 1_800, transportation: 1_000 },
};

/** What the usual amount on campus is multiplied by. */
export const HOUSING_MULTIPLIER: Record<LivingOption, number> = { 'on-campus': 1, 'off-campus': 1.2, home: 0 };
export const MEALS_MULTIPLIER: Record<LivingOption, number> = { 'on-campus': 1, 'off-campus': 0.8, home: 0.4 };

/** The five amounts that are taken off the total, in the order of the form. */
export const AID_FIELDS = ['scholarshipAmount', 'grantsAmount', 'loans', 'familyContribution', 'workStudy'] as const;
export type AidField = (typeof AID_FIELDS)[number];
export type Aid = Record<AidField, number>;
/** Aid that is a gift: it is neither paid back, earned, nor one's own money. */
export const GIFT_FIELDS = ['scholarshipAmount', 'grantsAmount'] as const satisfies readonly AidField[];

/** The currency a kind of university charges in. */
export function currencyOfKind(kind: UniversityKind): Currency {
  return kind === 'canadian' ? 'CAD' : 'USD';
}

/** The usual amounts of a year for where a student lives, whole units. */
export function usualExpenses(kind: UniversityKind, living: LivingOption): Expenses {
  const { housing, meals, ...others } = USUAL_AMOUNTS[kind];
  return {
    ...others,
    housing: Math.round(housing * HOUSING_MULTIPLIER[living]),
    meals: Math.round(meals * MEALS_MULTIPLIER[living]),
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

export interface YearResult {
  /** The six items; one that is unknown counts as nothing. */
  total: number;
  /** The five aid amounts. */
  aid: number;
  /** What is left to find once all five are taken off, never under 0. */
  netCost: number;
  /** What the five amounts come to beyond the total. */
  beyond: number;
  /** Scholarships and grants. */
  gifts: number;
  /** What the field calls the net price: the total less gifts only, never under 0. */
  netPrice: number;
  /** Loans: taken off the net cost, and owed all the same. */
  toRepay: number;
}

/** One year, from its items (null for one that is not known) and the aid. */
export function yearResult(expenses: Expenses<number | null>, aid: Aid): YearResult {
  const total = sum(EXPENSES.map((expense) => expenses[expense] ?? 0));
  const aidTotal = sum(AID_FIELDS.map((field) => aid[field]));
  const gifts = sum(GIFT_FIELDS.map((field) => aid[field]));
  return {
    total,
    aid: aidTotal,
    netCost: Math.max(0, total - aidTotal),
    beyond: Math.max(0, aidTotal - total),
    gifts,
    netPrice: Math.max(0, total - gifts),
    toRepay: aid.loans,
  };
}

export interface FourYearResult {
  years: { cost: number; aid: number; netCost: number }[];
  cost: number;
  aid: number;
  netCost: number;
  /** Loans of four years. */
  debt: number;
  /** That debt in 120 equal parts, without interest. */
  monthly: number;
}

/** Four years when costs rise 5 % a year (as in finance.ts) and the aid stays the same each year. */
export function fourYearResult({ total, aid, toRepay }: YearResult): FourYearResult {
  const costs = fourYearCost(total);
  const years = costs.years.map((cost) => ({ cost, aid, netCost: Math.max(0, cost - aid) }));
  const debt = toRepay * STUDY_YEARS;
  return {
    years,
    cost: costs.total,
    aid: aid * STUDY_YEARS,
    netCost: sum(years.map(({ netCost }) => netCost)),
    debt,
    monthly: monthlyRepayment(debt),
  };
}
