/** Checks that the diagram of docs/database.md is made from the tables as they are. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DATABASE_DOCS_FILE, databaseDocs, unknownReferences } from '../../scripts/database-docs.ts';

it('docs/database.md is what npm run docs:database writes', () => {
  expect(readFileSync(DATABASE_DOCS_FILE, 'utf8')).toBe(databaseDocs());
});

it('knows what each column that ends in _id refers to', () => {
  expect(unknownReferences()).toEqual([]);
});
