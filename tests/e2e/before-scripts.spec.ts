/** The page before its scripts have come, and without any: it is whole, links and searches work, and typed text stays. */
import type { Page } from '@playwright/test';
import { freshName, PASSWORD } from './people.ts';
import { expect, test } from './site.ts';

/** Scripts come once the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('while the scripts are on their way', () => {
  test.use({ waitsForScripts: false });

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

  test('a search is sent by the browser itself', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('input[name="q"]').fill('laval');
    await page.locator('input[name="q"]').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=laval/);
    await expect(page.getByRole('heading', { level: 3, name: 'Université Laval' })).toBeVisible();
  });
});

test.describe('a form that is filled before its scripts are here', () => {
  test.use({ waitsForScripts: false });

  test('is not posted by the browser, and keeps what was typed', async ({ page }) => {
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
    });
    const release = await holdScripts(page);
    await page.goto('/auth?tab=register', { waitUntil: 'commit' });
    const name = freshName('early');
    const password = page.getByLabel('Password', { exact: true });
    const button = page.getByRole('main').getByRole('button', { name: 'Create account', exact: true });
    await page.getByLabel('Username').fill(name);
    await password.fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await password.press('Enter');
    await expect(button).toBeDisabled();
    // As it will look: nothing flickers when it comes to life.
    await expect(button).toHaveCSS('opacity', '1');
    await button.click({ force: true });
    release();
    await expect(button).toBeEnabled();
    await expect(page).toHaveURL(/\/auth\?tab=register$/);
    expect(posted).toEqual([]);
    await expect(page.getByLabel('Username')).toHaveValue(name);
    await button.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Save your recovery code' })).toBeVisible();
    expect(posted).toContain('/api/register');
  });

  test('none of the site can be posted by the browser', { tag: '@long' }, async ({ page }) => {
    await holdScripts(page);
    const tool = (name: string) => `/resources?tab=tools&tool=${name}`;
    const addresses = ['/auth', '/auth?tab=recover', '/contact', '/board', '/search', '/students'];
    for (const address of [...addresses, tool('program-finder'), tool('location-explorer')]) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.locator('form:not([action]) [type="submit"]:not(:disabled)'), address).toHaveCount(0);
    }
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
