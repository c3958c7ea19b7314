/** Tests that on a phone a finger hits every link, button and field that is not part of a sentence. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const PAGES = [
  '/',
  '/search?q=nursing+in+ohio+family+income+48000',
  '/compare?ids=204796,170976,203517',
  '/auth',
  '/auth?tab=register',
  '/resources',
  '/bookmarks',
  '/popular',
  '/programs/nursing',
  '/scholarships',
];

/** Lowest target in CSS px; half a pixel is the browser's rounding. */
const LOWEST = 43.5;

/** What of the page’s own content is lower. A label is pressed with its field, and a link of a sentence is as high as its line. */
const lowTargets = (page: Page) =>
  page.evaluate(
    (lowest) =>
      [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, summary)')]
        .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
        .map((one) => ({
          name: (one.getAttribute('aria-label') ?? one.textContent).trim() || one.id,
          width: one.getBoundingClientRect().width,
          height: Math.max(...[one, one.closest('label')].map((box) => box?.getBoundingClientRect().height ?? 0)),
        }))
        // What is there for screen readers alone is 1 px wide.
        .filter(({ width, height }) => width > 1 && height < lowest)
        .map(({ name, width, height }) => `${name}: ${Math.round(width)} x ${Math.round(height)}`),
    LOWEST,
  );

test.use({ viewport: { width: 390, height: 844 } });

for (const address of PAGES)
  test(`${address}: no target is lower than a finger`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await lowTargets(page)).toEqual([]);
  });
