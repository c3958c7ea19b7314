import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 });

test.describe('popular universities', () => {
  test('shows six of each list, under the rule that the list is made by', async ({ page }) => {
    await page.goto('/popular');
    await expect(page).toHaveTitle('Popular universities | US & Canada University Search');
    for (const tab of ['All', 'Top-rated', 'Liberal arts', 'Research', 'Most affordable']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await expect(cards(page)).toHaveCount(6);
    }
    await expect(page.getByText(/^The six lowest tuition prices, in US dollars/)).toBeVisible();
  });

  test('name the list of each school of the mix, and lead to all of it', async ({ page }) => {
    await page.goto('/popular');
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('link', { name: 'Most affordable' }).click();
    await expect(page.getByRole('tab', { name: 'Most affordable' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/popular');
    // A list without a tab is a search.
    await panel.getByRole('link', { name: 'In Canada, highest graduation rate' }).click();
    await expect(page).toHaveURL(/\/search\?.*country=CA/);
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Canada');
    // One way to a price of one's own is enough.
    await page.goto('/popular');
    await expect(page.getByRole('main').getByRole('button', { name: 'What would you pay?' })).toHaveCount(0);
  });

  test('begin with one’s own prices where they are known, and show any other list that is asked for', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.evaluate(() =>
      localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-OH', income: '30-48' })),
    );
    await page.goto('/popular');
    await expect(page.getByRole('tab', { name: 'Good value near you' })).toHaveAttribute('aria-selected', 'true');
    await expect(names(page).first()).toBeVisible();
    await page.getByRole('tab', { name: 'All' }).click();
    await expect(page).toHaveURL(/\/popular$/);
    await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
    await expect(cards(page)).toHaveCount(6);
  });

  test('top-rated are the six named universities', { tag: '@long' }, async ({ page }) => {
    await page.goto('/popular?tab=top-rated');
    await expect(names(page)).toHaveCount(6);
    expect((await names(page).allTextContents()).sort()).toEqual([
      'Columbia University',
      'Harvard University',
      'Massachusetts Institute of Technology',
      'Princeton University',
      'Stanford University',
      'Yale University',
    ]);
  });

  test('liberal arts are colleges by name, research are universities by name', { tag: '@long' }, async ({ page }) => {
    await page.goto('/popular?tab=liberal-arts');
    await expect(names(page)).toHaveText(Array(6).fill(/College/));
    await page.goto('/popular?tab=research');
    await expect(names(page)).toHaveText(Array(6).fill(/University/));
  });

  test('the list is in the address, and Back leads to the one before', async ({ page }) => {
    await page.goto('/popular');
    await page.getByRole('tab', { name: 'Research' }).click();
    await expect(page).toHaveURL(/\/popular\?tab=research$/);
    await page.getByRole('tab', { name: 'All' }).click();
    await expect(page).toHaveURL(/\/popular$/);
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Research' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/popular?tab=nonsense');
    await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  });

  test('the keyboard alone walks through the lists and into one', { tag: '@long' }, async ({ page }) => {
    await page.goto('/popular');
    await page.getByRole('tab', { name: 'All' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Good value near you' })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Top-rated' })).toBeFocused();
    await expect(page).toHaveURL(/tab=top-rated$/);
    // Its own list, not the one before: what the focus goes to must not be on its way out.
    await expect(names(page).filter({ hasText: 'Harvard University' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
  });

  test('View more and Advanced Search lead to the search', { tag: '@long' }, async ({ page }) => {
    for (const name of ['View more', 'Advanced Search']) {
      await page.goto('/popular');
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(page).toHaveURL(/\/search$/);
    }
  });

  test('a card can be bookmarked, compared and opened', { tag: '@long' }, async ({ page }) => {
    await page.goto('/popular?tab=top-rated');
    const card = cards(page).filter({ hasText: 'Yale University' });
    await card.getByRole('button', { name: 'Add to bookmarks' }).click();
    await expect(card.getByRole('button', { name: 'Remove from bookmarks' })).toBeVisible();
    await card.getByRole('button', { name: 'Compare Yale University' }).click();
    await expect(page.getByText('Yale University has been added to your comparison list.')).toBeVisible();
    await card.getByRole('link', { name: 'Yale University' }).click();
    await expect(page).toHaveURL(/\/university\/yale-university-\d+$/);
  });

  test('has no finding of axe, light or dark', { tag: '@long' }, async ({ page, expectAccessible }) => {
    test.slow();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/popular');
      await expect(cards(page)).toHaveCount(6);
      await expectAccessible(page);
    }
  });
});

test.describe('when the lists cannot be had', () => {
  test.use({ expectedErrors: [/503/] });

  test('the page says that it loads, then that it failed, and tries again', async ({ page }) => {
    let broken = true;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/universities/search*', async (route) => {
      if (!broken) return route.continue();
      await held;
      return route.fulfill({ status: 503, contentType: 'text/plain', body: 'The data cannot be reached right now.' });
    });
    // The front page brings no list along, so that this one has to be asked for.
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Popular Universities' }).click();
    await expect(page.getByText('Loading universities...')).toBeVisible();
    release();
    await expect(page.getByText('Error loading universities. Please try again.')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(6);
  });
});
