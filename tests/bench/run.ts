/** `npm run bench`: every benchmark in turn, or those named: `npm run bench -- worker`. Prints; asserts nothing on time. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

process.env.LOCAL_STATE ??= '.cache/bench-state';
const ROOT = path.resolve(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);
const asked = (name: string) => wanted.length === 0 || wanted.includes(name);

if (asked('search')) {
  console.log('\n## Search quality\n');
  await import('./search-quality.ts');
}
if (asked('recommendations')) {
  console.log('\n## Recommendations\n');
  await import('./recommendations.ts');
}
if (asked('accounts')) {
  console.log('\n## Rows that an account costs\n');
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const files = ['tests/worker/account-rows.test.ts'];
  spawnSync(process.execPath, [vitest, 'run', '--config', 'vitest.worker.config.ts', ...files], {
    cwd: ROOT,
    stdio: 'inherit',
  });
}
if (asked('worker')) {
  const { loadLocal } = await import('#data/seed/load.ts');
  const { applyLocalMigrations, LOCAL_STATE } = await import('../../scripts/local-state.ts');
  const { buildClient } = await import('../../scripts/build-client.ts');
  const { wrangler } = await import('../../scripts/wrangler.ts');
  const { benchWorker } = await import('./worker-ratios.ts');
  buildClient();
  wrangler('deploy', '--dry-run', '--outdir', 'dist/worker');
  applyLocalMigrations();
  await loadLocal();
  console.log('\n## The built Worker in Miniflare\n');
  await benchWorker(path.resolve(ROOT, LOCAL_STATE));
}
