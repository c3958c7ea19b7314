/**
 * Reasons why schools are similar, as codes with their values: the form in which the dataset and the database hold
 * them. The sentences are in `similar-reasons.ts` of frontend/content/en and fr, each with its own grammar.
 */
import type { AcademicCalendar, AwardLevel, Country, Currency, SizeCategory, UniversityType } from '../record/enums.ts';

/** Kinds of place that set a school apart from all others. */
export const KINDS_OF_PLACE = [
  'hbcu',
  'tribal',
  'womens',
  'mens',
  'online-only',
  'military',
  'work-college',
  'great-books',
  'deaf',
  'indigenous',
] as const;
export type KindOfPlace = (typeof KINDS_OF_PLACE)[number];

/** What kind of school it is, by its Carnegie class of 2025; classes that daily speech does not part are one. */
export const SCHOOL_CLASSES = [
  'mostly-associate',
  'research',
  'doctoral',
  'masters',
  'liberal-arts',
  'bachelors',
  'associate-and-bachelors',
  'faith',
  'medical',
  'nursing',
  'health-professions',
  'engineering',
  'business',
  'arts',
  'law',
  'graduate',
  'career',
  'special-focus',
  'two-year-mixed',
  'two-year-career',
  'two-year-nursing',
  'two-year-health',
  'two-year-technical',
  'two-year-arts',
  'two-year-special-focus',
] as const;
export type SchoolClass = (typeof SCHOOL_CLASSES)[number];

/** Regions in the cut that people use; divisions of the statisticians that share a name in daily use are one. */
export const NAMED_REGIONS = [
  'new-england',
  'mid-atlantic',
  'midwest',
  'south',
  'mountain-west',
  'pacific',
  'atlantic-canada',
  'prairies',
] as const;
export type NamedRegion = (typeof NAMED_REGIONS)[number];

/** Locales of NCES, as they are published. */
export const NCES_LOCALES = [
  'City: Large',
  'City: Midsize',
  'City: Small',
  'Suburb: Large',
  'Suburb: Midsize',
  'Suburb: Small',
  'Town: Fringe',
  'Town: Distant',
  'Town: Remote',
  'Rural: Fringe',
  'Rural: Distant',
  'Rural: Remote',
] as const;
export type NcesLocale = (typeof NCES_LOCALES)[number];

/** One field or two, by their codes of CIP 2020: families of two digits, or parts of four where families are too wide. */
type Fields = [field: string, other?: string];

/**
 * Each reason with its values. Figures of both together are rounded as they are shown; "there" is the school that
 * is shown, "here" the one that it is like.
 */
export interface SimilarReasonValues {
  // What both have.
  place: [kind: KindOfPlace];
  kind: [size: SizeCategory, type: UniversityType, schools: SchoolClass];
  focus: [schools: SchoolClass];
  /** The denomination as it is published: IPEDS RELAFFIL, in Canada the school's own words. */
  denomination: [published: string];
  state: [country: Country, state: string];
  /** As published: "NCAA Division I". */
  division: [association: string];
  open: [];
  language: [language: 'French' | 'Bilingual'];
  level: [highest: Extract<AwardLevel, 'bachelor' | 'master' | 'doctorate'>];
  control: [type: UniversityType];
  setting: [locale: NcesLocale];
  region: [region: NamedRegion];
  /** Those that are not the common one. */
  calendar: [calendar: Extract<AcademicCalendar, 'quarter' | 'trimester' | '4-1-4'>];
  // Figures that are nearly the same.
  admitted: [percent: number];
  /** SAT total. */
  test: [score: number];
  /** US dollars. */
  netPrice: [amount: number];
  tuition: [amount: number, currency: Currency];
  /** Of two schools whose pages show different currencies, in US dollars. */
  tuitionAcross: [amountUsd: number];
  noTuition: [];
  graduationRate: [percent: number];
  /** US dollars. */
  earnings: [amount: number];
  students: [count: number];
  mix: Fields;
  // What is said of two that share little else.
  looseMix: Fields;
  /** Rounded; 1 is a mile or less. */
  miles: [miles: number];
  nearGraduationRate: [there: number, here: number];
  nearAdmitted: [there: number, here: number];
  nearStudents: [there: number, here: number];
  nearFounded: [there: number, here: number];
  /** Students for each member of the faculty. */
  nearFaculty: [there: number, here: number];
  /** Where the school is that is shown. */
  town: [city: string, country: Country, state: string];
  /** Said when nothing else can be. */
  nearInFigures: [];
  fewFigures: [];
}

export type SimilarReasonKey = keyof SimilarReasonValues;

/** `['students', 6000]` */
export type SimilarReason = {
  [Key in SimilarReasonKey]: [key: Key, ...values: SimilarReasonValues[Key]];
}[SimilarReasonKey];

/** How a language says each. */
export type SimilarReasonWords = {
  readonly [Key in SimilarReasonKey]: (...values: SimilarReasonValues[Key]) => string;
};

/** The reason in words. */
export function saySimilarReason(words: SimilarReasonWords, [key, ...values]: SimilarReason): string {
  return (words[key] as (...values: readonly unknown[]) => string)(...values);
}

/** Sizes that a sentence may call similar: a third more at most. */
export const areNear = (there: number, here: number): boolean => Math.max(there, here) < 1.34 * Math.min(there, here);

/** A round number of students that both have more than: 50,000 of 51,966 and 91,878. */
export function bothOver(there: number, here: number): number {
  const least = Math.max(1, Math.min(there, here) - 1);
  const step = 10 ** Math.floor(Math.log10(least));
  return Math.floor(least / step) * step;
}
