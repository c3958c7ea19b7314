import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const toast = (page: Page, title: string) => region(page).getByText(title, { exact: true });
const add = (page: Page) => page.getByRole('button', { name: /^Compare .+|^Add .+ to comparison/ });

/** Shows a toast and keeps the pointer away from it; time stands still from then on. */
async function showToast(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/university/berea-college-156295');
  await expect(add(page).first()).toBeVisible();
  // Where they show comes after the page; React puts parts that come late in place by a timer, which then stands still too.
  await expect(region(page)).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
  await add(page).first().click();
  await page.mouse.move(0, 0);
  await expect(toast(page, 'Added to comparison')).toBeVisible();
}

test.describe('toasts', () => {
  test('go by themselves after 5 seconds', async ({ page }) => {
    await showToast(page);
    await page.clock.runFor(4_800);
    await expect(toast(page, 'Added to comparison')).toBeVisible();
    await page.clock.runFor(300);
    await expect(toast(page, 'Added to comparison')).toHaveCount(0);
  });

  test('show one at a time', { tag: '@long' }, async ({ page }) => {
    await showToast(page);
    await page.getByRole('button', { name: 'Add to bookmarks' }).first().click();
    await expect(toast(page, 'Saved on this device')).toHaveCount(1);
    await expect(toast(page, 'Added to comparison')).toHaveCount(0);
  });

  test('are dismissed by a swipe of 50 pixels to the right, not of 49, nor to the left', async ({ page }) => {
    await showToast(page);
    const place = await toast(page, 'Added to comparison').boundingBox();
    const swipe = async (distance: number) => {
      const box = await toast(page, 'Added to comparison').boundingBox();
      const [x, y] = [Math.round((box?.x ?? 0) + 20), Math.round((box?.y ?? 0) + 8)];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y);
      await page.mouse.move(x + distance, y);
      await page.mouse.up();
    };
    await swipe(49);
    await expect(toast(page, 'Added to comparison')).toBeVisible();
    await swipe(-80);
    await expect(toast(page, 'Added to comparison')).toBeVisible();
    await page.mouse.move(0, 200);
    await expect.poll(async () => (await toast(page, 'Added to comparison').boundingBox())?.x).toBe(place?.x);
    await swipe(50);
    await expect(toast(page, 'Added to comparison')).toHaveCount(0);
  });

  test('are reached with F8 and dismissed by their button, for good', async ({ page }) => {
    await showToast(page);
    await page.keyboard.press('F8');
    await expect(region(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(region(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
    // Under the focus it stays for as long as it takes.
    await page.clock.runFor(20_000);
    await expect(toast(page, 'Added to comparison')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Added to comparison')).toHaveCount(0);
    await page.clock.runFor(1_000_000);
    await expect(toast(page, 'Added to comparison')).toHaveCount(0);
  });
});

test.describe('tooltips', () => {
  const tip = (page: Page, text: string) => page.locator('[aria-hidden="true"]').getByText(text, { exact: true });
  const bookmark = (page: Page, place: number) => page.getByRole('button', { name: 'Add to bookmarks' }).nth(place);

  async function openPage(page: Page): Promise<void> {
    await page.clock.install();
    await page.goto('/search');
    await expect(bookmark(page, 1)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  test('appear 700 ms after the pointer has come to rest', async ({ page }) => {
    await openPage(page);
    await bookmark(page, 0).hover();
    await page.clock.runFor(650);
    await expect(tip(page, 'Add to bookmarks')).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(tip(page, 'Add to bookmarks')).toHaveCount(1);
  });

  test('appear at once when another one was open less than 300 ms ago, and not later', { tag: '@long' }, async ({
    page,
  }) => {
    await openPage(page);
    await bookmark(page, 0).hover();
    await page.clock.runFor(750);
    await bookmark(page, 1).hover();
    await page.clock.runFor(50);
    await expect(tip(page, 'Add to bookmarks')).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect(tip(page, 'Add to bookmarks')).toHaveCount(0);
    await page.clock.runFor(350);
    await bookmark(page, 0).hover();
    await page.clock.runFor(650);
    await expect(tip(page, 'Add to bookmarks')).toHaveCount(0);
  });

  test('go with Escape', { tag: '@long' }, async ({ page }) => {
    await openPage(page);
    await bookmark(page, 0).hover();
    await page.clock.runFor(750);
    await expect(tip(page, 'Add to bookmarks')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(tip(page, 'Add to bookmarks')).toHaveCount(0);
  });
});
