/** Tests what the front page is on a phone: short, with the guide folded, and with what one was at. */
import { expect, test } from './site.ts';

const TALLEST = 1900;
const HARVARD = '/university/harvard-university-166027';

test.use({ viewport: { width: 390, height: 844 } });

test('the front page is short, and its guide one press away', async ({ page, expectAccessible }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST);
  await expect(page.getByRole('combobox', { name: 'Search universities' })).toBeInViewport();
  for (const name of [
    page.getByRole('button', { name: 'Advanced Search' }),
    page.getByRole('link', { name: 'See all' }),
  ])
    expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('region', { name: 'Pick up where you left off' })).toHaveCount(0);
  const step = page.getByText('Start with what you know');
  await expect(step).toBeHidden();
  await page.getByRole('button', { name: 'How to search' }).click();
  await expect(step).toBeVisible();
  await expectAccessible(page);
});

test('who was here before goes on from the front page', async ({ page, expectAccessible }) => {
  await page.goto(HARVARD);
  await page.getByRole('button', { name: 'Save to Bookmarks' }).click();
  await page.goto('/');
  const carryOn = page.getByRole('region', { name: 'Pick up where you left off' });
  await expect(carryOn.getByRole('link', { name: '1 saved school' })).toHaveAttribute('href', '/bookmarks');
  // One's own dates come before those of others.
  const next = page.getByRole('region', { name: 'Next date' });
  await expect(next).toContainText('Harvard University');
  expect((await next.boundingBox())?.y).toBeLessThan(
    (await page.getByRole('heading', { name: 'Lowest price for you' }).boundingBox())?.y ?? 0,
  );
  await expectAccessible(page);
  await carryOn.getByRole('link', { name: 'Your plan and dates' }).click();
  await expect(page).toHaveURL('/bookmarks?tab=plan');
  // The school that was saved is there with its dates, and what the plan adds is said at the press that adds it.
  await expect(page.getByRole('region', { name: 'Harvard University' })).toContainText('Due January 1');
  await expect(
    page.getByText('Add this school to your plan to track its deadlines and put its dates in your calendar.'),
  ).toBeVisible();
  await page.goto('/');
  await carryOn.getByRole('link', { name: 'Harvard University' }).click();
  await expect(page).toHaveURL(HARVARD);
});
