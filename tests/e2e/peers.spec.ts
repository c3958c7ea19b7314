import { openFolds } from './collapsibles.ts';
import { expect, test } from './site.ts';

const OHIO_STATE = '/university/ohio-state-university-204796';
const DINE = '/university/dine-college-105297';
const GRADUATION = /Higher than 9\d% of similar schools\. Median: 6\d(\.\d)?%\./;

test.describe('a school among its peers', () => {
  test('has a bar at each figure, in words too, and they do not need scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(OHIO_STATE);
    const outcomes = page.getByRole('region', { name: 'How do students do?' });
    await expect(outcomes.getByText(GRADUATION).first()).toBeAttached();
    await expect(outcomes.locator('[data-peers="graduationRate"] circle')).toHaveAttribute('cx', /^9\d(\.\d)?%$/);
    expect(await page.locator('[data-peers] [style]').count()).toBe(0);
    await context.close();
  });

  test('names them once, and leads to the list of them, of whatever kind they are', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(DINE);
    await openFolds(page);
    const link = page.getByRole('link', { name: 'See all of these schools' });
    await expect(link).toHaveCount(1);
    await expect(page.getByText(/with 30 public tribal colleges in the United States/)).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/search\?peers=us-public-tribal$/);
    await expect(page.getByText(/of 30 results/)).toBeVisible();
    const chip = page.getByRole('button', { name: /Similar schools: public tribal colleges/ }).first();
    await expect(chip).toBeVisible();
  });

  test('shows people like you with all students beside them, and says what is not published', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(OHIO_STATE);
    await openFolds(page);
    const outcomes = page.getByRole('region', { name: 'How do students do?' });
    const transfer = outcomes.getByRole('button', { name: 'Transfer students' });
    await transfer.click();
    await expect(transfer).toHaveAttribute('aria-pressed', 'true');
    await expect(outcomes.getByText('Not published for transfer students here')).toHaveCount(2);
    await expect(outcomes.getByText(/^All students: \d+\.\d%$/)).toHaveCount(2);
    await expect(outcomes.getByText(/^All students: \$\d/)).toHaveCount(1);
    await outcomes.getByRole('button', { name: '25 or older' }).click();
    await expect(outcomes.getByText(/of undergraduates here are 25 or older/)).toBeVisible();
    await expect(outcomes.getByText('Not published for students who are 25 or older here')).toHaveCount(3);
  });
});

test('a comparison shows it when asked', { tag: '@long' }, async ({ page }) => {
  await page.goto('/compare?ids=204796,166027');
  await page.getByRole('tab', { name: 'Academics' }).click();
  await expect(page.locator('[data-peers]')).toHaveCount(0);
  await page.getByText('How each number compares with similar schools').click();
  await expect(page.getByText('Ohio State University: compared with 199 public research universities.')).toBeVisible();
  await expect(
    page
      .getByRole('row', { name: /Graduation rate/ })
      .first()
      .getByText(/than 9\d% of peers/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all of these schools' })).toHaveCount(2);
});
