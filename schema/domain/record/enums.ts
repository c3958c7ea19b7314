/** Closed lists of the field's terms. Codes are what is stored and sent; labels are the words a person sees. */
export {
  ACCESS_EARNINGS_LABELS,
  AWARD_LEVEL_LABELS,
  CALENDAR_LABELS,
  COUNTRY_LABELS,
  DESIGNATION_LABELS,
  RELIGION_LABELS,
  RESEARCH_LABELS,
  TYPE_LABELS,
} from '#names/enums.ts';

export const COUNTRIES = ['US', 'CA'] as const;
export type Country = (typeof COUNTRIES)[number];

/** IPEDS CONTROL: 1 public, 2 private not-for-profit, 3 private for-profit. */
export const UNIVERSITY_TYPES = ['public', 'private', 'for-profit'] as const;
export type UniversityType = (typeof UNIVERSITY_TYPES)[number];

/** Groups over IPEDS RELAFFIL; the exact denomination is kept beside the group. */
export const RELIGIOUS_GROUPS = ['none', 'catholic', 'protestant', 'jewish', 'islamic', 'other'] as const;
export type ReligiousGroup = (typeof RELIGIOUS_GROUPS)[number];

/** IPEDS CALSYS: 1 semester, 2 quarter, 3 trimester, 4 four-one-four; the rest is other. */
export const ACADEMIC_CALENDARS = ['semester', 'quarter', 'trimester', '4-1-4', 'other'] as const;
export type AcademicCalendar = (typeof ACADEMIC_CALENDARS)[number];

/**
 * Four settings over the twelve NCES locale codes: city (11-13) is Urban, suburb (21-23) Suburban,
 * town (31-33) Small City, rural (41-43) Rural.
 */
export const CAMPUS_SETTINGS = ['Urban', 'Suburban', 'Small City', 'Rural'] as const;
export type CampusSetting = (typeof CAMPUS_SETTINGS)[number];

export const SIZE_CATEGORIES = ['Small', 'Medium', 'Large', 'Very Large'] as const;
export type SizeCategory = (typeof SIZE_CATEGORIES)[number];

export const AFFORDABILITY_CATEGORIES = ['Budget-Friendly', 'Moderate', 'Premium'] as const;
export type AffordabilityCategory = (typeof AFFORDABILITY_CATEGORIES)[number];

export const CURRENCIES = ['USD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];
/** What schools of a country charge in. */
export const CURRENCY_OF: Record<Country, Currency> = { US: 'USD', CA: 'CAD' };

/** How a school decides on first-year applications. */
export const ADMISSION_POLICIES = ['selective', 'open'] as const;
export type AdmissionPolicy = (typeof ADMISSION_POLICIES)[number];

/** Designations of institutions; the first group are federal minority-serving categories (IPEDS HD, Scorecard). */
export const DESIGNATIONS = [
  'hbcu',
  'pbi',
  'hispanic-serving',
  'tribal',
  'aanapisi',
  'annh',
  'nasnti',
  'womens',
  'mens',
  'online-only',
  'land-grant',
] as const;
export type Designation = (typeof DESIGNATIONS)[number];

/** Research designations of Carnegie 2025 (IPEDS HD CARNEGIERSCH): R1, R2 and "Research Colleges and Universities". */
export const RESEARCH_DESIGNATIONS = ['r1', 'r2', 'research-college'] as const;
export type ResearchDesignation = (typeof RESEARCH_DESIGNATIONS)[number];

/**
 * The Student Access and Earnings Classification of Carnegie 2025 (IPEDS HD CARNEGIESAEC). `opportunity` are the
 * "Opportunity Colleges and Universities": higher access, higher earnings.
 */
export const ACCESS_EARNINGS = [
  'opportunity',
  'lower-access-higher-earnings',
  'higher-access-medium-earnings',
  'lower-access-medium-earnings',
  'higher-access-lower-earnings',
  'lower-access-lower-earnings',
] as const;
export type AccessEarnings = (typeof ACCESS_EARNINGS)[number];

/** IPEDS AWLEVEL of completions, folded: 17, 18 and 19 are doctorates (research, professional, other). */
export const AWARD_LEVELS = [
  'certificate',
  'associate',
  'bachelor',
  'postbaccalaureate',
  'master',
  'doctorate',
] as const;
export type AwardLevel = (typeof AWARD_LEVELS)[number];

/** Degrees that can be a school's highest; a certificate after one of them doesn't count. */
export const DEGREE_LEVELS = ['associate', 'bachelor', 'master', 'doctorate'] as const satisfies readonly AwardLevel[];
export type DegreeLevel = (typeof DEGREE_LEVELS)[number];

export const ALIAS_KINDS = ['official', 'alias', 'acronym', 'former', 'french', 'english', 'nickname'] as const;
export type AliasKind = (typeof ALIAS_KINDS)[number];
