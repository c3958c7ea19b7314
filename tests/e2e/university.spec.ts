import { openFolds } from './collapsibles.ts';
import { expect, test } from './site.ts';

const STANFORD = '/university/stanford-university-243744';
const TORONTO = '/university/university-of-toronto-900138';
const OHIO_STATE = '/university/the-ohio-state-university-204796';

test.describe('a university page', () => {
  test('shows the main figures, and the year and source of each one click away', { tag: '@long' }, async ({ page }) => {
    await page.goto(STANFORD);
    await expect(page.getByRole('heading', { level: 1, name: 'Stanford University' })).toBeVisible();
    await expect(page.getByText('Private').first()).toBeVisible();
    await expect(page.getByText(/Stanford, California/).first()).toBeVisible();
    for (const section of ['About', 'Key Information', 'Cost & Financial Aid', 'Similar Universities']) {
      await expect(page.getByRole('heading', { name: section, exact: true })).toBeAttached();
    }
    await page.getByRole('button', { name: 'Source of Student population' }).first().click();
    await expect(page.getByRole('link', { name: /IPEDS/ }).filter({ visible: true })).toBeVisible();
    await expect(page.getByText(/fall 2023/i).filter({ visible: true })).toBeVisible();
  });

  test('renders from the data in the page without asking for the record again', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(STANFORD);
    await expect(page.getByRole('heading', { level: 1, name: 'Stanford University' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/api/universities/by-slug/'))).toEqual([]);
  });

  test('has the title, description, canonical address and JSON-LD of the school', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(STANFORD);
    await expect(page).toHaveTitle(/Stanford University.*US & Canada University Search/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${STANFORD}$`));
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
    expect(data).toMatchObject({ '@type': 'CollegeOrUniversity', name: 'Stanford University' });
  });

  test('leads to the official website', { tag: '@long' }, async ({ page }) => {
    await page.goto(STANFORD);
    await expect(page.getByRole('link', { name: /Find Official Website/ })).toHaveAttribute('href', /stanford\.edu/);
  });

  test('estimates the cost by the rules and marks what stands in for a figure', async ({ page }) => {
    await page.goto(OHIO_STATE);
    await openFolds(page);
    const cost = page.getByRole('region', { name: 'Cost & Financial Aid' });
    await expect(cost.getByText('Total per year').first()).toBeVisible();
    await expect(cost.getByText('Housing and food').first()).toBeVisible();
    // Ohio State publishes all its figures: there is no rule of thumb beside them, and its debt is paid by today's plan.
    await expect(cost.getByText('Rough estimate of aid')).toHaveCount(0);
    await expect(cost.getByText('Rough estimate of debt')).toHaveCount(0);
    await expect(cost.getByText(/per month for 10 years under the standard plan, at 6.52% interest/)).toBeVisible();
    await expect(cost.getByText('Price by family income').first()).toBeVisible();

    await page.goto(TORONTO);
    await openFolds(page);
    await expect(cost.getByText('Estimated aid per year')).toBeVisible();
    await expect(cost.getByText('60%')).toBeVisible();
    await expect(cost.getByText(/borrow 30% of the four-year cost.*without interest/)).toBeVisible();
    await expect(cost.getByText('Estimate', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  });

  test('lists three similar universities with the reasons', { tag: '@long' }, async ({ page }) => {
    await page.goto(STANFORD);
    const similar = page.getByRole('region', { name: 'Similar Universities' });
    await similar.scrollIntoViewIfNeeded();
    await expect(similar.getByRole('article').or(similar.getByRole('listitem')).first()).toBeVisible();
    expect(await similar.getByRole('link', { name: /University|Institute|College/ }).count()).toBeGreaterThanOrEqual(3);
  });

  test('the virtual tour goes round both ways and closes with Escape', async ({ page }) => {
    await page.goto(STANFORD);
    await page.getByRole('button', { name: 'Virtual Tour' }).click();
    const tour = page.getByRole('dialog');
    await expect(tour.getByRole('group', { name: '1 of 4' })).toBeVisible();
    await tour.getByRole('button', { name: 'Previous slide' }).click();
    await expect(tour.getByRole('group', { name: '4 of 4' })).toBeVisible();
    await tour.getByRole('button', { name: 'Next slide' }).click();
    await expect(tour.getByRole('group', { name: '1 of 4' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Virtual Tour' })).toBeFocused();
  });

  test('is kept as recently viewed once, newest first', { tag: '@long' }, async ({ page }) => {
    const stored = () =>
      page.evaluate(() => {
        const viewed = JSON.parse(localStorage.getItem('campusatlas:recently-viewed') ?? '[]') as { id: number }[];
        return viewed.map(({ id }) => id);
      });
    await page.goto(OHIO_STATE);
    await expect.poll(stored).toEqual([204796]);
    await page.goto(STANFORD);
    await expect.poll(stored).toEqual([243744, 204796]);
    await page.reload();
    await expect(page.getByRole('button', { name: /Bookmarks$/ })).toBeVisible();
    expect(await stored()).toEqual([243744, 204796]);
  });

  test('the bookmark toggle keeps the school and lets it go', async ({ page }) => {
    await page.goto(STANFORD);
    const toggle = page.getByRole('button', { name: /Save to Bookmarks|Saved to Bookmarks/ });
    await expect(toggle).toContainText('Save to Bookmarks');
    await toggle.click();
    await expect(toggle).toContainText('Saved to Bookmarks');
    await page.reload();
    await expect(toggle).toContainText('Saved to Bookmarks');
    await toggle.click();
    await expect(toggle).toContainText('Save to Bookmarks');
  });

  test('a Canadian school says what is not its own fee and why a figure is blank', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/search?q=memorial+university+of+newfoundland');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Memorial University/ })).toBeVisible();
    await expect(page.getByText(/It is not this school’s own price/)).toBeVisible();
    await page
      .getByRole('button', { name: /^(Source|Why).*Acceptance rate/ })
      .first()
      .click();
    await expect(
      page
        .getByText(/Not published for this school/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
});

test('a slug with the right id and another name is sent on to its own address', { tag: '@long' }, async ({ page }) => {
  await page.goto('/university/anything-at-all-243744');
  await expect(page).toHaveURL(new RegExp(`${STANFORD}$`));
});

test.describe('an address without a university', () => {
  test.use({ expectedErrors: [/status of 404/] });
  test('says so and leads on, with status 404', async ({ page }) => {
    const answer = await page.goto('/university/nowhere-university-1');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Error loading university information')).toBeVisible();
    await expect(page.getByText("We couldn't find the university you're looking for.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Search' })).toHaveAttribute('href', '/search');
    await expect(page.getByRole('link', { name: 'Browse Popular Universities' })).toHaveAttribute('href', '/popular');
  });

  test('an unknown path is the not-found page with status 404', { tag: '@long' }, async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });
});

test.describe('when similar schools cannot be had', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  test('the page says so and stays whole', { tag: '@long' }, async ({ page }) => {
    await page.route('**/api/universities/search?similarTo**', (route) => route.abort());
    // Whoever opens the page itself gets them with it.
    await page.goto('/search?q=stanford+university');
    await page.getByRole('article').first().getByRole('link', { name: 'Stanford University', exact: true }).click();
    await page.getByRole('heading', { name: 'Similar Universities' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Unable to load recommendations at this time.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Stanford University' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a school is readable: name, place, main figures, a link on', async ({ page }) => {
    await page.goto(STANFORD);
    await expect(page.getByRole('heading', { level: 1, name: 'Stanford University' })).toBeVisible();
    await expect(page.getByText(/Stanford, California/).first()).toBeVisible();
    await expect(page.getByText('Student-to-faculty ratio').first()).toBeVisible();
    await expect(page.getByText('Graduation rate').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Similar Universities' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search Universities' }).first()).toBeVisible();
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme} colours`, () => {
    test.use({ colorScheme: scheme });
    test('axe finds nothing on a rich, a Canadian and a sparse record, nor in the tour', { tag: '@long' }, async ({
      page,
      expectAccessible,
    }) => {
      for (const address of [STANFORD, '/university/algoma-university-900005', OHIO_STATE]) {
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      }
      await page.getByRole('button', { name: 'Virtual Tour' }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
    });
  });
}

test('nothing scrolls sideways at 320 px', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(OHIO_STATE);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
