/** The figures of a university that carry a source, and the reasons a figure can be missing. */

export const FACT_FIELDS = [
  'type',
  'yearFounded',
  'website',
  'studentPopulation',
  'undergraduateEnrollment',
  'graduateEnrollment',
  'studentFacultyRatio',
  'acceptanceRate',
  'admissionPolicy',
  'satRange',
  'actRange',
  'graduationRate',
  'retentionRate',
  'tuition',
  'tuitionInState',
  'roomAndBoard',
  'booksAndSupplies',
  'otherExpenses',
  'percentReceivingAid',
  'averageAidAmount',
  'percentPell',
  'netPrice',
  'netPriceByIncome',
  'medianEarnings',
  'medianDebt',
  'religiousAffiliation',
  'academicCalendar',
  'campusSetting',
  'housingOptions',
  'studentOrganizations',
  'athleticsDivision',
  'designations',
  'programs',
  'enteringAverage',
  'employmentRate',
  'status',
  'kind',
  'testPolicy',
  'deadlines',
  'applicationFee',
  'applicationParts',
  'applicationRoutes',
  'admissionFactors',
  'earlyDecision',
  'waitlist',
  'graduationRatePell',
  'graduationRates',
  'outcomes',
  'studentBody',
  'services',
  'links',
  'rent',
  'priceParity',
  'safety',
  'trends',
  'programEarnings',
  'enrolmentByYear',
  'enteringAverages',
  'employmentByField',
  'ontarioPrograms',
  'accreditedSchools',
  'onlineShare',
  'tuitionOtherProvinces',
  'tuitionInDistrict',
  'graduationRateBesidePell',
  'earningsLines',
] as const;
export type FactField = (typeof FACT_FIELDS)[number];

/** Why a figure is null. */
export const MISSING_REASONS = ['not-reported', 'suppressed', 'not-applicable', 'not-collected', 'no-source'] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];
export { MISSING_LABELS } from '#names/facts.ts';

/**
 * Where a figure comes from. `year` is the vintage as the publisher names it ("2023-24", "fall 2023").
 * `computed` is set when we calculated it from the source (30 credits a year, say) and says how;
 * `estimate` when the value stands in for one the school did not publish.
 */
export interface Provenance {
  source: string;
  variable: string;
  year: string;
  url?: string | undefined;
  computed?: string | undefined;
  estimate?: boolean | undefined;
}
