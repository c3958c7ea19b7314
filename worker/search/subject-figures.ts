/** The figures of one subject at each school of a snapshot: graduates, pay, debt and the earnings check of its degree. */
import {
  type CheckLines,
  EARNINGS_RESULTS,
  type EarningsCheck,
  resultOf,
} from '#schema/domain/programs/earnings-check.ts';
import type { GraduatesTrend } from '#schema/domain/programs/graduates-trend.ts';
import type { SubjectOrder } from '#schema/domain/programs/subject-order-keys.ts';
import { paymentShare } from '#schema/domain/programs/subject-orders.ts';
import { subjectHolds } from '#schema/domain/programs/subjects.ts';
import { AWARD_LEVELS, type AwardLevel } from '#schema/domain/record/enums.ts';
import type { Degree } from '#schema/domain/search/filter-values.ts';
import { DEGREE_OF_LEVEL } from '#schema/search/filter-codes.ts';
import {
  basisOfAward,
  checkLinesOf,
  checkOf,
  graduatesOf,
  isSharedPay,
  levelOfAward,
  moneyAt,
  type ProgramSnapshot,
  trendOfCell,
} from '#schema/search/program-snapshot.ts';
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { rowsOf } from './programs/rows-of.ts';
import type { PriceColumn } from './your-prices.ts';

/** What a school's row of the table shows of the subject. */
export interface SubjectFigures {
  /** The program whose pay, debt and check these are: the largest of the subject that has pay, else the largest. */
  cip: string;
  title: string;
  level: AwardLevel;
  /** How many programs of the subject the graduates are of. */
  programs: number;
  /** Of a year, all programs together; null where nobody counts them. */
  graduates: number | null;
  trend: GraduatesTrend | null;
  payOneYear: number | null;
  payFourYears: number | null;
  debt: number | null;
  /** Payments of the first year in percent of its pay. */
  paymentShare: number | null;
  check: EarningsCheck | null;
  checkLines: CheckLines | null;
}

export interface FiguresOfSubject {
  degree: Degree;
  /** Row of the search snapshot to the program that its figures are of, a row of the program snapshot; -1 for none. */
  program: Int32Array;
  /** How many programs of the subject, and their graduates; NO_NUMBER where nobody counts them. */
  programs: Uint8Array;
  graduates: Int32Array;
  orders: Map<SubjectOrder, PriceColumn>;
}

/** Questions come in pages and orders: the last few subjects are asked again. */
const MOST_HELD = 6;
const held = new WeakMap<ProgramSnapshot, { of: Snapshot; bySubject: Map<string, FiguresOfSubject> }>();

/** The figures of some subjects, taken together, for a degree. Not to be written to. */
export function figuresOfSubject(
  snapshot: Snapshot,
  programs: ProgramSnapshot,
  subjects: readonly string[],
  degree: Degree,
): FiguresOfSubject {
  let known = held.get(programs);
  if (known?.of !== snapshot) {
    known = { of: snapshot, bySubject: new Map() };
    held.set(programs, known);
  }
  const { bySubject } = known;
  const key = [degree, ...subjects].join();
  const figures = bySubject.get(key) ?? gathered(snapshot, programs, subjects, degree);
  bySubject.delete(key);
  bySubject.set(key, figures);
  const [oldest] = bySubject.keys();
  if (bySubject.size > MOST_HELD && oldest !== undefined) bySubject.delete(oldest);
  return figures;
}

/** Which of two programs shows: one with pay before one without, then the one with more graduates. */
function showsBefore({ pay, graduates }: ProgramSnapshot, one: number, other: number): boolean {
  const paid = (row: number) => ((pay[row] as number) > 0 ? 1 : 0);
  if (paid(one) !== paid(other)) return paid(one) > paid(other);
  return (graduatesOf(graduates[one] as number) ?? 0) > (graduatesOf(graduates[other] as number) ?? 0);
}

function gathered(
  snapshot: Snapshot,
  programs: ProgramSnapshot,
  subjects: readonly string[],
  degree: Degree,
): FiguresOfSubject {
  const tests = subjects.map(subjectHolds);
  const rows = rowsOf(snapshot, programs);
  const ofDegree = AWARD_LEVELS.map((level) => DEGREE_OF_LEVEL[level] === degree);
  const found: FiguresOfSubject = {
    degree,
    program: new Int32Array(snapshot.size).fill(-1),
    programs: new Uint8Array(snapshot.size),
    graduates: new Int32Array(snapshot.size).fill(NO_NUMBER),
    orders: new Map(),
  };
  programs.cips.forEach((cip, group) => {
    if (!tests.some((holds) => holds(cip))) return;
    for (let at = programs.cipRows[group] as number; at < (programs.cipRows[group + 1] as number); at += 1) {
      const row = rows[programs.university[at] as number] as number;
      const award = programs.award[at] as number;
      // What rests on knowledge alone is never stated.
      if (row < 0 || !ofDegree[AWARD_LEVELS.indexOf(levelOfAward(award))] || basisOfAward(award) === 'knowledge')
        continue;
      const graduates = graduatesOf(programs.graduates[at] as number);
      if (graduates === 0) continue;
      found.programs[row] = (found.programs[row] as number) + 1;
      const before = found.graduates[row] as number;
      if (graduates !== null) found.graduates[row] = before === NO_NUMBER ? graduates : before + graduates;
      const shown = found.program[row] as number;
      if (shown < 0 || showsBefore(programs, at, shown)) found.program[row] = at;
    }
  });
  return found;
}

/** The figures of a school; null where it has none of the degree in the subject. */
export function figuresAt(programs: ProgramSnapshot, figures: FiguresOfSubject, row: number): SubjectFigures | null {
  const at = figures.program[row] as number;
  if (at < 0) return null;
  const group = groupOf(programs, at);
  const level = levelOfAward(programs.award[at] as number);
  const [payOneYear, payFourYears, debt] = [
    moneyAt(programs, 'payOneYear', at),
    moneyAt(programs, 'pay', at),
    moneyAt(programs, 'debt', at),
  ];
  const cell = programs.check[at] as number;
  const graduates = figures.graduates[row] as number;
  return {
    cip: programs.cips[group] as string,
    title: programs.titles[group] as string,
    level,
    programs: figures.programs[row] as number,
    graduates: graduates === NO_NUMBER ? null : graduates,
    trend: trendOfCell(cell),
    payOneYear,
    payFourYears,
    debt,
    paymentShare: paymentShare(level, debt, payOneYear),
    check: checkOf(cell),
    checkLines: checkLinesOf(programs, group, at),
  };
}

/** The group that a row of the program snapshot is in. */
function groupOf({ cipRows }: ProgramSnapshot, row: number): number {
  let low = 0;
  let high = cipRows.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((cipRows[middle] as number) <= row) low = middle;
    else high = middle;
  }
  return low;
}

/** The check of a school's row; null where it has none, or it is not known. */
export function checkAt(programs: ProgramSnapshot, { program }: FiguresOfSubject, row: number): EarningsCheck | null {
  const at = program[row] as number;
  return at < 0 ? null : checkOf(programs.check[at] as number);
}

export function trendAt(programs: ProgramSnapshot, { program }: FiguresOfSubject, row: number): GraduatesTrend | null {
  const at = program[row] as number;
  return at < 0 ? null : trendOfCell(programs.check[at] as number);
}

/** What a list is ordered by, in whole numbers; NO_NUMBER where there is nothing, or it counts for another campus. */
function valueAt(programs: ProgramSnapshot, figures: FiguresOfSubject, order: SubjectOrder, row: number): number {
  const at = figures.program[row] as number;
  if (at < 0) return NO_NUMBER;
  if (order === 'subjectGraduates') return figures.graduates[row] as number;
  if (isSharedPay(programs.check[at] as number)) return NO_NUMBER;
  if (order === 'subjectPayOneYear') return moneyAt(programs, 'payOneYear', at) ?? NO_NUMBER;
  if (order === 'subjectPay') return moneyAt(programs, 'pay', at) ?? NO_NUMBER;
  if (order === 'subjectDebt') return moneyAt(programs, 'debt', at) ?? NO_NUMBER;
  if (order === 'subjectPayment') {
    const level = levelOfAward(programs.award[at] as number);
    const share = paymentShare(level, moneyAt(programs, 'debt', at), moneyAt(programs, 'payOneYear', at));
    return share === null ? NO_NUMBER : Math.round(share * 10);
  }
  const check = checkOf(programs.check[at] as number);
  return check === null ? NO_NUMBER : EARNINGS_RESULTS.length - EARNINGS_RESULTS.indexOf(resultOf(check));
}

/** All rows by one of the figures, lowest first, blanks last, ties by id. */
export function subjectColumn(
  snapshot: Snapshot,
  programs: ProgramSnapshot,
  figures: FiguresOfSubject,
  order: SubjectOrder,
): PriceColumn {
  const known = figures.orders.get(order);
  if (known) return known;
  const values = new Int32Array(snapshot.size).map((_, row) => valueAt(programs, figures, order, row));
  const rank = (row: number) => (values[row] === NO_NUMBER ? Number.POSITIVE_INFINITY : (values[row] as number));
  const rows = new Uint32Array(snapshot.size)
    .map((_, row) => row)
    .sort((a, b) => {
      const [one, other] = [rank(a), rank(b)];
      return one === other ? (snapshot.id[a] as number) - (snapshot.id[b] as number) : one - other;
    });
  const column = { values, order: rows };
  figures.orders.set(order, column);
  return column;
}
