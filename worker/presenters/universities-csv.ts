/** Universities as a CSV file. */

import { DISTINCTION_NAMES, SETTING_NAMES, SIZE_NAMES } from '#names/enums.ts';
import { type CsvCell, csvFile } from '#schema/domain/formats/csv.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import { stateName, townName } from '#schema/domain/places/places.ts';
import { DEADLINE_ROUNDS } from '#schema/domain/plan/next-deadline.ts';
import { distinctionOf, sizeCategoryOf } from '#schema/domain/record/categories.ts';
import {
  AWARD_LEVEL_LABELS,
  CALENDAR_LABELS,
  COUNTRY_LABELS,
  RELIGION_LABELS,
  TYPE_LABELS,
} from '#schema/domain/record/enums.ts';
import type { FactField, Provenance } from '#schema/domain/record/facts.ts';
import { KIND_LABELS, STATUS_LABELS, TEST_POLICY_LABELS } from '#schema/domain/record/figure-labels.ts';
import { peopleBehind } from '#schema/domain/record/small-cohorts.ts';
import type { UniversityDocument } from '#schema/domain/record/university-document.ts';
import { CSV_FIELDS, type CsvField, factOf, planOf } from '#schema/domain/record/university-fields.ts';
import { checkWords } from '#words/majors/earnings-check.ts';
import { trendWords } from '#words/majors/graduates-trend.ts';
import { csvFieldTitle, csvWords } from '#words/university/csv.ts';
import { yearText } from '#words/university/record-texts.ts';
import type { CardRow } from '#worker/queries/universities.ts';
import type { SubjectFigures } from '#worker/search/subject-figures.ts';
import { schoolName } from './school-name.ts';
import { hasMoney } from './subject-figures.ts';
import { areaText, cipTitle, recordText } from './texts-of-data.ts';
import { type PriceOf, presentPrice } from './your-price.ts';

/** The codes of a field in words. */
const labelsOf = (field: CsvField): Readonly<Record<string, string>> | undefined =>
  ({
    country: COUNTRY_LABELS,
    type: TYPE_LABELS,
    kind: KIND_LABELS,
    religiousAffiliation: RELIGION_LABELS,
    academicCalendar: CALENDAR_LABELS,
    campusSetting: SETTING_NAMES,
    admissionPolicy: csvWords.admission,
  })[field as string];

/** A code in words; null where there is none. */
const named = (names: Readonly<Record<string, string>>, code: string | null): string | null =>
  code === null ? null : (names[code] ?? code);

type Column = readonly [title: string, cell: (row: CardRow) => CsvCell];

/** A column as the table of fields has it. */
function plainColumn(field: CsvField): Column {
  const { unit } = planOf(field);
  const labels = labelsOf(field);
  const cell = (row: CardRow): CsvCell => {
    const value = row[field];
    if (field === 'name') return schoolName(row.id, row.name);
    if (field === 'city') return townName(row.city);
    if (field === 'religiousDenomination') return recordText('religiousDenomination', row.religiousDenomination);
    if (field === 'athleticsDivision') return recordText('athletics', row.athleticsDivision);
    return labels && typeof value === 'string' ? (labels[value] ?? value) : value;
  };
  return [csvWords.title(field, unit), cell];
}

/** Columns made of one or more fields, behind the column of the field that they have most to do with. */
const madeColumns = (): Partial<Record<CsvField, readonly Column[]>> => ({
  city: [[csvWords.state, (row) => stateName(row.country, row.state)]],
  kind: [
    [csvWords.status, ({ status }) => STATUS_LABELS[status.state]],
    [csvWords.statusSince, ({ status }) => status.date],
    [
      csvWords.successor,
      ({ status: { successorId, successorName } }) =>
        successorId === null || successorName === null ? successorName : schoolName(successorId, successorName),
    ],
  ],
  tuitionInState: [[csvWords.tuitionUsd, (row) => row.tuitionUsd]],
  graduateEnrollment: [[csvWords.size, (row) => named(SIZE_NAMES, sizeCategoryOf(row.studentPopulation))]],
  acceptanceRate: [
    [csvWords.applicants, (row) => peopleBehind('acceptanceRate', row)],
    [csvWords.rating, (row) => named(DISTINCTION_NAMES, distinctionOf(row))],
  ],
  graduationRate: [
    [csvWords.graduationCohort, (row) => peopleBehind('graduationRate', row)],
    [csvWords.fourYears, ({ graduationRates }) => graduationRates?.fourYears ?? null],
    [csvWords.sixYears, ({ graduationRates }) => graduationRates?.sixYears ?? null],
    [csvWords.eightYears, ({ graduationRates }) => graduationRates?.eightYears ?? null],
  ],
  medianEarnings: [[csvWords.sharedWith, ({ aidNumber }) => aidNumber?.name ?? null]],
  admissionPolicy: [
    [csvWords.tests, ({ testPolicy }) => testPolicy && TEST_POLICY_LABELS[testPolicy.policy]],
    [csvWords.testsFor, ({ testPolicy }) => (testPolicy ? yearText(testPolicy.cycle) : null)],
  ],
  roomAndBoard: [
    [csvWords.rent, ({ rent }) => rent?.oneBedroom ?? null],
    [csvWords.rentOf, ({ rent }) => rent && csvWords.rentPlace(areaText(rent.area), yearText(rent.period))],
  ],
});

/** The columns of every file, with their titles in the language of the build. */
export function universityColumns(): readonly Column[] {
  const made = madeColumns();
  return CSV_FIELDS.flatMap((field) => [plainColumn(field), ...(made[field] ?? [])]);
}

/**
 * The whole file: one header row, then one row a university; personal prices where the visitor gave a situation, and the
 * figures of the subject where the list is of one.
 */
export function universitiesCsv(
  rows: readonly CardRow[],
  {
    priceOf,
    subjects,
  }: { priceOf?: PriceOf | undefined; subjects?: ReadonlyMap<number, SubjectFigures> | undefined } = {},
): string {
  const columns = [
    ...universityColumns(),
    ...(subjects ? subjectColumns(subjects) : []),
    ...(priceOf ? priceColumns(rows, priceOf) : []),
  ];
  return csvFile([columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]);
}

/** The subject that the list is of, at each school: of one degree, and pay as the search answers it. */
function subjectColumns(subjects: ReadonlyMap<number, SubjectFigures>): Column[] {
  const of = (read: (figures: SubjectFigures, row: CardRow) => CsvCell) => (row: CardRow) => {
    const figures = subjects.get(row.id);
    return figures ? read(figures, row) : null;
  };
  const { subject } = csvWords;
  return [
    [subject.program, of(({ cip, title }) => `${cip} ${cipTitle(cip, title)}`)],
    [subject.degree, of(({ level }) => AWARD_LEVEL_LABELS[level])],
    [subject.graduates, of(({ graduates }) => graduates)],
    [subject.programs, of(({ programs }) => programs)],
    [subject.trend, of(({ trend }) => trend && trendWords.trends[trend])],
    [subject.payOneYear, of(({ payOneYear }) => payOneYear)],
    [subject.payFourYears, of(({ payFourYears }) => payFourYears)],
    [subject.debt, of(({ debt }) => debt)],
    [subject.paymentShare, of(({ paymentShare }) => paymentShare)],
    [
      subject.check,
      of(({ check }, { country }) => (country === 'CA' ? checkWords.canada : check && checkWords.of(check))),
    ],
    [subject.checkState, of(({ checkLines }) => checkLines?.state ?? null)],
    [subject.checkNation, of(({ checkLines }) => checkLines?.nation ?? null)],
    [subject.payOfAll, of((figures, { aidNumber }) => (hasMoney(figures) ? (aidNumber?.name ?? null) : null))],
  ];
}

type SourcedColumn = readonly [title: string, cell: (document: UniversityDocument) => CsvCell];

/** Where a fact comes from, behind the figures it is the source of. */
function sourceColumns(title: string, fact: FactField): SourcedColumn[] {
  return [
    [csvWords.source(title), ({ facts }) => facts[fact]?.source ?? null],
    [csvWords.variable(title), ({ facts }) => variableOf(facts[fact])],
    [
      csvWords.year(title),
      ({ facts }) => {
        const year = facts[fact]?.year;
        return year === undefined ? null : yearText(year);
      },
    ],
  ];
}

function variableOf(fact: Provenance | undefined): string | null {
  if (!fact) return null;
  const computed = fact.computed === undefined ? undefined : recordText('computed', fact.computed);
  return [fact.variable, computed, fact.estimate ? csvWords.estimate : undefined].filter(Boolean).join('; ');
}

const dateColumns = (): SourcedColumn[] => [
  ...DEADLINE_ROUNDS.map(
    (round): SourcedColumn => [csvWords.deadline(round), ({ deadlines }) => deadlines?.[round] ?? null],
  ),
  [csvWords.deadlinesFor, ({ deadlines }) => deadlines?.cycle ?? null],
  [csvWords.deadlinesRead, ({ deadlines }) => deadlines?.asOf ?? null],
  ...sourceColumns(csvWords.deadlines, 'deadlines'),
];

/** The columns of every export, each figure's followed by its source, variable and year; then the dates. */
function sourcedColumns(): readonly SourcedColumn[] {
  const made = madeColumns();
  const figures = CSV_FIELDS.flatMap((field, place): SourcedColumn[] => {
    const fact = factOf(field);
    // A fact that stands for several columns is named once.
    const first = fact !== null && CSV_FIELDS.findIndex((one) => factOf(one) === fact) === place;
    return [plainColumn(field), ...(made[field] ?? []), ...(first ? sourceColumns(csvFieldTitle(field), fact) : [])];
  });
  return [...figures, ...dateColumns()];
}

/** A list as a file in which every figure says where it is from. */
export function sourcedCsv(documents: readonly UniversityDocument[]): string {
  const columns = sourcedColumns();
  return csvFile([
    columns.map(([title]) => title),
    ...documents.map((document) => columns.map(([, cell]) => cell(document))),
  ]);
}

/** What a year would cost the visitor, with its receipt in words, behind all other columns. */
function priceColumns(rows: readonly CardRow[], priceOf: PriceOf): Column[] {
  const prices = new Map(rows.map((row) => [row.id, presentPrice(priceOf(row))]));
  const of = (read: (price: YourPrice) => CsvCell) => (row: CardRow) => {
    const price = prices.get(row.id);
    return price ? read(price) : null;
  };
  return [
    [csvWords.yourPrice, of(({ amount }) => amount)],
    [csvWords.yourPriceUsd, of(({ amountUsd }) => amountUsd)],
    [
      csvWords.yourPriceEstimate,
      of(({ amount, estimate }) => (amount === null ? null : estimate ? csvWords.yes : csvWords.no)),
    ],
    [
      csvWords.yourPriceParts,
      of(({ parts }) =>
        parts.map(({ label, amount, source, year }) => csvWords.yourPricePart(label, amount, source, year)).join('; '),
      ),
    ],
    [csvWords.noPrice, of(({ missing }) => missing?.text ?? null)],
  ];
}
