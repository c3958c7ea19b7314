/**
 * The backup that docs/operations.md describes: it has every table that cannot be made again, and its commands, run as they are
 * written there, bring back every row of a database that is gone.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseTables } from '../../scripts/database-tables.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OPERATIONS = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
const CHAPTER = /## Back up and restore\n([\s\S]*?)\n## /.exec(OPERATIONS)?.[1] ?? '';

/** The commands of the chapter's second and third blocks: the copy, and the way back. */
const [, EXPORT = '', RESTORE = ''] = [...CHAPTER.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block ?? '');
const commandsOf = (block: string) =>
  block
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');

/** Filled again by triggers, by the next day's jobs and by the next load; and counts that are of no use a day later. */
const MADE_AGAIN = ['account_sizes', 'kept_together', 'timed_counts'];
const KEPT = databaseTables.filter(({ file, name }) => file !== 'catalogue.ts' && !MADE_AGAIN.includes(name));

it('exports all that people have entered, and what jobs remember', () => {
  const exported = [...EXPORT.matchAll(/--table (\w+)/g)].map(([, name = '']) => name);
  expect(exported.sort()).toEqual(KEPT.map(({ name }) => name).sort());
});

/** Rows that a database of two people could have: a value of its own in each column, and null where there may be one. */
function fill(database: DatabaseSync): void {
  const users = ['user-a', 'user-b'];
  let made = 0;
  const value = (column: string, type: string, owner: string) => {
    made++;
    if (column === 'user_id') return owner;
    if (column === 'item' || column === 'settings' || column === 'figures' || column === 'detail')
      return JSON.stringify({ note: `it’s ${made};\n-- “é” \\ %` });
    return type === 'text' ? `${column} ${made} ' " ; \n -- é 🎓` : made;
  };
  // First what triggers count into.
  const rank = (name: string) => ['lists', 'users'].indexOf(name);
  for (const { name, columns } of [...KEPT].sort((one, other) => rank(other.name) - rank(one.name))) {
    for (const owner of users) {
      for (const filled of [true, false]) {
        if (name === 'users' && !filled) continue;
        const row = columns
          // Kept by triggers.
          .filter((column) => !['bookmark_count', 'member_count'].includes(column.name))
          .filter((column) => filled || column.notNull || column.primary);
        const values = row.map((column) =>
          name === 'users' && column.name === 'id'
            ? owner
            : name === 'lists' && column.name === 'id'
              ? `list of ${owner}${filled ? '' : ' 2'}`
              : column.name === 'list_id'
                ? `list of ${owner}`
                : value(column.name, column.getSQLType(), owner),
        );
        const places = row.map(() => '?').join(', ');
        // One row a person, where the table has no more.
        database
          .prepare(`insert or ignore into ${name} (${row.map((column) => column.name).join(', ')}) values (${places})`)
          .run(...values);
      }
    }
  }
}

const everything = (database: DatabaseSync) =>
  Object.fromEntries(
    databaseTables
      .filter(({ file, name }) => file !== 'catalogue.ts' && !['kept_together', 'timed_counts'].includes(name))
      .map(({ name, columns }) => {
        const all = columns.map((column) => column.name).join(', ');
        return [name, database.prepare(`select ${all} from ${name} order by ${all}`).all()];
      }),
  );

describe('the way back', () => {
  // Wrangler finds the configuration, the migrations and its local database in the folder it runs in.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'campusatlas-backup-'));
  beforeAll(() => {
    cpSync(path.join(ROOT, 'wrangler.toml'), path.join(folder, 'wrangler.toml'));
    symlinkSync(path.join(ROOT, 'schema'), path.join(folder, 'schema'));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = promisify(execFile);
  /** Runs a command of the documentation in the shell, on the local database in place of the remote one. */
  const shell = (command: string) =>
    run('sh', ['-c', command.replace('npx wrangler', 'node_modules/.bin/wrangler').replace('--remote', '--local')], {
      cwd: folder,
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    });
  const state = path.join(folder, '.wrangler');
  function withDatabase<T>(act: (database: DatabaseSync) => T): T {
    const files = readdirSync(state, { recursive: true, encoding: 'utf8' });
    const [file = ''] = files.filter((one) => one.endsWith('.sqlite') && !one.includes('metadata'));
    const database = new DatabaseSync(path.join(state, file));
    try {
      return act(database);
    } finally {
      database.close();
    }
  }

  it('has every table and row as it was, after the database is dropped', { timeout: 180_000 }, async () => {
    const [migrate = '', ...restore] = commandsOf(RESTORE).filter((command) => !command.startsWith('npm run deploy'));
    expect(migrate).toContain('migrations apply');
    await shell(migrate);
    withDatabase(fill);
    const before = withDatabase(everything);
    for (const { name } of KEPT) expect(before[name]?.length, name).toBeGreaterThan(0);
    expect(before.users).toMatchObject([{ bookmark_count: 2 }, { bookmark_count: 2 }]);
    expect(before.lists).toMatchObject([{ member_count: 2 }, {}, { member_count: 2 }, {}]);
    for (const command of commandsOf(EXPORT)) await shell(command);

    rmSync(state, { recursive: true });
    expect(existsSync(state)).toBe(false);
    await shell(migrate);
    expect(Object.values(withDatabase(everything)).flat()).toEqual([]);
    for (const command of restore) await shell(command);
    expect(withDatabase(everything)).toEqual(before);
  });
});
