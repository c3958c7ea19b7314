/** Aid where nothing is published of it: that it is not, and the rule of thumb, marked as what it is. */

import { EstimateTag } from '#frontend/components/figures/estimate-tag.tsx';
import { Term } from '#frontend/components/links/term.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { AID_MIX, estimateAid } from '#schema/domain/money/finance.ts';
import { PAGE_LABELS } from '#words/figures/derived/page.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { costColumns } from '../cost-model.ts';
import { BlankLines } from './blank-lines.tsx';

type Props = { university: UniversityRecordView };

/** In place of figures that nobody publishes. */
export function NoAidFigures({ university }: Props) {
  return (
    <BlankLines university={university} blanks={[{ field: 'averageAidAmount', label: PAGE_LABELS.averageAidAmount }]} />
  );
}

/** The rule of thumb, of one year's cost: in-state where it exists. */
export function AidEstimate({ university }: Props) {
  const yearlyTotal = costColumns(university)[0]?.yearly.total;
  return yearlyTotal === undefined ? null : (
    <Disclosure summary={universityPartWords.cost.aidEstimateHeading} open>
      <AidEstimateTable university={university} yearlyTotal={yearlyTotal} />
    </Disclosure>
  );
}

function AidEstimateTable({ university, yearlyTotal }: { university: UniversityRecordView; yearlyTotal: number }) {
  const { type, currency, country } = university;
  const { share, total, grants, loans, workStudy } = estimateAid(yearlyTotal, type);
  const { aidParts, aidEstimate, aidColumn, aidShareColumn, aidAmountColumn } = universityPartWords.cost;
  const parts = [
    { label: aidParts.grants, term: 'grant', share: AID_MIX.grants, amount: grants },
    // The glossary has the loans of the United States.
    { label: aidParts.loans, term: country === 'US' ? 'subsidized-loan' : null, share: AID_MIX.loans, amount: loans },
    { label: aidParts.workStudy, term: 'work-study', share: AID_MIX.workStudy, amount: workStudy },
  ];
  return (
    <>
      <Note maxW="prose" mb="3">
        {aidEstimate(formatPercent(share * 100))}
      </Note>
      <Table.Root maxW="xl">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{aidColumn}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" textAlign="end">
              {aidShareColumn}
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col" textAlign="end" pe="0">
              {aidAmountColumn}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {parts.map((part) => (
            <Table.Row key={part.label}>
              <Table.Cell as="th" scope="row" fontWeight="normal">
                {part.term === null ? part.label : <Term term={part.term}>{part.label}</Term>}
              </Table.Cell>
              <Table.Cell textAlign="end">{formatPercent(part.share * 100)}</Table.Cell>
              <Table.Cell textAlign="end" pe="0">
                {formatMoney(part.amount, currency)}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
        <Table.Footer>
          <Table.Row>
            <Table.Cell as="th" scope="row">
              {aidParts.total}
            </Table.Cell>
            <Table.Cell textAlign="end">{formatPercent(100)}</Table.Cell>
            <Table.Cell textAlign="end" pe="0">
              {formatMoney(total, currency)}{' '}
              <Span display="block">
                <EstimateTag />
              </Span>
            </Table.Cell>
          </Table.Row>
        </Table.Footer>
      </Table.Root>
    </>
  );
}
