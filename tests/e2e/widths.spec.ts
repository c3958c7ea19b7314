/** Page widths: from the narrowest phone to a wide screen, no page scrolls sideways, signed in or out, in both languages. */
import type { Page } from '@playwright/test';
import { signedIn } from './people.ts';
import { expect, test } from './site.ts';

/** Every breakpoint of the theme (480, 768, 1024, 1280, 1536) from both sides, and sizes in between. */
const WIDTHS = [
  320, 360, 390, 479, 480, 600, 767, 768, 900, 1023, 1024, 1100, 1200, 1279, 1280, 1440, 1535, 1536, 1920,
];

/** Widths at which something reaches past the window, with how many pixels. */
async function overflowingWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const past = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (past > 0) found.push(`${width}: ${past} px`);
  }
  return found;
}

for (const address of ['/faq', '/fr/faq']) {
  test(`${address} fits every width`, async ({ page }) => {
    await page.goto(address);
    expect(await overflowingWidths(page), 'signed out').toEqual([]);
    // The longest name takes no more room than its initials.
    await signedIn(page, 'maximiliana-alexandrina');
    await page.goto(address);
    await expect(page.locator('header').getByRole('button', { name: /maximiliana/ })).toBeVisible();
    expect(await overflowingWidths(page), 'signed in').toEqual([]);
  });
}
