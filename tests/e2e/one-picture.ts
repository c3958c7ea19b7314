/**
 * Comparison of a page's pictures: without scripts, before hydration and after it the page must look the same. Pictures
 * are compared with each other, so that none is kept in the repository. Elements with `data-personal` show what depends on
 * who asks and are hidden in all pictures; elements with `data-without-scripts` are hidden in the picture without scripts
 * and must be invisible in the others. Rules of style for `scripting: none`, which open what a press would open, are taken
 * out of the picture without scripts. There is no other exception.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page, TestInfo } from '@playwright/test';
import { isLive } from '../helpers/live.ts';
import { NOT_FOUND } from './addresses.ts';
import { expect } from './site.ts';

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
      (most) =>
        [...document.images].every(
          // In a folded section it is not laid out, and not fetched.
          (image) => image.complete || image.getClientRects().length === 0 || image.getBoundingClientRect().top > most,
        ),
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

/** Runs in the page: takes out the rules that open what only scripts could open. */
function forgetRulesWithoutScripts(): void {
  const forget = (group: CSSStyleSheet | CSSGroupingRule) => {
    for (let at = group.cssRules.length - 1; at >= 0; at--) {
      const rule = group.cssRules[at];
      if (rule instanceof CSSMediaRule && /scripting:\s*none/.test(rule.conditionText)) group.deleteRule(at);
      else if (rule instanceof CSSGroupingRule) forget(rule);
    }
  };
  for (const sheet of document.styleSheets) forget(sheet);
}

/** Takes out what says something to who has no scripts; it may stand in nobody else's way. */
async function leaveOut(page: Page, state: State): Promise<void> {
  const explanations = page.locator(WITHOUT_SCRIPTS);
  if (state !== 'without scripts') await expect(explanations.filter({ visible: true })).toHaveCount(0);
  else {
    await explanations.evaluateAll((all) => {
      for (const one of all) if (one instanceof HTMLElement) one.style.display = 'none';
    });
    await page.evaluate(forgetRulesWithoutScripts);
  }
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

/** Opens the address in all three states and fails where pictures, final paths, layout or console say they differ. */
export async function expectOnePicture(
  browser: Browser,
  info: TestInfo,
  { name, address, look }: { name: string; address: string; look: BrowserContextOptions },
): Promise<void> {
  const [before, without, after] = await Promise.all([
    open(browser, address, 'before hydration', look),
    open(browser, address, 'without scripts', look),
    open(browser, address, 'hydrated', look),
  ]);
  const of = (state: State) => `${name} ${look.viewport?.width} ${look.colorScheme} ${state}`.replace(/[^\w]+/g, '-');
  expectSame(info, of('without scripts'), before.picture, without.picture);
  expectSame(info, of('hydrated'), before.picture, after.picture);
  expect.soft([without.pathname, after.pathname]).toEqual([before.pathname, before.pathname]);
  expect.soft(after.shifts, `layout shift, ${look.colorScheme}`).toEqual([]);
  const expected = address === NOT_FOUND ? /status of 404/ : /^$/;
  expect.soft(after.complaints.filter((text) => !expected.test(text))).toEqual([]);
}
