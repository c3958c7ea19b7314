/** The rows of the comparison by tab: what each shows of a university, and which end of it is the better one. */

import { placeLine } from '#frontend/content/place-line.ts';
import { isCegep, whoseTuition } from '#frontend/content/tuition-lines.ts';
import { AFFORDABILITY_NAMES, SETTING_NAMES, SIZE_NAMES } from '#names/enums.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { COMPARED, type ComparedFigure, type ComparedRow } from '#schema/domain/figures/derived/compare.ts';
import { peopleOfSource, readSource, sourceDecides } from '#schema/domain/figures/read-source.ts';
import { formatRange } from '#schema/domain/formats/formats.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { isPricedForArts } from '#schema/domain/money/arts-fee.ts';
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
import type { FieldUnit } from '#schema/domain/record/university-fields.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { FIGURE_LABELS } from '#words/figures/derived/labels.ts';
import { checkWords } from '#words/majors/earnings-check.ts';
import { cardWords } from '#words/search/card-words.ts';
import type { CompareTab } from './address.ts';

/** Why figures of the two countries must not be set against each other. */
export type BorderReason = keyof typeof comparePageWords.border;
/** Why none of the figures of a row is marked. */
export type Unmarked = keyof typeof comparePageWords.marks.why;
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
  /** The name where all schools are of one country: "Domestic tuition" among Canadian ones. */
  labelIn?: Readonly<Record<Country, string>>;
  /** The end most students would prefer; null where neither is better for everyone. */
  better: 'higher' | 'lower' | null;
  /** What others pay, which says nothing to whoever has prices of their own. */
  published?: true;
  border?: BorderReason;
  caution?: BorderCaution;
  /** Whether the value is put together with amounts the school has not published. */
  estimated?: (university: UniversityRecordView) => boolean;
  /** Whether the value may be set against others: not where it is a rate of too few people. True when left out. */
  decides?: (university: UniversityRecordView) => boolean;
  /** How many people a rate is of, where that is known. */
  people?: (university: UniversityRecordView) => number | null;
  /** Whose price it is and for which programs, where it is not everybody's. */
  whose?: (university: UniversityRecordView) => string | null;
  /** Said in the place of a missing value. */
  instead?: (university: UniversityRecordView) => { amount: number; year: string } | null;
  /** Why there is no value, in words of its own. */
  whyNone?: (university: UniversityRecordView) => string | null;
}

export interface TextRow extends Row {
  unit: 'text';
  read: (university: UniversityRecordView) => string | null;
  /** What the text is for, in a word. */
  whose?: (university: UniversityRecordView) => string | null;
  /** The same in full. */
  whole?: (university: UniversityRecordView) => string | null;
  /** Where the school says it itself, for one that has nothing here. */
  elsewhere?: (university: UniversityRecordView) => string | null;
}

export interface ListRow extends Row {
  unit: 'list';
  read: (university: UniversityRecordView) => string[] | null;
}

export type ComparisonRow = NumberRow | TextRow | ListRow;

const text = (read: TextRow['read']): Omit<TextRow, 'key' | 'label' | 'field'> => ({ unit: 'text', read });
const list = (read: ListRow['read']): Omit<ListRow, 'key' | 'label' | 'field'> => ({ unit: 'list', read });

/** The row of a figure that is a number of the record. */
function numberRow({ better, border, caution, only, published, ...figure }: ComparedRow): NumberRow {
  return {
    key: figure.key,
    label: FIGURE_LABELS[figure.key],
    field: figure.fact,
    unit: figure.unit as NumberUnit,
    read: (university) => readSource(figure, university),
    better: better ?? null,
    decides: (university) => sourceDecides(figure, university),
    people: (university) => peopleOfSource(figure, university),
    ...(border ? { border } : {}),
    ...(caution ? { caution } : {}),
    ...(only ? { only } : {}),
    ...(published ? { published } : {}),
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

/** The total of a year in place of a figure of the record. */
function total(residency: Residency): Partial<NumberRow> {
  return {
    read: (university) => yearOf(university, residency)?.total ?? null,
    decides: () => true,
    people: () => null,
    estimated: (university) => {
      const cost = yearOf(university, residency);
      const fields: FactField[] = ['roomAndBoard', 'booksAndSupplies', 'otherExpenses'];
      return cost !== null && (hasEstimate(cost) || fields.some((field) => university.facts[field]?.estimate === true));
    },
  };
}

const ofDomestic = (university: UniversityRecordView) => whoseTuition(university, 'tuitionInState');
const ofInternational = (university: UniversityRecordView) => whoseTuition(university, 'tuition');

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

/** Rows that are more, or something else, than a number of the record. */
const OWN_ROWS: Partial<
  Record<ComparedFigure, Partial<NumberRow> | ReturnType<typeof text> | ReturnType<typeof list>>
> = {
  place: text(placeLine),
  status: text(({ status }) => statusOf(status)),
  type: text(({ type }) => type && TYPE_LABELS[type]),
  kind: text(({ kind, country }) =>
    country === 'CA' && kind === 'mostly-associate' ? comparePageWords.diplomaCollege : KIND_LABELS[kind],
  ),
  size: text(({ sizeCategory }) => sizeCategory && SIZE_NAMES[sizeCategory]),
  campusSetting: text(({ campusSetting }) => campusSetting && SETTING_NAMES[campusSetting]),
  religiousAffiliation: text(religionOf),
  designations: list(({ designations, missing }) =>
    designations.length === 0 && missing.designations
      ? null
      : designations.map((designation) => DESIGNATION_LABELS[designation]),
  ),
  admissionPolicy: text(({ admissionPolicy }) =>
    admissionPolicy === null ? null : comparePageWords.admission[admissionPolicy],
  ),
  testPolicy: text(({ testPolicy }) => testPolicy && TEST_POLICY_LABELS[testPolicy.policy]),
  satRange: text(({ satRange, testPolicy }) => scoresOf(satRange, testPolicy)),
  actRange: text(({ actRange, testPolicy }) => scoresOf(actRange, testPolicy)),
  academicCalendar: text(({ academicCalendar }) => academicCalendar && CALENDAR_LABELS[academicCalendar]),
  highestAward: text(({ highestAward }) => highestAward && AWARD_LEVEL_LABELS[highestAward]),
  carnegieClass: text(({ carnegieClass }) => carnegieClass),
  researchDesignation: text(({ researchDesignation }) => researchDesignation && RESEARCH_LABELS[researchDesignation]),
  accessEarnings: text(({ accessEarnings }) => accessEarnings && ACCESS_EARNINGS_LABELS[accessEarnings]),
  language: text(({ language }) => language),
  largestFields: list(({ programs }) => {
    const counted = programs.filter(({ graduates }) => graduates !== null);
    return counted.length === 0 ? null : counted.slice(0, FIELDS_SHOWN).map(({ title }) => title);
  }),
  yourPrice: {
    read: ({ yourPrice }) => yourPrice?.amount ?? null,
    estimated: ({ yourPrice }) => yourPrice?.estimate === true,
    whyNone: ({ yourPrice }) => yourPrice?.missing?.text ?? null,
    whose: ({ yourPrice }) => (yourPrice && isPricedForArts(yourPrice) ? cardWords.artsPrograms : null),
    own: true,
  },
  acceptanceRate: {
    whyNone: ({ admissionPolicy }) => (admissionPolicy === 'open' ? comparePageWords.admission.open : null),
  },
  tuitionInState: {
    labelIn: comparePageWords.rowsIn.residents,
    instead: provinceAverage('tuitionInState'),
    whyNone: (university) => (isCegep(university) ? comparePageWords.table.cegep : null),
    whose: ofDomestic,
  },
  tuition: {
    labelIn: comparePageWords.rowsIn.others,
    instead: provinceAverage('tuition'),
    whose: ofInternational,
  },
  yearInState: { labelIn: comparePageWords.rowsIn.yearOfResidents, ...total('inState'), whose: ofDomestic },
  yearOutOfState: { labelIn: comparePageWords.rowsIn.yearOfOthers, ...total('outOfState'), whose: ofInternational },
  affordability: text(
    ({ affordabilityCategory }) => affordabilityCategory && AFFORDABILITY_NAMES[affordabilityCategory],
  ),
  earningsChecks: text(({ earningsChecks, country }) =>
    country === 'CA'
      ? checkWords.canada
      : earningsChecks
        ? comparePageWords.earningsChecks(
            earningsChecks.above,
            EARNINGS_RESULTS.reduce((sum, result) => sum + earningsChecks[result], 0),
          )
        : null,
  ),
  housingOptions: list(({ housingOptions }) => housingOptions),
  athleticsDivision: text(({ athleticsDivision }) => athleticsDivision),
  athleticsConference: text(({ athleticsConference }) => athleticsConference),
};

/** The net price of each income band has a row of its own. */
function incomeRows(figure: ComparedRow): NumberRow[] {
  return NET_PRICE_BANDS.map((band, index) => ({
    ...numberRow({ ...figure, part: ['netPriceByIncome', index] }),
    key: `${figure.key}${index + 1}`,
    label: comparePageWords.netPriceBand(band),
    decides: () => true,
    people: () => null,
  }));
}

function rowsOf(figure: ComparedRow): readonly ComparisonRow[] {
  if (figure.key === 'netPriceByIncome') return incomeRows(figure);
  return [{ ...numberRow(figure), ...OWN_ROWS[figure.key] } as ComparisonRow];
}

/** The rows of each tab, in the order of the registry of figures. */
export const comparisonRows = (): Record<CompareTab, readonly ComparisonRow[]> => {
  const tabs = Object.entries(COMPARED).map(([tab, figures]) => [tab, figures.flatMap(rowsOf)]);
  return Object.fromEntries(tabs) as Record<CompareTab, readonly ComparisonRow[]>;
};
