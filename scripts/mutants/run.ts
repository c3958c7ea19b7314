/**
 * `npm run mutants`: mutation testing of the rules (docs/mutants.md). `-- --files 'worker/services/*.ts'` (several with
 * commas), `--seconds N` to try for, `--seed S` to try the same ones again, `--workers N` at once. Prints those that
 * nobody noticed, and the share that somebody did.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutant, mutantsOf } from './make-mutants.ts';
import { inOrderOf, shareOf } from './sample.ts';
import type { Reached, Result, Task, TestFile } from './tester.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = 'schema/domain/**/*.ts,worker/services/**/*.ts,worker/search/**/*.ts';
/** A mutant has so many times as long as its tests took, and the time of a start, before it counts as one that never ends. */
const PATIENCE = 4;
const START_MS = 30_000;
/** Tracing runs all tests related to the files once. */
const TRACING_MS = 20 * 60_000;

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: FILES },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: String(randomInt(1, 2 ** 31)) },
    workers: { type: 'string', default: '2' },
  },
});
const [seconds, seed, workers] = [values.seconds, values.seed, values.workers].map(Number) as [number, number, number];
if (![seconds, seed, workers].every((value) => Number.isSafeInteger(value) && value > 0)) {
  console.error('--seconds, --seed and --workers must be whole numbers above 0.');
  process.exit(2);
}

/** The process that runs the tests, the first of a group of its own: all that it starts ends with it. */
let tester: ChildProcess | null = null;
function endTester(): void {
  if (tester?.pid !== undefined && tester.exitCode === null && tester.signalCode === null) {
    process.kill(-tester.pid, 'SIGKILL');
  }
  tester = null;
}
process.on('exit', endTester);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** The answer of the tester; null when it did not come in time, or the tester fell over. */
function ask(task: Task, patience: number): Promise<Result | null> {
  tester ??= spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'tester.ts')],
    {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'ignore', process.env.MUTANTS_DEBUG ? 'inherit' : 'ignore', 'ipc'],
    },
  );
  const child = tester;
  return new Promise((resolve) => {
    const over = (result: Result | null) => {
      clearTimeout(timer);
      child.off('message', over);
      child.off('exit', gone);
      if (result === null) endTester();
      resolve(result);
    };
    const gone = () => over(null);
    const timer = setTimeout(gone, patience);
    child.on('message', over);
    child.on('exit', gone);
    child.send(task);
  });
}

const files = values.files
  .split(',')
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort();
const all = files.flatMap((file) =>
  mutantsOf(file, readFileSync(path.join(ROOT, file), 'utf8')).map((mutant) => ({ file, mutant })),
);
if (all.length === 0) {
  console.error(`Nothing can go wrong in ${values.files}.`);
  process.exit(2);
}
console.log(
  `${all.length} mutants in ${files.length} files, tried for ${seconds} s with seed ${seed}. First each related test is run once.`,
);

const traced = (await ask({ do: 'trace', files, workers }, TRACING_MS)) as {
  reached: Reached;
  failed: string[];
} | null;
endTester();
if (!traced || traced.failed.length > 0) {
  console.error(`Tests fail, or do not end, without a mutant: ${traced?.failed.join(', ') ?? 'out of time'}`);
  process.exit(1);
}

const testsOf = ({ file, mutant }: { file: string; mutant: Mutant }): TestFile[] =>
  (traced.reached[`${file}#${mutant.inside}`] ?? []).toSorted((a, b) => a.took - b.took);

/** A change that changes nothing must survive: otherwise what is counted is the machine. */
const [first] = all as [(typeof all)[number]];
const every = [
  ...new Map(
    Object.values(traced.reached)
      .flat()
      .map((test) => [test.file, test]),
  ).values(),
];
const nothing = { ...first.mutant, from: 0, to: 0, after: '\n' };
const control = (await ask(
  { do: 'try', files, file: first.file, mutant: nothing, tests: every, workers },
  TRACING_MS,
)) as {
  killedBy: string | null;
} | null;
if (control?.killedBy !== null) {
  console.error(
    `Without a mutant ${control?.killedBy ?? 'the tests'} failed at a second run: nothing can be said here and now.`,
  );
  process.exit(1);
}

const end = Date.now() + seconds * 1_000;
const outcomes = { killed: 0, endless: 0, survived: 0, unreached: 0 };
for (const one of inOrderOf(seed, all)) {
  if (Date.now() >= end) break;
  const { file, mutant } = one;
  const tests = testsOf(one);
  const took = tests.reduce((sum, test) => sum + test.took, 0);
  const result =
    tests.length === 0
      ? { killedBy: null }
      : ((await ask({ do: 'try', files, file, mutant, tests, workers }, START_MS + PATIENCE * took)) as {
          killedBy: string | null;
        } | null);
  const outcome =
    result === null ? 'endless' : result.killedBy ? 'killed' : tests.length > 0 ? 'survived' : 'unreached';
  outcomes[outcome] += 1;
  if (process.env.MUTANTS_DEBUG) console.log(outcome, `${file}:${mutant.line}`, result?.killedBy ?? '');
  if (outcome === 'survived' || outcome === 'unreached') {
    const change = `${mutant.before} → ${mutant.after}`.replace(/\s+/g, ' ');
    console.log(`${file}:${mutant.line}  ${change}${outcome === 'unreached' ? '  (no test comes here)' : ''}`);
  }
}
endTester();

const killed = outcomes.killed + outcomes.endless;
const tried = killed + outcomes.survived + outcomes.unreached;
const { share, low, high } = shareOf(killed, tried);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
console.log(
  `${tried} of ${all.length} tried: ${killed} noticed (${outcomes.endless} because they never ended), ${outcomes.survived} not, ${outcomes.unreached} where no test comes.`,
);
console.log(`Score ${percent(share)} (95 % of such samples: ${percent(low)} to ${percent(high)}).`);
console.log(`The same again: npm run mutants -- --files '${values.files}' --seconds ${seconds} --seed ${seed}`);
process.exit(0);
