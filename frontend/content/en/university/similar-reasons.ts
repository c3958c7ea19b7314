/** Why a school is like another: one sentence for each reason (schema/domain/peers/similar-reasons.ts). */
import { fieldName } from '#names/study-fields.ts';
import { listOf, withThe } from '#schema/domain/formats/english-grammar.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import {
  areNear,
  bothOver,
  type KindOfPlace,
  type NamedRegion,
  type NcesLocale,
  type SchoolClass,
  type SimilarReason,
  type SimilarReasonWords,
  saySimilarReason,
} from '#schema/domain/peers/similar-reasons.ts';
import { KILOMETRES_PER_MILE } from '#schema/domain/places/distance.ts';
import { stateName } from '#schema/domain/places/places.ts';
import type { SizeCategory, UniversityType } from '#schema/domain/record/enums.ts';
import { religionWords } from '#schema/domain/search/english-denominations.ts';

const PLACES: Record<KindOfPlace, string> = {
  hbcu: 'Both are historically Black schools',
  tribal: 'Both are tribal colleges',
  womens: 'Both are women’s colleges',
  mens: 'Both are men’s colleges',
  'online-only': 'Both teach fully online',
  military: 'Both are military colleges',
  'work-college': 'Every student has a job on campus at both',
  'great-books': 'Both teach the great books',
  deaf: 'Both serve deaf students',
  indigenous: 'Both are run by First Nations',
};

const SIZES: Record<SizeCategory, string> = {
  Small: 'small',
  Medium: 'midsize',
  Large: 'large',
  'Very Large': 'very large',
};

const TYPES: Record<UniversityType, string> = { public: 'public', private: 'private', 'for-profit': 'for-profit' };

/** Plural, behind an adjective of control. */
const CLASSES: Record<SchoolClass, string> = {
  'mostly-associate': 'colleges that award mostly associate degrees',
  research: 'research universities',
  doctoral: 'universities with doctoral programs',
  masters: 'colleges and universities with master’s programs',
  'liberal-arts': 'liberal arts colleges',
  bachelors: 'colleges that award mostly bachelor’s degrees',
  'associate-and-bachelors': 'colleges that award both associate and bachelor’s degrees',
  faith: 'faith-based schools',
  medical: 'medical schools',
  nursing: 'nursing schools',
  'health-professions': 'health professions schools',
  engineering: 'engineering and technology schools',
  business: 'business schools',
  arts: 'schools of art, music and design',
  law: 'law schools',
  graduate: 'schools that mostly award graduate degrees',
  career: 'career and technical schools',
  'special-focus': 'specialized schools',
  'two-year-mixed': 'two-year colleges with many fields of study',
  'two-year-career': 'two-year career colleges',
  'two-year-nursing': 'two-year nursing schools',
  'two-year-health': 'two-year health schools',
  'two-year-technical': 'two-year career and technical schools',
  'two-year-arts': 'two-year schools of art and design',
  'two-year-special-focus': 'specialized two-year schools',
};

const LEVELS = {
  bachelor: 'bachelor’s degrees as their highest degree',
  master: 'master’s degrees as their highest degree',
  doctorate: 'doctorates',
};

const CALENDARS = { quarter: 'the quarter system', trimester: 'the trimester system', '4-1-4': 'a 4-1-4 calendar' };

const REGIONS: Record<NamedRegion, string> = {
  'new-england': 'New England',
  'mid-atlantic': 'the Mid-Atlantic',
  midwest: 'the Midwest',
  south: 'the South',
  'mountain-west': 'the Mountain West',
  pacific: 'the Pacific states',
  'atlantic-canada': 'Atlantic Canada',
  prairies: 'the Prairie provinces',
};

const dollars = (amount: number) => `$${formatCount(amount)}`;
const fieldsOf = (fields: readonly (string | undefined)[]) =>
  listOf(fields.filter((field) => field !== undefined).map((field) => fieldName(field)));

/** What the NCES says of a place: a "large suburb" is none, but the suburb of a large city. */
const LOCALES: Record<NcesLocale, string> = {
  'City: Large': 'large city',
  'City: Midsize': 'midsize city',
  'City: Small': 'small city',
  'Suburb: Large': 'suburb of a large city',
  'Suburb: Midsize': 'suburb of a midsize city',
  'Suburb: Small': 'suburb of a small city',
  'Town: Fringe': 'town near a city',
  'Town: Distant': 'town 10 to 35 miles from a city',
  'Town: Remote': 'remote town',
  'Rural: Fringe': 'rural area near a city',
  'Rural: Distant': 'rural area farther from a city',
  'Rural: Remote': 'remote rural area',
};

const SENTENCES: SimilarReasonWords = {
  place: (kind) => PLACES[kind],
  kind: (size, type, schools) => `Both are ${SIZES[size]} ${TYPES[type]} ${CLASSES[schools]}`,
  focus: (schools) => `Both are ${CLASSES[schools]}`,
  denomination: (published) => `Both have ${religionWords(published)}`,
  state: (country, state) => `Both in ${withThe(stateName(country, state))}`,
  // Initials have an article: the NJCAA.
  division: (association) => `Both compete in ${/^[A-Z]{3,}$/.test(association) ? 'the ' : ''}${association}`,
  open: () => 'Both have open admission',
  language: (language) => (language === 'Bilingual' ? 'Both teach in English and French' : `Both teach in ${language}`),
  level: (highest) => `Both award ${LEVELS[highest]}`,
  control: (type) => `Both are ${TYPES[type]} schools`,
  setting: (locale) => `Same setting: ${LOCALES[locale]}`,
  region: (region) => `Both in ${REGIONS[region]}`,
  calendar: (calendar) => `Both use ${CALENDARS[calendar]}`,
  admitted: (percent) => `Both admit about ${percent}% of applicants`,
  test: (score) => `Similar test scores: about ${score} on the SAT`,
  netPrice: (amount) => `Similar net price: about ${dollars(amount)}`,
  tuition: (amount, currency) =>
    currency === 'CAD'
      ? `Similar international tuition: about CA${dollars(amount)}`
      : `Similar sticker price: about ${dollars(amount)}`,
  tuitionAcross: (amountUsd) => `Similar sticker price: about US${dollars(amountUsd)}`,
  noTuition: () => 'Neither charges tuition',
  graduationRate: (percent) => `Both graduation rates are near ${percent}%`,
  earnings: (amount) => `Similar earnings 10 years after starting: about ${dollars(amount)}`,
  students: (count) => `Similar size: about ${formatCount(count)} students`,
  mix: (...fields) => `Same mix of programs: ${fieldsOf(fields)}`,
  looseMix: (...fields) => `Many graduates at both in ${fieldsOf(fields)}`,
  miles: (miles) => (miles <= 1 ? 'A mile or less apart' : `About ${formatCount(miles)} miles apart`),
  nearGraduationRate: (there, here) => `Similar graduation rate: ${there}% vs. ${here}% here`,
  nearAdmitted: (there, here) => `Similar acceptance rate: ${there}% vs. ${here}% here`,
  nearStudents: (there, here) =>
    areNear(there, here)
      ? `Similar size: ${formatCount(there)} students vs. ${formatCount(here)} here`
      : `Both have more than ${formatCount(bothOver(there, here))} students`,
  nearFounded: (there, here) =>
    there === here ? `Both founded in ${there}` : `About the same age: founded in ${there} vs. ${here} here`,
  nearFaculty: (there, here) => `Similar student-to-faculty ratio: ${there} vs. ${here} here`,
  town: (city, country, state) => `In ${city}, ${stateName(country, state)}`,
  nearInFigures: () => 'Similar in the data both schools report',
  fewFigures: () => 'Both schools publish little data',
};

/** Between two schools in Canada, where distances are in kilometers. */
const kilometers = (miles: number) =>
  miles <= 1 ? 'Less than 2 km apart' : `About ${formatCount(Math.round(miles * KILOMETRES_PER_MILE))} km apart`;

/** The reason in words. */
export const similarReason = (reason: SimilarReason): string => saySimilarReason(SENTENCES, reason);

/** The same between two schools in Canada. */
export const similarReasonInCanada = (reason: SimilarReason): string =>
  reason[0] === 'miles' ? kilometers(reason[1]) : similarReason(reason);
