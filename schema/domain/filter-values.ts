/**
 * The codes of the filters that no field of a record has as they are asked for, with their words. Which university has
 * which of them is said once, in schema/search/filter-codes.ts.
 */

/** NCES locale as people say it: cities (11-13), suburbs (21-23), towns (31-33), rural areas (41-43); as CAMPUS_SETTINGS. */
export const SETTINGS = ['city', 'suburb', 'town', 'rural'] as const;
export const SETTING_LABELS: Record<(typeof SETTINGS)[number], string> = {
  city: 'City',
  suburb: 'Suburb',
  town: 'Town',
  rural: 'Rural',
};

/**
 * Carnegie 2021 basic classes, as far as people name them. One class may be several of these: what does most research is
 * also a doctoral university. US only.
 */
export const CARNEGIE_KINDS = [
  'research',
  'very-high-research',
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
  'medical',
  'law',
  'faith',
  'tribal',
] as const;
export type CarnegieKind = (typeof CARNEGIE_KINDS)[number];
export const CARNEGIE_LABELS: Record<CarnegieKind, string> = {
  research: 'Research university (R1 and R2)',
  'very-high-research': 'Very high research activity (R1)',
  doctoral: 'Doctoral university',
  masters: 'Master’s college or university',
  'liberal-arts': 'Liberal arts college',
  baccalaureate: 'Bachelor’s college',
  'baccalaureate-associate': 'Bachelor’s and associate’s college',
  associate: 'Associate’s college',
  'special-focus': 'School of one field',
  arts: 'Arts, music and design school',
  business: 'Business school',
  technology: 'Engineering or technical school',
  health: 'Health professions school',
  medical: 'Medical school',
  law: 'Law school',
  faith: 'Seminary or Bible college',
  tribal: 'Tribal college',
};

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
export const DENOMINATION_LABELS: Record<Denomination, string> = {
  'roman-catholic': 'Roman Catholic',
  adventist: 'Seventh-day Adventist',
  'african-methodist-episcopal': 'African Methodist Episcopal',
  'american-baptist': 'American Baptist',
  anglican: 'Episcopal or Anglican',
  'assemblies-of-god': 'Assemblies of God',
  baptist: 'Baptist',
  brethren: 'Brethren',
  buddhist: 'Buddhist',
  'christian-missionary-alliance': 'Christian and Missionary Alliance',
  'christian-church': 'Christian Churches',
  'church-of-god': 'Church of God',
  'churches-of-christ': 'Churches of Christ',
  'disciples-of-christ': 'Disciples of Christ',
  evangelical: 'Evangelical',
  'evangelical-lutheran': 'Evangelical Lutheran',
  'free-methodist': 'Free Methodist',
  interdenominational: 'Interdenominational',
  jewish: 'Jewish',
  'latter-day-saints': 'Latter-day Saints',
  lutheran: 'Lutheran',
  mennonite: 'Mennonite',
  methodist: 'Methodist',
  'missouri-synod-lutheran': 'Lutheran, Missouri Synod',
  moravian: 'Moravian',
  nazarene: 'Nazarene',
  nondenominational: 'Nondenominational',
  orthodox: 'Orthodox',
  pentecostal: 'Pentecostal',
  presbyterian: 'Presbyterian',
  'presbyterian-usa': 'Presbyterian Church (USA)',
  quaker: 'Quaker',
  reformed: 'Reformed',
  'salvation-army': 'Salvation Army',
  'southern-baptist': 'Southern Baptist',
  'united-church-of-canada': 'United Church of Canada',
  'united-church-of-christ': 'United Church of Christ',
  'united-methodist': 'United Methodist',
  wesleyan: 'Wesleyan',
  'wisconsin-synod-lutheran': 'Lutheran, Wisconsin Synod',
};

/** Where teams play. `ncaa` are all three divisions and the few members whose division is not known. */
export const DIVISIONS_OF_SPORT = ['ncaa-1', 'ncaa-2', 'ncaa-3', 'ncaa', 'naia', 'njcaa', 'u-sports', 'ccaa'] as const;
export type SportDivision = (typeof DIVISIONS_OF_SPORT)[number];
export const DIVISION_LABELS: Record<SportDivision, string> = {
  'ncaa-1': 'NCAA Division I',
  'ncaa-2': 'NCAA Division II',
  'ncaa-3': 'NCAA Division III',
  ncaa: 'NCAA, any division',
  naia: 'NAIA',
  njcaa: 'NJCAA',
  'u-sports': 'U SPORTS',
  ccaa: 'CCAA',
};

/** The four sports whose conference membership IPEDS asks for (IC SPORT1-4); of all others nobody says. US only. */
export const SPORTS = ['football', 'basketball', 'baseball', 'track'] as const;
export type Sport = (typeof SPORTS)[number];
export const SPORT_LABELS: Record<Sport, string> = {
  football: 'Football',
  basketball: 'Basketball',
  baseball: 'Baseball',
  track: 'Track and cross-country',
};

/** Languages of teaching; a bilingual school has all three codes. Schools of the US teach in English, Puerto Rico aside. */
export const LANGUAGES = ['en', 'fr', 'both'] as const;
export type TeachingLanguage = (typeof LANGUAGES)[number];
export const LANGUAGE_LABELS: Record<TeachingLanguage, string> = { en: 'English', fr: 'French', both: 'Bilingual' };

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
export const OFFER_LABELS: Record<Offer, string> = {
  housing: 'Campus housing',
  'open-admission': 'Open admission',
  'rolling-admission': 'Rolling admission',
  'early-decision': 'Early decision',
  'early-action': 'Early action',
  'study-abroad': 'Study abroad',
  'online-programs': 'Programs wholly online',
  'co-op': 'Co-op',
  'army-rotc': 'Army ROTC',
  'navy-rotc': 'Navy ROTC',
  'air-force-rotc': 'Air Force ROTC',
  'yellow-ribbon': 'Yellow Ribbon for veterans',
};

/** What may become of a school that is in lists; closed and merged ones are in none. */
export const LISTED_STATES = ['open', 'renamed', 'closing', 'paused'] as const;
export const LISTED_STATE_LABELS: Record<(typeof LISTED_STATES)[number], string> = {
  open: 'Open',
  renamed: 'Open under a new name',
  closing: 'Closing',
  paused: 'Not teaching for now',
};

/** Degrees a school awards, by its programs and its highest award. */
export const DEGREES = ['certificate', 'associate', 'bachelors', 'masters', 'doctorate'] as const;
export type Degree = (typeof DEGREES)[number];
export const DEGREE_LABELS: Record<Degree, string> = {
  certificate: 'Certificate',
  associate: 'Associate’s',
  bachelors: 'Bachelor’s',
  masters: 'Master’s',
  doctorate: 'Doctorate',
};

/** Family income a year in thousands of US dollars, for which a net price is asked: the bands of NetPriceByIncome. */
export const INCOME_BANDS = ['0-30', '30-48', '48-75', '75-110', '110+'] as const;
export type IncomeBand = (typeof INCOME_BANDS)[number];
