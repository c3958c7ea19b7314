/**
 * Vintages of application details: tests, dates, fee, what counts, early decision, waiting list. Dates, fees and test
 * codes come from lists that schools revise through the year, so each carries its round and the page sends people to
 * the school.
 */
import {
  ADMISSION_FACTORS,
  type AdmissionFactors,
  type ApplicationParts,
  type Deadlines,
  type EarlyDecision,
  type FactorWeight,
  type TestPolicy,
  type TestPolicyKind,
  type Waitlist,
} from '#schema/domain/record/university-figures.ts';
import type { RowOf } from './rows.ts';
import { aboveZero, cohortOf, column, type Finding, numberOrNull, read, type Vintage, whole } from './vintages.ts';

type Publics = RowOf<'us-public-deadlines'>;
type Grid = RowOf<'common-app-grid'>;

const NOW = '2026-27';
const BEFORE = '2025-26';
/** When the list of public universities was put together, and the two states of the grid were read. */
const PUBLICS_READ = '2026-11-22';
const GRID_READ = '2026-08-18';
const GRID_READ_BEFORE = '2026-04-29';

/** Facts from the compiler's own knowledge are nobody's statement. */
const isStated = ({ confidence }: Publics): boolean => confidence !== 'from knowledge';

const POLICY_WORDS: Record<string, TestPolicyKind> = {
  required: 'required',
  flexible: 'flexible',
  'sometimes required (see school)': 'sometimes',
  optional: 'optional',
  'optional (considered if sent)': 'optional',
  'not considered': 'not-considered',
};
/** Codes of the Common Application's grid: A always, F flexible, S sometimes, N never required, I ignored. */
const POLICY_CODES: Record<string, TestPolicyKind> = {
  A: 'required',
  required: 'required',
  F: 'flexible',
  S: 'sometimes',
  N: 'optional',
  I: 'not-considered',
};
/** IPEDS ADMCON7. */
const POLICY_OF_ADMCON7: Record<number, TestPolicyKind> = { 1: 'required', 5: 'optional', 3: 'not-considered' };

function policy(kind: TestPolicyKind | undefined, cycle: string, url: string | null = null): Finding<TestPolicy> {
  return kind ? { value: { policy: kind, cycle, url } } : 'not-reported';
}

/** What a public university's policy rests on, where that is a statement for the round. */
const publicPolicy =
  (cycle: string, ground: RegExp) =>
  (row: Publics): Finding<TestPolicy> =>
    ground.test(row.testBasis ?? '') ? policy(POLICY_WORDS[row.testPolicy ?? ''], cycle) : 'not-reported';

export const TEST_POLICY: readonly Vintage<TestPolicy>[] = [
  read('test-policy-2026-27', 'TEST_POLICY_2026_27', NOW, (row) =>
    policy(POLICY_WORDS[row.policy ?? ''], NOW, row.url),
  ),
  read('us-public-deadlines', 'TEST_POLICY', NOW, publicPolicy(NOW, /^(2026-27 grid|system policy)/)),
  read('common-app-grid', 'TEST_CODE_2025_26', BEFORE, (row) => policy(POLICY_CODES[row.testCode ?? ''], BEFORE)),
  read('us-public-deadlines', 'TEST_POLICY of 2025-26', BEFORE, publicPolicy(BEFORE, /2025-26/)),
  read('adm2024', 'ADMCON7', 'fall 2024', (row) => policy(POLICY_OF_ADMCON7[row.tests ?? 0], 'fall 2024')),
];

type Dates = Pick<
  Deadlines,
  | 'earlyDecision'
  | 'earlyDecision2'
  | 'earlyAction'
  | 'earlyAction2'
  | 'restrictiveEarlyAction'
  | 'priority'
  | 'regular'
  | 'rolling'
>;

function deadlines(cycle: string, asOf: string, lastKnown: boolean, dates: Dates): Finding<Deadlines> {
  const known = Object.values(dates).some(Boolean);
  return known ? { value: { cycle, asOf, lastKnown, ...dates } } : 'not-reported';
}

/** Rows read from the Common Application's grid; pages of universities and systems state priority dates. */
const isOfGrid = ({ source }: Publics): boolean => /^(Common App|github )/.test(source ?? '');

const publicDates = (row: Publics): Dates => ({
  earlyDecision: row.earlyDecision,
  earlyDecision2: row.earlyDecision2,
  earlyAction: isOfGrid(row) ? row.priorityOrEarlyAction : null,
  earlyAction2: row.earlyAction2,
  restrictiveEarlyAction: null,
  priority: isOfGrid(row) ? null : row.priorityOrEarlyAction,
  regular: row.regular,
  rolling: row.rolling,
});
const gridDates = (row: Grid): Dates => ({
  earlyDecision: row.earlyDecision,
  earlyDecision2: row.earlyDecision2,
  earlyAction: row.earlyAction,
  earlyAction2: row.earlyAction2,
  restrictiveEarlyAction: row.restrictiveEarlyAction,
  priority: null,
  regular: row.regular,
  rolling: row.rolling,
});
const gridDatesBefore = (row: Grid): Dates => ({
  earlyDecision: row.earlyDecisionBefore,
  earlyDecision2: row.earlyDecision2Before,
  earlyAction: row.earlyActionBefore,
  earlyAction2: row.earlyAction2Before,
  restrictiveEarlyAction: row.restrictiveEarlyActionBefore,
  priority: null,
  regular: row.regularBefore,
  rolling: row.rollingBefore,
});

const ofEntry =
  (entry: string, cycle: string, lastKnown: boolean) =>
  (row: Publics): Finding<Deadlines> =>
    row.entry === entry && isStated(row) ? deadlines(cycle, PUBLICS_READ, lastKnown, publicDates(row)) : 'not-reported';

export const DEADLINES: readonly Vintage<Deadlines>[] = [
  read('us-public-deadlines', 'Deadlines for fall 2027', NOW, ofEntry('fall 2027', NOW, false)),
  read('common-app-grid', 'Deadlines of 2026-27', NOW, (row) => deadlines(NOW, GRID_READ, false, gridDates(row))),
  read('us-public-deadlines', 'Deadlines of every year', NOW, ofEntry('annual rule', NOW, true), {
    computed: 'Day and month from a page without a year, with the year of this round',
    estimate: true,
  }),
  read('us-public-deadlines', 'Deadlines for fall 2026', BEFORE, ofEntry('last known fall 2026', BEFORE, true)),
  read('common-app-grid', 'Deadlines of 2025-26', BEFORE, (row) =>
    deadlines(BEFORE, GRID_READ_BEFORE, true, gridDatesBefore(row)),
  ),
];

/** Grounds of a fee that are of this round or the last; an IPEDS fee comes from IPEDS itself. */
const FEE_GROUNDS = /^(2026-27 grid|2025-26 grid|per campus|jjay\.cuny\.edu|uvu\.edu|mnsu\.edu|admissions\.tamu\.edu)/;

export const APPLICATION_FEE: readonly Vintage<number>[] = [
  read('us-public-deadlines', 'FEE_US_USD', NOW, (row) =>
    FEE_GROUNDS.test(row.feeBasis ?? '') ? whole(row.fee) : 'not-reported',
  ),
  column(whole, 'common-app-grid', 'fee', 'FEE_US_USD', BEFORE),
  column(whole, 'ic2023', 'applicationFee', 'APPLFEEU', '2023-24'),
];

/** What the grid of 2025-26 asks for beside the form itself. */
export const APPLICATION_PARTS: readonly Vintage<ApplicationParts>[] = [
  read('common-app-grid', 'PERSONAL_ESSAY, TEACHER_RECS, COUNSELOR_REC, MIDYEAR_REPORT', BEFORE, (row) => {
    const { essay, teacherRecommendations, counselorRecommendation, midyearReport } = row;
    // A row that only has dates of this round says nothing of these.
    if (essay === null && counselorRecommendation === null && midyearReport === null) return 'not-reported';
    return {
      value: {
        cycle: BEFORE,
        asOf: GRID_READ_BEFORE,
        essay,
        // The grid leaves the cell empty where none is asked for.
        teacherRecommendations: teacherRecommendations ?? 0,
        counselorRecommendation,
        midyearReport,
      },
    };
  }),
];

/** ADMCON codes: 1 required, 5 not required but considered if submitted, 3 not considered. */
const WEIGHT_OF_ADMCON: Record<number, FactorWeight> = { 1: 'required', 5: 'considered', 3: 'not-considered' };

export const ADMISSION_FACTOR_VINTAGES: readonly Vintage<AdmissionFactors>[] = [
  read('adm2024', 'ADMCON1 to ADMCON12', 'fall 2024', (row) => {
    const weights = ADMISSION_FACTORS.flatMap((factor) => {
      const weight = WEIGHT_OF_ADMCON[row[factor] ?? 0];
      return weight ? [[factor, weight] as const] : [];
    });
    return weights.length > 0 ? { value: Object.fromEntries(weights) as AdmissionFactors } : 'not-reported';
  }),
];

export const EARLY_DECISION: readonly Vintage<EarlyDecision>[] = [
  read(
    'cds-early-decision-2024',
    'C21',
    '2024-25',
    (row) => {
      const [applied, admitted] = [aboveZero(row.applied), row.admitted];
      if (typeof applied !== 'number' || typeof admitted !== 'number' || admitted > applied) return 'not-reported';
      return { value: { applied, admitted, year: row.year ?? '2024-25' } };
    },
    {
      cohort: (rows) => cohortOf(rows['cds-early-decision-2024']?.applied, 'Applicants for early decision', '2024-25'),
    },
  ),
];

const waitlistOf = (year: string): Vintage<Waitlist> =>
  read('cds-waitlist', `C2 of ${year}`, year, (row) => {
    if (row.year !== year) return 'not-reported';
    const counts = {
      offered: numberOrNull(row.offered),
      accepted: numberOrNull(row.accepted),
      admitted: numberOrNull(row.admitted),
    };
    return Object.values(counts).some((count) => count !== null) ? { value: { ...counts, year } } : 'not-reported';
  });
export const WAITLIST: readonly Vintage<Waitlist>[] = [waitlistOf('2025-26'), waitlistOf('2024-25')];

/** The figures of this file that are one number of the record. */
export const APPLICATION_NUMBERS = {
  applicationFee: APPLICATION_FEE,
} as const;
