/**
 * `npm run bench -- accounts`: what of an account the Worker holds at once while it sends its file. Its own code reads
 * from SQLite in this process; after each piece, with all that is not held any longer collected, the heap is measured.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import v8 from 'node:v8';
import vm from 'node:vm';
import { DEFAULT_SETTINGS } from '#schema/domain/account.ts';
import { DEADLINES } from '#worker/ground.ts';
import { presentEverything } from '#worker/presenters/account.ts';
import { openSession } from '#worker/queries/database.ts';
import type { Reader } from '#worker/queries/read.ts';
import { exportEverything } from '#worker/services/account.ts';
import { PRIMARY } from '#worker/session-start.ts';
import { type Cell, fixed, tableText } from './report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USER = 'user';
const SIZES = [100, 1_000, 10_000, 50_000];

v8.setFlagsFromString('--expose_gc');
const collect = vm.runInNewContext('gc') as () => void;

/** An account that keeps so many schools, each with a note as long as the quota lets them be, in a list and with news. */
function accountOf(bookmarks: number): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const file of readdirSync(path.join(ROOT, 'schema/migrations')).sort()) {
    if (file.endsWith('.sql')) db.exec(readFileSync(path.join(ROOT, 'schema/migrations', file), 'utf8'));
  }
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${bookmarks})`;
  const note = Math.min(2_000, Math.floor(1_000_000 / bookmarks));
  db.exec(`
    insert into users (id, username, username_key, password_hash, settings, created_at)
      values ('${USER}', 'ada', 'ada', '', '${JSON.stringify(DEFAULT_SETTINGS)}', 1);
    insert into bookmarks ${numbers} select '${USER}', i, printf('%.*c', ${note}, 'x'), i from n;
    insert into lists (id, user_id, name, name_key, created_at) values ('list', '${USER}', 'All', 'all', 1);
    insert into list_members ${numbers} select 'list', '${USER}', i, i from n;
    insert into dataset_changes (id, version, university_id, kind, name, before, after, detected_at)
      ${numbers} select 'c' || i, 'v', i, 'tuition', 'A university', '1', '2', 1 from n;
    insert into notifications (user_id, change_id, created_at) ${numbers} select '${USER}', 'c' || i, i / 1000 from n;
  `);
  return db;
}

interface Statement {
  sql: string;
  values: SQLInputValue[];
  bind: (...values: SQLInputValue[]) => Statement;
}

type Binding = Parameters<typeof openSession>[0];

/** As much of D1 as reading needs. */
function asD1(db: DatabaseSync, asked: () => void): Binding {
  const statement = (sql: string, values: SQLInputValue[] = []): Statement => ({
    sql,
    values,
    bind: (...given) => statement(sql, given),
  });
  const session = {
    prepare: (sql: string) => statement(sql),
    async batch(statements: Statement[]) {
      asked();
      return statements.map(({ sql, values }) => ({
        success: true,
        meta: {},
        results: db.prepare(sql).all(...values),
      }));
    },
    getBookmark: () => null,
  };
  return { withSession: () => session } as unknown as Binding;
}

interface Held {
  pieces: number;
  bytes: number;
  trips: number;
  /** The most that was held, in bytes. */
  most: number;
}

async function exported(bookmarks: number): Promise<Held> {
  const database = accountOf(bookmarks);
  const held: Held = { pieces: 0, bytes: 0, trips: 0, most: 0 };
  const reader = {
    db: openSession(
      asD1(database, () => {
        held.trips += 1;
      }),
      PRIMARY,
    ),
    log: () => undefined,
    config: { deadlines: { ...DEADLINES, export: 60_000 } },
    clock: Date.now,
  } as unknown as Reader;
  collect();
  const before = process.memoryUsage().heapUsed;
  const everything = await exportEverything(reader, { userId: USER, jti: 'jti', epoch: 0 });
  for await (const piece of presentEverything(everything, { exportedAt: 1, origin: 'https://x' })) {
    held.pieces += 1;
    held.bytes += Buffer.byteLength(piece);
    collect();
    held.most = Math.max(held.most, process.memoryUsage().heapUsed - before);
  }
  database.close();
  return held;
}

const megabytes = (bytes: number) => fixed(bytes / 1_000_000, 2);
// What the first one has compiled and keeps for good is not what an account takes.
await exported(1_000);
const rows: Cell[][] = [];
for (const bookmarks of SIZES) {
  const { pieces, bytes, trips, most } = await exported(bookmarks);
  rows.push([bookmarks.toLocaleString('en-US'), megabytes(bytes), String(pieces), String(trips), megabytes(most)]);
}
console.log(
  tableText({ head: ['schools kept, in a list, with news', 'file, MB', 'pieces', 'trips', 'most held, MB'], rows }),
);
