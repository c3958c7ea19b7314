/**
 * Paying back US federal student loans made from 1 July 2026 on, which have two plans: the Tiered Standard Plan
 * (34 CFR 685.208(c)) and the Repayment Assistance Plan, RAP (685.209), both by 91 FR 23768 of 1 May 2026. Interest of
 * undergraduates for 2026-27: 6.52 %, of parents' loans 9.07 % (Federal Student Aid, GENERAL-26-33, 4 June 2026). US dollars;
 * months are worked out to the cent.
 */

/** Percent a year of loans first paid out from 1 July 2026 to 30 June 2027. */
export const LOAN_RATES = { undergraduate: 6.52, graduate: 8.07, parent: 9.07 } as const;

/** Years of the Tiered Standard Plan by what is owed; an amount on a limit has the longer term. */
const TIERS = [
  { below: 25_000, years: 10 },
  { below: 50_000, years: 15 },
  { below: 100_000, years: 20 },
] as const;
const LONGEST_YEARS = 25;

export function standardYears(debt: number): number {
  return TIERS.find(({ below }) => debt < below)?.years ?? LONGEST_YEARS;
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** The equal payment of each month that pays a debt in so many of them, to the cent; `rate` is percent a year. */
export function levelPayment(debt: number, rate: number, months: number): number {
  if (debt <= 0 || months <= 0) return 0;
  const monthly = rate / 1200;
  if (monthly === 0) return cents(debt / months);
  return cents((debt * monthly) / (1 - (1 + monthly) ** -months));
}

export interface LevelPlan {
  years: number;
  monthly: number;
  /** Over all of it, whole dollars. */
  paid: number;
  interest: number;
}

/** A debt paid in equal parts over so many years. */
export function levelPlan(debt: number, rate: number, years: number): LevelPlan {
  const monthly = levelPayment(debt, rate, years * 12);
  const paid = Math.round(monthly * years * 12);
  return { years, monthly, paid, interest: Math.max(0, paid - Math.round(debt)) };
}

/** The Tiered Standard Plan. */
export function standardPlan(debt: number, rate: number): LevelPlan {
  return levelPlan(debt, rate, standardYears(debt));
}

const RAP = {
  /** Up to this income $120 a year are owed; each 10,000 above it is a percent more of all of it, up to ten. */
  step: 10_000,
  lowYearly: 120,
  mostPercent: 10,
  perDependant: 50,
  least: 10,
  /** Principal falls by so much each month, or by the payment if that is less. */
  match: 50,
  months: 360,
} as const;
export const RAP_MONTHS = RAP.months;

/** A month's payment under RAP; an income on a multiple of 10,000 is of the lower band. */
export function rapPayment(income: number, dependants: number): number {
  const bands = Math.ceil((income - RAP.step) / RAP.step);
  const yearly = income <= RAP.step ? RAP.lowYearly : (income * Math.min(bands, RAP.mostPercent)) / 100;
  return Math.max(RAP.least, cents(yearly / 12 - RAP.perDependant * dependants));
}

export interface RapInput {
  debt: number;
  /** Percent a year. */
  rate: number;
  /** Adjusted gross income of the first year. */
  income: number;
  /** Percent by which the income rises each year. */
  raise: number;
  dependants: number;
}
export interface RapPlan {
  /** Of the first month, and of the last full year. */
  first: number;
  last: number;
  /** Until nothing is owed, 360 at most. */
  months: number;
  paid: number;
  /** Interest that a payment did not cover and nobody has to pay. */
  waived: number;
  /** Principal that the government takes off. */
  matched: number;
  /** What is left after 360 payments. */
  forgiven: number;
}

/** RAP month by month, every payment on time: what it does not cover of the interest is waived, the principal falls all the same. */
export function rapPlan({ debt, rate, income, raise, dependants }: RapInput): RapPlan {
  const sums = { paid: 0, waived: 0, matched: 0 };
  let owed = debt;
  let month = 0;
  let due = rapPayment(income, dependants);
  const first = Math.min(due, cents(debt * (1 + rate / 1200)));
  while (owed > 0.005 && month < RAP.months) {
    if (month % 12 === 0) due = rapPayment(income * (1 + raise / 100) ** (month / 12), dependants);
    const interest = cents((owed * rate) / 1200);
    const payment = Math.min(due, cents(owed + interest));
    const principal = Math.max(0, payment - interest);
    const matched = Math.min(owed - principal, Math.max(0, Math.min(RAP.match, payment) - principal));
    sums.paid += payment;
    sums.waived += Math.max(0, interest - payment);
    sums.matched += matched;
    owed = cents(owed - principal - matched);
    month += 1;
  }
  return {
    first,
    last: due,
    months: month,
    paid: Math.round(sums.paid),
    waived: Math.round(sums.waived),
    matched: Math.round(sums.matched),
    forgiven: Math.round(owed),
  };
}
