/**
 * Tables of the Student Aid Index for the award year 2026-27, on tax returns of 2024. Income protection allowances of parents
 * and dependent students: 90 FR 23922 (6 June 2025). The others are those of the same notice as two calculators have them;
 * the bases of 20 USC 1087oo to 1087qq raised by consumer prices give the parents' table exactly. Whole US dollars.
 */

/** The first size of family a table knows, its amounts from there on, and what each further person adds. */
interface AllowanceTable {
  from: number;
  amounts: readonly number[];
  more: number;
}

export const PARENT_ALLOWANCE: AllowanceTable = {
  from: 2,
  amounts: [29_190, 36_330, 44_880, 52_950, 61_930],
  more: 6_990,
};
/** A student with dependants, alone. */
export const SINGLE_PARENT_STUDENT_ALLOWANCE: AllowanceTable = {
  from: 2,
  amounts: [54_950, 68_430, 84_480, 99_700, 116_590],
  more: 13_180,
};
/** A student with dependants, married. */
export const MARRIED_PARENT_STUDENT_ALLOWANCE: AllowanceTable = {
  from: 3,
  amounts: [57_730, 71_280, 84_120, 98_370],
  more: 11_110,
};
export const DEPENDENT_STUDENT_ALLOWANCE = 11_770;
/** A student on their own without dependants. */
export const STUDENT_ALLOWANCE = { single: 18_310, married: 29_350 } as const;

export const EMPLOYMENT_EXPENSE = { share: 0.35, most: 5_000 } as const;

/** The protection a family's income has by its size. */
export function allowanceOf({ from, amounts, more }: AllowanceTable, familySize: number): number {
  const size = Math.max(from, familySize);
  const last = from + amounts.length - 1;
  return (amounts[Math.min(size, last) - from] as number) + Math.max(0, size - last) * more;
}

/** What is taken of an adjusted available income: the sum at the lower end of each band and the share above it. */
const BANDS = [
  { above: 43_900, sum: 11_870, share: 0.47 },
  { above: 38_400, sum: 9_670, share: 0.4 },
  { above: 32_800, sum: 7_766, share: 0.34 },
  { above: 27_300, sum: 6_171, share: 0.29 },
  { above: 21_800, sum: 4_796, share: 0.25 },
] as const;
const FLOOR = { below: -8_500, value: -1_870 } as const;
const FIRST_SHARE = 0.22;

/** The contribution of an adjusted available income, exact; negative for a negative one, down to a floor. */
export function assessment(available: number): number {
  if (available < FLOOR.below) return FLOOR.value;
  const band = BANDS.find(({ above }) => available > above);
  return band ? band.sum + (available - band.above) * band.share : available * FIRST_SHARE;
}

const WORTH_BANDS = [
  { above: 870_000, sum: 452_500, share: 1 },
  { above: 520_000, sum: 242_500, share: 0.6 },
  { above: 175_000, sum: 70_000, share: 0.5 },
  { above: 0, sum: 0, share: 0.4 },
] as const;

/** What counts of the net worth of a business or farm that has to be named, exact. */
export function countedWorth(netWorth: number): number {
  const band = WORTH_BANDS.find(({ above }) => netWorth > above);
  return band ? band.sum + (netWorth - band.above) * band.share : 0;
}

/** Of assets: a parent's, a student's with dependants, any other student's. There has been no protection for them since 2024-25. */
export const ASSET_SHARES = { parent: 0.12, studentWithDependants: 0.07, student: 0.2 } as const;
/** Of a student's own available income. */
export const STUDENT_INCOME_SHARE = 0.5;
export const SAI_LOWEST = -1_500;
/** With a simple tax return, assets are not asked for below this adjusted gross income. */
export const SIMPLE_RETURN_BELOW = 60_000;
