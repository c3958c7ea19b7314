/** What one year costs, item by item, for each kind of student. */

import { EstimateTag } from '#frontend/components/figures/estimate-tag.tsx';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { WithSource } from '#frontend/components/figures/with-source.tsx';
import { Term } from '#frontend/components/links/term.tsx';
import { Caption, Span } from '#frontend/components/styled/text.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { COST_ITEMS, type CostItemKey } from '#schema/domain/money/finance.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { type CostColumn, factFieldOf, isEstimated } from '../cost-model.ts';
import { ResidencyTable } from './residency-table.tsx';

const words = () => universityPartWords.cost;

interface CostTableProps {
  university: UniversityRecordView;
  columns: CostColumn[];
}

export function YearlyCostTable({ university, columns }: CostTableProps) {
  const { currency } = university;
  const anyEstimate = columns.some(({ yearly, residency }) =>
    yearly.items.some((item) => isEstimated(university, item, residency)),
  );
  return (
    <>
      <ResidencyTable
        spaced
        columns={columns}
        heading={words().itemColumn}
        rows={COST_ITEMS.map((item) => itemRow(university, columns, item))}
        totals={[
          {
            key: 'year',
            label: <Term term="cost-of-attendance">{words().yearlyTotal}</Term>,
            amountOf: ({ yearly }) => formatMoney(yearly.total, currency),
          },
        ]}
      />
      {anyEstimate ? (
        <Caption mt="2" maxW="prose">
          {words().estimatesUsed}
        </Caption>
      ) : null}
    </>
  );
}

/** Tuition differs by residency, so its source is at each amount; the source of the other items is at their name. */
function itemRow(university: UniversityRecordView, columns: CostColumn[], item: CostItemKey) {
  const label = words().items[item];
  const perColumn = item === 'tuition';
  return {
    key: item,
    label: perColumn ? (
      label
    ) : (
      <WithSource label={label}>
        <ItemSource university={university} column={columns[0]} item={item} label={label} />
      </WithSource>
    ),
    amountOf: (column: CostColumn) => {
      const cost = column.yearly.items.find((one) => one.item === item);
      if (!cost) return null;
      return (
        <>
          {perColumn ? (
            <ItemSource university={university} column={column} item={item} label={`${label}, ${column.label}`} />
          ) : null}{' '}
          {formatMoney(cost.amount, university.currency)}
          {isEstimated(university, cost, column.residency) ? (
            <Span display="block">
              <EstimateTag why={words().basis[cost.basis]} />
            </Span>
          ) : null}
        </>
      );
    },
  };
}

interface ItemSourceProps {
  university: UniversityRecordView;
  column: CostColumn | undefined;
  item: CostItemKey;
  label: string;
}

function ItemSource({ university, column, item, label }: ItemSourceProps) {
  const cost = column?.yearly.items.find((one) => one.item === item);
  if (!column || !cost) return null;
  const standIn = cost.basis === 'reported' ? {} : { standIn: words().basis[cost.basis] };
  return <FactSource university={university} field={factFieldOf(item, column.residency)} label={label} {...standIn} />;
}
