/** Releases of the data: the same bytes twice, every value that of the record, nothing whose terms were not read. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import { sha256 } from '../../scripts/data-release/descriptions.ts';
import { releaseHash, writeRelease } from '../../scripts/data-release/files.ts';
import { licenceFinder } from '../../scripts/data-release/licences.ts';
import { type Release, releaseOf } from '../../scripts/data-release/tables.ts';
import { croissantFaults, dataPackageFaults } from './release-standards.ts';

const SMALL = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../fixtures/small-dataset.ndjson'), 'utf8'),
) as Dataset;
const ORIGIN = 'https://campusatlas.example';

let folder: string;
let release: Release;
let first: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  release = releaseOf(SMALL);
  first = releaseHash(writeRelease(SMALL, path.join(folder, 'a'), { origin: ORIGIN }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const bytesOf = (name: string) => readFileSync(path.join(folder, 'a', name));
const rowsOf = (name: string) => {
  const table = release.tables.find((one) => one.name === name);
  if (!table) throw new Error(`no table ${name}`);
  return table.rows.map((row) => Object.fromEntries(table.columns.map((column, at) => [column.name, row[at] ?? null])));
};

describe('a release', () => {
  it('has the same bytes when it is made again', () => {
    expect(releaseHash(writeRelease(SMALL, path.join(folder, 'b'), { origin: ORIGIN }))).toBe(first);
  });

  it('says of every value what the record says, and of every blank why', () => {
    const records = new Map(
      SMALL.universities.map((record) => [record.id, record as unknown as Record<string, unknown>]),
    );
    const figures = rowsOf('figures');
    expect(figures.length).toBeGreaterThan(SMALL.universities.length * 20);
    for (const row of figures) {
      const said = row.value ?? row.text_value;
      const what = `${row.university_id} ${row.figure}`;
      if (said === null) {
        expect(row.blank_reason, what).toEqual(expect.any(String));
        continue;
      }
      const recorded = records.get(row.university_id as number)?.[row.figure as string];
      expect(typeof recorded === 'number' ? said : String(said), what).toBe(recorded);
      expect([row.source, row.year, row.licence, row.blank_reason], what).toEqual([
        expect.any(String),
        expect.any(String),
        expect.any(String),
        null,
      ]);
    }
  });

  it('says which schools have closed, and whether that was only announced', () => {
    const [first, second] = SMALL.universities;
    if (first === undefined || second === undefined) throw new Error('no schools');
    const closed = {
      ...first,
      status: { ...first.status, state: 'closed' as const, date: '2026-05-31', announced: true },
    };
    const { tables } = releaseOf({ ...SMALL, universities: [closed, second] });
    const table = tables.find(({ name }) => name === 'universities');
    const said = ['status', 'statusDate', 'statusAnnounced'].map((name) =>
      table?.columns.findIndex((column) => column.name === name),
    );
    const rows = table?.rows.map((row) => said.map((at) => row[at ?? -1])) ?? [];
    expect(rows).toContainEqual(['closed', '2026-05-31', 1]);
    expect(rows).toContainEqual([second.status.state, second.status.date, 0]);
  });

  it('passes on nothing whose terms were not read', () => {
    const licenceOf = licenceFinder(SMALL.manifest.sources);
    expect(licenceOf("Maclean's")).toBeNull();
    expect(licenceOf('Common University Data Ontario')).toBeNull();
    expect(licenceOf('Wikipedia, McGill University')).toBeNull();
    const grid = SMALL.manifest.sources.find(({ key }) => key === 'common-app-grid');
    expect(licenceOf(grid?.title ?? '')).toBeNull();
    for (const { source } of rowsOf('figures')) if (source !== null) expect(licenceOf(source as string)).not.toBeNull();
    const left = release.leftOut.reduce((sum, { values }) => sum + values, 0);
    expect(left).toBeGreaterThan(0);
    expect(rowsOf('figures').filter((row) => row.blank_reason === 'terms-not-read').length).toBeLessThanOrEqual(left);
    expect(bytesOf('TERMS.md').toString()).toContain(`- ${release.leftOut[0]?.source}: ${release.leftOut[0]?.values}`);
  });

  it('is read back the same from CSV, NDJSON, Parquet and SQLite', async () => {
    writeFileSync(path.join(folder, 'a.sqlite'), gunzipSyncIfNeeded('campusatlas.sqlite'));
    const database = new DatabaseSync(path.join(folder, 'a.sqlite'), { readOnly: true });
    for (const { name, columns, primaryKey } of release.tables) {
      const rows = rowsOf(name);
      const bytes = bytesOf(`${name}.parquet`);
      const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
      expect(await parquetReadObjects({ file }), `${name}.parquet`).toEqual(rows);
      const lines = gunzipSyncIfNeeded(`${name}.ndjson`).toString().trimEnd().split('\n');
      expect(
        lines.map((line) => JSON.parse(line)),
        `${name}.ndjson`,
      ).toEqual(rows);
      const order = primaryKey.map((key) => `"${key}"`).join(', ');
      const stored = database.prepare(`SELECT * FROM "${name}" ORDER BY ${order}`).all();
      const inOrder = rows.toSorted((a, b) => {
        const key = primaryKey.find((one) => a[one] !== b[one]);
        return key !== undefined && (a[key] ?? '') < (b[key] ?? '') ? -1 : 1;
      });
      expect(
        stored.map((row) => ({ ...row })),
        `${name} in SQLite`,
      ).toEqual(inOrder);
      const csv = parse(bytesOf(`${name}.csv`), { columns: true, bom: true }) as Record<string, string>[];
      const texts = rows.map((row) =>
        Object.fromEntries(
          columns.map((column) => [column.name, row[column.name] === null ? '' : String(row[column.name])]),
        ),
      );
      expect(csv, `${name}.csv`).toEqual(texts);
    }
    database.close();
  });

  it('describes its files by size and checksum, each table with its columns', () => {
    const { resources } = JSON.parse(bytesOf('datapackage.json').toString());
    expect(resources).toHaveLength(release.tables.length * 3);
    for (const { path: name, bytes, hash, schema } of resources) {
      const content = bytesOf(name);
      expect([bytes, hash], name).toEqual([content.length, `sha256:${sha256(content)}`]);
      const table = release.tables.find((one) => name.startsWith(`${one.name}.`));
      expect(schema.fields.map((field: { name: string }) => field.name)).toEqual(
        table?.columns.map((column) => column.name),
      );
    }
    for (const line of bytesOf('SHA256SUMS').toString().trimEnd().split('\n')) {
      const [hash, name = ''] = line.split('  ');
      expect(sha256(bytesOf(name)), name).toBe(hash);
    }
  });

  it('can hold nothing of people who use the site: what makes it reads the dataset and no database', () => {
    const folderOfScripts = path.resolve(import.meta.dirname, '../../scripts/data-release');
    const imports = readdirSync(folderOfScripts)
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [
        ...readFileSync(path.join(folderOfScripts, name), 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g),
      ])
      .map(([, module = '']) => module);
    expect(imports.length).toBeGreaterThan(20);
    expect(imports.filter((module) => /^#worker|^#schema\/(?:db|api)|\/(?:account|seed)\b/.test(module))).toEqual([]);
  });

  it('is described as Data Package v2 and Croissant 1.1 ask', () => {
    const described = (name: string) => JSON.parse(bytesOf(name).toString());
    expect(dataPackageFaults(described('datapackage.json'))).toEqual([]);
    expect(croissantFaults(described('croissant.json'))).toEqual([]);
  });

  it.each([
    ['no resources', 'datapackage.json', /"resources"/, '"files"'],
    ['a day without a time', 'datapackage.json', /T00:00:00Z/, ''],
    ['a path that leads out of the folder', 'datapackage.json', /"path": "figures.csv"/, '"path": "../figures.csv"'],
    ['a type that there is not', 'datapackage.json', /"type": "integer"/, '"type": "int"'],
    ['a key that is no field', 'datapackage.json', /"primaryKey": \[\s+"id"/, '"primaryKey": ["UNITID"'],
    ['a foreign key to nowhere', 'datapackage.json', /"resource": "universities-csv"/, '"resource": "schools-csv"'],
    ['two resources of one name', 'datapackage.json', /"name": "figures-csv"/, '"name": "universities-csv"'],
    ['no publication date', 'croissant.json', /"datePublished": "[^"]+",/, ''],
    ['another version of the standard', 'croissant.json', /croissant\/1\.1/, 'croissant/2.0'],
    ['a file that is not listed', 'croissant.json', /"fileObject": \{\s+"@id": "[a-z]+/, '$&-2'],
    ['a term of no vocabulary', 'croissant.json', /"cr:recordSet"/, '"recordSet"'],
    ['two fields of one id', 'croissant.json', /"@id": "universities\/name"/, '"@id": "universities/city"'],
  ])('finds in a description %s', (_, name, pattern, instead) => {
    const text = bytesOf(name).toString();
    const broken = text.replace(pattern, instead);
    expect(broken).not.toBe(text);
    const faults = (name === 'croissant.json' ? croissantFaults : dataPackageFaults)(JSON.parse(broken));
    expect(faults).not.toEqual([]);
  });

  it('names columns in both languages', () => {
    const rows = rowsOf('columns');
    expect(rows.find(({ figure }) => figure === 'graduationRate')).toMatchObject({
      label_en: 'Graduation rate',
      label_fr: 'Taux de diplomation',
      unit: 'rate',
    });
    const unnamed = rows.filter(({ figure, label_en, label_fr }) => label_en === figure || label_fr === figure);
    expect(unnamed.map(({ figure }) => figure)).toEqual([]);
  });

  it('has a page in each language that leads to questions about it', () => {
    const page = (name: string) => readFileSync(path.join(folder, 'a', name), 'utf8');
    expect(page('index.html')).toContain('<a href="/data/ask">Ask these files a question in SQL</a>');
    expect(page('index-fr.html')).toContain('<a href="/fr/data/ask">Interroger ces fichiers en SQL</a>');
  });

  it('lists what has changed since an earlier one', () => {
    const [one, ...others] = SMALL.universities;
    if (!one) throw new Error('empty');
    const changed = others.map((record, at) =>
      at === 0 ? { ...record, graduationRate: (record.graduationRate ?? 0) === 50 ? 51 : 50 } : record,
    );
    const now = { ...SMALL, manifest: { ...SMALL.manifest, version: 'later' }, universities: changed };
    writeRelease(now, path.join(folder, 'later'), { origin: ORIGIN, since: path.join(folder, 'a') });
    const text = readFileSync(path.join(folder, 'later', 'CHANGELOG.md'), 'utf8');
    expect(text).toContain(`Since version ${SMALL.manifest.version}`);
    expect(text).toContain(`Schools removed: ${one.id}`);
    expect(text).toMatch(/\| graduationRate \| \d+ \| \d+ \| 1 \|/);
  });
});

/** A file as it is, or what it was before it was compressed. */
function gunzipSyncIfNeeded(name: string): Buffer {
  try {
    return bytesOf(name);
  } catch {
    return gunzipSync(bytesOf(`${name}.gz`));
  }
}
