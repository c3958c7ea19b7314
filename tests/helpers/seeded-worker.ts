/** The built Worker over the small dataset, with a folder of its own. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import { runSeed } from '../../data/seed/run.ts';
import { seedSteps } from '../../data/seed/statements.ts';
import { statementsOf } from '../../scripts/repeatable-migration.ts';
import { type BuiltWorkerOptions, startBuiltWorker } from './built-worker.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MIGRATIONS = path.join(ROOT, 'schema/migrations');

export const SMALL = JSON.parse(
  readFileSync(path.join(ROOT, 'tests/fixtures/small-dataset.ndjson'), 'utf8'),
) as Dataset;

/** Starts it, migrated and loaded; `stop` ends it and removes its folder. */
export async function startSeededWorker(options: BuiltWorkerOptions = {}) {
  const state = mkdtempSync(path.join(os.tmpdir(), 'campusatlas-answers-'));
  const worker = await startBuiltWorker(state, options);
  const database = await worker.miniflare.getD1Database('DB');
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  const statements = files.sort().flatMap((file) => statementsOf(readFileSync(path.join(MIGRATIONS, file), 'utf8')));
  await database.batch(statements.map((sql) => database.prepare(sql)));
  await runSeed(database, seedSteps(SMALL));
  const stop = async () => {
    await worker.miniflare.dispose();
    rmSync(state, { recursive: true, force: true });
  };
  return { ...worker, stop };
}
