/** From a major to all its schools in one table, and from a two-year college to a university. */
import { expect, test } from './site.ts';

test('a major leads to all its schools in one table, which each column orders', async ({ page, expectAccessible }) => {
  await page.goto('/programs/nursing');
  await page.getByRole('main').getByRole('link', { name: 'Compare every school' }).click();
  await expect(page).toHaveURL(/view=table/);
  const table = page.getByRole('table', { name: 'Universities' });
  await expect(table.getByRole('columnheader', { name: 'Pay after 4 years' })).toBeVisible();
  await expectAccessible(page);
  await table.getByRole('link', { name: 'Debt', exact: true }).click();
  await expect(page).toHaveURL(/sortBy=subjectDebt&sortOrder=asc/);
  await expect(table.getByRole('columnheader', { name: 'Debt' })).toHaveAttribute('aria-sort', 'ascending');
});

test('on a phone the figures go sideways beside the names, which stay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?subject=nursing&degree=bachelors&view=table');
  const row = page.locator('tr[data-university]').first();
  const name = row.getByRole('rowheader');
  const before = await name.boundingBox();
  const [price, rate] = await Promise.all([0, 1].map((at) => row.getByRole('cell').nth(at).boundingBox()));
  expect(rate?.y).toBe(price?.y);
  await row.getByRole('button', { name: 'Add to bookmarks' }).scrollIntoViewIfNeeded();
  expect((await name.boundingBox())?.x).toBe(before?.x);
  expect((await row.getByRole('cell').first().boundingBox())?.x).toBeLessThan(price?.x ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a two-year college and a university make one path', async ({ page, expectAccessible }) => {
  await page.goto('/two-years');
  await page.getByLabel('Two-year college', { exact: true }).fill('Lansing Community College');
  await page.getByLabel('University after that', { exact: true }).fill('Michigan State University');
  await page.getByRole('button', { name: 'Show this path' }).click();
  await expect(page.getByRole('region', { name: 'Prices and outcomes' })).toContainText('Michigan State University');
  await expect(page.getByRole('heading', { name: 'The transfer rule in Michigan' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Two-year college', { exact: true }).fill('Nowhere College of Zzqx');
  await page.getByRole('button', { name: 'Show this path' }).click();
  await expect(page.getByText('We couldn’t find a two-year college')).toBeVisible();
});

test('with own prices ten low rows are on a first screen at 1440 px, and nothing is cut beside the filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await page.evaluate(() =>
    localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-OH', income: '30-48' })),
  );
  await page.goto('/search?q=nursing+in+ohio&view=table');
  const table = page.getByRole('table', { name: 'Universities', exact: true });
  await expect(table.locator('[data-own-price]').first()).toBeVisible();
  const rows = await table
    .locator('tr[data-university]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(rows[0]?.y).toBeLessThanOrEqual(230);
  expect(rows.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(10);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /^Show filters/ }).click();
  await expect(page.getByRole('form', { name: 'Filters' })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
