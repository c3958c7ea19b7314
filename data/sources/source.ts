/** Shared base of sources: the description beside each reader, and reading a raw file. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

/** Contents of a source.json. */
export interface Source {
  /** Short key, the folder's name; provenance keys begin with it. */
  key: string;
  publisher: string;
  title: string;
  vintage: string;
  licence: string;
  /** Where anyone gets it from its publisher. */
  url: string;
  /** Name of the compressed file in data/raw: the key, what it holds, `.gz`. */
  file: string;
  /** Of the raw file's bytes before compression: any gzip of the same facts will do. */
  sha256: string;
  /** Data rows in the raw file. */
  rows: number;
}

/** A row that a reader would not take, and why. */
export interface Reject {
  source: string;
  row: number;
  reason: string;
}

/** Typed rows and what was left out of them. */
export interface Reading<T> {
  source: Source;
  rows: T[];
  rejects: Reject[];
}

/** A CSV row: every cell a string, by column name. */
export type Cells = Record<string, string>;

/** Where the raw files are kept, compressed. */
export const RAW_FOLDER = path.resolve(import.meta.dirname, '../raw');

/** The source.json beside a reader; call with `import.meta.dirname`. */
export function loadSource(folder: string): Source {
  return JSON.parse(readFileSync(path.join(folder, 'source.json'), 'utf8')) as Source;
}

/** Bytes of a source's raw file, unzipped. Throws when the file is not the one described (sha256). */
export function readRaw(source: Source): Buffer {
  const bytes = gunzipSync(readFileSync(path.join(RAW_FOLDER, source.file)));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== source.sha256) {
    throw new Error(`${source.key}: ${source.file} has sha256 ${sha256}, source.json says ${source.sha256}`);
  }
  return bytes;
}

/**
 * Reads a CSV source row by row. `toRow` returns the typed row, or a string that says why the row is rejected.
 * Throws when the number of rows differs from source.json, so that a changed file is noticed.
 */
export function readCsv<T>(source: Source, toRow: (cells: Cells) => T | string): Reading<T> {
  const table = parse(readRaw(source), { columns: true, bom: true, skip_empty_lines: true }) as Cells[];
  if (table.length !== source.rows) {
    throw new Error(`${source.key}: ${table.length} rows, source.json says ${source.rows}`);
  }
  return collect(source, table, toRow);
}

/** Reads a source of one JSON value a line; as readCsv otherwise. */
export function readJsonLines<R, T>(source: Source, toRow: (value: R) => T | string): Reading<T> {
  const lines = readRaw(source).toString('utf8').split('\n').filter(Boolean);
  if (lines.length !== source.rows) {
    throw new Error(`${source.key}: ${lines.length} rows, source.json says ${source.rows}`);
  }
  return collect(
    source,
    lines.map((line) => JSON.parse(line) as R),
    toRow,
  );
}

function collect<R, T>(source: Source, values: R[], toRow: (value: R) => T | string): Reading<T> {
  const rows: T[] = [];
  const rejects: Reject[] = [];
  values.forEach((value, index) => {
    const row = toRow(value);
    if (typeof row === 'string') rejects.push({ source: source.key, row: index + 1, reason: row });
    else rows.push(row);
  });
  return { source, rows, rejects };
}

/** A cell as a number; null for an empty cell, "." or anything that is not a number. Codes -1 and -2 are kept. */
export function numberOf(cell: string | undefined): number | null {
  const text = cell?.trim();
  if (!text || text === '.' || text === 'NA' || text === 'NULL') return null;
  const value = Number(text.replace(/,/g, ''));
  return Number.isFinite(value) ? value : null;
}

/** A cell as text; null when it is empty. */
export function textOf(cell: string | undefined): string | null {
  const text = cell?.trim().replace(/\s+/g, ' ');
  return text ? text : null;
}
