/** Universities as a CSV file. */
import { distinctionOf, sizeCategoryOf } from '#schema/domain/categories.ts';
import { type CsvCell, csvFile } from '#schema/domain/csv.ts';
import { STATUS_LABELS, TEST_POLICY_LABELS } from '#schema/domain/figure-labels.ts';
import { stateName } from '#schema/domain/places.ts';
import { CSV_FIELDS, type CsvField, type FieldUnit, planOf } from '#schema/domain/university-fields.ts';
import type { CardRow } from '#worker/queries/universities.ts';

type Column = readonly [title: string, cell: (row: CardRow) => CsvCell];

/** What stands behind a title of each unit. Money is whole units of the Currency column. */
const UNIT_WORDS: Record<FieldUnit, string> = {
  money: ' (per year)',
  fee: '',
  rate: ' (%)',
  percent: ' (%)',
  count: '',
  ratio: '',
  year: '',
};

/** A column as the table of fields has it. */
function plainColumn(field: CsvField): Column {
  const { csv, unit, labels } = planOf(field);
  const cell = (row: CardRow): CsvCell => {
    const value = row[field];
    return labels && typeof value === 'string' ? (labels[value] ?? value) : value;
  };
  return [`${csv}${unit === undefined ? '' : UNIT_WORDS[unit]}`, cell];
}

/** Columns made of one or more fields, behind the column of the field that they have most to do with. */
const MADE_COLUMNS: Partial<Record<CsvField, readonly Column[]>> = {
  city: [['State or province', (row) => stateName(row.country, row.state)]],
  kind: [
    ['Status', ({ status }) => STATUS_LABELS[status.state]],
    ['Status since', ({ status }) => status.date],
    ['Successor', ({ status }) => status.successorName],
  ],
  tuitionInState: [['Tuition and fees, out of state or international (US dollars per year)', (row) => row.tuitionUsd]],
  graduateEnrollment: [['Size', (row) => sizeCategoryOf(row.studentPopulation)]],
  acceptanceRate: [
    ['Applicants behind the acceptance rate', ({ cohorts }) => cohorts.acceptanceRate?.count ?? null],
    ['Rating by acceptance rate', (row) => distinctionOf(row)],
  ],
  graduationRate: [
    ['Students behind the graduation rate', ({ cohorts }) => cohorts.graduationRate?.count ?? null],
    ['Graduated within four years (%)', ({ graduationRates }) => graduationRates?.fourYears ?? null],
    ['Graduated within six years (%)', ({ graduationRates }) => graduationRates?.sixYears ?? null],
    ['Graduated within eight years (%)', ({ graduationRates }) => graduationRates?.eightYears ?? null],
  ],
  admissionPolicy: [
    ['SAT and ACT', ({ testPolicy }) => testPolicy && TEST_POLICY_LABELS[testPolicy.policy]],
    ['SAT and ACT, for', ({ testPolicy }) => testPolicy?.cycle ?? null],
  ],
  roomAndBoard: [
    ['Rent of one bedroom near it (per month)', ({ rent }) => rent?.oneBedroom ?? null],
    ['Rent of', ({ rent }) => rent && `${rent.area}, ${rent.period}`],
  ],
};

export const UNIVERSITY_COLUMNS: readonly Column[] = CSV_FIELDS.flatMap((field) => [
  plainColumn(field),
  ...(MADE_COLUMNS[field] ?? []),
]);

/** The whole file: one header row, then one row a university. */
export function universitiesCsv(rows: readonly CardRow[]): string {
  return csvFile([
    UNIVERSITY_COLUMNS.map(([title]) => title),
    ...rows.map((row) => UNIVERSITY_COLUMNS.map(([, cell]) => cell(row))),
  ]);
}
