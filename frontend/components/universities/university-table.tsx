/**
 * Table of universities: a row a school, with its name and place first, then the columns of the page. The results of a search,
 * the bookmarks and shared lists are all this table. Its roles are written out because Safari does not take what is no longer
 * laid out as a table for one.
 */

import { Fragment, type ReactNode } from 'react';
import { cardNotice } from '#frontend/content/card-lines.ts';
import { placeLine } from '#frontend/content/place-line.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import {
  STACKED_BODY,
  STACKED_CELL,
  STACKED_HEADER,
  STACKED_LINE_REST,
  STACKED_PAIR_CELL,
  STACKED_PAIRS,
  STACKED_ROW,
  STACKED_TABLE,
  STACKED_WHOLE,
} from '../figures/stacked-table.ts';
import { TextLink } from '../links/router-link.tsx';
import { Box, Flex } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';
import { Table } from '../styled/table.tsx';
import { Caption, Span, VisuallyHidden } from '../styled/text.tsx';
import { LabelBadge } from '../ui/badge.tsx';

export interface UniversityColumn<T = UniversityCard> {
  key: string;
  label: string;
  cell: (row: T) => ReactNode;
  /** Whether a row says anything here; a column in which none does is left out where the table can say so. */
  known?: (row: T) => boolean;
  /** Numbers line up at the end. */
  figure?: boolean;
  /** It holds a control, a price, a price alone, a date or words, and needs this much. */
  width?: 'control' | 'price' | 'amount' | 'date' | 'words';
  /** Where there is no space for it, in a table of `lines`. */
  omitted?: 'phone' | 'phoneAndTablet';
  /** In a table of `pairs`, small on a phone, its name beside it. */
  minor?: boolean;
}

/** What a column's heading says, and how the rows are ordered by it. */
export interface ColumnHeading {
  content: ReactNode;
  sort?: 'ascending' | 'descending' | 'none' | undefined;
}

/**
 * How it fits a narrow window: it scrolls sideways under the names, which stay; or each school is a list of its figures, one or two in a line, each with the
 * name of its column; or each school is a few lines.
 */
type Narrow = 'scrolled' | 'stacked' | 'pairs' | 'lines';

interface UniversityTableProps<T> {
  label: string;
  rows: readonly T[];
  universityOf: (row: T) => UniversityCard;
  /** Heading of the names. */
  nameLabel: string;
  columns: readonly UniversityColumn<T>[];
  /** Says which columns are left out because no row has anything there. */
  leftOut?: (labels: readonly string[]) => string;
  narrow: Narrow;
  headingOf?: (column: { key: string; label: string; figure?: boolean | undefined }) => ColumnHeading;
  /** What follows the place on its line. */
  aside?: (row: T) => ReactNode;
  /** Beside the name. */
  picture?: (row: T) => ReactNode;
  /** Before the name. */
  lead?: { label: string; cell: (row: T) => ReactNode };
  /** At the end of a row, not on paper. */
  actions?: { label: string; cell: (row: T) => ReactNode };
  /** What opens under a row; null while it is closed. */
  detailsOf?: (row: T) => { id: string; content: ReactNode } | null;
  /** Puts one line in place of a row's cells. */
  replaced?: (row: T, cells: (more: ReactNode) => ReactNode, line: (line: ReactNode) => ReactNode) => ReactNode;
}

/** How each part of the table is laid out where it is narrow; one table for each part, so that styles can be read at build. */
const ROOTS = {
  scrolled: {},
  stacked: STACKED_TABLE,
  pairs: STACKED_TABLE,
  lines: { mt: '3', display: { base: 'block', md: 'table', _print: 'table' } },
} as const;
const HEADERS = {
  scrolled: {},
  stacked: STACKED_HEADER,
  pairs: STACKED_HEADER,
  lines: { display: { base: 'none', md: 'table-header-group', _print: 'table-header-group' } },
} as const;
const BODIES = {
  scrolled: {},
  stacked: STACKED_BODY,
  pairs: STACKED_BODY,
  lines: { display: { base: 'block', md: 'table-row-group', _print: 'table-row-group' } },
} as const;
const ROWS = {
  scrolled: { _hover: { bg: 'bg.subtle' } },
  stacked: STACKED_ROW,
  // The buttons stand beside the name.
  pairs: { ...STACKED_PAIRS, position: 'relative', py: { base: '2', sm: '0' } },
  lines: {
    display: { base: 'flex', md: 'table-row', _print: 'table-row' },
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: '2',
    py: { base: '2', md: '0', _print: '0' },
    breakInside: 'avoid',
    // On a phone the figures begin a line of their own, whatever stands beside the name.
    _before: {
      content: '""',
      order: '1',
      flexBasis: '100%',
      h: '1',
      display: { base: 'block', md: 'none', _print: 'none' },
    },
  },
} as const;
const NAMES = {
  scrolled: {
    position: { base: 'sticky', xl: 'static' },
    insetStart: '0',
    zIndex: '1',
    bg: { base: 'bg', xl: 'transparent' },
    // On a phone price and both rates stand beside it, none of them cut.
    minW: { base: '8.25rem', sm: '11rem', lg: '14.5rem' },
    py: '1.5',
    pe: { base: '2', sm: '3', lg: '4' },
    verticalAlign: 'middle',
  },
  pairs: { ...STACKED_WHOLE, minW: { sm: '10.5rem' }, pe: { base: '24' } },
  // The name stays while the figures go by under it.
  stacked: {
    display: { base: 'block', sm: 'table-cell', _print: 'table-cell' },
    position: 'sticky',
    insetStart: '0',
    zIndex: '1',
    bg: 'bg',
    minW: { md: '11rem' },
    _print: { position: 'static' },
  },
  // On a phone beside it is space for the checkbox and the buttons alone: the figures begin a line of their own.
  lines: {
    py: { base: '0', md: '2' },
    verticalAlign: 'baseline',
    flex: '1 1 8rem',
    minW: { base: '0', xl: '14rem' },
    pe: { base: '0', md: '4' },
    maxW: { md: '18rem' },
  },
} as const;
/** Beside a select the text of a row stands on the line of the select's own. */
const LINE_CELL = {
  py: { base: '0', md: '2' },
  verticalAlign: 'baseline',
  order: { base: '2', md: '0' },
  pe: { base: '0', md: '4' },
} as const;
/** Of a figure: by the layout, and in `lines` by where it is left out. */
const CELLS = {
  scrolled: { py: '1.5', pe: { base: '1.5', sm: '3', lg: '4' }, verticalAlign: 'middle' },
  stacked: STACKED_CELL,
  pairs: { ...STACKED_PAIR_CELL, pe: { base: '3', sm: '2', lg: '5' } },
  minor: { ...STACKED_LINE_REST, pe: { base: '0', sm: '2', lg: '5' }, color: { base: 'fg.muted', sm: 'fg' } },
  /** What is not known of a school takes no line of a phone. */
  unknown: { ...STACKED_LINE_REST, display: { base: 'none', sm: 'table-cell', _print: 'table-cell' } },
  lines: { ...LINE_CELL, display: { base: 'block', md: 'table-cell', _print: 'table-cell' } },
  phone: { ...LINE_CELL, display: { base: 'none', md: 'table-cell', _print: 'table-cell' } },
  phoneAndTablet: { ...LINE_CELL, display: { base: 'none', lg: 'table-cell', _print: 'table-cell' } },
} as const;
const LINE_HEADING = { py: '1', pe: '4', textStyle: 'xs' } as const;
const STICKY_HEADING = {
  position: { xl: 'sticky' },
  // Under the bar of the list.
  top: '14',
  zIndex: '1',
  bg: 'bg',
  // A border of a collapsed table would stay behind.
  boxShadow: 'inset 0 -1px 0 var(--ca-colors-border-emphasized)',
} as const;
const HEADINGS = {
  // In one line where there is space: what a figure is of is said under the table.
  scrolled: {
    ...STICKY_HEADING,
    py: '1',
    pe: { base: '1.5', sm: '3', lg: '4' },
    lineHeight: '1.125rem',
    whiteSpace: { base: 'normal', sm: 'nowrap' },
    verticalAlign: 'bottom',
  },
  stacked: { maxW: '8rem', overflowWrap: 'break-word' },
  pairs: { maxW: '8rem', overflowWrap: 'break-word', pe: { base: '2', lg: '5' } },
  lines: LINE_HEADING,
  phone: LINE_HEADING,
  phoneAndTablet: { ...LINE_HEADING, display: { base: 'none', lg: 'table-cell', _print: 'table-cell' } },
  scrolledName: {
    ...STICKY_HEADING,
    position: 'sticky',
    insetStart: '0',
    // A heading sticks to what scrolls around it, which is the window in a wide one alone.
    top: { base: 'auto', xl: '14' },
    zIndex: '2',
    py: '1',
  },
  stackedName: {
    position: 'sticky',
    insetStart: '0',
    zIndex: '1',
    bg: 'bg',
    minW: { md: '11rem' },
    _print: { position: 'static' },
  },
  pairsName: { minW: '10.5rem' },
  linesName: LINE_HEADING,
} as const;
const NAME_HEADING = {
  scrolled: 'scrolledName',
  stacked: 'stackedName',
  pairs: 'pairsName',
  lines: 'linesName',
} as const;
/** Of what is in a cell. */
const WIDTHS = {
  scrolled: { whiteSpace: 'nowrap' },
  figure: {},
  minor: { display: { base: 'inline', sm: 'block', _print: 'block' } },
  control: { minWidth: { md: '8.5rem', lg: '10rem' } },
  price: { minWidth: { md: '7rem', lg: '7.375rem' } },
  /** As wide as one’s own with its bar, which takes the place of the published one. */
  amount: { minWidth: { base: '4.5rem', sm: '6rem' } },
  date: { minWidth: { md: '7rem' }, maxWidth: { md: '8rem', lg: '9.5rem' } },
  words: { minWidth: { base: '8.5rem', xl: '10rem' }, whiteSpace: 'normal' },
} as const;
/** What stands before a name is as high as a finger on a phone, and needs no more. */
const LEAD_IN_LINE = { pt: { base: '0', md: '3.5' }, pb: { base: '0', md: '2' }, pe: { base: '0', md: '3' } } as const;
/** Of a cell in the second line of `lines` on a phone, where price and date begin under the name, each in a column of its own. */
const IN_LINE = {
  /** Under the name, which a checkbox stands before. */
  price: { flex: '1 1 9rem', ps: { base: '2.5rem', md: '0' } },
  priceAlone: { flex: '1 1 9rem' },
  control: {},
  date: { flex: '0 0 8.25rem', minW: '0' },
  words: { flex: '1 1 100%' },
  amount: {},
  figure: {},
} as const;
const ACTIONS = {
  scrolled: { pe: '0', py: '1', textAlign: 'end', verticalAlign: 'middle' },
  stacked: {},
  pairs: {
    display: { base: 'block', sm: 'table-cell' },
    position: { base: 'absolute', sm: 'static' },
    top: '1',
    insetEnd: '0',
    p: '0',
  },
  lines: {
    display: { base: 'flex', md: 'table-cell' },
    flexShrink: '0',
    py: { base: '0', md: '1' },
    verticalAlign: 'baseline',
    pe: '0',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
} as const;

/** The row of what has opened under a school, and the row above it. */
const DETAILS = {
  row: { display: { base: 'block', md: 'table-row', _print: 'none' } },
  cell: { display: { base: 'block', md: 'table-cell' }, pb: '4', ps: { base: '0', md: '9' } },
} as const;

const ALIGNED = {
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
  /** Under its name on a phone. */
  endOfPair: { textAlign: { base: 'start', sm: 'end' } },
} as const;

export function UniversityTable<T>(props: UniversityTableProps<T>) {
  const { columns, leftOut, rows } = props;
  const isShown = ({ known }: UniversityColumn<T>) => !leftOut || !known || rows.some(known);
  const hidden = columns.filter((column) => !isShown(column)).map(({ label }) => label);
  return (
    <>
      <TableOfColumns {...props} columns={columns.filter(isShown)} />
      {leftOut && hidden.length > 0 ? <Caption mt="2">{leftOut(hidden)}</Caption> : null}
    </>
  );
}

function TableOfColumns<T>(props: UniversityTableProps<T>) {
  const { label, rows, universityOf, nameLabel, columns, narrow, lead, actions, detailsOf, replaced } = props;
  const headingOf = props.headingOf ?? (({ label: content }) => ({ content }));
  const width = columns.length + 1 + (lead ? 1 : 0) + (actions ? 1 : 0);
  return (
    <Table.Root role="table" aria-label={label} data-sheet="wide" {...ROOTS[narrow]}>
      <Table.Header role="rowgroup" {...HEADERS[narrow]}>
        <Table.Row role="row">
          {lead ? <ControlsHeading narrow={narrow} label={lead.label} at="start" /> : null}
          <Heading look={NAME_HEADING[narrow]} {...headingOf({ key: 'name', label: nameLabel })} />
          {columns.map(({ key, label: title, figure, omitted }) => (
            <Heading key={key} look={omitted ?? narrow} {...headingOf({ key, label: title, figure })} end={figure} />
          ))}
          {actions ? <ControlsHeading narrow={narrow} label={actions.label} at="end" /> : null}
        </Table.Row>
      </Table.Header>
      <Table.Body
        // Rows in another order are drawn anew: moved ones would count as so many shifts of the layout.
        key={narrow === 'scrolled' ? rows.map((row) => universityOf(row).id).join() : undefined}
        role="rowgroup"
        {...BODIES[narrow]}
      >
        {rows.map((row) => {
          const university = universityOf(row);
          const details = detailsOf?.(row) ?? null;
          const cells = (more: ReactNode) => <Cells {...props} row={row} more={more} />;
          return (
            <Fragment key={university.id}>
              <Table.Row
                role="row"
                data-university={university.id}
                borderBottomWidth={details === null ? '1px' : '0'}
                {...ROWS[narrow]}
              >
                {replaced
                  ? replaced(row, cells, (line) => (
                      <Table.Cell role="cell" colSpan={width}>
                        {line}
                      </Table.Cell>
                    ))
                  : cells(null)}
              </Table.Row>
              {details === null ? null : (
                <Table.Row role="row" {...DETAILS.row}>
                  <chakra.td role="cell" id={details.id} colSpan={width} {...DETAILS.cell}>
                    {details.content}
                  </chakra.td>
                </Table.Row>
              )}
            </Fragment>
          );
        })}
      </Table.Body>
    </Table.Root>
  );
}

const CONTROLS = { start: { width: '2.25rem' }, end: { width: '6.5rem' } } as const;

function ControlsHeading({ narrow, label, at }: { narrow: Narrow; label: string; at: keyof typeof CONTROLS }) {
  return (
    <Table.ColumnHeader
      role="columnheader"
      scope="col"
      {...CONTROLS[at]}
      _print={{ display: 'none' }}
      {...HEADINGS[narrow]}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
    </Table.ColumnHeader>
  );
}

interface HeadingProps extends ColumnHeading {
  look: keyof typeof HEADINGS;
  end?: boolean | undefined;
}

function Heading({ look, content, sort, end = false }: HeadingProps) {
  return (
    <Table.ColumnHeader
      role="columnheader"
      scope="col"
      aria-sort={sort}
      textAlign={end ? 'end' : 'start'}
      {...HEADINGS[look]}
    >
      {content}
    </Table.ColumnHeader>
  );
}

function Cells<T>(props: UniversityTableProps<T> & { row: T; more: ReactNode }) {
  const { row, universityOf, narrow, lead, columns, aside, picture, actions, more } = props;
  return (
    <>
      {lead ? (
        <Table.Cell role="cell" _print={{ display: 'none' }} {...(narrow === 'lines' ? LEAD_IN_LINE : {})}>
          {lead.cell(row)}
        </Table.Cell>
      ) : null}
      <Table.Cell as="th" role="rowheader" {...{ scope: 'row' }} fontWeight="normal" {...NAMES[narrow]}>
        <SchoolName
          university={universityOf(row)}
          aside={aside?.(row)}
          picture={picture?.(row)}
          look={narrow === 'lines' ? 'line' : narrow === 'pairs' ? 'listed' : 'whole'}
        />
      </Table.Cell>
      {columns.map(({ key, label, cell, figure, width, omitted, minor, known }) => (
        <Table.Cell
          key={key}
          role="cell"
          data-name={label}
          {...CELLS[omitted ?? (minor ? (known?.(row) === false ? 'unknown' : 'minor') : narrow)]}
          {...(narrow === 'lines' ? IN_LINE[width === 'price' && !lead ? 'priceAlone' : (width ?? 'figure')] : {})}
          {...ALIGNED[figure ? (narrow === 'pairs' ? 'endOfPair' : 'end') : 'start']}
        >
          <Box {...WIDTHS[width ?? (minor ? 'minor' : narrow === 'scrolled' ? 'scrolled' : 'figure')]}>{cell(row)}</Box>
        </Table.Cell>
      ))}
      {actions ? (
        <Table.Cell role="cell" _print={{ display: 'none' }} {...ACTIONS[narrow]}>
          <Flex justifyContent="flex-end" alignItems="center">
            {actions.cell(row)}
            {more}
          </Flex>
        </Table.Cell>
      ) : null}
    </>
  );
}

const NAMES_IN_CELL = {
  whole: { lineHeight: 'snug' },
  line: { textStyle: { base: 'sm', md: 'md' }, lineHeight: 'snug' },
  /** As in the site's own list. */
  listed: { fontFamily: 'heading', lineHeight: 'snug' },
} as const;

interface SchoolNameProps {
  university: UniversityCard;
  aside: ReactNode;
  picture: ReactNode;
  look: keyof typeof NAMES_IN_CELL;
}

function SchoolName({ university, aside, picture, look }: SchoolNameProps) {
  const { slug, name } = university;
  const notice = cardNotice(university);
  const said = (
    <>
      <Span display="block" fontWeight="semibold" overflowWrap="anywhere" {...NAMES_IN_CELL[look]}>
        <TextLink to={paths.university(slug)} variant="quiet">
          {name}
        </TextLink>
      </Span>
      <Span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1" mt="0.5" textStyle="xs">
        <Span color="fg.muted">{placeLine(university)}</Span>
        {aside}
      </Span>
      {notice === null ? null : (
        <Box mt="1" textStyle="xs">
          <LabelBadge tone="destructive">{notice.badge}</LabelBadge> {notice.sentence}
        </Box>
      )}
    </>
  );
  return picture ? (
    <Flex columnGap="3" alignItems="flex-start">
      {picture}
      <Box minW="0">{said}</Box>
    </Flex>
  ) : (
    said
  );
}
