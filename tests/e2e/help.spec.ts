/** The help center: its search, subjects, articles, the question under each, and whom to ask. */
import type { Page } from '@playwright/test';
import { readText } from '../../scripts/long-texts/compile.ts';
import { expect, test } from './site.ts';

const { HELP_NAMES } = readText<typeof import('#words/help/index.md')>('en', 'help/index.md');

test.describe('the help center', () => {
  test('has six subjects with all their articles, and leads to each', { tag: '@long' }, async ({ page, request }) => {
    await page.goto('/help');
    await expect(page).toHaveTitle('Help center | US & Canada University Search');
    const subjects = page.getByRole('region', { name: 'Subjects' });
    await expect(subjects.getByRole('heading', { level: 2 })).toHaveText(
      Object.values(HELP_NAMES).map(({ title }) => title),
    );
    const paths = Object.entries(HELP_NAMES).flatMap(([key, { articles }]) =>
      Object.keys(articles).map((one) => `/help/${key}/${one}`),
    );
    const links = await subjects.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links).toEqual(paths);
    for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
  });

  test('its search finds by typed words, best first, and stands in the address', async ({ page, expectAccessible }) => {
    await page.goto('/help');
    const box = page.getByRole('searchbox', { name: 'Search the help articles' });
    const found = page.getByRole('region', { name: 'Articles found' });
    const status = page.getByRole('search').getByRole('status');
    await box.pressSequentially('how do I delete my account?');
    await expect(found.getByRole('heading').first()).toHaveText(/Managing your data and privacy|Creating an account/);
    await expect(found).toContainText('Managing your data and privacy');
    await expect(status).toHaveText(/^\d+ articles?$/);
    await expect(box).toHaveValue('how do I delete my account?');
    await expect(page).toHaveURL(/\/help\?q=how\+do\+I\+delete\+my\+account/);
    await expectAccessible(page);

    await box.fill('zip codes');
    await expect(found.getByRole('link').first()).toHaveAttribute('href', '/help/search/location-based');
    await box.fill('bookmarks xylophone');
    await expect(status).toHaveText(/^No article has all of these words\. \d+ articles? ha(?:s|ve) some of them\.$/);
    await box.fill('xylophone');
    await expect(status).toHaveText('No article has these words. Try another word, or ask us below.');
    await expect(found).toHaveCount(0);
    await box.fill('');
    await expect(page.getByRole('region', { name: 'Subjects' })).toBeVisible();
    await expect(page).toHaveURL(/\/help$/);

    await page.goto('/help?q=recovery+code');
    await expect(box).toHaveValue('recovery code');
    await found.getByRole('link', { name: 'Creating an account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Creating an account' })).toBeVisible();
    await page.goBack();
    await expect(box).toHaveValue('recovery code');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help center' }).click();
    await expect(box).toHaveValue('');
  });

  test('says whom to ask, with no made-up address and no chat that nobody answers', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/help');
    const ways = page.getByRole('region', { name: 'Ask a person' });
    await expect(ways.getByText('Mon-Fri 9am-5pm Eastern', { exact: true })).toBeVisible();
    await expect(ways.locator('[href^="mailto:"], [href^="tel:"]')).toHaveCount(0);
    await expect(ways).not.toContainText(/chat/i);
    await ways.getByRole('link', { name: 'Write a message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  });
});

test.describe('the help center on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

  test('shows the articles of its first subject, and those of another once it is pressed or led to', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/help');
    await expect(link(page, 'Creating an account')).toBeVisible();
    await expect(link(page, 'Using advanced filters')).toBeHidden();
    await button(page, 'Search and filters').tap();
    await expect(button(page, 'Search and filters')).toHaveAttribute('aria-expanded', 'true');
    await expect(link(page, 'Using advanced filters')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/faq');
    await page.goto('/help#account');
    await expect(link(page, 'Troubleshooting')).toBeInViewport();
  });

  test('an article is followed by the others of its subject alone', async ({ page }) => {
    await page.goto('/help/getting-started/search-basics');
    const neighbours = page.getByRole('navigation', { name: 'More in Getting started' });
    await expect(neighbours.getByRole('link')).toHaveText([
      'Creating an account',
      'Tailoring the site to you',
      'Saving bookmarks, lists and notes',
    ]);
  });

  test('shows them all without scripts', { tag: '@long' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/help');
    await expect(link(page, 'Using advanced filters')).toBeVisible();
    await context.close();
  });
});

test.describe('a help article', () => {
  test('has breadcrumbs, numbered steps, its neighbours, and links into the product', async ({ page }) => {
    await page.goto('/help/getting-started/bookmarks');
    await expect(page).toHaveTitle('Saving bookmarks, lists and notes | US & Canada University Search');
    const where = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(where.getByRole('listitem')).toHaveText([
      /Help center/,
      /Getting started/,
      'Saving bookmarks, lists and notes',
    ]);
    const article = page.getByRole('article');
    await expect(article).toContainText('Removing a bookmark also removes the school from all your lists');
    await expect(article).toContainText('Deleting a list doesn’t delete its bookmarks.');
    await expect(article).toContainText('Considering, Applying, Applied and Accepted');
    await expect(article.getByRole('list').first()).toHaveJSProperty('tagName', 'OL');
    const neighbours = page.getByRole('navigation', { name: 'More in Getting started' });
    await expect(neighbours.getByRole('link')).toHaveCount(4);
    await expect(neighbours.locator('[aria-current="page"]')).toHaveText('Saving bookmarks, lists and notes');
    await neighbours.getByRole('link', { name: 'Search basics' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Search basics' })).toBeVisible();
    await article.getByRole('link', { name: 'colleges in Vermont' }).click();
    await expect(page).toHaveURL(/\/search\?q=colleges\+in\+vermont/);
    await page.goBack();
    await where.getByRole('link', { name: 'Getting started' }).click();
    await expect(page).toHaveURL(/\/help#getting-started$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Getting started' })).toBeInViewport();
  });

  test('is read with its text when JavaScript is off', { tag: '@long' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/help/search/tuition-filters');
    await expect(page.getByRole('heading', { level: 1, name: 'Filtering by tuition' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('The slider goes from $0 to $50,000 in steps of $1,000.');
    await page.goto('/faq');
    const question = page.locator('details#near-me');
    const answer = question.locator('p').first();
    await expect(answer).toBeHidden();
    await question.locator('summary').click();
    await expect(answer).toBeVisible();
    await expect(answer).toContainText('Type a town that has a university, a US ZIP code or a Canadian postal code');
    await context.close();
  });

  test('asks whether it helped, by keyboard, counts the answer once, and says thank you', async ({ page }) => {
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/help/votes')) sent.push(request.postDataJSON());
    });
    await page.goto('/help/account/troubleshooting');
    const block = page.getByRole('region', { name: 'Was this helpful?' });
    await block.getByRole('button', { name: 'No' }).focus();
    await page.keyboard.press('Enter');
    await expect(block.getByRole('status')).toHaveText(
      'Thank you. We count every answer and improve the articles with the most “No” votes.',
    );
    await expect(block.getByRole('button')).toHaveCount(0);
    expect(sent).toEqual([{ article: 'account/troubleshooting', answer: 'no' }]);
    await page.reload();
    await expect(block.getByRole('status')).toHaveText('You have already answered on this device. Thank you.');
    await expect(block.getByRole('button')).toHaveCount(0);
    await page.goto('/help/account/preferences');
    await block.getByRole('button', { name: 'Yes' }).click();
    await expect(block.getByRole('status')).toHaveText('Thank you. We are glad it helped.');
  });

  test('after a No leads to the contact form with the article as subject', { tag: '@long' }, async ({ page }) => {
    await page.route('**/api/help/votes', (route) => route.fulfill({ json: { counted: true } }));
    await page.goto('/help/search/religious-affiliation');
    await page.getByRole('button', { name: 'No' }).click();
    await page.getByRole('link', { name: 'Tell us what is missing' }).click();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      'Help article: Filtering by religious affiliation',
    );
  });
});

test.describe('when an answer cannot be counted', () => {
  test.use({ expectedErrors: [/429|503|ERR_FAILED/] });

  for (const [what, answer, message] of [
    ['too often', 429, 'Too many tries in a short time. Please try again in a minute.'],
    ['failing', 503, 'We couldn’t save your answer. Please try again.'],
    ['no network', null, 'We couldn’t save your answer. Please try again.'],
  ] as const) {
    test(`${what}: says so, and can be tried again`, { tag: '@long' }, async ({ page }) => {
      await page.goto('/help/search/advanced-filters');
      await page.route('**/api/help/votes', (route) =>
        answer === null ? route.abort() : route.fulfill({ status: answer, contentType: 'text/plain', body: 'No.' }),
      );
      const block = page.getByRole('region', { name: 'Was this helpful?' });
      await block.getByRole('button', { name: 'Yes' }).click();
      await expect(block.getByRole('alert')).toHaveText(message);
      await expect(block.getByRole('button', { name: 'Yes' })).toBeEnabled();
    });
  }
});

test.describe('an article that is not there', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is the not-found page, from the Worker and inside the site', { tag: '@long' }, async ({ page }) => {
    const answer = await page.goto('/help/search/bookmarks');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  });
});

test('the help center has no finding of axe in the dark, with an article and results', { tag: '@long' }, async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/help');
  await expectAccessible(page);
  await page.goto('/help/profiles/understanding-data');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
