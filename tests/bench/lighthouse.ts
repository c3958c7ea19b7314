/**
 * `npm run lighthouse`: Lighthouse with its mobile preset on home, search, a university and a comparison, each in a
 * fresh browser; prints the median of the runs. Measures the built site behind a proxy that compresses as the edge
 * does. `--runs 3` changes the number of runs (5), `--page search` picks pages, `--site URL` measures a site that
 * already runs, `--report folder` keeps each median run's report.
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
import { type Cell, type Section, tableText } from './report.ts';
import { startSite } from './start-site.ts';
import { type LighthouseFigure, lighthouseTargets } from './targets.ts';

const PAGES = {
  home: '/',
  search: '/search',
  university: '/university/stanford-university-243744',
  compare: '/compare?ids=166027,110662,900138',
} as const;
type PageName = keyof typeof PAGES;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const DEBUGGING_PORT = 8899;
const { version: LIGHTHOUSE } = createRequire(import.meta.url)('lighthouse/package.json') as { version: string };
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
];

/** One run in a browser of its own, so that nothing is in its cache. Throws when the page could not be measured. */
async function measure(address: string): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const run = await lighthouse(address, {
      port: DEBUGGING_PORT,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!run || run.lhr.runtimeError) throw new Error(`${address}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
    return run.lhr;
  } finally {
    await browser.close();
  }
}

const score = (run: Result, category: string): number => Math.round((run.categories[category]?.score ?? 0) * 100);
const value = (run: Result, audit: string): number => run.audits[audit]?.numericValue ?? Number.NaN;

/** What keeps the other three categories from 100, by audit id. */
function shortfalls(run: Result): string[] {
  return CATEGORIES.slice(1).flatMap((category) =>
    (run.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (run.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
}

/** Medians of a page's runs. */
export interface PageFigure extends LighthouseFigure {
  /** Seconds until the largest thing has shown, milliseconds of blocked scripts, kilobytes, the machine's own speed. */
  lcp: number;
  tbt: number;
  kilobytes: number;
  machine: number;
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
  onPage?: (figure: PageFigure) => void;
}

/** Measures the pages, one after the other. */
export async function measurePages({
  runs = 5,
  pages = Object.keys(PAGES),
  site: running,
  report,
  onPage,
}: LighthouseOptions = {}): Promise<PageFigure[]> {
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
  const unknown = pages.find((name) => !(name in PAGES));
  if (unknown !== undefined) throw new Error(`--page takes ${Object.keys(PAGES).join(', ')}`);
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
        lcp: of((run) => value(run, 'largest-contentful-paint')) / 1000,
        cls: Number(of((run) => value(run, 'cumulative-layout-shift')).toFixed(3)),
        tbt: of((run) => value(run, 'total-blocking-time')),
        kilobytes: of((run) => value(run, 'total-byte-weight')) / 1000,
        machine: of((run) => run.environment.benchmarkIndex),
        missed: [...new Set(results.flatMap(shortfalls))],
      };
      figures.push(figure);
      onPage?.(figure);
      if (report) {
        const typical = results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'))[(runs - 1) >> 1];
        mkdirSync(report, { recursive: true });
        writeFileSync(path.join(report, `${name}.json`), JSON.stringify(typical));
      }
    }
    return figures;
  } finally {
    await edge.close();
    site?.stop();
  }
}

const HEAD = ['page', ...CATEGORIES, 'LCP s', 'CLS', 'TBT ms', 'kB', 'machine'];

const rowOf = ({ page, scores, lcp, cls, tbt, kilobytes, machine }: PageFigure): Cell[] => [
  page,
  ...CATEGORIES.map((category) => scores[category] ?? null),
  lcp.toFixed(2),
  cls.toFixed(3),
  tbt.toFixed(0),
  kilobytes.toFixed(0),
  machine.toFixed(0),
];

const missedOf = (figures: readonly PageFigure[]): string[] =>
  figures
    .filter(({ missed }) => missed.length > 0)
    .map(({ page, missed }) => `${page}, below 100 for: ${missed.join(', ')}`);

/** The section of docs/benchmarks.md; without a browser it says so. */
export async function benchLighthouse(options: LighthouseOptions = {}): Promise<Section> {
  const browser = await findBrowser().catch(() => null);
  const figures = browser === null ? null : await measurePages(options);
  return {
    about: `Lighthouse ${LIGHTHOUSE} with its mobile preset (a simulated slow phone on slow 4G), a fresh browser each run, medians of ${options.runs ?? 5} runs, the built site behind a proxy that compresses as an edge does (docs/decisions/0009). *machine* is Lighthouse’s own index of how fast this computer was.`,
    body: figures
      ? [tableText({ head: HEAD, rows: figures.map(rowOf) }), ...missedOf(figures)]
      : ['Not measured: there is no browser on this machine.'],
    targets: lighthouseTargets(figures),
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true, default: Object.keys(PAGES) },
      site: { type: 'string' },
      report: { type: 'string' },
    },
  });
  console.log(tableText({ head: HEAD, rows: [] }));
  await measurePages({
    runs: Number(values.runs),
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
}
