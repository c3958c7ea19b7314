/**
 * The site's cost formulas, the same wherever a cost is shown. A university's own figures come first; a constant stands in for one
 * that is missing and is always told apart by its basis. Amounts are whole units of the university's currency.
 */
import type { UniversityType } from '../record/enums.ts';

/** Yearly amounts that stand in for a figure the school has not published. */
export const COST_ESTIMATES = { roomAndBoard: 12_000, booksAndSupplies: 1_200, otherExpenses: 2_500 } as const;
/** How much a year costs more than the one before. */
export const YEARLY_RISE = 0.05;
export const STUDY_YEARS = 4;
/** What one year's item comes to over four years, rounded from 1 + 1.05 + 1.05^2 + 1.05^3. */
export const FOUR_YEAR_FACTOR = 4.3;
/** Share of the yearly total that aid is taken to cover. */
export const AID_SHARE = { public: 0.3, private: 0.45, otherwise: 0.15 } as const;
/** How that aid is taken to be made up. */
export const AID_MIX = { grants: 0.6, loans: 0.3, workStudy: 0.1 } as const;
/** Share of the four-year out-of-state total taken to be borrowed. */
export const LOAN_SHARE = 0.3;
export const REPAYMENT_MONTHS = 120;

/** In-state is domestic in-province in Canada, out-of-state is international there. */
export const RESIDENCIES = ['inState', 'outOfState'] as const;
export type Residency = (typeof RESIDENCIES)[number];
/** Some colleges ask least of those who live in their own district. */
export type PaidBy = Residency | 'inDistrict';

export const COST_ITEMS = ['tuition', 'roomAndBoard', 'booksAndSupplies', 'otherExpenses'] as const;
export type CostItemKey = (typeof COST_ITEMS)[number];

/** The school's own figure, the average of its province, or one of COST_ESTIMATES. */
export type CostBasis = 'reported' | 'province' | 'constant';

export interface CostItem {
  item: CostItemKey;
  amount: number;
  basis: CostBasis;
}

export interface YearlyCost {
  items: CostItem[];
  total: number;
}

export interface CostFigures {
  tuition: number | null;
  tuitionInState: number | null;
  tuitionInDistrict?: number | null;
  roomAndBoard: number | null;
  booksAndSupplies: number | null;
  otherExpenses: number | null;
  provincialAverage: { tuition: number | null; tuitionInState: number | null } | null;
}

/** A year of tuition; null when unknown. The province's average comes before the other residency's fee: the two can differ tenfold. */
export function tuitionItem(figures: CostFigures, residency: PaidBy): CostItem | null {
  const { tuition, tuitionInState, tuitionInDistrict, provincialAverage } = figures;
  if (residency === 'inDistrict') {
    return tuitionInDistrict == null ? null : { item: 'tuition', amount: tuitionInDistrict, basis: 'reported' };
  }
  const candidates: [number | null | undefined, CostBasis][] =
    residency === 'inState'
      ? [
          [tuitionInState, 'reported'],
          [provincialAverage?.tuitionInState, 'province'],
          [tuition, 'reported'],
        ]
      : [
          [tuition, 'reported'],
          [provincialAverage?.tuition, 'province'],
        ];
  for (const [amount, basis] of candidates) {
    if (amount != null) return { item: 'tuition', amount, basis };
  }
  return null;
}

/**
 * One year's cost: tuition (in-state where it exists), room and board, books, other expenses. Null when nothing is
 * known of the tuition, because a total without it would say nothing.
 */
export function yearlyCost(figures: CostFigures, residency: PaidBy): YearlyCost | null {
  const tuition = tuitionItem(figures, residency);
  if (tuition === null) return null;
  const living = (['roomAndBoard', 'booksAndSupplies', 'otherExpenses'] as const).map((item): CostItem => {
    const reported = figures[item];
    return reported === null
      ? { item, amount: COST_ESTIMATES[item], basis: 'constant' }
      : { item, amount: reported, basis: 'reported' };
  });
  const items = [tuition, ...living];
  return { items, total: items.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Whether any part of a year's cost stands in for a figure the school has not published. */
export function hasEstimate(cost: YearlyCost): boolean {
  return cost.items.some(({ basis }) => basis !== 'reported');
}

/**
 * What each of four years costs when prices rise 5 % a year, and their total. The running sum is rounded rather than
 * each year, so that the years add up to the total to the dollar.
 */
export function fourYearCost(yearlyTotal: number): { years: number[]; total: number } {
  const years: number[] = [];
  let exact = 0;
  let shown = 0;
  for (let year = 0; year < STUDY_YEARS; year += 1) {
    exact += yearlyTotal * (1 + YEARLY_RISE) ** year;
    const soFar = Math.round(exact);
    years.push(soFar - shown);
    shown = soFar;
  }
  return { years, total: shown };
}

/** One item over four years by the rounded factor. */
export function fourYearItem(yearlyAmount: number): number {
  return Math.round(yearlyAmount * FOUR_YEAR_FACTOR);
}

export interface AidEstimate {
  /** Part of the yearly total, 0-1. */
  share: number;
  total: number;
  grants: number;
  loans: number;
  workStudy: number;
}

/** The aid a student may expect in a year by rule of thumb; its three parts add up to the total. */
export function estimateAid(yearlyTotal: number, type: UniversityType | null): AidEstimate {
  const share = type === 'public' || type === 'private' ? AID_SHARE[type] : AID_SHARE.otherwise;
  const total = Math.round(yearlyTotal * share);
  const grants = Math.round(total * AID_MIX.grants);
  const loans = Math.round(total * AID_MIX.loans);
  return { share, total, grants, loans, workStudy: total - grants - loans };
}

/** Debt by rule of thumb: 30 % of what four years cost out of state. */
export function estimateLoanDebt(fourYearOutOfStateTotal: number): number {
  return Math.round(fourYearOutOfStateTotal * LOAN_SHARE);
}

/** A debt repaid in 120 equal parts, without interest. */
export function monthlyRepayment(debt: number): number {
  return Math.round(debt / REPAYMENT_MONTHS);
}
