/**
 * `npm run data:release:read-back [-- --folder <release> --profile <datapackage.json of the standard>]`: reads a release with
 * DuckDB and pandas, each table in each format, and compares rows, values and sums with those of its NDJSON. DuckDB comes from
 * npm into `.cache` (70 MB, too much for everybody's install); pandas from the system (`apt-get install python3-pandas`).
 * With a copy of the published profile it validates the descriptor too.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import type { ReleaseType } from '#schema/domain/site/release-tables.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RELEASES = path.join(ROOT, '.cache/release');
const DUCKDB = '@duckdb/node-api@1.5.6-r.1';
const DUCKDB_FOLDER = path.join(ROOT, '.cache/duckdb');

interface Field {
  name: string;
  type: ReleaseType;
}

/** Of each column how many values there are, and their sum, or the sum of the lengths of texts. */
interface Counts {
  rows: number;
  columns: Record<string, [values: number, sum: number]>;
}

interface Read {
  reader: string;
  /** By file, or by file and table. */
  answers: Record<string, Counts>;
  leftOut: string[];
}

interface Resource {
  path: string;
  format: string;
  schema: { fields: Field[] };
}

const SQLITE = 'campusatlas.sqlite';
const unpacked = (folder: string, name: string): Buffer =>
  existsSync(path.join(folder, name))
    ? readFileSync(path.join(folder, name))
    : gunzipSync(readFileSync(path.join(folder, `${name}.gz`)));
const tableOf = ({ path: name }: Resource) => name.split('.')[0] ?? '';

/** What there should be, counted from the NDJSON, which is JSON and nothing else. */
function countsOf(folder: string, resource: Resource): Counts {
  const lines = unpacked(folder, `${tableOf(resource)}.ndjson`)
    .toString()
    .trimEnd()
    .split('\n');
  const rows = lines.map((line) => JSON.parse(line) as Record<string, string | number | null>);
  const columns = resource.schema.fields.map(({ name, type }) => {
    const values = rows.map((row) => row[name] ?? null).filter((value) => value !== null);
    const sum = values.reduce<number>(
      (all, one) => all + (type === 'string' ? [...String(one)].length : Number(one)),
      0,
    );
    return [name, [values.length, sum]] as const;
  });
  return { rows: rows.length, columns: Object.fromEntries(columns) as Counts['columns'] };
}

/** Where two counts differ, in words. Sums of decimals are added up in another order by each reader. */
function differences(file: string, expected: Counts, read: Counts): string[] {
  const found = read.rows === expected.rows ? [] : [`${file}: ${read.rows} rows, not ${expected.rows}`];
  for (const [name, [values, sum]] of Object.entries(expected.columns)) {
    const [readValues, readSum] = read.columns[name] ?? [0, 0];
    if (readValues !== values) found.push(`${file}, ${name}: ${readValues} values, not ${values}`);
    else if (Math.abs(readSum - sum) > 1e-9 * Math.max(1, Math.abs(sum)))
      found.push(`${file}, ${name}: they add up to ${readSum}, not ${sum}`);
  }
  return found;
}

const DUCKDB_TYPES: Record<ReleaseType, string> = { integer: 'BIGINT', number: 'DOUBLE', string: 'VARCHAR' };
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

async function readWithDuckdb(folder: string, resources: readonly Resource[]): Promise<Read> {
  mkdirSync(DUCKDB_FOLDER, { recursive: true });
  writeFileSync(path.join(DUCKDB_FOLDER, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--prefix', DUCKDB_FOLDER, '--no-audit', '--no-fund', '--prefer-offline', DUCKDB];
  if (spawnSync('npm', install, { stdio: 'inherit' }).status !== 0) throw new Error(`${DUCKDB} could not be installed`);
  const { DuckDBInstance, version } = createRequire(path.join(DUCKDB_FOLDER, 'package.json'))('@duckdb/node-api') as {
    DuckDBInstance: {
      create(): Promise<{ connect(): Promise<{ runAndReadAll(sql: string): Promise<{ getRows(): unknown[][] }> }> }>;
    };
    version(): string;
  };
  const connection = await (await DuckDBInstance.create()).connect();
  const answers: Record<string, Counts> = {};
  for (const resource of resources) {
    const { fields } = resource.schema;
    const file = literal(path.join(folder, resource.path));
    const types = `{${fields.map(({ name, type }) => `${literal(name)}: ${literal(DUCKDB_TYPES[type])}`).join(', ')}}`;
    const from =
      resource.format === 'parquet'
        ? `read_parquet(${file})`
        : resource.format === 'csv'
          ? `read_csv(${file}, header = true, nullstr = '', columns = ${types})`
          : `read_json(${file}, format = 'newline_delimited', columns = ${types})`;
    const counted = fields.map(({ name, type }) => {
      const quoted = `"${name}"`;
      return `count(${quoted}), coalesce(sum(${type === 'string' ? `length(${quoted})` : quoted}), 0)::DOUBLE`;
    });
    const [row = []] = (
      await connection.runAndReadAll(`SELECT count(*), ${counted.join(', ')} FROM ${from}`)
    ).getRows();
    const numbers = row.map(Number);
    answers[resource.path] = {
      rows: numbers[0] ?? 0,
      columns: Object.fromEntries(
        fields.map(({ name }, at) => [name, [numbers[1 + at * 2] ?? 0, numbers[2 + at * 2] ?? 0]]),
      ),
    };
  }
  return { reader: `DuckDB ${version()}`, answers, leftOut: [SQLITE] };
}

function readWithPandas(folder: string): Read {
  const python = ['python3', '/usr/bin/python3'].find(
    (command) => spawnSync(command, ['-c', 'import pandas']).status === 0,
  );
  if (python === undefined) throw new Error('No Python with pandas here: apt-get install python3-pandas');
  const temporary = mkdtempSync(path.join(tmpdir(), 'read-back-'));
  try {
    const database = path.join(temporary, SQLITE);
    writeFileSync(database, unpacked(folder, SQLITE));
    const script = path.join(import.meta.dirname, 'read-back.py');
    const { status, stdout, stderr } = spawnSync(python, [script, folder, database], { maxBuffer: 1e8 });
    if (status !== 0) throw new Error(`pandas failed:\n${stderr}`);
    return JSON.parse(stdout.toString()) as Read;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** The release that was written last. */
function lastRelease(): string {
  const names = existsSync(RELEASES) ? readdirSync(RELEASES) : [];
  const folders = names.map((name) => path.join(RELEASES, name));
  const [last] = folders.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (last === undefined) throw new Error('No release in .cache/release: npm run data:release');
  return last;
}

const { values } = parseArgs({ options: { folder: { type: 'string' }, profile: { type: 'string' } } });
const folder = path.resolve(values.folder ?? lastRelease());
const descriptor = JSON.parse(readFileSync(path.join(folder, 'datapackage.json'), 'utf8')) as { resources: Resource[] };
const { resources } = descriptor;
const faults: string[] = [];

if (values.profile !== undefined) {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const validate = ajv.compile(JSON.parse(readFileSync(values.profile, 'utf8')) as object);
  if (!validate(descriptor))
    faults.push(ajv.errorsText(validate.errors, { separator: '\n', dataVar: 'datapackage.json' }));
  console.log(`datapackage.json against ${values.profile}: ${validate.errors?.length ?? 0} faults`);
}

const expected = new Map(
  resources.filter(({ format }) => format === 'ndjson').map((one) => [tableOf(one), countsOf(folder, one)]),
);
for (const { reader, answers, leftOut } of [await readWithDuckdb(folder, resources), readWithPandas(folder)]) {
  console.log(`\n${reader}`);
  for (const [file, read] of Object.entries(answers)) {
    const counts = expected.get((file.split(', ')[1] ?? file).split('.')[0] ?? '');
    if (counts === undefined) throw new Error(`${file} is of no table`);
    const valuesRead = Object.values(read.columns).reduce((sum, [count]) => sum + count, 0);
    const wrong = differences(`${reader}, ${file}`, counts, read);
    faults.push(...wrong);
    console.log(`  ${file.padEnd(34)} ${read.rows} rows, ${valuesRead} values${wrong.length > 0 ? ', wrong' : ''}`);
  }
  if (leftOut.length > 0) console.log(`  not read here: ${leftOut.join(', ')}`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log('\nAll rows, values and sums are those of the NDJSON.');
