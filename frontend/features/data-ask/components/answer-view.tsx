/** An answer as a table that is paged, as bars, and as a file. */
import { useState } from 'react';
import { type FigureForm, FigureFormSwitch } from '#frontend/components/figures/figure-form-switch.tsx';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { Caption, Note, Span } from '#frontend/components/styled/text.tsx';
import { saveFile } from '#frontend/lib/browser/save-file.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { language } from '#names/locale.ts';
import { RELEASE_FIGURES } from '#schema/domain/figures/derived/release.ts';
import { csvFile } from '#schema/domain/formats/csv.ts';
import { numbersAs } from '#schema/domain/formats/spoken-formats.ts';
import { FIGURE_LABELS } from '#words/figures/derived/labels.ts';
import { dataAskWords as words } from '#words/site/data-ask.ts';
import { chartOf } from '../chart.ts';
import { LIMITS } from '../engine/limits.ts';
import { isNumeric, type RelationColumn, type Value } from '../engine/relation.ts';
import type { Answer } from '../engine/run-question.ts';
import { figuresOf, SCHOOL_IDS, schoolAt } from '../receipt.ts';
import { AnswerChart } from './answer-chart.tsx';
import { ReceiptButton } from './receipt-button.tsx';

const PAGE_ROWS = 50;

const number = numbersAs({ maximumFractionDigits: 2 });
/** Ids and years are names, not amounts. */
const code = numbersAs({ useGrouping: false });

const CODES = [
  ...SCHOOL_IDS,
  ...RELEASE_FIGURES.filter(({ unit }) => unit === 'year').map(({ key }) => `universities.${key}`),
];

const isCode = ({ plain }: RelationColumn) => plain !== null && CODES.includes(plain);

export function AnswerView({ answer, seconds }: { answer: Answer; seconds: number }) {
  const [page, setPage] = useState(0);
  const [form, setForm] = useState<FigureForm>('table');
  const { columns, rows, cut } = answer;
  const chart = chartOf(answer, isCode);
  const asChart = chart !== null && form === 'chart';
  const took = number(seconds);
  const said =
    rows.length === 0 ? words.noRows : rows.length === 1 ? words.oneRow(took) : words.count(number(rows.length), took);
  const start = page * PAGE_ROWS;
  const shown = rows.slice(start, start + PAGE_ROWS);
  return (
    <Section aria-labelledby="answer-title">
      <Heading as="h2" id="answer-title" size="lg">
        {words.answer}
      </Heading>
      <Box role="status">
        <Note mt="1">
          {said} {cut ? words.cut(number(LIMITS.rows)) : null}
        </Note>
      </Box>
      {rows.length === 0 ? null : (
        <>
          {chart === null ? null : <FigureFormSwitch subject={words.answer} shown={form} onShow={setForm} />}
          {asChart ? (
            <AnswerChart chart={chart} total={rows.length} number={number} />
          ) : (
            <Box position="relative" overflowX="auto" mt="3" tabIndex={0}>
              <AnswerTable columns={columns} rows={shown} start={start} />
            </Box>
          )}
          <Wrap gap="3" mt="3" alignItems="center">
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

const csvOf = ({ columns, rows }: Answer) => csvFile([columns.map(({ name }) => name), ...rows]);

function AnswerTable({
  columns,
  rows,
  start,
}: {
  columns: readonly RelationColumn[];
  rows: Answer['rows'];
  start: number;
}) {
  const idAt = schoolAt(columns);
  const nameAt = columns.findIndex(({ plain }) => plain === 'universities.name');
  const linkAt = nameAt === -1 ? idAt : nameAt;
  const sourced = idAt !== -1 && rows.some((row) => figuresOf(columns, row).length > 0);
  return (
    <Table.Root aria-labelledby="answer-title">
      <Table.Header>
        <Table.Row>
          {columns.map((column) => (
            <Table.ColumnHeader
              key={column.name}
              scope="col"
              textAlign={isNumeric(column.kind) ? 'end' : 'start'}
              translate="no"
              {...(column.plain?.endsWith(`.${column.name}`) ? { lang: 'en' } : {})}
            >
              <ColumnName column={column} />
            </Table.ColumnHeader>
          ))}
          {sourced ? <Table.ColumnHeader scope="col">{words.sources.column}</Table.ColumnHeader> : null}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no name of their own, and their order is theirs.
          <Table.Row key={start + at}>
            {columns.map((column, place) => {
              const value = row[place] ?? null;
              const id = idAt === -1 ? null : (row[idAt] ?? null);
              return (
                <Table.Cell
                  key={column.name}
                  textAlign={isNumeric(column.kind) ? 'end' : 'start'}
                  fontVariantNumeric="tabular-nums"
                >
                  {place === linkAt && id !== null && value !== null ? (
                    <PlainLink to={paths.university(String(id))} color="accent.fg" textDecoration="underline">
                      {textOf(value, column)}
                    </PlainLink>
                  ) : value === null ? (
                    <Span color="fg.muted">{words.blank}</Span>
                  ) : (
                    textOf(value, column)
                  )}
                </Table.Cell>
              );
            })}
            {sourced ? (
              <Table.Cell>
                <RowSources columns={columns} row={row} id={row[idAt] ?? null} name={row[linkAt] ?? null} />
              </Table.Cell>
            ) : null}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** A column by what the site calls the number, over its name in SQL; one that has no such name by that alone. */
function ColumnName({ column: { name, plain } }: { column: RelationColumn }) {
  const label = plain?.endsWith(`.${name}`) ? (FIGURE_LABELS as Readonly<Record<string, string>>)[name] : undefined;
  if (label === undefined) return name;
  return (
    <>
      <Box lang={language} translate="yes">
        {label}
      </Box>
      <Caption as="span" fontFamily="mono">
        {name}
      </Caption>
    </>
  );
}

function RowSources({
  columns,
  row,
  id,
  name,
}: {
  columns: readonly RelationColumn[];
  row: readonly Value[];
  id: Value;
  name: Value;
}) {
  const figures = figuresOf(columns, row);
  if (typeof id !== 'number' || figures.length === 0) return null;
  return <ReceiptButton school={id} name={String(name ?? id)} figures={figures} />;
}

const textOf = (value: Exclude<Value, null>, column: RelationColumn) =>
  typeof value === 'string' ? value : isCode(column) ? code(value) : number(value);

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
