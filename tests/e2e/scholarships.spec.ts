/** The list of scholarships: narrowing it, finding one by name, what has ended, the plan, the keyboard, and no scripts. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const list = (page: Page) => page.getByRole('list', { name: 'National scholarships' });
const names = (page: Page) => list(page).getByRole('heading', { level: 3 });
const filters = (page: Page) => page.getByRole('search', { name: 'Filters' });
const openMore = (page: Page) => filters(page).getByText('More filters').click();

test('a choice narrows the list at once, is in the address, and can be gone back from', async ({ page }) => {
  await page.goto('/scholarships');
  await expect(page.getByText(/^1–20 of \d+ scholarships$/)).toBeVisible();
  await filters(page).getByLabel('Country').selectOption('Canada');
  await expect(page).toHaveURL(/\/scholarships\?country=CA$/);
  await expect(list(page).getByText('Coca-Cola', { exact: false })).toHaveCount(0);
  const inCanada = await names(page).count();
  await openMore(page);
  await filters(page).getByLabel('Based on').selectOption('Need');
  await expect(page).toHaveURL(/country=CA&basis=need$/);
  // The address changes before the list does.
  await expect.poll(() => names(page).count()).toBeLessThan(inCanada);
  await expect(names(page).filter({ hasText: 'Horatio Alger Canadian Scholarships' })).toBeVisible();
  const narrowed = await names(page).allTextContents();
  await page.reload();
  await expect(names(page)).toHaveText(narrowed);
  await page.goBack();
  await expect(filters(page).getByLabel('Based on')).toHaveValue('');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/scholarships$/);
  await expect(filters(page).getByLabel('Country')).toHaveValue('');
});

test('whoever said where they live is led to their own state’s aid and to the awards of their country', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-OH', income: '30-48' })),
  );
  await page.goto('/scholarships');
  const main = page.getByRole('main');
  await expect(main.getByText(/^For Ohio grants, the deadline/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Aid from Ohio' })).toHaveAttribute('href', '#us-state');
  await main.getByRole('link', { name: /^\d+ scholarships: United States$/ }).click();
  await expect(page).toHaveURL(/\/scholarships\?country=US$/);
  await expect(filters(page).getByLabel('Country')).toHaveValue('US');
});

test('two choices in a moment both count', async ({ page }) => {
  await page.goto('/scholarships');
  await expect(filters(page)).toBeVisible();
  await filters(page).evaluate((form) => {
    for (const [name, value] of [
      ['country', 'CA'],
      ['basis', 'need'],
    ] as const) {
      const select = form.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
      if (!select) throw new Error(`There is no ${name}`);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page).toHaveURL(/country=CA&basis=need$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('asks who one is and shows awards in the first screen, folds the rest, and opens what an address leads to', async ({
    page,
  }) => {
    await page.goto('/scholarships');
    await expect(filters(page).getByRole('combobox')).toHaveCount(2);
    await expect(names(page).first()).toBeInViewport();
    await expect(filters(page).getByLabel('Name or sponsor')).toBeHidden();
    // 20 awards and both countries' official sites; it was 16,410.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_500);
    const ontario = page.getByRole('link', { name: 'Ontario (opens an official site)', exact: true });
    await expect(ontario).toBeHidden();
    await page.getByRole('link', { name: 'in Canada', exact: true }).click();
    await expect(ontario).toBeVisible();
    // What narrows the list is never out of sight.
    await page.goto('/scholarships?basis=need');
    await expect(filters(page).getByText('More filters (1)')).toBeVisible();
    await expect(filters(page).getByLabel('Based on')).toBeVisible();
  });
});

test('who is of a citizenship is told how many give no rule', { tag: '@long' }, async ({ page }) => {
  await page.goto('/scholarships?citizenship=other');
  await expect(page.getByText(/We found no citizenship rule for \d+ of these/)).toBeVisible();
  await expect(names(page).filter({ hasText: 'Coca-Cola Scholars Program' })).toHaveCount(0);
});

test('one is found by its name, with its round, its official page and where it was read', { tag: '@long' }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/scholarships');
  await openMore(page);
  await filters(page).getByLabel('Name or sponsor').fill('schulich');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Schulich Leader Scholarships']);
  await expect(list(page)).toContainText('Latest we have: January 29, 2025');
  await expect(list(page)).toContainText('in an earlier round');
  await expect(
    page.getByRole('link', { name: 'Official page of Schulich Leader Scholarships (opens another site)' }),
  ).toHaveAttribute('href', 'https://schulichleaders.com/apply/');
  const from = list(page).getByText('Details', { exact: true });
  await from.focus();
  await page.keyboard.press('Enter');
  await expect(list(page).getByText('From the sponsor’s own page. Newest source: 2024–25.')).toBeVisible();
  await expectAccessible(page);
});

test('what has ended is said to have ended, and nothing rests on knowledge alone', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/scholarships?q=gates%20millennium');
  await expect(page.getByText('Gates Millennium Scholars Program is no longer offered.')).toBeVisible();
  await page.goto('/scholarships?q=posse');
  await expect(page.getByText('No scholarships match all of these filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(names(page)).toHaveCount(20);
});

test('pages lead through the whole list, each award once', { tag: '@long' }, async ({ page }) => {
  await page.goto('/scholarships?sort=name');
  const seen: string[] = [];
  for (;;) {
    seen.push(...(await names(page).allTextContents()));
    const next = page.getByRole('link', { name: 'Next page' });
    if ((await next.count()) === 0) break;
    const [first] = await names(page).allTextContents();
    await next.click();
    await expect(names(page).first()).not.toHaveText(first ?? '');
  }
  expect(seen.length).toBeGreaterThan(70);
  expect(new Set(seen).size).toBe(seen.length);
});

test('one goes into the plan and out of it, and is still there the next time', async ({ page }) => {
  await page.goto('/scholarships?q=loran');
  await page.getByRole('button', { name: 'Add to plan: Loran Award' }).click();
  const planned = page.getByRole('button', { name: 'In your plan: Loran Award' });
  await expect(planned).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(planned).toBeVisible();
  await planned.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Add to plan: Loran Award' })).toBeFocused();
});

test('those of the plan stand in it with their dates, and with a date of one’s own', { tag: '@long' }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/scholarships?q=army');
  await page.getByRole('button', { name: 'Add to plan: Army ROTC Scholarship' }).click();
  await page.goto('/scholarships?q=schulich');
  await page.getByRole('button', { name: 'Add to plan: Schulich Leader Scholarships' }).click();
  await page.goto('/bookmarks?tab=plan');
  const planned = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Scholarships in your plan' });
  await expect(planned.last()).toContainText('March 4, 2027');
  await expect(planned.last()).toContainText('Latest we have: January 29, 2025');
  await expect(planned.last().getByRole('listitem').first()).toContainText('Army ROTC Scholarship');
  const own = page.getByLabel('Deadline for Schulich Leader Scholarships');
  await own.fill('2027-01-20');
  await own.blur();
  await expect(planned.last().getByRole('listitem').first()).toContainText('Schulich Leader Scholarships');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove from plan: Army ROTC Scholarship' }).click();
  await expect(planned.last()).not.toContainText('Army ROTC');
});

test('no finding of axe in either colour, and nothing wider than the narrowest phone', { tag: '@long' }, async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  for (const address of ['/scholarships?country=CA', '/scholarships?q=axa', '/scholarships?q=zzzz']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await expectAccessible(page);
    }
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/scholarships');
  for (const summary of await list(page).getByText('Details', { exact: true }).all()) await summary.click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form narrows the list, and pages lead on', async ({ page }) => {
    await page.goto('/scholarships');
    await openMore(page);
    await filters(page).getByLabel('Who can apply').selectOption('Women');
    await filters(page).getByRole('button', { name: 'Show scholarships' }).click();
    await expect(names(page)).toHaveText(['Society of Women Engineers Scholarships']);
    await expect(filters(page).getByLabel('Who can apply')).toHaveValue('women');
    await page.goto('/scholarships');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByText(/^21–40 of \d+ scholarships$/)).toBeVisible();
    await page.getByText('Details', { exact: true }).first().click();
    await expect(page.getByText(/Newest source|The source has no date/).first()).toBeVisible();
  });
});
