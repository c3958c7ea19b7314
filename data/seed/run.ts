/** Runs the steps of a load on a D1 binding. */
import type { SeedSteps } from './statements.ts';

/** What is needed of a D1 database, so that tests can pass any. */
export interface SeedDatabase<S = unknown> {
  prepare(sql: string): S;
  batch(statements: S[]): Promise<unknown>;
}

/** Statements sent at once: together well below what one message to the database may hold. */
const STATEMENTS_PER_BATCH = 16;

/** Fills staging piece by piece, then swaps in one batch, D1's transaction. */
export async function runSeed<S>(database: SeedDatabase<S>, steps: SeedSteps): Promise<void> {
  for (let start = 0; start < steps.staging.length; start += STATEMENTS_PER_BATCH) {
    const piece = steps.staging.slice(start, start + STATEMENTS_PER_BATCH);
    await database.batch(piece.map((sql) => database.prepare(sql)));
  }
  await database.batch(steps.swap.map((sql) => database.prepare(sql)));
}
