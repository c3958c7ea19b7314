/** The tables of the database, read from every file of schema/db: a new file or table is in each list without being named there. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';

const FOLDER = path.resolve(import.meta.dirname, '../schema/db');

async function tablesOf(file: string) {
  const exported = (await import(pathToFileURL(path.join(FOLDER, file)).href)) as Record<string, unknown>;
  return Object.values(exported)
    .filter((value): value is SQLiteTable => is(value, SQLiteTable))
    .map((table) => ({ file, ...getTableConfig(table) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));

/** Each with the file of schema/db that declares it, by file and name. */
export const databaseTables = (await Promise.all(files.sort().map(tablesOf))).flat();

export type DatabaseTable = (typeof databaseTables)[number];
