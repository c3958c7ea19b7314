import { expect, test } from './site.ts';

test.describe('the about page', () => {
  test('says what is counted, and under it the four round figures', async ({ page, request }) => {
    const { counts } = await (await request.get('/api/meta')).json();
    const grouped = new Intl.NumberFormat('en-US');
    await page.goto('/about');
    await expect(page).toHaveTitle('About CampusAtlas | US & Canada University Search');
    const figures = page.getByRole('region', { name: 'In numbers' });
    for (const text of ['1000+ universities', '50K+ students helped', '2 countries', '15+ filters']) {
      await expect(figures).toContainText(text);
    }
    await expect(figures.locator('dt').first()).toHaveText(`${grouped.format(counts.universities)} schools`);
    await expect(figures).toContainText(
      `${grouped.format(counts.US)} in the United States, ${grouped.format(counts.CA)} in Canada`,
    );
    await expect(figures).toContainText(
      '“Students helped” is a goal. We don’t track visits, so we can’t count the students.',
    );
  });

  test('has mission, story and values, and leads on to the search and the resources', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/about');
    for (const name of ['Our mission', 'Our story', 'What we stand for']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Guides and tools' })).toHaveAttribute('href', '/resources');
    await main.getByRole('link', { name: 'Search universities' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });

  test('has mission and story side by side on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/about');
    const placeOf = (name: string) => page.getByRole('heading', { level: 2, name }).boundingBox();
    const [mission, story] = [await placeOf('Our mission'), await placeOf('Our story')];
    expect(story?.y).toBe(mission?.y);
    expect(story?.x).toBeGreaterThan(700);
  });

  test('names every source with its publisher and licence', { tag: '@long' }, async ({ page, request }) => {
    const { sources } = await (await request.get('/api/meta')).json();
    await page.goto('/about');
    const region = page.getByRole('region', { name: 'Where our data comes from' });
    await region.getByText(/^\d+ more sources$/).click();
    await region.getByText('Research Organization Registry').click();
    await expect(region.getByRole('link', { name: /^ROR, education organisations/ })).toHaveAttribute(
      'href',
      'https://ror.org/',
    );
    await expect(region.getByText(/CC0 1\.0/).first()).toBeVisible();
    await expect(region.locator('a')).toHaveCount(sources.length);
  });

  test('has no finding of axe, light or dark', { tag: '@long' }, async ({ page, expectAccessible }) => {
    test.slow();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/about');
      await expect(page.getByText('in our data today', { exact: true })).toBeVisible();
      await expectAccessible(page);
    }
  });
});

test.describe('when the counts cannot be had', () => {
  test.use({ expectedErrors: [/503/] });

  test('the page says so and keeps its words', { tag: '@long' }, async ({ page }) => {
    await page.route('**/api/meta', (route) => route.fulfill({ status: 503, body: 'Not now.' }));
    await page.goto('/privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByText('We couldn’t load the counts').first()).toBeVisible();
    await expect(page.getByText('1000+')).toBeVisible();
    await page.unroute('**/api/meta');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('in our data today', { exact: true })).toBeVisible();
  });
});
