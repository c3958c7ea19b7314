/** All that requests may write to D1, to be compared and put back. */
import { env } from 'cloudflare:workers';

type Row = Record<string, unknown>;
export type State = Record<string, Row[]>;

/** Those whose triggers count in others come before them: put back in this order, the counts are what they were. */
const TABLES = [
  'bookmarks',
  'list_members',
  'lists',
  'history',
  'saved_searches',
  'boards',
  'hidden',
  'notifications',
  'shared_links',
  'plan_items',
  'passkeys',
  'revoked_sessions',
  'subscribers',
  'contact_messages',
  'help_votes',
  'users',
];

/** What the scheduled jobs write besides. */
export const JOB_TABLES = ['dataset_changes', 'watched_figures', 'kept_together', 'job_runs'];

export async function readState(further: readonly string[] = []): Promise<State> {
  const tables = [...TABLES, ...further];
  const results = await env.DB.batch<Row>(tables.map((table) => env.DB.prepare(`select * from ${table}`)));
  const inOrder = (rows: Row[]) => rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return Object.fromEntries(tables.map((table, at) => [table, inOrder(results[at]?.results ?? [])]));
}

/** Puts a state back, whatever is there. */
export async function restoreState(state: State): Promise<void> {
  const inserts = Object.entries(state).flatMap(([table, rows]) =>
    rows.map((row) => {
      const columns = Object.keys(row);
      return env.DB.prepare(
        `insert into ${table} (${columns.join(',')}) values (${columns.map(() => '?').join(',')})`,
      ).bind(...Object.values(row));
    }),
  );
  await env.DB.batch([
    ...Object.keys(state)
      .toReversed()
      .map((table) => env.DB.prepare(`delete from ${table}`)),
    ...inserts,
  ]);
}

/** Made anew each time they are written: whether they are those of `before` is what counts. */
const SECRETS = ['password_hash', 'recovery_hash', 'token'];

/** A state as text in which what differs from run to run by design is the same. */
export function comparable(state: State, before: State): string {
  const holders = [...(before.users ?? []), ...(before.shared_links ?? [])];
  const known = new Set(holders.flatMap((row) => SECRETS.map((name) => row[name])));
  const masked = (row: Row) =>
    JSON.stringify(row, (name, value) => {
      if (SECRETS.includes(name)) return known.has(value) ? value : 'new';
      return typeof value === 'string' && /^made-in-run-\d+$/.test(value) ? 'made in the run' : value;
    });
  // In the order of what can be compared: that of the rows goes by what is made anew.
  return JSON.stringify(Object.entries(state).map(([table, rows]) => [table, rows.map(masked).sort()]));
}
