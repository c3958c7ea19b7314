/** What students owe: the median where it is published, and the rule of thumb from the price of four years, marked as an estimate. */

import { EstimateTag } from '#frontend/components/figures/estimate-tag.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { hasOneTuition } from '#frontend/content/headline-figures.ts';
import { formatInterest } from '#frontend/content/interest-rate.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { LOAN_RATES, standardPlan } from '#schema/domain/aid/loan-repayment.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { estimateLoanDebt, monthlyRepayment } from '#schema/domain/money/finance.ts';
import { afterWords } from '#words/university/after.ts';
import { universityWords } from '#words/university/university.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { borrowedColumn, type CostColumn } from '../cost-model.ts';
import { FactFigure, FigureGrid } from './fact-figure.tsx';

const words = () => universityPartWords.cost;

export function LoansAndDebt({ university, columns }: { university: UniversityRecordView; columns: CostColumn[] }) {
  const { currency, medianDebt, country } = university;
  const outside = borrowedColumn(country, columns);
  return (
    <Box mt="3">
      {country === 'US' ? (
        <FigureGrid columns={2}>
          <FactFigure
            university={university}
            field="medianDebt"
            label={universityWords.facts.debt}
            value={medianDebt === null ? null : formatMoney(medianDebt, currency)}
            note={medianDebt === null ? undefined : loanText(medianDebt)}
          />
        </FigureGrid>
      ) : null}
      {outside === undefined || medianDebt !== null ? null : (
        <Disclosure summary={words().debtEstimateHeading} open>
          <DebtEstimate university={university} outside={outside} />
        </Disclosure>
      )}
    </Box>
  );
}

/** What a month of it costs under today's plan. */
function loanText(debt: number): string {
  const { monthly, years } = standardPlan(debt, LOAN_RATES.undergraduate);
  return afterWords.loanMedian(
    formatMoney(Math.round(monthly), 'USD'),
    years,
    formatInterest(LOAN_RATES.undergraduate),
  );
}

function DebtEstimate({ university, outside }: { university: UniversityRecordView; outside: CostColumn }) {
  const { currency, country } = university;
  const debt = estimateLoanDebt(outside.fourYears.total);
  const notes = words().debtEstimateNotes;
  const noteOf = hasOneTuition(university)
    ? notes.all
    : notes[country][outside.residency === 'outOfState' ? 'outOfState' : 'inState'];
  const note = noteOf(formatMoney(monthlyRepayment(debt), currency));
  return (
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
  );
}
