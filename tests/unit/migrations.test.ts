/** The migrations reach a deployed D1 whole, and one that was cut off can be gone on with: docs/decisions/0010-repeatable-migrations.md. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { unstable_splitSqlQuery as statementsAsSent } from 'wrangler';
import { migrationFaults, repeatable, statementsOf } from '../../scripts/repeatable-migration.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'schema/migrations');
const MIGRATIONS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, sql: readFileSync(path.join(FOLDER, name), 'utf8') }));

/** All that a database is: every table with its columns, every index and trigger, as SQLite wrote them down. */
function shapeOf(database: DatabaseSync): unknown[] {
  return database.prepare('select type, name, tbl_name, sql from sqlite_master order by type, name').all();
}

function migrated(...statements: string[]): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  for (const sql of statements) database.exec(sql);
  return database;
}

describe('every migration', () => {
  it.each(MIGRATIONS)('$name arrives whole and can be applied again', ({ sql }) => {
    expect(migrationFaults(sql)).toEqual([]);
  });

  it.each(MIGRATIONS)('$name is cut by wrangler where it was cut here', ({ sql }) => {
    const bare = (statement: string) =>
      statement
        .replace(/^\s*--.*$/gm, '')
        .trim()
        .replace(/;$/, '');
    expect(statementsAsSent(sql).map(bare)).toEqual(statementsOf(sql).map(bare));
  });

  it('is in the journal, in its order', () => {
    const journal = JSON.parse(readFileSync(path.join(FOLDER, 'meta/_journal.json'), 'utf8')) as {
      entries: { tag: string }[];
    };
    expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(MIGRATIONS.map(({ name }) => name));
  });

  it('keeps its line ends wherever it is checked out', () => {
    const lines = readFileSync(path.join(ROOT, '.gitattributes'), 'utf8').split('\n');
    expect(lines).toContain('*.sql text eol=lf');
  });
});

describe('migrations that were cut off', () => {
  const all = MIGRATIONS.flatMap(({ sql }) => statementsOf(sql));
  const fresh = shapeOf(migrated(...all));

  it.each(all.map((_, done) => done))('after %i statements end like all others when applied again', (done) => {
    // The file in which it stopped begins anew, and so would all before it, were none of them noted as applied.
    expect(shapeOf(migrated(...all.slice(0, done), ...all))).toEqual(fresh);
    let before = 0;
    for (const { sql } of MIGRATIONS) {
      const own = statementsOf(sql).length;
      if (before + own > done) break;
      before += own;
    }
    expect(shapeOf(migrated(...all.slice(0, done), ...all.slice(before)))).toEqual(fresh);
  });

  it('lose nothing that people have kept meanwhile, nor count it twice', () => {
    const database = migrated(...all);
    database.exec(`insert into users (id, username, username_key, password_hash, settings, created_at)
      values ('u', 'Ada', 'ada', 'x', '{}', 0)`);
    for (const sql of all) database.exec(sql);
    database.exec("insert into bookmarks (user_id, university_id, added_at) values ('u', 1, 0)");
    expect(database.prepare('select bookmark_count as count from users').all()).toEqual([{ count: 1 }]);
  });
});

describe('the migration that drops columns of universities', () => {
  const at = MIGRATIONS.findIndex(({ name }) => name.startsWith('0010_'));
  const before = MIGRATIONS.slice(0, at).flatMap(({ sql }) => statementsOf(sql));
  const own = statementsOf(MIGRATIONS[at]?.sql ?? '');

  it.each(own.map((_, done) => done))('keeps every row when cut off after %i statements and applied again', (done) => {
    const database = migrated(...before);
    database.exec(`insert into universities (id, slug, name, state, country, currency, tuition, description, designations, facts, missing)
      values (1, 'one-1', 'One', 'OH', 'US', 'USD', 100, 'text', '[]', '{"tuition":{}}', '{}'), (2, 'two-2', 'Two', 'ON', 'CA', 'CAD', null, 'text', '[]', '{}', '{}')`);
    for (const sql of [...own.slice(0, done), ...own]) database.exec(sql);
    expect(database.prepare('select id, slug, tuition, facts from universities order by id').all()).toEqual([
      { id: 1, slug: 'one-1', tuition: 100, facts: '{"tuition":{}}' },
      { id: 2, slug: 'two-2', tuition: null, facts: '{}' },
    ]);
  });
});

describe('what cannot arrive whole', () => {
  const TRIGGER = 'CREATE TRIGGER IF NOT EXISTS `t` AFTER INSERT ON `a` BEGIN UPDATE `a` SET `n` = 1; END;';
  it.each([
    ['a trigger on several lines', TRIGGER.replace('BEGIN ', 'BEGIN\n  '), 'on more than one line'],
    ['begin in small letters', TRIGGER.replace('BEGIN', 'begin'), 'BEGIN and END in capitals'],
    ['an END inside', TRIGGER.replace('= 1', '= CASE 1 WHEN 1 THEN 2 END'), 'has an END or CASE inside'],
    ['a trigger without IF NOT EXISTS', TRIGGER.replace('IF NOT EXISTS ', ''), 'lacks IF NOT EXISTS'],
    ['a table without IF NOT EXISTS', 'CREATE TABLE `a` (`n` integer);', 'lacks IF NOT EXISTS'],
    ['an index without IF NOT EXISTS', 'CREATE UNIQUE INDEX `i` ON `a` (`n`);', 'lacks IF NOT EXISTS'],
    ['a drop without IF EXISTS', 'DROP TABLE `a`;', 'lacks IF NOT EXISTS'],
    ['line ends of Windows', 'CREATE TABLE IF NOT EXISTS `a` (\r\n`n` integer);', 'line ends other than LF'],
    ['a transaction', 'BEGIN TRANSACTION;', 'opens or ends a transaction'],
    ['no semicolon', 'CREATE TABLE IF NOT EXISTS `a` (`n` integer)', 'does not end with a semicolon'],
    ['two statements in one', 'DELETE FROM `a`; DELETE FROM `b`;', 'more than one statement'],
    [
      'a column beside other statements',
      'ALTER TABLE `a` ADD `b` text;\n--> statement-breakpoint\nDELETE FROM `a`;',
      'must be alone',
    ],
    ['rows that would come twice', 'INSERT INTO `a` VALUES (1);', 'can it be applied twice?'],
    ['a semicolon in a comment', '-- first; second\nDELETE FROM `a`;', 'in the comment'],
    [
      'a statement too long',
      `INSERT OR IGNORE INTO \`a\` VALUES ('${'é'.repeat(50_000)}');`,
      'longer than the 100000 bytes',
    ],
  ])('is named: %s', (_, sql, fault) => {
    expect(migrationFaults(sql).join('\n')).toContain(fault);
  });

  it('a column alone in its migration can be gone on with by hand, so it is let through', () => {
    expect(migrationFaults('ALTER TABLE `a` ADD `b` text;')).toEqual([]);
  });
});

describe('what drizzle-kit writes', () => {
  const written = [
    'CREATE TABLE `a` (\r\n\t`n` integer\r\n);\r\n',
    '--> statement-breakpoint\nCREATE UNIQUE INDEX `i` ON `a` (`n`);--> statement-breakpoint\n',
    'create trigger `t` after insert on `a` begin\n  update `a` set `n` = 1;\n  delete from `a`;\nend;\n',
    '--> statement-breakpoint\nDROP TABLE `old`;',
  ].join('');

  it('is put in a form without faults, which means the same', () => {
    expect(migrationFaults(written).length).toBeGreaterThan(4);
    const form = repeatable(written);
    expect(migrationFaults(form)).toEqual([]);
    expect(statementsOf(form)).toHaveLength(4);
    expect(form).toContain('DROP TABLE IF EXISTS `old`');
    expect(form).toContain('BEGIN update `a` set `n` = 1; delete from `a`; END;');
    migrated(...statementsOf(form), ...statementsOf(form));
  });

  it('is left alone where it has that form', () => {
    const form = repeatable(written);
    expect(repeatable(form)).toBe(form);
    for (const { sql } of MIGRATIONS) expect(repeatable(sql)).toBe(sql);
  });
});
