/**
 * Installs what the lockfile says, when node_modules is not already that. Runs on whatever Node the machine has
 * (20 or newer), so it is plain JavaScript without dependencies; all else runs on the Node this brings along.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const STAMP = path.join(ROOT, 'node_modules', '.installed-lockfile');

/** The project's own Node (a devDependency), so that every script runs on one version whatever the machine has. */
export const NODE = path.join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Runs npm, the one that started this script when there is one; returns its exit code. */
function npm(...args) {
  const own = process.env.npm_execpath;
  const result = own
    ? spawnSync(process.execPath, [own, ...args], { cwd: ROOT, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  return result.status ?? 1;
}

/** Installs unless node_modules was made from this very lockfile. Ends the process with a message when npm fails. */
export function ensureInstalled() {
  const lockfile = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile && existsSync(NODE)) return;
  console.log('Installing dependencies (the lockfile changed or this is the first run) …');
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Some npm versions refuse `ci` when a registry lacks packages of other platforms; `install` takes the same versions.
  const status = npm('ci', ...quiet) && npm('install', '--no-save', ...quiet);
  if (status !== 0) {
    console.error('npm could not install the dependencies; its message is above.');
    process.exit(status);
  }
  writeFileSync(STAMP, lockfile);
}

/** Runs a TypeScript file of the project on its own Node and ends with its exit code. */
export function runOnProjectNode(file, args = process.argv.slice(2)) {
  const child = spawnSync(NODE, ['--disable-warning=ExperimentalWarning', path.join(ROOT, file), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${path.dirname(NODE)}${path.delimiter}${process.env.PATH}` },
  });
  process.exit(child.status ?? 1);
}
