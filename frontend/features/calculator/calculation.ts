/** All that the calculator shows, worked out from what is typed and from the school, if one is chosen. */
import type { UniversityRecordView } from '#schema/api/university.ts';
import type { Residency } from '#schema/domain/money/finance.ts';
import {
  type Aid,
  currencyOfKind,
  EXPENSES,
  type Expense,
  type Expenses,
  type FourYearResult,
  fourYearResult,
  UNIVERSITY_KINDS,
  type UniversityKind,
  type YearResult,
  yearResult,
} from '#schema/domain/money/tuition-calculator.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import {
  hasFeeChoice,
  type ItemFigure,
  kindsOfSchool,
  residencyOf,
  schoolFigures,
  usualFigures,
} from './school-expenses.ts';
import { type AmountField, aidOf, type CalculatorValues, overrideOf, unreadableFields } from './values.ts';

export interface CalculationItem {
  expense: Expense;
  /** What is there without the visitor. */
  ours: ItemFigure;
  /** What the visitor typed in its place; null for nothing that can be read. */
  own: number | null;
  /** What counts; null when it is not known. */
  amount: number | null;
}

export interface Calculation {
  school: UniversityRecordView | null;
  /** The kinds to choose between: those that the school can be, or all. */
  kinds: readonly UniversityKind[];
  /** The chosen kind, or the first one that fits the school. */
  kind: UniversityKind;
  currency: Currency;
  /** Whether there is a second price to choose. */
  feeChoice: boolean;
  residency: Residency;
  items: CalculationItem[];
  aid: Aid;
  year: YearResult;
  fourYears: FourYearResult;
  /** Fields whose text is no amount. */
  notCounted: AmountField[];
}

export function workOut(values: CalculatorValues, school: UniversityRecordView | null): Calculation {
  const kinds = school ? kindsOfSchool(school) : UNIVERSITY_KINDS;
  const kind = kinds.includes(values.universityType) ? values.universityType : (kinds[0] as UniversityKind);
  const residency = residencyOf(kind, school && hasFeeChoice(school) ? values.feeStatus : 'inState');
  const figures = school
    ? schoolFigures(school, kind, values.housingOption, residency)
    : usualFigures(kind, values.housingOption);
  const items = EXPENSES.map((expense): CalculationItem => {
    const ours = figures[expense];
    const own = overrideOf(values, expense);
    return { expense, ours, own, amount: own ?? ours.amount };
  });
  const aid = aidOf(values);
  const amounts = Object.fromEntries(items.map(({ expense, amount }) => [expense, amount])) as Expenses<number | null>;
  const year = yearResult(amounts, aid);
  return {
    school,
    kinds,
    kind,
    currency: currencyOfKind(kind),
    feeChoice: school !== null && hasFeeChoice(school),
    residency,
    items,
    aid,
    year,
    fourYears: fourYearResult(year),
    notCounted: unreadableFields(values),
  };
}
