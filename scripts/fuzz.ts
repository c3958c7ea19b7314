/**
 * `npm run fuzz`: the long form of the tests that send what nobody should: RUNS requests to every endpoint, personal and
 * changing ones included, and ten times the search texts of the short form, which `npm test` runs.
 * `npm run fuzz -- --runs 5000 --seed 77` sends more, or what an earlier run sent; other arguments go to vitest
 * (`-t PUT` for some endpoints).
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const RUNS = 2_000;

const args = process.argv.slice(2);

/** The number after `--name`, taken out of the arguments. */
function option(name: string, otherwise: number): number {
  const at = args.indexOf(`--${name}`);
  const value = at === -1 ? otherwise : Number(args.splice(at, 2)[1]);
  if (Number.isSafeInteger(value) && value > 0) return value;
  console.error(`--${name} must be a whole number above 0.`);
  process.exit(2);
}

const runs = option('runs', RUNS);
const seed = option('seed', randomInt(1, 2 ** 31));
console.log(`${runs} requests an endpoint. The same ones again: npm run fuzz -- --runs ${runs} --seed ${seed}`);

const { status } = spawnSync(
  process.execPath,
  [
    path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...['--project', 'worker', '--project', 'unit'],
    ...['tests/fuzz', 'tests/search/hostile-texts.test.ts'],
    ...args,
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_RUNS: String(runs), FUZZ_SEED: String(seed), FUZZ_FORM: 'long' },
  },
);
process.exitCode = status ?? 1;
