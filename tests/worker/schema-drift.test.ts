import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { beforeAll, describe, expect, it } from 'vitest';
import './helpers/database.ts';

const modules = import.meta.glob<Record<string, SQLiteTable>>('../../schema/db/*.ts', { eager: true });
const tables = Object.values(modules).flatMap((module) => Object.values(module).map((table) => getTableConfig(table)));

beforeAll(() => applyD1Migrations(env.DB, env.MIGRATIONS));

async function rows<Row>(sql: string): Promise<Row[]> {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

describe('a migrated, empty database', () => {
  it('has every declared table and no other', async () => {
    const found = await rows<{ name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name not like 'd1_%'",
    );
    expect(found.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name).sort());
    expect(tables.length).toBeGreaterThan(5);
  });

  it.each(tables)('has every column of $name, of the declared type, null only where declared', async (table) => {
    const found = await rows<{ name: string; type: string; notnull: number }>(`pragma table_info('${table.name}')`);
    const declared = table.columns.map((column) => [
      column.name,
      column.getSQLType().toLowerCase(),
      // SQLite does not call an integer primary key "not null", but it cannot be null.
      column.notNull && !(column.primary && column.getSQLType() === 'integer'),
    ]);
    const byName = ([a]: (string | boolean)[], [b]: (string | boolean)[]) => (String(a) < String(b) ? -1 : 1);
    expect(
      found
        .map(({ name, type, notnull }) => [
          name,
          type.toLowerCase(),
          notnull === 1 &&
            !table.columns.some((column) => column.name === name && column.primary && type === 'INTEGER'),
        ])
        .sort(byName),
    ).toEqual(declared.sort(byName));
  });

  it('has every declared index', async () => {
    const found = await rows<{ name: string }>(
      "select name from sqlite_master where type = 'index' and sql is not null",
    );
    const declared = tables.flatMap(({ indexes }) => indexes.map(({ config }) => config.name));
    expect(found.map(({ name }) => name).sort()).toEqual(declared.sort());
  });
});
