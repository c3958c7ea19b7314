/** What each figure of a university means, and the words of what stands behind it; they come when they are asked for. */
import type { Country } from '#schema/domain/record/enums.ts';
import type { FactField } from '#schema/domain/record/facts.ts';

/** What each figure means, in plain words; shown with its source. */
export const MEANINGS = {
  type: 'Who runs the school: the state or province (public), a non-profit body (private) or owners who earn from it (for-profit).',
  yearFounded: 'The year the school, or the school it grew out of, was founded.',
  studentPopulation: 'All students in the fall term, full-time and part-time, undergraduate and graduate.',
  undergraduateEnrollment: 'Students working toward a bachelor’s degree or a lower award.',
  graduateEnrollment: 'Students working toward a master’s degree, a doctorate or a graduate certificate.',
  studentFacultyRatio: 'How many students there are per faculty member. A lower number usually means smaller classes.',
  acceptanceRate: 'The percentage of first-year applicants the school admits.',
  admissionPolicy: 'Whether the school chooses between applicants or takes everyone who qualifies.',
  satRange: 'The middle 50% of first-year students scored in this range: a quarter below it, a quarter above.',
  actRange: 'The middle 50% of first-year students scored in this range: a quarter below it, a quarter above.',
  graduationRate:
    'The percentage of students who started here full-time and graduated here within six years (three at two-year colleges).',
  retentionRate: 'The percentage of first-year students who come back for the second year.',
  tuition: 'The published price of a year of full-time study with its required fees, before any aid.',
  tuitionInState: 'The published price for residents of the state or province, with required fees, before any aid.',
  tuitionInDistrict:
    'The published price for people who live in the college’s district, with required fees, before any aid.',
  graduationRateBesidePell:
    'The graduation rate of all students who started in the same year as these Pell Grant recipients.',
  roomAndBoard: 'Housing and meals on campus for a year.',
  booksAndSupplies: 'Books, course materials and supplies for a year.',
  otherExpenses: 'Transportation and personal expenses for a year.',
  percentReceivingAid:
    'Share of first-time full-time undergraduates who were given a grant or scholarship from any source.',
  averageAidAmount: 'The average grant or scholarship per year, for students who got one. You don’t pay it back.',
  percentPell: 'Share of undergraduates with a federal Pell Grant, which goes to families with low incomes.',
  netPrice:
    'What a year costs on average after grants and scholarships, with tuition, housing, food and books included.',
  netPriceByIncome: 'The net price of a year, by how much the family earns. Students with federal aid only.',
  medianEarnings:
    'Ten years after they started here, half of former students who work earn more than this and half earn less.',
  medianDebt: 'Half of graduates with federal loans owe more than this when they finish, and half owe less.',
  religiousAffiliation: 'Whether the school is tied to a faith, and to which one.',
  academicCalendar: 'How the year is divided into terms.',
  campusSetting: 'What kind of place the campus is in.',
  housingOptions: 'Whether the school offers housing, and of what kind.',
  studentOrganizations: 'How many student organizations there are.',
  athleticsDivision: 'The association its teams play in.',
  designations: 'A status the school has by law, often because of the students it serves.',
  programs: 'Degrees and certificates awarded in a year, by field of study.',
  enteringAverage: 'The average secondary-school mark of first-year students.',
  employmentRate: 'Share of graduates who have a job two years after they finished.',
  website: 'The school’s own website.',
  status: 'Whether the school still teaches, or has closed, merged or changed its name.',
  kind: 'What the school mostly awards: bachelor’s degrees, associate degrees, or others.',
  testPolicy: 'Whether first-year applicants have to send SAT or ACT scores.',
  deadlines: 'When first-year applications are due.',
  applicationFee: 'What it costs to apply as a first-year student.',
  applicationParts: 'What you send with your application.',
  applicationRoutes: 'How and when to apply in Canada.',
  admissionFactors: 'What the school looks at when it chooses first-year students.',
  earlyDecision: 'How many applied and were admitted by early decision.',
  waitlist: 'How many were offered a place on the waitlist, and how many of them got in.',
  graduationRatePell:
    'Share of students with a federal Pell Grant who graduate within six years (three at two-year colleges).',
  graduationRates: 'Share of first-year students who finish within four, six and eight years.',
  outcomes: 'Where students are eight years after they started.',
  studentBody: 'Who the undergraduates are.',
  services: 'What the school offers besides teaching.',
  links: 'The school’s own pages for applicants.',
  rent: 'Monthly rent for an apartment near the school.',
  earningsLines:
    'What people with only a high school diploma earn: the earnings check sets the pay of each program against it.',
  priceParity: 'How prices in the area compare with the whole country.',
  safety: 'Offenses reported on the main campus, for each 1,000 students.',
  trends: 'Price, admission, graduation and retention over the years.',
  programEarnings: 'What graduates of a program earn, and what they borrowed.',
  enrolmentByYear: 'Full-time students in each fall.',
  enteringAverages: 'School averages of the students who entered, by field.',
  employmentByField: 'Share of graduates who have a job two years after they finished, by field.',
  tuitionOtherProvinces: 'What Canadians from other provinces pay, if it is more than residents pay.',
  ontarioPrograms: 'Programs you apply to, with the grades they ask for.',
  onlineShare: 'Share of students who study only online.',
  accreditedSchools: 'Professional programs recognized by an accrediting body.',
} satisfies Record<FactField, string>;

/** Where a figure means something else in Canada. */
const MEANINGS_IN_CANADA: Partial<Record<FactField, string>> = {
  graduationRate:
    'The percentage of students who started here full-time and graduated here within seven years. US rates count six.',
  tuition: 'What international students are charged for a year of full-time study, before any aid.',
  tuitionInState:
    'What Canadian students are charged for a year of full-time study, before any aid. In Quebec and Ontario, this is the price for residents of the province.',
  netPrice: 'What a year costs on average after aid. No source publishes it for Canadian universities.',
};

/** What a figure means at a school of a country. */
export function meaningOf(field: FactField, country: Country): string {
  return (country === 'CA' ? MEANINGS_IN_CANADA[field] : undefined) ?? MEANINGS[field];
}

export const sourceWords = {
  publisher: 'Source',
  variable: 'Variable',
  year: 'Year',
  computed: 'How it was computed',
  estimate: 'Estimate',
  estimateNote: 'We use it because we don’t have the school’s own number.',
  missing: 'Why it is missing',
  missingOwn: 'Why we don’t have the school’s own number',
  unknown: 'We have no source for this number.',
} as const;
