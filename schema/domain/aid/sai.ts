/**
 * The Student Aid Index of 2026-27 by its three formulas (20 USC 1087oo, 1087pp, 1087qq): A for a dependent student, B for one
 * without dependants of their own, C for one with. State taxes and how many of the family study have not counted since
 * 2024-25. Each line of a worksheet is rounded to whole dollars, as the Department's guide has it.
 */
import { type FilingStatus, payrollTaxes } from './federal-tax.ts';
import { hasMostByIncome, type PellMeasure } from './pell.ts';
import type { GuidelineRegion } from './poverty-guidelines.ts';
import {
  ASSET_SHARES,
  allowanceOf,
  assessment,
  countedWorth,
  DEPENDENT_STUDENT_ALLOWANCE,
  EMPLOYMENT_EXPENSE,
  MARRIED_PARENT_STUDENT_ALLOWANCE,
  PARENT_ALLOWANCE,
  SAI_LOWEST,
  SIMPLE_RETURN_BELOW,
  SINGLE_PARENT_STUDENT_ALLOWANCE,
  STUDENT_ALLOWANCE,
  STUDENT_INCOME_SHARE,
} from './sai-tables.ts';

const TAX_YEAR = 2024;

/** Of the tax year 2024, whole dollars; assets are those of the day of the form. */
export interface SaiMoney {
  /** Adjusted gross income. */
  income: number;
  /** Income that is not taxed: interest, untaxed pensions and the like. */
  untaxed: number;
  /** Part of the income that does not count: taxable grants, work-study, education credits. */
  notCounted: number;
  /** What was earned by work. */
  earned: number;
  taxPaid: number;
  /** Cash, savings, investments, child support received in a year. */
  assets: number;
  /** Net worth of a business or farm that has to be named. */
  business: number;
}

export const NO_MONEY: SaiMoney = {
  income: 0,
  untaxed: 0,
  notCounted: 0,
  earned: 0,
  taxPaid: 0,
  assets: 0,
  business: 0,
};

export interface SaiInput {
  dependent: boolean;
  /** The parent of a dependent student, or the student, is alone. */
  single: boolean;
  familySize: number;
  region: GuidelineRegion;
  /** Of the parents of a dependent student; else of the student, with a husband or wife. */
  family: SaiMoney;
  /** A dependent student's own. */
  student: SaiMoney;
  /** Nobody of the family had to file a tax return. */
  notFiling: boolean;
  /** A tax return without schedules A, B, D, E, F and H, and little or no business. */
  simpleReturn: boolean;
  /** Somebody of the family had a means-tested benefit in the last two years: SNAP, Medicaid, SSI and the like. */
  benefits: boolean;
}

export type SaiFormula = 'A' | 'B' | 'C';
export const SAI_LINES = [
  'income',
  'taxPaid',
  'payrollTax',
  'protection',
  'employment',
  'available',
  'assets',
  'assessed',
  'contribution',
  'studentIncome',
  'studentAssets',
] as const;
export type SaiLine = (typeof SAI_LINES)[number];

export interface SaiResult {
  sai: number;
  formula: SaiFormula;
  /** Before an income that is certain of the highest Pell grant lowers it to nothing or less. */
  calculated: number;
  assetsCount: boolean;
  mostPellByIncome: boolean;
  /** The worksheet; null where no formula is run, because nobody had to file. */
  lines: Partial<Record<SaiLine, number>> | null;
}

/** Whole dollars, half a dollar away from nothing, after thousandths have been rounded. */
function whole(amount: number): number {
  const rounded = Math.floor(Math.round(Math.abs(amount) * 1000) / 1000 + 0.5);
  return amount < 0 ? -rounded || 0 : rounded;
}

export function saiFormula({ dependent, single, familySize }: SaiInput): SaiFormula {
  if (dependent) return 'A';
  return familySize > (single ? 1 : 2) ? 'C' : 'B';
}

/** How the Pell grant measures this family. */
export function pellMeasure(input: SaiInput): PellMeasure {
  const { dependent, single, familySize, region } = input;
  const family = dependent ? 'dependent' : saiFormula(input) === 'C' ? 'student-parent' : 'student';
  return { family, single, familySize, region };
}

/** How the family is taken to file: jointly when married, alone as the head of a household when there are dependants. */
export function filingStatusOf(input: SaiInput): FilingStatus {
  if (!input.single) return 'joint';
  return saiFormula(input) === 'B' ? 'single' : 'head';
}

const totalIncome = ({ income, untaxed, notCounted }: SaiMoney) => whole(income + untaxed - notCounted);

function payroll(earned: number, status: FilingStatus): number {
  const { socialSecurity, medicare } = payrollTaxes(earned, status, TAX_YEAR);
  return whole(socialSecurity) + whole(medicare);
}

const employmentExpense = (earned: number) =>
  whole(Math.min(Math.max(0, earned) * EMPLOYMENT_EXPENSE.share, EMPLOYMENT_EXPENSE.most));

function assetsOf({ assets, business }: SaiMoney, share: number, count: boolean): number {
  return count ? Math.max(0, whole((assets + whole(countedWorth(business))) * share)) : 0;
}

function protectionOf(formula: SaiFormula, { single, familySize }: SaiInput): number {
  if (formula === 'A') return allowanceOf(PARENT_ALLOWANCE, familySize);
  if (formula === 'B') return single ? STUDENT_ALLOWANCE.single : STUDENT_ALLOWANCE.married;
  return allowanceOf(single ? SINGLE_PARENT_STUDENT_ALLOWANCE : MARRIED_PARENT_STUDENT_ALLOWANCE, familySize);
}

/** A dependent student's own income beyond what is protected, and what their parents' income falls short of. */
function ownContribution({ student }: SaiInput, parentsAvailable: number): number {
  const allowances =
    student.taxPaid + payroll(student.earned, 'single') + DEPENDENT_STUDENT_ALLOWANCE + Math.max(0, -parentsAvailable);
  return Math.max(0, whole((totalIncome(student) - allowances) * STUDENT_INCOME_SHARE));
}

/** The index of a family, with the worksheet behind it. */
export function studentAidIndex(input: SaiInput): SaiResult {
  const formula = saiFormula(input);
  const { family, student, single } = input;
  if (input.notFiling) {
    return {
      sai: SAI_LOWEST,
      formula,
      calculated: SAI_LOWEST,
      assetsCount: false,
      mostPellByIncome: true,
      lines: null,
    };
  }
  const mostPellByIncome = hasMostByIncome(family.income, pellMeasure(input));
  const assetsCount = !(
    mostPellByIncome ||
    input.benefits ||
    (input.simpleReturn && family.income < SIMPLE_RETURN_BELOW)
  );

  const status = filingStatusOf(input);
  const income = totalIncome(family);
  const payrollTax = payroll(family.earned, status);
  const protection = protectionOf(formula, input);
  // A student alone without dependants has no expense for a second one who works.
  const employment = formula === 'B' && single ? 0 : employmentExpense(family.earned);
  const available = income - whole(family.taxPaid) - payrollTax - protection - employment;
  const lines = { income, taxPaid: whole(family.taxPaid), payrollTax, protection, employment, available };

  const finish = (sum: number, more: Partial<Record<SaiLine, number>>): SaiResult => {
    const calculated = Math.max(SAI_LOWEST, sum);
    const sai = mostPellByIncome ? Math.min(calculated, 0) : calculated;
    return { sai, formula, calculated, assetsCount, mostPellByIncome, lines: { ...lines, ...more } };
  };
  if (formula === 'B') {
    const contribution = whole(available * STUDENT_INCOME_SHARE);
    const assets = assetsOf(family, ASSET_SHARES.student, assetsCount);
    return finish(contribution + assets, { contribution, assets });
  }
  const share = formula === 'A' ? ASSET_SHARES.parent : ASSET_SHARES.studentWithDependants;
  const assets = assetsOf(family, share, assetsCount);
  const assessed = available + assets;
  const contribution = whole(assessment(assessed));
  if (formula === 'C') return finish(contribution, { assets, assessed, contribution });
  const studentIncome = ownContribution(input, assessed);
  const studentAssets = assetsOf(student, ASSET_SHARES.student, assetsCount);
  return finish(contribution + studentIncome + studentAssets, {
    assets,
    assessed,
    contribution,
    studentIncome,
    studentAssets,
  });
}
