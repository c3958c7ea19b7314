/**
 * What a school's own figures give for the calculator's six items. A school publishes housing and meals as one amount,
 * and personal expenses and transport as one; these are divided as the usual amounts are, and said to be.
 */
import type { UniversityRecordView } from '#schema/api/university.ts';
import { type Residency, tuitionItem } from '#schema/domain/money/finance.ts';
import {
  type Expense,
  type Expenses,
  HOUSING_MULTIPLIER,
  type LivingOption,
  MEALS_MULTIPLIER,
  type UniversityKind,
  USUAL_AMOUNTS,
  usualExpenses,
} from '#schema/domain/money/tuition-calculator.ts';
import type { FactField } from '#schema/domain/record/facts.ts';

/**
 * Where an amount comes from: `published` by the school as it stands; a `share` of a sum the school publishes;
 * `adapted` from a figure for students who live elsewhere; a `standIn` that its source calls an estimate; the average
 * of the `province`; the `usual` amount of the calculator; `unknown`, so that nothing is counted.
 */
export type Basis = 'published' | 'share' | 'adapted' | 'standIn' | 'province' | 'usual' | 'unknown';

export interface ItemFigure {
  amount: number | null;
  basis: Basis;
  /** The school's figure behind it, or the one that is missing; null when no school is chosen. */
  field: FactField | null;
}

export type School = Pick<
  UniversityRecordView,
  | 'country'
  | 'type'
  | 'tuition'
  | 'tuitionInState'
  | 'roomAndBoard'
  | 'booksAndSupplies'
  | 'otherExpenses'
  | 'provincialAverage'
  | 'facts'
>;

/** The variables of IPEDS and the College Scorecard that hold a school's allowance for students off campus. */
const OFF_CAMPUS = new Set(['CHG7AY3', 'CHG8AY3', 'ROOMBOARD_OFF', 'OTHEREXPENSE_OFF']);

/** The kinds a school can be, the likeliest first. */
export function kindsOfSchool(school: School): readonly UniversityKind[] {
  if (school.country === 'CA') return ['canadian'];
  const twoPrices = school.type === null && school.tuition !== school.tuitionInState;
  return school.type === 'public' || twoPrices ? ['public-in-state', 'public-out-state'] : ['private'];
}

/** Whether the kind leaves open which of the school's two prices a student pays. */
export function hasFeeChoice(school: School): boolean {
  if (school.country === 'CA') return true;
  return (
    kindsOfSchool(school)[0] === 'private' &&
    school.tuitionInState !== null &&
    school.tuition !== null &&
    school.tuitionInState !== school.tuition
  );
}

/** Which price a kind of student pays; `chosen` decides where the kind does not. */
export function residencyOf(kind: UniversityKind, chosen: Residency): Residency {
  if (kind === 'public-in-state') return 'inState';
  return kind === 'public-out-state' ? 'outOfState' : chosen;
}

/** The usual amounts alone, when no school is chosen. */
export function usualFigures(kind: UniversityKind, living: LivingOption): Expenses<ItemFigure> {
  const amounts = usualExpenses(kind, living);
  const figure = (expense: Expense): ItemFigure => ({ amount: amounts[expense], basis: 'usual', field: null });
  return {
    tuition: figure('tuition'),
    housing: figure('housing'),
    meals: figure('meals'),
    books: figure('books'),
    personal: figure('personal'),
    transportation: figure('transportation'),
  };
}

/** The school's own figures where it has them, the usual amounts where it has not. */
export function schoolFigures(
  school: School,
  kind: UniversityKind,
  living: LivingOption,
  residency: Residency,
): Expenses<ItemFigure> {
  const usual = usualExpenses(kind, living);
  return {
    tuition: tuitionFigure(school, kind, residency),
    ...roomAndBoard(school, kind, living, usual),
    books: booksFigure(school, usual),
    ...otherExpenses(school, kind, living, usual),
  };
}

const isStandIn = (school: School, field: FactField): boolean => school.facts[field]?.estimate === true;

/** Which students a school's sum is published for. */
export function publishedFor(school: School, field: 'roomAndBoard' | 'otherExpenses'): 'on-campus' | 'off-campus' {
  return OFF_CAMPUS.has(school.facts[field]?.variable ?? '') ? 'off-campus' : 'on-campus';
}

function tuitionFigure(school: School, kind: UniversityKind, residency: Residency): ItemFigure {
  const own: FactField = residency === 'inState' && school.tuitionInState !== null ? 'tuitionInState' : 'tuition';
  const item = tuitionItem(school, residency);
  // In Canada the fee of international students says nothing about that of the others.
  const foreign = school.country === 'CA' && residency === 'inState' && own === 'tuition';
  if (item?.basis === 'province') return { amount: item.amount, basis: 'province', field: own };
  if (item && !foreign)
    return { amount: item.amount, basis: isStandIn(school, own) ? 'standIn' : 'published', field: own };
  // The usual amount for Canada is what residents pay.
  if (school.country === 'CA' && residency === 'outOfState') return { amount: null, basis: 'unknown', field: own };
  const field = residency === 'inState' ? 'tuitionInState' : 'tuition';
  return { amount: USUAL_AMOUNTS[kind].tuition, basis: 'usual', field };
}

function booksFigure(school: School, usual: Expenses): ItemFigure {
  const field = 'booksAndSupplies';
  const amount = school.booksAndSupplies;
  if (amount === null) return { amount: usual.books, basis: 'usual', field };
  return { amount, basis: isStandIn(school, field) ? 'standIn' : 'published', field };
}

/** A sum in two parts, in the proportion of two others; the parts add up to the sum. */
function divide(sum: number, one: number, other: number): [number, number] {
  const first = Math.round((sum * one) / (one + other));
  return [first, sum - first];
}

function roomAndBoard(school: School, kind: UniversityKind, living: LivingOption, usual: Expenses) {
  const field = 'roomAndBoard' as const;
  const sum = school.roomAndBoard;
  const pair = (housing: number, meals: number, basis: Basis) => ({
    housing: { amount: housing, basis, field },
    meals: { amount: meals, basis, field },
  });
  if (sum === null) return pair(usual.housing, usual.meals, 'usual');
  const place = publishedFor(school, field);
  const there = usualExpenses(kind, place);
  const [housing, meals] = divide(sum, there.housing, there.meals);
  if (living === place) return pair(housing, meals, 'share');
  // A school that publishes no price on campus has its allowance off campus stand in for it, as on the school's page.
  if (living === 'on-campus') return pair(housing, meals, 'standIn');
  const by = (multiplier: Record<LivingOption, number>) => multiplier[living] / multiplier[place];
  return pair(Math.round(housing * by(HOUSING_MULTIPLIER)), Math.round(meals * by(MEALS_MULTIPLIER)), 'adapted');
}

function otherExpenses(school: School, kind: UniversityKind, living: LivingOption, usual: Expenses) {
  const field = 'otherExpenses' as const;
  const sum = school.otherExpenses;
  const pair = ([personal, transportation]: [number, number], basis: Basis) => ({
    personal: { amount: personal, basis, field },
    transportation: { amount: transportation, basis, field },
  });
  if (sum === null) return pair([usual.personal, usual.transportation], 'usual');
  const { personal, transportation } = USUAL_AMOUNTS[kind];
  const place = publishedFor(school, field);
  return pair(divide(sum, personal, transportation), living === place ? 'share' : 'adapted');
}
