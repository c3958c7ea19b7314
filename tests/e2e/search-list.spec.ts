/** Tests the list of a search: rows on a phone, a table, the sticky bar, and nothing that overlaps. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';

const PHONE = { width: 390, height: 844 };
const rows = (page: Page) => page.getByRole('article');
const bar = (page: Page) => page.getByRole('group', { name: 'Filter and sort' });
const table = (page: Page) => page.getByRole('table', { name: 'Universities' });
const header = (page: Page, name: string) => table(page).getByRole('columnheader', { name });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} has no box`);
  return box;
}

/** By hand, in steps, so that the page is told of it as of a finger. */
async function scrollBy(page: Page, pixels: number): Promise<void> {
  for (let step = 0; step < 4; step++) await page.mouse.wheel(0, pixels / 4);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const address of ['/search', '/search?q=nursing+schools+in+texas', '/search?country=US&state=VT&type=private']) {
    test(`the first result is seen without scrolling, with its figures: ${address}`, { tag: '@long' }, async ({
      page,
    }) => {
      await page.goto(address);
      const first = rows(page).first();
      const { y, height } = await boxOf(first);
      expect(y + height).toBeLessThan(PHONE.height);
      expect(height).toBeLessThan(240);
      for (const figure of await first.getByRole('definition').all()) await expect(figure).toBeInViewport();
    });
  }

  test('a row is lower than 240 px as a rule, and never as high as a card was', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search');
    const heights = await rows(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights).toHaveLength(20);
    expect(heights.toSorted((a, b) => a - b)[17]).toBeLessThan(240);
    expect(Math.max(...heights)).toBeLessThan(300);
  });

  test('all of a row but its buttons leads to the page', async ({ page }) => {
    await page.goto('/search?q=middlebury');
    const { x, y, width } = await boxOf(rows(page).first());
    await page.mouse.click(x + width - 10, y + 20);
    await expect(page).toHaveURL(/\/university\/middlebury-college/);
  });

  test('its buttons keep and compare, and are large enough to press', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/search?q=middlebury');
    const row = rows(page).first();
    for (const button of await row.getByRole('button').all()) {
      const { width, height } = await boxOf(button);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await row.getByRole('button', { name: 'Add to bookmarks' }).click();
    await expect(row.getByRole('button', { name: 'Remove from bookmarks' })).toBeVisible();
    await row.getByRole('button', { name: /^Compare / }).click();
    await expect(row.getByRole('button', { name: /^Remove .+ from comparison$/ })).toBeVisible();
    await expect(page).toHaveURL(/\/search\?q=middlebury$/);
    await expectAccessible(page);
  });

  test('the offer of the other language is under the header, with a way to close it, and away from the menu', async ({
    page,
  }) => {
    await page.goto('/fr/recherche?q=qu%C3%A9bec&view=map');
    const close = page.getByRole('button', { name: 'Stay in French' });
    const { y, height } = await boxOf(close);
    expect(height).toBe(44);
    expect(y + height).toBeLessThan(120);
  });

  test('filters, order and map stay at hand however far down one is', async ({ page }) => {
    await page.goto('/search');
    await scrollBy(page, 2000);
    expect((await boxOf(bar(page))).y).toBeGreaterThanOrEqual(-1);
    expect((await boxOf(bar(page))).y).toBeLessThan(4);
    for (const one of [
      bar(page).getByRole('button', { name: 'Show filters' }),
      bar(page).getByRole('combobox', { name: 'Sort by' }),
      bar(page).getByRole('link', { name: 'Map' }),
    ]) {
      await expect(one).toBeInViewport();
    }
    await bar(page).getByRole('button', { name: 'Show filters' }).click();
    // Over the whole window, with how many schools there are at its foot, and the focus back where it was.
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('combobox', { name: 'Country' })).toBeInViewport();
    await expect(sheet.getByRole('button', { name: /^Apply: Show [\d,]+ schools$/ })).toBeInViewport();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('combobox', { name: 'Country' })).toBeHidden();
    await expect(bar(page).getByRole('button', { name: 'Show filters' })).toBeFocused();
  });

  test('what is near and saving the search wait behind one button', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('button', { name: 'Near me or a town' })).toBeHidden();
    await scrollBy(page, 2000);
    await bar(page).getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Save this search' })).toBeInViewport();
    await page.getByRole('button', { name: 'Near me or a town' }).click();
    await expect(page.getByRole('form', { name: 'Distance' })).toBeInViewport();
  });
});

test.describe('a school of the list that is compared', () => {
  for (const width of [PHONE.width, 1440]) {
    test(`moves no row, and no message lies over them, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/search');
      const places = () =>
        rows(page).evaluateAll((all) =>
          all.slice(0, 6).map((one) => {
            const { y, height } = one.getBoundingClientRect();
            return [Math.round(y), Math.round(height)];
          }),
        );
      const before = await places();
      await rows(page)
        .nth(1)
        .getByRole('button', { name: /^Compare / })
        .click();
      await expect(page.getByRole('region', { name: 'Comparison list' })).toBeVisible();
      expect(await places()).toEqual(before);
      // Said to who cannot see the bar, and to nobody else.
      const message = page.getByRole('region', { name: 'Notifications (F8)' }).getByText('Added to comparison');
      await expect(message).toBeAttached();
      const { width: wide, height } = await boxOf(message.locator('..'));
      expect(Math.max(wide, height)).toBeLessThanOrEqual(1);
    });
  }
});

test('the keyboard goes straight to the results', async ({ page }) => {
  await page.goto('/search');
  await rows(page).first().waitFor();
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#results')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rows(page).first().getByRole('link').first()).toBeFocused();
});

test.describe('the table', () => {
  /** Numbers of a column as they stand; NaN where there is none. */
  const numbers = (page: Page, column: number) =>
    table(page)
      .locator(`tbody tr td:nth-of-type(${column})`)
      .evaluateAll((all) => all.map((one) => Number.parseFloat((one.textContent ?? '').replace(/[$,]/g, ''))));
  const inOrder = (values: number[], direction: 1 | -1) =>
    values.every((value, at) => at === 0 || ((values[at - 1] as number) - value) * direction <= 0);

  test('sorts by each figure both ways, by links that say so', async ({ page, expectAccessible }) => {
    await page.goto('/search?view=table&country=US&state=VT');
    await expect(header(page, 'University and place')).toHaveAttribute('aria-sort', 'ascending');
    await header(page, 'Graduation').getByRole('link').click();
    await expect(page).toHaveURL(/sortBy=graduationRate&sortOrder=desc&view=table$/);
    await expect(header(page, 'Graduation')).toHaveAttribute('aria-sort', 'descending');
    await expect(header(page, 'University and place')).not.toHaveAttribute('aria-sort', /./);
    const known = async () => (await numbers(page, 3)).filter((one) => !Number.isNaN(one));
    await expect.poll(async () => inOrder(await known(), -1)).toBe(true);
    const falling = await known();
    expect(falling.length).toBeGreaterThan(5);
    await header(page, 'Graduation').getByRole('link').click();
    await expect(header(page, 'Graduation')).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sortOrder=asc/);
    await expect.poll(known).toEqual(falling.toReversed());
    const rising = await numbers(page, 3);
    // Who has no figure comes last, both ways.
    expect(rising.findLastIndex((one) => !Number.isNaN(one))).toBe(falling.length - 1);
    await expectAccessible(page);
  });

  test('works by keys: order, keep, compare, open', async ({ page }) => {
    await page.goto('/search?view=table&q=vermont');
    await header(page, 'Students').getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(header(page, 'Students')).toHaveAttribute('aria-sort', 'descending');
    const row = table(page).locator('tbody tr').first();
    await row.getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(row.getByRole('button', { name: 'Add to bookmarks' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row.getByRole('button', { name: 'Remove from bookmarks' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(row.getByRole('button', { name: /^Remove .+ from comparison$/ })).toBeVisible();
    await row.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/university\//);
  });

  test('its headings stay in sight under the bar', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?view=table');
    await scrollBy(page, 1000);
    const { y, height } = await boxOf(bar(page));
    expect((await boxOf(header(page, 'Tuition'))).y).toBeCloseTo(y + height, -1);
    await expect(header(page, 'Tuition')).toBeInViewport();
  });

  test('is a link, drawn at once, and what is chosen holds from the next step on', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?view=table$/);
    await expect(table(page)).toBeVisible();
    // A fresh visit shows what the Worker drew, and the table from the next step on.
    await page.goto('/search?country=US');
    await expect(rows(page).first()).toBeVisible();
    await expect(table(page)).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name-desc');
    await expect(table(page)).toBeVisible();
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name-asc');
    await expect(page).toHaveURL(/sortBy=name&sortOrder=asc$/);
    await expect(rows(page).first()).toBeVisible();
    await expect(table(page)).toHaveCount(0);
  });

  test('goes to paper without buttons and bars', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?view=table');
    await page.emulateMedia({ media: 'print' });
    await expect(table(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await expect(table(page).getByRole('button').first()).toBeHidden();
  });

  test.describe('on a narrow window', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('scrolls within itself', { tag: '@long' }, async ({ page }) => {
      await page.goto('/search?view=table');
      await expect(table(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
});

test('filters and order stay at hand beside a long list', { tag: '@long' }, async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('combobox', { name: 'Country' }).waitFor();
  await scrollBy(page, 2500);
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeInViewport();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeInViewport();
});

for (const width of [320, 480, 768, 1024]) {
  test(`nothing scrolls sideways at ${width} px, as cards or as a table`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/search?country=CA&state=QC', '/search?country=CA&view=table']) {
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}
