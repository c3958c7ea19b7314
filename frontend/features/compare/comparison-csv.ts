/** The comparison as a CSV file: every row of every part, one column a university, then where each figure comes from. */

import type { UniversityRecordView } from '#schema/api/university.ts';
import { type CsvCell, csvFile } from '#schema/domain/formats/csv.ts';
import { NOT_AVAILABLE } from '#schema/domain/formats/formats.ts';
import { MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { COMPARE_TABS } from './address.ts';
import {
  type ComparisonCell,
  type ComparisonLine,
  comparisonLines,
  crossesBorder,
  type UsdPerCad,
} from './comparison.ts';
import { comparisonRows } from './rows.ts';

interface ComparisonFile {
  universities: readonly UniversityRecordView[];
  usdPerCad: UsdPerCad | null;
  /** The web address of a university's page. */
  pageOf: (university: UniversityRecordView) => string;
}

/** Numbers stay numbers, so that a spreadsheet can go on counting with them; a missing value is an empty cell. */
function cellValue({ value, text }: ComparisonCell): CsvCell {
  return value ?? (text === NOT_AVAILABLE ? null : text);
}

/** Source, year and whether it is an estimate; for a missing value why, or what is known instead. */
function sourceOf({ fact, missing, instead, estimate }: ComparisonCell): CsvCell {
  const parts = [
    fact && `${fact.source}, ${fact.year}`,
    estimate && comparePageWords.csv.estimate,
    missing && MISSING_LABELS[missing],
    instead,
  ].filter((part) => part);
  return parts.length === 0 ? null : parts.join('; ');
}

function linesOf(part: string, line: ComparisonLine): CsvCell[][] {
  const { row, cells } = line;
  const rows: CsvCell[][] = [
    [part, row.label, comparePageWords.csv.units[row.unit], ...cells.map(cellValue), ...cells.map(sourceOf)],
  ];
  if (cells.some(({ converted }) => converted !== null)) {
    rows.push([
      part,
      comparePageWords.csv.converted(row.label),
      comparePageWords.csv.usDollars,
      ...cells.map(({ common }) => common),
    ]);
  }
  return rows;
}

/** The whole file. Money stands in each school's own currency and, across the border, once more in US dollars. */
export function comparisonCsv({ universities, usdPerCad, pageOf }: ComparisonFile): string {
  const names = universities.map(({ name }) => name);
  const head: CsvCell[][] = [
    [
      comparePageWords.csv.part,
      comparePageWords.csv.measure,
      comparePageWords.csv.unit,
      ...names,
      ...names.map(comparePageWords.csv.source),
    ],
    ['', comparePageWords.csv.id, '', ...universities.map(({ id }) => id)],
    ['', comparePageWords.csv.currency, '', ...universities.map(({ currency }) => currency)],
    ['', comparePageWords.csv.page, '', ...universities.map(pageOf)],
    ...(crossesBorder(universities) && usdPerCad !== null
      ? [['', comparePageWords.csv.exchangeRate, '', usdPerCad]]
      : []),
  ];
  const body = COMPARE_TABS.flatMap((tab) =>
    comparisonLines(comparisonRows()[tab], universities, usdPerCad).flatMap((line) =>
      linesOf(comparePageWords.tabs[tab], line),
    ),
  );
  const width = 3 + 2 * universities.length;
  return csvFile([...head, ...body].map((row) => [...row, ...Array<CsvCell>(width - row.length).fill(null)]));
}
