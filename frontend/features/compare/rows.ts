/** The rows of the comparison by tab: what each shows of a university, and which end of it is the better one. */

import { placeLine } from '#frontend/content/place-line.ts';
import { AFFORDABILITY_NAMES, SETTING_NAMES, SIZE_NAMES } from '#names/enums.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatRange } from '#schema/domain/formats/formats.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { hasEstimate, type Residency, type YearlyCost, yearlyCost } from '#schema/domain/money/finance.ts';
import { NET_PRICE_BANDS } from '#schema/domain/money/net-price-bands.ts';
import { EARNINGS_RESULTS } from '#schema/domain/programs/earnings-check.ts';
import {
  ACCESS_EARNINGS_LABELS,
  AWARD_LEVEL_LABELS,
  CALENDAR_LABELS,
  type Country,
  DESIGNATION_LABELS,
  RELIGION_LABELS,
  RESEARCH_LABELS,
  TYPE_LABELS,
} from '#schema/domain/record/enums.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { KIND_LABELS, STATUS_LABELS, TEST_POLICY_LABELS } from '#schema/domain/record/figure-labels.ts';
import { decides, outcomeRate, peopleBehind } from '#schema/domain/record/small-cohorts.ts';
import { type FieldUnit, factOf, type NumberField, planOf } from '#schema/domain/record/university-fields.ts';
import type { OutcomeGroup } from '#schema/domain/record/university-figures.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import type { CompareTab } from './address.ts';

/** Why figures of the two countries must not be set against each other. */
export type BorderReason = keyof typeof comparePageWords.border;
/** What one should know before setting figures of the two countries against each other. */
export type BorderCaution = keyof typeof comparePageWords.caution;

interface Row {
  key: string;
  label: string;
  /** The fact that carries source and year; null where there is none. */
  field: FactField | null;
  /** Set where only one country has the figure: the row shows when a school of that country is compared. */
  only?: Country;
  /** Set where the row shows only to whoever has prices of their own. */
  own?: true;
}

export type NumberUnit = FieldUnit;

export interface NumberRow extends Row {
  unit: NumberUnit;
  read: (university: UniversityRecordView) => number | null;
  /** The end most students would prefer; null where neither is better for everyone. */
  better: 'higher' | 'lower' | null;
  border?: BorderReason;
  caution?: BorderCaution;
  /** Whether the value is put together with amounts the school has not published. */
  estimated?: (university: UniversityRecordView) => boolean;
  /** Whether the value may be set against others: not where it is a rate of too few people. True when left out. */
  decides?: (university: UniversityRecordView) => boolean;
  /** How many people a rate is of, where that is known. */
  people?: (university: UniversityRecordView) => number | null;
  /** Said in the place of a missing value. */
  instead?: (university: UniversityRecordView) => { amount: number; year: string } | null;
  /** Why there is no value, in words of its own. */
  whyNone?: (university: UniversityRecordView) => string | null;
}

export interface TextRow extends Row {
  unit: 'text';
  read: (university: UniversityRecordView) => string | null;
}

export interface ListRow extends Row {
  unit: 'list';
  read: (university: UniversityRecordView) => string[] | null;
}

export type ComparisonRow = NumberRow | TextRow | ListRow;

function textRow(key: keyof typeof comparePageWords.rows, field: FactField | null, read: TextRow['read']): TextRow {
  return { key, label: comparePageWords.rows[key], field, unit: 'text', read };
}

function listRow(key: keyof typeof comparePageWords.rows, field: FactField | null, read: ListRow['read']): ListRow {
  return { key, label: comparePageWords.rows[key], field, unit: 'list', read };
}

type PlainNumberField = NumberField & FactField & keyof UniversityRecordView & keyof typeof comparePageWords.rows;

type RowOptions = Pick<NumberRow, 'border' | 'caution' | 'instead'>;

/** A row whose value is a figure of the record as it stands; its unit and source are those of the table of fields. */
function figureRow(field: PlainNumberField, better: NumberRow['better'], options: RowOptions = {}): NumberRow {
  return {
    key: field,
    label: comparePageWords.rows[field],
    field: factOf(field),
    unit: planOf(field).unit as FieldUnit,
    read: (university) => university[field],
    better,
    decides: (university) => decides(field, university),
    people: (university) => peopleBehind(field, university),
    ...options,
  };
}

/** Of a first-year class, how many finished within so many years. */
function finishedRow(key: 'fourYears' | 'sixYears' | 'eightYears'): NumberRow {
  return {
    key,
    label: comparePageWords.rows[key],
    field: 'graduationRates',
    unit: 'rate',
    read: ({ graduationRates }) => graduationRates?.[key] ?? null,
    better: 'higher',
    decides: (university) => decides('graduationRates', university),
    people: ({ graduationRates }) => graduationRates?.cohort ?? null,
    only: 'US',
  };
}

const OUTCOME_ROWS = {
  outcomeAll: 'all',
  outcomePell: 'pell',
  outcomeTransfer: 'transfer',
  outcomePartTime: 'part-time',
} as const satisfies Record<string, OutcomeGroup>;

/** Of a group of entrants, how many finished there within eight years. */
function outcomeRow(key: keyof typeof OUTCOME_ROWS): NumberRow {
  const group = OUTCOME_ROWS[key];
  return {
    key,
    label: comparePageWords.rows[key],
    field: 'outcomes',
    unit: 'rate',
    read: ({ outcomes }) => outcomes?.[group]?.award ?? null,
    better: 'higher',
    decides: (university) => outcomeRate(university, group) !== null,
    people: ({ outcomes }) => outcomes?.[group]?.cohort ?? null,
    only: 'US',
  };
}

/**
 * A year's total by the formula of schema/domain/money/finance.ts. A Canadian school's international fee says nothing about what a domestic
 * student pays, so it never stands in for it.
 */
function yearOf(university: UniversityRecordView, residency: Residency): YearlyCost | null {
  const cost = yearlyCost(university, residency);
  const foreign =
    university.country === 'CA' &&
    residency === 'inState' &&
    university.tuitionInState === null &&
    cost?.items[0]?.basis === 'reported';
  return foreign ? null : cost;
}

function totalRow(key: 'yearInState' | 'yearOutOfState', residency: Residency, options: RowOptions): NumberRow {
  return {
    key,
    label: comparePageWords.rows[key],
    field: residency === 'inState' ? 'tuitionInState' : 'tuition',
    unit: 'money',
    read: (university) => yearOf(university, residency)?.total ?? null,
    better: 'lower',
    estimated: (university) => {
      const cost = yearOf(university, residency);
      const fields: FactField[] = ['roomAndBoard', 'booksAndSupplies', 'otherExpenses'];
      return cost !== null && (hasEstimate(cost) || fields.some((field) => university.facts[field]?.estimate === true));
    },
    ...options,
  };
}

/** The province's average where the school's own fee is not known. */
function provinceAverage(key: 'tuition' | 'tuitionInState'): NonNullable<NumberRow['instead']> {
  return ({ provincialAverage }) => {
    const amount = provincialAverage?.[key] ?? null;
    return amount === null || provincialAverage === null ? null : { amount, year: provincialAverage.year };
  };
}

function religionOf({ religiousAffiliation, religiousDenomination }: UniversityRecordView): string | null {
  if (religiousAffiliation === null) return null;
  return religiousDenomination ?? RELIGION_LABELS[religiousAffiliation];
}

/** The state in words, with its date and successor where something happened. */
function statusOf({ state, date, successorName }: UniversityRecordView['status']): string {
  const parts = [STATUS_LABELS[state], date && formatPartialDate(date), successorName];
  return parts.filter((part) => part).join(', ');
}

/** A school that does not look at scores has none to report: that is said in their place. */
function scoresOf(
  range: UniversityRecordView['satRange'],
  testPolicy: UniversityRecordView['testPolicy'],
): string | null {
  if (range !== null) return formatRange(range);
  return testPolicy?.policy === 'not-considered' ? TEST_POLICY_LABELS['not-considered'] : null;
}

const FIELDS_SHOWN = 3;

export const comparisonRows = (): Record<CompareTab, readonly ComparisonRow[]> => ({
  general: [
    textRow('place', null, placeLine),
    textRow('status', 'status', ({ status }) => statusOf(status)),
    textRow('type', 'type', ({ type }) => type && TYPE_LABELS[type]),
    textRow('kind', 'kind', ({ kind }) => KIND_LABELS[kind]),
    figureRow('yearFounded', null),
    figureRow('studentPopulation', null),
    textRow('size', 'studentPopulation', ({ sizeCategory }) => sizeCategory && SIZE_NAMES[sizeCategory]),
    textRow('campusSetting', 'campusSetting', ({ campusSetting }) => campusSetting && SETTING_NAMES[campusSetting]),
    textRow('religiousAffiliation', 'religiousAffiliation', religionOf),
    listRow('designations', 'designations', ({ designations, missing }) =>
      designations.length === 0 && missing.designations
        ? null
        : designations.map((designation) => DESIGNATION_LABELS[designation]),
    ),
  ],
  academics: [
    figureRow('acceptanceRate', null),
    textRow('admissionPolicy', 'admissionPolicy', ({ admissionPolicy }) =>
      admissionPolicy === null ? null : comparePageWords.admission[admissionPolicy],
    ),
    textRow('testPolicy', 'testPolicy', ({ testPolicy }) => testPolicy && TEST_POLICY_LABELS[testPolicy.policy]),
    figureRow('applicationFee', 'lower'),
    textRow('satRange', 'satRange', ({ satRange, testPolicy }) => scoresOf(satRange, testPolicy)),
    textRow('actRange', 'actRange', ({ actRange, testPolicy }) => scoresOf(actRange, testPolicy)),
    { ...figureRow('enteringAverage', null), only: 'CA' },
    figureRow('studentFacultyRatio', 'lower', { border: 'ratio' }),
    figureRow('retentionRate', 'higher'),
    figureRow('graduationRate', 'higher', { border: 'graduation' }),
    finishedRow('fourYears'),
    finishedRow('sixYears'),
    finishedRow('eightYears'),
    { ...figureRow('graduationRatePell', 'higher'), only: 'US' },
    outcomeRow('outcomeAll'),
    outcomeRow('outcomePell'),
    outcomeRow('outcomeTransfer'),
    outcomeRow('outcomePartTime'),
    { ...figureRow('employmentRate', 'higher'), only: 'CA' },
    textRow(
      'academicCalendar',
      'academicCalendar',
      ({ academicCalendar }) => academicCalendar && CALENDAR_LABELS[academicCalendar],
    ),
    textRow('highestAward', null, ({ highestAward }) => highestAward && AWARD_LEVEL_LABELS[highestAward]),
    textRow('carnegieClass', null, ({ carnegieClass }) => carnegieClass),
    {
      ...textRow(
        'researchDesignation',
        null,
        ({ researchDesignation }) => researchDesignation && RESEARCH_LABELS[researchDesignation],
      ),
      only: 'US',
    },
    {
      ...textRow(
        'accessEarnings',
        null,
        ({ accessEarnings }) => accessEarnings && ACCESS_EARNINGS_LABELS[accessEarnings],
      ),
      only: 'US',
    },
    { ...textRow('language', null, ({ language }) => language), only: 'CA' },
    listRow('largestFields', 'programs', ({ programs }) => {
      const counted = programs.filter(({ graduates }) => graduates !== null);
      return counted.length === 0 ? null : counted.slice(0, FIELDS_SHOWN).map(({ title }) => title);
    }),
  ],
  financials: [
    {
      key: 'yourPrice',
      label: comparePageWords.rows.yourPrice,
      field: null,
      unit: 'money',
      read: ({ yourPrice }) => yourPrice?.amount ?? null,
      better: 'lower',
      estimated: ({ yourPrice }) => yourPrice?.estimate === true,
      whyNone: ({ yourPrice }) => yourPrice?.missing?.text ?? null,
      own: true,
    },
    { ...figureRow('tuitionInDistrict', 'lower', { border: 'residents' }), only: 'US' },
    figureRow('tuitionInState', 'lower', { border: 'residents', instead: provinceAverage('tuitionInState') }),
    figureRow('tuition', 'lower', { caution: 'tuition', instead: provinceAverage('tuition') }),
    figureRow('roomAndBoard', 'lower'),
    figureRow('booksAndSupplies', 'lower'),
    figureRow('otherExpenses', 'lower'),
    totalRow('yearInState', 'inState', { border: 'residents' }),
    totalRow('yearOutOfState', 'outOfState', { caution: 'tuition' }),
    textRow(
      'affordability',
      'tuition',
      ({ affordabilityCategory }) => affordabilityCategory && AFFORDABILITY_NAMES[affordabilityCategory],
    ),
    figureRow('percentReceivingAid', 'higher'),
    figureRow('averageAidAmount', 'higher'),
    figureRow('netPrice', 'lower'),
    ...NET_PRICE_BANDS.map(
      (band, index): NumberRow => ({
        key: `netPriceByIncome${index + 1}`,
        label: comparePageWords.netPriceBand(band),
        field: 'netPriceByIncome',
        unit: 'money',
        read: ({ netPriceByIncome }) => netPriceByIncome?.[index] ?? null,
        better: 'lower',
      }),
    ),
    {
      key: 'rent',
      label: comparePageWords.rows.rent,
      field: 'rent',
      unit: 'fee',
      read: ({ rent }) => rent?.oneBedroom ?? null,
      better: 'lower',
      border: 'rent',
    },
    figureRow('medianEarnings', 'higher'),
    {
      ...textRow('earningsChecks', 'earningsLines', ({ earningsChecks }) =>
        earningsChecks
          ? comparePageWords.earningsChecks(
              earningsChecks.above,
              EARNINGS_RESULTS.reduce((sum, result) => sum + earningsChecks[result], 0),
            )
          : null,
      ),
      only: 'US',
    },
    figureRow('medianDebt', 'lower'),
  ],
  'student-life': [
    figureRow('undergraduateEnrollment', null),
    figureRow('graduateEnrollment', null),
    listRow('housingOptions', 'housingOptions', ({ housingOptions }) => housingOptions),
    figureRow('studentOrganizations', null),
    textRow('athleticsDivision', 'athleticsDivision', ({ athleticsDivision }) => athleticsDivision),
    textRow('athleticsConference', 'athleticsDivision', ({ athleticsConference }) => athleticsConference),
    figureRow('percentPell', null),
  ],
});
