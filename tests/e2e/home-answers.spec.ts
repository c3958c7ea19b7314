/** Tests that the front page answers while one types, shows one's own lowest prices, and the next deadlines. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search universities' });
const matches = (page: Page) => page.locator('[data-matches]');
const dots = async (page: Page) => ((await matches(page).getAttribute('d')) ?? '').split('M').length - 1;

/** A day on which the test’s deadlines are ahead, whatever day it is. */
const DAY = '2026-11-22';

/** Addresses that the page asks of the API from now on. */
function asked(page: Page, path: string): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === path) addresses.push(search);
  });
  return addresses;
}

test.describe('while one types', () => {
  test('the dots narrow to the schools of the line, with their number, once a pause', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/');
    const points = asked(page, '/api/universities/points');
    await expect(matches(page)).toHaveCount(0);
    await field(page).pressSequentially('nursing in ohio', { delay: 20 });
    await expect(page.getByText(/^\d+ schools match$/)).toBeVisible();
    const { total } = await (await page.request.get('/api/universities/points?search=nursing+in+ohio')).json();
    await expect(page.getByText(`${total} schools match`)).toBeVisible();
    const inOhio = await dots(page);
    expect(inOhio).toBeGreaterThan(20);
    expect(inOhio).toBeLessThanOrEqual(total);
    expect(points).toEqual(['?search=nursing+in+ohio']);
    await expectAccessible(page);

    await field(page).fill('nursing in vermont');
    await expect.poll(() => dots(page)).toBeLessThan(inOhio);
    expect(points).toHaveLength(2);
    await field(page).fill('');
    await expect(matches(page)).toHaveCount(0);
    await expect(page.getByText(/^\d+ schools? match/)).toHaveCount(0);
    expect(points).toHaveLength(2);
  });

  test.describe('where nothing can be had', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test('the map stays as it is', async ({ page }) => {
      await page.route('**/api/universities/points*', (route) => route.abort());
      await page.goto('/');
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/points'));
      await field(page).fill('nursing in ohio');
      await failed;
      await expect(page.getByText(/^Each dot is a university/)).toBeVisible();
      await expect(matches(page)).toHaveCount(0);
    });
  });

  test('a phone that shows no map asks for no dots until it does', async ({ page }) => {
    // As high as a keyboard leaves it.
    await page.setViewportSize({ width: 390, height: 440 });
    await page.goto('/');
    const points = asked(page, '/api/universities/points');
    await field(page).pressSequentially('nursing in ohio', { delay: 20 });
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.waitForTimeout(800);
    expect(points).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('img', { name: /^Map of North America/ }).scrollIntoViewIfNeeded();
    await expect(page.getByText(/^\d+ schools match$/)).toBeVisible();
    expect(points).toHaveLength(1);
  });
});

test('the lowest prices are one’s own once the income is known; before, the two questions stand in their place', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  const lowest = page.getByRole('region', { name: 'Lowest price for you' });
  const before = await lowest.boundingBox();
  await lowest.getByRole('button', { name: 'Get my price' }).click();
  await expect(lowest.getByRole('textbox', { name: 'ZIP or postal code' })).toBeFocused();
  await lowest.getByRole('textbox', { name: 'ZIP or postal code' }).fill('43210');
  await expect(lowest.getByText('Home: Ohio')).toBeVisible();
  await lowest.getByRole('combobox', { name: 'Family income per year' }).selectOption('30-48');
  await lowest.getByRole('button', { name: 'Get my price' }).click();
  await expect(lowest.getByRole('listitem')).toHaveCount(6);
  const searches = asked(page, '/api/universities/search');
  await page.goto('/');
  const schools = lowest.getByRole('listitem');
  await expect(schools).toHaveCount(6);
  const priced = searches.filter((search) => search.includes('graduationRateMin'));
  expect(priced).toHaveLength(1);
  const sent = new URLSearchParams(priced[0]);
  expect(Object.fromEntries(sent)).toMatchObject({
    state: 'OH',
    graduationRateMin: '50',
    home: 'US-OH',
    income: '30-48',
  });
  const answer = await (await page.request.get(`/api/universities/search?${sent}`)).json();
  for (const [at, { name, city, acceptanceRate, yourPrice }] of answer.universities.entries()) {
    await expect(schools.nth(at)).toContainText(name);
    await expect(schools.nth(at)).toContainText(yourPrice.amount.toLocaleString('en-US'));
    await expect(schools.nth(at)).toContainText(city);
    if (acceptanceRate !== null) await expect(schools.nth(at)).toContainText('get in');
  }
  // It takes the place that was held for it.
  expect((await lowest.boundingBox())?.height).toBe(before?.height);
  await expectAccessible(page);
  await lowest.getByRole('link', { name: 'See the list' }).click();
  await expect(page).toHaveURL('/popular?tab=good-value');
  await expect(page.getByText('In your state or province, where at least half')).toBeVisible();
});

test('the next deadlines are those of the day, the nearest first, and none of last year’s round', async ({
  page,
  expectAccessible,
}) => {
  const list = await (
    await page.request.get('/api/universities/search?sortBy=studentPopulation&sortOrder=desc')
  ).json();
  const due = [
    { day: '2026-12-15', round: 'earlyAction' },
    { day: '2026-11-01', round: 'regular' },
    { day: '2026-11-30', round: 'regular' },
    { day: '2026-12-01', round: null },
  ];
  const answer = {
    ...list,
    universities: due.map((one, at) => ({
      ...list.universities[at],
      why: [{ kind: 'deadline', of: 'due', value: null, text: '', due: one }],
    })),
  };
  const addresses: string[] = [];
  await page.route('**/api/universities/search?*dueFrom*', (route) => {
    addresses.push(new URL(route.request().url()).search);
    return route.fulfill({ json: answer });
  });
  // A page says the day that it was rendered on, and goes on with it.
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/"today":"[\d-]+"/, `"today":"${DAY}"`);
    return route.fulfill({ response, body: html });
  });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'CampusAtlas' }).click();
  const closing = page.getByRole('region', { name: 'Deadlines coming up' });
  await expect(closing.getByRole('listitem')).toHaveText([
    `${list.universities[2].name}Nov 30, 2026Regular decision`,
    `${list.universities[3].name}Dec 1, 2026Application deadline`,
    `${list.universities[0].name}Dec 15, 2026Early action`,
  ]);
  expect(addresses).toHaveLength(1);
  expect(Object.fromEntries(new URLSearchParams(addresses[0]))).toEqual({
    dueFrom: '2026-11-22',
    dueTo: '2026-12-22',
    sortBy: 'studentPopulation',
    sortOrder: 'desc',
    limit: '6',
  });
  await expect(closing.getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    '/search?dueFrom=2026-11-22&dueTo=2026-12-22',
  );
  await expectAccessible(page);
});

test('the next deadlines are those of one’s own state once home is known', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-OH', income: '30-48' })),
  );
  const addresses: string[] = [];
  page.on('request', (request) => {
    const { search } = new URL(request.url());
    if (search.includes('dueFrom') && request.url().includes('/api/')) addresses.push(search);
  });
  await page.goto('/');
  const closing = page.getByRole('region', { name: 'Deadlines coming up' });
  await expect.poll(() => addresses.length).toBe(1);
  expect(Object.fromEntries(new URLSearchParams(addresses[0]))).toMatchObject({ country: 'US', state: 'OH' });
  const { universities } = await (await page.request.get(`/api/universities/search${addresses[0]}`)).json();
  if (universities.length > 0) {
    await expect(closing).toContainText('In your state or province');
    await expect(closing).toContainText(universities[0].name);
  }
});

test('a desktop shows the front page in two screens, its guide one press away', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1850);
  await expect(page.getByText('Start with what you know')).toBeHidden();
  await page.getByRole('button', { name: 'How to search' }).click();
  await expect(page.getByText('Start with what you know')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

  test('the French front page is short too', async ({ page }) => {
    await page.goto('/fr');
    await page.waitForLoadState('networkidle');
    expect(await height(page)).toBeLessThanOrEqual(1900);
  });

  for (const { home, title, search, lastSearch } of [
    { home: '/', title: 'Pick up where you left off', search: '/search', lastSearch: 'nursing in ohio' },
    { home: '/fr', title: 'Reprenez où vous en étiez', search: '/fr/recherche', lastSearch: 'nursing in ohio' },
  ])
    test(`${home} stays short for who comes back, and goes on with the last search`, async ({
      page,
      expectAccessible,
    }) => {
      await page.goto('/university/harvard-university-166027');
      await page.getByRole('button', { name: 'Save to Bookmarks' }).click();
      await page.goto('/university/ohio-university-204796');
      await page.goto('/search?q=nursing+in+ohio+family+income+48000');
      await expect(page.getByRole('article').first()).toBeVisible();
      const said = { home: 'US-OH', income: '30-48' };
      await page.evaluate((value) => localStorage.setItem('campusatlas:situation', JSON.stringify(value)), said);
      await page.goto(home);
      await page.waitForLoadState('networkidle');
      expect(await height(page)).toBeLessThanOrEqual(1900);
      const carryOn = page.getByRole('region', { name: title });
      await expect(carryOn.getByRole('listitem')).toHaveCount(5);
      await expect(carryOn.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await carryOn.getByRole('link', { name: lastSearch }).click();
      // The income that the line named is in no address and in no storage of the search.
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('nursing in ohio');
      expect(new URL(page.url()).pathname).toBe(search);
    });
});
