/** Counts beside the filter options, and what a list would hold without one of its filters. */

import type { ExportQuery, Facets } from '#schema/api/search.ts';
import type { Position } from '#schema/domain/places/distance.ts';
import type { UniversityKind } from '#schema/domain/record/university-figures.ts';
import { DEGREES, type DeadlineState, type Degree } from '#schema/domain/search/filter-values.ts';
import {
  CODED_FILTERS,
  type CodedFilter,
  codedFilter,
  FACET_KEYS,
  type FilterKey,
  isRange,
  rangedFilter,
} from '#schema/domain/search/search-filters.ts';
import { countByCode, hasAnyCode, NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { countRows } from './count-misses.ts';
import { codesOf, type Filtered, type Narrowing } from './filter-universities.ts';
import { milesFrom } from './positions.ts';
import { asksOnline, saysOnline, sharesAll, teachesOnline } from './taught-online.ts';
import { yourPriceColumn } from './your-prices.ts';

type Counts = Record<string, number>;
type Rows = Uint32Array;
type Passes = (row: number) => boolean;

/** Counts by value of some rows; values without any are left out. */
function countCodes(snapshot: Snapshot, key: CodedFilter, rows: Rows): Counts {
  const tally = countByCode(snapshot, key, rows);
  const { values } = codedFilter(key);
  return Object.fromEntries(values.flatMap((value, code) => (tally[code] ? [[value, tally[code] as number]] : [])));
}

type Bucket = { key: string; min: number | null; max: number | null };

/** Counts by bucket of some rows; a row without a value is in a bucket without bounds only. */
function countBuckets(rows: Rows, column: Int32Array, buckets: readonly Bucket[]): Counts {
  const tally = buckets.map(() => 0);
  for (const row of rows) {
    const value = column[row] as number;
    buckets.forEach(({ min, max }, bucket) => {
      const bounded = min !== null || max !== null;
      if (bounded && (value === NO_NUMBER || (min !== null && value < min) || (max !== null && value > max))) return;
      tally[bucket] = (tally[bucket] as number) + 1;
    });
  }
  return Object.fromEntries(
    buckets.flatMap(({ key }, bucket) => (tally[bucket] ? [[key, tally[bucket] as number]] : [])),
  );
}

/** Beside a subject a degree is one of the subject. */
function countTaught(rows: Rows, taught: Uint8Array): Counts {
  const counts = DEGREES.map((degree, bit): [Degree, number] => [
    degree,
    rows.reduce((count, row) => count + (((taught[row] as number) >> bit) & 1), 0),
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Each facet counted with its own parameters removed and all others in force. */
export function countFacets(snapshot: Snapshot, query: ExportQuery, { failures, taught }: Filtered): Facets {
  const facets = FACET_KEYS.map((key) => {
    const rows = failures.rowsBut(key);
    if (key === 'degree' && taught) return [key, countTaught(rows, taught)];
    if (!isRange(key)) return [key, countCodes(snapshot, key, rows)];
    const column = key === 'yourPrice' ? yourPriceColumn(snapshot, query) : snapshot[key];
    return [key, countBuckets(rows, column, rangedFilter(key).buckets ?? [])];
  });
  return Object.fromEntries(facets) as Facets;
}

/** Whether a question asks for deadlines that are ahead. */
export const asksDeadlines = ({ deadline, dueFrom, dueTo }: ExportQuery): boolean =>
  (deadline?.includes('open') ?? false) || dueFrom !== undefined || dueTo !== undefined;

export interface UnknownDeadlines {
  /** The day that the list is of, YYYY-MM-DD. */
  today: string;
  /** Of what meets all else: schools without a date, and those with dates of an earlier round alone. */
  unknown: number;
  lastRound: number;
}

/** Who is in no list of deadlines ahead for want of a date; undefined where none is asked for. */
export function countUnknownDeadlines(
  snapshot: Snapshot,
  query: ExportQuery,
  { failures }: Filtered,
): UnknownDeadlines | undefined {
  if (!asksDeadlines(query)) return undefined;
  const counts = countCodes(snapshot, 'deadline', failures.rowsBut('deadline', 'due'));
  const leftOut = (state: DeadlineState) => (query.deadline.includes(state) ? 0 : (counts[state] ?? 0));
  return { today: snapshot.today, unknown: leftOut('unknown'), lastRound: leftOut('last-round') };
}

/**
 * How many of the kinds that lists leave out of themselves match all the same; undefined when kinds were asked for, or
 * there are none of others.
 */
export function countOtherKinds(
  snapshot: Snapshot,
  query: ExportQuery,
  { failures }: Filtered,
): Partial<Record<UniversityKind, number>> | undefined {
  if (query.kind?.length > 0) return undefined;
  const counts = countCodes(snapshot, 'kind', failures.rowsFailingOnly('kind'));
  return Object.keys(counts).length === 0 ? undefined : counts;
}

/** For each filter in force, how many universities there would be without it alone; most first, none left out. */
export function countLoosened(
  snapshot: Snapshot,
  query: ExportQuery,
  { failures, inForce }: Filtered,
): { parameter: Narrowing; total: number }[] {
  return inForce
    .map((parameter) => {
      const failsOnly = failures.failsOnly(parameter);
      const holds = unaskedOf(snapshot, parameter);
      const also = parameter === 'subject' ? ofAnySubject(snapshot, query, failures) : () => false;
      return { parameter, total: countRows(failures.size, (row) => (failsOnly(row) && holds(row)) || also(row)) };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

/** Who fails only because the degree is one of the subject: awards it in another. */
function ofAnySubject(snapshot: Snapshot, { degree }: ExportQuery, failures: Filtered['failures']): Passes {
  const failsOnly = failures.failsOnly('degree');
  const awards = hasAnyCode(snapshot, 'degree', codesOf('degree', degree));
  return (row) => failsOnly(row) && awards(row);
}

/** What holds of a row once nothing is asked by a parameter. */
function unaskedOf(snapshot: Snapshot, parameter: Narrowing): Passes {
  const key = CODED_FILTERS.find((one: FilterKey) => one === parameter) as CodedFilter | undefined;
  const unasked = key && codedFilter(key).unasked;
  if (!key || !unasked) return () => true;
  return hasAnyCode(snapshot, key, codesOf(key, unasked));
}

export interface OnlineNear {
  count: number;
  /** The filter that lists them. */
  parameter: 'onlineShareMin' | 'designation';
}

/** The online schools with an address within the radius that meet all else; undefined where there are none. */
export function onlineNear(
  snapshot: Snapshot,
  centre: Position,
  query: ExportQuery,
  { failures }: Filtered,
): OnlineNear | undefined {
  if (query.radiusMiles === undefined || asksOnline(query)) return undefined;
  const leftOut = failures.failsOnly('radiusMiles');
  const miles = milesFrom(snapshot, centre, query.radiusMiles);
  const rows = [...miles.keys()].filter(
    (row) => miles[row] !== Number.POSITIVE_INFINITY && leftOut(row) && teachesOnline(snapshot, row),
  );
  // The share is not collected in Canada; where one school has none, the designation finds the most.
  const shared = rows.filter((row) => sharesAll(snapshot, row)).length;
  const designated = rows.filter((row) => saysOnline(snapshot, row)).length;
  if (rows.length === 0) return undefined;
  return shared >= designated
    ? { count: shared, parameter: 'onlineShareMin' }
    : { count: designated, parameter: 'designation' };
}
