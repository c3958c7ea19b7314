/** The filters of a search over a snapshot: for each row, which of the filters in force it fails. */
import type { ExportQuery, FilterParameter } from '#schema/api/search.ts';
import {
  type CodedFilter,
  codedFilter,
  FILTER_KEYS,
  type FilterKey,
  isRange,
  type RangeFilter,
  SEARCH_NUMBERS,
} from '#schema/domain/search-filters.ts';
import { NO_CITY, NO_NUMBER, RATE_SCALE, type Snapshot } from '#schema/search/snapshot.ts';
import { placeKey } from '#schema/search/words.ts';
import { outsideBox } from './positions.ts';
import { type Condition, Failures } from './tally-failures.ts';
import { textIndexOf } from './text-index.ts';

/** What a list can be narrowed by; the text is one of them. */
export type Narrowing = FilterParameter | 'search';

type Fails = (row: number) => boolean;
type Conditions = Condition<Narrowing, FilterKey | 'search'>[];

function notAmong(column: Uint8Array, codes: ReadonlySet<number>): Fails {
  return (row) => !codes.has(column[row] as number);
}

function asListed(wanted: string | readonly string[] | undefined): readonly string[] {
  if (wanted === undefined || wanted === 'any') return [];
  return typeof wanted === 'string' ? [wanted] : wanted;
}

/** The codes of a filter's values. */
export function codesOf(key: CodedFilter, wanted: readonly string[]): ReadonlySet<number> {
  const { values } = codedFilter(key);
  return new Set(wanted.map((value) => values.indexOf(value)));
}

/** Whether a filter was asked for, or is only what holds of itself. */
const isAsked = (query: ExportQuery, key: CodedFilter) => asListed(query[key]).length > 0;

function codedConditions(snapshot: Snapshot, query: ExportQuery, key: CodedFilter, found: Findings): Conditions {
  const wanted = asListed(query[key]);
  const { unasked } = codedFilter(key);
  if (wanted.length > 0) {
    return [{ parameter: key, filter: key, fails: notAmong(snapshot[key], codesOf(key, wanted)) }];
  }
  if (!unasked) return [];
  const isAnother = notAmong(snapshot[key], codesOf(key, unasked));
  const { named } = found;
  return [{ parameter: key, filter: key, fails: (row) => isAnother(row) && !named?.has(row) }];
}

/** Rows without a value fail every bound. */
function rangeConditions(snapshot: Snapshot, query: ExportQuery, key: RangeFilter): Conditions {
  const column = snapshot[key];
  const scale = (SEARCH_NUMBERS[key].unit as string) === 'percent' ? RATE_SCALE : 1;
  const [min, max] = [query[`${key}Min`], query[`${key}Max`]];
  const conditions: Conditions = [];
  if (min !== undefined) {
    conditions.push({ parameter: `${key}Min`, filter: key, fails: (row) => (column[row] as number) < min * scale });
  }
  if (max !== undefined) {
    conditions.push({
      parameter: `${key}Max`,
      filter: key,
      fails: (row) => (column[row] as number) > max * scale || column[row] === NO_NUMBER,
    });
  }
  return conditions;
}

function notInCity(snapshot: Snapshot, city: string): Fails {
  const wanted = textIndexOf(snapshot).placeAt.get(placeKey(city));
  return (row) => {
    const at = snapshot.city[row] as number;
    return at === NO_CITY || snapshot.cityKey[at] !== wanted;
  };
}

/** What a search found out before it filters. */
export interface Findings {
  /** The rows of its text, and those of them that the text names. */
  rows?: Iterable<number> | undefined;
  named?: ReadonlySet<number> | undefined;
  /** The miles of each row from its place, infinite beyond the radius. */
  miles?: Float64Array | undefined;
}

/** The filters that are more than a comparison with a column; without a place a radius means nothing. */
const placeFailures: Record<
  'city' | 'radiusMiles' | 'box',
  (snapshot: Snapshot, query: ExportQuery, found: Findings) => Fails | undefined
> = {
  city: (snapshot, { city }) => (city === undefined ? undefined : notInCity(snapshot, city)),
  radiusMiles: (_, { radiusMiles }, { miles }) =>
    miles && radiusMiles !== undefined ? (row) => miles[row] === Number.POSITIVE_INFINITY : undefined,
  box: (snapshot, { box }) => box && outsideBox(snapshot, box),
};
const isOfPlace = (key: FilterKey): key is keyof typeof placeFailures => Object.hasOwn(placeFailures, key);

function conditionsOf(snapshot: Snapshot, query: ExportQuery, key: FilterKey, found: Findings): Conditions {
  if (isRange(key)) return rangeConditions(snapshot, query, key);
  if (!isOfPlace(key)) return codedConditions(snapshot, query, key, found);
  const fails = placeFailures[key](snapshot, query, found);
  return fails ? [{ parameter: key, filter: key, fails }] : [];
}

export interface Filtered {
  failures: Failures<Narrowing, FilterKey | 'search'>;
  /** What was asked for, in the order of the table, the text last. */
  inForce: Narrowing[];
}

/** Applies the filters; `found.rows`, when a text was searched, are all it found. A minimum above its maximum leaves nothing. */
export function filterUniversities(snapshot: Snapshot, query: ExportQuery, found: Findings = {}): Filtered {
  const conditions = FILTER_KEYS.flatMap((key) => conditionsOf(snapshot, query, key, found));
  const inForce = conditions.map(({ parameter }) => parameter);
  if (found.rows) {
    const wasFound = new Uint8Array(snapshot.size);
    for (const row of found.rows) wasFound[row] = 1;
    conditions.push({ parameter: 'search', filter: 'search', fails: (row) => wasFound[row] === 0 });
    inForce.push('search');
  }
  return {
    failures: new Failures(snapshot.size, conditions),
    inForce: inForce.filter((parameter) => !isOnlyUnasked(query, parameter)),
  };
}

function isOnlyUnasked(query: ExportQuery, parameter: Narrowing): boolean {
  const key = FILTER_KEYS.find((one) => one === parameter);
  if (key === undefined || isRange(key) || isOfPlace(key)) return false;
  return !isAsked(query, key);
}
