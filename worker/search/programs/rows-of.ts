/** The rows of a search snapshot in the order of a program snapshot. */
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';

const rowsOfPairs = new WeakMap<ProgramSnapshot, { of: Snapshot; rows: Int32Array }>();

/** Row of the search snapshot of each university of a program snapshot; -1 where the search snapshot has none. */
export function rowsOf(snapshot: Snapshot, programs: ProgramSnapshot): Int32Array {
  const known = rowsOfPairs.get(programs);
  if (known?.of === snapshot) return known.rows;
  const rowOfId = new Map<number, number>();
  snapshot.id.forEach((id, row) => {
    rowOfId.set(id, row);
  });
  const rows = Int32Array.from(programs.ids, (id) => rowOfId.get(id) ?? -1);
  rowsOfPairs.set(programs, { of: snapshot, rows });
  return rows;
}
