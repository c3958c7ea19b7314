/** Tests what of a list is seen before one scrolls: where the first school begins, how many there are, and that a finger hits. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const LISTS = [
  '/search',
  '/search?q=nursing+in+ohio+family+income+48000',
  '/search?country=US&state=VT',
  '/search?country=CA&state=ON&type=public',
];
const SIZES = [
  { width: 1440, height: 900, below: 170, whole: 6 },
  { width: 390, height: 844, below: 260, whole: 4 },
];

const cards = (page: Page) => page.getByRole('article');

/** Where the first school begins, and how many are seen whole. */
const firstScreen = (page: Page) =>
  cards(page).evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return { y: boxes[0]?.top ?? Number.NaN, whole: boxes.filter(({ bottom }) => bottom <= innerHeight).length };
  });

for (const { width, height, below, whole } of SIZES)
  test(`the first screen at ${width} px begins early and has ${whole} schools`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width, height });
    for (const address of LISTS) {
      await page.goto(address);
      await expect(cards(page).first()).toBeVisible();
      const seen = await firstScreen(page);
      expect.soft(seen.y, address).toBeLessThanOrEqual(below);
      expect.soft(seen.whole, address).toBeGreaterThanOrEqual(whole);
    }
    await expectAccessible(page);
  });

test('every button and field of a list can be hit by a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?q=nursing+in+ohio+family+income+48000');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  const small = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('button, select, input, nav a, ul a[data-remove]')]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 44))
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
  );
  expect(small).toEqual([]);
});

test('a comparison on a phone begins with the figures of three schools, under their names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compare?ids=204796,170976,203517');
  const figures = page.getByRole('region', { name: 'Key numbers' }).locator('dd');
  await expect(figures.nth(2)).toBeVisible();
  const boxes = await figures.evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().toJSON()));
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes[0].top).toBeLessThanOrEqual(150);
  for (const { left, right } of boxes) expect([left >= 0, right <= 390]).toEqual([true, true]);
});
