/** Tests schools saved without an account: they can be seen, and taken into an account. */
import type { Page } from '@playwright/test';
import { freshName, PASSWORD } from './people.ts';
import { expect, test } from './site.ts';

const NAMES = ['Stanford University', 'University of Vermont'] as const;
const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

/** A school in a list of those that were looked at or are alike. */
const line = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

/** Keeps a school from the results, as a visitor does. */
async function keep(page: Page, name: string): Promise<void> {
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();
  await card.getByRole('button', { name: 'Add to bookmarks' }).click();
  await expect(card.getByRole('button', { name: 'Remove from bookmarks' })).toBeVisible();
}

test('the first bookmark says where it is; the page shows what is kept, looked at and like it', async ({
  page,
  expectAccessible,
}) => {
  await keep(page, NAMES[0]);
  await toast(page).getByRole('link', { name: 'See them' }).click();
  await expect(page).toHaveURL('/bookmarks');
  await expect(toast(page).getByText('Saved on this device')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible();
  await expect(row(page, NAMES[0])).toBeVisible();
  await keep(page, NAMES[1]);
  await main(page).getByRole('link', { name: NAMES[1], exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: NAMES[1] })).toBeVisible();

  await page.goto('/bookmarks');
  await expect(tab(page, /^Bookmarks/)).toContainText('2');
  await expect(main(page)).toContainText('All of this is saved only in this browser.');
  await expectAccessible(page);
  await tab(page, /^Recent/).click();
  await expect(page).toHaveURL('/bookmarks?tab=recent');
  await expect(line(page, NAMES[1])).toBeVisible();
  await tab(page, /^Recommended/).click();
  const reasons = page.getByRole('list', { name: 'Why' });
  await expect(reasons).toHaveCount(6);
  const likes = await reasons.evaluateAll((lists) => lists.map((list) => list.firstElementChild?.textContent));
  // In turn one of each, the latest bookmark first; none of those that are kept.
  expect(likes.slice(0, 2)).toEqual([`Like ${NAMES[1]}`, `Like ${NAMES[0]}`]);
  for (const name of NAMES) await expect(line(page, name)).toHaveCount(0);
  await expectAccessible(page);

  await tab(page, /^Bookmarks/).click();
  await page.getByRole('button', { name: `Remove ${NAMES[1]} from bookmarks` }).click();
  await expect(row(page, NAMES[1])).toHaveCount(0);
  await page.reload();
  await expect(row(page, NAMES[0])).toBeVisible();
  await expect(row(page, NAMES[1])).toHaveCount(0);
});

test('with nothing kept it leads to the search; an unknown tab is the first', { tag: '@long' }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/bookmarks?tab=anything');
  await expect(main(page)).toContainText('No saved schools yet.');
  await expect(main(page).getByRole('link', { name: 'Browse Universities' })).toHaveAttribute('href', '/search');
  await expectAccessible(page);
});

test('My Universities still asks who it is', { tag: '@long' }, async ({ page }) => {
  await page.goto('/my-universities');
  await expect(page).toHaveURL('/auth?next=%2Fmy-universities');
});

test('the line that offers an account leads to one, with all that was kept, and back to it', async ({ page }) => {
  await keep(page, NAMES[0]);
  await page.goto('/bookmarks');
  await main(page).getByRole('link', { name: 'Create a free account' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill(freshName());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page).toHaveURL('/my-universities?tab=bookmarks');
  await expect(row(page, NAMES[0])).toBeVisible();
  await expect.poll(async () => (await (await page.request.get('/api/bookmarks/ids')).json()).total).toBe(1);
});
