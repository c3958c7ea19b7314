/** The matrix of a class: a row a student, a column a school, in each cell what a year would cost that student. */

import { type ReactNode, useId, useState } from 'react';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { ScrollBox } from '#frontend/components/styled/scroll-box.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { Note, Span, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { ChevronRightIcon } from '#frontend/components/ui/icons.tsx';
import { ArrowUpIcon } from '#frontend/components/ui/later-icons.tsx';
import { BalanceBar } from '#frontend/components/universities/balance-bar.tsx';
import { shortName } from '#frontend/content/short-name.ts';
import { situationLine } from '#frontend/content/situation-line.ts';
import { currentDay } from '#frontend/content/today.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { datesAs } from '#schema/domain/formats/spoken-formats.ts';
import { type AdmissionFacts, type Balance, STANDINGS, type Standing } from '#schema/domain/peers/balanced-list.ts';
import { balancedWords } from '#words/plan/balanced.ts';
import { dateLaneWords } from '#words/plan/date-lane.ts';
import { bookmarkTableWords } from '#words/saved/my-universities.ts';
import { listedWords, studentsWords } from '#words/saved/sharing.ts';
import {
  balanceOfList,
  homeOf,
  homeOfFirstDate,
  type MatrixRow,
  matrixSchools,
  nextAt,
  type RowOrder,
  sortRows,
} from '../student-matrix.ts';
import { type CommonSchool, type Student, studentKey } from '../students.ts';
import { type ListActions, StudentDetails } from './student-details.tsx';

const words = studentsWords.matrix;

interface StudentMatrixProps {
  rows: readonly MatrixRow[];
  schools: readonly CommonSchool[];
  /** What the schools admit, from which comes how each list is balanced. */
  facts: ReadonlyMap<number, AdmissionFacts>;
  actionsOf: (row: MatrixRow) => ListActions;
  /** Buttons above the table. */
  tools: ReactNode;
}

/** The names stay while the schools go by, and the schools while the students do. */
const CORNER = { position: 'sticky', insetStart: '0', top: '0', zIndex: '3', bg: 'bg' } as const;
const NAME = { position: 'sticky', insetStart: '0', zIndex: '1', bg: 'bg' } as const;
const HEAD = { position: 'sticky', top: '0', zIndex: '2', bg: 'bg' } as const;
const NOT_ON_A_PHONE = { display: { base: 'none', md: 'block', _print: 'block' } } as const;
const BALANCE_HEAD = {
  ...HEAD,
  display: { base: 'none', md: 'table-cell', _print: 'table-cell' },
  textStyle: 'xs',
  verticalAlign: 'bottom',
  boxShadow: 'inset 0 -1px 0 var(--ca-colors-border-emphasized)',
} as const;
const ON_PAPER = { _print: { position: 'static' } } as const;
const NAME_WIDTH = { base: '8.25rem', md: '16rem' } as const;

export function StudentMatrix({ rows, schools, facts, actionsOf, tools }: StudentMatrixProps) {
  const [all, setAll] = useState(false);
  const [order, setOrder] = useState<RowOrder>('next');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const columns = matrixSchools(schools, all);
  const students = rows.map(({ student }) => student);
  const [lone, another] = rows.filter(({ student }) => homeOf(student) === null);
  const hidden = schools.length - matrixSchools(schools, false).length;
  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  return (
    <>
      <Grid
        mt="3"
        gap="2"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, max-content)' }}
        _print={{ display: 'none' }}
      >
        {tools}
        {hidden === 0 ? null : (
          <Button
            variant="outline"
            size="sm"
            gridColumn={{ base: '1 / -1', md: 'auto' }}
            aria-pressed={all}
            onClick={() => setAll(!all)}
          >
            {words.showAll(schools.length)}
          </Button>
        )}
      </Grid>
      <ScrollBox
        mt="3"
        maxH="85vh"
        overflowY="auto"
        tabIndex={0}
        role="region"
        aria-label={words.title}
        borderTopWidth="1px"
        _print={{ page: 'wide', overflow: 'visible', maxH: 'none' }}
      >
        <Table.Root aria-label={words.title} data-sheet="wide" w="auto" minW="100%">
          <Table.Header>
            <Table.Row>
              <Sorting label={words.student} by="name" order={order} onOrder={setOrder} low>
                <Box display={{ base: 'block', md: 'none', _print: 'none' }}>
                  <SortButton label={words.next} by="next" order={order} onOrder={setOrder} low />
                </Box>
              </Sorting>
              <Sorting label={words.next} by="next" order={order} onOrder={setOrder} />
              <Table.ColumnHeader scope="col" {...BALANCE_HEAD} {...ON_PAPER}>
                {bookmarkTableWords.columns.standing}
              </Table.ColumnHeader>
              {columns.map((school) => (
                <Sorting
                  key={school.listed.university.id}
                  label={shortName(school.listed.university.name)}
                  name={school.listed.university.name}
                  below={dateOf(school, students)}
                  by={school.listed.university.id}
                  order={order}
                  onOrder={setOrder}
                />
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {sortRows(rows, order).map((row) => {
              const key = studentKey(row.student);
              return (
                <StudentRows
                  key={key}
                  row={row}
                  columns={columns}
                  balance={balanceOfList(row.schools, facts)}
                  asksHome={lone === row && another === undefined}
                  open={open.has(key)}
                  onToggle={() => toggle(key)}
                  actions={actionsOf(row)}
                />
              );
            })}
          </Table.Body>
        </Table.Root>
      </ScrollBox>
    </>
  );
}

const day = datesAs({ dateStyle: 'medium', timeZone: 'UTC' });

const dateOf = (school: CommonSchool, students: readonly Student[]) => {
  const { listed } = school;
  const next = nextAt(listed, currentDay(), homeOfFirstDate(school, students, currentDay()));
  if (next !== null) return day(new Date(next.date));
  if (listed.deadlines?.rolling) return listedWords.rolling;
  // There may be a date for students from elsewhere, which their own pages show.
  return nextAt(listed, currentDay(), null) === null ? words.noDate : listedWords.notTheirs;
};

interface SortButtonProps {
  label: string;
  /** The whole name, where the label is a short one. */
  name?: string;
  by: RowOrder;
  /** Two of them in one heading on a phone. */
  low?: boolean;
  order: RowOrder;
  onOrder: (order: RowOrder) => void;
}

interface SortingProps extends SortButtonProps {
  below?: string;
  /** Another order, under the button. */
  children?: ReactNode;
}

/** Of a heading: names, the next date, a school. */
const HEADINGS = {
  name: CORNER,
  // On a phone it is under the name.
  next: { ...HEAD, display: { base: 'none', md: 'table-cell', _print: 'table-cell' } },
  school: {
    ...HEAD,
    minW: { base: '4.5rem', md: '6.5rem' },
    maxW: { base: '5rem', md: '9rem' },
    textAlign: 'end',
    overflowWrap: 'break-word',
  },
} as const;

/** A column's heading, which puts the rows in its order. */
function Sorting({ below, children, ...button }: SortingProps) {
  const { by, order } = button;
  return (
    <Table.ColumnHeader
      scope="col"
      aria-sort={by === order ? 'ascending' : undefined}
      boxShadow="inset 0 -1px 0 var(--ca-colors-border-emphasized)"
      {...HEADINGS[typeof by === 'number' ? 'school' : by]}
      {...ON_PAPER}
    >
      <SortButton {...button} />
      <OnPaper>{button.label}</OnPaper>
      {below === undefined ? null : (
        <Span display="block" textStyle="xs" fontWeight="normal" whiteSpace={{ base: 'normal', md: 'nowrap' }}>
          {below}
        </Span>
      )}
      {children}
    </Table.ColumnHeader>
  );
}

/** What a button says on the screen. */
const OnPaper = ({ children }: { children: string }) => (
  <Span display="none" fontWeight="semibold" _print={{ display: 'block' }}>
    {children}
  </Span>
);

function SortButton({ label, name = label, by, low = false, order, onOrder }: SortButtonProps) {
  return (
    <Button
      variant="plain"
      display="inline-flex"
      alignItems="flex-end"
      gap="0.5"
      minH={{ base: low ? '8' : '11', md: '6' }}
      minW={{ base: '11', md: '0' }}
      maxW="100%"
      justifyContent={typeof by === 'number' ? 'flex-end' : 'flex-start'}
      whiteSpace="normal"
      textAlign={typeof by === 'number' ? 'end' : 'start'}
      lineHeight="snug"
      textStyle="xs"
      fontWeight="semibold"
      color="fg"
      aria-label={words.sortBy(name === label ? label : `${label} (${name})`)}
      title={name}
      onClick={() => onOrder(by)}
    >
      <span>
        {label}
        {by === order ? <ArrowUpIcon boxSize="3" display="inline" ms="0.5" /> : null}
      </span>
    </Button>
  );
}

interface StudentRowsProps {
  row: MatrixRow;
  columns: readonly CommonSchool[];
  /** Null while it is not known. */
  balance: Balance['counts'] | null;
  /** Whether the home of this student alone is not known yet. */
  asksHome: boolean;
  open: boolean;
  onToggle: () => void;
  actions: ListActions;
}

function StudentRows({ row, columns, balance, asksHome, open, onToggle, actions }: StudentRowsProps) {
  const { student, schools, next } = row;
  const id = useId();
  return (
    <>
      <Table.Row data-student={student.alias} borderBottomWidth={open ? '0' : '1px'} breakInside="avoid">
        <Table.Cell
          as="th"
          {...{ scope: 'row' }}
          fontWeight="normal"
          {...NAME}
          {...ON_PAPER}
          py={{ base: '1', md: '2' }}
          minW={NAME_WIDTH}
          maxW={NAME_WIDTH}
        >
          <Button
            variant="plain"
            display="flex"
            alignItems="center"
            justifyContent="flex-start"
            gap="1"
            minH={{ base: '11', md: '6' }}
            maxW="100%"
            whiteSpace="normal"
            textAlign="start"
            fontWeight="semibold"
            overflowWrap="anywhere"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={onToggle}
          >
            <ChevronRightIcon boxSize="4" flexShrink="0" rotate={open ? '90deg' : undefined} />
            <span>
              {student.alias}
              {/* As a block of its own it is not underlined with the name. */}
              <Span
                display={{ base: 'inline-block', md: 'none' }}
                width="100%"
                textStyle="xs"
                fontWeight="normal"
                color="fg.muted"
              >
                {[
                  next === null ? null : dateLaneWords.day(next.date),
                  schools === null ? null : studentsWords.count(schools.length),
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </Span>
            </span>
          </Button>
          <OnPaper>{student.alias}</OnPaper>
          {asksHome && !open ? (
            <Button
              variant="plain"
              display="block"
              minH={{ base: '11', md: '6' }}
              ps="5"
              textStyle="xs"
              textAlign="start"
              whiteSpace="normal"
              color="accent.fg"
              textDecoration="underline"
              textUnderlineOffset="0.22em"
              _print={{ display: 'none' }}
              onClick={onToggle}
            >
              {studentsWords.homeOf(student.alias)}
            </Button>
          ) : null}
          {/* On a phone it is in what opens under the row. */}
          <Note
            as="div"
            textStyle="xs"
            ps="5"
            lineHeight="snug"
            {...(actions.state === 'here' || actions.state === 'loading' ? NOT_ON_A_PHONE : {})}
          >
            {actions.state === 'here'
              ? studentsWords.count(schools?.length ?? 0)
              : actions.state === 'none'
                ? studentsWords.noList
                : studentsWords[actions.state]}
            {' · '}
            {student.situation === null ? words.noSituation : situationLine(student.situation)}
          </Note>
        </Table.Cell>
        <Table.Cell minW="12rem" display={{ base: 'none', md: 'table-cell', _print: 'table-cell' }}>
          {next === null ? (
            <Span color="fg.muted">{schools === null ? '' : words.noDate}</Span>
          ) : (
            <>
              <Span display="block" fontWeight="semibold" whiteSpace="nowrap">
                {day(new Date(next.date))}
              </Span>
              <Span display="block" textStyle="xs" color="fg.muted" lineHeight="snug">
                {shortName(next.name)}
              </Span>
            </>
          )}
        </Table.Cell>
        <Table.Cell minW="8rem" display={{ base: 'none', md: 'table-cell', _print: 'table-cell' }} data-balance="">
          <Balanced counts={balance} />
        </Table.Cell>
        {columns.map(({ listed: { university } }) => (
          <PriceCell key={university.id} row={row} id={university.id} />
        ))}
      </Table.Row>
      {open ? (
        <Table.Row id={id} _print={{ display: 'none' }}>
          <Table.Cell colSpan={columns.length + 3} pb="6">
            <StudentDetails row={row} {...actions} />
          </Table.Cell>
        </Table.Row>
      ) : null}
    </>
  );
}

const partOf = (counts: Balance['counts'], standing: Standing) =>
  `${counts[standing]} ${balancedWords.parts[standing](counts[standing])}`;

/** How a list is balanced: a bar, and the same in words. */
function Balanced({ counts }: { counts: Balance['counts'] | null }) {
  if (counts === null) return null;
  return (
    <>
      <Box maxW="7rem" mt="1" _print={{ display: 'none' }}>
        <BalanceBar counts={counts} />
      </Box>
      <Span
        display="block"
        mt="1"
        textStyle="xs"
        lineHeight="snug"
        whiteSpace="nowrap"
        color={counts.likely === 0 ? 'fg' : 'fg.muted'}
      >
        {[
          ...STANDINGS.map((standing) => partOf(counts, standing)),
          ...(counts.unknown === 0 ? [] : [words.unknown(counts.unknown)]),
        ].join(' · ')}
      </Span>
    </>
  );
}

function PriceCell({ row, id }: { row: MatrixRow; id: number }) {
  const has = row.schools?.some(({ university }) => university.id === id) ?? false;
  const price = has ? row.prices.get(id) : undefined;
  return (
    <Table.Cell
      textAlign="end"
      whiteSpace="nowrap"
      verticalAlign={{ base: 'middle', md: 'baseline' }}
      data-school={id}
      data-has={has || undefined}
    >
      {has ? (
        price === undefined || price.amount === null ? (
          <>
            <span aria-hidden="true" title={price?.missing?.text}>
              ●
            </span>
            <VisuallyHidden>{price?.missing?.text ?? studentsWords.has}</VisuallyHidden>
          </>
        ) : (
          // Not in the colour of one's own: these are other people's.
          <Span fontWeight="semibold">{formatMoney(price.amount, price.currency)}</Span>
        )
      ) : (
        <VisuallyHidden>{studentsWords.hasNot}</VisuallyHidden>
      )}
    </Table.Cell>
  );
}
