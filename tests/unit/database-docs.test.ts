/** Checks that the diagram of docs/database.md is made from the tables as they are. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DATABASE_DOCS_FILE, databaseDocs, unknownReferences } from '../../scripts/database-docs.ts';
import { databaseTables } from '../../scripts/database-tables.ts';

it('docs/database.md is what npm run docs:database writes', () => {
  expect(readFileSync(DATABASE_DOCS_FILE, 'utf8')).toBe(databaseDocs());
});

it('names each file of tables, and each table of a file whose tables are not one thing', () => {
  const page = readFileSync(DATABASE_DOCS_FILE, 'utf8');
  const rows = page.split('\n').filter((line) => line.includes('`schema/db/'));
  for (const { file, name } of databaseTables) {
    const row = rows.find((line) => line.includes(`schema/db/${file}`));
    expect(row, `${file} has a row`).toBeDefined();
    // The tables of accounts are in the diagram below.
    if (file !== 'accounts.ts') expect(row, name).toContain(`\`${name}\``);
  }
});

it('knows what each column that ends in _id refers to', () => {
  expect(unknownReferences()).toEqual([]);
});
