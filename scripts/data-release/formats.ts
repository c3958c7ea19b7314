/** A table as CSV, NDJSON and Parquet, and all tables as one SQLite file: of the same rows the same bytes. */
import { readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { csvFile } from '#schema/domain/formats/csv.ts';
import type { ReleaseType } from '#schema/domain/site/release-tables.ts';
import type { Table } from './tables.ts';

export const csvOf = ({ columns, rows }: Table): string => csvFile([columns.map(({ name }) => name), ...rows]);

export const ndjsonOf = ({ columns, rows }: Table): string =>
  rows
    .map((row) => JSON.stringify(Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null]))))
    .map((line) => `${line}\n`)
    .join('');

const PARQUET = { integer: 'INT32', number: 'DOUBLE', string: 'STRING' } as const satisfies Record<ReleaseType, string>;

export function parquetOf({ columns, rows }: Table): Uint8Array {
  const columnData = columns.map(({ name, type }, at) => ({
    name,
    type: PARQUET[type],
    data: rows.map((row) => row[at] ?? null),
  }));
  return new Uint8Array(parquetWriteBuffer({ columnData, createdBy: 'CampusAtlas', rowGroupSize: 50_000 }));
}

const SQL = { integer: 'INTEGER', number: 'REAL', string: 'TEXT' } as const satisfies Record<ReleaseType, string>;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Makes the database in `file`, and answers its bytes. */
export function writeSqlite(file: string, tables: readonly Table[]): Uint8Array {
  rmSync(file, { force: true });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; BEGIN');
  for (const { name, columns, primaryKey, rows } of tables) {
    const declared = columns.map((one) => `${quoted(one.name)} ${SQL[one.type]}`);
    const key = `PRIMARY KEY (${primaryKey.map(quoted).join(', ')})`;
    database.exec(`CREATE TABLE ${quoted(name)} (${[...declared, key].join(', ')}) WITHOUT ROWID`);
    const insert = database.prepare(`INSERT INTO ${quoted(name)} VALUES (${columns.map(() => '?').join(', ')})`);
    for (const row of rows) insert.run(...row);
  }
  database.exec('COMMIT');
  database.close();
  return readFileSync(file);
}

/** Compressed, without a time or a name in it. */
export const gzipped = (content: string | Uint8Array): Uint8Array => gzipSync(content, { level: 9 });
