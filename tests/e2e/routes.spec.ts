/**
 * Every route, visited once: no error on the console (a hydration mismatch and a refusal by the content security policy
 * are among them), a head of its own, one main heading, nothing that axe finds, and no sideways scrolling on the smallest
 * phone. `npm run test:long -- accessibility` repeats axe for both languages, all widths and both color schemes.
 */
import type { Page } from '@playwright/test';
import { KINDS, NOT_FOUND, ROUTES, STATES } from './addresses.ts';
import { signedIn } from './people.ts';
import { expect, test } from './site.ts';

const SMALLEST = { width: 320, height: 640 };
/** A second address of a page shows the same page. */
const PAGES = [
  ...ROUTES.filter(({ isSecond }) => !isSecond),
  ...Object.entries(STATES).map(([name, address]) => ({ name, address, isForAccounts: false })),
];
const DARK = new Set(Object.values(KINDS));

/** Opens a page and waits until it has come to rest; answers the status. */
async function open(page: Page, address: string): Promise<number | undefined> {
  const answer = await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return answer?.status();
}

async function expectNothingSideways(page: Page): Promise<void> {
  await page.setViewportSize(SMALLEST);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

/** Colors alone: the rest of the page is the same. Without motion, so that no color is looked at half-way. */
async function expectAccessibleInDark(page: Page, expectAccessible: (page: Page, only?: 'colors') => Promise<void>) {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expectAccessible(page, 'colors');
}

for (const { name, address, isForAccounts } of PAGES)
  test(`${name} has a head, one heading and no finding of console, axe or width`, async ({
    page,
    expectAccessible,
  }) => {
    if (isForAccounts) await signedIn(page);
    expect(await open(page, address)).toBe(200);
    expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await page.title()).toMatch(/^.{3,} \| US & Canada University Search$/);
    const descriptions = page.locator('meta[name="description"]');
    await expect(descriptions).toHaveCount(1);
    expect((await descriptions.getAttribute('content'))?.length).toBeGreaterThan(40);
    // Who is signed in may be led on to a tab by the page itself, which leaves the head to the next load.
    if (isForAccounts) await page.reload();
    const known = page.locator('link[rel="canonical"]').or(page.locator('meta[name="robots"][content="noindex"]'));
    await expect(known).toHaveCount(1);
    await expectAccessible(page);
    if (DARK.has(address)) await expectAccessibleInDark(page, expectAccessible);
    await expectNothingSideways(page);
  });

test('the canonical address is removed on the way to another page, as browsers share it', async ({ page }) => {
  const comparison = STATES['a comparison'] as string;
  await open(page, comparison);
  const canonical = page.locator('link[rel="canonical"]');
  expect(await canonical.getAttribute('href')).toContain(comparison);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(canonical).toHaveCount(0);
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is a page like the others, with status 404 and kept out of search engines', async ({
    page,
    expectAccessible,
  }) => {
    expect(await open(page, NOT_FOUND)).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expectAccessible(page);
    await expectAccessibleInDark(page, expectAccessible);
    await expectNothingSideways(page);
  });
});
