/** Sorts rows of a snapshot by name or by a figure, blanks last both ways, ties by id. */
import type { SortKey, SortOrder } from '#schema/api/search.ts';
import type { SubjectOrder } from '#schema/domain/programs/subject-order-keys.ts';
import { NO_NUMBER, type Snapshot, type SnapshotNumber } from '#schema/search/snapshot.ts';
import type { PriceColumn } from './your-prices.ts';

/** The orders that need neither a text nor a place. */
export type ListOrder =
  | Exclude<SortKey, 'relevance' | 'distance' | 'yourPrice' | SubjectOrder>
  | SnapshotNumber
  | PriceColumn;

const isNumberColumn = (order: ListOrder): order is SnapshotNumber => typeof order === 'string' && order !== 'name';

const everyRow = new WeakMap<Snapshot, Uint32Array>();

function allRows(snapshot: Snapshot): Uint32Array {
  const known = everyRow.get(snapshot);
  if (known) return known;
  const rows = new Uint32Array(snapshot.size).map((_, row) => row);
  everyRow.set(snapshot, rows);
  return rows;
}

const sorted = new WeakMap<Snapshot, Map<SnapshotNumber, Uint32Array>>();

/** Rows by ascending value then id, those without a value last; sorted when a list first asks. */
function rowsByValue(snapshot: Snapshot, column: SnapshotNumber): Uint32Array {
  const columns = sorted.get(snapshot) ?? new Map<SnapshotNumber, Uint32Array>();
  sorted.set(snapshot, columns);
  const known = columns.get(column);
  if (known) return known;
  const { id, [column]: values } = snapshot;
  const worth = (row: number) => {
    const value = values[row] as number;
    return value === NO_NUMBER ? Number.MAX_SAFE_INTEGER : value;
  };
  const rows = allRows(snapshot)
    .slice()
    .sort((a, b) => worth(a) - worth(b) || (id[a] as number) - (id[b] as number));
  columns.set(column, rows);
  return rows;
}

/** All rows in ascending order; rows of equal value stand together, by id. */
function ascending(snapshot: Snapshot, order: ListOrder): { rows: ArrayLike<number>; values: ArrayLike<number> } {
  if (typeof order === 'object') return { rows: order.order, values: order.values };
  if (isNumberColumn(order)) return { rows: rowsByValue(snapshot, order), values: snapshot[order] };
  return { rows: allRows(snapshot), values: snapshot.nameRank };
}

/** The rows that pass, in order. */
export function orderedRows(
  snapshot: Snapshot,
  order: ListOrder,
  direction: SortOrder,
  passes: (row: number) => boolean,
): number[] {
  const { rows, values } = ascending(snapshot, order);
  const passing: number[] = [];
  const take = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      const row = rows[at] as number;
      if (passes(row)) passing.push(row);
    }
  };
  if (direction === 'asc') {
    take(0, rows.length);
    return passing;
  }
  const valueAt = (at: number) => values[rows[at] as number];
  let valued = rows.length;
  if (order !== 'name') while (valued > 0 && valueAt(valued - 1) === NO_NUMBER) valued -= 1;
  for (let end = valued; end > 0; ) {
    let start = end - 1;
    while (start > 0 && valueAt(start - 1) === valueAt(end - 1)) start -= 1;
    take(start, end);
    end = start;
  }
  take(valued, rows.length);
  return passing;
}

/** The rows that pass, nearest first or farthest first; those whose place is not known (infinitely far) come last. */
export function rowsByDistance(
  snapshot: Snapshot,
  miles: Float64Array,
  direction: SortOrder,
  passes: (row: number) => boolean,
): number[] {
  const id = (row: number) => snapshot.id[row] as number;
  const rows = Array.from(miles.keys()).filter(passes);
  return rows.sort((a, b) => {
    const [near, far] = [miles[a] as number, miles[b] as number];
    if (near === far) return id(a) - id(b);
    if (near === Number.POSITIVE_INFINITY) return 1;
    if (far === Number.POSITIVE_INFINITY) return -1;
    return direction === 'asc' ? near - far : far - near;
  });
}

/** How many of the rows have no value for an order. */
export function countBlanks(snapshot: Snapshot, order: ListOrder, rows: readonly number[]): number {
  if (order === 'name') return 0;
  const { values } = ascending(snapshot, order);
  return rows.reduce((blanks, row) => (values[row] === NO_NUMBER ? blanks + 1 : blanks), 0);
}
