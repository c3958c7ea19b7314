/**
 * `npm run deploy`: builds, applies the migrations, loads the dataset when the live one differs, and deploys the Worker.
 * `npm run deploy -- --dry-run` builds and bundles only, and needs no account.
 */
import { loadRemote } from '#data/seed/load.ts';
import { buildClient } from './build-client.ts';
import { wrangler } from './wrangler.ts';

const dryRun = process.argv.includes('--dry-run');
await buildClient();
if (dryRun) {
  wrangler('deploy', '--dry-run', '--outdir', 'dist/worker');
  console.log('Built and bundled; nothing was deployed. The bundle is in dist/worker.');
} else {
  wrangler('d1', 'migrations', 'apply', 'DB', '--remote');
  console.log((await loadRemote()).message);
  wrangler('deploy');
  console.log('Deployed.');
}
