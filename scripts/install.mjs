/**
 * Installs what the lockfile says, when node_modules is not already that. Runs on whatever Node the machine has
 * (20 or newer), so it is plain JavaScript without dependencies; all else runs on the Node this brings along.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithNpm, endWithUs, isStopped, runChild, stoppedCode } from './child.mjs';
import { diskTrouble, installTrouble, NO_PROJECT_NODE, nodeTooOld } from './missing.mjs';
import { step } from './progress.mjs';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const STAMP = path.join(ROOT, 'node_modules', '.installed-lockfile');

/** The project's own Node (a devDependency), so that every script runs on one version whatever the machine has. */
export const NODE = path.join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Says what is the matter, and ends.
 * @param {string} message
 * @returns {never}
 */
function giveUp(message, code = 1) {
  console.error(`\n${message}`);
  process.exit(code);
}

/** What npm said on its error channel, or why it could not be started. */
let complaints = '';

/**
 * Runs npm, the one that started this script when there is one.
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it did what it was asked
 */
async function npm(...args) {
  const own = process.env.npm_execpath;
  const heard = (/** @type {string} */ text) => {
    complaints += text;
  };
  try {
    const code = own
      ? await runChild(process.execPath, [own, ...args], { cwd: ROOT, heard })
      : await runChild('npm', args, { cwd: ROOT, shell: process.platform === 'win32', heard });
    return code === 0;
  } catch (error) {
    complaints += String(error);
    return false;
  }
}

async function install() {
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (await npm('ci', ...quiet)) return true;
  if (isStopped()) return false;
  // Some npm versions refuse `ci` when a registry lacks packages of other platforms; `install` takes the same versions.
  complaints = '';
  return npm('install', '--no-save', ...quiet);
}

/** Installs unless node_modules was made from this very lockfile. Ends the process with a message when it cannot. */
export async function ensureInstalled() {
  endWithNpm();
  const tooOld = nodeTooOld(process.version);
  if (tooOld) giveUp(tooOld);
  const lockfile = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile && existsSync(NODE)) return;
  const installed = await step(
    'Installing the packages of the lockfile (the first run, or it has changed; one to three minutes)',
    install,
    (done) => (done ? 'Installed' : 'Not installed'),
  );
  if (isStopped()) process.exit(stoppedCode());
  if (!installed) giveUp(installTrouble(complaints));
  if (!existsSync(NODE)) giveUp(NO_PROJECT_NODE);
  try {
    writeFileSync(STAMP, lockfile);
  } catch (error) {
    giveUp(diskTrouble(error) ?? String(error));
  }
}

/**
 * Runs a TypeScript file of the project on its own Node and ends with its exit code.
 * @param {string} file
 */
export async function runOnProjectNode(file, args = process.argv.slice(2)) {
  process.exit(
    await runChild(NODE, ['--disable-warning=ExperimentalWarning', path.join(ROOT, file), ...args], {
      cwd: ROOT,
      env: { ...process.env, ...endWithUs(), PATH: `${path.dirname(NODE)}${path.delimiter}${process.env.PATH}` },
    }),
  );
}
