/** An answer as a table that is paged, as bars, and as a file. */
import { Fragment, useEffect, useState } from 'react';
import { type FigureForm, FigureFormSwitch } from '#frontend/components/figures/figure-form-switch.tsx';
import { STACKED_BODY, STACKED_TABLE } from '#frontend/components/figures/stacked-table.ts';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { ScrollBox } from '#frontend/components/styled/scroll-box.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import { saveFile } from '#frontend/lib/browser/save-file.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { csvFile } from '#schema/domain/formats/csv.ts';
import { numbersAs } from '#schema/domain/formats/spoken-formats.ts';
import { dataAskWords as words } from '#words/site/data-ask.ts';
import { askLazily } from '../ask-lazily.ts';
import { type Chart, chartOf } from '../chart.ts';
import { LIMITS } from '../engine/limits.ts';
import type { Value } from '../engine/relation.ts';
import type { Answer } from '../engine/run-question.ts';
import { figuresOf } from '../receipt.ts';
import { isCode, type ShownColumn, shownAnswer, shownColumn } from '../shown-columns.ts';
import { wholeQuestion } from '../whole.ts';
import { type YearsLine, yearsLine, yearsQuestion } from '../years.ts';
import { AnswerChart } from './answer-chart.tsx';
import { ReceiptButton } from './receipt-button.tsx';

const PAGE_ROWS = 50;
const COLUMNS_BESIDE_BARS = 5;

const number = numbersAs({ maximumFractionDigits: 2 });

/** `title` is the id of what names the answer. */
export function AnswerView({ answer, question, title }: { answer: Answer; question: string; title: string }) {
  const [page, setPage] = useState(0);
  const [form, setForm] = useState<FigureForm>('table');
  const { rows, cut } = answer;
  const chart = chartOf(answer, isCode);
  // On a wide screen each row has its bar, where its columns leave room.
  const inRows = chart !== null && shownAnswer(answer).others.length <= COLUMNS_BESIDE_BARS;
  const years = useYears(answer);
  const asChart = chart !== null && form === 'chart';
  const counting = wholeQuestion(question, answer);
  const counted = useFurtherAnswer(counting);
  // How many rows there are beyond those that the question asks for, once that is known.
  const whole = counted && Number(counted.rows[0]?.[0] ?? 0);
  const limited = counting !== null && whole !== rows.length;
  const said = limited
    ? words.first(number(rows.length), whole === null ? null : number(whole))
    : rows.length === 0
      ? words.noRows
      : rows.length === 1
        ? words.oneRow
        : words.count(number(rows.length));
  return (
    <Section aria-labelledby={title}>
      <Wrap
        justifyContent="space-between"
        alignItems="center"
        columnGap="4"
        maxW={{ base: '3xl', xl: 'none' }}
        minH={{ base: '11', md: '7' }}
      >
        <Box flex="1" minW="0">
          <Note role="status">
            {said} {cut ? words.cut(number(LIMITS.rows)) : null}
          </Note>
          {years === undefined ? null : (
            <Note minH="5" {...YEARS[`${years?.one !== false}`].above}>
              {years?.text}
            </Note>
          )}
        </Box>
        {chart === null ? null : (
          <Box {...SWITCH[`${inRows}`].box}>
            <FigureFormSwitch subject={words.answer} shown={form} onShow={setForm} />
          </Box>
        )}
      </Wrap>
      {rows.length === 0 ? null : (
        <>
          {asChart ? (
            <AnswerChart chart={chart} answer={answer} />
          ) : (
            <ScrollBox mt={{ base: '0', md: '2' }} tabIndex={0}>
              <AnswerTable
                answer={answer}
                start={page * PAGE_ROWS}
                title={title}
                chart={inRows ? chart : null}
                sourceSaid={years?.oneSource === true}
              />
            </ScrollBox>
          )}
          {years?.one === false ? (
            <Note hideFrom="sm" mt="3">
              {years.text}
            </Note>
          ) : null}
          <Wrap gap="3" mt="4" alignItems="center">
            {rows.length > PAGE_ROWS && !asChart ? <Pages page={page} total={rows.length} onPage={setPage} /> : null}
            <Button variant="outline" onClick={() => saveFile(csvOf(answer), words.csvFile, 'text/csv')}>
              {words.csv}
            </Button>
          </Wrap>
        </>
      )}
    </Section>
  );
}

/** The answer to a second question about an answer; null until it is here, and where there is nothing to ask. */
function useFurtherAnswer(question: string | null): Answer | null {
  const [found, setFound] = useState<Answer | null>(null);
  useEffect(() => {
    setFound(null);
    if (question === null) return;
    const control = new AbortController();
    void askLazily(question, control.signal).then((answered) => {
      if (answered === null || control.signal.aborted || 'failure' in answered) return;
      setFound(answered.answer);
    });
    return () => control.abort();
  }, [question]);
  return found;
}

/** Of which years the numbers are, once that is known; undefined where there is nothing to know. */
function useYears(answer: Answer): YearsLine | null | undefined {
  const question = yearsQuestion(answer);
  const years = useFurtherAnswer(question);
  if (question === null) return undefined;
  return years && yearsLine(answer, years, (column, at) => shownColumn(column, at, answer).name);
}

const csvOf = ({ columns, rows }: Answer) => csvFile([columns.map(({ name }) => name), ...rows]);

/** On a phone a row is two lines: what it is about with the way to its sources, and the rest. */
const HEADER = { display: { base: 'block', sm: 'table-header-group', _print: 'table-header-group' } } as const;
const ROW = {
  display: { base: 'flex', sm: 'table-row', _print: 'table-row' },
  flexWrap: 'wrap',
  alignItems: 'center',
  py: { base: '1.5', sm: '0' },
} as const;
const CELL = {
  display: { base: 'block', sm: 'table-cell', _print: 'table-cell' },
  py: { base: '0', sm: '2' },
  verticalAlign: 'middle',
} as const;
const SUBJECT = {
  flex: '1 1 0',
  minW: { base: 'calc(100% - 3rem)', sm: '0' },
  pe: { base: '2', sm: '8' },
  lineHeight: 'snug',
} as const;
/** Beside a number that leads, and the sign of the sources. */
const NAMES = { true: { look: { minW: { base: 'calc(100% - 8rem)', sm: '0' } } }, false: { look: {} } } as const;
const SOURCES = { flex: '0 0 auto', pe: { base: '2.5', sm: '0' } } as const;
const REST = {
  order: '1',
  pe: { base: '1', sm: '8' },
  // The name of a number's column: for the eye only.
  '&[data-name]::before': {
    content: 'attr(data-name) ": " / ""',
    fontWeight: 'normal',
    color: 'fg.muted',
    display: { base: 'inline', sm: 'none', _print: 'none' },
  },
  '&[data-name]:lang(fr)::before': { content: 'attr(data-name) "\\00a0: " / ""' },
  // A dot between what is in one line.
  '&[data-more]::after': {
    content: '"\\00a0·" / ""',
    color: 'fg.muted',
    display: { base: 'inline', sm: 'none', _print: 'none' },
  },
} as const;
/** A phone leaves out what is blank, but for the first of a row. */
const LOOKS = {
  first: { cell: { fontWeight: { base: 'semibold', sm: 'normal' } } },
  // A number that leads stands at the right of the name, and is named over the rows.
  lead: {
    cell: {
      order: { base: '0', sm: '1' },
      minW: { base: '5.5rem', sm: '0' },
      pe: { base: '0', sm: '8' },
      fontSize: { base: '1.0625rem', sm: 'inherit' },
      fontWeight: { base: 'semibold', sm: 'normal' },
    },
  },
  next: { cell: {} },
  blank: { cell: { display: { base: 'none', sm: 'table-cell', _print: 'table-cell' } } },
} as const;
/** On a phone for screen readers alone: over rows of two lines they are no heads, and numbers have their names in front. */
const HEADS = { srOnly: { base: true, sm: false, _print: false } } as const;

/** Over the numbers, beside which stand the signs. */
const ROOM = { true: { look: { pe: '8' } }, false: { look: {} } } as const;
/** Signs that are not needed keep their place in a table; on a phone, where numbers end at the edge, they only end the line. */
const SIGNS = {
  true: {
    look: {
      visibility: 'hidden',
      flex: { base: '0 0 100%', sm: '0 0 auto' },
      height: { base: '0', sm: 'auto', _print: 'auto' },
      overflow: { base: 'hidden', sm: 'visible', _print: 'visible' },
    },
  },
  false: { look: {} },
} as const;

/** Where rows have their bars, nothing is to be switched. */
const SWITCH = { true: { box: { display: { base: 'block', xl: 'none' } } }, false: { box: {} } } as const;
/** The years of many columns are too long for the head of a phone: they stand below the rows and move nothing. */
const YEARS = { true: { above: {} }, false: { above: { display: { base: 'none', sm: 'block' } } } } as const;
/** The bar of a row, where there is room for one. */
const BAR = { display: { base: 'none', xl: 'table-cell' }, width: '10rem', pe: '8', verticalAlign: 'middle' } as const;

const ENDS = { true: { base: 'start', sm: 'end' }, false: 'start', lead: 'end' } as const;

/** What a phone calls the number beside each name; null where none stands there. */
function leadOf(answer: Answer): string | null {
  const { subject, others } = shownAnswer(answer);
  const [lead] = others;
  return subject !== null && lead?.numeric === true && answer.rows.length > 1 ? lead.head : null;
}

interface AnswerTableProps {
  answer: Answer;
  start: number;
  title: string;
  /** Drawn as bars in the rows of a wide screen. */
  chart: Chart | null;
  /** Over the table stands the source of all its numbers: rows have no signs of their own, whose place stays. */
  sourceSaid: boolean;
}

function AnswerTable({ answer, start, title, chart, sourceSaid }: AnswerTableProps) {
  const { columns, rows } = answer;
  const barAt = chart === null ? -1 : columns.indexOf(chart.column);
  const longest = Math.max(...rows.map((row) => Number(row[barAt] ?? 0)));
  const { idAt, subject, others } = shownAnswer(answer);
  const lead = leadOf(answer);
  const leads = lead !== null;
  const sourced = idAt !== -1 && rows.some((row) => figuresOf(columns, row).length > 0);
  return (
    <>
      {lead === null ? null : (
        <Note hideFrom="sm" mt="2" textAlign="end" aria-hidden="true" {...ROOM[`${sourced && !sourceSaid}`].look}>
          {lead}
        </Note>
      )}
      <Table.Root
        aria-labelledby={title}
        role="table"
        {...STACKED_TABLE}
        width={{ base: '100%', sm: 'auto' }}
        minW={{ md: '3xl' }}
      >
        <Table.Header role="rowgroup" {...HEADER}>
          <Table.Row role="row" {...ROW} {...HEADS}>
            {(subject === null ? others : [subject, ...others]).map((column) => (
              <Fragment key={column.at}>
                <Table.ColumnHeader
                  scope="col"
                  role="columnheader"
                  textAlign={ENDS[`${column.numeric}`]}
                  {...CELL}
                  pe={{ base: '0', sm: '8' }}
                >
                  {column.head}
                </Table.ColumnHeader>
                {column.at === barAt ? <Table.Cell aria-hidden="true" {...BAR} /> : null}
              </Fragment>
            ))}
            {sourced ? (
              <Table.ColumnHeader scope="col" role="columnheader" {...CELL} pe="0" {...SIGNS[`${sourceSaid}`].look}>
                <Span srOnly={{ base: true, sm: false, _print: false }}>{words.sources.column}</Span>
              </Table.ColumnHeader>
            ) : null}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup" {...STACKED_BODY}>
          {rows.slice(start, start + PAGE_ROWS).map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no name of their own, and their order is theirs.
            <Table.Row key={start + at} role="row" {...ROW}>
              {subject === null ? null : (
                <Table.Cell
                  as="th"
                  scope="row"
                  role="rowheader"
                  fontWeight="normal"
                  {...CELL}
                  {...SUBJECT}
                  {...NAMES[`${leads}`].look}
                >
                  <Subject column={subject} row={row} id={row[idAt] ?? null} />
                </Table.Cell>
              )}
              {others.map((column, place) => {
                const text = column.text(row);
                return (
                  <Fragment key={column.at}>
                    <Table.Cell
                      role="cell"
                      textAlign={ENDS[leads && place === 0 ? 'lead' : column.numeric ? 'true' : 'false']}
                      {...CELL}
                      {...REST}
                      {...LOOKS[place === 0 ? (leads ? 'lead' : 'first') : text === null ? 'blank' : 'next'].cell}
                      data-name={column.numeric && !(leads && place === 0) ? column.name : undefined}
                      data-more={
                        !(leads && place === 0) && others.slice(place + 1).some((later) => later.text(row) !== null)
                          ? ''
                          : undefined
                      }
                    >
                      {text ?? <Span color="fg.muted">{words.blank}</Span>}
                    </Table.Cell>
                    {column.at === barAt ? (
                      <Table.Cell aria-hidden="true" {...BAR}>
                        <Box height="3" color="accent.solid" borderRadius="xs" overflow="hidden">
                          <ShareBar to={Number(row[barAt] ?? 0) / longest} />
                        </Box>
                      </Table.Cell>
                    ) : null}
                  </Fragment>
                );
              })}
              {sourced ? (
                <Table.Cell role="cell" {...CELL} {...SOURCES} {...SIGNS[`${sourceSaid}`].look}>
                  <RowSources answer={answer} row={row} id={row[idAt] ?? null} name={subject?.text(row) ?? null} />
                </Table.Cell>
              ) : null}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </>
  );
}

/** A school's name or number leads to its page. */
function Subject({ column, row, id }: { column: ShownColumn; row: readonly Value[]; id: Value }) {
  const text = column.text(row);
  if (text === null) return <Span color="fg.muted">{words.blank}</Span>;
  if (id === null || !column.leads) return text;
  return <TextLink to={paths.university(String(id))}>{text}</TextLink>;
}

interface RowSourcesProps {
  answer: Answer;
  row: readonly Value[];
  id: Value;
  name: string | null;
}

function RowSources({ answer: { columns }, row, id, name }: RowSourcesProps) {
  const figures = figuresOf(columns, row);
  if (typeof id !== 'number' || figures.length === 0) return null;
  return <ReceiptButton school={id} name={name ?? String(id)} figures={figures} />;
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const from = page * PAGE_ROWS;
  const to = Math.min(total, from + PAGE_ROWS);
  return (
    <Wrap as="nav" aria-label={words.pages} gap="3" alignItems="center">
      <Button variant="outline" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {words.previous}
      </Button>
      <Note aria-live="polite">{words.shown(number(from + 1), number(to), number(total))}</Note>
      <Button variant="outline" disabled={to === total} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </Wrap>
  );
}
