/** The resources page, its tabs and tools, and the articles. What the tools do is tried in their own tests. */
import type { Page } from '@playwright/test';
import { ARTICLE_IDS, type ArticleKey } from '../../schema/domain/site/articles.ts';
import { readText } from '../../scripts/long-texts/compile.ts';
import { expect, test } from './site.ts';

const { ARTICLE_WORDS } = readText<typeof import('#words/articles/index.md')>('en', 'articles/index.md');

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.describe('resources', () => {
  test('four tabs, each with its address; guides and articles lead to the articles', async ({ page }) => {
    await page.goto('/resources');
    await expect(page).toHaveTitle('Resources | US & Canada University Search');
    await expect(page.getByRole('tab')).toHaveText(['Guides', 'Articles', 'Tools', 'FAQ']);
    await expect(page.getByRole('tab', { name: 'Guides' })).toHaveAttribute('aria-selected', 'true');
    const addressesOf = () =>
      cards(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const guides = await addressesOf();
    await page.getByRole('tab', { name: 'Articles' }).click();
    await expect(page).toHaveURL(/\/resources\?tab=articles$/);
    await expect(cards(page).filter({ hasText: 'Studying across the border' })).toHaveCount(1);
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText([
      'University Selection',
      'International Education',
      'Financial Aid',
      'Programs and Pathways',
      'Your Situation',
    ]);
    const articles = await addressesOf();
    expect([...guides, ...articles].sort()).toEqual(
      Object.values(ARTICLE_IDS)
        .map((id) => `/articles/${id}`)
        .sort(),
    );
    for (const id of [1, 2, 3, 4]) expect([...guides, ...articles]).toContain(`/articles/${id}`);
    await page.getByRole('tab', { name: 'Guides' }).click();
    await expect(page).toHaveURL(/\/resources$/);
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Articles' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/resources?tab=nonsense');
    await expect(page.getByRole('tab', { name: 'Guides' })).toHaveAttribute('aria-selected', 'true');
  });

  test('begin with what one wants to do, for counselors too', async ({ page }) => {
    await page.goto('/resources');
    await expect(page.getByRole('heading', { level: 2, name: 'Start with a tool', exact: true })).toBeVisible();
    const tasks = page.getByRole('navigation', { name: 'Start with a tool' });
    await expect(tasks.getByRole('link')).toHaveCount(8);
    await tasks.getByRole('link', { name: 'For counselors' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'For counselors: compare student lists' })).toBeVisible();
  });

  test('the tools have sub-tabs, by keyboard and by address', async ({ page }) => {
    await page.goto('/resources');
    await page.getByRole('tab', { name: 'Guides' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\/resources\?tab=tools$/);
    const tools = page.getByRole('tablist', { name: 'Tools' });
    await expect(tools.getByRole('tab')).toHaveText(['Tuition calculator', 'Program finder', 'Location explorer']);
    await expect(tools.getByRole('tab', { name: 'Tuition calculator' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/\/resources\?tab=tools&tool=location-explorer$/);
    await expect(tools.getByRole('tab', { name: 'Location explorer' })).toBeFocused();
    for (const [tool, name] of [
      ['tuition-calculator', 'Tuition calculator'],
      ['program-finder', 'Program finder'],
      ['location-explorer', 'Location explorer'],
    ] as const) {
      await page.goto(`/resources?tab=tools&tool=${tool}`);
      await expect(tools.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name, exact: true })).not.toBeEmpty();
    }
  });

  test('the FAQ tab opens the most asked questions and leads to all of them', { tag: '@long' }, async ({ page }) => {
    await page.goto('/resources?tab=faq');
    const question = page.getByRole('tabpanel').locator('details', { hasText: 'Is it free?' });
    await question.locator('summary').click();
    await expect(question.getByText(/There is no paid version/)).toBeVisible();
    await expect(question.getByRole('link', { name: /^Link to this answer/ })).toHaveAttribute(
      'href',
      '/faq#is-it-free',
    );
    await page.getByRole('link', { name: 'All questions and answers' }).click();
    await expect(page).toHaveURL(/\/faq$/);
  });

  test('the call at the end leads to the search, from every tab', { tag: '@long' }, async ({ page }) => {
    for (const tab of ['guides', 'articles', 'tools', 'faq']) {
      await page.goto(`/resources?tab=${tab}`);
      const closing = page.getByRole('region', { name: 'Ready to look?' });
      await expect(closing.getByRole('link', { name: 'Search Universities' })).toHaveAttribute('href', '/search');
    }
  });
});

test('the sitemap page leads to every article and every tool', { tag: '@long' }, async ({ page }) => {
  await page.goto('/sitemap');
  const main = page.getByRole('main');
  for (const [key, id] of Object.entries(ARTICLE_IDS)) {
    const { title } = ARTICLE_WORDS[key as ArticleKey];
    await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', `/articles/${id}`);
  }
  await main.getByRole('link', { name: 'Location explorer' }).click();
  await expect(page.getByRole('tab', { name: 'Location explorer' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('an article', () => {
  test('says what it is, who wrote it, when and how long it takes, and leads on', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/resources?tab=articles');
    await page.getByRole('link', { name: 'Studying across the border' }).click();
    await expect(page).toHaveURL(/\/articles\/3$/);
    await expect(page).toHaveTitle('Studying across the border | US & Canada University Search');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Going to Canada from the US/);
    await expect(heading(page, 'Studying across the border')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('International Education', { exact: true })).toBeVisible();
    await expect(main.getByText(/By CampusAtlas editors · Updated \w+ \d+, 2026 · \d+ min read/)).toBeVisible();
    await expect(main.getByRole('img', { name: /^Drawing: a bridge/ })).toBeVisible();
    // The facts that the articles must cite.
    await expect(main.getByText('CAD 100 to 250', { exact: true })).toBeVisible();
    await expect(main.getByText('20 working hours a week during study')).toBeVisible();
    const schools = main.getByRole('region', { name: 'Large universities in Canada' });
    await expect(schools.getByRole('listitem')).toHaveCount(3);
    await expect(schools.getByRole('heading', { level: 3 }).first()).toHaveText('University of Toronto');
    await expect(schools.getByRole('link', { name: 'See the whole list' })).toHaveAttribute(
      'href',
      '/search?country=CA&sortBy=studentPopulation&sortOrder=desc&kind=bachelors',
    );
    await expect(main.getByRole('region', { name: 'Keep reading' }).getByRole('article')).toHaveCount(3);
    await expect(main.getByRole('link', { name: 'Search Universities' })).toHaveAttribute('href', '/search');
    await main.getByRole('link', { name: 'Back to Resources' }).first().click();
    await expect(page).toHaveURL(/\/resources$/);
  });

  test('fits a phone: its contents are folded, and tables of words are lists', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/articles/1');
    const contents = page.getByRole('navigation', { name: 'In this article' });
    await expect(contents.getByRole('link')).toHaveCount(0);
    await contents.getByRole('button', { name: 'In this article' }).click();
    await expect(contents.getByRole('link').first()).toBeVisible();
    for (const table of await page.getByRole('main').getByRole('table').all())
      expect(await table.evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(390 - 32);
  });

  test('its contents lead to its parts, mark where one is, and progress is shown', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Arrived at inside the site, and straight at the address of a part.
    await page.goto('/resources');
    await page.getByRole('link', { name: 'How to compare costs and net price' }).click();
    const progress = page.getByRole('progressbar', { name: 'Reading progress' });
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
    const contents = page.getByRole('navigation', { name: 'In this article' });
    await contents.getByRole('link', { name: 'Living costs are half of it' }).click();
    await expect(page).toHaveURL(/\/articles\/2#living$/);
    const part = page.getByRole('heading', { level: 2, name: 'Living costs are half of it' });
    await expect(part).toBeInViewport();
    await expect(contents.getByRole('link', { name: 'Living costs are half of it' })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await expect(async () => {
      const now = Number(await progress.getAttribute('aria-valuenow'));
      expect(now).toBeGreaterThan(20);
      expect(now).toBeLessThan(95);
    }).toPass();
    const duration = await progress.evaluate((bar) => getComputedStyle(bar).transitionDuration);
    expect(Number.parseFloat(duration), 'nothing glides for those who like it still').toBeLessThan(0.001);
    await page.goto('/articles/2#currency');
    await expect(page.getByRole('heading', { level: 2, name: 'When two currencies meet' })).toBeInViewport();
  });

  test('its figures line up and its bars are a table, and its links open a tool with their values', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/articles/5');
    const plan = page.getByRole('region', { name: 'A month of the standard plan' });
    await expect(plan.getByRole('cell', { name: '$15,390' })).toHaveCSS('text-align', 'end');
    await page.goto('/articles/13');
    const pay = page.getByRole('table').first();
    await expect(pay.getByRole('row', { name: /Nursing/ })).toContainText('$86,000');
    const widths = await pay
      .locator('rect')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(widths.at(-1)).toBeGreaterThan(40);
    await page.getByRole('link', { name: '$27,000 of debt at $50,000 a year' }).click();
    await expect(page).toHaveURL(/\/calculator\/loans#debt=27000&income=50000$/);
    await expect(page.getByRole('main').locator('input[value="50000"]')).toBeVisible();
  });

  test('a letter in it can be copied whole', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/articles/25#second-letter');
    await expect(
      page.getByRole('heading', { level: 2, name: 'Letter two: a bursary office in Canada' }),
    ).toBeInViewport();
    await page.getByRole('button', { name: 'Copy letter' }).last().click();
    await expect(page.getByText('Letter copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n\n')[0]).toBe('To the Awards and Financial Aid Office, [university]');
    expect(copied).toContain('I am CA$2,500 short.');
    expect(copied).toMatch(/\[Name and date\]$/);
  });

  test('under resources an unknown id shows the first article', { tag: '@long' }, async ({ page }) => {
    await page.goto('/resources/2');
    await expect(heading(page, 'How to compare costs and net price')).toBeVisible();
    await page.goto('/resources/999');
    await expect(heading(page, 'How to choose a university')).toBeVisible();
  });

  test('can be read without scripts', { tag: '@long' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/articles/4`);
    await expect(heading(page, 'How to read a university’s statistics')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Net price' })).toBeVisible();
    await expect(page.getByRole('table').last()).toContainText('Everyone who applied');
    await page.getByRole('link', { name: 'Back to Resources' }).first().click();
    await expect(page.getByRole('link', { name: 'How to visit a campus' })).toBeVisible();
    await context.close();
  });

  test('those with the widest tables do not scroll sideways, and have no finding of axe', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 900 });
    for (const id of ['6', '8', '10']) {
      await page.goto(`/articles/${id}`);
      await expect(page.getByRole('table').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  });
});

test.describe('an article that is not there', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is the not-found page, with its status', { tag: '@long' }, async ({ page }) => {
    const answer = await page.goto('/articles/999');
    expect(answer?.status()).toBe(404);
    await expect(heading(page, '404 Page Not Found')).toBeVisible();
  });
});

test.describe('when the universities cannot be had', () => {
  test.use({ expectedErrors: [/503/] });

  test('the article stays, and says so', async ({ page }) => {
    await page.route('**/api/universities/search*', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'The data cannot be reached right now.' }),
    );
    // Whoever opens the article itself gets its universities with the page.
    await page.goto('/resources');
    await page.getByRole('main').getByRole('link', { name: 'How to choose a university' }).first().click();
    await expect(page.getByText('We couldn’t load the universities.')).toBeVisible();
    await expect(heading(page, 'How to choose a university')).toBeVisible();
  });
});
