/** Questions in SQL, asked of the page's engine and of node:sqlite over the same tables. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { dataAskWords } from '#frontend/content/en/site/data-ask.ts';
import { QuestionFailure } from '#frontend/features/data-ask/engine/failure.ts';
import { LIMITS, QUESTION_MAX } from '#frontend/features/data-ask/engine/limits.ts';
import type { Value } from '#frontend/features/data-ask/engine/relation.ts';
import { runQuestion, type Tables } from '#frontend/features/data-ask/engine/run-question.ts';
import { releaseTables } from '#frontend/features/data-ask/engine/tables.ts';
import { EXAMPLES } from '#frontend/features/data-ask/examples.ts';
import { figuresOf, readReceipt, receiptQuestion, schoolAt } from '#frontend/features/data-ask/receipt.ts';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import { parquetOf } from '../../scripts/data-release/formats.ts';
import { type Release, releaseOf } from '../../scripts/data-release/tables.ts';

const SMALL = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../fixtures/small-dataset.ndjson'), 'utf8'),
) as Dataset;

let tables: Tables;
const database = new DatabaseSync(':memory:');
beforeAll(() => {
  const release = releaseOf(SMALL);
  const types = { integer: 'INTEGER', number: 'REAL', string: 'TEXT' } as const;
  for (const { name, columns, rows } of release.tables) {
    database.exec(`CREATE TABLE ${name} (${columns.map((one) => `${one.name} ${types[one.type]}`).join(', ')})`);
    const insert = database.prepare(`INSERT INTO ${name} VALUES (${columns.map(() => '?').join(', ')})`);
    for (const row of rows) insert.run(...row);
  }
  tables = tablesOf(release);
});

function tablesOf(release: Release): Tables {
  const files = new Map(release.tables.map((table) => [table.name, parquetOf(table)]));
  return releaseTables((name) => {
    const bytes = files.get(name) as Uint8Array;
    return Promise.resolve(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  });
}

const rounded = (value: unknown): Value =>
  typeof value === 'number' ? Number(value.toPrecision(10)) || 0 : ((value ?? null) as Value);
const asText = (rows: readonly (readonly unknown[])[]) => rows.map((row) => JSON.stringify(row.map(rounded)));

function bySqlite(question: string): string[] {
  return asText(database.prepare(question).all().map(Object.values));
}

async function ours(question: string): Promise<string[]> {
  return asText((await runQuestion(question, tables)).rows);
}

/** The same rows; in the same order where all columns are ordered by. */
async function expectSame(question: string, ordered: boolean): Promise<void> {
  const [found, expected] = [await ours(question), bySqlite(question)];
  if (ordered) expect(found, question).toEqual(expected);
  else expect(found.toSorted(), question).toEqual(expected.toSorted());
}

async function failureOf(question: string) {
  try {
    await runQuestion(question, tables);
  } catch (error) {
    if (error instanceof QuestionFailure) return error.reason;
    throw error;
  }
  return null;
}

const WRITTEN: readonly string[] = [
  'SELECT * FROM columns',
  'SELECT COUNT(*) FROM universities',
  'SELECT COUNT(*), COUNT(netPrice), COUNT(DISTINCT state) FROM universities',
  'SELECT name FROM universities WHERE NOT (netPrice > 10000)',
  "SELECT name FROM universities WHERE NOT (state = 'OH' OR netPrice < 15000)",
  "SELECT name FROM universities WHERE NOT (netPrice IS NULL AND state LIKE 'O%')",
  "SELECT name FROM universities WHERE type NOT LIKE 'p%'",
  'SELECT name FROM universities WHERE netPrice NOT BETWEEN 10000 AND 20000',
  "SELECT name FROM universities WHERE type NOT IN ('public', 'private')",
  "SELECT name FROM universities WHERE id NOT IN (SELECT university_id FROM programs WHERE level = 'bachelor')",
  'SELECT name FROM universities WHERE netPrice NOT IN (SELECT tuition FROM universities)',
  'SELECT name FROM universities WHERE netPrice IN (SELECT netPrice FROM universities WHERE netPrice > 15000)',
  'SELECT name FROM universities WHERE netPrice NOT IN (SELECT tuition FROM universities WHERE id < 0)',
  'SELECT name FROM universities WHERE netPrice > (SELECT AVG(netPrice) FROM universities)',
  'SELECT name FROM universities WHERE EXISTS (SELECT id FROM universities WHERE id < 0)',
  'SELECT name FROM universities WHERE NOT EXISTS (SELECT id FROM universities WHERE id < 0)',
  'SELECT name, netPrice FROM universities ORDER BY netPrice DESC, id',
  'SELECT name, netPrice FROM universities ORDER BY netPrice, id DESC LIMIT 7 OFFSET 3',
  'SELECT name, netPrice FROM universities ORDER BY netPrice DESC NULLS FIRST, id',
  'SELECT name, netPrice FROM universities ORDER BY netPrice NULLS LAST, id',
  'SELECT DISTINCT state, type FROM universities ORDER BY state DESC, type',
  'SELECT state, AVG(netPrice) AS a, SUM(netPrice) AS s, MIN(name) AS m FROM universities GROUP BY state',
  'SELECT state, COUNT(*) AS n FROM universities GROUP BY state HAVING COUNT(*) > 1 ORDER BY n DESC, state',
  'SELECT state, COUNT(*) AS n FROM universities GROUP BY 1 HAVING NOT (AVG(netPrice) > 12000) ORDER BY 1',
  'SELECT SUM(netPrice), AVG(netPrice), MAX(netPrice) FROM universities WHERE id < 0',
  "SELECT CASE WHEN netPrice < 10000 THEN 'low' WHEN netPrice IS NULL THEN 'none' ELSE 'high' END AS band, COUNT(*) AS n FROM universities GROUP BY band",
  "SELECT CASE type WHEN 'public' THEN 1 WHEN 'private' THEN 2 END AS t FROM universities",
  'SELECT name, COALESCE(netPrice, tuition, 0) AS p FROM universities',
  "SELECT name, NULLIF(type, 'public') AS p FROM universities",
  'SELECT ROUND(netPrice / 7.0) AS r FROM universities',
  'SELECT ROUND(0 - netPrice / 2.0) AS r FROM universities',
  "SELECT UPPER(state), LOWER(type), LENGTH(city), SUBSTR(city, 2, 3), REPLACE(city, 'a', 'o'), INSTR(city, 'e') FROM universities WHERE country = 'US'",
  'SELECT -netPrice AS minus, netPrice + 1, netPrice * 2, netPrice - tuition FROM universities',
  'SELECT u.name, p.title, p.graduates FROM programs p JOIN universities u ON u.id = p.university_id WHERE p.graduates > 50',
  'SELECT u.name, COUNT(p.cip) AS n FROM universities u LEFT JOIN programs p ON p.university_id = u.id GROUP BY u.id, u.name',
  "SELECT u.name, COUNT(p.cip) AS n FROM universities u LEFT JOIN programs p ON p.university_id = u.id AND p.level = 'master' GROUP BY u.id, u.name",
  'SELECT u.name, p.cip FROM universities u LEFT JOIN programs p ON p.university_id = u.id WHERE p.cip IS NULL',
  'WITH few AS (SELECT university_id FROM programs WHERE graduates > 1000000) SELECT u.name, f.university_id FROM universities u LEFT JOIN few f ON f.university_id = u.id',
  "SELECT c.label_en, f.year, COUNT(*) AS n FROM figures f JOIN columns c ON c.figure = f.figure JOIN universities u ON u.id = f.university_id WHERE u.country = 'CA' AND f.value IS NOT NULL GROUP BY c.label_en, f.year",
  'WITH s AS (SELECT state, AVG(netPrice) AS a FROM universities GROUP BY state) SELECT u.name FROM universities u JOIN s ON s.state = u.state WHERE u.netPrice < s.a',
  'SELECT a.n FROM (SELECT state, COUNT(*) AS n FROM universities GROUP BY state) AS a WHERE a.n > 1',
  'SELECT state FROM universities UNION SELECT city FROM universities',
  'SELECT state FROM universities UNION ALL SELECT state FROM universities ORDER BY state',
  "SELECT state FROM universities WHERE country = 'US' INTERSECT SELECT state FROM universities WHERE netPrice > 10000",
  'SELECT id FROM universities EXCEPT SELECT university_id FROM programs',
  'SELECT year FROM figures WHERE figures.year IS NOT NULL',
  'SELECT COUNT(*) FILTER (WHERE netPrice > 15000) AS n FROM universities',
  'SELECT ABS(netPrice - 20000) AS far FROM universities ORDER BY ABS(netPrice - 20000), id',
];

describe('the same questions', () => {
  it.each(WRITTEN)('%s', async (question) => {
    await expectSame(question, /ORDER BY.*\bid\b/.test(question));
  });

  it.each(Object.entries(EXAMPLES))('the example %s is answered', async (_, question) => {
    const { columns } = await runQuestion(question, tables);
    expect(columns.length).toBeGreaterThan(1);
  });

  it.each(['closed', 'merged'] as const)('no example lists a school that has %s', async (state) => {
    const gone = SMALL.universities.map((record) => ({ ...record, status: { ...record.status, state } }));
    const ofGone = tablesOf(releaseOf({ ...SMALL, universities: gone }));
    const { ohio, open, nursing, states, pell, outOfState, canada } = EXAMPLES;
    for (const question of [ohio, open, nursing, states, pell, outOfState, canada]) {
      expect((await runQuestion(question, ofGone)).rows, question).toEqual([]);
    }
  });
});

/** Conditions and values of made-up questions. */
const NUMBERS = ['netPrice', 'tuition', 'graduationRate', 'percentPell', 'undergraduateEnrollment', 'id'];
const TEXTS = ['state', 'type', 'kind', 'city', 'campusSetting', 'admissionPolicy'];
const numberColumn = fc.constantFrom(...NUMBERS);
const textColumn = fc.constantFrom(...TEXTS);
const amount = fc.constantFrom('0', '10', '50.5', '9000', '15000', '40000', '200000');
const text = fc.constantFrom("'OH'", "'CA'", "'public'", "'bachelors'", "'Urban'", "'open'", "''");
const comparison = fc.constantFrom('=', '<>', '<', '<=', '>', '>=');
const { value, condition } = fc.letrec<{ value: string; condition: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    numberColumn,
    amount,
    fc.tuple(tie('value'), fc.constantFrom('+', '-', '*'), tie('value')).map((parts) => `(${parts.join(' ')})`),
    tie('value').map((one) => `ABS(${one})`),
    fc.tuple(tie('value'), tie('value')).map(([a, b]) => `COALESCE(${a}, ${b})`),
    fc.tuple(tie('condition'), tie('value'), tie('value')).map(([c, a, b]) => `CASE WHEN ${c} THEN ${a} ELSE ${b} END`),
  ),
  condition: fc.oneof(
    { depthSize: 'small' },
    fc.tuple(tie('value'), comparison, tie('value')).map((parts) => parts.join(' ')),
    fc.tuple(textColumn, comparison, text).map((parts) => parts.join(' ')),
    fc
      .tuple(textColumn, fc.constantFrom('LIKE', 'NOT LIKE'), fc.constantFrom("'p%'", "'%a_'", "'O%'"))
      .map((parts) => parts.join(' ')),
    fc
      .tuple(numberColumn, fc.constantFrom('IN', 'NOT IN'), fc.array(amount, { minLength: 1, maxLength: 3 }))
      .map(([a, b, c]) => `${a} ${b} (${c.join(', ')})`),
    fc
      .tuple(fc.oneof(numberColumn, textColumn), fc.constantFrom('IS NULL', 'IS NOT NULL'))
      .map((parts) => parts.join(' ')),
    fc
      .tuple(numberColumn, fc.constantFrom('BETWEEN', 'NOT BETWEEN'), amount, amount)
      .map(([a, b, c, d]) => `${a} ${b} ${c} AND ${d}`),
    fc.tuple(tie('condition'), fc.constantFrom('AND', 'OR'), tie('condition')).map((parts) => `(${parts.join(' ')})`),
    tie('condition').map((one) => `NOT (${one})`),
  ),
}));
const question = fc.oneof(
  fc.tuple(value, condition).map(([a, c]) => `SELECT id, ${a} AS v FROM universities WHERE ${c} ORDER BY v DESC, id`),
  fc
    .tuple(textColumn, value, condition, condition)
    .map(
      ([key, a, c, d]) =>
        `SELECT ${key}, COUNT(*) AS n, SUM(${a}) AS s, MAX(${a}) AS m, COUNT(*) FILTER (WHERE ${d}) AS k FROM universities WHERE ${c} GROUP BY ${key}`,
    ),
  fc
    .tuple(textColumn, textColumn, condition)
    .map(([a, b, c]) => `SELECT DISTINCT ${a} AS x, ${b} AS y FROM universities WHERE ${c}`),
  fc
    .tuple(condition, condition)
    .map(([a, b]) => `SELECT id FROM universities WHERE ${a} AND id NOT IN (SELECT id FROM universities WHERE ${b})`),
);
const SEED = Number(process.env.FUZZ_SEED ?? 29);

describe('made-up questions', () => {
  it('have the same answers', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(question, (one) => expectSame(one, one.includes('ORDER BY'))),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('that are none fail with a reason', { timeout: 120_000 }, async () => {
    const words = [
      'SELECT',
      'FROM',
      'WHERE',
      '(',
      ')',
      ',',
      '*',
      "'",
      '"',
      '.',
      'universities',
      'id',
      'NOT',
      '1',
      'JOIN',
      'ON',
      '=',
      ';',
      '--',
      'GROUP BY',
      'COUNT',
      '[',
      '__proto__',
      'constructor',
      'year',
      'CASE',
      'END',
      'NULL',
      'é',
    ];
    const garbage = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(fc.constantFrom(...words), { maxLength: 25 }).map((parts) => `SELECT ${parts.join(' ')}`),
    );
    await fc.assert(
      fc.asyncProperty(garbage, async (one) => {
        await failureOf(one);
      }),
      { seed: SEED, numRuns: 400 },
    );
  });
});

describe('what cannot be answered says why', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['DROP TABLE universities', { kind: 'not-select' }],
    ['UPDATE universities SET id = 1', { kind: 'not-select' }],
    ['SELECT id FROM universitys', { kind: 'unknown-table', name: 'universitys', near: ['universities'] }],
    ['SELECT netprise FROM universities', { kind: 'unknown-column', name: 'netprise', near: ['netPrice'] }],
    ['SELECT MEDAIN(id) FROM universities', { kind: 'unknown-function', name: 'MEDAIN', near: ['MEDIAN'] }],
    ['SELECT id frm universities', { kind: 'syntax', at: 14, found: 'universities' }],
    ['SELECT id FROM universities WHERE id = NULL', { kind: 'compare-null' }],
    ['SELECT id FROM universities WHERE state = 1', { kind: 'kinds', found: '=' }],
    ['SELECT id > 1 FROM universities', { kind: 'condition', found: '>' }],
    ['SELECT id FROM universities WHERE id', { kind: 'not-condition', found: 'id' }],
    ['SELECT name, COUNT(*) FROM universities GROUP BY state', { kind: 'ungrouped', name: 'name' }],
    ['SELECT id FROM universities WHERE COUNT(*) > 1', { kind: 'aggregate', name: 'COUNT' }],
    ['SELECT id, id FROM universities', { kind: 'same-name', name: 'id' }],
    ['SELECT id AS name FROM universities', { kind: 'hidden-column', name: 'name' }],
    ['SELECT CAST(id AS TEXT) AS t FROM universities', { kind: 'unsupported', what: 'cast' }],
    ['SELECT ROW_NUMBER() OVER (ORDER BY id) AS r FROM universities', { kind: 'unsupported', what: 'window' }],
    [
      'SELECT id FROM universities u WHERE EXISTS (SELECT cip FROM programs p WHERE p.university_id = u.id)',
      { kind: 'unsupported', what: 'outer-column' },
    ],
    [`SELECT id FROM universities WHERE id > ${'('.repeat(3_900)}`, null],
    [`SELECT ${' '.repeat(QUESTION_MAX)}id FROM universities`, { kind: 'too-long', max: QUESTION_MAX }],
  ])('%s', async (asked, reason) => {
    const failure = await failureOf(asked);
    if (reason === null) expect(failure).not.toBeNull();
    else expect(failure).toEqual(reason);
  });

  it('stops a join that makes too many rows, and a question that takes too long', async () => {
    const cross = 'SELECT COUNT(*) AS n FROM programs a JOIN programs b ON b.level = a.level';
    await expect(runQuestion(cross, tables, { ...LIMITS, steps: 1_000 })).rejects.toMatchObject({
      reason: { kind: 'too-many-rows', max: 1_000 },
    });
    await expect(runQuestion(cross, tables, { ...LIMITS, seconds: -1 })).rejects.toMatchObject({
      reason: { kind: 'time' },
    });
  });
});

describe('where the numbers of a row come from', () => {
  const receiptOf = async (asked: string) => {
    const { columns, rows } = await runQuestion(asked, tables);
    const row = rows[0] as readonly Value[];
    const figures = figuresOf(columns, row);
    const answer = await runQuestion(receiptQuestion(row[schoolAt(columns)] as number, figures), tables);
    return { figures, answer, receipt: readReceipt(answer, figures, 'en') };
  };

  it('is read for each number of the row, what is computed from several among them', async () => {
    const { figures, receipt } = await receiptOf(
      'SELECT name, tuition - tuitionInState AS extra, netPrice, id FROM universities WHERE tuition > 0 AND tuitionInState > 0 AND netPrice > 0',
    );
    expect(figures).toEqual(['tuition', 'tuitionInState', 'netPrice']);
    expect(receipt.lines.map(({ figure }) => figure)).toEqual(figures);
    const [row] = database
      .prepare(
        `SELECT u.name, u.netPrice, f.source, f.variable, f.year FROM universities u JOIN figures f ON f.university_id = u.id AND f.figure = 'netPrice' WHERE u.name = ?`,
      )
      .all(receipt.school);
    expect(receipt.lines[2]).toMatchObject({
      label: 'Net price',
      value: row?.netPrice,
      source: row?.source,
      variable: row?.variable,
      year: row?.year,
      blankReason: null,
    });
  });

  it('has the reason of a blank, and the number that a row of figures names', async () => {
    const { figures, receipt } = await receiptOf(
      "SELECT university_id, figure FROM figures WHERE figure = 'netPrice' AND blank_reason IS NOT NULL",
    );
    expect(figures).toEqual(['netPrice']);
    expect(receipt.lines[0]).toMatchObject({ value: null, source: null });
    expect(receipt.lines[0]?.blankReason).toMatch(/^[a-z-]+$/);
  });

  it('is no question where a row has no number of a school', async () => {
    const { columns, rows } = await runQuestion('SELECT name, city, id FROM universities LIMIT 1', tables);
    expect(figuresOf(columns, rows[0] ?? [])).toEqual([]);
  });
});

describe('the unit of a column', () => {
  it.each([
    ['netPrice', 'money'],
    ['MEDIAN(netPrice)', 'money'],
    ['ROUND(AVG(tuition - tuitionInState), 0)', 'money'],
    ['MAX(COALESCE(netPrice, 0))', 'money'],
    ['COUNT(netPrice)', null],
    ['MAX(netPrice * 2)', null],
    ['MAX(netPrice - graduationRate)', null],
  ])('of %s is %s', async (part, unit) => {
    const grouped = part === 'netPrice' ? '' : ' GROUP BY state';
    const { columns } = await runQuestion(`SELECT ${part} AS x FROM universities${grouped} LIMIT 1`, tables);
    expect(columns[0]?.unit).toBe(unit);
  });
});

type Difference = keyof typeof dataAskWords.differences.items;

/** What the page says differs from SQLite, each with questions and their first rows, here and there, or why there is none. */
const DIFFERENCES: Record<Difference, readonly (readonly [question: string, here: string, there: string])[]> = {
  division: [['SELECT 5 / 2 AS x FROM columns LIMIT 1', '[2.5]', '[2]']],
  letters: [
    ["SELECT CASE WHEN 'É' LIKE 'é' THEN 1 ELSE 0 END AS x FROM columns LIMIT 1", '[1]', '[0]'],
    ["SELECT UPPER('é') AS x FROM columns LIMIT 1", '["É"]', '["é"]'],
    ["SELECT LOWER('É') AS x FROM columns LIMIT 1", '["é"]', '["É"]'],
  ],
  trim: [["SELECT TRIM('\ta\u00A0') AS x FROM columns LIMIT 1", '["a"]', '["\\ta\u00A0"]']],
  numbers: [["SELECT CONCAT(5.0, '') AS x FROM columns LIMIT 1", '["5"]', '["5.0"]']],
  more: [
    ["SELECT LEFT('Ohio', 2) AS x FROM columns LIMIT 1", '["Oh"]', 'fails'],
    ["SELECT RIGHT('Ohio', 2) AS x FROM columns LIMIT 1", '["io"]', 'fails'],
    ['SELECT GREATEST(1, 3, 2) AS x FROM columns LIMIT 1', '[3]', 'fails'],
    ['SELECT LEAST(1, 3, 2) AS x FROM columns LIMIT 1', '[1]', 'fails'],
  ],
  less: [
    ["SELECT CAST('5' AS INTEGER) AS x FROM columns LIMIT 1", 'unsupported', '[5]'],
    ['SELECT ROW_NUMBER() OVER (ORDER BY figure) AS x FROM columns LIMIT 1', 'unsupported', '[1]'],
    ['SELECT 1 AS x FROM programs p RIGHT JOIN universities u ON u.id = p.university_id LIMIT 1', 'unsupported', '[1]'],
    ['SELECT 1 AS x FROM programs p FULL JOIN universities u ON u.id = p.university_id LIMIT 1', 'unsupported', '[1]'],
    ['SELECT 1 AS x FROM columns a CROSS JOIN columns b LIMIT 1', 'unsupported', '[1]'],
    ["SELECT 'a' || 'b' AS x FROM columns LIMIT 1", 'syntax', '["ab"]'],
    [
      'SELECT 1 AS x FROM columns c WHERE EXISTS (SELECT figure FROM columns d WHERE d.figure = c.figure) LIMIT 1',
      'unsupported',
      '[1]',
    ],
  ],
};

describe('what is not as in SQLite', () => {
  const cases = Object.entries(DIFFERENCES).flatMap(([key, list]) => list.map((one) => [key, ...one] as const));
  it.each(cases)('%s: %s', async (_, asked, here, there) => {
    if (here.startsWith('[')) expect((await ours(asked))[0]).toBe(here);
    else expect(await failureOf(asked)).toMatchObject({ kind: here });
    if (there === 'fails') expect(() => bySqlite(asked)).toThrow();
    else expect(bySqlite(asked)[0]).toBe(there);
  });
});
