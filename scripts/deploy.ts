/**
 * `npm run deploy`: builds, applies the migrations, loads the dataset when the live one differs, and deploys the Worker.
 * `-- --check` changes nothing and says what is wrong or cannot be checked (exit 1 or 2); a deployment begins with the same.
 * `-- --dry-run` builds and bundles only, and needs no account.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import { loadRemote } from '#data/seed/load.ts';
import { buildClient } from './build-client.ts';
import {
  checkAccount,
  checkConfig,
  type DeployWorld,
  exitCodeOf,
  type Finding,
  reportOf,
  secretsOf,
} from './deploy-check.ts';
import { tryWrangler, wrangler } from './wrangler.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const VISIT_PATIENCE = 10_000;

const outside: DeployWorld = {
  wrangler: tryWrangler,
  async visit(url) {
    try {
      const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(VISIT_PATIENCE) });
      return { status: answer.status, location: answer.headers.get('location'), body: await answer.text() };
    } catch {
      return null;
    }
  },
};

async function check(): Promise<Finding[]> {
  const config = readConfig({ config: path.join(ROOT, 'wrangler.toml') }, { hideWarnings: true });
  const secrets = secretsOf(readFileSync(path.join(ROOT, '.dev.vars.example'), 'utf8'));
  return [...checkConfig(config), ...(await checkAccount(config, secrets, outside))];
}

async function deploy(): Promise<void> {
  const findings = await check();
  if (exitCodeOf(findings) === 1) {
    console.error(reportOf(findings));
    process.exitCode = 1;
    return;
  }
  await buildClient();
  // Each step leaves the Worker that runs as it is: migrations drop nothing that it reads, and its snapshots stay beside the new ones.
  wrangler('d1', 'migrations', 'apply', 'DB', '--remote');
  console.log((await loadRemote()).message);
  wrangler('deploy');
  console.log('Deployed.');
}

if (process.argv.includes('--check')) {
  const findings = await check();
  console.log(reportOf(findings));
  process.exitCode = exitCodeOf(findings);
} else if (process.argv.includes('--dry-run')) {
  await buildClient();
  wrangler('deploy', '--dry-run', '--outdir', 'dist/worker');
  console.log('Built and bundled; nothing was deployed. The bundle is in dist/worker.');
} else {
  await deploy();
}
