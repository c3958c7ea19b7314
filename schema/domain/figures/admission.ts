/** Getting in: rates, scores, dates and what an application needs. */
import { ADMISSION_POLICIES } from '../record/enums.ts';
import type {
  AdmissionFactors,
  ApplicationParts,
  ApplicationRoute,
  Deadlines,
  EarlyDecision,
  EnteringAverages,
  ScoreRange,
  TestPolicy,
  Waitlist,
} from '../record/university-figures.ts';
import { type Figure, type FigurePhrases, group } from './figure.ts';

export const ADMISSION_FIGURES = {
  acceptanceRate: {
    record: 32,
    shape: 'rate',
    on: 'card',
    unit: 'rate',
    fact: 8,
    people: 'rate',
    term: 'acceptance-rate',
    csv: true,
    peers: 13,
    followed: 4,
    outliers: true,
    compare: { tab: 'academics', chart: true },
    print: { row: 11 },
    search: { column: 4, filter: { place: 23, group: 'admission', from: 0, to: 100 } },
  },
  admissionPolicy: {
    record: 33,
    shape: ADMISSION_POLICIES,
    on: 'card',
    fact: 9,
    term: 'open-admission',
    csv: true,
    compare: { tab: 'academics' },
    print: { row: 12 },
  },
  testPolicy: {
    record: 57,
    shape: group<TestPolicy>(),
    on: 'page',
    fact: 38,
    term: 'test-optional',
    compare: { tab: 'academics' },
    print: { row: 13, only: 'US' },
  },
  /** First-year application fee for citizens, in the university's currency. */
  applicationFee: {
    record: 59,
    shape: 'whole',
    on: 'page',
    unit: 'fee',
    range: [0, 500],
    fact: 40,
    csv: true,
    peers: 17,
    outliers: true,
    compare: { tab: 'academics', better: 'lower' },
    print: { row: 17 },
    search: { column: 12, filter: { place: 22, group: 'money', from: 0, to: 10_000 } },
  },
  satRange: {
    unit: 'score',
    fact: 10,
    term: 'sat-act-middle-half',
    peers: 14,
    compare: { tab: 'academics' },
    print: { row: 14, only: 'US' },
  },
  satReading: { record: 34, shape: group<ScoreRange>(), on: 'page', fact: 'satRange' },
  satMath: { record: 35, shape: group<ScoreRange>(), on: 'page', fact: 'satRange' },
  actRange: {
    unit: 'score',
    fact: 11,
    term: 'sat-act-middle-half',
    peers: 15,
    compare: { tab: 'academics' },
    print: { row: 15, only: 'US' },
  },
  actComposite: { record: 36, shape: group<ScoreRange>(), on: 'within', fact: 'actRange' },
  /** Canada: average secondary-school mark of entering students, percent. */
  enteringAverage: {
    record: 39,
    shape: 'rate',
    on: 'page',
    unit: 'percent',
    fact: 34,
    term: 'entering-average',
    peers: 16,
    outliers: true,
    compare: { tab: 'academics', only: 'CA' },
    print: { row: 16, only: 'CA' },
    search: { column: 24, filter: { place: 23.5, group: 'admission', from: 0, to: 100 } },
  },
  enteringAverages: { record: 75, shape: group<EnteringAverages[]>(), on: 'page', fact: 58, term: 'entering-average' },
  deadlines: { record: 58, shape: group<Deadlines>(), on: 'page', fact: 39, term: 'early-decision' },
  applicationParts: { record: 60, shape: group<ApplicationParts>(), on: 'page', fact: 41 },
  applicationRoutes: { record: 61, shape: group<ApplicationRoute[]>(), on: 'page', fact: 42 },
  admissionFactors: { record: 62, shape: group<AdmissionFactors>(), on: 'page', fact: 43 },
  earlyDecision: {
    record: 63,
    shape: group<EarlyDecision>(),
    on: 'page',
    fact: 44,
    people: 'rate',
    term: 'early-decision',
  },
  waitlist: { record: 64, shape: group<Waitlist>(), on: 'page', fact: 45, term: 'waiting-list' },
} as const satisfies Readonly<Record<string, Figure>>;

export const ADMISSION_PHRASES = {
  enteringAverage: {
    kind: 'selectivity',
    alone: 'max',
    measure:
      'entering average, entering averages, entrance average, entrance averages, admission average, admissions average, high school average, average to get in, cutoff average, moyenne a l entree, moyenne d entree, moyenne d admission, moyenne des admis, promedio de ingreso',
    names:
      'entering average, entering averages, entrance average, entrance averages, admission average, admissions average, admission averages, moyenne a l entree, moyenne d entree, moyenne d admission',
  },
  applicationFee: {
    kind: 'selectivity',
    alone: 'max',
    measure:
      'frais de demande, frais de demande d admission, frais d admission, frais d inscription, application fee, application fees, app fee, fee to apply, application cost, application',
    orders: { asc: 'lowest application fee, cheapest application fee, cheapest application' },
    names: 'application fee, application fees, app fee, app fees',
  },
} satisfies { [Key in keyof typeof ADMISSION_FIGURES]?: FigurePhrases };
