/**
 * `npm run lighthouse`: Lighthouse with its mobile preset on home, search, a university and a comparison, each in a
 * fresh browser; prints the median of the runs. Measures the built site behind a proxy that compresses as the edge
 * does. `--runs 3` changes the number of runs (5), `--page search` picks pages, `--site URL` measures a site that
 * already runs, `--report folder` keeps each median run's report.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../../scripts/browser.ts';
import { startEdgeProxy } from '../../scripts/edge-proxy.ts';
import { startSite } from './start-site.ts';

const PAGES = {
  home: '/',
  search: '/search',
  university: '/university/stanford-university-243744',
  compare: '/compare?ids=166027,110662,900138',
} as const;
type PageName = keyof typeof PAGES;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const DEBUGGING_PORT = 8899;
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: Object.keys(PAGES) },
    site: { type: 'string' },
    report: { type: 'string' },
  },
});

/** One run in a browser of its own, so that nothing is in its cache. Throws when the page could not be measured. */
async function measure(address: string): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
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

function middle(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** What keeps the other three categories from 100, by audit id. */
function shortfalls(run: Result): string[] {
  return CATEGORIES.slice(1).flatMap((category) =>
    (run.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (run.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
}

const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
const site = options.site ? null : await startSite();
const edge = await startEdgeProxy(new URL(options.site ?? site?.url ?? ''));
try {
  console.log(`| page | ${CATEGORIES.join(' | ')} | LCP s | CLS | TBT ms | kB | machine |`);
  console.log(`| --- |${' ---: |'.repeat(CATEGORIES.length + 5)}`);
  for (const name of options.page) {
    if (!(name in PAGES)) throw new Error(`--page takes ${Object.keys(PAGES).join(', ')}`);
    const results: Result[] = [];
    while (results.length < runs) results.push(await measure(new URL(PAGES[name as PageName], edge.url).href));
    const of = (read: (run: Result) => number) => middle(results.map(read));
    const cells = [
      ...CATEGORIES.map((category) => of((run) => score(run, category))),
      (of((run) => value(run, 'largest-contentful-paint')) / 1000).toFixed(2),
      of((run) => value(run, 'cumulative-layout-shift')).toFixed(3),
      of((run) => value(run, 'total-blocking-time')).toFixed(0),
      (of((run) => value(run, 'total-byte-weight')) / 1000).toFixed(0),
      of((run) => run.environment.benchmarkIndex).toFixed(0),
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
    const missed = [...new Set(results.flatMap(shortfalls))];
    if (missed.length > 0) console.log(`  below 100 for: ${missed.join(', ')}`);
    if (options.report) {
      const performance = of((run) => score(run, 'performance'));
      const typical = results.find((run) => score(run, 'performance') === performance);
      mkdirSync(options.report, { recursive: true });
      writeFileSync(path.join(options.report, `${name}.json`), JSON.stringify(typical));
    }
  }
} finally {
  await edge.close();
  site?.stop();
}
