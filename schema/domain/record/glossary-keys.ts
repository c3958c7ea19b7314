/**
 * Glossary terms that explain figures, by figure. The glossary itself, frontend/content/en/glossary-terms.md, is fetched
 * when someone asks.
 */
import type { FactField } from './facts.ts';

export const TERM_OF_FIELD = {
  type: 'public-private-for-profit',
  studentPopulation: 'student-population',
  undergraduateEnrollment: 'undergraduate',
  graduateEnrollment: 'graduate-student',
  studentFacultyRatio: 'student-to-faculty-ratio',
  acceptanceRate: 'acceptance-rate',
  admissionPolicy: 'open-admission',
  satRange: 'sat-act-middle-half',
  actRange: 'sat-act-middle-half',
  graduationRate: 'graduation-rate',
  retentionRate: 'retention-rate',
  tuition: 'sticker-tuition',
  tuitionInState: 'in-state',
  tuitionInDistrict: 'in-state',
  graduationRateBesidePell: 'graduation-rate',
  roomAndBoard: 'room-and-board',
  booksAndSupplies: 'books-and-supplies',
  otherExpenses: 'other-expenses',
  percentReceivingAid: 'grant',
  averageAidAmount: 'grant',
  percentPell: 'pell-grant',
  netPrice: 'net-price',
  netPriceByIncome: 'net-price-by-income',
  medianEarnings: 'median-earnings',
  medianDebt: 'median-debt',
  religiousAffiliation: 'religious-affiliation',
  academicCalendar: 'academic-calendar',
  campusSetting: 'campus-setting',
  athleticsDivision: 'athletics-division',
  designations: 'minority-serving-institution',
  programs: 'cip',
  enteringAverage: 'entering-average',
  employmentRate: 'employment-rate',
  kind: 'degree-levels',
  testPolicy: 'test-optional',
  deadlines: 'early-decision',
  earlyDecision: 'early-decision',
  waitlist: 'waiting-list',
  graduationRatePell: 'pell-grant',
  graduationRates: 'graduation-rate',
  outcomes: 'eight-year-outcomes',
  rent: 'fair-market-rent',
  priceParity: 'price-parity',
  safety: 'reported-offenses',
  programEarnings: 'median',
  earningsLines: 'median',
  enrolmentByYear: 'student-population',
  enteringAverages: 'entering-average',
  employmentByField: 'employment-rate',
} as const satisfies Partial<Record<FactField, string>>;

/** Key of the term that explains a figure; undefined where the words beside it say all there is. */
export function termOfField(field: FactField): string | undefined {
  return (TERM_OF_FIELD as Partial<Record<FactField, string>>)[field];
}
