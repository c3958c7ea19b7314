/**
 * The codes of the filters that no field of a record has as they are asked for, their words are in frontend/content/filter-labels.ts. Which
 * university has which of them is said once, in schema/search/filter-codes.ts.
 */

/** NCES locale as people say it: cities (11-13), suburbs (21-23), towns (31-33), rural areas (41-43); as CAMPUS_SETTINGS. */
export const SETTINGS = ['city', 'suburb', 'town', 'rural'] as const;

/**
 * Classes and research designations of Carnegie 2025, as far as people name them. A school may be several of these: one
 * that does most research is mostly a doctoral university too. US only.
 */
export const CARNEGIE_KINDS = [
  'research',
  'very-high-research',
  'research-college',
  'doctoral',
  'masters',
  'liberal-arts',
  'baccalaureate',
  'baccalaureate-associate',
  'associate',
  'special-focus',
  'arts',
  'business',
  'technology',
  'health',
  'nursing',
  'medical',
  'law',
  'career',
  'faith',
] as const;
export type CarnegieKind = (typeof CARNEGIE_KINDS)[number];

/**
 * Denominations: IPEDS RELAFFIL in the US, the schools' own words in Canada. A family (Baptist, Lutheran) holds those of
 * its churches that have a code of their own.
 */
export const DENOMINATIONS = [
  'roman-catholic',
  'adventist',
  'african-methodist-episcopal',
  'american-baptist',
  'anglican',
  'assemblies-of-god',
  'baptist',
  'brethren',
  'buddhist',
  'christian-missionary-alliance',
  'christian-church',
  'church-of-god',
  'churches-of-christ',
  'disciples-of-christ',
  'evangelical',
  'evangelical-lutheran',
  'free-methodist',
  'interdenominational',
  'jewish',
  'latter-day-saints',
  'lutheran',
  'mennonite',
  'methodist',
  'missouri-synod-lutheran',
  'moravian',
  'nazarene',
  'nondenominational',
  'orthodox',
  'pentecostal',
  'presbyterian',
  'presbyterian-usa',
  'quaker',
  'reformed',
  'salvation-army',
  'southern-baptist',
  'united-church-of-canada',
  'united-church-of-christ',
  'united-methodist',
  'wesleyan',
  'wisconsin-synod-lutheran',
] as const;
export type Denomination = (typeof DENOMINATIONS)[number];

/** Where teams play. `ncaa` are all three divisions and the few members whose division is not known. */
export const DIVISIONS_OF_SPORT = ['ncaa-1', 'ncaa-2', 'ncaa-3', 'ncaa', 'naia', 'njcaa', 'u-sports', 'ccaa'] as const;
export type SportDivision = (typeof DIVISIONS_OF_SPORT)[number];

/** The four sports whose conference membership IPEDS asks for (IC SPORT1-4); of all others nobody says. US only. */
export const SPORTS = ['football', 'basketball', 'baseball', 'track'] as const;
export type Sport = (typeof SPORTS)[number];

/** Languages of teaching; a bilingual school has all three codes. Schools of the US teach in English, Puerto Rico aside. */
export const LANGUAGES = ['en', 'fr', 'both'] as const;
export type TeachingLanguage = (typeof LANGUAGES)[number];

/**
 * What a school has. Published in the US, all but `co-op`, which is known of Ontario's programs alone; housing is known
 * in Canada too.
 */
export const OFFERS = [
  'housing',
  'open-admission',
  'rolling-admission',
  'early-decision',
  'early-action',
  'study-abroad',
  'online-programs',
  'co-op',
  'army-rotc',
  'navy-rotc',
  'air-force-rotc',
  'yellow-ribbon',
] as const;
export type Offer = (typeof OFFERS)[number];

/** What may become of a school that is in lists; closed and merged ones are in none. */
export const LISTED_STATES = ['open', 'renamed', 'closing', 'paused', 'unconfirmed'] as const;

/**
 * How a school's application deadlines are on a day: one of this round is ahead or admission is rolling, all that are
 * published have passed, those of an earlier round alone are known, none is.
 */
export const DEADLINE_STATES = ['open', 'passed', 'last-round', 'unknown'] as const;
export type DeadlineState = (typeof DEADLINE_STATES)[number];

/** Degrees a school awards, by its programs and its highest award. */
export const DEGREES = ['certificate', 'associate', 'bachelors', 'masters', 'doctorate'] as const;
export type Degree = (typeof DEGREES)[number];

/** Family income a year in thousands of US dollars, for which a net price is asked: the bands of NetPriceByIncome. */
export const INCOME_BANDS = ['0-30', '30-48', '48-75', '75-110', '110+'] as const;
export type IncomeBand = (typeof INCOME_BANDS)[number];
