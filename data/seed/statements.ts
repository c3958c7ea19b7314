/**
 * A dataset as SQL in two steps. Staging fills tables beside the catalogue that nobody reads; the swap, run as one
 * transaction, puts them in the catalogue's place and names the new version. See docs/decisions/0003-atomic-dataset-load.md.
 */
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { datasetMeta } from '#schema/db/catalogue.ts';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import { layoutKey, OWN_LAYOUTS, type SnapshotLayouts, tableRows } from './rows.ts';
import { identifier, insertStatements, literal } from './sql.ts';

export interface SeedSteps {
  /** May be run in any number of pieces; starts by dropping what an interrupted load left. */
  staging: string[];
  /** Must be run as one transaction. */
  swap: string[];
  rows: Record<string, number>;
}

const META = getTableConfig(datasetMeta).name;

/** Column of the staging tables that says which load a row is of. */
const LOAD = 'of_load';

const stagingName = (table: string): string => `staging_${table}`;

/** A name for one run of a load, which no other run has; short, for each staged row carries it. */
export function newLoadNonce(): string {
  return crypto.randomUUID().slice(0, 8);
}

function insertsOf(
  table: SQLiteTable,
  rows: Iterable<Record<string, unknown>>,
  nonce: string,
): { statements: string[]; rows: number } {
  const { name, columns } = getTableConfig(table);
  const keys = Object.entries(table).flatMap(([key, column]) =>
    columns.includes(column) ? [[key, column] as const] : [],
  );
  let count = 0;
  const values = function* (): Generator<unknown[]> {
    for (const row of rows) {
      count += 1;
      const own = keys.map(([key, column]) => {
        const value = row[key] ?? null;
        return value === null ? null : column.mapToDriverValue(value);
      });
      yield [...own, nonce];
    }
  };
  const columnNames = [...keys.map(([, column]) => column.name), LOAD];
  const statements = [...insertStatements(stagingName(name), columnNames, values())];
  return { statements, rows: count };
}

/**
 * Fails the transaction unless the staging table holds every row of this load and none of another: `json()` of a text
 * that is not JSON is an error. Two loads at once, or a piece that was lost, must not become the catalogue.
 */
function stagingGuard(table: string, rows: number, nonce: string): string {
  const own = `count(CASE ${identifier(LOAD)} WHEN ${literal(nonce)} THEN 1 END)`;
  const staged = `(SELECT count(*) || ' ' || ${own} FROM ${identifier(stagingName(table))})`;
  return `SELECT json(CASE ${staged} WHEN '${rows} ${rows}' THEN 'true' ELSE 'staging is not complete, or another load came between' END)`;
}

/** The version replaced becomes previousVersion; loading the same version again leaves previousVersion alone. */
function metaStatements(dataset: Dataset, loadKey: string, layouts: SnapshotLayouts): string[] {
  const meta = identifier(META);
  const set = (key: string, value: string): string =>
    `INSERT OR REPLACE INTO ${meta} (key, value) VALUES (${literal(key)}, ${literal(value)})`;
  const { version } = dataset.manifest;
  return [
    `INSERT OR REPLACE INTO ${meta} (key, value) SELECT 'previousVersion', value FROM ${meta} WHERE key = 'version' AND value <> ${literal(version)}`,
    set('version', version),
    set('manifest', JSON.stringify(dataset.manifest)),
    set('loadKey', loadKey),
    ...Object.entries(layouts).map(([kind, layout]) => set(layoutKey(kind), layout)),
  ];
}

export interface LoadOptions {
  /** What tells this run from any other that may be under way. */
  nonce?: string;
  /** For a test that stands for another release. */
  layouts?: SnapshotLayouts;
}

/**
 * The statements of a load, all of them below D1's limit.
 * @param loadKey what, besides the version, decides whether the database is already up to date
 */
export function seedSteps(
  dataset: Dataset,
  loadKey = '',
  { nonce = newLoadNonce(), layouts = OWN_LAYOUTS }: LoadOptions = {},
): SeedSteps {
  const steps: SeedSteps = { staging: [], swap: [], rows: {} };
  const guards: string[] = [];
  const copies: string[] = [];
  const drops: string[] = [];
  for (const { table, rows, stays } of tableRows(dataset, layouts)) {
    const { name, columns } = getTableConfig(table);
    const staging = identifier(stagingName(name));
    const list = columns.map((column) => identifier(column.name)).join(', ');
    const inserts = insertsOf(table, rows(), nonce);
    steps.rows[name] = inserts.rows;
    steps.staging.push(
      `DROP TABLE IF EXISTS ${staging}`,
      `CREATE TABLE ${staging} AS SELECT ${list}, '' AS ${identifier(LOAD)} FROM ${identifier(name)} WHERE 0`,
      ...inserts.statements,
    );
    guards.push(stagingGuard(name, inserts.rows, nonce));
    copies.push(
      stays === undefined ? `DELETE FROM ${identifier(name)}` : `DELETE FROM ${identifier(name)} WHERE NOT (${stays})`,
      `INSERT INTO ${identifier(name)} (${list}) SELECT ${list} FROM ${staging}`,
    );
    drops.push(`DROP TABLE ${staging}`);
  }
  steps.swap = [...guards, ...copies, ...metaStatements(dataset, loadKey, layouts), ...drops];
  return steps;
}
