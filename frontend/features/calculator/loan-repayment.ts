/** The forms of loan repayment, as texts, and what comes of them. */
import { atom } from 'jotai';
import { readMoney, readPercent, readWhole, type Typed } from '#frontend/components/forms/typed-numbers.ts';
import {
  CANADA_YEARS,
  type CanadaPlan,
  canadaPlan,
  type LoanProvince,
  PRIME_RATE,
  provincialRate,
  type RapCanada,
  rapCanada,
} from '#schema/domain/aid/canada-loans.ts';
import { type LevelPlan, LOAN_RATES, type RapPlan, rapPlan, standardPlan } from '#schema/domain/aid/loan-repayment.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';

const MOST = { rate: 25, raise: 20, people: 20, years: [1, 14.5] } as const;

export type LoanKind = keyof typeof LOAN_RATES;

export interface UsLoanValues {
  kind: LoanKind;
  debt: string;
  /** Empty for the rate of the kind. */
  rate: string;
  income: string;
  raise: string;
  dependants: string;
}

export const US_LOAN_START: UsLoanValues = {
  kind: 'undergraduate',
  debt: formatCount(27_000),
  rate: '',
  income: formatCount(45_000),
  raise: '3',
  dependants: '0',
};
export const usLoanAtom = atom<UsLoanValues>(US_LOAN_START);

type Faults<Key extends string> = Partial<Record<Key, string>>;

export interface UsLoan {
  faults: Faults<keyof UsLoanValues>;
  /** Null while nothing is owed. */
  standard: LevelPlan | null;
  /** Null for a parent's loan, and while no income is known. */
  rap: RapPlan | null;
}

function faultsOf<Key extends string>(read: Record<Key, Typed>): Faults<Key> {
  return Object.fromEntries(
    Object.entries<Typed>(read).flatMap(([key, { fault }]) => (fault === null ? [] : [[key, fault]])),
  ) as Faults<Key>;
}

export function usLoan(values: UsLoanValues): UsLoan {
  const read = {
    debt: readMoney(values.debt),
    rate: readPercent(values.rate, 0, MOST.rate),
    income: readMoney(values.income),
    raise: readPercent(values.raise, 0, MOST.raise),
    dependants: readWhole(values.dependants, 0, MOST.people),
  };
  const faults = faultsOf(read);
  const debt = read.debt.value ?? 0;
  // A rate that cannot be read is not replaced by another one: nothing would be right.
  if (debt === 0 || faults.rate) return { faults, standard: null, rap: null };
  const rate = read.rate.value ?? LOAN_RATES[values.kind];
  const income = read.income.value;
  const rap =
    values.kind === 'parent' || income === null
      ? null
      : rapPlan({ debt, rate, income, raise: read.raise.value ?? 0, dependants: read.dependants.value ?? 0 });
  return { faults, standard: standardPlan(debt, rate), rap };
}

export interface CanadaLoanValues {
  federal: string;
  provincial: string;
  province: LoanProvince;
  prime: string;
  /** Empty for what the province asks for at the prime rate. */
  rate: string;
  years: string;
  income: string;
  familySize: string;
}

export const CANADA_LOAN_START: CanadaLoanValues = {
  federal: formatCount(14_000),
  provincial: formatCount(9_000),
  province: 'ON',
  prime: String(PRIME_RATE.percent),
  rate: '',
  years: String(CANADA_YEARS),
  income: formatCount(45_000),
  familySize: '1',
};
export const canadaLoanAtom = atom<CanadaLoanValues>(CANADA_LOAN_START);

export interface CanadaLoan {
  faults: Faults<keyof CanadaLoanValues>;
  /** What the province asks for, percent a year. */
  provinceRate: number;
  plan: CanadaPlan | null;
  assistance: RapCanada | null;
}

export function canadaLoan(values: CanadaLoanValues): CanadaLoan {
  const read = {
    federal: readMoney(values.federal),
    provincial: readMoney(values.provincial),
    prime: readPercent(values.prime, 0, MOST.rate),
    rate: readPercent(values.rate, 0, MOST.rate),
    years: readPercent(values.years, ...MOST.years),
    income: readMoney(values.income),
    familySize: readWhole(values.familySize, 1, MOST.people),
  };
  const faults = faultsOf(read);
  const provinceRate = provincialRate(values.province, read.prime.value ?? PRIME_RATE.percent);
  const federal = read.federal.value ?? 0;
  const provincial = read.provincial.value ?? 0;
  if (federal + provincial === 0 || faults.rate || faults.years) {
    return { faults, provinceRate, plan: null, assistance: null };
  }
  const plan = canadaPlan({ federal, provincial }, read.rate.value ?? provinceRate, read.years.value ?? CANADA_YEARS);
  const income = read.income.value;
  const assistance = income === null ? null : rapCanada(income, read.familySize.value ?? 1, plan.monthly);
  return { faults, provinceRate, plan, assistance };
}
