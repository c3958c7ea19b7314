/** The search endpoint: its parameters, its answer, and the suggestions while typing. */
import * as z from 'zod/mini';
import { ACADEMIC_CALENDARS, COUNTRIES, RELIGIOUS_GROUPS, UNIVERSITY_TYPES } from '../domain/enums.ts';
import { MAP_REACH, PAGE_MAX, PAGE_SIZE_MAX, RADIUS_MILES_MAX, SUGGEST_MAX } from '../domain/limits.ts';
import { STATE_CODES } from '../domain/places.ts';
import { anyOf, flag, freeText, numberTuple, oneOf, wholeNumber } from './params.ts';
import { universityCard } from './university.ts';

/**
 * Orders a list can have. All but relevance and name leave universities without a value last, both ways. Distance is
 * from the place of `near` or `nearPlace`; without one it is the default order.
 */
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
  'distance',
] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

const mapEdge = (name: string) => ({ name, min: -MAP_REACH, max: MAP_REACH });

const narrowing = {
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
  near: numberTuple(
    [
      { name: 'latitude', min: -90, max: 90 },
      { name: 'longitude', min: -180, max: 180 },
    ],
    // About a kilometre: enough for a list of schools, and not an address.
    2,
  ),
  nearPlace: freeText(),
  radiusMiles: wholeNumber(1, RADIUS_MILES_MAX),
  box: numberTuple([mapEdge('left'), mapEdge('top'), mapEdge('right'), mapEdge('bottom')], 1, {
    holds: ([left = 0, top = 0, right = 0, bottom = 0]) => left < right && top < bottom,
    words: 'left below right and top below bottom',
  }),
};
const filters = { ...narrowing, sortBy: oneOf(SORT_KEYS), sortOrder: oneOf(SORT_ORDERS) };

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

export const pointsQuery = z.object(narrowing);
export type PointsQuery = z.infer<typeof pointsQuery>;

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
  'radiusMiles',
  'box',
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

/** Where a search is around: a town of the catalogue, a ZIP area, or the visitor's own coordinates. Degrees. */
export const place = z.object({
  /** Of coordinates the nearest town; null when none of the catalogue's is near. */
  name: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.infer<typeof place>;

/** A card in a list around a place, with its distance from there in miles, one decimal. */
export const foundUniversity = z.extend(universityCard, { distanceMiles: z.optional(z.nullable(z.number())) });
export type FoundUniversity = z.infer<typeof foundUniversity>;

export const searchResponse = z.object({
  universities: z.array(foundUniversity),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  /** How many of `total` have no value for the order asked for; they come last. */
  withoutValue: z.int(),
  facets: z.optional(facets),
  /** The text that was searched instead, when the visitor's had slips. */
  suggestion: z.optional(z.string()),
  /** With `near` or `nearPlace`: what was taken as the place; null when no place of that name is known. */
  place: z.optional(z.nullable(place)),
  /** Names that `nearPlace` would take: others of that name, or the likeliest ones when none is known. */
  otherPlaces: z.optional(z.array(z.string())),
  /** When nothing was found: how many there would be without each filter in force (and `search` for the text). */
  loosen: z.optional(z.array(z.object({ parameter: z.enum([...FILTER_PARAMETERS, 'search']), total: z.int() }))),
});
export type SearchResponse = z.infer<typeof searchResponse>;

/** The answer to `similarTo`: the same list, each with why it is near. */
export const similarUniversity = z.extend(universityCard, { reasons: z.array(z.string()) });
export type SimilarUniversity = z.infer<typeof similarUniversity>;
export const similarResponse = z.extend(searchResponse, { universities: z.array(similarUniversity) });
export type SimilarResponse = z.infer<typeof similarResponse>;

/** A university on the map: id, latitude and longitude in degrees (three decimals), name. */
export const universityPoint = z.tuple([z.int(), z.number(), z.number(), z.string()]);
export type UniversityPoint = z.infer<typeof universityPoint>;
export const pointsResponse = z.object({
  /** As many as a search with the same filters finds. */
  total: z.int(),
  /** In the order of names; those whose position is not known are left out. */
  points: z.array(universityPoint),
});
export type PointsResponse = z.infer<typeof pointsResponse>;

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
