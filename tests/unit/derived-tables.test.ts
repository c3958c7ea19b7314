/** Checks what the build makes of derived tables (scripts/derived-tables.ts). */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { tableSource } from '../../scripts/derived-tables.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = [
  'schema/domain/figures/derived',
  'frontend/content/en/figures/derived',
  'frontend/content/fr/figures/derived',
];

describe('derived tables', () => {
  it('are written out as plain values', () => {
    expect(tableSource('table.ts', { ORDER: ['one', 2], BY: { key: null } })).toBe(
      'export const ORDER = ["one",2];\nexport const BY = {"key":null};\n',
    );
  });

  it.each([[() => 1], [new Set([1])], [{ left: undefined }], [Number.NaN]])('refuse %s', (value) => {
    expect(() => tableSource('table.ts', { BAD: value })).toThrow('table.ts: BAD is no plain value');
  });

  const files = FOLDERS.flatMap((folder) => readdirSync(path.join(ROOT, folder)).map((file) => `${folder}/${file}`));
  it.each(files)('%s can be written out', async (file) => {
    const exported = (await import(pathToFileURL(path.join(ROOT, file)).href)) as Record<string, unknown>;
    expect(tableSource(file, exported)).toContain('export const ');
  });
});
