/** A university as it is sent: the card of lists, and the whole record of its page. */
import * as z from 'zod/mini';
import {
  ACADEMIC_CALENDARS,
  ADMISSION_POLICIES,
  AFFORDABILITY_CATEGORIES,
  ALIAS_KINDS,
  AWARD_LEVELS,
  CAMPUS_SETTINGS,
  COUNTRIES,
  CURRENCIES,
  DESIGNATIONS,
  RELIGIOUS_GROUPS,
  SIZE_CATEGORIES,
  UNIVERSITY_TYPES,
} from '../domain/enums.ts';
import { FACT_FIELDS, MISSING_REASONS } from '../domain/facts.ts';

const whole = z.int();
const maybeWhole = z.nullable(z.int());
const rate = z.nullable(z.number().check(z.minimum(0), z.maximum(100)));
const text = z.string();
const maybeText = z.nullable(z.string());
const scoreRange = z.nullable(z.tuple([whole, whole]));

export const universityImage = z.object({
  /** Our own address of the picture, without a width: `/img/:id`. */
  url: text,
  author: text,
  licence: text,
  licenceUrl: maybeText,
  sourcePage: text,
});
export type UniversityImageView = z.infer<typeof universityImage>;

const cardShape = {
  id: whole,
  slug: text,
  name: text,
  city: maybeText,
  state: text,
  stateName: text,
  country: z.enum(COUNTRIES),
  type: z.nullable(z.enum(UNIVERSITY_TYPES)),
  description: text,
  imageUrl: maybeText,
  image: z.nullable(universityImage),
  currency: z.enum(CURRENCIES),
  tuition: maybeWhole,
  tuitionInState: maybeWhole,
  /** `tuition` in US dollars at the dataset's rate: what filters and order use. */
  tuitionUsd: maybeWhole,
  yearFounded: maybeWhole,
  studentPopulation: maybeWhole,
  undergraduateEnrollment: maybeWhole,
  graduateEnrollment: maybeWhole,
  studentFacultyRatio: z.nullable(z.number()),
  acceptanceRate: rate,
  admissionPolicy: z.nullable(z.enum(ADMISSION_POLICIES)),
  graduationRate: rate,
  retentionRate: rate,
  roomAndBoard: maybeWhole,
  booksAndSupplies: maybeWhole,
  percentReceivingAid: rate,
  averageAidAmount: maybeWhole,
  netPrice: maybeWhole,
  medianEarnings: maybeWhole,
  religiousAffiliation: z.nullable(z.enum(RELIGIOUS_GROUPS)),
  religiousDenomination: maybeText,
  academicCalendar: z.nullable(z.enum(ACADEMIC_CALENDARS)),
  campusSetting: z.nullable(z.enum(CAMPUS_SETTINGS)),
  housingOptions: z.nullable(z.array(text)),
  studentOrganizations: maybeWhole,
  athleticsDivision: maybeText,
  sizeCategory: z.nullable(z.enum(SIZE_CATEGORIES)),
  affordabilityCategory: z.nullable(z.enum(AFFORDABILITY_CATEGORIES)),
};

/** What a card, a comparison column and a bookmark hold. */
export const universityCard = z.object(cardShape);
export type UniversityCard = z.infer<typeof universityCard>;

export const factView = z.object({
  source: text,
  variable: text,
  year: text,
  url: z.optional(text),
  computed: z.optional(text),
  estimate: z.optional(z.boolean()),
});
export type FactView = z.infer<typeof factView>;

export const programView = z.object({
  /** CIP-4 code, "11.07" say. */
  cip: text,
  title: text,
  level: z.enum(AWARD_LEVELS),
  graduates: whole,
  distanceOnly: z.boolean(),
});
export type ProgramView = z.infer<typeof programView>;

/** The programs of one CIP family, largest first. */
export const programField = z.object({ cip: text, title: text, graduates: whole, programs: z.array(programView) });
export type ProgramField = z.infer<typeof programField>;

/** The whole record of a university's page. */
export const universityRecord = z.object({
  ...cardShape,
  website: maybeText,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  aliases: z.array(z.object({ name: text, kind: z.enum(ALIAS_KINDS) })),
  otherExpenses: maybeWhole,
  percentPell: rate,
  /** Average net price by family income; five bands, see NET_PRICE_BANDS. */
  netPriceByIncome: z.nullable(z.array(maybeWhole).check(z.length(5))),
  medianDebt: maybeWhole,
  satReading: scoreRange,
  satMath: scoreRange,
  /** Sum of the two SAT sections' percentiles. */
  satRange: scoreRange,
  actRange: scoreRange,
  enteringAverage: rate,
  employmentRate: rate,
  locale: maybeText,
  athleticsConference: maybeText,
  designations: z.array(z.enum(DESIGNATIONS)),
  language: maybeText,
  carnegieClass: maybeText,
  highestAward: z.nullable(z.enum(AWARD_LEVELS)),
  provincialAverage: z.nullable(z.object({ tuition: maybeWhole, tuitionInState: maybeWhole, year: text })),
  facts: z.partialRecord(z.enum(FACT_FIELDS), factView),
  missing: z.partialRecord(z.enum(FACT_FIELDS), z.enum(MISSING_REASONS)),
  programs: z.array(programField),
});
export type UniversityRecordView = z.infer<typeof universityRecord>;
