/** The figures of a printed sheet: those that decide, under the names that the comparison has for them. */

import { whoseTuition } from '#frontend/content/tuition-lines.ts';
import { SETTING_NAMES } from '#names/enums.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { PRINTED, type PrintedFigure, type PrintedRow } from '#schema/domain/figures/derived/compare.ts';
import type { FigureUnit } from '#schema/domain/figures/figure.ts';
import { readSource } from '#schema/domain/figures/read-source.ts';
import {
  formatCount,
  formatMoney,
  formatPercent,
  formatRange,
  formatRate,
  formatRatio,
} from '#schema/domain/formats/formats.ts';
import { TYPE_LABELS } from '#schema/domain/record/enums.ts';
import { MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { TEST_POLICY_LABELS } from '#schema/domain/record/figure-labels.ts';
import { isOfFew, peopleBehind, sharedBy } from '#schema/domain/record/small-cohorts.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { FIGURE_LABELS } from '#words/figures/derived/labels.ts';
import { cardWords } from '#words/search/card-words.ts';
import { printWords } from '#words/university/print.ts';

const known = <Value>(value: Value | null, text: (value: Value) => string) => (value === null ? null : text(value));

/** Figures that are texts, or are said in words of their own; null where nothing is known. */
const OWN_TEXTS: Partial<Record<PrintedFigure, (university: UniversityRecordView) => string | null>> = {
  type: ({ type }) => known(type, (one) => TYPE_LABELS[one]),
  campusSetting: ({ campusSetting }) => campusSetting && SETTING_NAMES[campusSetting],
  admissionPolicy: (one) => known(one.admissionPolicy, (policy) => comparePageWords.admission[policy]),
  testPolicy: ({ testPolicy }) => known(testPolicy, ({ policy }) => TEST_POLICY_LABELS[policy]),
  satRange: ({ satRange }) => known(satRange, formatRange),
  actRange: ({ actRange }) => known(actRange, formatRange),
  applicationFee: ({ applicationFee, currency }) =>
    known(applicationFee, (fee) => (fee === 0 ? printWords.noFee : formatMoney(fee, currency))),
};

/** An amount, with the campuses or the few people that it is of. */
function amountText(row: PrintedRow, amount: number, university: UniversityRecordView): string {
  const text = formatMoney(amount, university.currency);
  const campuses = row.fact && (sharedBy(row.fact, university)?.campuses ?? null);
  return campuses === null ? ofFewText(row, text, university) : comparePageWords.table.shared(text, campuses);
}

/** A figure of fewer than MIN_COHORT people with their number. */
function ofFewText({ fact }: PrintedRow, text: string, university: UniversityRecordView): string {
  const people = fact !== null && isOfFew(fact, university) ? peopleBehind(fact, university) : null;
  return people === null ? text : cardWords.ofFew(text, people);
}

const TEXTS: Partial<Record<FigureUnit, (row: PrintedRow, value: number, university: UniversityRecordView) => string>> =
  {
    money: amountText,
    fee: amountText,
    rate: (row, value, university) => ofFewText(row, formatRate(value), university),
    percent: (_row, value) => formatPercent(value),
    count: (_row, value) => formatCount(value),
    ratio: (_row, value) => formatRatio(value),
    year: (_row, value) => String(value),
  };

/** Rows of prices that are not everybody's. */
const WHOSE: Partial<Record<PrintedFigure, (university: UniversityRecordView) => string | null>> = {
  tuitionInState: (university) => whoseTuition(university, 'tuitionInState'),
  tuition: (university) => whoseTuition(university, 'tuition'),
};

/** What a row shows of a university; null where nothing is known. */
function textOf(row: PrintedRow, university: UniversityRecordView): string | null {
  const own = OWN_TEXTS[row.key];
  if (own) return own(university);
  const value = readSource(row, university);
  return value === null ? null : ((row.unit && TEXTS[row.unit]?.(row, value, university)) ?? String(value));
}

export interface SheetCell {
  /** Null where nothing is known. */
  value: string | null;
  /** Whose price it is and for which programs, where it is not everybody's. */
  whose: string | null;
  year: string | null;
  source: string | null;
  estimate: boolean;
  /** Why there is no value, where that is known. */
  missing: string | null;
}

export interface SheetLine {
  key: string;
  label: string;
  /** One for each university. */
  cells: SheetCell[];
}

/** The lines of a sheet; what only the other country has, and what none of several schools has, is left out. */
export function sheetLines(universities: readonly UniversityRecordView[]): SheetLine[] {
  const countries = new Set(universities.map(({ country }) => country));
  return PRINTED.filter(({ only }) => only === undefined || countries.has(only))
    .map((row) => ({
      key: row.key,
      label: FIGURE_LABELS[row.key],
      cells: universities.map((university): SheetCell => {
        const value = row.only === undefined || row.only === university.country ? textOf(row, university) : null;
        const reason = row.fact === null ? undefined : university.missing[row.fact];
        const fact = value === null || row.fact === null ? undefined : university.facts[row.fact];
        return {
          value,
          whose: value === null ? null : (WHOSE[row.key]?.(university) ?? null),
          year: fact?.year ?? null,
          source: fact?.source ?? null,
          estimate: fact?.estimate === true,
          missing: value === null && reason ? MISSING_LABELS[reason] : null,
        };
      }),
    }))
    .filter(({ cells }) => cells.length === 1 || cells.some(({ value }) => value !== null));
}
