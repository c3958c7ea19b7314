/** Frequently asked questions: sections, answers that open, the filter, and addresses that open their answer. */
import { readText } from '../../scripts/long-texts/compile.ts';
import { expect, test } from './site.ts';

const { FAQ_SECTIONS } = readText<typeof import('#words/faq-sections.md')>('en', 'faq-sections.md');

test.describe('the FAQ', () => {
  test('ends a section with one line on a phone, that of the next', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    const last = page.getByRole('region', { name: 'General' }).locator('details').last();
    await expect(last).toHaveCSS('border-bottom-width', '0px');
  });

  test('has its five sections, opens answers by mouse and keyboard, and leads to contact', async ({ page }) => {
    await page.goto('/faq');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([
      'General',
      'Search & Comparison',
      'Account & Personalization',
      'Data & Privacy',
      'Scholarships & Financial Aid',
      'Still have a question?',
    ]);
    const answer = page.getByText('There is no paid version and no advertising.');
    await expect(answer).toBeHidden();
    await page.getByRole('heading', { name: 'Is it free?' }).click();
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
    await page.keyboard.press('Space');
    await expect(answer).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('an address opens its answer, from outside, from inside, and from the answer itself', async ({ page }) => {
    await page.goto('/faq#forgot-password');
    const answer = page.getByText('Without the code, we can’t let you back in');
    await expect(answer).toBeInViewport();
    await page.getByRole('link', { name: 'Link to this answer I forgot my password. What now?' }).click();
    await expect(page).toHaveURL(/\/faq#forgot-password$/);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(answer).toBeHidden();
    await page.evaluate(() => {
      window.location.hash = 'what-is-net-price';
    });
    await expect(page.getByText('It is often far below the sticker price.')).toBeInViewport();
    await page.getByRole('link', { name: 'net price in the glossary' }).click();
    await expect(page).toHaveURL(/\/glossary#net-price$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
    await expect(page.getByText('Net price', { exact: true })).toBeInViewport();
  });

  test('the filter keeps the questions that hold the words, and says how many', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/faq');
    const main = page.getByRole('main');
    const box = page.getByRole('searchbox', { name: 'Filter the questions' });
    const status = page.getByRole('search').getByRole('status');
    await expect(main.getByRole('group')).toHaveCount(FAQ_SECTIONS.flatMap(({ entries }) => entries).length);
    await box.fill('FAFSA');
    await expect(status).toHaveText('1 question');
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(['How do I apply for aid in the United States?']);
    await expect(main.getByRole('heading', { level: 2, name: 'General' })).toBeHidden();
    await main.getByRole('heading', { level: 3 }).click();
    await expect(main.getByText('It is free.')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page);
    await box.fill('bookmark lists');
    await expect(status).toHaveText(/^\d questions$/);
    await box.fill('xylophone');
    await expect(status).toHaveText('No question has these words.');
    await main.getByRole('button', { name: 'Show all questions' }).click();
    await expect(main.getByRole('heading', { level: 2, name: 'General' })).toBeVisible();
    await expect(box).toHaveValue('');
  });
});
