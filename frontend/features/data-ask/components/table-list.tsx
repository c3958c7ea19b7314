/** The tables that a question may name, and their columns; found by typing. */
import { useState } from 'react';
import { FilterBox } from '#frontend/components/forms/filter-box.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Section } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { folded } from '#frontend/lib/forms/typed-words.ts';
import { numbersAs } from '#schema/domain/formats/spoken-formats.ts';
import {
  RELEASE_TABLE_NAMES,
  RELEASE_TABLES,
  type ReleaseTable,
  type ReleaseType,
} from '#schema/domain/site/release-tables.ts';
import { dataTableWords } from '#words/figures/data-tables.ts';
import { FIGURE_LABELS } from '#words/figures/derived/labels.ts';
import { dataAskWords as words } from '#words/site/data-ask.ts';
import { withUnit } from '../with-unit.ts';

const number = numbersAs({});
const Code = chakra('code', { base: { fontFamily: 'mono', overflowWrap: 'anywhere' } });

interface KnownColumn {
  name: string;
  type: ReleaseType;
  meaning: string;
}

type Labels = Readonly<Record<string, string>>;

/** What a column holds: of a figure its name on the site and its unit. */
function meaningOf(table: ReleaseTable, name: string): string {
  const own = (dataTableWords.columns[table] as Labels)[name];
  if (own !== undefined) return own;
  return withUnit((FIGURE_LABELS as Labels)[name] ?? (dataTableWords.figures as Labels)[name] ?? name, name);
}

const columnsOf = (table: ReleaseTable): KnownColumn[] =>
  RELEASE_TABLES[table].map(({ name, type }) => ({ name, type, meaning: meaningOf(table, name) }));

export function TableList() {
  const [typed, setTyped] = useState('');
  const asked = folded(typed.trim());
  const tables = RELEASE_TABLE_NAMES.map((table) => ({
    table,
    columns: columnsOf(table).filter(({ name, meaning }) => folded(`${name} ${meaning}`).includes(asked)),
  }));
  const found = tables.reduce((sum, { columns }) => sum + columns.length, 0);
  return (
    <Section aria-labelledby="tables-title">
      <Heading as="h2" id="tables-title" size="lg" mb="3">
        {words.tables}
      </Heading>
      <FilterBox
        label={words.find}
        placeholder={words.findPlaceholder}
        value={typed}
        onChange={setTyped}
        status={asked === '' ? '' : words.found(number(found))}
      />
      {tables.map(({ table, columns }) =>
        columns.length === 0 ? null : (
          <Disclosure key={`${table} ${asked === ''}`} summary={titleOf(table)} open={asked !== ''}>
            <Columns table={table} columns={columns} />
          </Disclosure>
        ),
      )}
    </Section>
  );
}

const titleOf = (table: ReleaseTable) => words.tableTitle(table, dataTableWords.tables[table]);

function Columns({ table, columns }: { table: ReleaseTable; columns: readonly KnownColumn[] }) {
  return (
    <Box position="relative" overflowX="auto" maxW="3xl" tabIndex={0} role="region" aria-label={titleOf(table)}>
      <Table.Root>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{words.column}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{words.kind}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{words.meaning}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {columns.map(({ name, type, meaning }) => (
            <Table.Row key={name}>
              <Table.Cell as="th" scope="row" fontWeight="normal">
                <Code lang="en" translate="no">
                  {name}
                </Code>
              </Table.Cell>
              <Table.Cell>{words.kinds[type]}</Table.Cell>
              <Table.Cell>{meaning}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
