/** The comparison as it is shown: one line a row, one cell a university, marks and differences worked out. */

import type { FactView, UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatMoney, formatRate, formatRatio, NOT_AVAILABLE } from '#schema/domain/formats/formats.ts';
import type { Country, Currency } from '#schema/domain/record/enums.ts';
import type { MissingReason } from '#schema/domain/record/facts.ts';
import { MIN_COHORT, sharedBy } from '#schema/domain/record/small-cohorts.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { bestOf } from './best-value.ts';
import type { ComparisonRow, NumberRow, NumberUnit, Unmarked } from './rows.ts';

/** US dollars for one Canadian dollar. */
export type UsdPerCad = number;

export interface ComparisonCell {
  universityId: number;
  /** What stands in the cell: N/A when the value is missing. */
  text: string;
  /** The parts of a list, one a line; null for other rows. */
  items: readonly string[] | null;
  /** The value itself, in the school's own currency; null for texts and missing values. */
  value: number | null;
  /** The value in the currency or unit that all cells of the row share; null when it cannot be had. */
  common: number | null;
  /** Whose price it is and for which programs, where it is not everybody's. */
  whose: string | null;
  /** The amount in the other country's currency, in a comparison across the border. */
  converted: string | null;
  estimate: boolean;
  /** Whether it may be set against the others; a rate of too few people may not. */
  decides: boolean;
  /** The value alone, and of how many campuses it is where it is not this one's own; null for texts and missing values. */
  bare: string | null;
  campuses: number | null;
  best: boolean;
  fact: FactView | null;
  missing: MissingReason | null;
  /** What can be said in the place of a missing value. */
  instead: string | null;
  /** The number in that, in the currency of the comparison: a lower one beside it takes the mark from the lowest value. */
  average: number | null;
}

export interface ComparisonLine {
  row: ComparisonRow;
  cells: ComparisonCell[];
  /** "Highest", "Lowest"; what several are that share the best value; null when no cell is marked. */
  mark: string | null;
  /** The end that one school alone has; null where several share it, or none has. */
  end: 'higher' | 'lower' | null;
  /** Why figures of this row are not ranked, or what to know before ranking them. */
  note: string | null;
  /** Why no cell is marked; null where one is, or where there are not two figures to rank. */
  unmarked: Unmarked | null;
  /** The year all cells share; null when they differ or have none. */
  year: string | null;
  differs: boolean;
}

const OTHER_CURRENCY: Record<Currency, Currency> = { USD: 'CAD', CAD: 'USD' };

/** Whole units of the other currency at the dated rate. */
export function convert(amount: number, from: Currency, usdPerCad: UsdPerCad): number {
  return Math.round(from === 'CAD' ? amount * usdPerCad : amount / usdPerCad);
}

/** Whether schools of both countries are compared. */
export function crossesBorder(universities: readonly { country: Country }[]): boolean {
  return new Set(universities.map(({ country }) => country)).size > 1;
}

const FORMATS: Record<Exclude<NumberUnit, 'money' | 'fee'>, (value: number) => string> = {
  rate: formatRate,
  // Under each other: one decimal in all cells, or in none.
  percent: formatRate,
  count: formatCount,
  ratio: formatRatio,
  year: String,
};

export function formatValue(value: number, unit: NumberUnit, currency: Currency): string {
  return unit === 'money' || unit === 'fee' ? formatMoney(value, currency) : FORMATS[unit](value);
}

function emptyCell(row: ComparisonRow, university: UniversityRecordView): ComparisonCell {
  const fact = row.field === null ? null : (university.facts[row.field] ?? null);
  const instead =
    row.only === undefined || row.only === university.country ? null : comparePageWords.table.onlyIn[row.only];
  // What only one country publishes is not missing at a school of the other.
  const said = fact !== null || instead !== null;
  return {
    universityId: university.id,
    text: NOT_AVAILABLE,
    items: null,
    value: null,
    common: null,
    whose: null,
    converted: null,
    estimate: false,
    decides: true,
    bare: null,
    campuses: null,
    best: false,
    fact,
    missing: said || row.field === null ? null : (university.missing[row.field] ?? null),
    instead,
    average: null,
  };
}

/** A rate with its numbers where fewer than MIN_COHORT people stand behind it. */
function ofFew(text: string, people: number | null): string {
  return people === null || people >= MIN_COHORT ? text : comparePageWords.table.ofFew(text, people);
}

const campusesOf = ({ field }: NumberRow, university: UniversityRecordView): number | null =>
  field === null ? null : (sharedBy(field, university)?.campuses ?? null);

/** A figure with its people where they are few, and with its campuses where it is of several. */
function ofWhom(row: NumberRow, university: UniversityRecordView, text: string): string {
  const campuses = campusesOf(row, university);
  return campuses === null
    ? ofFew(text, row.people?.(university) ?? null)
    : comparePageWords.table.shared(text, campuses);
}

function convertedText(value: number, currency: Currency, usdPerCad: UsdPerCad): string {
  const other = OTHER_CURRENCY[currency];
  return comparePageWords.table.converted(formatCount(convert(value, currency, usdPerCad)), other);
}

function numberCell(
  row: NumberRow,
  university: UniversityRecordView,
  acrossBorder: boolean,
  usdPerCad: UsdPerCad | null,
): ComparisonCell {
  const { currency } = university;
  const cell = emptyCell(row, university);
  const value = row.read(university);
  const foreign = (row.unit === 'money' || row.unit === 'fee') && acrossBorder;
  const needsRate = foreign && currency === 'CAD';
  const commonOf = (amount: number) =>
    !needsRate ? amount : usdPerCad === null ? null : convert(amount, 'CAD', usdPerCad);
  if (value === null) {
    const instead = row.instead?.(university) ?? null;
    const why = row.whyNone?.(university) ?? null;
    return instead === null
      ? { ...cell, instead: why ?? cell.instead, missing: why === null ? cell.missing : null }
      : {
          ...cell,
          instead: comparePageWords.table.provinceAverage(formatMoney(instead.amount, currency), instead.year),
          average: commonOf(instead.amount),
        };
  }
  return {
    ...cell,
    text: ofWhom(row, university, formatValue(value, row.unit, currency)),
    instead: null,
    value,
    campuses: campusesOf(row, university),
    bare: formatValue(value, row.unit, currency),
    common: commonOf(value),
    whose: row.whose?.(university) ?? null,
    converted: foreign && usdPerCad !== null ? convertedText(value, currency, usdPerCad) : null,
    estimate: cell.fact?.estimate === true || row.estimated?.(university) === true,
    decides: row.decides?.(university) ?? true,
  };
}

function cellOf(
  row: ComparisonRow,
  university: UniversityRecordView,
  acrossBorder: boolean,
  usdPerCad: UsdPerCad | null,
): ComparisonCell {
  switch (row.unit) {
    case 'text': {
      const cell = emptyCell(row, university);
      const text = row.read(university);
      if (text === null) return cell;
      const whose = row.whose?.(university) ?? null;
      return { ...cell, text, whose, instead: null, estimate: cell.fact?.estimate === true };
    }
    case 'list': {
      const cell = emptyCell(row, university);
      const items = row.read(university);
      if (items === null) return cell;
      return { ...cell, text: items.length === 0 ? comparePageWords.table.none : items.join('; '), items };
    }
    default:
      return numberCell(row, university, acrossBorder, usdPerCad);
  }
}

/** Whether a school has no figure in the row, nor anything of its own to say in the place of one. */
function isBlank({ text, instead }: ComparisonCell): boolean {
  const { onlyIn } = comparePageWords.table;
  return text === NOT_AVAILABLE && (instead === null || instead === onlyIn.US || instead === onlyIn.CA);
}

/** Whether no school has a figure in the row. */
export function hasNoFigure({ cells }: Pick<ComparisonLine, 'cells'>): boolean {
  return cells.length > 0 && cells.every(isBlank);
}

/** Across the border, the country whose schools alone have something in the row; null where both do, or none. */
export function onlyCountry({ cells }: ComparisonLine, universities: readonly UniversityRecordView[]): Country | null {
  const known = universities.filter((_, place) => cells[place] !== undefined && !isBlank(cells[place]));
  const [first] = known;
  return first && crossesBorder(universities) && !crossesBorder(known) ? first.country : null;
}

/** The countries whose schools have a value in the row. */
function crossesBorderWithin(cells: readonly ComparisonCell[], universities: readonly UniversityRecordView[]): boolean {
  return crossesBorder(universities.filter((_, place) => cells[place]?.value != null));
}

/** Whether the schools with a value in the row are of more than one state or province. */
function isOfSeveralStates(cells: readonly ComparisonCell[], universities: readonly UniversityRecordView[]): boolean {
  return new Set(universities.filter((_, place) => cells[place]?.value != null).map(({ state }) => state)).size > 1;
}

/** Marks the best cells, or says why there are none. */
function marked(
  row: NumberRow,
  cells: ComparisonCell[],
  universities: readonly UniversityRecordView[],
  hasOwnPrices: boolean,
): Pick<ComparisonLine, 'cells' | 'mark' | 'end' | 'note' | 'unmarked'> {
  const acrossBorder = crossesBorderWithin(cells, universities);
  const cause =
    row.border !== undefined && (row.border === 'residents' ? isOfSeveralStates(cells, universities) : acrossBorder)
      ? row.border
      : null;
  const caution = acrossBorder && row.caution ? comparePageWords.caution[row.caution] : null;
  const note = cause === null ? caution : comparePageWords.border[cause];
  // Beside one's own prices nobody pays these: the lowest of them is no advice.
  const unmarked = { cells, mark: null, end: null };
  if (hasOwnPrices && row.published) return { ...unmarked, note, unmarked: null };
  if (cells.filter(({ value }) => value !== null).length < 2) return { ...unmarked, note, unmarked: null };
  if (row.better === null) return { ...unmarked, note, unmarked: 'neither' };
  if (cause !== null) return { ...unmarked, note, unmarked: cause };
  // A value that cannot be brought to the common currency might be the best one.
  if (cells.some(({ value, common }) => value !== null && common === null)) {
    return { ...unmarked, note: comparePageWords.marks.noRate, unmarked: 'no-rate' };
  }
  const verdict = bestOf(
    cells.map(({ common, average, estimate, decides }) => ({
      value: decides ? (common ?? average) : null,
      estimate: estimate || average !== null,
    })),
    row.better,
    row.unit,
  );
  if (verdict.kind === 'none') {
    const [undecided, decided] = [false, true].map((does) =>
      cells.filter(({ value, decides }) => value !== null && decides === does),
    );
    const few = undecided?.some(({ campuses }) => campuses !== null) ? 'campuses' : 'people';
    return verdict.why === 'estimate'
      ? { ...unmarked, note: comparePageWords.marks.estimateWins, unmarked: 'estimate' }
      : { ...unmarked, note, unmarked: (decided?.length ?? 0) < 2 ? few : 'same' };
  }
  const { marks } = comparePageWords;
  const isShared = verdict.winners.length > 1;
  return {
    cells: cells.map((cell, place) => ({ ...cell, best: verdict.winners.includes(place) })),
    mark: (isShared ? marks.shared : marks)[row.better],
    end: isShared ? null : row.better,
    note,
    unmarked: null,
  };
}

function sharedYear(cells: readonly ComparisonCell[]): string | null {
  const years = new Set(cells.filter(({ text }) => text !== NOT_AVAILABLE).map(({ fact }) => fact?.year));
  const [year] = years;
  return years.size === 1 ? (year ?? null) : null;
}

/** A row by the name that it has in the one country whose schools are compared. */
function inOneCountry(row: ComparisonRow, countries: ReadonlySet<Country>): ComparisonRow {
  const [country, other] = countries;
  if (country === undefined || other !== undefined || !('labelIn' in row)) return row;
  return { ...row, label: row.labelIn?.[country] ?? row.label };
}

/**
 * The lines of one part for these universities, in the order of its rows. Money across the border is ranked in US
 * dollars at the dated rate; without a rate it is not ranked.
 */
export function comparisonLines(
  rows: readonly ComparisonRow[],
  universities: readonly UniversityRecordView[],
  usdPerCad: UsdPerCad | null,
): ComparisonLine[] {
  const countries = new Set(universities.map(({ country }) => country));
  const hasOwnPrices = universities.some(({ yourPrice }) => yourPrice !== undefined);
  return rows
    .filter(({ only, own }) => (only === undefined || countries.has(only)) && (!own || hasOwnPrices))
    .map((one) => {
      const row = inOneCountry(one, countries);
      const cells = universities.map((university) => cellOf(row, university, countries.size > 1, usdPerCad));
      const isNumber = row.unit !== 'text' && row.unit !== 'list';
      const line = isNumber
        ? marked(row, cells, universities, hasOwnPrices)
        : { cells, mark: null, end: null, note: null, unmarked: null };
      return {
        row,
        ...line,
        // Beside a year that is the value itself, that of its source would read as another value.
        year: row.unit === 'year' ? null : sharedYear(cells),
        differs: new Set(cells.map(({ text }) => text)).size > 1,
      };
    });
}
