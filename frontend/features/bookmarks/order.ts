/** The order of a table of kept universities. */

export type SortValue = number | string | null;
export interface TableOrder {
  /** Key of the column; null is the order in which they were kept, newest first. */
  by: string | null;
  descending: boolean;
}
export const NEWEST_FIRST: TableOrder = { by: null, descending: false };
/** What is due next comes first; so a list begins. */
export const NEXT_DATE_FIRST: TableOrder = { by: 'date', descending: false };

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return names.compare(String(a), String(b));
}

/** The rows by a value; what has none comes last whichever way round, and equals keep their order. */
export function inOrder<Row>(
  rows: readonly Row[],
  read: ((row: Row) => SortValue) | undefined,
  descending: boolean,
): Row[] {
  if (!read) return [...rows];
  const valued = rows.map((row) => ({ row, value: read(row) }));
  const known = valued.filter(({ value }) => value !== null);
  known.sort((a, b) => (descending ? -1 : 1) * compare(a.value, b.value));
  return [...known, ...valued.filter(({ value }) => value === null)].map(({ row }) => row);
}

/** Pressed again, a column turns round; the third press goes back to the order in which they were kept. */
export function nextOrder(order: TableOrder, key: string, highestFirst: boolean): TableOrder {
  if (order.by !== key) return { by: key, descending: highestFirst };
  return order.descending === highestFirst ? { by: key, descending: !highestFirst } : NEWEST_FIRST;
}
