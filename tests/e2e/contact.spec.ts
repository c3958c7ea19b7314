/** The contact page: its messages and toast to the letter, nothing lost, and the ways on. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Send a message' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const button = (page: Page) => form(page).getByRole('button', { name: 'Send message' });

const MESSAGE = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.org',
  Subject: 'A wrong figure',
  Message: 'The tuition of my school is of last year.',
};
const TOO_SHORT = {
  Name: 'Name must be at least 2 characters.',
  Email: 'Please enter a valid email address.',
  Subject: 'Subject must be at least 5 characters.',
  Message: 'Message must be at least 10 characters.',
};

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

test.describe('the contact form', () => {
  test('sends a message by keyboard, says so in a toast, and is empty again', async ({ page }, { project }) => {
    await page.goto('/contact');
    await fill(page, { ...MESSAGE, Message: `${MESSAGE.Message} ${project.name} ${Date.now()}` });
    await field(page, 'Subject').press('Enter');
    const toast = page.getByRole('region', { name: /^Notifications/ });
    await expect(toast).toContainText('Message Sent');
    await expect(toast).toContainText('We answer by email, Mon-Fri 9am-5pm Eastern.');
    for (const name of Object.keys(MESSAGE)) await expect(field(page, name)).toHaveValue('');
  });

  test('says at each field what is wrong, to the letter, and sends nothing', async ({ page, expectAccessible }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) sent += 1;
    });
    await page.goto('/contact');
    await button(page).click();
    for (const [name, message] of Object.entries(TOO_SHORT)) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${message.replaceAll('.', '\\.')}$`));
    }
    await expect(field(page, 'Name')).toBeFocused();
    await expectAccessible(page);

    await fill(page, { Name: 'A', Email: 'ada@', Subject: 'Help', Message: 'Too short' });
    for (const message of Object.values(TOO_SHORT)) await expect(form(page).getByText(message)).toBeVisible();
    await fill(page, { Name: 'Al', Email: 'ada@example.org', Subject: 'Helps', Message: 'Ten letter' });
    for (const message of Object.values(TOO_SHORT)) await expect(form(page).getByText(message)).toBeHidden();
    await field(page, 'Name').fill('x'.repeat(101));
    await expect(form(page).getByText('Name can be 100 characters at most.')).toBeVisible();
    expect(sent).toBe(0);
  });

  test('shows that it is being sent, and sends once however often it is pressed', { tag: '@long' }, async ({
    page,
  }) => {
    let sent = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/contact', async (route) => {
      sent += 1;
      await released;
      await route.fulfill({ json: { received: true } });
    });
    await page.goto('/contact');
    await fill(page, MESSAGE);
    await button(page).click();
    const pending = form(page).getByRole('button', { name: 'Sending…' });
    await expect(pending).toBeVisible();
    await pending.press('Enter');
    await field(page, 'Subject').press('Enter');
    release();
    await expect(page.getByText('Message Sent')).toBeVisible();
    expect(sent).toBe(1);
  });

  test('has a field that only programs see', { tag: '@long' }, async ({ page }) => {
    await page.goto('/contact');
    await expect(form(page).getByRole('textbox')).toHaveCount(4);
    const trap = form(page).locator('input[name="website"]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(trap).not.toBeInViewport();
  });
});

test.describe('when it cannot be sent', () => {
  test.use({ expectedErrors: [/429|503|400|ERR_FAILED/] });

  for (const [what, answer, message] of [
    ['too often', 429, 'Too many messages in a short time. What you typed is still here. Try again in a minute.'],
    ['failing', 503, 'We couldn’t send your message. What you typed is still here. Please try again.'],
    ['refused', 400, 'We couldn’t send this message. What you typed is still here.'],
    ['no network', null, 'We couldn’t send your message. What you typed is still here. Please try again.'],
  ] as const) {
    test(`${what}: says so, and nothing typed is lost`, { tag: '@long' }, async ({ page }) => {
      await page.goto('/contact');
      await page.route('**/api/contact', (route) =>
        answer === null ? route.abort() : route.fulfill({ status: answer, contentType: 'text/plain', body: 'No.' }),
      );
      await fill(page, MESSAGE);
      await button(page).click();
      await expect(form(page).getByRole('alert')).toHaveText(message);
      for (const [name, value] of Object.entries(MESSAGE)) await expect(field(page, name)).toHaveValue(value);
    });
  }
});

test.describe('the contact page', () => {
  test('has office hours, no made-up address, places for social links, and quick links that lead somewhere', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/contact');
    await expect(page).toHaveTitle('Contact us | US & Canada University Search');
    const main = page.getByRole('main');
    await expect(main.locator('[href^="mailto:"], [href^="tel:"]')).toHaveCount(0);
    await expect(main.getByText('Mon-Fri 9am-5pm Eastern', { exact: true })).toBeVisible();
    for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'YouTube']) {
      await expect(main.getByRole('link', { name })).toBeDisabled();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const [soon, network] = [main.getByText('Coming soon.'), main.getByRole('link', { name: 'YouTube' })];
    // On one line, in one size.
    const gap = ((await network.boundingBox())?.y ?? 0) - ((await soon.boundingBox())?.y ?? 0);
    expect(Math.abs(gap)).toBeLessThan(6);
    for (const part of [soon, network]) await expect(part).toHaveCSS('font-size', '14px');
    for (const [label, to, shown] of [
      ['Frequently asked questions', '/faq', /\/faq$/],
      ['Help center', '/help', /\/help$/],
      ['Privacy Policy', '/privacy-policy', /\/privacy$/],
      ['Terms of Service', '/terms-of-service', /\/terms-of-service$/],
    ] as const) {
      const link = main.getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', to);
      await link.click();
      await expect(page).toHaveURL(shown);
      await page.goBack();
    }
  });

  test('has no finding of axe in the dark, faults shown', { tag: '@long' }, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto('/contact');
    await button(page).click();
    await expect(form(page).getByText(TOO_SHORT.Name)).toBeVisible();
    await expectAccessible(page);
  });
});
