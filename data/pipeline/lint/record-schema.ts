/** The shape and the ranges of a university's record. */
import * as z from 'zod/mini';
import {
  ACADEMIC_CALENDARS,
  ADMISSION_POLICIES,
  AWARD_LEVELS,
  CAMPUS_SETTINGS,
  COUNTRIES,
  CURRENCIES,
  DESIGNATIONS,
  RELIGIOUS_GROUPS,
  UNIVERSITY_TYPES,
} from '#schema/domain/enums.ts';
import { FACT_FIELDS, MISSING_REASONS } from '#schema/domain/facts.ts';
import { STATE_CODES } from '#schema/domain/places.ts';
import { INSTITUTION_KINDS, STATUS_STATES } from '#schema/domain/university-figures.ts';

/** The year after which nothing in the sources can have been founded. */
const LAST_YEAR = 2026;
/** Dearer than any school in either currency; a figure above is a slip. */
const MONEY_MAX = 150_000;

const text = z.string().check(
  z.minLength(1),
  z.refine((value) => value === value.trim() && !/\s{2,}|\p{Cc}/u.test(value), 'has stray white space'),
);
const maybe = z.nullable;
const whole = (minimum: number, maximum: number) => maybe(z.int().check(z.minimum(minimum), z.maximum(maximum)));
const rate = maybe(
  z.number().check(
    z.minimum(0),
    z.maximum(100),
    z.refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, 'has more than one decimal'),
  ),
);
const money = whole(0, MONEY_MAX);
const address = z.string().check(z.regex(/^https?:\/\/[^\s]+$/));
const scores = (minimum: number, maximum: number) =>
  maybe(
    z
      .tuple([z.int(), z.int()])
      .check(z.refine(([low, high]) => low >= minimum && low <= high && high <= maximum, 'is not a range of scores')),
  );

export const recordSchema = z.strictObject({
  id: z.int().check(z.minimum(100_000), z.maximum(999_999)),
  name: text,
  city: maybe(text),
  state: z.enum(STATE_CODES as [string, ...string[]]),
  country: z.enum(COUNTRIES),
  type: maybe(z.enum(UNIVERSITY_TYPES)),
  kind: z.enum(INSTITUTION_KINDS),
  status: z.strictObject({
    state: z.enum(STATUS_STATES),
    date: maybe(z.string().check(z.regex(/^\d{4}(-\d\d){0,2}$/))),
    successorId: maybe(z.int()),
    successorName: maybe(text),
    announced: z.boolean(),
    formerName: maybe(text),
    evidence: maybe(text),
  }),
  description: text.check(z.minLength(80), z.maxLength(420)),
  website: maybe(address),
  latitude: maybe(z.number()),
  longitude: maybe(z.number()),
  currency: z.enum(CURRENCIES),
  tuition: money,
  tuitionInState: money,
  provincialAverage: maybe(z.strictObject({ tuition: money, tuitionInState: money, year: text })),
  roomAndBoard: money,
  booksAndSupplies: whole(0, 20_000),
  otherExpenses: money,
  percentReceivingAid: rate,
  averageAidAmount: money,
  percentPell: rate,
  // Grants can be more than the price: the net price is then below nothing.
  netPrice: whole(-20_000, MONEY_MAX),
  netPriceByIncome: maybe(z.array(whole(-30_000, MONEY_MAX)).check(z.length(5))),
  medianEarnings: whole(5_000, 300_000),
  medianDebt: whole(500, 100_000),
  yearFounded: whole(1530, LAST_YEAR),
  studentPopulation: whole(1, 500_000),
  undergraduateEnrollment: whole(0, 500_000),
  graduateEnrollment: whole(0, 500_000),
  studentFacultyRatio: maybe(z.number().check(z.minimum(1), z.maximum(200))),
  acceptanceRate: rate,
  admissionPolicy: maybe(z.enum(ADMISSION_POLICIES)),
  satReading: scores(200, 800),
  satMath: scores(200, 800),
  actComposite: scores(1, 36),
  graduationRate: rate,
  retentionRate: rate,
  enteringAverage: rate,
  employmentRate: rate,
  religiousAffiliation: maybe(z.enum(RELIGIOUS_GROUPS)),
  religiousDenomination: maybe(text),
  academicCalendar: maybe(z.enum(ACADEMIC_CALENDARS)),
  campusSetting: maybe(z.enum(CAMPUS_SETTINGS)),
  locale: maybe(text),
  housingOptions: maybe(z.array(text)),
  studentOrganizations: whole(0, 5_000),
  athleticsDivision: maybe(text),
  athleticsConference: maybe(text),
  designations: z.array(z.enum(DESIGNATIONS)),
  language: maybe(text),
  carnegieClass: maybe(text),
  highestAward: maybe(z.enum(AWARD_LEVELS)),
  image: maybe(
    z.strictObject({
      originUrl: address,
      author: text,
      licence: text,
      licenceUrl: maybe(address),
      sourcePage: address,
      width: z.int().check(z.minimum(1)),
      height: z.int().check(z.minimum(1)),
    }),
  ),
  facts: z.partialRecord(z.enum(FACT_FIELDS), z.string()),
  missing: z.partialRecord(z.enum(FACT_FIELDS), z.enum(MISSING_REASONS)),
});
