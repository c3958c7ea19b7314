/**
 * `npm test` after the install: every check of the project, each named, counted and summed up in one closing line
 * `N passed, N failed`. A step that is not a test runner counts as one. `npm test -- unit` runs the steps whose name
 * begins with one of the words.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { buildClient } from './build-client.ts';
import { ensureDevVars } from './dev-vars.ts';
import { WORKER_SIZE_MAX, workerSize } from './worker-size.ts';
import { wrangler } from './wrangler.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const REPORTS = path.join(ROOT, '.cache/reports');
/** Fewer modules than this and the import rules looked at nothing: the cruiser resolves silently to zero under some compilers. */
const LEAST_MODULES = 120;

interface Count {
  passed: number;
  failed: number;
}

const bin = (file: string) => path.join(ROOT, 'node_modules', file);
const ONE_PASSED: Count = { passed: 1, failed: 0 };
const ONE_FAILED: Count = { passed: 0, failed: 1 };

function run(script: string, args: string[], env: Record<string, string> = {}): boolean {
  const result = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return result.status === 0;
}

const tool =
  (script: string, ...args: string[]) =>
  (): Count =>
    run(script, args) ? ONE_PASSED : ONE_FAILED;

function importRules(): Count {
  const result = spawnSync(
    process.execPath,
    [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      'schema',
      'data',
      'worker',
      'frontend',
      'scripts',
      '--config',
      '.dependency-cruiser.cjs',
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const modules = Number(/([\d,]+) modules/.exec(result.stdout)?.[1]?.replace(/,/g, '') ?? 0);
  console.log(result.stdout.trim());
  if (modules < LEAST_MODULES)
    console.error(`Only ${modules} modules were looked at; at least ${LEAST_MODULES} are expected.`);
  return result.status === 0 && modules >= LEAST_MODULES ? ONE_PASSED : ONE_FAILED;
}

function tests(name: string, ...args: string[]): Count {
  const report = path.join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const ok = run(bin('vitest/vitest.mjs'), [
    'run',
    ...args,
    // Vitest by itself leaves one core idle, of two.
    '--maxWorkers=100%',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  if (!existsSync(report)) return ONE_FAILED;
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  // A file that does not even load has no failed test of its own.
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

function browserTests(): Count {
  buildClient();
  const report = path.join(REPORTS, 'e2e.json');
  rmSync(report, { force: true });
  const ok = run(bin('@playwright/test/cli.js'), ['test'], {
    CHROMIUM_PATH: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  if (!existsSync(report)) return ONE_FAILED;
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only at a second try; see the list above.`);
  return { passed: stats.expected + stats.flaky, failed: ok ? 0 : Math.max(stats.unexpected, 1) };
}

function dryDeployment(): Count {
  buildClient();
  wrangler('deploy', '--dry-run', '--outdir', 'dist/worker');
  const { raw, compressed } = workerSize(path.join(ROOT, 'dist/worker'));
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`The Worker: ${kilobytes(raw)}, ${kilobytes(compressed)} compressed.`);
  if (compressed < WORKER_SIZE_MAX) return ONE_PASSED;
  console.error(`That is over its budget of ${kilobytes(WORKER_SIZE_MAX)} compressed.`);
  return ONE_FAILED;
}

function bundleSize(): Count {
  buildClient();
  return run(path.join(ROOT, 'scripts/bundle-size.ts'), []) ? ONE_PASSED : ONE_FAILED;
}

const STEPS: Record<string, () => Count> = {
  'format and lint': tool(bin('@biomejs/biome/bin/biome'), 'ci', '.'),
  types: tool(bin('typescript/bin/tsc'), '-b'),
  'import rules': importRules,
  'data lint': tool(path.join(ROOT, 'data/pipeline/lint/run.ts')),
  licences: tool(path.join(ROOT, 'scripts/licences.ts'), '--offline'),
  'unit tests': () => tests('unit', '--project', 'unit'),
  'worker tests': () => tests('worker', '--project', 'worker'),
  'bundle size': bundleSize,
  'dry deployment': dryDeployment,
  'built worker': () => tests('built', '--project', 'built'),
  'browser tests': browserTests,
};

mkdirSync(REPORTS, { recursive: true });
ensureDevVars();
const wanted = process.argv.slice(2);
const sum: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const [name, step] of Object.entries(STEPS)) {
  if (wanted.length > 0 && !wanted.some((word) => name.startsWith(word))) continue;
  console.log(`\n== ${name}`);
  const started = Date.now();
  let count: Count;
  try {
    count = step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count = ONE_FAILED;
  }
  sum.passed += count.passed;
  sum.failed += count.failed;
  lines.push(
    `${count.failed ? 'FAILED' : 'ok    '} ${name}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);
