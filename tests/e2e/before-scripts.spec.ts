/** The page before its scripts have come, and without any: it is whole, and what is done on it is not lost. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const STANFORD = '/university/stanford-university-243744';

/** What the page has from the beginning: its first script, and what that one stands on. */
const FIRST = new Set(
  [
    ...readFileSync(path.resolve(import.meta.dirname, '../../dist/client/index.html'), 'utf8').matchAll(
      /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g,
    ),
  ].map(([, file]) => file),
);
const isLater = (url: URL) => /\/assets\/.*\.js$/.test(url.pathname) && !FIRST.has(url.pathname);

/** Scripts come once the returned function is called; the first, which notes what is pressed, comes at once. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isLater, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('while the scripts are on their way', () => {
  test.use({ waitsForScripts: false });

  test('a pressed button is pressed once they are there', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/search', { waitUntil: 'commit' });
    const star = page.getByRole('button', { name: 'Add to bookmarks' }).first();
    await star.click();
    await page.waitForTimeout(500);
    await expect(page.getByRole('button', { name: 'Remove from bookmarks' })).toHaveCount(0);
    release();
    await expect(page.getByRole('button', { name: 'Remove from bookmarks' })).toHaveCount(1);
  });

  test('of two pressed buttons the last one counts', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(STANFORD, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Switch to dark colours' }).click();
    await page.getByRole('button', { name: 'Save to Bookmarks' }).click();
    release();
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/light/);
  });

  test('a typed text and the focus stay, and what belongs to the text comes', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/search', { waitUntil: 'commit' });
    const field = page.getByRole('combobox', { name: 'Search universities' });
    await field.fill('stanf');
    release();
    await expect(page.getByRole('option', { name: /Stanford University/ })).toBeVisible();
    await expect(field).toHaveValue('stanf');
    await expect(field).toBeFocused();
  });

  test('what is typed before even the first script is there is kept', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/search', { waitUntil: 'commit' });
    const field = page.getByRole('combobox', { name: 'Search universities' });
    await field.fill('stanf');
    release();
    await expect(page.getByRole('option', { name: /Stanford University/ })).toBeVisible();
    await expect(field).toHaveValue('stanf');
  });

  test('what is pressed and typed while they run is kept too', async ({ page }) => {
    // Slow enough that the page comes to life bit by bit.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const release = await holdScripts(page);
    await page.goto('/search', { waitUntil: 'load' });
    // The moment React has the field: it does not listen yet.
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('input[name="q"]') as HTMLInputElement;
      const watch = () => {
        if (!Object.keys(field).some((key) => key.startsWith('__reactProps'))) return void setTimeout(watch);
        field.value = 'stanf';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        document.querySelector<HTMLElement>('button[aria-label="Add to bookmarks"]')?.click();
      };
      watch();
    });
    release();
    await expect(page.getByRole('combobox', { name: 'Search universities' })).toHaveValue('stanf');
    await expect(page.getByRole('button', { name: 'Remove from bookmarks' })).toHaveCount(1);
  });

  test('a search is sent by the browser itself', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('input[name="q"]').fill('laval');
    await page.locator('input[name="q"]').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=laval/);
    await expect(page.getByRole('heading', { level: 3, name: 'Université Laval' })).toBeVisible();
  });

  test('a form for scripts alone puts nothing into the address', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/auth', { waitUntil: 'commit' });
    await page.getByLabel('Username').fill('somebody');
    await page.getByLabel('Password', { exact: true }).fill('a secret of mine');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(/\/auth$/);
  });

  test('they are asked for when the page has loaded, or at the first touch', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isLater(new URL(request.url()))) asked.push(request.url());
    });
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await page.route('**/img/**', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.goto('/search', { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await page.mouse.move(100, 100);
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    finish();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one searches, filters, pages and reads', async ({ page }) => {
    await page.goto('/search');
    await expect(page.locator('noscript p').first()).toContainText('JavaScript is turned off in your browser.');
    const country = page.getByLabel('Country', { exact: true });
    // On a phone the panel waits behind a link.
    const opener = page.getByRole('link', { name: 'Show filters' });
    await expect(country.or(opener).filter({ visible: true })).toHaveCount(1);
    if (await opener.isVisible()) await opener.click();
    await expect(page.getByRole('button', { name: 'Show filters' })).toBeHidden();
    await country.selectOption('CA');
    await page.getByRole('button', { name: 'Apply', exact: false }).click();
    await expect(page).toHaveURL(/country=CA/);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/country=CA.*page=2|page=2.*country=CA/);
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/university\/[\w-]+-\d+$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Costs' }).or(page.locator('#cost'))).toBeVisible();
  });
});

test('with less motion, light turns to dark in one piece, however deep a text stands', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/about');
  const text = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(text).toHaveCSS('color', 'rgb(26, 28, 26)');
  const [whole, deep] = await text.evaluate((element) => {
    document.documentElement.classList.replace('light', 'dark');
    return [document.documentElement, element].map((one) => getComputedStyle(one).color);
  });
  expect(deep).toBe(whole);
  expect(deep).not.toBe('rgb(26, 28, 26)');
});
