/** A database a dataset can be loaded into. */
import { layoutKey, OWN_LAYOUTS } from './rows.ts';
import type { SeedSteps } from './statements.ts';

export interface SeedTarget {
  query<T>(sql: string): Promise<T[]>;
  load(steps: SeedSteps): Promise<void>;
  close(): Promise<void>;
}

export interface Loaded {
  version: string | undefined;
  loadKey: string | undefined;
  /** Whether the snapshots loaded last are of the layouts that this release reads. */
  ownLayouts: boolean;
}

/** What the database serves now. Throws with advice when the tables are not there yet. */
export async function loadedIn(target: SeedTarget): Promise<Loaded> {
  const tables = await target.query<{ name: string }>("SELECT name FROM sqlite_master WHERE name = 'dataset_meta'");
  if (tables.length === 0) throw new Error('the database has no catalogue tables: apply the migrations first');
  const rows = await target.query<{ key: string; value: string }>(
    "SELECT key, value FROM dataset_meta WHERE key <> 'manifest'",
  );
  const values = new Map(rows.map((row) => [row.key, row.value]));
  const ownLayouts = Object.entries(OWN_LAYOUTS).every(([kind, layout]) => values.get(layoutKey(kind)) === layout);
  return { version: values.get('version'), loadKey: values.get('loadKey'), ownLayouts };
}
