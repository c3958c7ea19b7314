/** Tests filters that cannot be read, typed or in an address: the page says so, and nothing vanishes. */
import type { Locator } from '@playwright/test';
import { expect, test } from './site.ts';

const openExact = (panel: Locator, range: RegExp) =>
  panel.getByRole('group', { name: range }).getByText('Enter exact numbers').click();

test.describe('a filter that cannot be read', () => {
  test('stays as typed, says what is wrong, and is not applied', async ({ page, expectAccessible }) => {
    await page.goto('/search');
    const panel = page.getByRole('form', { name: 'Filters' });
    const most = panel.getByRole('textbox', { name: 'Maximum tuition' });
    await openExact(panel, /^Tuition per year/);
    await most.fill('abc');
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(most).toBeFocused();
    await expect(most).toHaveValue('abc');
    await expect(most).toHaveAccessibleDescription(/^Enter a whole number from 0 to \d+\.$/);
    await expect(page).toHaveURL(/\/search$/);
    await expectAccessible(page);

    await most.fill('20k');
    await expect(most).not.toHaveAttribute('aria-invalid');
    await most.press('Enter');
    await expect(page).toHaveURL(/tuitionMax=20000/);
  });

  test('says that a maximum is below its minimum, and Reset clears it', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search');
    const panel = page.getByRole('form', { name: 'Filters' });
    await openExact(panel, /^Tuition per year/);
    await panel.getByRole('textbox', { name: 'Minimum tuition' }).fill('30000');
    const most = panel.getByRole('textbox', { name: 'Maximum tuition' });
    await most.fill('10000');
    await most.press('Enter');
    await expect(most).toHaveAccessibleDescription('Enter a number above the minimum.');
    await expect(page).toHaveURL(/\/search$/);

    const founded = panel.getByRole('textbox', { name: 'Founded in or after' });
    await founded.fill('long ago');
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expect(founded).toHaveValue('');
    await expect(most).toHaveValue('');
  });

  test('says in Advanced Search that a price is none', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Advanced Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Advanced Search' });
    const price = dialog.getByRole('textbox', { name: 'Tuition at most' });
    await price.fill('cheap');
    await dialog.getByRole('button', { name: 'Search' }).click();
    await expect(price).toHaveAccessibleDescription(/^Enter a whole number/);
    await price.fill('$15,000');
    await dialog.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?tuitionMax=15000/);
  });
});

test('an address of which part cannot be read says which part, and shows the rest', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/search?country=CA&tuitionMax=lots&yearFoundedMin=12');
  const line = page.getByText('Left out, because we can’t read it: the maximum tuition, the earliest founding year.');
  await expect(line).toBeVisible();
  await page.getByRole('form', { name: 'Filters' }).getByRole('button', { name: 'Reset' }).click();
  await expect(line).toBeHidden();
});
