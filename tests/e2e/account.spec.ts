import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PASSWORD, signedIn } from './people.ts';
import { expect, test } from './site.ts';

const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('preferences are kept, a slip in the range is said at its field, and every tab stands in the light and the dark', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const ada = await signedIn(page);
  await page.goto('/account');
  await expect(page.getByText(`Signed in as ${ada.username}.`)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Preferences', 'Notifications', 'Privacy']);
  await page.getByRole('checkbox', { name: 'Engineering' }).check();
  await page.getByRole('checkbox', { name: 'Canada' }).check();
  const states = page.getByRole('combobox', { name: 'Add a state or province' });
  await expect(states.getByRole('option', { name: 'Ohio' })).toHaveCount(0);
  await states.selectOption({ label: 'Ontario, Canada' });
  await states.selectOption({ label: 'Quebec, Canada' });
  await page.getByRole('button', { name: 'Remove Ontario' }).click();
  await expect(states).toBeFocused();
  await page.getByRole('checkbox', { name: /^Small under 5,000/ }).check();
  await page.getByLabel('Lowest tuition').fill('$30,000');
  await page.getByLabel('Highest tuition').fill('20000');
  await expect(page.getByText('You have changes that are not saved yet.')).toBeVisible();
  await save(page).click();
  await expect(page.getByLabel('Highest tuition')).toBeFocused();
  await expect(page.getByLabel('Highest tuition')).toHaveAccessibleDescription(
    'The highest can’t be below the lowest.',
  );
  await page.getByLabel('Highest tuition').fill('45,000');
  await save(page).click();
  await expect(toast(page)).toContainText('Preferences saved');
  // With nothing to save there is no button over the form.
  await expect(page.getByText('You have changes that are not saved yet.')).toHaveCount(0);
  await expect(save(page)).toHaveCount(0);

  for (const [tab, address] of [
    ['Notifications', '/account?tab=notifications'],
    ['Privacy', '/account?tab=privacy'],
    ['Preferences', '/account?tab=preferences'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page).toHaveURL(address);
    // Light and dark by turns: the two forms of choices are made of the same parts.
    await page.emulateMedia({ colorScheme: tab === 'Privacy' ? 'dark' : 'light', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(tab === 'Privacy' ? /dark/ : /light/);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Engineering' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Business and management' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Remove Quebec' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Ontario' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Small under 5,000/ })).toBeChecked();
  await expect(page.getByLabel('Lowest tuition')).toHaveValue('30000');
  await expect(page.getByLabel('Highest tuition')).toHaveValue('45000');
});

test.describe('choices that hold at once', () => {
  test.use({ expectedErrors: [/status of 503/] });
  test('are kept, and go back with a message when the server refuses', { tag: '@long' }, async ({ page }) => {
    await signedIn(page);
    await page.goto('/account?tab=notifications');
    const rates = page.getByRole('checkbox', { name: /^Rates/ });
    await rates.click();
    await expect(toast(page)).toContainText('Your choice of notifications is saved.');
    await page.reload();
    await expect(rates).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Price/ })).toBeChecked();
    await page.route('**/api/preferences', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, body: 'Please try again in a moment.' })
        : route.continue(),
    );
    await rates.click();
    await expect(toast(page)).toContainText('Not saved');
    await expect(toast(page)).toContainText('Please try again in a moment.');
    await expect(rates).not.toBeChecked();
    await page.getByRole('tab', { name: 'Privacy' }).click();
    const history = page.getByRole('checkbox', { name: /^Keep the schools I look at/ });
    await history.click();
    await expect(toast(page)).toContainText('Not saved');
    await expect(history).toBeChecked();
    await page.unroute('**/api/preferences');
    await history.click();
    await expect(toast(page)).toContainText('Your choice is saved.');
    await page.reload();
    await expect(history).not.toBeChecked();
  });

  test('settings that cannot be loaded say so and can be asked for again', { tag: '@long' }, async ({ page }) => {
    await signedIn(page);
    await page.route('**/api/preferences', (route) => route.fulfill({ status: 503, body: 'No.' }));
    await page.goto('/account');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We couldn’t load your settings.');
    await page.unroute('**/api/preferences');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('checkbox', { name: 'Engineering' })).toBeVisible();
  });
});

test.describe('the account itself', () => {
  test.use({ expectedErrors: [/status of 403/] });
  test('password, code and data, and at last its end', async ({ page, expectAccessible }) => {
    test.slow();
    const ada = await signedIn(page);
    await page.goto('/account?tab=privacy');

    const passwordForm = page.getByRole('form', { name: 'Change password' });
    const change = passwordForm.getByRole('button', { name: 'Change password' });
    await change.click();
    await expect(passwordForm.getByLabel('Current password')).toHaveAccessibleDescription('Password is required');
    await expect(passwordForm.getByLabel('New password')).toHaveAccessibleDescription(
      /Password must be at least 6 characters/,
    );
    await passwordForm.getByLabel('Current password').fill('not this one');
    await passwordForm.getByLabel('New password').fill('a new password');
    await change.click();
    await expect(passwordForm.getByLabel('Current password')).toHaveAccessibleDescription('That is not your password.');
    await expect(passwordForm.getByLabel('New password')).toHaveValue('a new password');
    await passwordForm.getByLabel('Current password').fill(PASSWORD);
    await change.click();
    await expect(toast(page)).toContainText('Password changed');
    // With it comes another code, which takes the form's place until it is kept.
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await expect(passwordForm.getByLabel('Current password')).toHaveValue('');

    const codeForm = page.getByRole('form', { name: 'Get a new code' });
    await codeForm.getByLabel('Password').fill('a new password');
    await codeForm.getByRole('button', { name: 'Get a new code' }).click();
    const code = page.getByRole('definition');
    await expect(code).toHaveText(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/);
    expect(await code.textContent()).not.toBe(ada.recoveryCode);
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await expect(code).toHaveCount(0);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download everything' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.json$/);
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ account: { username: ada.username } });

    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep the account' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('That is not your password.');
    await dialog.getByLabel('Password').fill('a new password');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(toast(page)).toContainText('Account deleted');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    const answer = await page.request.post('/api/login', {
      data: { username: ada.username, password: 'a new password' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status()).toBe(401);
  });
});
