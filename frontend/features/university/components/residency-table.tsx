/** A table of amounts: a row an item or a year, a column for each kind of student (in-state, out-of-state, international). */

import type { ReactNode } from 'react';
import { Table } from '#frontend/components/styled/table.tsx';
import type { CostColumn } from '../cost-model.ts';

interface AmountRow {
  key: string;
  label: ReactNode;
  amountOf: (column: CostColumn) => ReactNode;
}

interface ResidencyTableProps {
  columns: readonly CostColumn[];
  /** Heading of the rows' names. */
  heading: string;
  rows: readonly AmountRow[];
  totals?: readonly AmountRow[];
  spaced?: boolean;
}

export function ResidencyTable({ columns, heading, rows, totals = [], spaced = false }: ResidencyTableProps) {
  return (
    <Table.Root maxW="3xl" mt={spaced ? '3' : '0'}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">{heading}</Table.ColumnHeader>
          {columns.map(({ residency, label }) => (
            <Table.ColumnHeader key={residency} scope="col" textAlign="end" pe="0">
              {label}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ key, ...row }) => (
          <AmountsRow key={key} columns={columns} {...row} />
        ))}
      </Table.Body>
      {totals.length === 0 ? null : (
        <Table.Footer>
          {totals.map(({ key, ...row }) => (
            <AmountsRow key={key} columns={columns} total {...row} />
          ))}
        </Table.Footer>
      )}
    </Table.Root>
  );
}

interface AmountsRowProps extends Omit<AmountRow, 'key'> {
  columns: readonly CostColumn[];
  total?: boolean;
}

function AmountsRow({ columns, label, amountOf, total = false }: AmountsRowProps) {
  return (
    <Table.Row>
      <Table.Cell as="th" scope="row" fontWeight={total ? 'semibold' : 'normal'}>
        {label}
      </Table.Cell>
      {columns.map((column) => (
        <Table.Cell key={column.residency} textAlign="end" pe="0">
          {amountOf(column)}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}
