/** `node data/seed/load.ts --local | --remote [--force]`: loads the committed dataset into D1. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Manifest } from '#schema/domain/record/dataset.ts';
import { DATASET_FOLDER, loadDataset, MANIFEST_FILE } from '../pipeline/dataset-files.ts';
import { loadKey } from './load-key.ts';
import { localTarget } from './local.ts';
import { remoteTarget } from './remote.ts';
import { seedSteps } from './statements.ts';
import { type Loaded, loadedIn, type SeedTarget } from './target.ts';

export interface LoadResult {
  /** Dataset version the database serves now. */
  version: string;
  /** Rows per table; empty when the version was already there. */
  rows: Record<string, number>;
  /** What happened, in a sentence. */
  message: string;
}

async function load(target: SeedTarget, force: boolean): Promise<LoadResult> {
  const { version } = JSON.parse(readFileSync(path.join(DATASET_FOLDER, MANIFEST_FILE), 'utf8')) as Manifest;
  const key = loadKey();
  const loaded = await loadedIn(target);
  const isOurs = (one: Loaded) => one.version === version && one.loadKey === key && one.ownLayouts;
  if (!force && isOurs(loaded)) {
    return { version, rows: {}, message: `Dataset ${version} is already loaded.` };
  }
  const start = performance.now();
  const steps = seedSteps(loadDataset(), key);
  // Making them takes long on a slow machine. The database closes an idle connection meanwhile, which its client sees only now.
  await setTimeout(100);
  await target.load(steps);
  // What is deployed next cannot read what another checkout may have loaded in this moment.
  if (!isOurs(await loadedIn(target))) throw new Error('another load came after this one; run it again');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const message = `Loaded dataset ${version} in ${seconds} s (before: ${loaded.version ?? 'none'}).`;
  return { version, rows: steps.rows, message };
}

async function loadAndClose(target: SeedTarget, force: boolean): Promise<LoadResult> {
  try {
    return await load(target, force);
  } finally {
    await target.close();
  }
}

/** Loads the committed dataset into the local D1, unless it is there already. The migrations must be applied. */
export async function loadLocal(force = false): Promise<LoadResult> {
  return loadAndClose(await localTarget(), force);
}

/** The same for the deployed D1; Wrangler must be logged in. */
export async function loadRemote(force = false): Promise<LoadResult> {
  return loadAndClose(remoteTarget(), force);
}

async function command(): Promise<void> {
  const { values } = parseArgs({
    options: { local: { type: 'boolean' }, remote: { type: 'boolean' }, force: { type: 'boolean', default: false } },
  });
  if (Boolean(values.local) === Boolean(values.remote)) {
    console.error('Say where to load to: --local or --remote (and --force to load again).');
    process.exitCode = 2;
    return;
  }
  try {
    const { rows, message } = await (values.local ? loadLocal : loadRemote)(values.force);
    for (const [table, count] of Object.entries(rows)) console.log(`${table.padEnd(16)} ${count} rows`);
    console.log(message);
  } catch (error) {
    console.error(`Not loaded: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await command();
