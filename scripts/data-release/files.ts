/** Writes a release into a folder: every table in every format, what describes them, and a page that lists the files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import {
  changelog,
  checksums,
  citation,
  croissant,
  dataPackage,
  type EarlierRelease,
  type ReleaseFile,
  sha256,
  termsText,
} from './descriptions.ts';
import { csvOf, gzipped, ndjsonOf, parquetOf, writeSqlite } from './formats.ts';
import { pageOf } from './page.ts';
import { type Cell, releaseOf, type Table } from './tables.ts';

/** Largest file that Cloudflare takes as a static asset of a Worker. */
export const FILE_MAX = 25 * 1024 * 1024;

const SQLITE = 'campusatlas.sqlite';
const FIGURES = 'figures.ndjson.gz';
const words = (text: string) => new TextEncoder().encode(text);

/** A table that would be too large as it is, is compressed. */
function textFile(name: string, text: string, mediaType: string, table: Table): ReleaseFile {
  const bytes = words(text);
  if (bytes.length <= FILE_MAX && name !== FIGURES.replace('.gz', '')) return { name, bytes, mediaType, table };
  return { name: `${name}.gz`, bytes: gzipped(text), mediaType: 'application/gzip', table };
}

export interface ReleaseOptions {
  /** Where the files will be, for the addresses in what describes them. */
  origin: string;
  /** A folder with an earlier release, for the list of changes. */
  since?: string | undefined;
}

function earlier(folder: string): EarlierRelease {
  const text = gunzipSync(readFileSync(path.join(folder, FIGURES))).toString();
  const { version } = JSON.parse(readFileSync(path.join(folder, 'datapackage.json'), 'utf8')) as { version: string };
  const figures = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Object.values(JSON.parse(line) as Record<string, Cell>));
  return { version, figures };
}

/** Writes all files into `folder`, which is emptied first. Throws when one is larger than FILE_MAX. */
export function writeRelease(dataset: Dataset, folder: string, { origin, since }: ReleaseOptions): ReleaseFile[] {
  const before = since === undefined ? null : earlier(since);
  const release = releaseOf(dataset);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files: ReleaseFile[] = release.tables.flatMap((table) => [
    textFile(`${table.name}.csv`, csvOf(table), 'text/csv', table),
    textFile(`${table.name}.ndjson`, ndjsonOf(table), 'application/x-ndjson', table),
    {
      name: `${table.name}.parquet`,
      bytes: parquetOf(table),
      mediaType: 'application/vnd.apache.parquet',
      table,
    },
  ]);
  const sqlite = writeSqlite(path.join(folder, SQLITE), release.tables);
  const inOneFile: ReleaseFile =
    sqlite.length <= FILE_MAX
      ? { name: SQLITE, bytes: sqlite, mediaType: 'application/vnd.sqlite3' }
      : { name: `${SQLITE}.gz`, bytes: gzipped(sqlite), mediaType: 'application/gzip' };
  rmSync(path.join(folder, SQLITE));
  const json = (name: string, value: object): ReleaseFile => ({
    name,
    bytes: words(`${JSON.stringify(value, null, 2)}\n`),
    mediaType: 'application/json',
  });
  const text = (name: string, content: string): ReleaseFile => ({
    name,
    bytes: words(content),
    mediaType: 'text/plain',
  });
  const described = [
    ...files,
    inOneFile,
    json('datapackage.json', dataPackage(release, files)),
    json('croissant.json', croissant(release, files, origin)),
    text('CITATION.cff', citation(release, origin)),
    text('CHANGELOG.md', changelog(release, before)),
    text('TERMS.md', termsText(release)),
  ];
  const listed = [...described, text('SHA256SUMS', checksums(described))];
  const all = [
    ...listed,
    ...(['en', 'fr'] as const).map((language) => ({
      name: language === 'en' ? 'index.html' : 'index-fr.html',
      bytes: words(pageOf(release, listed, language)),
      mediaType: 'text/html',
    })),
  ];
  for (const { name, bytes } of all) {
    if (bytes.length > FILE_MAX) throw new Error(`${name} has ${bytes.length} bytes, more than ${FILE_MAX}`);
    writeFileSync(path.join(folder, name), bytes);
  }
  return all;
}

/** One line for all files: equal releases have the same. */
export const releaseHash = (files: readonly ReleaseFile[]): string => sha256(words(checksums(files)));
