/**
 * Federal income tax and payroll tax, as far as an estimate goes: the standard deduction, the brackets, no credit, no other
 * deduction. Amounts are US dollars a year.
 *
 * Sources: 2024 by Rev. Proc. 2023-34; 2026 by Rev. Proc. 2025-32, whose standard deduction is that of Public Law 119-21.
 * Deductions as policyengine-us has them (gov/irs/deductions/standard/amount.yaml). The base of social security is the Social
 * Security Administration's (168,600 for 2024; 184,500 for 2026), its rate 6.2 % and Medicare's 1.45 % with 0.9 % more above
 * a threshold are of 26 USC 3101.
 */

export const FILING_STATUSES = ['single', 'joint', 'head'] as const;
/** Alone, married filing jointly, head of a household. */
export type FilingStatus = (typeof FILING_STATUSES)[number];
export type TaxYear = 2024 | 2026;

const RATES = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37] as const;

interface TaxTable {
  deduction: Record<FilingStatus, number>;
  /** Where each rate but the last ends, of taxable income. */
  ends: Record<FilingStatus, readonly number[]>;
  socialSecurityBase: number;
}

const TABLES: Record<TaxYear, TaxTable> = {
  2024: {
    deduction: { single: 14_600, joint: 29_200, head: 21_900 },
    ends: {
      single: [11_600, 47_150, 100_525, 191_950, 243_725, 609_350],
      joint: [23_200, 94_300, 201_050, 383_900, 487_450, 731_200],
      head: [16_550, 63_100, 100_500, 191_950, 243_700, 609_350],
    },
    socialSecurityBase: 168_600,
  },
  2026: {
    deduction: { single: 16_100, joint: 32_200, head: 24_150 },
    ends: {
      single: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
      joint: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
      head: [17_700, 67_450, 105_700, 201_775, 256_200, 640_600],
    },
    socialSecurityBase: 184_500,
  },
};

const SOCIAL_SECURITY_RATE = 0.062;
const MEDICARE_RATE = 0.0145;
/** Medicare above the threshold: 1.45 % and 0.9 %. */
const MEDICARE_UPPER_RATE = 0.0235;
const MEDICARE_THRESHOLD: Record<FilingStatus, number> = { single: 200_000, joint: 250_000, head: 200_000 };

/** Tax on an adjusted gross income with the standard deduction and without credits, whole dollars. */
export function incomeTax(income: number, status: FilingStatus, year: TaxYear): number {
  const { deduction, ends } = TABLES[year];
  const taxable = Math.max(0, income - deduction[status]);
  let tax = 0;
  let from = 0;
  for (const [at, rate] of RATES.entries()) {
    const to = ends[status][at] ?? Number.POSITIVE_INFINITY;
    if (taxable > from) tax += (Math.min(taxable, to) - from) * rate;
    from = to;
  }
  return Math.round(tax);
}

/** The two payroll taxes of what is earned, exact. A joint return has twice the base, as the aid formula has it. */
export function payrollTaxes(
  earned: number,
  status: FilingStatus,
  year: TaxYear,
): { socialSecurity: number; medicare: number } {
  const wages = Math.max(0, earned);
  const base = TABLES[year].socialSecurityBase * (status === 'joint' ? 2 : 1);
  const threshold = MEDICARE_THRESHOLD[status];
  return {
    socialSecurity: Math.min(wages, base) * SOCIAL_SECURITY_RATE,
    medicare: Math.min(wages, threshold) * MEDICARE_RATE + Math.max(0, wages - threshold) * MEDICARE_UPPER_RATE,
  };
}

/** Both payroll taxes together, whole dollars. */
export function payrollTax(earned: number, status: FilingStatus, year: TaxYear): number {
  const { socialSecurity, medicare } = payrollTaxes(earned, status, year);
  return Math.round(socialSecurity + medicare);
}
