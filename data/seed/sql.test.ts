import { describe, expect, it } from 'vitest';
import { sqlFiles } from './remote.ts';
import { base64Parts } from './rows.ts';
import { insertStatements, literal, STATEMENT_MAX_BYTES } from './sql.ts';

describe('literal', () => {
  it('doubles quotes and leaves everything else as it is', () => {
    expect(literal("O'Neil's")).toBe("'O''Neil''s'");
    expect(literal('a\\b"c;--\n')).toBe(`'a\\b"c;--\n'`);
    expect([literal(null), literal(0), literal(-1.5), literal(true)]).toEqual(['NULL', '0', '-1.5', '1']);
  });

  it('refuses what SQL cannot hold', () => {
    expect(() => literal('a\0b')).toThrow(/NUL/);
    expect(() => literal(Number.NaN)).toThrow();
    expect(() => literal({})).toThrow();
  });
});

describe('insertStatements', () => {
  it('fills statements up to the limit and loses no row', () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => [index, 'é'.repeat(40)]);
    const statements = [...insertStatements('t', ['a', 'b'], rows)];
    expect(statements.length).toBeGreaterThan(1);
    for (const sql of statements) expect(Buffer.byteLength(sql)).toBeLessThanOrEqual(STATEMENT_MAX_BYTES);
    expect(statements.join().match(/\('?\d+,/g)).toHaveLength(5_000);
  });

  it('gives nothing for no rows, and refuses a row that no statement can hold', () => {
    expect([...insertStatements('t', ['a'], [])]).toEqual([]);
    expect(() => [...insertStatements('t', ['a'], [['x'.repeat(STATEMENT_MAX_BYTES)]])]).toThrow(
      /more than a statement/,
    );
  });
});

describe('base64Parts', () => {
  it('join to the bytes they were made from', () => {
    const bytes = Uint8Array.from({ length: 1_000 }, (_, index) => (index * 7) % 256);
    const parts = base64Parts(bytes, 100);
    expect(parts.length).toBe(Math.ceil(1_000 / 75));
    expect(Buffer.from(parts.join(''), 'base64').equals(bytes)).toBe(true);
    expect(base64Parts(new Uint8Array())).toEqual([]);
  });
});

describe('sqlFiles', () => {
  it('puts the swap in a file of its own, the last', () => {
    const staging = Array.from({ length: 60 }, (_, index) => `INSERT ${index} ${'x'.repeat(80_000)}`);
    const files = sqlFiles({ staging, swap: ['DELETE a', 'DROP b'], rows: {} });
    expect(files.at(-1)).toBe('DELETE a;\nDROP b;\n');
    expect(files.length).toBeGreaterThan(2);
    expect(
      files
        .slice(0, -1)
        .join('')
        .match(/INSERT \d+/g),
    ).toHaveLength(60);
  });
});
