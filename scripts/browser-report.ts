/** Summarizes the browser tests' report (Playwright's JSON) for `npm test`. */

interface Suite {
  title: string;
  file?: string;
  suites?: Suite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
}

/** As much of the report as is read here. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: Suite[];
  /** What is no test's: a file that could not be loaded, a server that did not start. */
  errors?: unknown[];
}

export interface BrowserSummary {
  passed: number;
  failed: number;
  /** Names of the tests that passed only when they were tried again, such as `[phone] map.spec.ts › the map › is drawn`. */
  secondTries: string[];
  /** Names of the tests that failed. */
  failures: string[];
}

/** Every test's name and outcome, in the order of the report. */
function* outcomes(suites: readonly Suite[], above: readonly string[]): Generator<{ name: string; status: string }> {
  for (const suite of suites) {
    const path = suite.title === '' ? above : [...above, suite.title];
    for (const { title, tests } of suite.specs ?? []) {
      for (const { projectName, status } of tests)
        yield { name: `[${projectName}] ${[...path, title].join(' › ')}`, status };
    }
    yield* outcomes(suite.suites ?? [], path);
  }
}

/** `endedWell` is what the runner's exit code says: a failure that is no test's own counts as one. */
export function browserSummary({ stats, suites = [], errors = [] }: BrowserReport, endedWell: boolean): BrowserSummary {
  const all = [...outcomes(suites, [])];
  const named = (wanted: string) => all.filter(({ status }) => status === wanted).map(({ name }) => name);
  const isBroken = !endedWell || errors.length > 0;
  return {
    passed: stats.expected + stats.flaky,
    failed: isBroken ? Math.max(stats.unexpected, 1) : stats.unexpected,
    secondTries: named('flaky'),
    failures: named('unexpected'),
  };
}
