/** A database with a copy that follows only when it is told to: two real ones, between which sessions choose as D1's do. */
import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import { openSession } from '#worker/queries/database.ts';
import { NEAREST, PRIMARY } from '#worker/session-start.ts';
import { runSeed } from '../../../data/seed/run.ts';
import { seedSteps } from '../../../data/seed/statements.ts';
import { SMALL } from './database.ts';

type Place = 'primary' | 'replica';

/** A statement before it is known where it will run. */
interface Planned {
  sql: string;
  values: unknown[];
  bind(...values: unknown[]): Planned;
}

export interface Replicated {
  binding: D1Database;
  /** Where each batch was answered, in order. */
  served: Place[];
  /** What each session began with. */
  starts: string[];
  /** The bookmark of the newest state. */
  newest(): string;
  /** Loads a dataset into the primary; the replica gets it with the rest. */
  load(dataset: Dataset): Promise<void>;
  /** Brings the replica to where the primary is. */
  catchUp(): Promise<void>;
}

/** A bookmark of D1's shape. */
export const bookmarkAt = (count: number) =>
  `${count.toString(16).padStart(8, '0')}-00000000-00004c6d-${'8e'.repeat(16)}`;

const planned = (sql: string, values: unknown[] = []): Planned => ({
  sql,
  values,
  bind: (...bound) => planned(sql, bound),
});

const WRITES = /^\s*(insert|update|delete)/i;

/** Both databases with the small dataset, equal. */
export async function replicated(): Promise<Replicated> {
  const databases: Record<Place, D1Database> = { primary: env.DB, replica: env.REPLICA };
  for (const database of Object.values(databases)) {
    await applyD1Migrations(database, env.MIGRATIONS);
    await runSeed(database, seedSteps(SMALL));
  }
  let primaryAt = 1;
  let replicaAt = 1;
  let behind: (() => Promise<unknown>)[] = [];

  const run = (place: Place, statements: Planned[]) => {
    const database = databases[place];
    return database.batch(
      statements.map(({ sql, values }) =>
        values.length > 0 ? database.prepare(sql).bind(...values) : database.prepare(sql),
      ),
    );
  };

  const replication: Replicated = {
    served: [],
    starts: [],
    newest: () => bookmarkAt(primaryAt),
    async load(dataset) {
      primaryAt++;
      await runSeed(databases.primary, seedSteps(dataset));
      behind.push(() => runSeed(databases.replica, seedSteps(dataset)));
    },
    async catchUp() {
      for (const step of behind) await step();
      behind = [];
      replicaAt = primaryAt;
    },
    binding: {
      withSession(start: string) {
        replication.starts.push(start);
        let bookmark: string | null = start === NEAREST || start === PRIMARY ? null : start;
        return {
          prepare: (sql: string) => planned(sql),
          async batch(statements: Planned[]) {
            const writes = statements.some(({ sql }) => WRITES.test(sql));
            const follows = bookmark === null ? start === NEAREST : bookmark <= bookmarkAt(replicaAt);
            const place: Place = follows && !writes ? 'replica' : 'primary';
            replication.served.push(place);
            const results = await run(place, statements);
            if (writes) {
              primaryAt++;
              behind.push(() => run('replica', statements));
            }
            const reached = bookmarkAt(place === 'primary' ? primaryAt : replicaAt);
            if (bookmark === null || bookmark < reached) bookmark = reached;
            return results;
          },
          getBookmark: () => bookmark,
        };
      },
    } as unknown as D1Database,
  };
  return replication;
}

/** What a Worker needs to read from it. */
export const readingFrom = ({ binding }: Replicated) => ({
  openDatabase: (start: string) => openSession(binding, start),
});
