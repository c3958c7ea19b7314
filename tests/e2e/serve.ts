/**
 * The site for one run of the browser tests: as `npm start` serves it, at a free port (PORT names one), on a local
 * database of the tests' own that no other run uses meanwhile.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const STATES = path.resolve(import.meta.dirname, '../../.cache/e2e-state');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Writes our id to the file, unless a run that still goes on has written its own. */
function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const owner = Number(readFileSync(file, 'utf8'));
  if (owner > 0 && isRunning(owner)) return false;
  writeFileSync(file, String(process.pid));
  return true;
}

/** The first folder that nobody uses: what an earlier run loaded need not be loaded again. */
function ownState(): string {
  for (let number = 1; ; number++) {
    const folder = path.join(STATES, String(number));
    mkdirSync(folder, { recursive: true });
    if (take(path.join(folder, 'owner'))) return folder;
  }
}

process.env.LOCAL_STATE = ownState();
process.env.LOG_LEVEL ??= 'none';
process.env.PORT ??= '0';
await import('../../scripts/start.ts');
