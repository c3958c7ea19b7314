/**
 * `npm run bench -- presses`: how long a page four times slower takes to show that it heard a press, by the browser's own
 * Event Timing (what *interaction to next paint* is made of). Real touches and keys, on a phone's window.
 */
import type { Browser, Page } from '@playwright/test';
import { isLive } from '../helpers/live.ts';
import { median } from './numbers.ts';
import { PAGES, SLOWED } from './pages.ts';
import { fixed, type Section, tableText } from './report.ts';
import { onSlowPhone, startBrowser } from './slow-phone.ts';
import { startSites } from './start-site.ts';
import { type PressFigure, pressTargets } from './targets.ts';

/** Events shorter than this are not told by the browser; its clock for them goes in steps of 8 ms. */
const SHORTEST = 16;
/** Milliseconds until what a press brings has been painted, and told. */
const AFTERWARDS = 1_000;

interface Press {
  name: string;
  address: string;
  /** What has to stand before the press; not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search universities' });
const openFilters = (page: Page) => page.getByRole('button', { name: /^Show filters/ }).tap();
const firstBox = (page: Page) => page.getByRole('main').getByRole('checkbox').first();
const firstCard = (page: Page) => page.getByRole('article').first();

const PRESSES: readonly Press[] = [
  {
    name: 'type in search',
    address: PAGES.search,
    prepare: (page) => searchBox(page).tap(),
    act: (page) => page.keyboard.type('stanford', { delay: 150 }),
  },
  { name: 'open filters', address: PAGES.search, act: openFilters },
  {
    name: 'tick a filter',
    address: PAGES.search,
    prepare: async (page) => {
      await openFilters(page);
      await firstBox(page).waitFor();
      await firstBox(page).scrollIntoViewIfNeeded();
    },
    act: (page) => firstBox(page).tap(),
  },
  {
    name: 'bookmark',
    address: PAGES.search,
    act: (page) =>
      firstCard(page)
        .getByRole('button', { name: /bookmark/i })
        .tap(),
  },
  {
    name: 'add to compare',
    address: PAGES.search,
    act: (page) =>
      firstCard(page)
        .getByRole('button', { name: /^Compare / })
        .tap(),
  },
  {
    name: 'open a term',
    address: PAGES.university,
    act: (page) => page.getByRole('main').locator('button[popovertarget]:visible').first().tap(),
  },
  { name: 'change a tab', address: PAGES.popular, act: (page) => page.getByRole('tab').nth(1).tap() },
];

/** Runs in the page: how many presses and keys the browser has counted by now. */
function pressesSoFar(): { count: number; now: number } {
  const { interactionCount = 0 } = performance as Performance & { interactionCount?: number };
  return { count: interactionCount, now: performance.now() };
}

/** Runs in the page: milliseconds of the slowest press or key since then; null when all were too short to be told. */
function slowestSince(since: number): Promise<number | null> {
  return new Promise((resolve) => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0 && entry.startTime >= since) durations.push(entry.duration);
      }
    });
    observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    setTimeout(() => resolve(durations.length > 0 ? Math.max(...durations) : null), 300);
  });
}

async function measure(browser: Browser, site: string, { name, address, prepare, act }: Press): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    await page.goto(new URL(address, site).href, { waitUntil: 'networkidle' });
    await page.waitForFunction(isLive, undefined);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await page.waitForTimeout(AFTERWARDS);
    const before = await page.evaluate(pressesSoFar);
    await act(page);
    await page.waitForTimeout(AFTERWARDS);
    const { count } = await page.evaluate(pressesSoFar);
    if (count === before.count) throw new Error(`${name}: the browser saw no press`);
    return (await page.evaluate(slowestSince, before.now)) ?? SHORTEST;
  });
}

export interface PressesOptions {
  runs?: number;
  /** Folder of another checkout of the site, measured in turns with this one. */
  against?: string | undefined;
}

/** The table of presses. A press that takes less than the browser tells counts as that. */
export async function benchPresses({ runs = 5, against }: PressesOptions = {}): Promise<Section> {
  const times = new Map<string, number[]>();
  const browser = await startBrowser();
  const sites = await startSites(against).catch(async (error) => {
    await browser.close();
    throw error;
  });
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const press of PRESSES) {
        for (const { name, url } of run % 2 === 0 ? sites : sites.toReversed()) {
          const key = `${press.name} ${name}`;
          times.set(key, [...(times.get(key) ?? []), await measure(browser, url, press)]);
        }
      }
    }
  } finally {
    await browser.close();
    for (const { stop } of sites) stop();
  }
  const of = (press: string, name: string) => times.get(`${press} ${name}`) ?? [];
  const figures: PressFigure[] = PRESSES.map(({ name }) => ({ press: name, milliseconds: median(of(name, 'now')) }));
  return {
    about: `Milliseconds from a press until the page has painted its answer, at ${SLOWED} times slower (Event Timing, as *interaction to next paint* counts it): of typing the slowest key, medians of ${runs} runs. Each press is the first on a page that has come to rest. The browser tells steps of 8 ms, and of presses under ${SHORTEST} ms nothing; by the clock on the wall, so that other work on the machine counts too.`,
    body: [
      tableText({
        head: ['press', ...sites.flatMap(({ name }) => [`${name}, ms`, 'slowest'])],
        rows: PRESSES.map(({ name: press }) => [
          press,
          ...sites.flatMap(({ name }) => [fixed(median(of(press, name)), 0), fixed(Math.max(...of(press, name)), 0)]),
        ]),
      }),
    ],
    targets: pressTargets(figures),
  };
}
