/** Runs wrangler for the project's scripts: quiet, offline-safe, on the project's own Node. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const WRANGLER = path.join(ROOT, 'node_modules/wrangler/bin/wrangler.js');

/** Keeps wrangler from asking, reporting or recording anything that a local run does not need. */
const QUIET = {
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  X_LOCAL_OBSERVABILITY: 'false',
  // Without a network the place of a request is a placeholder either way; this keeps wrangler from asking and warning.
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NO_UPDATE_NOTIFIER: '1',
};

function run(args: string[], timeout?: number) {
  return spawnSync(process.execPath, [WRANGLER, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...QUIET },
    ...(timeout === undefined ? {} : { timeout }),
  });
}

/** Runs a wrangler command to its end and gives back what it printed, which is shown only when it fails. Throws then. */
export function wrangler(...args: string[]): string {
  const { status, stdout, stderr } = run(args);
  if (status !== 0) throw new Error(`wrangler ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

/** Milliseconds after which a question to Cloudflare is given up. */
const PATIENCE = 60_000;

/** The same for a command that may fail: whether it went well, and all it printed. */
export function tryWrangler(...args: string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr, error } = run(args, PATIENCE);
  return status === 0 ? { ok: true, output: stdout } : { ok: false, output: `${stdout}\n${stderr}\n${error ?? ''}` };
}

/** Starts a wrangler command that goes on, `dev` say. */
export function startWrangler(args: string[], stdio: 'inherit' | 'pipe' = 'inherit'): ChildProcess {
  return spawn(process.execPath, [WRANGLER, ...args], { cwd: ROOT, stdio, env: { ...process.env, ...QUIET } });
}
