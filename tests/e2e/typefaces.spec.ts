/** Our own typefaces: they come in one small piece, and a page for which they are late stays as it was. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** Bytes of all typefaces of a page together. */
const MOST = 60_000;
const PAGES = ['/', '/search?q=ohio', '/university/170976', '/fr/university/170976'];

// Every other test has the system's typeface (playwright.config.ts).
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: (launchOptions.args ?? []).filter((flag) => flag !== '--disable-remote-fonts') }),
});

interface Seen {
  /** Families that are in use. */
  families: string[];
  bytes: number;
  shift: number;
  headingWidth: number;
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1') as Element);
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      families: [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
      bytes: files.filter(({ name }) => name.endsWith('.woff2')).reduce((sum, one) => sum + one.encodedBodySize, 0),
      shift: (window as unknown as { shift: number }).shift,
      headingWidth: range.getBoundingClientRect().width,
    };
  });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

for (const address of PAGES) {
  test(`come with ${address} and move nothing`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const { families, bytes, shift } = await seenOn(page);
    expect(families.sort()).toEqual(['Source Sans 3', 'Source Serif 4']);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(MOST);
    expect(shift).toBe(0);
  });
}

test('change nothing on a page that they are late for', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/university/170976', { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Longer than a browser waits for a typeface that is optional.
  await page.waitForTimeout(500);
  const before = await seenOn(page);
  arrival.resolve();
  await page.waitForLoadState('networkidle');
  const after = await seenOn(page);
  expect(after.bytes).toBeGreaterThan(before.bytes);
  expect(after.headingWidth).toBe(before.headingWidth);
  expect(after.shift).toBe(0);
});
