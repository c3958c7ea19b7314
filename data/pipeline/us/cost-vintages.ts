/** Prices, aid, net price, and what students earn and owe afterwards. */
import type { NetPriceByIncome } from '#schema/domain/record/dataset.ts';
import type { MissingReason } from '#schema/domain/record/facts.ts';
import type { Figure } from '../../sources/unit-rows.ts';
import type { UsRows } from './rows.ts';
import {
  aboveZero,
  type CohortOf,
  cohortOf,
  column,
  type Finding,
  type Note,
  numberOrNull,
  rate,
  read,
  type Vintage,
  whole,
} from './vintages.ts';

const first = (a: Figure, b: Figure): Figure => (typeof a === 'number' ? a : b);
const sum = (a: Figure, b: Figure): Figure => {
  if (typeof a !== 'number') return a;
  return typeof b === 'number' ? a + b : b;
};
/** Grants can exceed the cost of attendance; the product then says that nothing is left to pay. */
const leftToPay = (price: number): number => Math.max(0, Math.round(price));

/** Whether a public college asks less of those who live in its own district than of others in the state. */
function hasDistrict({ 'ic2023-ay': row, hd2024 }: UsRows): boolean {
  const { tuitionInDistrict: district, tuitionInState: state } = row ?? {};
  return hd2024?.control === PUBLIC && typeof district === 'number' && typeof state === 'number' && district < state;
}
const PUBLIC = 1;

/** The Scorecard's two prices; where a college has a district, its TUITIONFEE_IN is the price of that. */
function scorecardTuition<K extends 'scorecard-2026-06' | 'scorecard-2026-04'>(
  table: K,
  whom: 'district' | 'state' | 'others',
) {
  const variable = whom === 'others' ? 'TUITIONFEE_OUT' : 'TUITIONFEE_IN';
  return read(table, variable, '2024-25', (row, rows): Finding<number> => {
    const { tuitionInState: paid, tuitionOutOfState: others } = row as {
      tuitionInState: Figure;
      tuitionOutOfState: Figure;
    };
    const inState = rows['ic2023-ay']?.tuitionInState;
    if (!hasDistrict(rows) || typeof inState !== 'number') {
      return whom === 'district' ? 'not-applicable' : whole(whom === 'state' ? paid : others);
    }
    if (whom === 'state') return 'not-reported';
    // A price of the year after must not turn the order of the three round: then all are of one survey.
    const figure = whom === 'district' ? paid : others;
    const turned = typeof figure === 'number' && (whom === 'district' ? figure >= inState : figure < inState);
    return turned ? 'not-reported' : whole(figure);
  });
}

/** What students are charged a year. */
export const TUITION = [
  scorecardTuition('scorecard-2026-06', 'others'),
  scorecardTuition('scorecard-2026-04', 'others'),
  column(whole, 'ic2023-ay', 'tuitionOutOfState', 'CHG3AY3', '2023-24'),
  column(whole, 'cost2023', 'tuitionOutOfState', 'TUFEYR3 (out of state)', '2023-24'),
  column(whole, 'scorecard-2023-24', 'tuitionOutOfState', 'TUITIONFEE_OUT', '2023-24'),
  column(whole, 'scorecard-2022-23', 'tuitionOutOfState', 'TUITIONFEE_OUT', '2022-23'),
];
export const TUITION_IN_DISTRICT = [
  scorecardTuition('scorecard-2026-06', 'district'),
  scorecardTuition('scorecard-2026-04', 'district'),
  read('ic2023-ay', 'CHG1AY3', '2023-24', (row, rows) =>
    hasDistrict(rows) ? whole(row.tuitionInDistrict) : 'not-applicable',
  ),
];
export const TUITION_IN_STATE = [
  scorecardTuition('scorecard-2026-06', 'state'),
  scorecardTuition('scorecard-2026-04', 'state'),
  column(whole, 'ic2023-ay', 'tuitionInState', 'CHG2AY3', '2023-24'),
  column(whole, 'cost2023', 'tuitionInState', 'TUFEYR3 (in state)', '2023-24'),
  column(whole, 'scorecard-2023-24', 'tuitionInState', 'TUITIONFEE_IN', '2023-24'),
  column(whole, 'scorecard-2022-23', 'tuitionInState', 'TUITIONFEE_IN', '2022-23'),
];

const OFF_CAMPUS: Note = {
  computed: "The school's allowance for food and housing off campus; it publishes none on campus",
  estimate: true,
};
export const ROOM_AND_BOARD = [
  column(whole, 'ic2023-ay', 'housingOnCampus', 'CHG5AY3', '2023-24'),
  read('ic2023', 'RMBRDAMT', '2023-24', (row) => whole(aboveZero(row.roomAndBoardCharge))),
  read(
    'ic2023',
    'ROOMAMT, BOARDAMT',
    '2023-24',
    (row) => whole(sum(aboveZero(row.roomCharge), aboveZero(row.boardCharge))),
    { computed: 'Typical room charge plus typical board charge' },
  ),
  column(whole, 'scorecard-2023-24', 'housingOnCampus', 'ROOMBOARD_ON', '2023-24'),
  column(whole, 'scorecard-2022-23', 'housingOnCampus', 'ROOMBOARD_ON', '2022-23'),
  column(whole, 'ic2023-ay', 'housingOffCampus', 'CHG7AY3', '2023-24', OFF_CAMPUS),
  column(whole, 'scorecard-2023-24', 'housingOffCampus', 'ROOMBOARD_OFF', '2023-24', OFF_CAMPUS),
  column(whole, 'scorecard-2022-23', 'housingOffCampus', 'ROOMBOARD_OFF', '2022-23', OFF_CAMPUS),
];
export const BOOKS_AND_SUPPLIES = [
  column(whole, 'ic2023-ay', 'books', 'CHG4AY3', '2023-24'),
  column(whole, 'scorecard-2023-24', 'books', 'BOOKSUPPLY', '2023-24'),
  column(whole, 'scorecard-2022-23', 'books', 'BOOKSUPPLY', '2022-23'),
];
export const OTHER_EXPENSES = [
  column(whole, 'ic2023-ay', 'otherOnCampus', 'CHG6AY3', '2023-24'),
  column(whole, 'ic2023-ay', 'otherOffCampus', 'CHG8AY3', '2023-24', {
    computed: "The school's allowance for other expenses off campus; it publishes none on campus",
  }),
  column(whole, 'scorecard-2023-24', 'otherOnCampus', 'OTHEREXPENSE_ON', '2023-24'),
];

/** The average price after grants and the same by family income: of one release, so that the one is among the others. */
export interface NetPrices {
  price: number;
  bands: NetPriceByIncome | null;
  /** Why there are no bands. */
  bandsMissing: MissingReason;
}

type Five = [Figure, Figure, Figure, Figure, Figure];

function netPrices(price: Figure, bands: Five): Finding<NetPrices> {
  if (typeof price !== 'number') return price;
  const values = bands.map((band) => (typeof band === 'number' ? leftToPay(band) : null));
  return {
    value: {
      price: leftToPay(price),
      bands: values.some((value) => value !== null) ? (values as NetPriceByIncome) : null,
      bandsMissing: bands.includes('suppressed') ? 'suppressed' : 'not-reported',
    },
  };
}

/** Those whose net price is averaged; no release of the newest net prices says how many they are. */
const netPriceStudents =
  (near: boolean): CohortOf =>
  ({ 'scorecard-2023-24': row }) => {
    const count = row && first(row.netPriceStudentsPublic, row.netPriceStudentsPrivate);
    const cohort = cohortOf(count, 'First-time full-time students with federal aid', '2022-23');
    return cohort && near ? { ...cohort, near: true } : cohort;
  };

export const NET_PRICES: readonly Vintage<NetPrices>[] = [
  read(
    'net-price-2026-06',
    'NPT4, NPT41 to NPT45',
    '2023-24',
    (row) => netPrices(row.netPrice, [row.netPrice0, row.netPrice30, row.netPrice48, row.netPrice75, row.netPrice110]),
    { cohort: netPriceStudents(true) },
  ),
  read(
    'scorecard-2023-24',
    'NPT4, NPT41 to NPT45',
    '2022-23',
    (row) =>
      netPrices(first(row.netPricePublic, row.netPricePrivate), [
        first(row.netPrice0Public, row.netPrice0Private),
        first(row.netPrice30Public, row.netPrice30Private),
        first(row.netPrice48Public, row.netPrice48Private),
        first(row.netPrice75Public, row.netPrice75Private),
        first(row.netPrice110Public, row.netPrice110Private),
      ]),
    { cohort: netPriceStudents(false) },
  ),
  read(
    'scorecard-2022-23',
    'NPT4, NPT41 to NPT45',
    '2021-22',
    (row) => netPrices(row.netPrice, [row.netPrice0, row.netPrice30, row.netPrice48, row.netPrice75, row.netPrice110]),
    { cohort: netPriceStudents(true) },
  ),
];

/** Groups smaller than this give no average worth the name. */
const FEWEST_STUDENTS = 10;

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

export const FIRST_YEAR_GRANTS = 'First-time full-time undergraduates with any grant or scholarship';
const undergraduates: CohortOf = ({ sfa2324 }) => cohortOf(sfa2324?.undergraduates, 'Undergraduates', '2023-24');

export const AID: readonly Vintage<Aid>[] = [
  read(
    'sfa2324',
    'AGRNT_P, AGRNT_A',
    '2023-24',
    (row) => aid(row.firstYearStudents, row.firstYearGrantPercent, row.firstYearGrantAverage),
    {
      computed: FIRST_YEAR_GRANTS,
      cohort: ({ sfa2324 }) => cohortOf(sfa2324?.firstYearStudents, 'First-time full-time undergraduates', '2023-24'),
    },
  ),
  read(
    'sfa2324',
    'UAGRNTP, UAGRNTA',
    '2023-24',
    (row) => aid('not-reported', row.undergraduateGrantPercent, row.undergraduateGrantAverage),
    {
      computed:
        'All undergraduates with any grant or scholarship; the school has hardly any first-time full-time students',
      cohort: undergraduates,
    },
  ),
];

const pellCohort: CohortOf = (rows: UsRows) =>
  undergraduates(rows) ??
  cohortOf(numberOrNull(rows['scorecard-2023-24']?.undergraduates) ?? undefined, 'Undergraduates', 'fall 2023');
export const PERCENT_PELL = [
  column(rate, 'net-price-2026-06', 'pell', 'PCTPELL', '2023-24', { cohort: pellCohort }),
  column(rate, 'scorecard-2026-06', 'pell', 'PCTPELL', '2023-24', { cohort: pellCohort }),
  column(rate, 'sfa2324', 'undergraduatePellPercent', 'UPGRNTP', '2023-24', { cohort: pellCohort }),
  column(rate, 'scorecard-2023-24', 'pell', 'PCTPELL', '2022-23', { cohort: pellCohort }),
];

export const PERCENT_FEDERAL_LOAN = [
  column(rate, 'sfa2324', 'undergraduateFederalLoanPercent', 'UFLOANP', '2023-24', { cohort: undergraduates }),
];

export const MEDIAN_EARNINGS = [
  column(whole, 'scorecard-2026-06', 'earnings', 'MD_EARN_WNE_P10', 'ten years after entry, release of June 2026'),
  column(whole, 'scorecard-2026-04', 'earnings', 'MD_EARN_WNE_P10', 'ten years after entry, release of April 2026'),
  column(
    whole,
    'scorecard-2025-05-earnings',
    'earnings',
    'MD_EARN_WNE_P10',
    'ten years after entry, release of May 2025',
  ),
];
export const MEDIAN_DEBT = [column(whole, 'scorecard-2026-04', 'debt', 'GRAD_DEBT_MDN', 'release of April 2026')];

/** The figures of this file that are one number of the record. */
export const COST_NUMBERS = {
  tuition: TUITION,
  tuitionInState: TUITION_IN_STATE,
  tuitionInDistrict: TUITION_IN_DISTRICT,
  roomAndBoard: ROOM_AND_BOARD,
  booksAndSupplies: BOOKS_AND_SUPPLIES,
  otherExpenses: OTHER_EXPENSES,
  percentPell: PERCENT_PELL,
  percentFederalLoan: PERCENT_FEDERAL_LOAN,
  medianEarnings: MEDIAN_EARNINGS,
  medianDebt: MEDIAN_DEBT,
} as const;
