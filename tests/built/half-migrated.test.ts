/** A local database in which a migration stopped half-way, gone on with by the command that an operator would run. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementsOf } from '../../scripts/repeatable-migration.ts';
import { wrangler } from '../../scripts/wrangler.ts';
import { DATABASE_ID } from '../helpers/built-worker.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../schema/migrations');
const FILES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .sort();

const folders: string[] = [];
const newState = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'campusatlas-half-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const apply = (state: string) => wrangler('d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state);

/** Runs statements on the database that wrangler keeps in the folder, and gives back all that it then is. */
async function inDatabase(state: string, statements: string[] = []): Promise<unknown[]> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default { fetch() { return new Response() } }',
      d1Databases: { DB: DATABASE_ID },
      resourcePersistencePath: path.join(state, 'v3'),
    }),
  );
  try {
    const database = await miniflare.getD1Database('DB');
    for (const sql of statements) await database.prepare(sql).run();
    const { results } = await database
      .prepare("select type, name, sql from sqlite_master where name not glob '_cf_*' order by type, name")
      .all();
    return results;
  } finally {
    await miniflare.dispose();
  }
}

let fresh: unknown[];
beforeAll(async () => {
  const state = newState();
  apply(state);
  fresh = await inDatabase(state);
}, 120_000);

it('has every table, and the notes of wrangler', () => {
  expect(JSON.stringify(fresh)).toContain('d1_migrations');
  expect(fresh.length).toBeGreaterThan(30);
});

it('that stopped in the middle of a file ends like any other', { timeout: 120_000 }, async () => {
  const [stoppedIn, done] = ['0002_accounts.sql', 11];
  const state = newState();
  const statements = FILES.filter((file) => file <= stoppedIn).flatMap((file) => {
    const own = statementsOf(readFileSync(path.join(FOLDER, file), 'utf8'));
    return file === stoppedIn ? own.slice(0, done) : own;
  });
  const half = await inDatabase(state, statements);
  expect(half.length).toBeLessThan(fresh.length);
  apply(state);
  expect(await inDatabase(state)).toEqual(fresh);
});
