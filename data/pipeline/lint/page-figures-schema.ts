/** The shape and the ranges of the groups of figures on a university's page; what is one value the table of fields has. */
import * as z from 'zod/mini';
import type { GroupField } from '#schema/domain/record/university-fields.ts';
import {
  ADMISSION_FACTORS,
  OUTCOME_GROUPS,
  ROUTE_CONFIDENCES,
  SAFETY_OFFENCES,
  TEST_POLICIES,
} from '#schema/domain/record/university-figures.ts';
import { address, count, day, percent, rate, text, whole } from './value-schemas.ts';

const maybe = z.nullable;
/** A month's rent in either currency. */
const monthly = whole(100, 10_000);
/** The nation is 100. */
const yearlyPay = z.int().check(z.minimum(10_000), z.maximum(200_000));
const parity = z.number().check(z.minimum(20), z.maximum(300));

export const pageFigures = {
  testPolicy: maybe(z.strictObject({ policy: z.enum(TEST_POLICIES), cycle: text, url: maybe(address) })),
  deadlines: maybe(
    z.strictObject({
      cycle: text,
      asOf: day,
      lastKnown: z.boolean(),
      earlyDecision: maybe(day),
      earlyDecision2: maybe(day),
      earlyAction: maybe(day),
      earlyAction2: maybe(day),
      restrictiveEarlyAction: maybe(day),
      priority: maybe(day),
      regular: maybe(day),
      rolling: z.boolean(),
    }),
  ),
  applicationParts: maybe(
    z.strictObject({
      cycle: text,
      asOf: day,
      essay: maybe(z.boolean()),
      teacherRecommendations: maybe(z.int().check(z.minimum(0), z.maximum(4))),
      counselorRecommendation: maybe(z.boolean()),
      midyearReport: maybe(z.boolean()),
    }),
  ),
  applicationRoutes: maybe(
    z.array(
      z.strictObject({
        key: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29}$/)),
        system: text,
        applicants: maybe(text),
        cycle: text,
        opens: maybe(text),
        deadline: maybe(text),
        fee: maybe(text),
        url: maybe(address),
        confidence: z.enum(ROUTE_CONFIDENCES),
        note: maybe(text),
        asOf: day,
        dates: z.array(
          z.strictObject({ key: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,19}$/)), date: day, what: maybe(text) }),
        ),
      }),
    ),
  ),
  admissionFactors: maybe(
    z.partialRecord(z.enum(ADMISSION_FACTORS), z.enum(['required', 'considered', 'not-considered'])),
  ),
  earlyDecision: maybe(z.strictObject({ applied: count, admitted: count, year: text })),
  waitlist: maybe(
    z.strictObject({ offered: maybe(count), accepted: maybe(count), admitted: maybe(count), year: text }),
  ),
  graduationRates: maybe(z.strictObject({ fourYears: rate, sixYears: rate, eightYears: rate, cohort: maybe(count) })),
  outcomes: maybe(
    z.partialRecord(
      z.enum(OUTCOME_GROUPS),
      z.strictObject({
        award: rate,
        stillEnrolled: rate,
        enrolledElsewhere: rate,
        unknown: rate,
        cohort: maybe(count),
        fewest: z.optional(count),
      }),
    ),
  ),
  studentBody: maybe(
    z.strictObject({
      women: rate,
      white: rate,
      black: rate,
      hispanic: rate,
      asian: rate,
      nativeAmerican: rate,
      pacificIslander: rate,
      twoOrMoreRaces: rate,
      international: rate,
      unknownRace: rate,
      partTime: rate,
      adults: rate,
      firstGeneration: rate,
    }),
  ),
  services: maybe(
    z.strictObject({
      rotc: z.array(z.enum(['Army', 'Navy', 'Air Force'])),
      studyAbroad: maybe(z.boolean()),
      veterans: z.array(text),
      disabilityShare: maybe(z.union([percent, z.literal('3 or less')])),
      distancePrograms: maybe(z.boolean()),
    }),
  ),
  links: maybe(
    z.strictObject({
      admissions: maybe(address),
      apply: maybe(address),
      netPriceCalculator: maybe(address),
      aid: maybe(address),
    }),
  ),
  rent: maybe(z.strictObject({ studio: monthly, oneBedroom: monthly, twoBedroom: monthly, area: text, period: text })),
  priceParity: maybe(z.strictObject({ all: parity, housing: maybe(parity), area: text })),
  safety: maybe(
    z.strictObject({
      years: z.array(z.string().check(z.regex(/^20\d\d$/))),
      students: count,
      reports: z.partialRecord(z.enum(SAFETY_OFFENCES), count),
      perThousand: z.number().check(z.minimum(0), z.maximum(500)),
      lateReports: z.optional(z.literal(true)),
    }),
  ),
  enrolmentByYear: maybe(
    z.array(z.tuple([z.int().check(z.minimum(2000), z.maximum(2026)), maybe(count), maybe(count), maybe(count)])),
  ),
  enteringAverages: maybe(
    z.array(
      z.strictObject({
        field: text,
        below70: rate,
        from70: rate,
        from75: rate,
        from80: rate,
        from85: rate,
        from90: rate,
        from95: rate,
      }),
    ),
  ),
  employmentByField: maybe(z.array(z.strictObject({ field: text, rate: percent }))),
  ontarioPrograms: maybe(z.array(z.looseObject({ name: text, code: maybe(text), link: maybe(address) }))),
  accreditedSchools: maybe(
    z.array(
      z.strictObject({
        field: text,
        discipline: maybe(text),
        accreditor: maybe(text),
        unit: maybe(text),
      }),
    ),
  ),
  earningsLines: maybe(
    z.strictObject({
      state: yearlyPay,
      nation: yearlyPay,
      fields: z.record(z.string().check(z.regex(/^\d{2}$/)), yearlyPay),
    }),
  ),
  aidNumber: maybe(z.strictObject({ name: text, campuses: z.int().check(z.minimum(2)), counts: z.boolean() })),
} satisfies Partial<Record<GroupField, z.ZodMiniType>>;
