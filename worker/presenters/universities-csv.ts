/** Universities as a CSV file. */

import { distinctionOf, sizeCategoryOf } from '#schema/domain/categories.ts';
import { type CsvCell, csvFile } from '#schema/domain/csv.ts';
import { CALENDAR_LABELS, COUNTRY_LABELS, RELIGION_LABELS, TYPE_LABELS } from '#schema/domain/enums.ts';
import type { FactField, Provenance } from '#schema/domain/facts.ts';
import { KIND_LABELS, STATUS_LABELS, TEST_POLICY_LABELS } from '#schema/domain/figure-labels.ts';
import { DEADLINE_ROUNDS } from '#schema/domain/next-deadline.ts';
import { stateName } from '#schema/domain/places.ts';
import type { UniversityDocument } from '#schema/domain/university-document.ts';
import { CSV_FIELDS, type CsvField, type FieldUnit, factOf, planOf } from '#schema/domain/university-fields.ts';
import type { YourPrice } from '#schema/domain/your-price.ts';
import { roundNames } from '#words/plan.ts';
import type { CardRow } from '#worker/queries/universities.ts';
import type { PriceOf } from './university-card.ts';

/** The codes of a field in words. */
const labelsOf = (field: CsvField): Readonly<Record<string, string>> | undefined =>
  ({
    country: COUNTRY_LABELS,
    type: TYPE_LABELS,
    kind: KIND_LABELS,
    religiousAffiliation: RELIGION_LABELS,
    academicCalendar: CALENDAR_LABELS,
  })[field as string];

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
  const { csv, unit } = planOf(field);
  const labels = labelsOf(field);
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

const columnsOf = (field: CsvField): Column[] => [plainColumn(field), ...(MADE_COLUMNS[field] ?? [])];

export const UNIVERSITY_COLUMNS: readonly Column[] = CSV_FIELDS.flatMap(columnsOf);

/** The whole file: one header row, then one row a university; prices of whoever asks where somebody does. */
export function universitiesCsv(rows: readonly CardRow[], priceOf?: PriceOf): string {
  const columns = [...UNIVERSITY_COLUMNS, ...(priceOf ? priceColumns(rows, priceOf) : [])];
  return csvFile([columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]);
}

type SourcedColumn = readonly [title: string, cell: (document: UniversityDocument) => CsvCell];

/** Where a fact comes from, behind the figures it is the source of. */
function sourceColumns(title: string, fact: FactField): SourcedColumn[] {
  return [
    [`${title}: source`, ({ facts }) => facts[fact]?.source ?? null],
    [`${title}: variable`, ({ facts }) => variableOf(facts[fact])],
    [`${title}: year`, ({ facts }) => facts[fact]?.year ?? null],
  ];
}

function variableOf(fact: Provenance | undefined): string | null {
  if (!fact) return null;
  return [fact.variable, fact.computed, fact.estimate ? 'estimate' : undefined].filter(Boolean).join('; ');
}

const DATE_COLUMNS: readonly SourcedColumn[] = [
  ...DEADLINE_ROUNDS.map(
    (round): SourcedColumn => [`Deadline, ${roundNames[round]}`, ({ deadlines }) => deadlines?.[round] ?? null],
  ),
  ['Deadlines, for', ({ deadlines }) => deadlines?.cycle ?? null],
  ['Deadlines, read', ({ deadlines }) => deadlines?.asOf ?? null],
  ...sourceColumns('Deadlines', 'deadlines'),
];

/** The columns of every export, each figure's followed by its source, variable and year; then the dates. */
const SOURCED_COLUMNS: readonly SourcedColumn[] = [
  ...CSV_FIELDS.flatMap((field, place): SourcedColumn[] => {
    const fact = factOf(field);
    // A fact that stands for several columns is named once.
    const first = fact !== null && CSV_FIELDS.findIndex((one) => factOf(one) === fact) === place;
    return [...columnsOf(field), ...(first ? sourceColumns(planOf(field).csv ?? field, fact) : [])];
  }),
  ...DATE_COLUMNS,
];

/** A list as a file in which every figure says where it is from. */
export function sourcedCsv(documents: readonly UniversityDocument[]): string {
  return csvFile([
    SOURCED_COLUMNS.map(([title]) => title),
    ...documents.map((document) => SOURCED_COLUMNS.map(([, cell]) => cell(document))),
  ]);
}

/** What a year would cost whoever asks, with its receipt in words, behind all other columns. */
function priceColumns(rows: readonly CardRow[], priceOf: PriceOf): Column[] {
  const prices = new Map(rows.map((row) => [row.id, priceOf(row)]));
  const of = (read: (price: YourPrice) => CsvCell) => (row: CardRow) => {
    const price = prices.get(row.id);
    return price ? read(price) : null;
  };
  return [
    ['Your price (per year)', of(({ amount }) => amount)],
    ['Your price (US dollars per year)', of(({ amountUsd }) => amountUsd)],
    ['Your price is an estimate', of(({ amount, estimate }) => (amount === null ? null : estimate ? 'yes' : 'no'))],
    [
      'Your price is made of',
      of(({ parts }) =>
        parts.map(({ label, amount, source, year }) => `${label}: ${amount} (${source}, ${year})`).join('; '),
      ),
    ],
    ['Why there is no price', of(({ missing }) => missing?.text ?? null)],
  ];
}
