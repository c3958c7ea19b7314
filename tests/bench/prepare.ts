/** Builds and loads once what all benchmarks of the running site need. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { loadLocal } from '#data/seed/load.ts';
import { buildClient } from '../../scripts/build-client.ts';
import { applyLocalMigrations, LOCAL_STATE } from '../../scripts/local-state.ts';
import { wrangler } from '../../scripts/wrangler.ts';

let prepared: Promise<string> | undefined;

/** Builds pages and Worker and loads the dataset. Answers the folder of the local state. */
export function prepareSite(): Promise<string> {
  prepared ??= (async () => {
    await buildClient();
    wrangler('deploy', '--dry-run', '--outdir', 'dist/worker');
    applyLocalMigrations();
    await loadLocal();
    return LOCAL_STATE;
  })();
  return prepared;
}

/** Empties the local KV, so that no answer of an earlier run is taken for one that was computed. */
export function forgetAnswers(stateFolder: string): void {
  rmSync(path.join(stateFolder, 'v3/kv'), { recursive: true, force: true });
}
