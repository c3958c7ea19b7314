/** The plot of a list: price against graduation rate, beside the same list in words. */
import type { Locator } from '@playwright/test';
import { expect, test } from './site.ts';

const LIST = '/search?country=US&state=OH&type=public&view=plot';

/** The price under the right edge, in dollars. */
async function endOfAxis(plot: Locator): Promise<number> {
  const last = await plot
    .locator('svg text', { hasText: /^\$\d+k?$/ })
    .last()
    .textContent();
  return Number(last?.replace(/\D/g, '')) * 1_000;
}

test('a plot names the school that one points at, taps or reaches with the arrow keys, and leads to its page', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/search?country=US&state=OH&type=public');
  await page.getByRole('navigation', { name: 'Show results as' }).getByRole('link', { name: 'Plot' }).click();
  await expect(page).toHaveURL(LIST);
  const plot = page.getByRole('region', { name: 'Price and graduation rate' });
  const area = plot.getByRole('application');
  await expect(area).toHaveAccessibleName(/^\d+ schools by graduation rate and price\. Average net price per year/);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  const points = (await (await page.request.get('/api/universities/points?country=US&state=OH&type=public')).json())
    .points;
  const known = points.filter((point: (number | null)[]) => point[6] !== null && point[7] !== null);
  const [cheapest] = known.toSorted(
    (a: number[], b: number[]) => (a[6] ?? 0) - (b[6] ?? 0) || (b[7] ?? 0) - (a[7] ?? 0),
  );
  await area.focus();
  await page.keyboard.press('ArrowRight');
  const named = plot.getByRole('status');
  await expect(named).toContainText(String(cheapest[3]));
  await page.keyboard.press('ArrowRight');
  await expect(named).not.toContainText(String(cheapest[3]));
  await page.keyboard.press('ArrowLeft');
  await expect(named.getByRole('link')).toHaveText(String(cheapest[3]));

  // The school's own dot, where its figures put it.
  const box = await area.boundingBox();
  const axis = await endOfAxis(plot);
  const wanted = known.find(([, , , name]: unknown[]) => name === 'Ohio State University');
  if (!box || !wanted) throw new Error('The plot has no place, or Ohio State is not in it.');
  await page.mouse.move(box.x + (wanted[6] / axis) * box.width, box.y + (1 - wanted[7] / 100) * box.height);
  await expect(named).toContainText('Ohio State University');
  await expect(plot.locator('svg text', { hasText: /^Ohio State.*graduate$/ })).toBeVisible();
  await expect(named).toContainText(`${wanted[7]}% graduate`);
  await named.getByRole('link', { name: 'Ohio State University' }).click();
  await expect(page).toHaveURL(/\/university\/ohio-state-university-\d+$/);
});

test('a plot and a map have one’s own prices where they are known', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-OH', income: '30-48' })),
  );
  await page.goto(LIST);
  await expect(page.getByRole('application')).toHaveAccessibleName(/Your price per year/);
  await page.goto(LIST.replace('plot', 'map'));
  await page.getByRole('button', { name: 'About this map' }).click();
  await expect(page.getByText('Pins show your price per year')).toBeVisible();
});

test('a plot without schools that have both says so, and one that fails can be tried again', async ({
  page,
  expectedErrors,
}) => {
  await page.goto('/search?country=CA&view=plot');
  await expect(page.getByText('We don’t have both a price and a graduation rate')).toBeVisible();
  await expect(page.getByText('Net price isn’t published in Canada')).toBeVisible();
  expectedErrors.push(/points/, /Failed to load resource/);
  await page.route('**/api/universities/points*', (route) => route.abort());
  await page.goto('/search?state=VT&view=plot');
  const plot = page.getByRole('region', { name: 'Price and graduation rate' });
  await expect(plot.getByRole('alert')).toContainText('We couldn’t load the plot.', { timeout: 20_000 });
  await page.unroute('**/api/universities/points*');
  await plot.getByRole('button', { name: 'Try again' }).click();
  await expect(plot.getByRole('application')).toHaveAccessibleName(/\d+ schools by/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the plot is behind the bar’s three dots, and a tap names a school', async ({ page }) => {
    await page.goto('/search?country=US&state=OH');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Plot' }).click();
    await expect(page).toHaveURL('/search?country=US&state=OH&view=plot');
    const area = page.getByRole('application');
    await expect(area).toHaveAccessibleName(/schools by/);
    const box = await area.boundingBox();
    if (!box) throw new Error('The plot has no place.');
    const { points } = await (await page.request.get('/api/universities/points?country=US&state=OH')).json();
    const known = points.filter((point: (number | null)[]) => point[6] !== null && point[7] !== null);
    const axis = await endOfAxis(page.getByRole('region', { name: 'Price and graduation rate' }));
    const [, , , name, , , price, rate] = known.find((point: unknown[]) => point[3] === 'Ohio State University');
    await area.tap({ position: { x: (price / axis) * box.width, y: (1 - rate / 100) * box.height } });
    await expect(page.getByRole('status').getByRole('link', { name })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
