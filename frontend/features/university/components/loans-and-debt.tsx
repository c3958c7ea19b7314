/** What students owe: what the published median costs a month, and where there is none the rule of thumb, marked as an estimate. */

import { EstimateTag } from '#frontend/components/figures/estimate-tag.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { hasOneTuition } from '#frontend/content/deciding-figures.ts';
import { formatInterest } from '#frontend/content/interest-rate.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { LOAN_RATES, standardPlan } from '#schema/domain/aid/loan-repayment.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { estimateLoanDebt, monthlyRepayment } from '#schema/domain/money/finance.ts';
import { payersText } from '#words/search/card-words.ts';
import { afterWords } from '#words/university/after.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { borrowedColumn, costColumns } from '../cost-model.ts';

const words = () => universityPartWords.cost;

/** What a month of it costs under today's plan. */
export function loanText(debt: number): string {
  const { monthly, years } = standardPlan(debt, LOAN_RATES.undergraduate);
  return afterWords.loanMedian(
    formatMoney(Math.round(monthly), 'USD'),
    years,
    formatInterest(LOAN_RATES.undergraduate),
  );
}

/** The rule of thumb from the price of four years. */
export function DebtEstimate({ university }: { university: UniversityRecordView }) {
  const { currency, country, tuitionInStateFor } = university;
  const outside = borrowedColumn(country, costColumns(university));
  if (outside === undefined) return null;
  const debt = estimateLoanDebt(outside.fourYears.total);
  const notes = words().debtEstimateNotes;
  const noteOf = hasOneTuition(university)
    ? notes.all
    : country === 'CA'
      ? notes.CA(payersText(tuitionInStateFor ?? 'Canadian students'))
      : notes.US[outside.residency === 'outOfState' ? 'outOfState' : 'inState'];
  const note = noteOf(formatMoney(monthlyRepayment(debt), currency));
  return (
    <Disclosure summary={words().debtEstimateHeading} open>
      <dl>
        <DataList.Label textStyle="sm" fontWeight="medium">
          {words().debtEstimate}
        </DataList.Label>
        <DataList.Value textStyle="figure" mt="0.5">
          {formatMoney(debt, currency)} <EstimateTag />
        </DataList.Value>
        <DataList.Value textStyle="sm" color="fg.muted" mt="1" maxW="prose">
          {note}
        </DataList.Value>
      </dl>
    </Disclosure>
  );
}
