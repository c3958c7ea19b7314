/**
 * Canonical form of search questions, so that equal ones share an answer: defaults and absent parameters dropped,
 * parameters that do not matter dropped, text without regard to case. What is run is the canonical question itself, so
 * that the answer never depends on which of the equal forms came first.
 */
import type { LocationsQuery, TownQuery } from '#schema/api/locations.ts';
import { type ExportQuery, type PointsQuery, type SearchQuery, searchQuery } from '#schema/api/search.ts';
import { type SituationQuery, situationAsked } from '#schema/api/situation.ts';
import { isSubjectOrder } from '#schema/domain/programs/subject-order-keys.ts';
import {
  CODED_FILTERS,
  type CodedFilter,
  codedFilter,
  FILTER_KEYS,
  filterOf,
  parametersOf,
} from '#schema/domain/search/search-filters.ts';
import { PAGE_SIZE, TOWN_RADIUS_DEFAULT, TOWN_RADIUS_MILES } from '#schema/domain/site/limits.ts';
import { canonicalSituation, isTold } from '#schema/domain/situation/situation.ts';

const NO_PRICE = { yourPriceMin: undefined, yourPriceMax: undefined };

const UNFILTERED: SearchQuery = searchQuery.parse({});

/** What is the same as asking nothing: "any", and the values that hold unasked. */
function canonicalCoded(key: CodedFilter, value: unknown): unknown {
  const { orAny, unasked } = codedFilter(key);
  if (orAny && value === 'any') return undefined;
  return unasked && Array.isArray(value) && unasked.join() === value.join() ? [] : value;
}

/** Without net price an income means nothing. */
const asksNetPrice = (query: PointsQuery & Pick<Partial<SearchQuery>, 'sortBy'>) =>
  query.netPriceMin !== undefined || query.netPriceMax !== undefined || query.sortBy === 'netPrice';

/** Who asks, in one form. */
function canonicalWho<Query extends Partial<SituationQuery>>(query: Query): SituationQuery {
  const { home, residence, income } = canonicalSituation(situationAsked(query));
  return { home: home ?? undefined, residence: residence ?? undefined, income: income ?? undefined };
}

/** The canonical form of who asks for schools by name: an income alone changes nothing there. */
export function canonicalAsker(query: Partial<SituationQuery>): Partial<SituationQuery> {
  const who = canonicalWho(query);
  return isTold(situationAsked(who)) ? who : {};
}

/** The canonical form of the filters alone. */
function canonicalFilters<Query extends PointsQuery>(query: Query): Query {
  const nearPlace = query.near ? undefined : query.nearPlace?.toLowerCase();
  const around = query.near !== undefined || nearPlace !== undefined;
  const who = canonicalWho(query);
  const isAsking = isTold(situationAsked(who));
  return {
    ...query,
    ...Object.fromEntries(CODED_FILTERS.map((key) => [key, canonicalCoded(key, query[key])])),
    search: query.search?.toLowerCase(),
    city: query.city?.toLowerCase(),
    nearPlace,
    radiusMiles: around ? query.radiusMiles : undefined,
    subject: [...query.subject].sort(),
    // Of a subject's programs, which only words may name besides.
    ...(query.search === undefined && query.subject.length === 0 ? { check: [], trend: [] } : {}),
    ...who,
    ...(isAsking ? {} : { income: asksNetPrice(query) ? query.income : undefined, ...NO_PRICE }),
  };
}

/** The canonical form of an order and its filters. */
function canonicalList<Query extends ExportQuery>(query: Query): Query {
  const filters = canonicalFilters(query);
  const around = filters.near !== undefined || filters.nearPlace !== undefined;
  const byDefault = filters.search !== undefined ? 'relevance' : around ? 'distance' : 'name';
  const hasSubject = filters.search !== undefined || filters.subject.length > 0;
  // Without a text there is evidence for subjects and for schools like another.
  const isRelevant = filters.search !== undefined || filters.subject.length > 0 || filters.like !== undefined;
  const possible =
    (query.sortBy === 'relevance' && !isRelevant) ||
    (query.sortBy === 'distance' && !around) ||
    (query.sortBy !== undefined && isSubjectOrder(query.sortBy) && !hasSubject) ||
    (query.sortBy === 'yourPrice' && !isTold(situationAsked(filters)))
      ? undefined
      : query.sortBy;
  const sortBy = possible ?? byDefault;
  return {
    ...filters,
    sortBy: sortBy === byDefault ? undefined : sortBy,
    sortOrder: query.sortOrder === 'desc' && sortBy !== 'relevance' ? 'desc' : undefined,
  };
}

/** The canonical form of a search. Beside `similarTo` only the page counts. */
export function canonicalSearch(query: SearchQuery): SearchQuery {
  const page = query.page === 1 ? undefined : query.page;
  const limit = query.limit === PAGE_SIZE ? undefined : query.limit;
  if (query.similarTo === undefined) {
    const after = query.search === undefined ? [] : query.after.map((line) => line.toLowerCase());
    return { ...canonicalList(query), after, page, limit };
  }
  return { ...UNFILTERED, ...canonicalAsker(query), similarTo: query.similarTo, page, limit };
}

/** The canonical form of an export. */
export function canonicalExport(query: ExportQuery): ExportQuery {
  return canonicalList(query);
}

/** The canonical form of what the map shows. */
export function canonicalPoints(query: PointsQuery): PointsQuery {
  return canonicalFilters(query);
}

/** The canonical form of a search for towns, or of a question about one. */
export function canonicalTowns<Query extends TownQuery & Partial<LocationsQuery>>(query: Query): Query {
  return {
    ...query,
    q: query.q?.toLowerCase(),
    radiusMiles: query.radiusMiles === TOWN_RADIUS_DEFAULT ? undefined : query.radiusMiles,
    page: query.page === 1 ? undefined : query.page,
  };
}

/** Whether there is no end of such questions: free text, or a radius that no page offers. */
export function hasUnboundedTownsKey({ q, radiusMiles, page }: TownQuery & Partial<LocationsQuery>): boolean {
  const offered: readonly (number | undefined)[] = [undefined, ...TOWN_RADIUS_MILES];
  return q !== undefined || !offered.includes(radiusMiles) || (page ?? 1) > STORED_PAGES;
}

/** Pages of a list that are stored at once; deeper ones only when asked for twice. */
export const STORED_PAGES = 5;
const STORED_LIMITS: readonly (number | undefined)[] = [undefined, 3, 6, 500];

const OPEN_ENDED: readonly (keyof SearchQuery)[] = [
  'search',
  'near',
  'nearPlace',
  'metro',
  'not',
  'like',
  ...FILTER_KEYS.filter((key) => filterOf(key).unboundedKey).flatMap(parametersOf),
];

/** Lists of so many values have more choices of several of them than anybody could ask for. */
const LONG_LIST = 8;
const LONG_LISTS = CODED_FILTERS.filter((key) => codedFilter(key).values.length > LONG_LIST);

const isAsked = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);
const asksSeveral = (value: unknown) => Array.isArray(value) && value.length > 1;

/** Whether there is no end of such questions: free text, free numbers, several of a long list. */
export function hasUnboundedKey(query: Partial<SearchQuery>): boolean {
  return (
    OPEN_ENDED.some((name) => isAsked(query[name])) ||
    LONG_LISTS.some((key) => asksSeveral(query[key])) ||
    (query.page ?? 1) > STORED_PAGES ||
    !STORED_LIMITS.includes(query.limit)
  );
}

/** One text for one question: names in order, nothing that is absent. */
export function questionText(question: object): string {
  const present = Object.entries(question).filter(
    ([, value]) => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return JSON.stringify(present.sort(([a], [b]) => (a < b ? -1 : 1)));
}
