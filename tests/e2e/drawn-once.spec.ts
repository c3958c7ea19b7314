/**
 * Each page is drawn once: without scripts, before the scripts have come and after they have taken it over, it is the
 * same picture, at the width of a phone and of a desk, light and dark. Pictures are compared with each other, so that
 * none is kept in the repository. What depends on who asks is in an element with `data-personal`, which is covered in all
 * pictures. What explains itself to who has no scripts is in an element with `data-without-scripts`: it is taken out of
 * that picture, and nobody else may see it. There is no other exception.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page, TestInfo } from '@playwright/test';
import { ROUTE_PATHS, type RoutePath } from '../../schema/domain/route-paths.ts';
import { isLive } from '../helpers/live.ts';
import { expect, test } from './site.ts';

/** Every route at an address that shows it, and what has no line of its own there. */
const ADDRESSES: Record<string, string> = {
  ...Object.fromEntries(Object.entries<RoutePath>(ROUTE_PATHS).map(([name, { path: pattern }]) => [name, pattern])),
  major: '/programs/nursing',
  university: '/university/stanford-university-243744',
  'university in Canada': '/university/algoma-university-900005',
  compare: '/compare?ids=166027,110662',
  'compare, nothing chosen': '/compare',
  // The same view as by a link of an account, whose address is made for each (sharing.spec.ts).
  sharedList: '/shared?ids=166027,110662,900138',
  sharedHere: '/shared?ids=243744',
  article: '/articles/1',
  resourcesArticle: '/resources/2',
  helpArticle: '/help/search/advanced-filters',
  'a question': '/search?q=boston&country=US&sortBy=tuition',
  'no page': '/no/such/page',
};
const SIZES = {
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  1440: { viewport: { width: 1440, height: 900 } },
} as const;
const SCHEMES = ['light', 'dark'] as const;

/** One pixel in ten thousand may differ by more than a trace of colour: the edge of a letter. A line that moved is hundreds. */
const TOLERANCE = { threshold: 0.1, maxDiffPixelRatio: 0.0001 } as const;
/** Covered in every picture: it shows what one browser or one account keeps. */
const PERSONAL = '[data-personal]';
/** Taken out of the picture without scripts, and seen in no other. */
const WITHOUT_SCRIPTS = '[data-without-scripts]';
/** All but the few lines that choose light or dark before anything is painted. */
const SCRIPTS = /\/assets\/.*\.js$/;
/** Photographs lie elsewhere; this one stands for all, so that a slow network is no difference. */
const GREY_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
/** Further down no page is looked at: the browser paints no larger picture in one piece. */
const HEIGHT_MAX = 16_000;

/** Six pages are opened for one test, and where they differ large pictures are compared. */
const TIMEOUT = 120_000;
/** How long a page keeps its height to be at rest. */
const SETTLED_MS = 300;

interface Opened {
  picture: Buffer;
  /** Where it ended: who is not signed in is led from a page of one's own to the form. */
  pathname: string;
  /** Sum of all layout shifts with what moved, and what the console and the page complained of. */
  shifts: string[];
  complaints: string[];
}

type State = 'without scripts' | 'before hydration' | 'hydrated';

/** Runs in the page: every shift since it began, also those right after a press. */
function shiftsSoFar(): Promise<string[]> {
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
  const nameOf = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent?.slice(0, 60) ?? 'gone');
  return new Promise((resolve) => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push(`${value.toFixed(4)}: ${sources.map(({ node }) => nameOf(node)).join(' | ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(shifts), 100);
  });
}

/** Most that is waited for parts that React may leave alone until they are pressed. */
const PARTS_MS = 3_000;
const allLive = (page: Page) =>
  page.waitForFunction(isLive, 'every' as const, { timeout: PARTS_MS }).catch(() => undefined);

/** Shows all of it for a moment, so that what comes when it is seen comes, and waits for what then comes. */
async function showAll(page: Page, state: State): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: Math.max(height, await heightOf(page)) });
  // A photograph further down than is looked at waits until somebody comes near it.
  const areThere = () =>
    page.evaluate(
      (most) => [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > most),
      HEIGHT_MAX,
    );
  await expect.poll(areThere).toBe(true);
  if (state === 'hydrated') await allLive(page);
  // Back, as there are parts that are as tall as the window.
  await page.setViewportSize({ width, height });
  if (state !== 'hydrated') return;
  // What comes by itself a moment later has come when the page has kept its height for a while.
  let before = -1;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await heightOf(page);
        return before === last;
      },
      { intervals: [SETTLED_MS] },
    )
    .toBe(true);
}

/** Takes out what says something to who has no scripts; it may stand in nobody else's way. */
async function leaveOut(page: Page, state: State): Promise<void> {
  const explanations = page.locator(WITHOUT_SCRIPTS);
  if (state !== 'without scripts') await expect(explanations.filter({ visible: true })).toHaveCount(0);
  else
    await explanations.evaluateAll((all) => {
      for (const one of all) if (one instanceof HTMLElement) one.style.display = 'none';
    });
}

const heightOf = async (page: Page) =>
  Math.min(HEIGHT_MAX, await page.evaluate(() => document.documentElement.scrollHeight));

/**
 * The page from its top, without what is somebody's own. Straight from the browser, which may spend less on packing:
 * a sixth of the processor's time of a test, which takes six.
 */
async function pictureOf(page: Page, width: number, height: number): Promise<Buffer> {
  await page.locator(PERSONAL).evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLElement) one.style.opacity = '0';
  });
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

async function open(browser: Browser, address: string, state: State, look: BrowserContextOptions): Promise<Opened> {
  const context = await browser.newContext({
    ...look,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    javaScriptEnabled: state !== 'without scripts',
  });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' || /hydrat/i.test(text)) complaints.push(text);
    });
    await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/png', body: GREY_PIXEL }));
    if (state === 'before hydration') await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(address, { waitUntil: 'load' });
    let shifts: string[] = [];
    if (state === 'hydrated') {
      await page.waitForFunction(isLive, undefined);
      await page.waitForLoadState('networkidle');
      await allLive(page);
      shifts = await page.evaluate(shiftsSoFar);
    }
    await showAll(page, state);
    await leaveOut(page, state);
    const height = await heightOf(page);
    const picture = await pictureOf(page, look.viewport?.width ?? 0, height);
    return { picture, pathname: new URL(page.url()).pathname, shifts, complaints };
  } finally {
    await context.close();
  }
}

/** Fails when the two differ by more than the tolerance; the results then hold both and their difference. */
function expectSame(info: TestInfo, name: string, expected: Buffer, actual: Buffer): void {
  if (expected.equals(actual)) return;
  const file = info.snapshotPath(`${name}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, expected);
  expect.soft(actual, name).toMatchSnapshot(`${name}.png`, TOLERANCE);
  rmSync(file, { force: true });
}

for (const [width, size] of Object.entries(SIZES)) {
  for (const [name, address] of Object.entries(ADDRESSES)) {
    test(`${name} at ${width} px is one picture: without scripts, before and after hydration`, async ({
      browser,
    }, info) => {
      test.setTimeout(TIMEOUT);
      for (const colorScheme of SCHEMES) {
        const look = { ...size, colorScheme };
        const [before, without, after] = await Promise.all([
          open(browser, address, 'before hydration', look),
          open(browser, address, 'without scripts', look),
          open(browser, address, 'hydrated', look),
        ]);
        const of = (state: State) => `${name} ${width} ${colorScheme} ${state}`.replace(/[^\w]+/g, '-');
        expectSame(info, of('without scripts'), before.picture, without.picture);
        expectSame(info, of('hydrated'), before.picture, after.picture);
        expect.soft([without.pathname, after.pathname]).toEqual([before.pathname, before.pathname]);
        expect.soft(after.shifts, `layout shift, ${colorScheme}`).toEqual([]);
        const expected = name === 'no page' ? /status of 404/ : /^$/;
        expect.soft(after.complaints.filter((text) => !expected.test(text))).toEqual([]);
      }
    });
  }
}
