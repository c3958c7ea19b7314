/** A university as it is sent: the card of lists, and the whole record of its page. */

import * as z from 'zod/mini';
import { FOLLOWED, type FollowedFigure } from '../domain/figures/derived/followed.ts';
import { PEER_FIGURE_KEYS } from '../domain/peers/peer-figures.ts';
import { DEADLINE_ROUNDS } from '../domain/plan/next-deadline.ts';
import {
  AFFORDABILITY_CATEGORIES,
  ALIAS_KINDS,
  AWARD_LEVELS,
  DESIGNATIONS,
  SIZE_CATEGORIES,
} from '../domain/record/enums.ts';
import { FACT_FIELDS, MISSING_REASONS } from '../domain/record/facts.ts';
import type { StoredUniversity } from '../domain/record/university-document.ts';
import {
  CARD_FIELDS,
  type CardField,
  type GroupField,
  PAGE_FIELDS,
  type PageField,
  planOf,
} from '../domain/record/university-fields.ts';
import {
  ADMISSION_FACTORS,
  OUTCOME_GROUPS,
  ROUTE_CONFIDENCES,
  SAFETY_OFFENCES,
  STATUS_STATES,
  TEST_POLICIES,
  TREND_BREAKS,
} from '../domain/record/university-figures.ts';

import { earningsCheck } from './earnings-check.ts';
import { yourPriceView } from './situation.ts';

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

/**
 * Whether it still teaches, and what became of it; `evidence` is the publisher and address it was read at, as published,
 * which is English: an answer in another language says so by `evidenceLanguage`.
 */
export const universityStatus = z.object({
  state: z.enum(STATUS_STATES),
  date: maybeText,
  successorId: maybeWhole,
  successorName: maybeText,
  announced: z.boolean(),
  formerName: maybeText,
  evidence: maybeText,
  evidenceLanguage: z.optional(z.literal('en')),
});

type SentGroup = GroupField & (CardField | PageField);

const maybeNumber = z.nullable(z.number());
const maybeBoolean = z.nullable(z.boolean());
const share = z.nullable(z.number());
/** The shape of an object with the same kind of value under each of the keys. */
function each<const Key extends string, Value extends z.ZodMiniType>(keys: readonly Key[], value: Value) {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;
}

/** One way to apply to a Canadian institution. */
const applicationRoute = z.object({
  key: text,
  system: text,
  applicants: maybeText,
  cycle: text,
  opens: maybeText,
  deadline: maybeText,
  fee: maybeText,
  url: maybeText,
  confidence: z.enum(ROUTE_CONFIDENCES),
  note: maybeText,
  asOf: text,
  dates: z.array(z.object({ key: text, date: text, what: maybeText })),
});

/** When and how one applies as a first-year student: what a plan is made from. */
export const applyingGroups = {
  testPolicy: z.nullable(z.object({ policy: z.enum(TEST_POLICIES), cycle: text, url: maybeText })),
  deadlines: z.nullable(
    z.object({
      ...each(DEADLINE_ROUNDS, maybeText),
      cycle: text,
      asOf: text,
      lastKnown: z.boolean(),
      rolling: z.boolean(),
    }),
  ),
  applicationParts: z.nullable(
    z.object({
      cycle: text,
      asOf: text,
      essay: z.nullable(z.boolean()),
      teacherRecommendations: maybeWhole,
      counselorRecommendation: z.nullable(z.boolean()),
      midyearReport: z.nullable(z.boolean()),
    }),
  ),
  applicationRoutes: z.nullable(z.array(applicationRoute)),
} as const;

const STUDENT_GROUPS = [
  'women',
  'white',
  'black',
  'hispanic',
  'asian',
  'nativeAmerican',
  'pacificIslander',
  'twoOrMoreRaces',
  'international',
  'unknownRace',
  'partTime',
  'adults',
  'firstGeneration',
] as const;
const AVERAGE_BANDS = ['below70', 'from70', 'from75', 'from80', 'from85', 'from90', 'from95'] as const;
const ONTARIO_WORDS = [
  'degree',
  'code',
  'gradeRange',
  'prerequisites',
  'experiential',
  'targetEnrolment',
  'link',
  'publishedAverage',
] as const;

/**
 * What is more than one value. schema/domain says what each holds (dataset.ts, university-figures.ts), and the types hold
 * the contract to it.
 */
const GROUPS: { [Key in SentGroup]: z.ZodMiniType<StoredUniversity[Key]> } = {
  status: universityStatus,
  provincialAverage: z.nullable(z.object({ tuition: maybeWhole, tuitionInState: maybeWhole, year: text })),
  /** Average net price by family income; five bands, see NET_PRICE_BANDS. */
  netPriceByIncome: z.nullable(z.tuple([maybeWhole, maybeWhole, maybeWhole, maybeWhole, maybeWhole])),
  satReading: scoreRange,
  satMath: scoreRange,
  housingOptions: z.nullable(z.array(text)),
  designations: z.array(z.enum(DESIGNATIONS)),
  /**
   * How many people a rate or an average is of: of the card's figures, and of all of them in the whole record. With
   * `near`, how many they were in another year, where nobody says how many they are.
   */
  cohorts: z.partialRecord(
    z.enum(FACT_FIELDS),
    z.object({ count: whole, of: text, year: text, near: z.optional(z.literal(true)) }),
  ),
  /** Campuses that share one number for federal student aid: pay, debt, and pay by program are of all of them. */
  earningsLines: z.nullable(z.object({ state: whole, nation: whole, fields: z.record(text, whole) })),
  aidNumber: z.nullable(z.object({ name: text, campuses: whole, counts: z.boolean() })),
  missing: z.partialRecord(z.enum(FACT_FIELDS), z.enum(MISSING_REASONS)),
  ...applyingGroups,
  admissionFactors: z.nullable(
    z.partialRecord(z.enum(ADMISSION_FACTORS), z.enum(['required', 'considered', 'not-considered'])),
  ),
  earlyDecision: z.nullable(z.object({ applied: whole, admitted: whole, year: text })),
  waitlist: z.nullable(z.object({ offered: maybeWhole, accepted: maybeWhole, admitted: maybeWhole, year: text })),
  graduationRates: z.nullable(z.object({ fourYears: rate, sixYears: rate, eightYears: rate, cohort: maybeWhole })),
  outcomes: z.nullable(
    z.partialRecord(
      z.enum(OUTCOME_GROUPS),
      z.object({
        award: rate,
        stillEnrolled: rate,
        enrolledElsewhere: rate,
        unknown: rate,
        cohort: maybeWhole,
        /** At least so many entrants, where their number is not known. */
        fewest: z.optional(whole),
      }),
    ),
  ),
  studentBody: z.nullable(z.object(each(STUDENT_GROUPS, rate))),
  services: z.nullable(
    z.object({
      rotc: z.array(text),
      studyAbroad: maybeBoolean,
      veterans: z.array(text),
      disabilityShare: z.nullable(z.union([z.number(), z.literal('3 or less')])),
      distancePrograms: maybeBoolean,
    }),
  ),
  links: z.nullable(z.object(each(['admissions', 'apply', 'netPriceCalculator', 'aid'], maybeText))),
  rent: z.nullable(z.object({ ...each(['studio', 'oneBedroom', 'twoBedroom'], maybeWhole), area: text, period: text })),
  priceParity: z.nullable(z.object({ all: z.number(), housing: maybeNumber, area: text })),
  safety: z.nullable(
    z.object({
      years: z.array(text),
      students: whole,
      reports: z.partialRecord(z.enum(SAFETY_OFFENCES), whole),
      perThousand: z.number(),
      lateReports: z.optional(z.literal(true)),
    }),
  ),
  /** Year of its autumn, then full-time students: all, Canadian, international. */
  enrolmentByYear: z.nullable(z.array(z.tuple([whole, maybeWhole, maybeWhole, maybeWhole]))),
  enteringAverages: z.nullable(z.array(z.object({ ...each(AVERAGE_BANDS, share), field: text }))),
  employmentByField: z.nullable(z.array(z.object({ field: text, rate: z.number() }))),
  ontarioPrograms: z.nullable(z.array(z.object({ ...each(ONTARIO_WORDS, maybeText), name: text, asOf: text }))),
  accreditedSchools: z.nullable(
    z.array(z.object({ ...each(['discipline', 'accreditor', 'unit'], maybeText), field: text })),
  ),
};

const SHAPES = { whole, number: z.number(), rate: z.number().check(z.minimum(0), z.maximum(100)), text };

/** The contract of some fields as the table of fields has it. */
function contractOf<Key extends CardField | PageField>(
  fields: readonly Key[],
): { [Field in Key]: z.ZodMiniType<StoredUniversity[Field]> } {
  const entries = fields.map((field) => {
    const { shape, always } = planOf(field);
    if (shape === 'group') return [field, GROUPS[field as SentGroup]];
    const value = typeof shape === 'string' ? SHAPES[shape] : z.enum(shape);
    return [field, always ? value : z.nullable(value)];
  });
  return Object.fromEntries(entries);
}

const cardShape = {
  /** What a year would cost the visitor; absent when nobody said who asks (`home`, `residence`). */
  yourPrice: z.optional(yourPriceView),
  ...contractOf(CARD_FIELDS),
  status: universityStatus,
  slug: text,
  stateName: text,
  imageUrl: maybeText,
  image: z.nullable(universityImage),
  /** `tuition` in US dollars at the dataset's rate: what filters and order use. */
  tuitionUsd: maybeWhole,
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
  /** The variable in the language of the page, where it is words of ours and no name that the source gave. */
  variableSaid: z.optional(text),
});
export type FactView = z.infer<typeof factView>;

/** The median of the same program for the same degree at the other schools that publish it, in US dollars. */
export const programMiddle = z.object({
  /** How many schools publish it, at most. */
  schools: whole,
  earningsOneYear: maybeWhole,
  earningsFourYears: maybeWhole,
  debt: maybeWhole,
});
export type ProgramMiddleView = z.infer<typeof programMiddle>;

export const programView = z.object({
  /** CIP-4 code, "11.07" say; "11" where only the family is known. */
  cip: text,
  title: text,
  level: z.enum(AWARD_LEVELS),
  /** Null where nobody counts them. */
  graduates: maybeWhole,
  distanceOnly: z.boolean(),
  /** Median pay one and four years on, and median debt, in US dollars. */
  earningsOneYear: maybeWhole,
  earningsFourYears: maybeWhole,
  debt: maybeWhole,
  /** Degrees conferred, or a list that was read; what rests on knowledge alone is never sent. */
  basis: z.enum(['completions', 'listed']),
  /** Absent where fewer than ten other schools publish anything. */
  elsewhere: z.optional(programMiddle),
  /** The title of the CIP code that pay and debt are published under, where the school has changed the program's code. */
  publishedUnder: z.optional(text),
  /** Pay four years on beside what people with less schooling earn; absent where that is not known (schema/domain/programs/earnings-check.ts). */
  check: z.optional(earningsCheck),
  /**
   * Graduates in each year of GRADUATE_YEARS (2019-20 to 2023-24), null where the school did not report; absent under ten a year, and where
   * the school has merged or split since.
   */
  graduatesByYear: z.optional(z.array(maybeWhole)),
});
export type ProgramView = z.infer<typeof programView>;

/** A program that has ended: graduates in each year of GRADUATE_YEARS, none in the last. */
export const endedProgramView = z.object({
  cip: text,
  title: text,
  level: z.enum(AWARD_LEVELS),
  graduatesByYear: z.array(maybeWhole),
});

/** The programs of one CIP family, largest first. `graduates` is null where none of them has a count. */
export const programField = z.object({ cip: text, title: text, graduates: maybeWhole, programs: z.array(programView) });
export type ProgramField = z.infer<typeof programField>;

/** One academic year: rates in percent, money in whole US dollars. */
export const trendView = z.object({
  year: text,
  ...(Object.fromEntries(
    Object.entries(FOLLOWED).map(([key, kind]) => [key, kind === 'price' ? maybeWhole : rate]),
  ) as Record<FollowedFigure, typeof rate>),
});

/** Where a figure stands among those of the peer group. */
export const peerPosition = z.object({
  /** Members with a lower figure, and other members with the same. */
  below: whole,
  same: whole,
  /** Members with a figure to compare, this university too. */
  count: whole,
  /** The median of their figures, in the unit of the figure. */
  median: z.number(),
});

/** The peer group of a university, and where its figures stand in it. */
export const peersView = z.object({
  /** The value of `peers` at /api/universities/search that lists the members. */
  group: text,
  /** What they are, in the plural: "public research universities". */
  name: text,
  members: whole,
  /** Figures without a position are missing, rates of too few people among them. */
  figures: z.partialRecord(z.enum(PEER_FIGURE_KEYS), peerPosition),
});
export type PeersView = z.infer<typeof peersView>;

/** The whole record of a university's page. */
export const universityRecord = z.object({
  ...cardShape,
  ...contractOf(PAGE_FIELDS),
  aliases: z.array(z.object({ name: text, kind: z.enum(ALIAS_KINDS) })),
  /** Sum of the two SAT sections' percentiles. */
  satRange: scoreRange,
  actRange: scoreRange,
  facts: z.partialRecord(z.enum(FACT_FIELDS), factView),
  /** Up to eight academic years, oldest first; empty where there are none. */
  trends: z.array(trendView),
  /** Figures of `trends` that mean something else from a year on, and why: `four-year` and `two-year` say what the school counts as from then on. */
  trendBreaks: z.array(z.object({ measure: z.literal('graduationRate'), year: text, reason: z.enum(TREND_BREAKS) })),
  /** Null for a school that teaches nobody any more. */
  peers: z.nullable(peersView),
  /**
   * How many of its undergraduate programs have each result of the earnings check (College Scorecard of June 2026); null where
   * none is known, and in Canada, where it does not apply. Absent from records that were kept before there were such counts.
   */
  earningsChecks: z.optional(z.nullable(z.object({ above: whole, close: whole, between: whole, below: whole }))),
  programs: z.array(programField),
  /** Programs with ten graduates or more in 2019-20 that the school teaches no more, as far as that can be told; absent where there are none. */
  endedPrograms: z.optional(z.array(endedProgramView)),
});
export type UniversityRecordView = z.infer<typeof universityRecord>;
