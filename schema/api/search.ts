/** The search endpoint: its parameters, its answer, and the suggestions while typing. */
import * as z from 'zod/mini';
import { DEADLINE_ROUNDS } from '../domain/plan/next-deadline.ts';
import { GRADUATE_TRENDS } from '../domain/programs/graduates-trend.ts';
import { isSubject, SUBJECTS_MAX } from '../domain/programs/subject-keys.ts';
import { SUBJECT_ORDERS, type SubjectOrder } from '../domain/programs/subject-order-keys.ts';
import { AWARD_LEVELS, COUNTRIES, CURRENCIES } from '../domain/record/enums.ts';
import { UNIVERSITY_KINDS } from '../domain/record/university-figures.ts';
import {
  CODED_FILTERS,
  type CodedFilter,
  codedFilter,
  type DayFilter,
  FACET_KEYS,
  type FacetKey,
  FILTER_KEYS,
  FILTER_PARAMETERS,
  type FilterKey,
  type FilterParameter,
  type FiltersOf,
  isDays,
  isOfSubject,
  isRange,
  isScore,
  ORDERED_NUMBERS,
  type OrderedNumber,
  ofSubjectFilter,
  type RangeFilter,
  rangedFilter,
  type SEARCH_FILTERS,
  type SubjectFilter,
  scoredFilter,
  type ValueOf,
} from '../domain/search/search-filters.ts';
import { REASON_KINDS, SPAN_KINDS, SUGGESTION_KINDS, VAGUE_WORDS } from '../domain/search/wish-kinds.ts';
import {
  LINES_BEFORE_MAX,
  MAP_REACH,
  PAGE_MAX,
  PAGE_SIZE_MAX,
  QUERY_MAX,
  RADIUS_MILES_MAX,
  SUGGEST_MAX,
} from '../domain/site/limits.ts';
import { searchAnswer, unknownTopic } from './answers.ts';
import { earningsCheck, earningsCheckLines } from './earnings-check.ts';
import { anyOf, calendarDay, flag, freeText, freeTexts, listOf, numberTuple, oneOf, wholeNumber } from './params.ts';
import { parameters } from './read-parameters.ts';
import { situationReaders } from './situation.ts';
import { universityCard, universityStatus } from './university.ts';

export { FILTER_PARAMETERS, type FilterParameter };

/**
 * Orders a list can have. All but relevance and name leave universities without a value last, both ways; so are those
 * whose rate is of too few people to compare. Distance is from the place of `near` or `nearPlace`; without one it is the
 * default order, and so are the personal price without a home or a residence, and the figures of a subject (`subject…`) where
 * none is asked for.
 */
export const SORT_KEYS = ['relevance', 'name', ...ORDERED_NUMBERS, ...SUBJECT_ORDERS, 'distance'] as readonly SortKey[];
export type SortKey = 'relevance' | 'name' | OrderedNumber | SubjectOrder | 'distance';
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
        : Key extends SubjectFilter
          ? ReturnType<typeof anyOf<readonly ValueOf<Key>[]>>
          : Key extends FiltersOf<'subject'>
            ? typeof subject
            : Key extends FiltersOf<'band'>
              ? (typeof situationReaders)['income']
              : Key extends 'home' | 'residence'
                ? (typeof situationReaders)[Key]
                : Key extends FiltersOf<'box'>
                  ? typeof box
                  : ReturnType<typeof wholeNumber>;
type OrAny<Key extends FilterKey> = (typeof SEARCH_FILTERS)[Key] extends { orAny: true } ? 'any' : never;
type FilterReaders = { [Key in Exclude<FilterKey, RangeFilter | DayFilter>]: ReaderOf<Key> } & {
  [Parameter in `${RangeFilter}${'Min' | 'Max'}`]: ReturnType<typeof wholeNumber>;
} & { [Parameter in `${DayFilter}${'From' | 'To'}`]: ReturnType<typeof calendarDay> };

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

function readersOf(key: FilterKey): Partial<FilterReaders> {
  if (isRange(key)) {
    const { from, to } = rangedFilter(key);
    return { [`${key}Min`]: wholeNumber(from, to), [`${key}Max`]: wholeNumber(from, to) };
  }
  if (isDays(key)) return { [`${key}From`]: calendarDay(), [`${key}To`]: calendarDay() };
  if (isScore(key)) {
    const { from, to } = scoredFilter(key);
    return { [key]: wholeNumber(from, to) };
  }
  if (key === 'subject') return { subject };
  if (isOfSubject(key)) return { [key]: anyOf(ofSubjectFilter(key).values) };
  if (key === 'income' || key === 'home' || key === 'residence') return { [key]: situationReaders[key] };
  if (key === 'radiusMiles') return { radiusMiles: wholeNumber(1, RADIUS_MILES_MAX) };
  if (key === 'box') return { box };
  if (key === 'city') return { city: freeText() };
  const { shape, values, orAny } = codedFilter(key);
  return { [key]: shape === 'any' ? anyOf(values) : oneOf(orAny ? ['any', ...values] : values) };
}

const isPlaceFilter = (key: FilterKey) => key === 'radiusMiles' || key === 'box';
const readers = (keys: readonly FilterKey[]) => Object.assign({}, ...keys.map(readersOf)) as FilterReaders;

const AREA_KEY = /^(?=.{2,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Keys of areas: a metropolitan area, a town, a state or a part of one; one that names none holds no school. */
const metro = listOf({
  holds: (key) => AREA_KEY.test(key),
  most: 60,
  words: 'a metropolitan area (bay-area), a town (ann-arbor-mi), a state (oh) or a part of one (ma-western)',
  examples: ['bay-area', 'ann-arbor-mi'],
});

/** Filters with a value that a school must not have; one whose value is not known is left out too. */
const not = listOf({
  holds: (pair) => {
    const [key = '', value = ''] = pair.split(':');
    if (key === 'metro') return AREA_KEY.test(value);
    if (key === 'subject') return isSubject(value);
    if (key === 'school') return /^\d{1,9}$/.test(value);
    const filter = codedKeyOf(key);
    return filter !== undefined && codedFilter(filter).values.some((one) => one.toLowerCase() === value);
  },
  most: 60,
  words: 'a filter, a colon and one of its values (state:tx, designation:online-only)',
  examples: ['state:tx', 'designation:online-only'],
});
/** The coded filter of a name, whatever its case. */
export function codedKeyOf(name: string): CodedFilter | undefined {
  return CODED_FILTERS.find((key) => key.toLowerCase() === name.toLowerCase());
}

const narrowing = {
  search: freeText(QUERY_MAX),
  metro,
  not,
  /** `most`: 80 % of applicants and more are admitted, or admission is open. */
  admits: oneOf(['most', 'few']),
  /** The id of a school that others are like: nearest in kind first, without it. */
  like: wholeNumber(1, 999_999_999),
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
  /** The lines before `search`, which may change the list that they describe ("only public ones"). */
  after: freeTexts(LINES_BEFORE_MAX),
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

const anotherReading = z.object({ kind: z.enum(SPAN_KINDS), label: z.string(), parameters });

/** Words of a line and what they were read as. */
export const readSpan = z.object({
  /** Characters of the line: from, to exclusive. */
  from: z.int(),
  to: z.int(),
  /** The words as typed. */
  text: z.string(),
  kind: z.enum(SPAN_KINDS),
  /** What they were read as: "Nursing", "under $15,000 in-state tuition". */
  label: z.string(),
  /** The parameters of this search that say the same. */
  parameters,
  /** The word that has no number of its own, where it is one; its threshold stands in the parameters. */
  vague: z.optional(z.enum(VAGUE_WORDS)),
  /** "Not", "outside": the parameters leave out what the words name. */
  negated: z.boolean(),
  /** The words had slips of typing, which were put right. */
  mended: z.boolean(),
  /** The parameters of all else that was read. */
  without: parameters,
  /** How many the list would hold without it; null where it does not narrow. */
  withoutTotal: z.nullable(z.int()),
  /** What else the words may mean. */
  alternatives: z.array(anotherReading),
});
export type ReadSpan = z.infer<typeof readSpan>;

/** How the text was understood. */
export const reading = z.object({
  /** `names`: a school of that name leads; `wish`: what was read is asked; `nothing`: nothing could be read. */
  as: z.enum(['names', 'wish', 'nothing']),
  spans: z.array(readSpan),
  /** All that was read, as parameters; what stands in the address already has won over it. */
  parameters,
  /** Words that were not used. */
  unused: z.array(z.object({ from: z.int(), to: z.int(), text: z.string() })),
  /** The order that a superlative asks for. */
  order: z.nullable(z.object({ sortBy: z.enum(SORT_KEYS), sortOrder: z.enum(SORT_ORDERS) })),
  /** What the whole line may mean besides: a school of that name, another place. */
  alternatives: z.array(z.object({ ...anotherReading.shape, id: z.optional(z.int()) })),
  /** Where a name led, the wish that the line may be: "Looking for nursing programs instead?". */
  instead: z.nullable(z.object({ label: z.string(), parameters })),
});
export type Reading = z.infer<typeof reading>;

/** Why a school answers a wish: graduates of the subject, or the figure that was asked for. */
export const reason = z.object({
  kind: z.enum(REASON_KINDS),
  /** Which figure (a parameter's name without Min or Max), or the subject. */
  of: z.string(),
  /** Null where it is known and not counted. */
  value: z.nullable(z.number()),
  text: z.string(),
  /** Of a deadline that has a day; the round of a Canadian application service has no name of its own. */
  due: z.optional(z.object({ day: z.string(), round: z.nullable(z.enum(DEADLINE_ROUNDS)) })),
});
export type Reason = z.infer<typeof reason>;

/**
 * The subject that is asked for, at one school: of the degree that is asked for, else of bachelor's degrees. Pay, debt and
 * check are of its largest program that has pay; money in US dollars.
 */
export const subjectFigures = z.object({
  cip: z.string(),
  title: z.string(),
  level: z.enum(AWARD_LEVELS),
  /** How many programs `graduates` are of. */
  programs: z.int(),
  /** Of 2023-24; null where nobody counts them, as in Canada. */
  graduates: z.nullable(z.int()),
  /** How graduates changed since 2019-20; absent where that cannot be told. */
  trend: z.optional(z.enum(GRADUATE_TRENDS)),
  payOneYear: z.nullable(z.int()),
  payFourYears: z.nullable(z.int()),
  /** Median federal debt of those who finished. */
  debt: z.nullable(z.int()),
  /** A year of payments on that debt, in percent of the pay one year after finishing. */
  paymentShare: z.nullable(z.number()),
  /** Absent where it is not known. */
  check: z.optional(earningsCheck),
  /** With `check`. */
  checkLines: z.optional(earningsCheckLines),
  /** Whose campuses pay and debt are of, where several share them; such a school comes last in their orders unless it is the one they count for. */
  payOfAll: z.nullable(z.string()),
});
export type SubjectFiguresView = z.infer<typeof subjectFigures>;

/** A card in a list around a place, with its distance from there in miles, one decimal. */
export const foundUniversity = z.extend(universityCard, {
  distanceMiles: z.optional(z.nullable(z.number())),
  /** In Canada, where it is published: the average high school grade of first-year students, in percent. */
  enteringAverage: z.optional(z.number()),
  /** With a wish, or for a list of deadlines: why this one answers it. */
  why: z.optional(z.array(reason)),
  /** Where a subject is asked for, or read; absent where the school has none of the degree in it. */
  subject: z.optional(subjectFigures),
});
export type FoundUniversity = z.infer<typeof foundUniversity>;

const pageLink = { id: z.int(), slug: z.string(), name: z.string() };

/** A closed or merged school with its page. */
export const goneUniversity = z.object({ ...pageLink, place: z.string(), status: universityStatus });
export type GoneUniversity = z.infer<typeof goneUniversity>;

/** A school people look for that is not in the catalogue. */
export const outsideUniversity = z.object({
  name: z.string(),
  /** A sentence. */
  why: z.string(),
  /** The school here that it is a part of, or that took it over. */
  belongsTo: z.nullable(z.object(pageLink)),
  website: z.nullable(z.string()),
});
export type OutsideUniversity = z.infer<typeof outsideUniversity>;

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
  /** With `search`: how the text was understood. */
  reading: z.optional(reading),
  /** With `after`: `search` changed the list, which is now that of these parameters. */
  change: z.optional(
    z.object({
      line: z.string(),
      parameters,
      /** Those of the list before. */
      before: parameters,
      /** What the line asks cannot be done: nobody said where home is. */
      needsHome: z.optional(z.literal(true)),
    }),
  ),
  /** With `search`: what it asks that is answered in sentences, the best first. */
  answers: z.optional(z.array(searchAnswer)),
  /** The text is in Spanish, which pages are not. */
  inSpanish: z.optional(z.literal(true)),
  /** With `search`: what it asks for that no public source has. */
  unknown: z.optional(z.array(unknownTopic)),
  /** With `near` or `nearPlace`: what was taken as the place; null when no place of that name is known. */
  place: z.optional(z.nullable(place)),
  /** Names that `nearPlace` would take: others of that name, or the likeliest ones when none is known. */
  otherPlaces: z.optional(z.array(z.string())),
  /** When nothing was found: how many there would be without each filter in force (and `search` for the text). */
  loosen: z.optional(z.array(z.object({ parameter: z.enum([...FILTER_PARAMETERS, 'search']), total: z.int() }))),
  /** When no `kind` is asked: how many of the kinds that lists leave out match all the same. */
  otherKinds: z.optional(z.partialRecord(z.enum(UNIVERSITY_KINDS), z.int())),
  /** Of a list within miles of a place: schools with an address there that teach online only, and the filter that lists them. */
  onlineNear: z.optional(z.object({ count: z.int(), parameter: z.enum(['onlineShareMin', 'designation']) })),
  /**
   * Of a list of deadlines ahead: the day it is of (UTC), and who meets all else and is not in it: schools of which no date
   * is known, and those with dates of an earlier round alone.
   */
  deadlines: z.optional(z.object({ today: z.string(), unknown: z.int(), lastRound: z.int() })),
  /** Schools of exactly the name searched that teach nobody any more: beside the list and its total. */
  gone: z.optional(z.array(goneUniversity)),
  /** Schools of exactly the name searched that have no page here, and why. */
  outside: z.optional(z.array(outsideUniversity)),
});
export type SearchResponse = z.infer<typeof searchResponse>;

/** The answer to `similarTo`: the same list, each with why it is near and what speaks against it. */
export const similarUniversity = z.extend(universityCard, {
  reasons: z.array(z.string()),
  /** Null where the figures that both publish show none. */
  tradeOff: z.nullable(z.string()),
});
export type SimilarUniversity = z.infer<typeof similarUniversity>;
export const similarResponse = z.extend(searchResponse, { universities: z.array(similarUniversity) });
export type SimilarResponse = z.infer<typeof similarResponse>;

/**
 * A university on the map or in the plot: id, latitude and longitude in degrees (three decimals), name, tuition a year in US
 * dollars (out-of-state or international), acceptance rate in percent, a year's price in US dollars (of whoever asks where
 * the question says enough, else the average net price), graduation rate in percent, tuition a year in Canada for Canadians or
 * residents of the province in Canadian dollars; null where one is not known or of too few people.
 */
export const universityPoint = z.tuple([
  z.int(),
  z.number(),
  z.number(),
  z.string(),
  z.nullable(z.int()),
  z.nullable(z.number()),
  z.nullable(z.int()),
  z.nullable(z.number()),
  z.nullable(z.int()),
]);
export type UniversityPoint = z.infer<typeof universityPoint>;
export const pointsResponse = z.object({
  /** As many as a search with the same filters finds. */
  total: z.int(),
  /** Whether prices are those of whoever asks. */
  own: z.boolean(),
  /** In the order of names; those whose position is not known are left out. */
  points: z.array(universityPoint),
});
export type PointsResponse = z.infer<typeof pointsResponse>;

export const suggestQuery = z.object({ q: freeText(QUERY_MAX), limit: wholeNumber(1, SUGGEST_MAX) });
export type SuggestQuery = z.infer<typeof suggestQuery>;

/** What else than a school may be meant: it goes on to a search with its parameters. */
export const wishSuggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  /** The text to search for. */
  text: z.string(),
  label: z.string(),
  /** How many universities there are. */
  total: z.nullable(z.int()),
  parameters,
  /** Of a wish that says who asks: the lowest price for them, a year. */
  lowest: z.optional(z.object({ amount: z.int(), currency: z.enum(CURRENCIES) })),
  /** Of a page: where it is in the site, in English. */
  path: z.optional(z.string()),
});
export type WishSuggestion = z.infer<typeof wishSuggestion>;

export const suggestion = z.object({
  kind: z.optional(z.literal('school')),
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
export const suggestResponse = z.object({
  suggestions: z.array(suggestion),
  /** Subjects, places, groups and whole wishes that go on from the text. */
  wishes: z.optional(z.array(wishSuggestion)),
});
export type SuggestResponse = z.infer<typeof suggestResponse>;
