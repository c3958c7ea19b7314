/** The matrix of students by schools: what each school would cost each student, and which date comes next. */

import { language } from '#names/locale.ts';
import type { ListedUniversity } from '#schema/api/shared-links.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import { type AdmissionFacts, type Balance, balanceOf, standingOf } from '#schema/domain/peers/balanced-list.ts';
import { nextRound, type PlanRound } from '#schema/domain/plan/plan-rules.ts';
import type { Home } from '#schema/domain/situation/situation.ts';
import type { CommonSchool, Student } from './students.ts';

/** Schools that are shown at once; of more, those on several lists come first. */
export const MATRIX_SCHOOLS = 12;

interface NextDate {
  id: number;
  name: string;
  date: string;
  round: PlanRound;
}

export interface MatrixRow {
  student: Student;
  /** Null where the list is not there (yet). */
  schools: readonly ListedUniversity[] | null;
  /** By the id of the school; empty where too little is known of the student. */
  prices: ReadonlyMap<number, YourPrice>;
  /** The first of all the student's dates that has not passed. */
  next: NextDate | null;
}

/** What the rows go by: the name, the next date, or the price of the school of this id. */
export type RowOrder = 'name' | 'next' | number;

/** The date that comes next at a school; null where none is published or all have passed. */
export function nextAt(listed: ListedUniversity, today: string, home: Home | null): NextDate | null {
  const { id, name } = listed.university;
  const round = nextRound(listed, today, home);
  return round === null || round.date === null ? null : { id, name, date: round.date, round };
}

const byText = (one: string, other: string) => one.localeCompare(other, language, { numeric: true });
const byDate = (one: NextDate | null, other: NextDate | null) =>
  one === null || other === null ? Number(one === null) - Number(other === null) : byText(one.date, other.date);
const byAmount = (one: number | null, other: number | null) =>
  one === null || other === null ? Number(one === null) - Number(other === null) : one - other;

/** Nobody says a student's scores here: what a school takes of its applicants has to do. */
const NO_SCORES = { sat: null, act: null, average: null } as const;

/** How many schools of a list are reach, target and likely by what each admits; null while that, or the list, is not there. */
export function balanceOfList(
  schools: readonly ListedUniversity[] | null,
  facts: ReadonlyMap<number, AdmissionFacts>,
): Balance['counts'] | null {
  if (schools === null || schools.length === 0) return null;
  const known = schools.flatMap(({ university: { id } }) => facts.get(id) ?? []);
  if (known.length < schools.length) return null;
  return balanceOf(known.map((one) => ({ id: one.id, within: null, standing: standingOf(one, NO_SCORES).standing })))
    .counts;
}

/** A student's schools, the next date first, those without a date last by name. */
export function byNextDate(schools: readonly ListedUniversity[], today: string, home: Home | null): ListedUniversity[] {
  return [...schools].sort(
    (one, other) =>
      byDate(nextAt(one, today, home), nextAt(other, today, home)) ||
      byText(one.university.name, other.university.name),
  );
}

/** Where a student lives; null where it was not said. */
export const homeOf = ({ situation }: Student): Home | null => situation?.home ?? null;

/** Of the students who have a school on their list, the home of the one whose date there comes first: not every date is for everybody. */
export function homeOfFirstDate(
  { listed, on }: CommonSchool,
  students: readonly Student[],
  today: string,
): Home | null {
  const homes = [...on].flatMap((place) => students[place] ?? []).map(homeOf);
  const [first = null] = homes.toSorted((one, other) =>
    byDate(nextAt(listed, today, one), nextAt(listed, today, other)),
  );
  return first;
}

export function matrixRow(
  student: Student,
  schools: readonly ListedUniversity[] | null,
  prices: ReadonlyMap<number, YourPrice>,
  today: string,
): MatrixRow {
  const home = homeOf(student);
  const [first] = byNextDate(schools ?? [], today, home);
  return { student, schools, prices, next: first ? nextAt(first, today, home) : null };
}

/** What a school would cost a student whose list it is on; null otherwise. */
export function priceIn({ schools, prices }: MatrixRow, id: number): YourPrice | null {
  return schools?.some(({ university }) => university.id === id) ? (prices.get(id) ?? null) : null;
}

/** The rows in order; what has no date or price comes last, and what is equal goes by name. */
export function sortRows(rows: readonly MatrixRow[], order: RowOrder): MatrixRow[] {
  const amountIn = (row: MatrixRow, id: number) => priceIn(row, id)?.amount ?? null;
  const compare = (one: MatrixRow, other: MatrixRow) => {
    if (order === 'name') return 0;
    return order === 'next' ? byDate(one.next, other.next) : byAmount(amountIn(one, order), amountIn(other, order));
  };
  return [...rows].sort((one, other) => compare(one, other) || byText(one.student.alias, other.student.alias));
}

/**
 * The columns: all schools where they are few or all are wanted, or else those on more than one list; and of whoever has
 * none of those the first, since a row without a figure looks like an empty list.
 */
export function matrixSchools(schools: readonly CommonSchool[], all: boolean): readonly CommonSchool[] {
  if (all || schools.length <= MATRIX_SCHOOLS) return schools;
  const common = schools.filter(({ on }) => on.size > 1);
  const shown = new Set(common.length === 0 ? schools.slice(0, MATRIX_SCHOOLS) : common);
  for (const student of new Set(schools.flatMap(({ on }) => [...on])))
    if (![...shown].some(({ on }) => on.has(student)))
      shown.add(schools.find(({ on }) => on.has(student)) as CommonSchool);
  return schools.filter((school) => shown.has(school));
}
