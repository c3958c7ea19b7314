/** The search endpoint: its parameters, its answer, and the suggestions while typing. */
import * as z from 'zod/mini';
import { COUNTRIES } from '../domain/enums.ts';
import { INCOME_BANDS } from '../domain/filter-values.ts';
import { MAP_REACH, PAGE_MAX, PAGE_SIZE_MAX, RADIUS_MILES_MAX, SUGGEST_MAX } from '../domain/limits.ts';
import {
  codedFilter,
  FACET_KEYS,
  type FacetKey,
  FILTER_KEYS,
  FILTER_PARAMETERS,
  type FilterKey,
  type FilterParameter,
  type FiltersOf,
  isRange,
  isScore,
  NUMBER_COLUMNS,
  type NumberColumn,
  type RangeFilter,
  rangedFilter,
  type SEARCH_FILTERS,
  scoredFilter,
  type ValueOf,
} from '../domain/search-filters.ts';
import { isSubject, SUBJECTS_MAX } from '../domain/subject-keys.ts';
import { INSTITUTION_KINDS } from '../domain/university-figures.ts';
import { anyOf, flag, freeText, listOf, numberTuple, oneOf, wholeNumber } from './params.ts';
import { universityCard, universityStatus } from './university.ts';

export { FILTER_PARAMETERS, type FilterParameter };

/**
 * Orders a list can have. All but relevance and name leave universities without a value last, both ways; so are those
 * whose rate is of too few people to compare. Distance is from the place of `near` or `nearPlace`; without one it is the
 * default order.
 */
export const SORT_KEYS = ['relevance', 'name', ...NUMBER_COLUMNS, 'distance'] as readonly SortKey[];
export type SortKey = 'relevance' | 'name' | NumberColumn | 'distance';
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

const mapEdge = (name: string) => ({ name, min: -MAP_REACH, max: MAP_REACH });

/** How each filter's parameter is read, by the shape the table gives it. */
type ReaderOf<Key extends FilterKey> =
  Key extends FiltersOf<'one'>
    ? ReturnType<typeof oneOf<readonly (ValueOf<Key> | OrAny<Key>)[]>>
    : Key extends FiltersOf<'any'>
      ? ReturnType<typeof anyOf<readonly ValueOf<Key>[]>>
      : Key extends FiltersOf<'town'>
        ? ReturnType<typeof freeText>
        : Key extends FiltersOf<'subject'>
          ? typeof subject
          : Key extends FiltersOf<'band'>
            ? typeof income
            : Key extends FiltersOf<'box'>
              ? typeof box
              : ReturnType<typeof wholeNumber>;
type OrAny<Key extends FilterKey> = (typeof SEARCH_FILTERS)[Key] extends { orAny: true } ? 'any' : never;
type FilterReaders = { [Key in Exclude<FilterKey, RangeFilter>]: ReaderOf<Key> } & {
  [Parameter in `${RangeFilter}${'Min' | 'Max'}`]: ReturnType<typeof wholeNumber>;
};

const box = numberTuple([mapEdge('left'), mapEdge('top'), mapEdge('right'), mapEdge('bottom')], 1, {
  holds: ([left = 0, top = 0, right = 0, bottom = 0]) => left < right && top < bottom,
  words: 'left below right and top below bottom',
});

const subject = listOf({
  holds: isSubject,
  most: SUBJECTS_MAX,
  words: 'a group of CIP 2020 (51.38), a family (51), an academic field or one of its programs (nursing)',
  examples: ['51.38', 'nursing'],
});

/** An unencoded plus arrives as a space, which is trimmed. */
const income = oneOf(INCOME_BANDS, { '110': '110+' });

function readersOf(key: FilterKey): Partial<FilterReaders> {
  if (isRange(key)) {
    const { from, to } = rangedFilter(key);
    return { [`${key}Min`]: wholeNumber(from, to), [`${key}Max`]: wholeNumber(from, to) };
  }
  if (isScore(key)) {
    const { from, to } = scoredFilter(key);
    return { [key]: wholeNumber(from, to) };
  }
  if (key === 'subject') return { subject };
  if (key === 'income') return { income };
  if (key === 'radiusMiles') return { radiusMiles: wholeNumber(1, RADIUS_MILES_MAX) };
  if (key === 'box') return { box };
  if (key === 'city') return { city: freeText() };
  const { shape, values, orAny } = codedFilter(key);
  return { [key]: shape === 'any' ? anyOf(values) : oneOf(orAny ? ['any', ...values] : values) };
}

const isPlaceFilter = (key: FilterKey) => key === 'radiusMiles' || key === 'box';
const readers = (keys: readonly FilterKey[]) => Object.assign({}, ...keys.map(readersOf)) as FilterReaders;

const narrowing = {
  search: freeText(),
  ...readers(FILTER_KEYS.filter((key) => !isPlaceFilter(key))),
  near: numberTuple(
    [
      { name: 'latitude', min: -90, max: 90 },
      { name: 'longitude', min: -180, max: 180 },
    ],
    // About a kilometre: enough for a list of schools, and not an address.
    2,
  ),
  nearPlace: freeText(),
  ...readers(FILTER_KEYS.filter(isPlaceFilter)),
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

const counts = z.record(z.string(), z.int());

/** Counts beside filter options: how many a list would hold with that option, all other filters as they are. */
export const facets = z.object(
  // Of a range by key of its buckets.
  Object.fromEntries(FACET_KEYS.map((key) => [key, counts])) as Record<FacetKey, typeof counts>,
);
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

const pageLink = { id: z.int(), slug: z.string(), name: z.string() };

/** A closed or merged school with its page. */
export const goneSchool = z.object({ ...pageLink, place: z.string(), status: universityStatus });
export type GoneSchool = z.infer<typeof goneSchool>;

/** A school people look for that is not in the catalogue. */
export const outsideSchool = z.object({
  name: z.string(),
  /** A sentence. */
  why: z.string(),
  /** The school here that it is a part of, or that took it over. */
  belongsTo: z.nullable(z.object(pageLink)),
  website: z.nullable(z.string()),
});
export type OutsideSchool = z.infer<typeof outsideSchool>;

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
  /** When no `kind` is asked: how many of the kinds that lists leave out match all the same. */
  otherKinds: z.optional(z.partialRecord(z.enum(INSTITUTION_KINDS), z.int())),
  /** Schools of exactly the name searched that teach nobody any more: beside the list and its total. */
  gone: z.optional(z.array(goneSchool)),
  /** Schools of exactly the name searched that have no page here, and why. */
  outside: z.optional(z.array(outsideSchool)),
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
