/**
 * `npm run faults`: the long form of the tests that fail calls of the Worker: every two calls of every request, and
 * FAULTS_RUNS schedules of many faults of each of two seeds, FAULTS_SEED and one that stays. Takes most of an hour.
 * `npm test` runs the short form. Arguments go to vitest (`-t searchUniversities` for some requests).
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const RUNS = '2000';

const { status } = spawnSync(
  process.execPath,
  [
    path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'worker',
    'tests/faults',
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit', env: { FAULTS_RUNS: RUNS, ...process.env } },
);
process.exitCode = status ?? 1;
