/** What stands on the screen before the scripts have come, and how the page that they make takes its place. */
import type { Page } from '@playwright/test';
import { builtFile, expect, test } from './site.ts';

test.use({ waitsForScripts: false });

const SCRIPTS = /\/assets\/(?!index).*\.js$/;
const STANFORD = '/university/stanford-university-243744';
const PAGES = [
  '/',
  '/search',
  '/search?q=laval&country=CA',
  '/search?country=US&state=VT',
  '/search?q=Northwestern+College',
  '/search?q=University+of+California,+San+Francisco',
  '/search?q=hampshire+college',
  STANFORD,
  '/compare?ids=166027,110662,900138',
  '/popular',
  '/about',
  '/scholarships',
  '/privacy',
  '/terms',
  '/nowhere',
];
/** Sizes may differ by the rounding of a line. */
const TOLERANCE = 2;
/** Most that a page may move while it comes (web vitals call 0.1 good). */
const LAYOUT_SHIFT_MAX = 0.02;

interface Seen {
  text: string;
  left: number;
  top: number;
}

/** Every text on the first screen with its place; without credits, which go where a drawing stands in for a photograph. */
function textsOnScreen(page: Page): Promise<Seen[]> {
  return page.evaluate(() => {
    const root = document.getElementById('root') as HTMLElement;
    const unlike = '.fp-heard, .fp-credit, .fp-order span, .fp-box, .fp-narrow, figcaption, noscript, [title^="Photo"]';
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const seen: Seen[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (text === '' || (node.parentElement as Element).closest(unlike)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, bottom, width } = range.getBoundingClientRect();
      if (width > 1 && bottom > 0 && top < innerHeight)
        seen.push({ text, left: Math.round(left), top: Math.round(top) });
    }
    return seen;
  });
}

async function showWithoutScripts(page: Page, address: string): Promise<void> {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(address);
  await page.unroute(SCRIPTS);
}

/** One pattern: Playwright would take a list of them for a fixture with options. */
const aborted = /net::ERR_FAILED|Failed to fetch dynamically imported module|status of 404/;

test.describe('the page before its scripts', () => {
  test.use({ expectedErrors: [aborted] });

  for (const address of PAGES) {
    test(`says what the site will say, where it will say it: ${address}`, async ({ page, expectAccessible }) => {
      await showWithoutScripts(page, address);
      const first = await textsOnScreen(page);
      expect(first.length).toBeGreaterThan(2);
      await expectAccessible(page);

      await page.goto(address);
      await expect(page.locator('[data-first-paint]')).toHaveCount(0);
      const whole = (await page.locator('#root').textContent())?.replace(/\s+/g, ' ') ?? '';
      const now = await textsOnScreen(page);
      for (const { text, left, top } of first) {
        expect(whole).toContain(text);
        const places = now.filter((one) => one.text === text);
        // React splits a sentence with a value in it into several texts.
        if (places.length === 0) continue;
        const moved = Math.min(...places.map((one) => Math.max(Math.abs(one.left - left), Math.abs(one.top - top))));
        expect.soft(moved, `“${text}” moves`).toBeLessThanOrEqual(TOLERANCE);
      }
    });
  }

  test('is right at night', async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const address of ['/', '/search', STANFORD, '/compare?ids=166027,110662']) {
      await showWithoutScripts(page, address);
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(19, 21, 19)');
      await expectAccessible(page);
    }
  });
});

test('with less motion, light turns to dark in one piece, however deep a text stands', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/about');
  await expect(page.locator('[data-first-paint]')).toHaveCount(0);
  const text = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(text).toHaveCSS('color', 'rgb(26, 28, 26)');
  const [whole, deep] = await text.evaluate((element) => {
    document.documentElement.classList.replace('light', 'dark');
    return [document.documentElement, element].map((one) => getComputedStyle(one).color);
  });
  expect(deep).toBe(whole);
  expect(deep).not.toBe('rgb(26, 28, 26)');
});

test('nothing takes its place before there is something to show, and the typed text and the focus stay', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${builtFile('pages/search.tsx')}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  const field = page.locator('input[name="q"]');
  await field.fill('stanf');
  await page.waitForTimeout(1_000);
  await expect(page.locator('[data-first-paint]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Search universities' })).toBeVisible();
  await expect(page.locator('article').first()).toBeVisible();
  release();
  await expect(page.locator('[data-first-paint]')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Search universities' })).toHaveValue('stanf');
  await expect(page.getByRole('combobox', { name: 'Search universities' })).toBeFocused();
  await expect(page.getByRole('option', { name: /Stanford University/ })).toBeVisible();
});

for (const address of ['/', '/search', STANFORD, '/compare?ids=166027,110662,900138', '/popular', '/terms']) {
  test(`nothing jumps while the page comes: ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('[data-first-paint]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  });
}
