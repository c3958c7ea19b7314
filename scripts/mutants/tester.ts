/**
 * Runs tests over changed sources, as often as it is asked to, in a process of its own: a mutant that never ends is ended
 * with it. No file is touched; what the tests are given of a file is changed on the way to them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import unit from '../../vitest.config.ts';
import worker from '../../vitest.worker.config.ts';
import { type Mutant, mutated, withTraces } from './make-mutants.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A test file, of the project that runs it. */
export interface TestFile {
  project: string;
  file: string;
  /** Milliseconds that it took when it was last run whole. */
  took: number;
}
/** Functions of the files by their ids, and which test files reach them. */
export type Reached = Record<string, TestFile[]>;

export type Task =
  | { do: 'trace'; files: string[]; workers: number }
  | { do: 'try'; files: string[]; file: string; mutant: Mutant; tests: TestFile[]; workers: number };
export type Result = { reached: Reached; failed: string[] } | { killedBy: string | null };

/** The text that a file is given to the tests with; files that are not named are as they are. */
let changed = new Map<string, (text: string) => string>();

const changing: Plugin = {
  name: 'changed-sources',
  enforce: 'pre',
  load(id) {
    const file = path.relative(ROOT, id.split('?')[0] ?? '');
    const change = changed.get(file);
    return change?.(readFileSync(path.join(ROOT, file), 'utf8'));
  },
};

type Project = { plugins?: Plugin[]; test: Record<string, unknown> };

/**
 * The projects of the tests that the files have (vitest.config.ts), with the plugin. Hostile texts, faults and what is made
 * of the raw data take minutes, and are left out; a busy machine must not look like a test that fails.
 */
async function openVitest(files: readonly string[], workers: number, tracing: boolean): Promise<Vitest> {
  const own = (unit as { test: { projects: Project[] } }).test.projects[0] as Project;
  const inWorkerd = async () => (await (worker as (env: unknown) => Promise<unknown>)({})) as Project;
  const used = [...new Set(files.map(isOfWorkerd))];
  const setupFiles = tracing ? [path.join(import.meta.dirname, 'note-reached.ts')] : [];
  const exclude = ['tests/{fuzz,faults,data,unit}/**', 'data/**', '**/hostile*.test.ts'];
  const patience = { testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS };
  const projects = (await Promise.all(used.map((of) => (of ? inWorkerd() : own)))).map((project) => ({
    ...project,
    plugins: [changing, ...(project.plugins ?? [])],
    test: {
      ...project.test,
      ...patience,
      setupFiles,
      exclude: [...((project.test.exclude as string[]) ?? []), ...exclude],
    },
  }));
  return createVitest(
    'test',
    {
      root: ROOT,
      config: false,
      watch: false,
      // What is kept of an earlier run is not what this one is to be given.
      fsModuleCache: false,
      maxWorkers: workers,
      bail: tracing ? 0 : 1,
      reporters: [{ onTestModuleEnd: (module) => void ended.push(module) }],
      silent: true,
      projects: projects as never,
    },
    { logLevel: 'silent' },
  );
}

const PATIENCE_MS = 60_000;
/** Milliseconds up to which a test file is quick: the others are asked only about what those let through. */
const QUICK_MS = 2_000;

/** Rules and search are tested in Node, the rest of the Worker in its own runtime. */
const isOfWorkerd = (file: string) => file.startsWith('worker/') && !file.startsWith('worker/search/');

let opened: Vitest | null = null;
let mutatedBefore = '';

/** The test files that ended in this run: vitest's own answer holds what earlier runs left, too. */
let ended: TestModule[] = [];

async function trace(files: readonly string[], workers: number): Promise<Result> {
  changed = new Map(files.map((file) => [file, (text) => withTraces(file, text)]));
  const vitest = await openVitest(files, workers, true);
  vitest.config.related = files.map((file) => path.join(ROOT, file));
  const { testModules } = await vitest.runTestSpecifications(await vitest.getRelevantTestSpecifications());
  const reached: Reached = {};
  for (const module of testModules) {
    const test = { project: module.project.name, file: module.moduleId, took: Math.ceil(timeOf(module)) };
    for (const id of (module.meta() as { reached?: string[] }).reached ?? []) {
      const list = reached[id] ?? [];
      reached[id] = list;
      list.push(test);
    }
  }
  const failed = testModules.filter((module) => !module.ok()).map(({ moduleId }) => path.relative(ROOT, moduleId));
  await vitest.close();
  return { reached, failed };
}

function timeOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return collectDuration + setupDuration + duration;
}

async function tryOne(task: Task & { do: 'try' }): Promise<Result> {
  changed = new Map([[task.file, (text) => mutated(text, task.mutant)]]);
  opened ??= await openVitest(task.files, task.workers, false);
  // The file of the mutant before too: it is as it was again.
  for (const file of new Set([mutatedBefore || task.file, task.file])) opened.invalidateFile(path.join(ROOT, file));
  mutatedBefore = task.file;
  for (const tests of [task.tests.filter(isQuick), task.tests.filter((test) => !isQuick(test))]) {
    const killedBy = await firstFailing(opened, tests);
    if (killedBy !== null) return { killedBy };
  }
  return { killedBy: null };
}

const isQuick = ({ took }: TestFile) => took <= QUICK_MS;

async function firstFailing(vitest: Vitest, tests: readonly TestFile[]): Promise<string | null> {
  if (tests.length === 0) return null;
  ended = [];
  vitest.state.clearErrors();
  const { unhandledErrors } = await vitest.runTestSpecifications(
    tests.map(({ project, file }) => vitest.getProjectByName(project).createSpecification(file)),
  );
  const failing = ended.find((module) => module.state() === 'failed');
  if (failing) return path.relative(ROOT, failing.moduleId);
  return unhandledErrors.length > 0 ? 'an error' : null;
}

process.on('message', (task: Task) => {
  const work = task.do === 'trace' ? trace(task.files, task.workers) : tryOne(task);
  work.then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
// Who asked is gone: nothing that was started here stays behind. The group is this process and what it started.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
