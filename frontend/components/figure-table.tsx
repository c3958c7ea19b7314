/** A plain table of figures: names on the left, numbers lined up on the right. */

import type { ReactNode } from 'react';
import { Box } from './styled/box.tsx';
import { Table } from './styled/table.tsx';

export interface FigureTableRow {
  key: string;
  name: ReactNode;
  /** One for each further column; null where nothing is known. */
  cells: readonly (ReactNode | null)[];
}

interface FigureTableProps {
  /** Names the table where no heading does. */
  label?: string;
  /** The first is that of the names. */
  columns: readonly string[];
  rows: readonly FigureTableRow[];
}

export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    // A wide table scrolls by itself: the page never does, and the keyboard can reach it.
    <Box overflowX="auto" maxW="3xl" tabIndex={columns.length > 3 ? 0 : undefined}>
      <Table.Root mt="3" aria-label={label}>
        <Table.Header>
          <Table.Row>
            {columns.map((column, index) => (
              <Table.ColumnHeader key={column} scope="col" {...(index > 0 ? { textAlign: 'end' } : {})}>
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ key, name, cells }) => (
            <Table.Row key={key}>
              <Table.Cell as="th" scope="row" fontWeight="normal">
                {name}
              </Table.Cell>
              {cells.map((cell, index) => (
                <Table.Cell
                  key={columns[index + 1]}
                  textAlign="end"
                  fontVariantNumeric="tabular-nums"
                  color={cell === null ? 'fg.muted' : 'fg'}
                >
                  {cell ?? '–'}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
