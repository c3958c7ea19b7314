/** What one year costs, item by item, for each kind of student, and what four years come to. */

import type { ReactNode } from 'react';
import { Disclosure } from '#frontend/components/disclosure.tsx';
import { EstimateTag } from '#frontend/components/estimate-tag.tsx';
import { FactSource } from '#frontend/components/fact-source.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { Caption, Span } from '#frontend/components/styled/text.tsx';
import { Term } from '#frontend/components/term.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { COST_ITEMS, type CostItemKey, fourYearItem } from '#schema/domain/finance.ts';
import { formatMoney } from '#schema/domain/formats.ts';
import { universityPartWords } from '#words/university-parts.ts';
import { type CostColumn, factFieldOf, isEstimated } from '../cost-model.ts';

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
      <Table.Root mt="3" maxW="3xl">
        <Head columns={columns} />
        <Table.Body>
          {COST_ITEMS.map((item) => (
            <ItemRow key={item} university={university} columns={columns} item={item} />
          ))}
        </Table.Body>
        <Table.Footer>
          <TotalRow
            label={<Term term="cost-of-attendance">{words().yearlyTotal}</Term>}
            amounts={columns.map(({ yearly }) => formatMoney(yearly.total, currency))}
          />
          <TotalRow
            label={
              <>
                {words().fourYearTotal} <EstimateTag why={words().fourYearBasis} />
              </>
            }
            amounts={columns.map(({ fourYears }) => formatMoney(fourYears.total, currency))}
          />
        </Table.Footer>
      </Table.Root>
      {anyEstimate ? (
        <Caption mt="2" maxW="prose">
          {words().estimatesUsed}
        </Caption>
      ) : null}
      <Disclosure summary={words().itemsOverFour}>
        <Table.Root maxW="3xl">
          <Head columns={columns} />
          <Table.Body>
            {COST_ITEMS.map((item) => (
              <Table.Row key={item}>
                <Table.Cell as="th" scope="row" fontWeight="normal">
                  {words().items[item]}
                </Table.Cell>
                {columns.map((column) => (
                  <Table.Cell key={column.residency} textAlign="end" pe="0">
                    {formatMoney(fourYearItem(amountOf(column, item)), currency)}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
        <Caption mt="2" maxW="prose">
          {words().itemsOverFourNote}
        </Caption>
      </Disclosure>
    </>
  );
}

function amountOf({ yearly }: CostColumn, item: CostItemKey): number {
  return yearly.items.find((one) => one.item === item)?.amount ?? 0;
}

function Head({ columns }: { columns: CostColumn[] }) {
  return (
    <Table.Header>
      <Table.Row>
        <Table.ColumnHeader scope="col">{words().itemColumn}</Table.ColumnHeader>
        {columns.map(({ residency, label }) => (
          <Table.ColumnHeader key={residency} scope="col" textAlign="end" pe="0">
            {label}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
  );
}

function ItemRow({ university, columns, item }: CostTableProps & { item: CostItemKey }) {
  const label = words().items[item];
  return (
    <Table.Row>
      <Table.Cell as="th" scope="row" fontWeight="normal">
        {label}
        {item === 'tuition' ? null : (
          <ItemSource university={university} column={columns[0]} item={item} label={label} />
        )}
      </Table.Cell>
      {columns.map((column) => {
        const cost = column.yearly.items.find((one) => one.item === item);
        if (!cost) return null;
        return (
          <Table.Cell key={column.residency} textAlign="end" pe="0">
            {item === 'tuition' ? (
              <ItemSource university={university} column={column} item={item} label={`${label}, ${column.label}`} />
            ) : null}{' '}
            {formatMoney(cost.amount, university.currency)}
            {isEstimated(university, cost, column.residency) ? (
              <Span display="block">
                <EstimateTag why={words().basis[cost.basis]} />
              </Span>
            ) : null}
          </Table.Cell>
        );
      })}
    </Table.Row>
  );
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

function TotalRow({ label, amounts }: { label: ReactNode; amounts: string[] }) {
  return (
    <Table.Row>
      <Table.Cell as="th" scope="row">
        {label}
      </Table.Cell>
      {amounts.map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
        <Table.Cell key={index} textAlign="end" pe="0">
          {amount}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}
