/** The program finder's endpoint: its parameters and its answer. */
import * as z from 'zod/mini';
import { STATE_CODES } from '../domain/places/places.ts';
import { ACADEMIC_FIELD_KEYS } from '../domain/programs/academic-fields.ts';
import { ACADEMIC_PROGRAM_KEYS } from '../domain/programs/academic-programs.ts';
import { EARNINGS_RESULTS } from '../domain/programs/earnings-check.ts';
import { FINDER_TRENDS } from '../domain/programs/graduates-trend.ts';
import { PROGRAM_LEVELS, PROGRAM_NARROWINGS, PROGRAM_SORT_KEYS } from '../domain/programs/program-finder.ts';
import { PROGRAM_BASES } from '../domain/record/dataset.ts';
import { AWARD_LEVELS, COUNTRIES, CURRENCIES, SIZE_CATEGORIES, UNIVERSITY_TYPES } from '../domain/record/enums.ts';
import { PAGE_MAX, PROGRAM_PAGE_SIZE_MAX } from '../domain/site/limits.ts';
import { earningsCheck, earningsCheckLines } from './earnings-check.ts';
import { anyOf, flag, freeText, oneOf, wholeNumber } from './params.ts';
import { situationReaders } from './situation.ts';
import { universityImage } from './university.ts';

export {
  PROGRAM_LEVELS,
  type ProgramLevel,
  type ProgramNarrowing,
} from '../domain/programs/program-finder.ts';

export const programsQuery = z.object({
  field: oneOf(ACADEMIC_FIELD_KEYS),
  program: oneOf(ACADEMIC_PROGRAM_KEYS),
  /** A four-digit group of CIP 2020, "51.38" say, or a family, "51". */
  cip: freeText(),
  /** Free words: "online nursing master's in Texas". */
  q: freeText(),
  /** State, province, city, region, US ZIP code or Canadian postal code. */
  location: freeText(),
  state: oneOf(STATE_CODES),
  onlineOnly: flag(),
  levels: anyOf(PROGRAM_LEVELS),
  /** Only programs whose earnings check is one of these; without it those of which it is not known are found too. */
  check: anyOf(EARNINGS_RESULTS),
  /**
   * Only programs whose graduates have changed so; without it those of which that cannot be told are found too. What has ended is
   * found by `ended` alone.
   */
  trend: anyOf(FINDER_TRENDS),
  sortBy: oneOf(PROGRAM_SORT_KEYS),
  /** Who asks, for the order by one's own price alone. */
  ...situationReaders,
  page: wholeNumber(1, PAGE_MAX),
  limit: wholeNumber(1, PROGRAM_PAGE_SIZE_MAX),
});
export type ProgramsQuery = z.infer<typeof programsQuery>;

const text = z.string();
const level = z.enum(AWARD_LEVELS);

/** A program at a university. Degrees and graduates are those that were asked for. */
export const programResult = z.object({
  /** The university's id and slug. */
  id: z.int(),
  slug: text,
  universityName: text,
  /** Title of the CIP group, or of the family where no more is known. */
  program: text,
  cip: text,
  /** Academic field; null for groups that belong to none. */
  field: z.nullable(z.enum(ACADEMIC_FIELD_KEYS)),
  /** Degrees conferred; a list that was read; or knowledge alone: then it may be taught, and no degree is named. */
  basis: z.enum(PROGRAM_BASES),
  degreeTypes: z.array(level),
  /** `graduates` is null where nobody counts them, as in Canada. */
  awards: z.array(
    z.object({
      level,
      graduates: z.nullable(z.int()),
      online: z.boolean(),
      /** Median pay four years on, in US dollars; null where withheld and in Canada. */
      earningsFourYears: z.nullable(z.int()),
      /** Absent where it is not known. */
      check: z.optional(earningsCheck),
      /** With `check`. */
      checkLines: z.optional(earningsCheckLines),
      /** How graduates changed from 2019-20 to 2023-24; absent where that cannot be told. */
      trend: z.optional(z.enum(FINDER_TRENDS)),
      /** Of a program that has ended, its graduates in 2019-20; it had none in 2023-24, and the school no longer lists it. */
      graduatesBefore: z.optional(z.int()),
    }),
  ),
  /** Whose campuses the pay is of, where several share it; null where it is this school's own or none is published. */
  payOfAll: z.nullable(text),
  /** Degrees and certificates awarded in `graduatesYear`, all of `awards` together; 0 where nobody finished one. */
  graduates: z.nullable(z.int()),
  graduatesYear: z.nullable(text),
  /** Whether any of `awards` is taught at a distance only. */
  online: z.boolean(),
  city: z.nullable(text),
  state: text,
  country: z.enum(COUNTRIES),
  /** City and state in words. */
  location: text,
  /** The university in a few sentences. */
  description: text,
  type: z.nullable(z.enum(UNIVERSITY_TYPES)),
  sizeCategory: z.nullable(z.enum(SIZE_CATEGORIES)),
  /** The university's published tuition, as on its card. */
  currency: z.enum(CURRENCIES),
  tuition: z.nullable(z.int()),
  tuitionInState: z.nullable(z.int()),
  tuitionInStateFor: z.nullable(text),
  tuitionInDistrict: z.nullable(z.int()),
  image: z.nullable(universityImage),
});
export type ProgramResult = z.infer<typeof programResult>;

export const programsResponse = z.object({
  programs: z.array(programResult),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  /** How many universities the total is from. */
  universities: z.int(),
  /** Where the graduates are counted, and of which year; null when the sources differ. */
  origin: z.nullable(z.object({ source: text, year: text })),
  /** With `q`: what its words were taken for. Degrees that the words name stand in place of `levels`. */
  understood: z.optional(
    z.object({
      /** Titles of the CIP groups the words name. */
      programs: z.array(text),
      levels: z.array(level),
      onlineOnly: z.boolean(),
      /** Only programs that pay clearly more than the lines of the earnings check. */
      paysOff: z.boolean(),
      trends: z.array(z.enum(FINDER_TRENDS)),
      /** What else the schools are to be, as chips say it: places, prices, sizes. */
      filters: z.array(text),
      universities: z.array(text),
      /** Words that could not be used and were left out. */
      unknown: z.array(text),
    }),
  ),
  /** With `location`: whether such a place is known, and what may have been meant. */
  location: z.optional(z.object({ known: z.boolean(), otherPlaces: z.array(text) })),
  /** Universities at the place asked for of which no program is known. */
  withoutPrograms: z.optional(z.object({ US: z.int(), CA: z.int() })),
  /** When nothing was found: how many there would be without each part of the question. */
  loosen: z.optional(z.array(z.object({ parameter: z.enum(PROGRAM_NARROWINGS), total: z.int() }))),
});
export type ProgramsResponse = z.infer<typeof programsResponse>;
