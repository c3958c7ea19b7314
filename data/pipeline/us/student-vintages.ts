/** Vintages of enrollment, retention and graduation. */

import { MIN_COHORT, MIN_NEAR_COHORT } from '#schema/domain/record/small-cohorts.ts';
import type {
  Cohort,
  GraduationRates,
  Outcome,
  OutcomeGroup,
  Outcomes,
  StudentBody,
} from '#schema/domain/record/university-figures.ts';
import type { Figure } from '../../sources/unit-rows.ts';
import type { RowOf, UsRows } from './rows.ts';
import {
  type CohortOf,
  cohortOf,
  column,
  type Finding,
  numberOrNull,
  percentOrNull,
  rate,
  read,
  type Vintage,
  whole,
} from './vintages.ts';

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

/** Undergraduates, whom the ratio is of, where they are a handful: one of 22 students with a teacher each leads every order. */
const fewUndergraduates: CohortOf = ({ 'scorecard-2023-24': row }) => {
  const count = row?.undergraduates;
  return typeof count === 'number' && count < MIN_COHORT ? cohortOf(count, 'Undergraduates', 'fall 2023') : null;
};

export const STUDENT_FACULTY_RATIO = [
  column(whole, 'scorecard-2026-06', 'studentFacultyRatio', 'STUFACR', 'fall 2024', { cohort: fewUndergraduates }),
  column(whole, 'scorecard-2023-24', 'studentFacultyRatio', 'STUFACR', 'fall 2023', { cohort: fewUndergraduates }),
  column(whole, 'ef2022d', 'studentFacultyRatio', 'STUFACR', 'fall 2022', { cohort: fewUndergraduates }),
];

/** Those who study only at a distance, of all who were enrolled at any time in twelve months. */
export const ONLINE_SHARE: readonly Vintage<number>[] = [
  read(
    'distance2024',
    'EFYDEEXC of EFYDETOT',
    '2023-24',
    ({ total, distanceOnly }) => {
      if (typeof distanceOnly !== 'number') return distanceOnly;
      if (typeof total !== 'number' || total === 0 || distanceOnly > total) return 'not-reported';
      return rate((100 * distanceOnly) / total);
    },
    {
      computed: 'Percent of students of all levels in twelve months',
      cohort: ({ distance2024 }) => cohortOf(distance2024?.total, 'Students of all levels in twelve months', '2023-24'),
    },
  ),
];

const FIRST_TIME = 'Full-time first-time students';
/** The same number where it stands for a group of another year. */
const near =
  (cohort: CohortOf): CohortOf =>
  (rows) => {
    const found = cohort(rows);
    return found && { ...found, near: true };
  };

/** Entrants of one fall, whose graduation IPEDS counts. */
const fourYearCohort: CohortOf = (rows) =>
  cohortOf(rows['scorecard-2023-24']?.graduationCohort, FIRST_TIME, 'entered fall 2017');
const twoYearCohort: CohortOf = (rows) => cohortOf(rows['gr200-2022']?.twoYearCohort, FIRST_TIME, 'entered fall 2018');
const bachelorCohort: CohortOf = (rows) =>
  cohortOf(
    rows['gr200-2022']?.cohort,
    "Full-time first-time students who sought a bachelor's degree",
    'entered fall 2014',
  );
/** The releases of 2026 say of nobody how many they are. */
const nearGraduates = near((rows) => fourYearCohort(rows) ?? twoYearCohort(rows) ?? bachelorCohort(rows));
const nearTwoYear = near(twoYearCohort);

/**
 * A newer rate without its number, left out where the school is so small that the number matters and an older release has
 * the rate together with it.
 */
function unlessSmall(
  newer: Vintage<number>,
  own: CohortOf,
  ownRate: (rows: UsRows) => Figure | undefined,
): Vintage<number> {
  return {
    ...newer,
    read: (rows) => {
      const count = own(rows)?.count;
      const counted = count !== undefined && count < MIN_NEAR_COHORT && typeof ownRate(rows) === 'number';
      return counted ? 'not-reported' : newer.read(rows);
    },
  };
}

/**
 * A rate of nobody or of everybody, left out where no release says how many it is of: a class of one or two has no other
 * rates (Santa Monica College's 0 % is of the few who seek a bachelor's degree among 23,000 students).
 */
function unlessUncounted(vintage: Vintage<number>): Vintage<number> {
  return {
    ...vintage,
    read: (rows) => {
      const found = vintage.read(rows);
      const extreme = typeof found === 'object' && (found.value === 0 || found.value === 100);
      return extreme && !vintage.cohort?.(rows) ? 'not-reported' : found;
    },
  };
}

const unlessSmallFourYear = (newer: Vintage<number>) =>
  unlessSmall(newer, fourYearCohort, (rows) => rows['scorecard-2023-24']?.graduation);
const unlessSmallTwoYear = (newer: Vintage<number>) =>
  unlessSmall(newer, twoYearCohort, (rows) => rows['gr200-2022']?.twoYearGraduation);

/**
 * Whether the completion rate of the release that has one column for both is that of a two-year school: as in the release
 * that has them apart, or by IPEDS level.
 */
function isTwoYearRate({ 'scorecard-2023-24': scorecard, hd2024 }: UsRows): boolean {
  if (typeof scorecard?.graduation === 'number') return false;
  return typeof scorecard?.graduationTwoYear === 'number' || hd2024?.level === 2;
}

/**
 * Of those who entered full-time for the first time, for any degree or certificate: C150_4 at four-year schools, C150_L4
 * at two-year schools, each within 150 percent of the normal time of what they sought.
 */
export const GRADUATION_RATE = [
  unlessSmallFourYear(
    column(rate, 'scorecard-2026-06', 'graduation', 'C150_4', 'entered fall 2018, reported 2024', {
      cohort: nearGraduates,
    }),
  ),
  unlessSmallFourYear(
    read(
      'net-price-2026-06',
      'C150_4',
      'entered fall 2018, reported 2024',
      (row, rows) => (isTwoYearRate(rows) ? 'not-reported' : rate(row.completion)),
      { cohort: nearGraduates },
    ),
  ),
  unlessSmallTwoYear(
    read(
      'net-price-2026-06',
      'C150_L4',
      'reported 2024',
      (row, rows) => (isTwoYearRate(rows) ? rate(row.completion) : 'not-reported'),
      { cohort: nearTwoYear },
    ),
  ),
  unlessSmallFourYear(
    column(rate, 'scorecard-2026-04', 'graduation', 'C150_4', 'entered fall 2018, reported 2024', {
      cohort: nearGraduates,
    }),
  ),
  column(rate, 'scorecard-2023-24', 'graduation', 'C150_4', 'entered fall 2017, reported 2023', {
    cohort: fourYearCohort,
  }),
  unlessSmallTwoYear(
    column(rate, 'scorecard-2023-24', 'graduationTwoYear', 'C150_L4', 'reported 2023', { cohort: nearTwoYear }),
  ),
  column(rate, 'gr200-2022', 'twoYearGraduation', 'L4GR150', 'entered fall 2018, reported 2022', {
    cohort: twoYearCohort,
  }),
  read(
    'grad-rate-2023',
    'GRRTTOT',
    'reported 2023',
    (row) => (row.year === 2023 ? rate(row.graduation) : 'not-reported'),
    {
      computed: 'All who entered for a degree or certificate, within 150 percent of normal time',
      cohort: nearGraduates,
    },
  ),
].map(unlessUncounted);

/** Two-year schools' cohorts are in no release: those of the outcome measures, entrants of one year too, come nearest. */
const pellCohort: CohortOf = (rows) =>
  cohortOf(
    rows['scorecard-2023-24']?.graduationPellCohort,
    'Full-time first-time students with a Pell grant',
    'entered fall 2017',
  ) ??
  near(({ 'scorecard-2023-24': row }) =>
    cohortOf(row?.pellFirstTimeCohort, 'Full-time first-time students with a Pell grant', 'entered 2015-16'),
  )(rows);
export const GRADUATION_RATE_PELL = [
  column(rate, 'scorecard-2023-24', 'graduationPell', 'C150_4_PELL', 'entered fall 2017, reported 2023', {
    cohort: pellCohort,
  }),
  column(rate, 'pell-graduation-2016-2023', 'pell', 'Graduation rate of Pell recipients', 'reported 2023', {
    cohort: near(pellCohort),
  }),
].map(unlessUncounted);

/** All students beside those with a Pell grant: of the same entrants, from the file that has both. */
export const GRADUATION_RATE_BESIDE_PELL = [
  read('scorecard-2023-24', 'C150_4 of the file of C150_4_PELL', 'entered fall 2017, reported 2023', (row) =>
    typeof row.graduationPell === 'number' ? rate(row.graduation) : 'not-reported',
  ),
  read(
    'pell-graduation-2016-2023',
    'Graduation rate of all students',
    'reported 2023',
    ({ pell, allByYear }, { 'scorecard-2023-24': scorecard }) => {
      const all = allByYear.find(({ year }) => year === 2023)?.rate;
      return typeof scorecard?.graduationPell === 'number' || typeof pell !== 'number' || all === undefined
        ? 'not-reported'
        : rate(all);
    },
  ),
];

export const GRADUATION_RATES: readonly Vintage<GraduationRates>[] = [
  read(
    'gr200-2022',
    'BAGR100, BAGR150, BAGR200, BAAC150',
    'entered fall 2014, reported 2022',
    (row) => {
      const rates = [row.graduation100, row.graduation150, row.graduation200].map(percentOrNull);
      const [fourYears = null, sixYears = null, eightYears = null] = rates;
      if (rates.every((value) => value === null)) {
        return typeof row.twoYearCohort === 'number' ? 'not-applicable' : 'not-reported';
      }
      // Anyone who finished in four years has finished in six: a row that says otherwise is a slip (Kent State's is).
      if ((fourYears ?? 0) > (sixYears ?? 100) || (sixYears ?? 0) > (eightYears ?? 100)) return 'not-reported';
      return { value: { fourYears, sixYears, eightYears, cohort: numberOrNull(row.cohort) } };
    },
    { cohort: bachelorCohort },
  ),
];

/** First-time full-time students of the fall before, counted by IPEDS in 2022. */
const retentionCohort: CohortOf = ({ ef2022d }) => cohortOf(ef2022d?.cohort, FIRST_TIME, 'entered fall 2021');
const nearRetention = near(retentionCohort);
const unlessSmallClass = (newer: Vintage<number>) =>
  unlessSmall(newer, retentionCohort, ({ ef2022d }) => ef2022d?.retention);

/** Four-year schools report the students who seek a bachelor's degree; RET_FTL4 is of all at two-year schools. */
export const RETENTION_RATE: Vintage<number>[] = [
  column(rate, 'scorecard-2026-06', 'retention', 'RET_FT4', 'fall 2023 to fall 2024', { cohort: nearRetention }),
  column(rate, 'scorecard-2023-24', 'retention', 'RET_FT4', 'fall 2022 to fall 2023', { cohort: nearRetention }),
  column(rate, 'scorecard-2023-24', 'retentionTwoYear', 'RET_FTL4', 'fall 2022 to fall 2023', {
    cohort: nearRetention,
  }),
  retentionOf(2023, nearRetention),
]
  .map(unlessSmallClass)
  .concat([
    column(rate, 'ef2022d', 'retention', 'RET_PCF', 'fall 2021 to fall 2022', { cohort: retentionCohort }),
    retentionOf(2022, retentionCohort),
  ])
  .map(unlessUncounted);

function retentionOf(year: number, cohort: CohortOf): Vintage<number> {
  return read(
    'retention-2023',
    year === 2023 ? 'RET_PCF' : `RET_PCF ${year}`,
    `fall ${year - 1} to fall ${year}`,
    (row) => (row.year === year ? rate(row.retention) : 'not-reported'),
    { cohort },
  );
}

type Scorecard = RowOf<'scorecard-2023-24'>;

const added = (a: Figure, b: Figure): number | null =>
  typeof a === 'number' || typeof b === 'number' ? (numberOrNull(a) ?? 0) + (numberOrNull(b) ?? 0) : null;

/** Award, still enrolled, enrolled elsewhere, unknown; and the number of entrants where the release has it. */
const OUTCOME_COLUMNS: Record<OutcomeGroup, (row: Scorecard) => [Figure, Figure, Figure, Figure, number | null]> = {
  all: (row) => [row.allAward, row.allStill, row.allElsewhere, row.allUnknown, null],
  pell: (row) => [row.pellAward, row.pellStill, row.pellElsewhere, row.pellUnknown, null],
  'first-time': (row) => [row.firstTimeAward, row.firstTimeStill, row.firstTimeElsewhere, row.firstTimeUnknown, null],
  transfer: (row) => [row.transferAward, row.transferStill, row.transferElsewhere, row.transferUnknown, null],
  'full-time': (row) => [
    row.fullTimeAward,
    row.fullTimeStill,
    row.fullTimeElsewhere,
    row.fullTimeUnknown,
    added(row.firstTimeFullTimeCohort, row.transferFullTimeCohort),
  ],
  'part-time': (row) => [row.partTimeAward, row.partTimeStill, row.partTimeElsewhere, row.partTimeUnknown, null],
  'first-time-full-time': (row) => [
    row.firstTimeFullTimeAward,
    row.firstTimeFullTimeStill,
    row.firstTimeFullTimeElsewhere,
    row.firstTimeFullTimeUnknown,
    numberOrNull(row.firstTimeFullTimeCohort),
  ],
  'transfer-full-time': (row) => [
    row.transferFullTimeAward,
    row.transferFullTimeStill,
    row.transferFullTimeElsewhere,
    row.transferFullTimeUnknown,
    numberOrNull(row.transferFullTimeCohort),
  ],
};

/**
 * Of groups whose entrants nobody counts, how many there are at least: full-time students are part of each; of all and of
 * those who study part-time also everyone without a Pell grant, full-time or not.
 */
function fewestOf(row: Scorecard): Partial<Record<OutcomeGroup, number | null>> {
  const firstTime = numberOrNull(row.firstTimeFullTimeCohort);
  const transfer = numberOrNull(row.transferFullTimeCohort);
  const fullTime = added(row.firstTimeFullTimeCohort, row.transferFullTimeCohort);
  const pell = added(row.pellFirstTimeCohort, row.pellTransferCohort);
  const withoutPell = numberOrNull(row.withoutPellCohort);
  const counted = withoutPell === null ? null : withoutPell + (pell ?? 0);
  return {
    all: counted === null ? fullTime : Math.max(counted, fullTime ?? 0),
    pell,
    'first-time': firstTime,
    transfer,
    'part-time': counted === null || fullTime === null ? null : counted - fullTime,
  };
}

function outcomes(row: Scorecard): Finding<Outcomes> {
  const fewest = fewestOf(row);
  const groups = Object.entries(OUTCOME_COLUMNS).flatMap(([group, columns]): [string, Outcome][] => {
    const [award, stillEnrolled, enrolledElsewhere, unknown, cohort] = columns(row);
    if (typeof award !== 'number' || cohort === 0) return [];
    const shares = { award, stillEnrolled, enrolledElsewhere, unknown };
    const percents = Object.fromEntries(Object.entries(shares).map(([name, figure]) => [name, percentOrNull(figure)]));
    const known = fewest[group as OutcomeGroup] ?? 0;
    const atLeast = cohort === null && known > 0 ? { fewest: known } : {};
    return [[group, { ...(percents as unknown as Omit<Outcome, 'cohort'>), cohort, ...atLeast }]];
  });
  return groups.length > 0 ? { value: Object.fromEntries(groups) as Outcomes } : 'not-reported';
}

function outcomeCohort(rows: UsRows): Cohort | null {
  const row = rows['scorecard-2023-24'];
  const count = row ? added(row.firstTimeFullTimeCohort, row.transferFullTimeCohort) : null;
  return cohortOf(count ?? undefined, 'Full-time entrants, first-time and transfer', '2015-16');
}

export const OUTCOMES: readonly Vintage<Outcomes>[] = [
  read('scorecard-2023-24', 'OMAWDP8, OMENRYP, OMENRAP, OMENRUP, OMACHT8', 'entered 2015-16, reported 2023', outcomes, {
    cohort: outcomeCohort,
  }),
];

const BODY_PARTS = [
  'women',
  'white',
  'black',
  'hispanic',
  'asian',
  'nativeAmerican',
  'pacificIslander',
  'twoOrMoreRaces',
  'international',
  'unknownRace',
  'partTime',
  'adults',
] as const satisfies readonly (keyof StudentBody & keyof Scorecard)[];

export const STUDENT_BODY: readonly Vintage<StudentBody>[] = [
  read(
    'scorecard-2023-24',
    'UGDS_WOMEN, UGDS by race, PPTUG_EF, UG25ABV',
    'fall 2023',
    (row, rows) => {
      const parts = Object.fromEntries(BODY_PARTS.map((part) => [part, percentOrNull(row[part])]));
      if (Object.values(parts).every((part) => part === null)) return 'not-reported';
      const firstGeneration = percentOrNull(rows['net-price-2026-06']?.firstGeneration);
      return { value: { ...(parts as unknown as Omit<StudentBody, 'firstGeneration'>), firstGeneration } };
    },
    {
      computed:
        'First-generation: PAR_ED_PCT_1STGEN of the College Scorecard of June 2026, students who applied for federal aid',
      cohort: (rows) => cohortOf(rows['scorecard-2023-24']?.undergraduates, 'Undergraduates', 'fall 2023'),
    },
  ),
];

/** The figures of this file that are one number of the record. */
export const STUDENT_NUMBERS = {
  studentFacultyRatio: STUDENT_FACULTY_RATIO,
  graduationRate: GRADUATION_RATE,
  graduationRatePell: GRADUATION_RATE_PELL,
  graduationRateBesidePell: GRADUATION_RATE_BESIDE_PELL,
  retentionRate: RETENTION_RATE,
} as const;
