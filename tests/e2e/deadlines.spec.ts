import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const remove = (page: Page, label: string) => chips(page).getByRole('link', { name: new RegExp(`^Remove ${label}`) });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

test('deadlines are chosen in the panel, shown as chips and taken back', async ({ page, expectAccessible }) => {
  await page.goto('/search?country=US');
  await panel(page).getByText('More filters').click();
  await panel(page).getByText('Deadlines', { exact: true }).click();
  await panel(page)
    .getByRole('checkbox', { name: /^No date known/ })
    .check();
  await panel(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/deadline=unknown/);
  await expect(chips(page)).toContainText('No date known');
  await remove(page, 'No date known').click();
  await expect(page).not.toHaveURL(/deadline/);
  await page.goto('/search?country=US&dueFrom=2027-02-01');
  await expect(panel(page).getByLabel('On or after')).toHaveValue('2027-02-01');
  await panel(page).getByLabel('On or before').fill('2027-01-01');
  await panel(page).getByRole('button', { name: 'Apply' }).click();
  await expect(panel(page).getByText('Choose a day after the first one.')).toBeVisible();
  await expect(page).not.toHaveURL(/dueTo/);
  await panel(page).getByLabel('On or before').fill('2027-03-01');
  await panel(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/dueFrom=2027-02-01&dueTo=2027-03-01/);
  await expect(chips(page)).toContainText('Deadline on or after February 1, 2027');
  await expect(chips(page)).toContainText('Deadline on or before March 1, 2027');
  await expectAccessible(page);
});

test('a line on deadlines is a list with who publishes none, and goes on', async ({ page }) => {
  await page.goto('/search?q=colleges+still+open+in+texas');
  await expect(chips(page)).toContainText('Still open');
  await expect(page.getByText(/^Deadlines as of /)).toBeVisible();
  const unknown = page.getByText(/^We don’t have a date for /);
  await expect(unknown).toBeVisible();
  const count = /([\d,]+) schools?\./.exec((await unknown.textContent()) ?? '')?.[1] ?? 'none';
  await unknown.getByRole('link').click();
  await expect(page).toHaveURL(/deadline=unknown/);
  await expect(page.getByText(new RegExp(`of ${count} results`))).toBeVisible();
  await expect(page.getByText(/^Deadlines as of /)).toBeHidden();
});

test('in French the same', async ({ page }) => {
  await page.goto('/fr/search?deadline=open&dueTo=2099-03-01');
  const filters = page.getByRole('list', { name: 'Filtres actifs' });
  await expect(filters).toContainText('Date limite à venir');
  await expect(filters).toContainText('Date limite au plus tard le 1er mars 2099');
  await expect(page.getByText(/^Aucune date connue/)).toBeVisible();
});
