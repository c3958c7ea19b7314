/** The search endpoint: its parameters, its answer, and the suggestions while typing. */
import * as z from 'zod/mini';
import { ACADEMIC_CALENDARS, COUNTRIES, RELIGIOUS_GROUPS, UNIVERSITY_TYPES } from '../domain/enums.ts';
import { PAGE_MAX, PAGE_SIZE_MAX, SUGGEST_MAX } from '../domain/limits.ts';
import { STATE_CODES } from '../domain/places.ts';
import { anyOf, flag, freeText, oneOf, wholeNumber } from './params.ts';
import { universityCard } from './university.ts';

/** Orders a list can have. All but relevance and name leave universities without a value last, both ways. */
export const SORT_KEYS = [
  'relevance',
  'name',
  'tuition',
  'yearFounded',
  'studentPopulation',
  'acceptanceRate',
  'graduationRate',
  'netPrice',
  'medianEarnings',
] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

const filters = {
  search: freeText(),
  country: oneOf(COUNTRIES),
  state: oneOf(STATE_CODES),
  city: freeText(),
  type: anyOf(UNIVERSITY_TYPES),
  tuitionMin: wholeNumber(0, 1_000_000),
  tuitionMax: wholeNumber(0, 1_000_000),
  religiousAffiliation: oneOf(['any', ...RELIGIOUS_GROUPS] as const),
  academicCalendar: anyOf(ACADEMIC_CALENDARS),
  yearFoundedMin: wholeNumber(1000, 2100),
  yearFoundedMax: wholeNumber(1000, 2100),
  studentPopulationMin: wholeNumber(0, 10_000_000),
  studentPopulationMax: wholeNumber(0, 10_000_000),
  sortBy: oneOf(SORT_KEYS),
  sortOrder: oneOf(SORT_ORDERS),
};

export const searchQuery = z.object({
  ...filters,
  page: wholeNumber(1, PAGE_MAX),
  limit: wholeNumber(1, PAGE_SIZE_MAX),
  facets: flag(),
  similarTo: wholeNumber(1, 999_999_999),
});
/** A parsed search: absent single values are undefined, absent lists are empty. */
export type SearchQuery = z.infer<typeof searchQuery>;

export const exportQuery = z.object(filters);
export type ExportQuery = z.infer<typeof exportQuery>;

/** The parameters that narrow a list, in the order a person would loosen them. */
export const FILTER_PARAMETERS = [
  'country',
  'state',
  'city',
  'type',
  'tuitionMin',
  'tuitionMax',
  'religiousAffiliation',
  'academicCalendar',
  'yearFoundedMin',
  'yearFoundedMax',
  'studentPopulationMin',
  'studentPopulationMax',
] as const;
export type FilterParameter = (typeof FILTER_PARAMETERS)[number];

const counts = z.record(z.string(), z.int());

/** Counts beside filter options: how many a list would hold with that option, all other filters as they are. */
export const facets = z.object({
  country: counts,
  state: counts,
  type: counts,
  religiousAffiliation: counts,
  academicCalendar: counts,
  /** By key of ENROLLMENT_BUCKETS. */
  studentPopulation: counts,
});
export type Facets = z.infer<typeof facets>;

export const searchResponse = z.object({
  universities: z.array(universityCard),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  /** How many of `total` have no value for the order asked for; they come last. */
  withoutValue: z.int(),
  facets: z.optional(facets),
  /** The text that was searched instead, when the visitor's had slips. */
  suggestion: z.optional(z.string()),
  /** When nothing was found: how many there would be without each filter in force (and `search` for the text). */
  loosen: z.optional(z.array(z.object({ parameter: z.enum([...FILTER_PARAMETERS, 'search']), total: z.int() }))),
});
export type SearchResponse = z.infer<typeof searchResponse>;

/** The answer to `similarTo`: the same list, each with why it is near. */
export const similarUniversity = z.extend(universityCard, { reasons: z.array(z.string()) });
export type SimilarUniversity = z.infer<typeof similarUniversity>;
export const similarResponse = z.extend(searchResponse, { universities: z.array(similarUniversity) });
export type SimilarResponse = z.infer<typeof similarResponse>;

export const suggestQuery = z.object({ q: freeText(), limit: wholeNumber(1, SUGGEST_MAX) });
export type SuggestQuery = z.infer<typeof suggestQuery>;

export const suggestion = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  city: z.nullable(z.string()),
  state: z.string(),
  country: z.enum(COUNTRIES),
  /** The name that matched, when it is not the university's own. */
  matched: z.nullable(z.string()),
});
export type Suggestion = z.infer<typeof suggestion>;
export const suggestResponse = z.object({ suggestions: z.array(suggestion) });
export type SuggestResponse = z.infer<typeof suggestResponse>;
