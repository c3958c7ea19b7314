import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const form = (page: Page) => page.getByRole('contentinfo').getByRole('form', { name: 'News about the site' });
const field = (page: Page) => form(page).getByRole('textbox', { name: 'Email address' });
const button = (page: Page) => form(page).getByRole('button', { name: 'Subscribe' });

test.describe('subscribing at the foot of a page', () => {
  test('keeps the address, says so in a toast, and empties the field', async ({ page }, { project }) => {
    await page.goto('/privacy');
    await expect(field(page)).toHaveAttribute('placeholder', 'Enter your email');
    const email = `ada.${project.name}@example.org`;
    await field(page).fill(email);
    await field(page).press('Enter');
    await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('Subscribed');
    await expect(page.getByText(`We’ll send news about the site to ${email}.`)).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });

  for (const typed of ['', 'ada', 'ada@']) {
    test(`refuses "${typed}" at the field, keeps it, and sends nothing`, { tag: '@long' }, async ({ page }) => {
      let sent = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/subscribe')) sent += 1;
      });
      await page.goto('/privacy');
      await field(page).fill(typed);
      await button(page).click();
      await expect(form(page).getByRole('alert')).toHaveText('Please enter a valid email address.');
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toHaveAccessibleDescription('Please enter a valid email address.');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue(typed);
      await field(page).pressSequentially('x');
      await expect(form(page).getByRole('alert')).toBeEmpty();
      expect(sent).toBe(0);
    });
  }

  test('has a field that only programs see', { tag: '@long' }, async ({ page }) => {
    await page.goto('/privacy');
    await expect(form(page).getByRole('textbox')).toHaveCount(1);
    const trap = form(page).locator('input[name="website"]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(trap).not.toBeInViewport();
  });
});

test.describe('when it cannot be sent', () => {
  test.use({ expectedErrors: [/429|503|400|ERR_FAILED/] });

  for (const [what, answer, message] of [
    ['too often', 429, 'Too many tries in a short time. Please try again in a minute.'],
    ['failing', 503, 'We couldn’t send that. What you typed is still here. Please try again.'],
    ['refused', 400, 'Please enter a valid email address.'],
    ['no network', null, 'We couldn’t send that. What you typed is still here. Please try again.'],
  ] as const) {
    test(`${what}: says so at the field, and nothing typed is lost`, { tag: '@long' }, async ({
      page,
      expectAccessible,
    }) => {
      await page.goto('/privacy');
      await page.route('**/api/subscribe', (route) =>
        answer === null ? route.abort() : route.fulfill({ status: answer, contentType: 'text/plain', body: 'No.' }),
      );
      await field(page).fill('ada@example.org');
      await button(page).click();
      await expect(form(page).getByRole('alert')).toHaveText(message);
      await expect(field(page)).toHaveValue('ada@example.org');
      await expectAccessible(page);
    });
  }
});
