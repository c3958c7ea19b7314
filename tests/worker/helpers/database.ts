/// <reference types="vite/client" />
/** The tests' database: the real migrations with the small dataset, and a wrapper that counts and misbehaves. */
import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import { runSeed } from '../../../data/seed/run.ts';
import { seedSteps } from '../../../data/seed/statements.ts';
import text from '../../fixtures/small-dataset.ndjson?raw';

declare global {
  namespace Cloudflare {
    interface Env {
      DB: D1Database;
      /** A second database, which stands for a copy that is behind (replicated.ts). */
      REPLICA: D1Database;
      CACHE: KVNamespace;
      ASSETS: Fetcher;
      MIGRATIONS: D1Migration[];
      TEST_FORM: string;
      FUZZ_SEED: string;
      FUZZ_RUNS: string;
      FAULTS_RUNS: string;
      FAULTS_SEED: string;
    }
  }
}

export const SMALL = JSON.parse(text) as Dataset;

/** The university of that name in the small dataset. */
export function universityNamed(name: string) {
  const university = SMALL.universities.find((candidate) => candidate.name === name);
  if (!university) throw new Error(`${name} is not in the small dataset`);
  return university;
}

/** Migrates the file's own database and loads the small dataset, or another. */
export async function loadSmallDataset(dataset: Dataset = SMALL): Promise<void> {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await runSeed(env.DB, seedSteps(dataset));
}

/** The small dataset as a later version of itself, one university renamed. */
export function laterVersion(version: string, id: number, name: string): Dataset {
  return {
    ...SMALL,
    manifest: { ...SMALL.manifest, version },
    universities: SMALL.universities.map((university) => (university.id === id ? { ...university, name } : university)),
  };
}

export interface WatchedDatabase {
  binding: D1Database;
  /** Round trips since the last `reset`. */
  trips: number;
  rowsRead: number;
  /** What it says its size is, in place of the true one. */
  size: number | null;
  /** Waits so long before each round trip. */
  delay: number;
  /** Thrown instead of answering, in order; the last one for ever when `failing`. */
  errors: Error[];
  failing: Error | null;
  reset(): void;
}

/**
 * D1 with its round trips and rows read counted, in sessions and without. The Worker reads through `batch` only; anything
 * else throws.
 */
export function watch(database: D1Database): WatchedDatabase {
  const watching = (part: Pick<D1Database, 'prepare' | 'batch'>) => ({
    prepare: (sql: string) => part.prepare(sql),
    async batch(statements: D1PreparedStatement[]) {
      watched.trips++;
      if (watched.delay > 0) await new Promise((resolve) => setTimeout(resolve, watched.delay));
      const error = watched.errors.shift() ?? watched.failing;
      if (error) throw error;
      const results = await part.batch(statements);
      for (const { meta } of results) {
        watched.rowsRead += meta.rows_read;
        if (watched.size !== null) meta.size_after = watched.size;
      }
      return results;
    },
  });
  const watched: WatchedDatabase = {
    trips: 0,
    rowsRead: 0,
    size: null,
    delay: 0,
    errors: [],
    failing: null,
    reset() {
      watched.trips = 0;
      watched.rowsRead = 0;
    },
    binding: {
      ...watching(database),
      withSession(start: string) {
        const session = database.withSession(start);
        return { ...watching(session), getBookmark: () => session.getBookmark() };
      },
    } as unknown as D1Database,
  };
  return watched;
}
