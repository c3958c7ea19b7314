/** Likeness of two universities to a reader of a short list, 0 to 1: what a list of six should not repeat. */
import { sizeCategoryOf } from '#schema/domain/record/categories.ts';
import { NO_CODE, type Snapshot } from '#schema/search/snapshot.ts';
import { numberOrNull } from './preference-fit.ts';

/** Each feature counts when both have it and it is the same, or in the case of numbers near. */
const WEIGHTS = { state: 0.4, type: 0.15, size: 0.15, selectivity: 0.15, setting: 0.15 } as const;
/** Acceptance rates within these many tenths of a percent look the same. */
const SAME_RATE = 100;

/** Likeness of two rows of the snapshot. */
export function likeness(snapshot: Snapshot, a: number, b: number): number {
  const same = (column: Uint8Array) => column[a] !== NO_CODE && column[a] === column[b];
  const sizes = [a, b].map((row) => sizeCategoryOf(numberOrNull(snapshot.studentPopulation[row])));
  const rates = [a, b].map((row) => numberOrNull(snapshot.acceptanceRate[row]));
  const [rate, other] = rates;
  let sum = 0;
  if (same(snapshot.state)) sum += WEIGHTS.state;
  if (same(snapshot.type)) sum += WEIGHTS.type;
  if (sizes[0] !== null && sizes[0] === sizes[1]) sum += WEIGHTS.size;
  if (typeof rate === 'number' && typeof other === 'number' && Math.abs(rate - other) <= SAME_RATE) {
    sum += WEIGHTS.selectivity;
  }
  if (same(snapshot.setting)) sum += WEIGHTS.setting;
  return sum;
}
