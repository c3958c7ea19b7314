/**
 * Runner of `npm test` and `npm run test:long` after the install: every check of the project, or every long form of one,
 * each named, counted and summed up in one closing line `N passed, N failed`. A step that is not a test runner counts as
 * one. `npm test -- unit` runs the steps whose name begins with one of the words.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { type BrowserReport, browserSummary } from './browser-report.ts';
import { buildClient } from './build-client.ts';
import { endWithUs, isStopped, runChild, stoppedCode } from './child.mjs';
import { ensureDevVars } from './dev-vars.ts';
import { diskTrouble } from './missing.mjs';
import { durationText } from './progress.mjs';
import { WORKER_SIZE_MAX, workerSize } from './worker-size.ts';
import { wrangler } from './wrangler.ts';
import { writeTypes } from './write-types.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const REPORTS = path.join(ROOT, '.cache/reports');
/** Fewer modules than this and the import rules looked at nothing: the cruiser resolves silently to zero under some compilers. */
const LEAST_MODULES = 120;

interface Count {
  passed: number;
  failed: number;
}

/** What is said once more at the end, so that it need not be looked for. */
const remarks: string[] = [];

const bin = (file: string) => path.join(ROOT, 'node_modules', file);
const ONE_PASSED: Count = { passed: 1, failed: 0 };
const ONE_FAILED: Count = { passed: 0, failed: 1 };

async function run(script: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const code = await runChild(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...endWithUs(), ...env },
  });
  return code === 0;
}

const tool =
  (script: string, ...args: string[]) =>
  async (): Promise<Count> =>
    (await run(script, args)) ? ONE_PASSED : ONE_FAILED;

async function types(): Promise<Count> {
  await writeTypes();
  return (await run(bin('typescript/bin/tsc'), ['-b'])) ? ONE_PASSED : ONE_FAILED;
}

function importRules(): Promise<Count> {
  const cruiser = bin('dependency-cruiser/bin/dependency-cruiser.mjs');
  const folders = ['schema', 'data', 'worker', 'frontend', 'scripts'];
  const command = [cruiser, ...folders, '--config', '.dependency-cruiser.cjs'];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: ROOT, maxBuffer: 2 ** 26 }, (error, printed) => {
      const modules = Number(/([\d,]+) modules/.exec(printed)?.[1]?.replace(/,/g, '') ?? 0);
      console.log(printed.trim());
      if (modules < LEAST_MODULES)
        console.error(`Only ${modules} modules were looked at; at least ${LEAST_MODULES} are expected.`);
      resolve(error === null && modules >= LEAST_MODULES ? ONE_PASSED : ONE_FAILED);
    });
  });
}

async function tests(name: string, args: string[], env: Record<string, string> = {}): Promise<Count> {
  const report = path.join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const ok = await run(
    bin('vitest/vitest.mjs'),
    [
      'run',
      ...args,
      // Vitest by itself leaves one core idle, of two.
      '--maxWorkers=100%',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  );
  if (!existsSync(report)) return ONE_FAILED;
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  // A file that does not even load has no failed test of its own.
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

async function browserTests(files: string[] = [], env: Record<string, string> = {}): Promise<Count> {
  await buildClient();
  const report = path.join(REPORTS, 'e2e.json');
  rmSync(report, { force: true });
  const ok = await run(bin('@playwright/test/cli.js'), ['test', ...files], {
    ...env,
    CHROMIUM_PATH: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  if (!existsSync(report)) return ONE_FAILED;
  const { passed, failed, ...names } = browserSummary(JSON.parse(readFileSync(report, 'utf8')) as BrowserReport, ok);
  if (names.failures.length > 0) remarks.push('Failed in the browser:', ...names.failures.map((name) => `  ${name}`));
  if (names.secondTries.length > 0)
    remarks.push('Passed only at the second try:', ...names.secondTries.map((name) => `  ${name}`));
  return { passed, failed };
}

async function dryDeployment(): Promise<Count> {
  await buildClient();
  wrangler('deploy', '--dry-run', '--outdir', 'dist/worker');
  const { raw, compressed } = workerSize(path.join(ROOT, 'dist/worker'));
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`The Worker: ${kilobytes(raw)}, ${kilobytes(compressed)} compressed.`);
  if (compressed < WORKER_SIZE_MAX) return ONE_PASSED;
  console.error(`That is over its budget of ${kilobytes(WORKER_SIZE_MAX)} compressed.`);
  return ONE_FAILED;
}

async function bundleSize(): Promise<Count> {
  await buildClient();
  return (await run(path.join(ROOT, 'scripts/bundle-size.ts'), [])) ? ONE_PASSED : ONE_FAILED;
}

const STEPS: Record<string, () => Promise<Count>> = {
  'format and lint': tool(bin('@biomejs/biome/bin/biome'), 'ci', '.'),
  types,
  'import rules': importRules,
  'dead code': tool(bin('knip/bin/knip.js'), '--no-progress'),
  'data lint': tool(path.join(ROOT, 'data/pipeline/lint/run.ts')),
  licences: tool(path.join(ROOT, 'scripts/licences.ts')),
  'unit tests': () => tests('unit', ['--project', 'unit', '--project', 'unit, isolated', '--project', 'unit, French']),
  'worker tests': () => tests('worker', ['--project', 'worker']),
  'bundle size': bundleSize,
  'dry deployment': dryDeployment,
  'built worker': () => tests('built', ['--project', 'built']),
  'browser tests': () => browserTests(),
};

/** Files `*.long.test.ts`, browser tests tagged `@long`, and the larger numbers of what has a short form too. */
const LONG = { TEST_FORM: 'long' };
/** Steps of `npm run test:long`, the quickest first. */
const LONG_STEPS: Record<string, () => Promise<Count>> = {
  wishes: () => tests('wishes', ['--project', 'unit', 'held-out'], LONG),
  loads: () => tests('loads', ['--project', 'unit', 'tests/data/two-loads', 'tests/data/atomic-load'], LONG),
  pictures: () => browserTests(['drawn-once.long'], LONG),
  accessibility: () => browserTests(['accessibility.long'], LONG),
  journeys: () => browserTests([String.raw`e2e/[\w-]+\.spec\.ts$`], LONG),
  soak: tool(path.join(ROOT, 'tests/soak/run.ts')),
  fuzz: () =>
    tests('fuzz', ['--project', 'worker', '--project', 'unit, isolated', 'tests/fuzz', 'hostile-texts'], LONG),
  faults: () => tests('faults', ['--project', 'worker', 'tests/faults'], LONG),
};

try {
  mkdirSync(REPORTS, { recursive: true });
  ensureDevVars();
} catch (error) {
  console.error(diskTrouble(error) ?? error);
  process.exit(1);
}

const isLong = process.argv.includes('--long');
const steps = isLong ? LONG_STEPS : STEPS;
const wanted = process.argv.slice(2).filter((word) => word !== '--long');
const sum: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.some((word) => name.startsWith(word))) continue;
  console.log(`\n== ${name}`);
  const started = performance.now();
  let count: Count;
  try {
    count = await step();
  } catch (error) {
    console.error(diskTrouble(error) ?? (error instanceof Error ? error.message : error));
    count = ONE_FAILED;
  }
  if (isStopped()) {
    console.error(`\nStopped during: ${name}.`);
    process.exit(stoppedCode());
  }
  sum.passed += count.passed;
  sum.failed += count.failed;
  lines.push(
    `${count.failed ? 'FAILED' : 'ok    '} ${name}: ${count.passed} passed, ${count.failed} failed, ${durationText(performance.now() - started)}`,
  );
}
if (lines.length === 0)
  console.error(`No step begins with ${wanted.join(' or ')}. There are: ${Object.keys(steps).join(', ')}.`);
console.log(`\n${[...lines, ...(remarks.length > 0 ? ['', ...remarks] : [])].join('\n')}\n`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);
