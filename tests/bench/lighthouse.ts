/**
 * `npm run lighthouse`: Lighthouse with its mobile preset on a page of each kind (tests/bench/pages.ts), each in a fresh
 * browser; prints the median of the runs. Measures the built site behind a proxy that compresses as the edge does.
 * `--runs 3` changes the number of runs (5), `--page search` picks pages, `--site URL` measures a site that already
 * runs, `--report folder` keeps each median run's report. Where the machine is too slow for such times it says so and
 * prints the table of processor time (tests/bench/page-work.ts), with `--against folder` beside another checkout.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../../scripts/browser.ts';
import { startEdgeProxy } from '../../scripts/edge-proxy.ts';
import { median } from './numbers.ts';
import { BROWSER_FLAGS, PAGE_NAMES, PAGES, type PageName } from './pages.ts';
import { type Cell, fixed, type Section, tableText } from './report.ts';
import { startSite } from './start-site.ts';
import { isMachineSlow, type LighthouseFigure, lighthouseTargets, MACHINE_LEAST } from './targets.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What assistants in a browser need; it has no score, only checks that pass or do not. */
const AGENTIC = 'agentic-browsing';
const DEBUGGING_PORT = 8899;
const { version: LIGHTHOUSE } = createRequire(import.meta.url)('lighthouse/package.json') as { version: string };

/** One run in a browser of its own, so that nothing is in its cache. Throws when the page could not be measured. */
async function measure(address: string): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS, '--enable-features=WebMCP', `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const run = await lighthouse(address, {
      port: DEBUGGING_PORT,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES, AGENTIC],
    });
    if (!run || run.lhr.runtimeError) throw new Error(`${address}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
    return run.lhr;
  } finally {
    await browser.close();
  }
}

/** Layout shift is scored by degrees; from 0.9 on it is good. */
const SHIFT = 'cumulative-layout-shift';
const GOOD_SHIFT = 0.9;

const score = (run: Result, category: string): number => Math.round((run.categories[category]?.score ?? 0) * 100);
const value = (run: Result, audit: string): number => run.audits[audit]?.numericValue ?? Number.NaN;

/** Audits of a category that count and could be tried on the page, each with whether it passes. */
const checksOf = (run: Result, category: string) =>
  (run.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => ({ id, score: run.audits[id]?.score ?? null }))
    .filter((check): check is { id: string; score: number } => check.score !== null);

/** What keeps the categories other than performance from 100, and checks of the agentic one that fail, by audit id. */
function shortfalls(run: Result): string[] {
  const failed = [...CATEGORIES.slice(1), AGENTIC].flatMap((category) =>
    checksOf(run, category).filter(({ id, score }) => score < (id === SHIFT ? GOOD_SHIFT : 1)),
  );
  return failed.map(({ id }) => id);
}

/** How many of the agentic category's checks pass, of how many that could be tried. */
function agenticOf(run: Result): string {
  const checks = checksOf(run, AGENTIC);
  return `${checks.filter(({ id, score }) => score >= (id === SHIFT ? GOOD_SHIFT : 1)).length}/${checks.length}`;
}

/** The run with the median score of performance. */
function typicalOf(results: readonly Result[]): Result {
  const inOrder = results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
  return inOrder[(results.length - 1) >> 1] as Result;
}

/** Medians of a page's runs. */
export interface PageFigure extends LighthouseFigure {
  /** Seconds until the first thing has shown, and kilobytes. */
  fcp: number;
  kilobytes: number;
  /** Checks of the agentic category that pass in the typical run. */
  agentic: string;
  /** Ids of the audits that keep a category from 100. */
  missed: string[];
}

export interface LighthouseOptions {
  runs?: number;
  pages?: readonly string[];
  /** A site that already runs; otherwise it is built and served. */
  site?: string | undefined;
  /** Where each page's median run is left as a report. */
  report?: string | undefined;
  /** Folder of another checkout, measured beside this one where processor time stands in for Lighthouse's times. */
  against?: string | undefined;
  onPage?: (figure: PageFigure) => void;
}

/** Measures the pages, one after the other. */
export async function measurePages({
  runs = 5,
  pages = PAGE_NAMES,
  site: running,
  report,
  onPage,
}: LighthouseOptions = {}): Promise<PageFigure[]> {
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
  const unknown = pages.find((name) => !(name in PAGES));
  if (unknown !== undefined) throw new Error(`--page takes ${PAGE_NAMES.join(', ')}`);
  const site = running ? null : await startSite();
  const edge = await startEdgeProxy(new URL(running ?? site?.url ?? ''));
  try {
    const figures: PageFigure[] = [];
    for (const name of pages as PageName[]) {
      const results: Result[] = [];
      while (results.length < runs) results.push(await measure(new URL(PAGES[name], edge.url).href));
      const of = (read: (run: Result) => number) => median(results.map(read));
      const figure: PageFigure = {
        page: name,
        scores: Object.fromEntries(CATEGORIES.map((category) => [category, of((run) => score(run, category))])),
        fcp: of((run) => value(run, 'first-contentful-paint')) / 1000,
        lcp: of((run) => value(run, 'largest-contentful-paint')) / 1000,
        cls: Number(of((run) => value(run, SHIFT)).toFixed(3)),
        tbt: of((run) => value(run, 'total-blocking-time')),
        kilobytes: of((run) => value(run, 'total-byte-weight')) / 1000,
        machine: of((run) => run.environment.benchmarkIndex),
        agentic: agenticOf(typicalOf(results)),
        missed: [...new Set(results.flatMap(shortfalls))],
      };
      figures.push(figure);
      onPage?.(figure);
      if (report) {
        mkdirSync(report, { recursive: true });
        writeFileSync(path.join(report, `${name}.json`), JSON.stringify(typicalOf(results)));
      }
    }
    return figures;
  } finally {
    await edge.close();
    site?.stop();
  }
}

const HEAD = ['page', ...CATEGORIES, 'agentic', 'LCP s', 'TBT ms', 'CLS', 'FCP s', 'kB', 'machine'];

const rowOf = ({ page, scores, agentic, lcp, tbt, cls, fcp, kilobytes, machine }: PageFigure): Cell[] => [
  page,
  ...CATEGORIES.map((category) => scores[category] ?? null),
  agentic,
  lcp.toFixed(2),
  tbt.toFixed(0),
  cls.toFixed(3),
  fcp.toFixed(2),
  kilobytes.toFixed(0),
  machine.toFixed(0),
];

const missedOf = (figures: readonly PageFigure[]): string[] =>
  figures.filter(({ missed }) => missed.length > 0).map(({ page, missed }) => `${page}, failed: ${missed.join(', ')}`);

const TOO_SLOW = `This machine’s index is under ${fixed(MACHINE_LEAST, 0)}: performance, LCP and TBT say nothing of a phone here, and the processor time of each page stands in their place.`;

/** Where the machine was too slow: that it was, and the table of processor time in the place of Lighthouse's times. */
async function inPlaceOfTimes(
  figures: readonly PageFigure[],
  { runs, against }: Pick<LighthouseOptions, 'runs' | 'against'>,
): Promise<string[]> {
  if (!isMachineSlow(figures)) return [];
  const { benchPageWork } = await import('./page-work.ts');
  const pages = figures.map(({ page }) => page as PageName);
  const { about, body } = await benchPageWork({ ...(runs === undefined ? {} : { runs }), pages, against });
  return [TOO_SLOW, about, ...body];
}

/** The section of docs/benchmarks.md; without a browser it says so. */
export async function benchLighthouse(options: LighthouseOptions = {}): Promise<Section> {
  const browser = await findBrowser().catch(() => null);
  const figures = browser === null ? null : await measurePages(options);
  return {
    about: `Lighthouse ${LIGHTHOUSE} with its mobile preset (a simulated slow phone on slow 4G), a fresh browser each run, medians of ${options.runs ?? 5} runs, the built site behind a proxy that compresses as an edge does. *agentic*: checks of what assistants in a browser need that pass, of those that could be tried. *machine* is Lighthouse’s own index of how fast this computer was.`,
    body: figures
      ? [
          tableText({ head: HEAD, rows: figures.map(rowOf) }),
          ...missedOf(figures),
          ...(await inPlaceOfTimes(figures, options)),
        ]
      : ['Not measured: there is no browser on this machine.'],
    targets: lighthouseTargets(figures),
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true, default: PAGE_NAMES },
      site: { type: 'string' },
      report: { type: 'string' },
      against: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  console.log(tableText({ head: HEAD, rows: [] }));
  const figures = await measurePages({
    runs,
    pages: values.page,
    site: values.site,
    report: values.report,
    onPage: (figure) => {
      console.log(
        tableText({ head: HEAD, rows: [rowOf(figure)] })
          .split('\n')
          .at(-1),
      );
      for (const line of missedOf([figure])) console.log(`  ${line}`);
    },
  });
  for (const text of await inPlaceOfTimes(figures, { runs, against: values.against })) console.log(`\n${text}`);
}
