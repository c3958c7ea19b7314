/** The tuition calculator's form: what is typed, as texts, and what becomes of it. No endpoint takes it. */
import * as z from 'zod/mini';
import { type AmountFault, readAmount } from '../domain/formats/amount-text.ts';
import { RESIDENCIES } from '../domain/money/finance.ts';
import { LIVING_OPTIONS, UNIVERSITY_KINDS } from '../domain/money/tuition-calculator.ts';
import { FIELD_FAULTS } from '../domain/site/field-faults.ts';

const FAULTS: Record<AmountFault, string> = {
  unreadable: FIELD_FAULTS['amount-unreadable'],
  negative: FIELD_FAULTS['amount-negative'],
  huge: FIELD_FAULTS['amount-huge'],
};

/** A text as an amount in whole units, `empty` for one without an amount. */
function amount<Empty>(empty: Empty) {
  return z.pipe(
    z.string(),
    z.transform((text, ctx): number | Empty => {
      const { amount, fault } = readAmount(text);
      if (fault !== null) ctx.issues.push({ code: 'custom', message: FAULTS[fault], input: text });
      return amount ?? empty;
    }),
  );
}
/** Takes the place of an item's amount; empty clears it. */
const override = () => amount(undefined);
const aid = () => amount(0);

export const tuitionCalculatorForm = z.object({
  universityType: z.enum(UNIVERSITY_KINDS, FIELD_FAULTS['university-kind']),
  housingOption: z.enum(LIVING_OPTIONS, FIELD_FAULTS['living-option']),
  tuitionOverride: override(),
  housingCostOverride: override(),
  mealPlanOverride: override(),
  booksOverride: override(),
  personalExpensesOverride: override(),
  transportationOverride: override(),
  scholarshipAmount: aid(),
  grantsAmount: aid(),
  loans: aid(),
  familyContribution: aid(),
  workStudy: aid(),
  /** Slug of the university whose figures fill in; empty for none. */
  university: z.string(),
  /** Which of a school's two prices counts where its kind does not say. */
  feeStatus: z.enum(RESIDENCIES),
});
/** As typed. */
export type TuitionCalculatorInput = z.input<typeof tuitionCalculatorForm>;
/** As read. */
export type TuitionCalculatorForm = z.output<typeof tuitionCalculatorForm>;
