/**
 * `npm run bench -- page-work`: the processor time a page takes in a browser four times slower than this machine. By the
 * thread's own clock, so that other work on the machine disturbs it less than it does Lighthouse. `--against <folder>`
 * measures another checkout of the site in turns with this one, so that before and after stand in one table.
 */
import type { Browser } from '@playwright/test';
import { isLive } from '../helpers/live.ts';
import { median, quantile } from './numbers.ts';
import { PAGE_NAMES, PAGES, type PageName, SLOWED } from './pages.ts';
import { fixed, type Section, type Target, tableText } from './report.ts';
import { onSlowPhone, startBrowser } from './slow-phone.ts';
import { startSites } from './start-site.ts';
import { type ThreadWork, TRACE_CATEGORIES, threadWork } from './trace.ts';

/** Milliseconds that are still counted after the network has come to rest. */
const AFTERWARDS = 1_500;

interface Measured extends ThreadWork {
  /** Milliseconds until the first control had handlers; null when the page has none. */
  live: number | null;
}

async function measure(browser: Browser, address: string): Promise<Measured> {
  return onSlowPhone(browser, async (page) => {
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await page.goto(address, { waitUntil: 'networkidle' });
    // Where scripts wait for the page to have loaded, the network rests before they have come.
    await page.waitForFunction(isLive, undefined);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(AFTERWARDS);
    const live = await page.evaluate(() => window.liveAt ?? null);
    return { ...threadWork((await browser.stopTracing()).toString()), live };
  });
}

export interface PageWorkOptions {
  runs?: number;
  pages?: readonly PageName[];
  /** Folder of another checkout of the site, with its packages installed. */
  against?: string | undefined;
}

const HEAD = [
  'page',
  'processor ms',
  'quartiles',
  'in scripts',
  'blocking-like ms',
  'quartiles',
  'first control live ms',
];

/** The table, and where there is another checkout the targets against it. */
export async function benchPageWork({ runs = 5, pages = PAGE_NAMES, against }: PageWorkOptions = {}): Promise<Section> {
  const results = new Map<string, Measured[]>();
  const resultsOf = (page: PageName, name: string) => results.get(`${page} ${name}`) ?? [];
  const browser = await startBrowser();
  const sites = await startSites(against).catch(async (error) => {
    await browser.close();
    throw error;
  });
  try {
    // Asked once before anything counts, so that no answer is the first of its kind.
    for (const page of pages) {
      for (const { url } of sites) await (await fetch(new URL(PAGES[page], url))).arrayBuffer();
    }
    for (let run = 0; run < runs; run += 1) {
      for (const page of pages) {
        const turns = run % 2 === 0 ? sites : sites.toReversed();
        for (const { name, url } of turns) {
          const measured = await measure(browser, new URL(PAGES[page], url).href);
          results.set(`${page} ${name}`, [...resultsOf(page, name), measured]);
        }
      }
    }
  } finally {
    await browser.close();
    for (const { stop } of sites) stop();
  }
  const middle = (page: PageName, name: string, read: (one: Measured) => number) =>
    median(resultsOf(page, name).map(read));
  const quartiles = (page: PageName, name: string, read: (one: Measured) => number) => {
    const values = resultsOf(page, name).map(read);
    return `${fixed(quantile(values, 0.25), 0)}–${fixed(quantile(values, 0.75), 0)}`;
  };
  const live = (page: PageName, name: string) => {
    const times = resultsOf(page, name).flatMap(({ live: time }) => time ?? []);
    return times.length > 0 ? fixed(median(times), 0) : null;
  };
  const cpu = ({ cpu: time }: Measured) => time;
  const blocking = ({ blocking: time }: Measured) => time;
  return {
    about: `Milliseconds of processor time of the browser’s main thread at ${SLOWED} times slower, by the thread’s own clock, until ${AFTERWARDS / 1_000} s after the network has come to rest; medians of ${runs} runs${against === undefined ? '' : ', *before* and *now* in turns'}, each with nothing in the browser’s cache. *Blocking-like*: what tasks after the first picture take over 50 ms. *First control live*: by the clock on the wall. A window as of Lighthouse’s phone; photographs are answered by one pixel, and no network is simulated.`,
    body: [
      tableText({
        head: HEAD,
        rows: pages.flatMap((page) =>
          sites.map(({ name }) => [
            sites.length > 1 ? `${page}, ${name}` : page,
            fixed(middle(page, name, cpu), 0),
            quartiles(page, name, cpu),
            fixed(
              middle(page, name, ({ script }) => script),
              0,
            ),
            fixed(middle(page, name, blocking), 0),
            quartiles(page, name, blocking),
            live(page, name),
          ]),
        ),
      }),
    ],
    targets:
      against === undefined
        ? []
        : [
            lessThanBefore('processor time', pages, (page, name) => middle(page, name, cpu)),
            lessThanBefore('blocking-like time', pages, (page, name) => middle(page, name, blocking)),
          ],
  };
}

function lessThanBefore(
  name: string,
  pages: readonly PageName[],
  of: (page: PageName, name: string) => number,
): Target {
  const more = pages.filter((page) => of(page, 'now') > of(page, 'before'));
  return {
    name,
    wanted: 'on every page no more than before',
    measured: pages
      .map((page) => `${page} ${fixed(of(page, 'before'), 0)} to ${fixed(of(page, 'now'), 0)} ms`)
      .join(', '),
    met: more.length === 0,
    why: `more on ${more.join(', ')}; the quartiles in the table say how far runs lie apart.`,
  };
}
