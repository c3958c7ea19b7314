/** The figures of a printed sheet: those that decide, under the names that the comparison has for them. */

import { SETTING_NAMES } from '#names/enums.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import {
  formatCount,
  formatMoney,
  formatPercent,
  formatRange,
  formatRate,
  formatRatio,
} from '#schema/domain/formats/formats.ts';
import { type Country, TYPE_LABELS } from '#schema/domain/record/enums.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { TEST_POLICY_LABELS } from '#schema/domain/record/figure-labels.ts';
import { isOfFew, peopleBehind, sharedBy } from '#schema/domain/record/small-cohorts.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { cardWords } from '#words/search/card-words.ts';
import { printWords } from '#words/university/print.ts';

interface SheetRow {
  key: keyof typeof comparePageWords.rows;
  /** The fact that says where it comes from, and from which year. */
  field: FactField;
  /** Null where nothing is known. */
  read: (university: UniversityRecordView) => string | null;
  /** Set where only one country has the figure. */
  only?: Country;
}

type Amount =
  | 'tuitionInDistrict'
  | 'tuitionInState'
  | 'tuition'
  | 'roomAndBoard'
  | 'netPrice'
  | 'medianEarnings'
  | 'medianDebt';

const known = <Value>(value: Value | null, text: (value: Value) => string) => (value === null ? null : text(value));
const money = (key: Amount, only?: Country): SheetRow => ({
  key,
  field: key,
  read: (university) => {
    const campuses = sharedBy(key, university)?.campuses ?? null;
    const people = isOfFew(key, university) ? peopleBehind(key, university) : null;
    return known(university[key], (amount) => {
      const text = formatMoney(amount, university.currency);
      if (campuses !== null) return comparePageWords.table.shared(text, campuses);
      return people === null ? text : cardWords.ofFew(text, people);
    });
  },
  ...(only ? { only } : {}),
});

/** A rate; of fewer than MIN_COHORT people with their numbers. */
const rate = (
  key: 'acceptanceRate' | 'graduationRate' | 'graduationRatePell' | 'retentionRate',
  only?: Country,
): SheetRow => ({
  key,
  field: key,
  read: (university) => {
    const people = peopleBehind(key, university);
    return known(university[key], (percent) => {
      const text = formatRate(percent);
      return people !== null && isOfFew(key, university) ? cardWords.ofFew(text, people) : text;
    });
  },
  ...(only ? { only } : {}),
});

const ROWS: readonly SheetRow[] = [
  { key: 'type', field: 'type', read: ({ type }) => known(type, (one) => TYPE_LABELS[one]) },
  { key: 'studentPopulation', field: 'studentPopulation', read: (one) => known(one.studentPopulation, formatCount) },
  {
    key: 'studentFacultyRatio',
    field: 'studentFacultyRatio',
    read: (one) => known(one.studentFacultyRatio, formatRatio),
  },
  {
    key: 'campusSetting',
    field: 'campusSetting',
    read: ({ campusSetting }) => campusSetting && SETTING_NAMES[campusSetting],
  },
  money('tuitionInDistrict', 'US'),
  money('tuitionInState'),
  money('tuition'),
  money('roomAndBoard'),
  money('netPrice', 'US'),
  {
    key: 'percentReceivingAid',
    field: 'percentReceivingAid',
    only: 'US',
    read: (one) => known(one.percentReceivingAid, formatPercent),
  },
  rate('acceptanceRate'),
  {
    key: 'admissionPolicy',
    field: 'admissionPolicy',
    read: (one) => known(one.admissionPolicy, (policy) => comparePageWords.admission[policy]),
  },
  {
    key: 'testPolicy',
    field: 'testPolicy',
    only: 'US',
    read: ({ testPolicy }) => known(testPolicy, ({ policy }) => TEST_POLICY_LABELS[policy]),
  },
  { key: 'satRange', field: 'satRange', only: 'US', read: ({ satRange }) => known(satRange, formatRange) },
  { key: 'actRange', field: 'actRange', only: 'US', read: ({ actRange }) => known(actRange, formatRange) },
  {
    key: 'enteringAverage',
    field: 'enteringAverage',
    only: 'CA',
    read: (one) => known(one.enteringAverage, formatPercent),
  },
  {
    key: 'applicationFee',
    field: 'applicationFee',
    read: ({ applicationFee, currency }) =>
      known(applicationFee, (fee) => (fee === 0 ? printWords.noFee : formatMoney(fee, currency))),
  },
  rate('graduationRate'),
  rate('graduationRatePell', 'US'),
  rate('retentionRate'),
  money('medianEarnings', 'US'),
  money('medianDebt', 'US'),
  {
    key: 'employmentRate',
    field: 'employmentRate',
    only: 'CA',
    read: (one) => known(one.employmentRate, formatPercent),
  },
];

export interface SheetCell {
  /** Null where nothing is known. */
  value: string | null;
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
  return ROWS.filter(({ only }) => only === undefined || countries.has(only))
    .map(({ key, field, read, only }) => ({
      key,
      label: comparePageWords.rows[key],
      cells: universities.map((university): SheetCell => {
        const value = only === undefined || only === university.country ? read(university) : null;
        const reason = university.missing[field];
        const fact = value === null ? undefined : university.facts[field];
        return {
          value,
          year: fact?.year ?? null,
          source: fact?.source ?? null,
          estimate: fact?.estimate === true,
          missing: value === null && reason ? MISSING_LABELS[reason] : null,
        };
      }),
    }))
    .filter(({ cells }) => cells.length === 1 || cells.some(({ value }) => value !== null));
}
