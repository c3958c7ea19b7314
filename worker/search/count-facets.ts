/** Counts beside the filter options, and what a list would hold without one of its filters. */
import type { ExportQuery, Facets } from '#schema/api/search.ts';
import {
  CODED_FILTERS,
  type CodedFilter,
  codedFilter,
  FACET_KEYS,
  type FilterKey,
  isRange,
  rangedFilter,
} from '#schema/domain/search-filters.ts';
import type { InstitutionKind } from '#schema/domain/university-figures.ts';
import { countByCode, hasAnyCode, NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { codesOf, type Filtered, type Narrowing } from './filter-universities.ts';
import { countRows } from './tally-failures.ts';

type Counts = Record<string, number>;
type Passes = (row: number) => boolean;

/** Counts by value of the rows that pass; values without any are left out. */
function countCodes(snapshot: Snapshot, key: CodedFilter, passes: Passes): Counts {
  const tally = countByCode(snapshot, key, passes);
  const { values } = codedFilter(key);
  return Object.fromEntries(values.flatMap((value, code) => (tally[code] ? [[value, tally[code] as number]] : [])));
}

type Bucket = { key: string; min: number | null; max: number | null };

/** Counts by bucket of the rows that pass; a row without a value is in a bucket without bounds only. */
function countBuckets(passes: Passes, column: Int32Array, buckets: readonly Bucket[]): Counts {
  const tally = buckets.map(() => 0);
  for (let row = 0; row < column.length; row += 1) {
    if (!passes(row)) continue;
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

/** Each facet counted with its own parameters removed and all others in force. */
export function countFacets(snapshot: Snapshot, { failures }: Filtered): Facets {
  const facets = FACET_KEYS.map((key) => {
    const passes = failures.passesBut(key);
    if (!isRange(key)) return [key, countCodes(snapshot, key, passes)];
    return [key, countBuckets(passes, snapshot[key], rangedFilter(key).buckets ?? [])];
  });
  return Object.fromEntries(facets) as Facets;
}

/**
 * How many of the kinds that lists leave out of themselves match all the same; undefined when kinds were asked for, or
 * there are none of others.
 */
export function countOtherKinds(
  snapshot: Snapshot,
  query: ExportQuery,
  { failures }: Filtered,
): Partial<Record<InstitutionKind, number>> | undefined {
  if (query.kind?.length > 0) return undefined;
  const counts = countCodes(snapshot, 'kind', failures.failsOnly('kind'));
  return Object.keys(counts).length === 0 ? undefined : counts;
}

/** For each filter in force, how many universities there would be without it alone; most first, none left out. */
export function countLoosened(
  snapshot: Snapshot,
  { failures, inForce }: Filtered,
): { parameter: Narrowing; total: number }[] {
  return inForce
    .map((parameter) => {
      const failsOnly = failures.failsOnly(parameter);
      const holds = unaskedOf(snapshot, parameter);
      return { parameter, total: countRows(failures.size, (row) => failsOnly(row) && holds(row)) };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

/** What holds of a row once nothing is asked by a parameter. */
function unaskedOf(snapshot: Snapshot, parameter: Narrowing): Passes {
  const key = CODED_FILTERS.find((one: FilterKey) => one === parameter) as CodedFilter | undefined;
  const unasked = key && codedFilter(key).unasked;
  if (!key || !unasked) return () => true;
  return hasAnyCode(snapshot, key, codesOf(key, unasked));
}
