/** The order of a university's keys in universities.ndjson: that of UniversityRecord. */
import type { UniversityRecord } from '#schema/domain/dataset.ts';
import { FACT_FIELDS } from '#schema/domain/facts.ts';

export const UNIVERSITY_KEYS = [
  'id',
  'name',
  'city',
  'state',
  'country',
  'type',
  'kind',
  'status',
  'description',
  'website',
  'latitude',
  'longitude',
  'currency',
  'tuition',
  'tuitionInState',
  'provincialAverage',
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
  'yearFounded',
  'studentPopulation',
  'undergraduateEnrollment',
  'graduateEnrollment',
  'studentFacultyRatio',
  'acceptanceRate',
  'admissionPolicy',
  'satReading',
  'satMath',
  'actComposite',
  'graduationRate',
  'retentionRate',
  'enteringAverage',
  'employmentRate',
  'religiousAffiliation',
  'religiousDenomination',
  'academicCalendar',
  'campusSetting',
  'locale',
  'housingOptions',
  'studentOrganizations',
  'athleticsDivision',
  'athleticsConference',
  'designations',
  'language',
  'carnegieClass',
  'highestAward',
  'image',
  'testPolicy',
  'deadlines',
  'applicationFee',
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
  'enrolmentByYear',
  'enteringAverages',
  'employmentByField',
  'ontarioPrograms',
  'accreditedSchools',
  'tuitionInStateFor',
  'studentPopulationCounts',
  'cohorts',
  'facts',
  'missing',
] as const satisfies readonly (keyof UniversityRecord)[];

type Forgotten = Exclude<keyof UniversityRecord, (typeof UNIVERSITY_KEYS)[number]>;

/** The record with its keys, and those of its facts, in the committed order. */
export function inKeyOrder(record: [Forgotten] extends [never] ? UniversityRecord : Forgotten): UniversityRecord {
  const ordered = Object.fromEntries(UNIVERSITY_KEYS.map((key) => [key, record[key]]));
  for (const key of ['cohorts', 'facts', 'missing'] as const) {
    const values: Record<string, unknown> = record[key];
    ordered[key] = Object.fromEntries(
      FACT_FIELDS.filter((field) => values[field] !== undefined).map((field) => [field, values[field]]),
    );
  }
  return ordered as unknown as UniversityRecord;
}
