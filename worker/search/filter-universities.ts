/** Filters a snapshot: for each row, which of the filters in force it fails. */

import { codedKeyOf, type ExportQuery, type FilterParameter } from '#schema/api/search.ts';
import { resultOf } from '#schema/domain/programs/earnings-check.ts';
import {
  type CodedFilter,
  codedFilter,
  type DayFilter,
  FILTER_KEYS,
  type FilterKey,
  isCoded,
  isDays,
  isRange,
  isScore,
  parametersOf,
  type RangeFilter,
  type ScoreFilter,
  type SubjectFilter,
  UNIT_SCALE,
  unitOf,
} from '#schema/domain/search/search-filters.ts';
import { dayNumber, hasDeadline, NO_END } from '#schema/search/deadline-columns.ts';
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { bandColumn, hasAnyCode, NO_CITY, NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { placeKey } from '#schema/search/words.ts';
import { bitsThatMeet, type Condition, countBits, everyBit, FilterMisses, intersect } from './count-misses.ts';
import { inAreas } from './places/areas.ts';
import { otherTownName } from './places/towns.ts';
import { outsideBox } from './positions.ts';
import { checkAt, type FiguresOfSubject, trendAt } from './subject-figures.ts';
import { DECIDING_ONLINE } from './taught-online.ts';
import { degreeBits } from './taught-subjects.ts';
import { textIndexOf } from './text-index.ts';
import { situationIn, yourPriceColumn } from './your-prices.ts';

/** What a list can be narrowed by; the text is one of them. */
export type Narrowing = FilterParameter | 'search';
/** What only a wish can say; in the address like all others. */
export type WishFilter = 'metro' | 'not' | 'like' | 'admits';

type Fails = (row: number) => boolean;
type Conditions = Condition<Narrowing | WishFilter, FilterKey | 'search' | WishFilter>[];

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

/** A degree beside a subject is one of the subject, where it is taught. */
function failsCodes(
  snapshot: Snapshot,
  query: ExportQuery,
  key: CodedFilter,
  wanted: readonly string[],
  { taught }: Findings,
): Fails {
  const holds = hasAnyCode(snapshot, key, codesOf(key, wanted));
  if (key !== 'degree' || !taught) return (row) => !holds(row);
  const bits = degreeBits(query.degree);
  return (row) => (taught[row] === 0 ? !holds(row) : ((taught[row] as number) & bits) === 0);
}

function codedConditions(snapshot: Snapshot, query: ExportQuery, key: CodedFilter, found: Findings): Conditions {
  const wanted = asListed(query[key]);
  const { unasked } = codedFilter(key);
  if (wanted.length > 0) {
    return [{ parameter: key, filter: key, fails: failsCodes(snapshot, query, key, wanted, found) }];
  }
  // Peers are of one kind of themselves: two-year colleges are compared with two-year colleges.
  if (!unasked || query.peers?.length > 0) return [];
  const isOne = hasAnyCode(snapshot, key, codesOf(key, unasked));
  const { named } = found;
  return [{ parameter: key, filter: key, fails: (row) => !isOne(row) && !named?.has(row) }];
}

/** The column that a range is of: with a family's income, net price is that of the band; one's own price is one's own. */
function columnOf(snapshot: Snapshot, query: ExportQuery, key: RangeFilter): Int32Array {
  if (key === 'yourPrice') return yourPriceColumn(snapshot, query);
  return key === 'netPrice' && query.income !== undefined ? snapshot[bandColumn(query.income)] : snapshot[key];
}

/** Rows without a value fail every bound. */
function rangeConditions(snapshot: Snapshot, query: ExportQuery, key: RangeFilter): Conditions {
  const column = columnOf(snapshot, query, key);
  const scale = UNIT_SCALE[unitOf(key)];
  const [min, max] = [query[`${key}Min`], query[`${key}Max`]];
  // Without anybody who asks there is no price to compare.
  if (key === 'yourPrice' && situationIn(query) === null) return [];
  const conditions: Conditions = [];
  if (min !== undefined) {
    conditions.push({
      parameter: `${key}Min`,
      filter: key,
      fails: (row) => (column[row] as number) < min * scale,
    });
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

/** A score outside the middle half, or of a school that publishes none, fails. */
function scoreConditions(snapshot: Snapshot, query: ExportQuery, key: ScoreFilter): Conditions {
  const score = query[key];
  if (score === undefined) return [];
  const [low, high] = [snapshot[`${key}Low`], snapshot[`${key}High`]];
  return [
    { parameter: key, filter: key, fails: (row) => score < (low[row] as number) || score > (high[row] as number) },
  ];
}

/** Schools with a deadline ahead between two days; one that publishes none has none. */
function dayConditions(snapshot: Snapshot, query: ExportQuery, key: DayFilter): Conditions {
  const [from, to] = [query[`${key}From`], query[`${key}To`]];
  const first = Math.max(dayNumber(snapshot.today), from === undefined ? 0 : dayNumber(from));
  const conditions: Conditions = [];
  if (from !== undefined)
    conditions.push({
      parameter: `${key}From`,
      filter: key,
      fails: (row) => !hasDeadline(snapshot, row, first, NO_END),
    });
  // One date is in both: not one after the first day and another before the last.
  if (to !== undefined) {
    const last = dayNumber(to);
    conditions.push({ parameter: `${key}To`, filter: key, fails: (row) => !hasDeadline(snapshot, row, first, last) });
  }
  return conditions;
}

function notInCity(snapshot: Snapshot, city: string): Fails {
  const { placeAt } = textIndexOf(snapshot);
  const key = placeKey(city);
  const wanted = placeAt.get(key) ?? placeAt.get(otherTownName(key) ?? '');
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
  /** Bits of DEGREES of each row in the subjects that are asked for; 0 where it teaches none of them. */
  taught?: Uint8Array | undefined;
  /** Programs, and which of them shows of the subjects that are asked for. */
  ofSubject?: { programs: ProgramSnapshot; figures: FiguresOfSubject } | undefined;
  /** Not 0 for each row that teaches a subject that is not wanted. */
  excluded?: Uint8Array | undefined;
}

/**
 * The filters that are more than a comparison with a column; without a place a radius means nothing, and who asks says
 * only which prices are compared.
 */
const ownFailures: Record<
  'city' | 'radiusMiles' | 'box' | 'subject' | SubjectFilter | 'income' | 'home' | 'residence',
  (snapshot: Snapshot, query: ExportQuery, found: Findings) => Fails | undefined
> = {
  city: (snapshot, { city }) => (city === undefined ? undefined : notInCity(snapshot, city)),
  radiusMiles: (_, { radiusMiles }, { miles }) =>
    miles && radiusMiles !== undefined ? (row) => miles[row] === Number.POSITIVE_INFINITY : undefined,
  box: (snapshot, { box }) => box && outsideBox(snapshot, box),
  subject: (_, { subject }, { taught }) => (subject.length > 0 && taught ? (row) => taught[row] === 0 : undefined),
  check: (_, { check }, { ofSubject }) =>
    check.length > 0 && ofSubject
      ? (row) => {
          const known = checkAt(ofSubject.programs, ofSubject.figures, row);
          return known === null || !check.includes(resultOf(known));
        }
      : undefined,
  trend: (_, { trend }, { ofSubject }) =>
    trend.length > 0 && ofSubject
      ? (row) => {
          const known = trendAt(ofSubject.programs, ofSubject.figures, row);
          return known === null || !trend.includes(known);
        }
      : undefined,
  income: () => undefined,
  home: () => undefined,
  residence: () => undefined,
};
const hasOwn = (key: FilterKey): key is keyof typeof ownFailures => Object.hasOwn(ownFailures, key);

function conditionsOf(snapshot: Snapshot, query: ExportQuery, key: FilterKey, found: Findings): Conditions {
  if (isRange(key)) return rangeConditions(snapshot, query, key);
  if (isDays(key)) return dayConditions(snapshot, query, key);
  if (isScore(key)) return scoreConditions(snapshot, query, key);
  if (!hasOwn(key)) return codedConditions(snapshot, query, key, found);
  const fails = ownFailures[key](snapshot, query, found);
  return fails ? [{ parameter: key, filter: key, fails }] : [];
}

/** Tenths of a percent from which most applicants are admitted. */
const MOST_ADMITTED = 800;
/** Tenths of a percent below which few are. */
const FEW_ADMITTED = 200;

function admitsFew(snapshot: Snapshot, row: number): boolean {
  const admitted = snapshot.acceptanceRate[row] as number;
  return admitted !== NO_NUMBER && admitted < FEW_ADMITTED;
}

/** "In the Bay Area", "not in Texas", "like UCLA" (which is not like itself). */
function wishConditions(snapshot: Snapshot, { metro, not, like, admits }: ExportQuery, found: Findings): Conditions {
  const conditions: Conditions = [];
  const add = (parameter: WishFilter, fails: Fails) => conditions.push({ parameter, filter: parameter, fails });
  if (metro?.length) {
    const isThere = inAreas(snapshot, metro);
    add('metro', (row) => !isThere(row));
  }
  if (not?.length) {
    const excluded = excludedBy(snapshot, not, found);
    add('not', (row) => excluded.some((fails) => fails(row)));
  }
  if (like !== undefined) add('like', (row) => snapshot.id[row] === like);
  if (admits !== undefined) {
    if (admits === 'few') add('admits', (row) => !admitsFew(snapshot, row));
    const isOpen = hasAnyCode(snapshot, 'offers', codesOf('offers', ['open-admission']));
    if (admits === 'most')
      add('admits', (row) => (snapshot.acceptanceRate[row] as number) < MOST_ADMITTED && !isOpen(row));
  }
  return conditions;
}

/** For each of the pairs of a filter and a value, whether a row has the value; of filters with one value, also whether it is not known. */
function excludedBy(snapshot: Snapshot, pairs: readonly string[], { excluded }: Findings): Fails[] {
  return pairs.map((pair): Fails => {
    const colon = pair.indexOf(':');
    const [key, value] = [pair.slice(0, colon), pair.slice(colon + 1).toLowerCase()];
    if (key === 'metro') return inAreas(snapshot, [value]);
    if (key === 'school') return (row) => snapshot.id[row] === Number(value);
    if (key === 'subject') return (row) => (excluded?.[row] ?? 0) > 0;
    const filter = codedKeyOf(key);
    if (!filter) return () => false;
    const { values, several } = codedFilter(filter);
    const code = values.findIndex((one) => one.toLowerCase() === value);
    const holds = hasAnyCode(snapshot, filter, new Set([code]));
    if (several) return holds;
    const known = hasAnyCode(snapshot, filter, new Set(values.keys()));
    return (row) => holds(row) || !known(row);
  });
}

export interface Filtered {
  failures: FilterMisses<Narrowing | WishFilter, FilterKey | 'search' | WishFilter>;
  /** What was asked for, in the order of the table, the text last. */
  inForce: Narrowing[];
  /** As it was found, for what is counted by degree. */
  taught?: Uint8Array | undefined;
}

/** Applies the filters; `found.rows`, when a text was searched, are all it found. A minimum above its maximum leaves nothing. */
export function filterUniversities(snapshot: Snapshot, query: ExportQuery, found: Findings = {}): Filtered {
  const conditions = columnsOf(snapshot, query, found);
  const inForce = conditions.map(({ parameter }) => parameter);
  if (found.rows) {
    const wasFound = new Uint8Array(snapshot.size);
    for (const row of found.rows) wasFound[row] = 1;
    const fails = (row: number) => wasFound[row] === 0;
    conditions.push({ parameter: 'search', filter: 'search', fails });
    inForce.push('search');
  }
  return {
    failures: new FilterMisses(snapshot.size, conditions),
    inForce: inForce
      .filter((parameter) => !isWishFilter(parameter))
      .filter((parameter) => !isOnlyUnasked(query, parameter)),
    taught: found.taught,
  };
}

/** Parameters that decide what a filter asks besides its own. */
const ALSO_DECIDED_BY: Partial<Record<FilterKey | WishFilter, readonly (keyof ExportQuery)[]>> = {
  netPrice: ['income'],
  yourPrice: ['home', 'residence', 'income'],
  degree: ['subject'],
  kind: ['peers'],
  radiusMiles: ['near', 'nearPlace', ...DECIDING_ONLINE],
};
const WISH_FILTERS: readonly WishFilter[] = ['metro', 'not', 'like', 'admits'];

/** What is asked again: the same page with a chip less, the next page, and the popular filters of everybody. */
const COLUMNS_HELD = 256;
/** What each filter leaves, by what is asked of it; under the snapshot, or what a filter rests on besides. */
const heldColumns = new WeakMap<object, Map<string, Conditions>>();

const isUnsaid = (value: unknown) =>
  value === undefined || value === 'any' || (Array.isArray(value) && value.length === 0);

/** The conditions of one filter with the rows that meet each, kept for the next question that asks the same of it. */
function columnOfFilter(
  snapshot: Snapshot,
  query: ExportQuery,
  found: Findings,
  key: FilterKey | WishFilter,
  conditions: () => Conditions,
): Conditions {
  const asked = query as unknown as Record<string, unknown>;
  const isFilter = (FILTER_KEYS as readonly string[]).includes(key);
  const own: readonly string[] = isFilter ? parametersOf(key as FilterKey) : [key];
  const holdsUnasked = isFilter && isCoded(key as FilterKey) && codedFilter(key as CodedFilter).unasked !== undefined;
  if (own.every((name) => isUnsaid(asked[name])) && !holdsUnasked) return [];
  const made = () =>
    conditions().map((condition) => ({ ...condition, bits: bitsThatMeet(snapshot.size, condition.fails) }));
  // Who is named passes besides.
  if (holdsUnasked && found.named && found.named.size > 0) return made();
  const restsOn =
    (key === 'check' || key === 'trend'
      ? found.ofSubject?.figures
      : key === 'subject' || key === 'degree'
        ? found.taught
        : key === 'not'
          ? found.excluded
          : undefined) ?? snapshot;
  const columns = heldColumns.get(restsOn) ?? new Map<string, Conditions>();
  heldColumns.set(restsOn, columns);
  const name = `${key} ${JSON.stringify([...own, ...(ALSO_DECIDED_BY[key] ?? [])].map((one) => asked[one] ?? null))}`;
  const before = columns.get(name) ?? made();
  columns.delete(name);
  columns.set(name, before);
  const [oldest] = columns.keys();
  if (columns.size > COLUMNS_HELD && oldest !== undefined) columns.delete(oldest);
  return before;
}

function columnsOf(snapshot: Snapshot, query: ExportQuery, found: Findings): Conditions {
  return [
    ...FILTER_KEYS.flatMap((key) =>
      columnOfFilter(snapshot, query, found, key, () => conditionsOf(snapshot, query, key, found)),
    ),
    ...WISH_FILTERS.flatMap((key) =>
      columnOfFilter(snapshot, query, found, key, () =>
        wishConditions(snapshot, query, found).filter(({ parameter }) => parameter === key),
      ),
    ),
  ];
}

/** How many rows a question leaves. */
export function countPassing(snapshot: Snapshot, query: ExportQuery, found: Findings): number {
  const all = everyBit(snapshot.size);
  for (const { bits } of columnsOf(snapshot, query, found)) if (bits) intersect(all, bits);
  return countBits(all);
}

const isWishFilter = (parameter: Narrowing | WishFilter): parameter is WishFilter =>
  parameter === 'metro' || parameter === 'not' || parameter === 'like' || parameter === 'admits';

function isOnlyUnasked(query: ExportQuery, parameter: Narrowing): boolean {
  const key = FILTER_KEYS.find((one) => one === parameter);
  return key !== undefined && isCoded(key) && !isAsked(query, key);
}
