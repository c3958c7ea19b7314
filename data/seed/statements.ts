/**
 * A dataset as SQL in two steps. Staging fills tables beside the catalogue that nobody reads; the swap, run as one
 * transaction, puts them in the catalogue's place and names the new version. See docs/decisions/0004.
 */
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { datasetMeta } from '#schema/db/catalogue.ts';
import type { Dataset } from '#schema/domain/dataset.ts';
import { buildSnapshot } from '#schema/search/snapshot.ts';
import { tableRows } from './rows.ts';
import { identifier, insertStatements, literal } from './sql.ts';

export interface SeedSteps {
  /** May be run in any number of pieces; starts by dropping what an interrupted load left. */
  staging: string[];
  /** Must be run as one transaction. */
  swap: string[];
  rows: Record<string, number>;
}

const META = getTableConfig(datasetMeta).name;

const stagingName = (table: string): string => `staging_${table}`;

function insertsOf(
  table: SQLiteTable,
  rows: Iterable<Record<string, unknown>>,
): { statements: string[]; rows: number } {
  const { name, columns } = getTableConfig(table);
  const keys = Object.entries(table).flatMap(([key, column]) =>
    columns.includes(column) ? [[key, column] as const] : [],
  );
  let count = 0;
  const values = function* (): Generator<unknown[]> {
    for (const row of rows) {
      count += 1;
      yield keys.map(([key, column]) => {
        const value = row[key] ?? null;
        return value === null ? null : column.mapToDriverValue(value);
      });
    }
  };
  const columnNames = keys.map(([, column]) => column.name);
  const statements = [...insertStatements(stagingName(name), columnNames, values())];
  return { statements, rows: count };
}

/**
 * Fails the transaction unless the staging table holds every row: `json()` of a text that is not JSON is an error.
 * Two loads at once, or a piece that was lost, must not become the catalogue.
 */
function countGuard(table: string, rows: number): string {
  const staged = `(SELECT count(*) FROM ${identifier(stagingName(table))})`;
  return `SELECT json(CASE ${staged} WHEN ${rows} THEN 'true' ELSE 'staging is not complete' END)`;
}

/** The version replaced becomes previousVersion; loading the same version again leaves previousVersion alone. */
function metaStatements(dataset: Dataset, loadKey: string): string[] {
  const meta = identifier(META);
  const set = (key: string, value: string): string =>
    `INSERT OR REPLACE INTO ${meta} (key, value) VALUES (${literal(key)}, ${literal(value)})`;
  const { version } = dataset.manifest;
  return [
    `INSERT OR REPLACE INTO ${meta} (key, value) SELECT 'previousVersion', value FROM ${meta} WHERE key = 'version' AND value <> ${literal(version)}`,
    set('version', version),
    set('manifest', JSON.stringify(dataset.manifest)),
    set('loadKey', loadKey),
  ];
}

/**
 * The statements of a load, all of them below D1's limit.
 * @param loadKey what, besides the version, decides whether the database is already up to date
 */
export function seedSteps(dataset: Dataset, loadKey = ''): SeedSteps {
  const snapshot = buildSnapshot({
    version: dataset.manifest.version,
    usdPerCad: dataset.manifest.exchangeRate.usdPerCad,
    universities: dataset.universities,
    aliases: dataset.aliases,
    provenance: dataset.provenance,
    outside: dataset.outside,
  });
  const steps: SeedSteps = { staging: [], swap: [], rows: {} };
  const guards: string[] = [];
  const copies: string[] = [];
  const drops: string[] = [];
  for (const { table, rows } of tableRows(dataset, snapshot)) {
    const { name, columns } = getTableConfig(table);
    const staging = identifier(stagingName(name));
    const list = columns.map((column) => identifier(column.name)).join(', ');
    const inserts = insertsOf(table, rows());
    steps.rows[name] = inserts.rows;
    steps.staging.push(
      `DROP TABLE IF EXISTS ${staging}`,
      `CREATE TABLE ${staging} AS SELECT ${list} FROM ${identifier(name)} WHERE 0`,
      ...inserts.statements,
    );
    guards.push(countGuard(name, inserts.rows));
    copies.push(
      `DELETE FROM ${identifier(name)}`,
      `INSERT INTO ${identifier(name)} (${list}) SELECT ${list} FROM ${staging}`,
    );
    drops.push(`DROP TABLE ${staging}`);
  }
  steps.swap = [...guards, ...copies, ...metaStatements(dataset, loadKey), ...drops];
  return steps;
}

/** All statements of a load in order, for a test that loads a small fixture; only `seedSteps` tells the steps apart. */
export function seedStatements(dataset: Dataset): string[] {
  const { staging, swap } = seedSteps(dataset);
  return [...staging, ...swap];
}
