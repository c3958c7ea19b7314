/** A plain table of figures: names on the left, numbers lined up on the right. */

import type { ReactNode } from 'react';
import { Box } from '../styled/box.tsx';
import { Table } from '../styled/table.tsx';
import {
  STACKED_BODY,
  STACKED_HEADER,
  STACKED_LINE_FIRST,
  STACKED_LINE_NAME,
  STACKED_LINE_REST,
  STACKED_LINES,
  STACKED_PAIR_CELL,
  STACKED_PAIRS,
  STACKED_TABLE,
  STACKED_WHOLE,
} from './stacked-table.ts';

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
  /** On a phone two lines a row: the name with its first figure, then the others in words. */
  lines?: boolean;
}

/** From so many columns on, a phone has no room for them beside each other. */
const WIDE = 5;

/** How a row looks on a phone: as on a wide screen, as two lines, or as its name and pairs of figures. */
const LOOKS = {
  table: { row: {}, name: {}, first: {}, rest: {} },
  lines: { row: STACKED_LINES, name: STACKED_LINE_NAME, first: STACKED_LINE_FIRST, rest: STACKED_LINE_REST },
  pairs: { row: STACKED_PAIRS, name: STACKED_WHOLE, first: STACKED_PAIR_CELL, rest: STACKED_PAIR_CELL },
};

/** A wide table is a list on a phone, each row its name and, two in a line, its figures, each with the name of its column. */
export function FigureTable({ label, columns, rows, lines = false }: FigureTableProps) {
  const wide = columns.length >= WIDE;
  const look = LOOKS[wide ? (lines ? 'lines' : 'pairs') : 'table'];
  const role = (name: string) => (wide ? { role: name } : {});
  return (
    // Where it is a table and still too wide it scrolls by itself: the page never does, and the keyboard can reach it.
    <Box position="relative" overflowX="auto" maxW="3xl" tabIndex={columns.length > 3 ? 0 : undefined}>
      <Table.Root mt="3" aria-label={label} {...role('table')} {...(wide ? STACKED_TABLE : {})}>
        <Table.Header {...role('rowgroup')} {...(wide ? STACKED_HEADER : {})}>
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
        <Table.Body {...role('rowgroup')} {...(wide ? STACKED_BODY : {})}>
          {rows.map(({ key, name, cells }) => (
            <Table.Row key={key} {...role('row')} {...look.row}>
              <Table.Cell
                as="th"
                scope="row"
                fontWeight="normal"
                verticalAlign="baseline"
                {...role('rowheader')}
                {...look.name}
              >
                {name}
              </Table.Cell>
              {cells.map((cell, index) => (
                <Table.Cell
                  key={columns[index + 1]}
                  textAlign={wide ? { base: 'start', sm: 'end' } : 'end'}
                  verticalAlign="baseline"
                  fontVariantNumeric="tabular-nums"
                  color={cell === null ? 'fg.muted' : 'fg'}
                  {...role('cell')}
                  data-name={wide ? columns[index + 1] : undefined}
                  {...(index === 0 ? look.first : look.rest)}
                >
                  {wide ? <span>{cell ?? '–'}</span> : (cell ?? '–')}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
