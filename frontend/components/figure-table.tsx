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

/** From so many columns on, a phone has no room for them beside each other. */
const WIDE = 5;

/** A wide table is a list on a phone, each row its name and, two in a line, its figures, each with the name of its column. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  const wide = columns.length >= WIDE;
  // Safari takes an element that is no longer laid out as a table for none; these say it is one still.
  const role = (name: string) => (wide ? { role: name } : {});
  return (
    // Where it is a table and still too wide it scrolls by itself: the page never does, and the keyboard can reach it.
    <Box overflowX="auto" maxW="3xl" tabIndex={columns.length > 3 ? 0 : undefined}>
      <Table.Root
        mt="3"
        aria-label={label}
        {...role('table')}
        {...(wide ? { display: { base: 'block', sm: 'table' } } : {})}
      >
        <Table.Header {...role('rowgroup')} {...(wide ? { srOnly: { base: true, sm: false } } : {})}>
          <Table.Row {...role('row')}>
            {columns.map((column, index) => (
              <Table.ColumnHeader
                key={column}
                scope="col"
                {...role('columnheader')}
                {...(index > 0 ? { textAlign: 'end' } : {})}
              >
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body {...role('rowgroup')} {...(wide ? { display: { base: 'block', sm: 'table-row-group' } } : {})}>
          {rows.map(({ key, name, cells }) => (
            <Table.Row
              key={key}
              {...role('row')}
              {...(wide
                ? {
                    display: { base: 'grid', sm: 'table-row' },
                    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
                    columnGap: '6',
                  }
                : {})}
            >
              <Table.Cell
                as="th"
                scope="row"
                fontWeight="normal"
                {...role('rowheader')}
                {...(wide ? { gridColumn: '1 / -1' } : {})}
              >
                {name}
              </Table.Cell>
              {cells.map((cell, index) => (
                <Table.Cell
                  key={columns[index + 1]}
                  textAlign="end"
                  fontVariantNumeric="tabular-nums"
                  color={cell === null ? 'fg.muted' : 'fg'}
                  {...role('cell')}
                  {...(wide
                    ? { display: { base: 'flex', sm: 'table-cell' }, justifyContent: 'space-between', gap: '2' }
                    : {})}
                >
                  {wide ? (
                    <Box as="span" aria-hidden="true" color="fg.muted" textAlign="start" display={{ sm: 'none' }}>
                      {columns[index + 1]}
                    </Box>
                  ) : null}
                  <span>{cell ?? '–'}</span>
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
