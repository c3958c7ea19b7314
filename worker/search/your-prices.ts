/** Column of personal prices for every school of a snapshot, with its order, computed once for a situation. */
import { type SituationQuery, situationAsked } from '#schema/api/situation.ts';
import { yourPriceUsd } from '#schema/domain/money/your-price.ts';
import { canonicalSituation, isTold, type Situation } from '#schema/domain/situation/situation.ts';
import { priceFactsAt, usdPerCadOf } from '#schema/search/price-facts.ts';
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';

export interface PriceColumn {
  /** Whole US dollars, or NO_NUMBER. */
  values: Int32Array;
  /** Rows by ascending price then id; those without a price come last, by id. */
  order: Uint32Array;
}

/** Situations whose columns an isolate holds: 32 kB each. There are some 1,300 of them. */
export const SITUATIONS_HELD = 24;
const held = new WeakMap<Snapshot, Map<string, PriceColumn>>();
const nobody = new WeakMap<Snapshot, Int32Array>();

/** The situation of a question; null where nobody says enough for a price. */
export function situationIn(query: Partial<SituationQuery>): Situation | null {
  const situation = canonicalSituation(situationAsked(query));
  return isTold(situation) ? situation : null;
}

/** The prices of all rows for a situation. */
export function yourPrices(snapshot: Snapshot, situation: Situation): PriceColumn {
  let columns = held.get(snapshot);
  if (!columns) {
    columns = new Map();
    held.set(snapshot, columns);
  }
  const { home, residence, income } = canonicalSituation(situation);
  const key = [home, residence, income].join();
  const column = columns.get(key) ?? pricesFor(snapshot, situation);
  // The one longest unused goes first.
  columns.delete(key);
  columns.set(key, column);
  for (const oldest of columns.keys()) {
    if (columns.size <= SITUATIONS_HELD) break;
    columns.delete(oldest);
  }
  return column;
}

function pricesFor(snapshot: Snapshot, situation: Situation): PriceColumn {
  const usdPerCad = usdPerCadOf(snapshot);
  const values = new Int32Array(snapshot.size);
  for (let row = 0; row < snapshot.size; row += 1) {
    values[row] = yourPriceUsd(priceFactsAt(snapshot, row), situation, usdPerCad) ?? NO_NUMBER;
  }
  const rank = (row: number) => (values[row] === NO_NUMBER ? Number.POSITIVE_INFINITY : (values[row] as number));
  const order = new Uint32Array(snapshot.size)
    .map((_, row) => row)
    .sort((a, b) => {
      const [one, other] = [rank(a), rank(b)];
      return one === other ? (snapshot.id[a] as number) - (snapshot.id[b] as number) : one - other;
    });
  return { values, order };
}

/** The column that a question compares and counts by: without a situation nothing has a price. */
export function yourPriceColumn(snapshot: Snapshot, query: Partial<SituationQuery>): Int32Array {
  const situation = situationIn(query);
  if (situation) return yourPrices(snapshot, situation).values;
  const none = nobody.get(snapshot) ?? new Int32Array(snapshot.size).fill(NO_NUMBER);
  nobody.set(snapshot, none);
  return none;
}

const rowsById = new WeakMap<Snapshot, Map<number, number>>();

/** The row of a school; undefined for one that has closed. */
export function rowOfId(snapshot: Snapshot, id: number): number | undefined {
  const rows = rowsById.get(snapshot) ?? new Map([...snapshot.id].map((one, row) => [one, row]));
  rowsById.set(snapshot, rows);
  return rows.get(id);
}
