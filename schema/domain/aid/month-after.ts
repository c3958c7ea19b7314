/** Budget of a month after graduation: arithmetic on the median pay of a program's graduates, no forecast. US dollars. */
import { type FilingStatus, incomeTax, payrollTax } from './federal-tax.ts';
import { rapPayment, standardPlan } from './loan-repayment.ts';

const STATUS: FilingStatus = 'single';
const TAX_YEAR = 2026;

export interface MonthInput {
  /** A year, before tax. */
  pay: number;
  debt: number;
  /** Percent a year. */
  rate: number;
  dependants: number;
  /** A month; null where it is not known. */
  rent: number | null;
}

export interface Month {
  pay: number;
  incomeTax: number;
  payrollTax: number;
  rent: number | null;
  /** What a month's loan takes and what is then left, under both plans. */
  standard: { payment: number; years: number; left: number };
  rap: { payment: number; left: number };
}

/** Whole dollars a month. Tax is that of 2026 of somebody alone with the standard deduction; state tax is not in it. */
export function monthAfter({ pay, debt, rate, dependants, rent }: MonthInput): Month {
  const gross = Math.round(pay / 12);
  const income = Math.round(incomeTax(pay, STATUS, TAX_YEAR) / 12);
  const payroll = Math.round(payrollTax(pay, STATUS, TAX_YEAR) / 12);
  const before = gross - income - payroll - (rent ?? 0);
  const plan = standardPlan(debt, rate);
  const standard = Math.round(plan.monthly);
  const rap = debt <= 0 ? 0 : Math.round(rapPayment(pay, dependants));
  return {
    pay: gross,
    incomeTax: income,
    payrollTax: payroll,
    rent,
    standard: { payment: standard, years: plan.years, left: before - standard },
    rap: { payment: rap, left: before - rap },
  };
}

/**
 * Years until the pay beyond that of who stopped at high school comes to what the degree costs, one decimal; null where there
 * is no pay beyond it. Before tax, without the pay that is given up while studying.
 */
export function yearsToPayOff(cost: number, pay: number, without: number): number | null {
  const extra = pay - without;
  return extra <= 0 ? null : Math.round((cost / extra) * 10) / 10;
}
