/** What a visitor has set and typed, as texts, and how it is read: a text that is no amount counts as none. */
import type { TuitionCalculatorInput } from '#schema/api/tuition-calculator.ts';
import { readAmount } from '#schema/domain/formats/amount-text.ts';
import {
  AID_FIELDS,
  type Aid,
  EXPENSES,
  type Expense,
  type Expenses,
} from '#schema/domain/money/tuition-calculator.ts';
import { READER } from '#schema/domain/site/reader.ts';

export const CALCULATOR_PARTS = ['expenses', 'financial-aid'] as const;
export type CalculatorPart = (typeof CALCULATOR_PARTS)[number];

/** The field that takes the place of each item. */
export const OVERRIDE_OF = {
  tuition: 'tuitionOverride',
  housing: 'housingCostOverride',
  meals: 'mealPlanOverride',
  books: 'booksOverride',
  personal: 'personalExpensesOverride',
  transportation: 'transportationOverride',
} as const satisfies Expenses<keyof TuitionCalculatorInput>;

export const OVERRIDE_FIELDS = EXPENSES.map((expense) => OVERRIDE_OF[expense]);
export const AMOUNT_FIELDS = [...OVERRIDE_FIELDS, ...AID_FIELDS] as const;
export type AmountField = (typeof AMOUNT_FIELDS)[number];

export type CalculatorValues = TuitionCalculatorInput;

const NOTHING_TYPED = Object.fromEntries(AMOUNT_FIELDS.map((field) => [field, ''])) as Record<AmountField, string>;

export const DEFAULT_VALUES: CalculatorValues = {
  university: '',
  universityType: READER.country === 'CA' ? 'canadian' : 'public-in-state',
  housingOption: 'on-campus',
  feeStatus: 'inState',
  ...NOTHING_TYPED,
};

export function isUntouched(values: CalculatorValues): boolean {
  return (Object.keys(DEFAULT_VALUES) as (keyof CalculatorValues)[]).every(
    (name) => values[name] === DEFAULT_VALUES[name],
  );
}

/** The amount typed for an item; null when there is none, or none that can be read. */
export function overrideOf(values: CalculatorValues, expense: Expense): number | null {
  return readAmount(values[OVERRIDE_OF[expense]]).amount;
}

export function aidOf(values: CalculatorValues): Aid {
  return Object.fromEntries(AID_FIELDS.map((field) => [field, readAmount(values[field]).amount ?? 0])) as Aid;
}

/** The fields whose text is no amount, in the order of the form. */
export function unreadableFields(values: CalculatorValues): AmountField[] {
  return AMOUNT_FIELDS.filter((field) => readAmount(values[field]).fault !== null);
}

export function partOfField(field: AmountField): CalculatorPart {
  return (AID_FIELDS as readonly string[]).includes(field) ? 'financial-aid' : 'expenses';
}
