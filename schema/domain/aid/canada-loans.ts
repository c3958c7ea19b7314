/**
 * Paying back student loans of Canada: the federal part has charged no interest since 1 April 2023 (Government of Canada), the
 * provincial part what the province says. 114 months are usual (National Student Loans Service Centre). Canadian dollars.
 * What could not be read at the source is marked: a province's page may say otherwise by now.
 */
import { type LevelPlan, levelPlan } from './loan-repayment.ts';

export const CANADA_YEARS = 9.5;
/** The prime rate of the banks that was last read, percent (Bank of Canada, 15 April 2026). */
export const PRIME_RATE = { percent: 4.45, asOf: '2026-04-15' } as const;

/** Where a province's interest was read: its own page or another one that quotes it, or an older page. */
export type InterestBasis = 'read' | 'older';
export interface ProvincialInterest {
  /** Percent above the prime rate; null for no interest. */
  abovePrime: number | null;
  basis: InterestBasis;
}

/**
 * Alberta, British Columbia (none since 19 February 2019) and New Brunswick by their own pages; Ontario by loanscanada.ca;
 * Quebec from its published rates, half a percent above prime; Saskatchewan by the University of Regina; the others by older
 * lists. Of the territories nothing was found.
 */
export const PROVINCIAL_INTEREST = {
  AB: { abovePrime: 0, basis: 'read' },
  BC: { abovePrime: null, basis: 'read' },
  MB: { abovePrime: null, basis: 'older' },
  NB: { abovePrime: null, basis: 'read' },
  NL: { abovePrime: null, basis: 'older' },
  NS: { abovePrime: null, basis: 'older' },
  ON: { abovePrime: 1, basis: 'read' },
  PE: { abovePrime: null, basis: 'older' },
  QC: { abovePrime: 0.5, basis: 'older' },
  SK: { abovePrime: 0, basis: 'older' },
} as const satisfies Record<string, ProvincialInterest>;
export type LoanProvince = keyof typeof PROVINCIAL_INTEREST;
export const LOAN_PROVINCES = Object.keys(PROVINCIAL_INTEREST) as LoanProvince[];

/** Percent a year that the provincial part costs at a prime rate. */
export function provincialRate(province: LoanProvince, prime: number): number {
  const { abovePrime }: ProvincialInterest = PROVINCIAL_INTEREST[province];
  return abovePrime === null ? 0 : Math.round((prime + abovePrime) * 100) / 100;
}

export interface CanadaPlan {
  federal: LevelPlan;
  provincial: LevelPlan;
  monthly: number;
  paid: number;
  interest: number;
}

/** Both parts paid in equal months; `rate` is that of the provincial part. */
export function canadaPlan(debts: { federal: number; provincial: number }, rate: number, years: number): CanadaPlan {
  const federal = levelPlan(debts.federal, 0, years);
  const provincial = levelPlan(debts.provincial, rate, years);
  return {
    federal,
    provincial,
    monthly: Math.round((federal.monthly + provincial.monthly) * 100) / 100,
    paid: federal.paid + provincial.paid,
    interest: federal.interest + provincial.interest,
  };
}

/**
 * Repayment Assistance Plan of Canada: monthly family incomes before tax up to which nothing is paid, by family size (1 to 7
 * and more), as a page of the government had them, undated, by their amounts of 2023-24. They rise with prices.
 */
export const RAP_CANADA = {
  asOf: '2023-24',
  noPaymentUpTo: [3_560, 4_176, 5_115, 5_905, 6_602, 7_232, 7_812],
  /** Of family income: no payment is more. */
  mostShare: 0.1,
  reapplyMonths: 6,
  years: 15,
} as const;

export interface RapCanada {
  /** Monthly income up to which nothing is paid. */
  limit: number;
  nothing: boolean;
  /** The most that a month can ask for: a tenth of income, and no more than the plan itself. */
  most: number;
}

/** What a family may expect of the plan; `monthly` is the payment without it. */
export function rapCanada(yearlyIncome: number, familySize: number, monthly: number): RapCanada {
  const { noPaymentUpTo, mostShare } = RAP_CANADA;
  const limit = noPaymentUpTo[Math.min(Math.max(1, familySize), noPaymentUpTo.length) - 1] as number;
  const income = yearlyIncome / 12;
  const nothing = income <= limit;
  return { limit, nothing, most: nothing ? 0 : Math.min(monthly, Math.round(income * mostShare * 100) / 100) };
}
