/**
 * Which source wins, field by field: the first vintage of a list that has a value. The order is newest first, and
 * among the same year the publisher's unrounded figure before a rounded or differently defined one.
 * In the yearly files of College Scorecard (MERGED) the figures from the student aid survey, net price and Pell share,
 * are of the year before the one in the file's name: Pell shares of the 2025 release equal IPEDS SFA2223 at all 3,670
 * schools, those of MERGED2021_22 differ from SFA2122.
 */

import type { NetPriceByIncome, ScoreRange } from '#schema/domain/dataset.ts';
import type {
  AcademicCalendar,
  AdmissionPolicy,
  CampusSetting,
  ReligiousGroup,
  UniversityType,
} from '#schema/domain/enums.ts';
import type { MissingReason, Provenance } from '#schema/domain/facts.ts';
import type { Figure } from '../../sources/unit-rows.ts';
import { AFFILIATIONS, CALENDAR_OF_CALSYS, LOCALES, TYPE_OF_CONTROL } from './ipeds-codes.ts';
import type { RowOf, UsRows, UsTable } from './rows.ts';
import { websiteOf } from './website.ts';

/** A value found in a source, or why it is not there. */
export type Finding<T> = { value: T } | MissingReason;

/** One candidate for a field: where it stands and how it is read from the rows of an institution. */
export interface Vintage<T> {
  table: UsTable | 'ror' | 'completions2024';
  /** The publisher's variable name. */
  variable: string;
  year: string;
  computed?: string;
  estimate?: true;
  read(rows: UsRows): Finding<T>;
}

type Note = Pick<Vintage<never>, 'computed' | 'estimate'>;

/** Key of a vintage in provenance.json: the source's key and the variable. */
export function provenanceKeyOf(vintage: Vintage<unknown>): string {
  return `${vintage.table}.${vintage.variable.replace(/[^\w]+/g, '-')}`;
}

/** The provenance a vintage stands for. */
export function provenanceOf(vintage: Vintage<unknown>, source: { title: string; url: string }): Provenance {
  const { variable, year, computed, estimate } = vintage;
  return {
    source: source.title,
    variable,
    year,
    url: source.url,
    ...(computed ? { computed } : {}),
    ...(estimate ? { estimate } : {}),
  };
}

/** The first vintage with a value; without one, the reason of the best-placed source that gives any. */
export function choose<T>(
  vintages: readonly Vintage<T>[],
  rows: UsRows,
): { value: T; key: string } | { value: null; reason: MissingReason } {
  let reason: MissingReason | null = null;
  for (const vintage of vintages) {
    const finding = vintage.read(rows);
    if (typeof finding !== 'string') return { value: finding.value, key: provenanceKeyOf(vintage) };
    // "Not reported" says least: a later source may know that the figure is withheld or does not apply.
    if (reason === null || reason === 'not-reported') reason = finding;
  }
  return { value: null, reason: reason ?? 'no-source' };
}

const round1 = (value: number) => Math.round(value * 10) / 10;
const whole = (figure: Figure): Finding<number> =>
  typeof figure === 'number' ? { value: Math.round(figure) } : figure;
const rate = (figure: Figure): Finding<number> => (typeof figure === 'number' ? { value: round1(figure) } : figure);
/** Groups smaller than this give no average worth the name. */
const FEWEST_STUDENTS = 10;

/**
 * A rate of students who stay or graduate. Schools whose students nearly all enter otherwise (community colleges with
 * a bachelor's program or two, schools for adults) report one or two first-year students, and a 0 that says nothing.
 */
const studentRate = (figure: Figure): Finding<number> => rate(aboveZero(figure));
/** For figures that can't be 0: a zero there stands for nothing reported. */
const aboveZero = (figure: Figure): Figure => (figure === 0 ? 'not-reported' : figure);

type FigureColumn<K extends UsTable> = {
  [C in keyof RowOf<K>]: RowOf<K>[C] extends Figure ? C : never;
}[keyof RowOf<K>] &
  string;

function column<K extends UsTable>(
  shape: (figure: Figure) => Finding<number>,
  table: K,
  name: FigureColumn<K>,
  variable: string,
  year: string,
  note: Note = {},
): Vintage<number> {
  return {
    table,
    variable,
    year,
    ...note,
    read: (rows) => {
      const row = rows[table] as Record<string, Figure> | undefined;
      return row ? shape(row[name] as Figure) : 'not-reported';
    },
  };
}

function read<T, K extends UsTable>(
  table: K,
  variable: string,
  year: string,
  of: (row: RowOf<K>, rows: UsRows) => Finding<T>,
  note: Note = {},
): Vintage<T> {
  return {
    table,
    variable,
    year,
    ...note,
    read: (rows) => {
      const row = rows[table] as RowOf<K> | undefined;
      return row ? of(row, rows) : 'not-reported';
    },
  };
}

/** Admitted out of applicants; a school that admitted nobody has no rate. */
function admissionRate(applicants: Figure, admitted: Figure): Finding<number> {
  if (typeof applicants !== 'number' || typeof admitted !== 'number') {
    return typeof applicants === 'number' ? (admitted as MissingReason) : applicants;
  }
  if (applicants <= 0 || admitted <= 0 || admitted > applicants) return 'not-reported';
  return { value: round1((100 * admitted) / applicants) };
}

function range(low: Figure, high: Figure): ScoreRange | null {
  return typeof low === 'number' && typeof high === 'number' && low <= high
    ? [Math.round(low), Math.round(high)]
    : null;
}

export interface SatRanges {
  reading: ScoreRange | null;
  math: ScoreRange | null;
}

function satRanges(row: {
  satReading25: Figure;
  satReading75: Figure;
  satMath25: Figure;
  satMath75: Figure;
}): Finding<SatRanges> {
  const reading = range(row.satReading25, row.satReading75);
  const math = range(row.satMath25, row.satMath75);
  return reading || math ? { value: { reading, math } } : 'not-reported';
}

function actRange(row: { act25: Figure; act75: Figure }): Finding<ScoreRange> {
  const act = range(row.act25, row.act75);
  return act ? { value: act } : 'not-reported';
}

/** Headcounts of one source, so that the parts add up. */
export interface Headcount {
  total: number | null;
  undergraduate: number;
  graduate: number | null;
}

/** Undergraduates and the total as reported; graduates are the rest. A source without undergraduates has no say. */
function headcount(total: Figure, undergraduate: Figure): Finding<Headcount> {
  if (typeof undergraduate !== 'number') return undergraduate;
  if (typeof total !== 'number' || undergraduate === 0 || undergraduate > total) return 'not-reported';
  return { value: { total, undergraduate, graduate: total - undergraduate } };
}

/** Grants of one group of students: the share that gets any, and the average of those who do. */
export interface Aid {
  percent: number;
  average: number | null;
}

function aid(students: Figure, percent: Figure, average: Figure): Finding<Aid> {
  if (typeof percent !== 'number') return percent;
  if (typeof students === 'number' && students < FEWEST_STUDENTS) return 'not-reported';
  if (percent === 0) return { value: { percent, average: null } };
  return typeof average === 'number' ? { value: { percent, average } } : average;
}

function bands(prices: [Figure, Figure, Figure, Figure, Figure]): Finding<NetPriceByIncome> {
  const values = prices.map((price) => (typeof price === 'number' ? Math.max(0, Math.round(price)) : null));
  return values.some((value) => value !== null)
    ? { value: values as NetPriceByIncome }
    : ((prices.find((price) => price === 'suppressed') as MissingReason | undefined) ?? 'not-reported');
}

const first = (a: Figure, b: Figure): Figure => (typeof a === 'number' ? a : b);
const sum = (a: Figure, b: Figure): Figure => {
  if (typeof a !== 'number') return a;
  return typeof b === 'number' ? a + b : b;
};
/** Grants can exceed the cost of attendance; the product then says that nothing is left to pay. */
const netPrice = (figure: Figure): Finding<number> => whole(typeof figure === 'number' ? Math.max(0, figure) : figure);

const OFF_CAMPUS: Note = {
  computed: "The school's allowance for food and housing off campus; it publishes none on campus",
  estimate: true,
};

/**
 * Four-year schools report retention of first-year students who seek a bachelor's degree. Some had none for years
 * (community colleges with a few bachelor's programs, say); their last figure, up to fifteen years old, stands in.
 */
const OLDER_RETENTION_YEARS = Array.from({ length: 14 }, (_, index) => 2022 - index);

function retentionOf(year: number): Vintage<number> {
  return read(
    'retention-2023',
    year === 2023 ? 'RET_PCF' : `RET_PCF ${year}`,
    `fall ${year - 1} to fall ${year}`,
    (row) => (row.year === year ? studentRate(row.retention) : 'not-reported'),
    year >= 2020 ? {} : { computed: 'The last figure the school has reported', estimate: true },
  );
}

/**
 * The same figures twice: as they are, and marked where hardly anyone stands behind them. The releases give rates
 * without the number of students, so the size of a group is that of the last one IPEDS counted (`counted`).
 */
function markingFew(
  counted: 'ef2022d' | 'gr200-2022',
  entered: string,
  vintages: readonly Vintage<number>[],
): Vintage<number>[] {
  const few = (rows: UsRows): boolean => {
    const cohort = rows[counted]?.cohort;
    return typeof cohort === 'number' && cohort < FEWEST_STUDENTS;
  };
  return vintages.flatMap((vintage) => [
    { ...vintage, read: (rows) => (few(rows) ? 'not-reported' : vintage.read(rows)) },
    {
      ...vintage,
      variable: `${vintage.variable}, few students`,
      computed: `Of a group that had fewer than ten students in ${entered}; one student more or less changes it much`,
      read: (rows) => (few(rows) ? vintage.read(rows) : 'not-reported'),
    },
  ]);
}

export const HEADCOUNT: readonly Vintage<Headcount>[] = [
  read('fall-enrolment-2023', 'ENRTOT, EFUG, EFGRAD', 'fall 2023', (row) => headcount(row.total, row.undergraduate)),
  read('effy2024', 'EFYTOTLT by level', '2023-24', (row) => headcount(row.total, row.undergraduate), {
    computed: 'Everyone enrolled at any time in twelve months; the fall count is lower',
  }),
  read('scorecard-2026-04', 'UGDS', 'fall 2024', (row) =>
    typeof row.undergraduates === 'number' && row.undergraduates > 0
      ? { value: { total: null, undergraduate: row.undergraduates, graduate: null } }
      : 'not-reported',
  ),
];

export const FIRST_YEAR_GRANTS = 'First-time full-time undergraduates with any grant or scholarship';
export const AID: readonly Vintage<Aid>[] = [
  read(
    'sfa2122',
    'AGRNT_P, AGRNT_A',
    '2021-22',
    (row) => aid(row.firstYearStudents, row.firstYearGrantPercent, row.firstYearGrantAverage),
    {
      computed: FIRST_YEAR_GRANTS,
    },
  ),
  read(
    'sfa2122',
    'UAGRNTP, UAGRNTA',
    '2021-22',
    (row) => aid('not-reported', row.undergraduateGrantPercent, row.undergraduateGrantAverage),
    {
      computed:
        'All undergraduates with any grant or scholarship; the school has hardly any first-time full-time students',
    },
  ),
];

export const SAT: readonly Vintage<SatRanges>[] = [
  read('scorecard-2026-06', 'SATVR25, SATVR75, SATMT25, SATMT75', 'fall 2024', satRanges),
  read('adm2023', 'SATVR25, SATVR75, SATMT25, SATMT75', 'fall 2023', satRanges),
];
export const ACT: readonly Vintage<ScoreRange>[] = [
  read('scorecard-2026-06', 'ACTCM25, ACTCM75', 'fall 2024', actRange),
  read('adm2023', 'ACTCM25, ACTCM75', 'fall 2023', actRange),
];

export const NUMBERS = {
  tuition: [
    column(whole, 'scorecard-2026-06', 'tuitionOutOfState', 'TUITIONFEE_OUT', '2024-25'),
    column(whole, 'scorecard-2026-04', 'tuitionOutOfState', 'TUITIONFEE_OUT', '2024-25'),
    column(whole, 'ic2023-ay', 'tuitionOutOfState', 'CHG3AY3', '2023-24'),
    column(whole, 'cost2023', 'tuitionOutOfState', 'TUFEYR3 (out of state)', '2023-24'),
    column(whole, 'scorecard-2022-23', 'tuitionOutOfState', 'TUITIONFEE_OUT', '2022-23'),
    column(whole, 'scorecard-2021-22', 'tuitionOutOfState', 'TUITIONFEE_OUT', '2021-22'),
  ],
  tuitionInState: [
    column(whole, 'scorecard-2026-06', 'tuitionInState', 'TUITIONFEE_IN', '2024-25'),
    column(whole, 'scorecard-2026-04', 'tuitionInState', 'TUITIONFEE_IN', '2024-25'),
    column(whole, 'ic2023-ay', 'tuitionInState', 'CHG2AY3', '2023-24'),
    column(whole, 'cost2023', 'tuitionInState', 'TUFEYR3 (in state)', '2023-24'),
    column(whole, 'scorecard-2022-23', 'tuitionInState', 'TUITIONFEE_IN', '2022-23'),
    column(whole, 'scorecard-2021-22', 'tuitionInState', 'TUITIONFEE_IN', '2021-22'),
  ],
  roomAndBoard: [
    column(whole, 'ic2023-ay', 'housingOnCampus', 'CHG5AY3', '2023-24'),
    read('ic2023', 'RMBRDAMT', '2023-24', (row) => whole(aboveZero(row.roomAndBoardCharge))),
    read(
      'ic2023',
      'ROOMAMT, BOARDAMT',
      '2023-24',
      (row) => whole(sum(aboveZero(row.roomCharge), aboveZero(row.boardCharge))),
      {
        computed: 'Typical room charge plus typical board charge',
      },
    ),
    column(whole, 'scorecard-2022-23', 'housingOnCampus', 'ROOMBOARD_ON', '2022-23'),
    column(whole, 'scorecard-2021-22', 'housingOnCampus', 'ROOMBOARD_ON', '2021-22'),
    column(whole, 'ic2023-ay', 'housingOffCampus', 'CHG7AY3', '2023-24', OFF_CAMPUS),
    column(whole, 'scorecard-2022-23', 'housingOffCampus', 'ROOMBOARD_OFF', '2022-23', OFF_CAMPUS),
    column(whole, 'scorecard-2021-22', 'housingOffCampus', 'ROOMBOARD_OFF', '2021-22', OFF_CAMPUS),
  ],
  booksAndSupplies: [
    column(whole, 'ic2023-ay', 'books', 'CHG4AY3', '2023-24'),
    column(whole, 'scorecard-2022-23', 'books', 'BOOKSUPPLY', '2022-23'),
    column(whole, 'scorecard-2021-22', 'books', 'BOOKSUPPLY', '2021-22'),
  ],
  otherExpenses: [
    column(whole, 'ic2023-ay', 'otherOnCampus', 'CHG6AY3', '2023-24'),
    column(whole, 'ic2023-ay', 'otherOffCampus', 'CHG8AY3', '2023-24', {
      computed: "The school's allowance for other expenses off campus; it publishes none on campus",
    }),
    column(whole, 'scorecard-2021-22', 'otherOnCampus', 'OTHEREXPENSE_ON', '2021-22'),
  ],
  percentPell: [
    column(rate, 'scorecard-2026-06', 'pell', 'PCTPELL', '2023-24'),
    read('pell-2023', 'UPGRNTP', '2022-23', (row) => (row.year === 2023 ? rate(row.pell) : 'not-reported')),
    column(rate, 'scorecard-2025-admissions', 'pell', 'PCTPELL', '2022-23'),
    column(rate, 'sfa2122', 'undergraduatePellPercent', 'UPGRNTP', '2021-22'),
    column(rate, 'scorecard-2021-22', 'pell', 'PCTPELL', '2020-21'),
  ],
  netPrice: [
    column(netPrice, 'scorecard-2026-06', 'netPrice', 'NPT4', '2023-24'),
    column(netPrice, 'scorecard-2026-04', 'netPrice', 'NPT4', '2023-24'),
    read('scorecard-2025-admissions', 'NPT4_PUB, NPT4_PRIV', '2022-23', (row) =>
      netPrice(first(row.netPricePublic, row.netPricePrivate)),
    ),
    column(netPrice, 'scorecard-2022-23', 'netPrice', 'NPT4', '2021-22'),
    read('scorecard-2021-22', 'NPT4_PUB, NPT4_PRIV', '2020-21', (row) =>
      netPrice(first(row.netPricePublic, row.netPricePrivate)),
    ),
  ],
  medianEarnings: [
    column(whole, 'scorecard-2026-06', 'earnings', 'MD_EARN_WNE_P10', 'ten years after entry'),
    column(whole, 'scorecard-2026-04', 'earnings', 'MD_EARN_WNE_P10', 'ten years after entry'),
    column(whole, 'scorecard-2025-05-earnings', 'earnings', 'MD_EARN_WNE_P10', 'ten years after entry'),
  ],
  medianDebt: [column(whole, 'scorecard-2026-04', 'debt', 'GRAD_DEBT_MDN', 'latest')],
  studentFacultyRatio: [
    column(whole, 'scorecard-2026-06', 'studentFacultyRatio', 'STUFACR', 'fall 2024'),
    column(whole, 'ef2022d', 'studentFacultyRatio', 'STUFACR', 'fall 2022'),
    column(whole, 'scorecard-2021-22', 'studentFacultyRatio', 'STUFACR', 'fall 2021'),
  ],
  acceptanceRate: [
    read('adm-2022-2024', 'ADMSSN, APPLCN', 'fall 2024', (row) => admissionRate(row.applicants, row.admitted), {
      computed: 'Admitted out of applicants',
    }),
    read('scorecard-2026-06', 'ADM_RATE', 'fall 2024', (row) => rate(aboveZero(row.admissionRate))),
    read('adm2023', 'ADMSSN, APPLCN', 'fall 2023', (row) => admissionRate(row.applicants, row.admitted), {
      computed: 'Admitted out of applicants',
    }),
    read('scorecard-2025-admissions', 'ADM_RATE', 'fall 2023', (row) => rate(aboveZero(row.admissionRate))),
    read('scorecard-2022-23', 'ADM_RATE', 'fall 2022', (row) => rate(aboveZero(row.admissionRate))),
    read('scorecard-2021-22', 'ADM_RATE', 'fall 2021', (row) => rate(aboveZero(row.admissionRate))),
  ],
  graduationRate: [
    ...markingFew('gr200-2022', 'fall 2014', [
      column(studentRate, 'scorecard-2026-06', 'graduation', 'C150_4', 'entered fall 2018'),
      column(studentRate, 'scorecard-2026-04', 'graduation', 'C150_4', 'entered fall 2018'),
      column(studentRate, 'scorecard-2025-admissions', 'graduation', 'C150_4', 'entered fall 2017'),
    ]),
    read(
      'grad-rate-2023',
      'GRRTTOT',
      '2023',
      (row) => (row.year === 2023 ? studentRate(row.graduation) : 'not-reported'),
      {
        computed: 'All who entered for a degree or certificate, within 150 percent of normal time',
      },
    ),
    column(studentRate, 'gr200-2022', 'graduation150', 'BAGR150', 'entered fall 2014'),
    column(studentRate, 'scorecard-2021-22', 'graduation', 'C150_4', 'entered fall 2015'),
  ],
  retentionRate: [
    ...markingFew('ef2022d', 'fall 2021', [
      column(studentRate, 'scorecard-2026-06', 'retention', 'RET_FT4', 'fall 2023 to fall 2024'),
      retentionOf(2023),
      column(studentRate, 'ef2022d', 'retention', 'RET_PCF', 'fall 2021 to fall 2022'),
    ]),
    column(studentRate, 'scorecard-2021-22', 'retention', 'RET_FT4', 'fall 2020 to fall 2021'),
    ...OLDER_RETENTION_YEARS.map(retentionOf),
  ],
} satisfies Record<string, readonly Vintage<number>[]>;
export type NumberField = keyof typeof NUMBERS;

export const NET_PRICE_BY_INCOME: readonly Vintage<NetPriceByIncome>[] = [
  read('scorecard-2022-23', 'NPT41 to NPT45', '2021-22', (row) =>
    bands([row.netPrice0, row.netPrice30, row.netPrice48, row.netPrice75, row.netPrice110]),
  ),
  read('scorecard-2021-22', 'NPT41 to NPT45', '2020-21', (row) =>
    bands([
      first(row.netPrice0Public, row.netPrice0Private),
      first(row.netPrice30Public, row.netPrice30Private),
      first(row.netPrice48Public, row.netPrice48Private),
      first(row.netPrice75Public, row.netPrice75Private),
      first(row.netPrice110Public, row.netPrice110Private),
    ]),
  ),
];

/**
 * Only schools that do not admit everyone report applicants to IPEDS, so applicants of fall 2024 outweigh the answer
 * given a year earlier.
 */
export const ADMISSION_POLICY: readonly Vintage<AdmissionPolicy>[] = [
  read('adm-2022-2024', 'APPLCN', 'fall 2024', (row) =>
    typeof row.applicants === 'number' && row.applicants > 0 ? { value: 'selective' } : 'not-reported',
  ),
  read('ic2023', 'OPENADMP', '2023-24', (row) => policy(row.openAdmission)),
  read('scorecard-2021-22', 'OPENADMP', '2021-22', (row) => policy(row.openAdmission)),
];

function policy(code: number | null): Finding<AdmissionPolicy> {
  if (code === 1) return { value: 'open' };
  if (code === 2) return { value: 'selective' };
  return code === -2 || code === 3 ? 'not-applicable' : 'not-reported';
}

export const TYPE: readonly Vintage<UniversityType>[] = [
  read('hd2024', 'CONTROL', '2024-25', (row) => labelled(TYPE_OF_CONTROL, row.control)),
];
export const WEBSITE: readonly Vintage<string>[] = [
  read('hd2024', 'WEBADDR', '2024-25', (row) => {
    const address = websiteOf(row.website);
    return address ? { value: address } : 'not-reported';
  }),
];
export const CALENDAR: readonly Vintage<AcademicCalendar>[] = [
  read('ic2023', 'CALSYS', '2023-24', (row) => labelled(CALENDAR_OF_CALSYS, row.calendar)),
];
export const SETTING: readonly Vintage<{ setting: CampusSetting; label: string }>[] = [
  read('hd2024', 'LOCALE', '2024-25', (row) => labelled(LOCALES, row.locale)),
];
export const AFFILIATION: readonly Vintage<{ group: ReligiousGroup; label: string | null }>[] = [
  read('ic2023', 'RELAFFIL', '2023-24', (row) => affiliation(row.affiliation)),
  // College Scorecard leaves the code empty for schools without an affiliation.
  read('scorecard-2026-06', 'RELAFFIL', '2024-25', (row) => affiliation(row.affiliation ?? -2)),
];

function affiliation(code: number | null): Finding<{ group: ReligiousGroup; label: string | null }> {
  return code === -2 ? { value: { group: 'none', label: null } } : labelled(AFFILIATIONS, code);
}

function labelled<T>(table: Record<number, T>, code: number | null): Finding<T> {
  const value = code === null ? undefined : table[code];
  if (value !== undefined) return { value };
  return code === -2 ? 'not-applicable' : 'not-reported';
}

/** The two ways to a ROR record; which one was taken follows from the link, not from the rows. */
export const YEAR_FOUNDED = {
  founded: rorYear('founded', 'ESTABLISHED'),
  ror: rorYear('ror', 'established'),
} as const;

function rorYear(table: 'founded' | 'ror', variable: string): Vintage<number> {
  return { table, variable, year: 'ROR, 2022 to 2025', read: () => 'no-source' };
}

/** Programs are folded from all rows of an institution at once (programs.ts). */
export const PROGRAMS: readonly [Vintage<never>] = [
  {
    table: 'completions2024',
    variable: 'CTOTALT by CIPCODE, AWLEVEL',
    year: '2023-24',
    computed: 'Six-digit programs summed to four digits; first majors',
    read: () => 'not-reported',
  },
];
