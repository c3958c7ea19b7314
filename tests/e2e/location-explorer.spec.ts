import type { Page } from '@playwright/test';
import { LOCATION_SEARCH_DELAY } from '#schema/domain/site/limits.ts';
import { expect, test } from './site.ts';

const EXPLORER = '/resources?tab=tools&tool=location-explorer';
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const field = (page: Page) => page.getByRole('textbox', { name: 'City, state or region' });
const popular = (page: Page) => page.getByRole('region', { name: 'Popular college towns' });
const results = (page: Page, text: string) => page.getByRole('region', { name: `Locations for “${text}”` });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Search', exact: true });
const TOWNS = ['Boston', 'Berkeley', 'Ann Arbor', 'Chapel Hill', 'Toronto', 'Montreal'];

test.describe('the location explorer', () => {
  test('begins with six college towns, each with its universities counted', { tag: '@long' }, async ({ page }) => {
    await page.goto(EXPLORER);
    await expect(popular(page).getByRole('link')).toHaveText(TOWNS);
    for (const card of await popular(page).getByRole('listitem').all()) {
      await expect(card).toContainText(/\$[\d,]+ (?:to \$[\d,]+)? ?tuition for residents/);
      await expect(card).toContainText(/\d+ universities within 25 miles · \d+ in town/);
    }
  });

  test('asks for a search term when there is none', async ({ page }) => {
    await page.goto(EXPLORER);
    for (const blank of ['', '   ']) {
      await field(page).fill(blank);
      await submit(page).click();
      await expect(toasts(page)).toContainText('Please enter a search term');
      await expect(toasts(page)).toContainText('Enter a city, state, or region name to explore university locations.');
      await toasts(page).getByRole('button').click();
      await expect(toasts(page)).not.toContainText('Please enter');
    }
    await expect(page).toHaveURL(/tool=location-explorer$/);
  });

  test('waits 800 ms before it shows what it found', async ({ page }) => {
    expect(LOCATION_SEARCH_DELAY).toBe(800);
    await page.clock.install();
    await page.goto(EXPLORER);
    await expect(popular(page).getByRole('link')).toHaveCount(6);
    await page.clock.pauseAt(Date.now() + 60_000);
    const answered = page.waitForResponse('**/api/locations?q=New+England');
    await field(page).fill('New England');
    await submit(page).click();
    await answered;
    await expect(page.getByText('Searching…')).toBeVisible();
    await page.clock.runFor(LOCATION_SEARCH_DELAY - 50);
    await expect(results(page, 'New England')).toHaveCount(0);
    await expect(toasts(page)).not.toContainText('Found');
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect(results(page, 'New England').getByRole('link', { name: 'Boston' })).toBeVisible();
    await expect(toasts(page)).toContainText(/Found \d+ locations/);
    await expect(toasts(page)).toContainText('Click on a location for detail information');
    await expect(page.getByText('Searching…')).toHaveCount(0);
    await expect(page).toHaveURL(/q=New\+England$/);
  });

  test('says when nothing is found, and shows the nearest names for a slip', { tag: '@long' }, async ({ page }) => {
    await page.goto(EXPLORER);
    await field(page).fill('Xyzzyville');
    await field(page).press('Enter');
    await expect(toasts(page)).toContainText('No locations found');
    await expect(toasts(page)).toContainText('Try another search term or browse our popular college towns.');
    await expect(toasts(page).locator('[data-tone=destructive]')).toBeVisible();
    await expect(results(page, 'Xyzzyville')).toContainText('is called “Xyzzyville”');
    await expect(popular(page).getByRole('link')).toHaveCount(6);

    await field(page).fill('Bostn');
    await field(page).press('Enter');
    await expect(results(page, 'Bostn')).toContainText('Nothing here is called “Bostn”. These are the nearest names.');
    await expect(results(page, 'Bostn').getByRole('link', { name: 'Boston' })).toBeVisible();
  });

  test('leads from a region over a town to a university and back, all in the address', async ({ page }) => {
    await page.goto(EXPLORER);
    await field(page).fill('Midwest');
    await submit(page).click();
    await expect(results(page, 'Midwest')).toContainText(/Locations 1 to 24 of \d+/);
    await results(page, 'Midwest').getByRole('link', { name: 'Page 2' }).click();
    await expect(results(page, 'Midwest')).toContainText(/Locations 25 to 48 of \d+/);
    await page.goBack();
    await results(page, 'Midwest').getByRole('link', { name: 'Chicago' }).click();

    const chicago = page.getByRole('region', { name: 'Chicago' });
    await expect(page).toHaveURL(/q=Midwest&place=chicago-il$/);
    await expect(chicago).toBeFocused();
    for (const name of ['Universities', 'Cost', 'Transportation', 'Lifestyle']) {
      await expect(chicago.getByRole('tab', { name })).toBeVisible();
    }
    const wider = chicago.getByText(/universities within 25 miles of Chicago/);
    await expect(wider).toBeVisible();
    await chicago.getByRole('combobox', { name: 'Universities within' }).selectOption('10');
    await expect(chicago.getByText(/universities within 10 miles of Chicago/)).toBeVisible();
    await expect(page).toHaveURL(/radius=10$/);
    await page.goBack();
    await expect(wider).toBeVisible();

    await chicago.getByRole('link', { name: 'Back to Results' }).click();
    await expect(results(page, 'Midwest')).toBeFocused();
    await expect(field(page)).toHaveValue('Midwest');
    await page.goBack();
    await chicago.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/university\/[a-z0-9-]+-\d+$/);
    await page.goBack();
    await expect(chicago.getByText(/universities within 25 miles/)).toBeVisible();

    await page.goBack();
    await page.getByRole('link', { name: 'Clear the search' }).click();
    await expect(page).toHaveURL(/tool=location-explorer$/);
    await expect(field(page)).toHaveValue('');
  });

  test('describes a college town in words with a date, and in real prices with year and source', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(`${EXPLORER}&place=boston-ma`);
    const boston = page.getByRole('region', { name: 'Boston' });
    await expect(boston).toContainText('Massachusetts, New England, United States');
    await expect(boston).toContainText('We wrote this from general knowledge, as of 2025.');
    await expect(boston).toContainText('675,647');
    await expect(boston).toContainText('U.S. Census Bureau, 2020 Census');
    await expect(boston.getByRole('listitem').first()).toContainText(/\$[\d,]+.*20\d\d-\d\d/);

    await boston.getByRole('tab', { name: 'Cost' }).click();
    await expect(page).toHaveURL(/view=cost$/);
    const panel = boston.getByRole('tabpanel');
    await expect(panel.getByRole('term')).toHaveText(['Overall', 'Housing', 'Transportation', 'Food']);
    const charges = panel.getByRole('region', { name: 'What universities charge here: United States' });
    await expect(charges.getByRole('columnheader')).toHaveText([
      'Universities',
      'Tuition, in-state',
      'Tuition, out-of-state',
      'Housing and food',
    ]);
    await expect(charges.getByRole('row', { name: /^All/ })).toContainText(/\$[\d,]+\$[\d,]+ to \$[\d,]+ · \d+ of \d+/);
    await expect(panel).toContainText(/Housing and food: IPEDS .*2023-24: \d+ universities/);
    await expect(panel.getByRole('region', { name: 'Prices of each university' }).getByRole('row')).toHaveCount(21);

    await boston.getByRole('tab', { name: 'Transportation' }).click();
    await expect(panel.getByRole('term')).toHaveText(['Public transit', 'On foot', 'By bike', 'Airport']);
    await expect(panel).toContainText('Logan International Airport (BOS)');
    await boston.getByRole('tab', { name: 'Lifestyle' }).click();
    await expect(panel.getByRole('term')).toHaveText(['Outdoors', 'Arts', 'Nightlife', 'Food']);
    await page.goBack();
    await expect(boston.getByRole('tab', { name: 'Transportation' })).toHaveAttribute('aria-selected', 'true');
  });

  test('says plainly what it does not hold about any other town, and shows what the data tells', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(`${EXPLORER}&place=detroit-mi&view=transportation&radius=50`);
    const panel = page.getByRole('region', { name: 'Detroit' }).getByRole('tabpanel');
    await expect(panel).toContainText('We don’t have a guide to getting around in Detroit');
    await expect(panel).toContainText(/Campuses by setting\d+Urban/);
    await page.getByRole('tab', { name: 'Lifestyle' }).click();
    await expect(panel).toContainText('We don’t have a guide to life in Detroit.');
    await expect(panel).toContainText(/Who runs them\d+Public/);
    await page.getByRole('tab', { name: 'Cost' }).click();
    await expect(panel).toContainText('We don’t have rents or food prices for Detroit.');
    // Windsor is over the river: two countries, two tables, two currencies.
    await expect(panel.getByRole('region', { name: 'What universities charge here: Canada' })).toContainText('CA$');
    await expect(panel.getByRole('region', { name: 'What universities charge here: United States' })).toBeVisible();
  });

  test('leads on to the search around the town, as a list and on the map', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${EXPLORER}&place=chapel-hill-nc`);
    const total = await page.getByText(/^\d+ universities within 25 miles of/).textContent();
    await page.getByRole('link', { name: 'Filter and compare them' }).click();
    await expect(page).toHaveURL(/\/search\?nearPlace=Chapel\+Hill%2C\+North\+Carolina&radiusMiles=25/);
    await expect(page.getByText(`of ${Number.parseInt(total ?? '', 10)} results`)).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'See them on the map' }).click();
    await expect(page).toHaveURL(/view=map/);
  });

  test('works by the keyboard alone', { tag: '@long' }, async ({ page }) => {
    await page.goto(EXPLORER);
    await field(page).focus();
    await page.keyboard.type('Chapel Hill');
    await page.keyboard.press('Enter');
    await expect(results(page, 'Chapel Hill').getByRole('link', { name: 'Chapel Hill' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(results(page, 'Chapel Hill').getByRole('link', { name: 'Chapel Hill' })).toBeFocused();
    await page.keyboard.press('Enter');
    const town = page.getByRole('region', { name: 'Chapel Hill' });
    await expect(town).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(town.getByRole('link', { name: 'Back to Results' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(town.getByRole('tab', { name: 'Universities' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(town.getByRole('tab', { name: 'Cost' })).toBeFocused();
    await expect(town.getByRole('tabpanel', { name: 'Cost' })).toBeVisible();
  });

  test('has no finding of axe, light or dark, and fits 320 px', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 700 });
    const addresses = ['', '&q=xyzzyville', '&place=montreal-qc&view=cost', '&place=ames-ia&view=lifestyle'];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const address of addresses) {
        await page.goto(EXPLORER + address);
        await expect(
          address.includes('place') ? page.getByRole('tabpanel').last() : popular(page).getByRole('link').first(),
        ).toBeVisible();
        await expectAccessible(page);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(sideways, address).toBeLessThanOrEqual(0);
      }
    }
  });
});

test.describe('when the locations cannot be had', () => {
  test.use({ expectedErrors: [/503|404/] });

  test('says so, keeps what was typed, and tries again', { tag: '@long' }, async ({ page }) => {
    let broken = false;
    await page.route('**/api/locations**', (route) =>
      broken
        ? route.fulfill({ status: 503, contentType: 'text/plain', body: 'The data cannot be reached.' })
        : route.continue(),
    );
    await page.goto(EXPLORER);
    await expect(popular(page).getByRole('link')).toHaveCount(6);
    broken = true;
    await field(page).fill('Ohio');
    await submit(page).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('We couldn’t load the locations. Try again.');
    await expect(field(page)).toHaveValue('Ohio');
    broken = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(results(page, 'Ohio').getByRole('link', { name: 'Columbus' })).toBeVisible();
    await expect(alert).toHaveCount(0);

    broken = true;
    await results(page, 'Ohio').getByRole('link', { name: 'Columbus' }).click();
    await expect(alert).toContainText('We couldn’t load the locations.');
    broken = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Columbus' })).toBeVisible();
  });

  test('knows no town at a made-up address, and leads back', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${EXPLORER}&place=atlantis-zz`);
    await expect(page.getByText('We couldn’t find that town.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Results' }).click();
    await expect(popular(page).getByRole('link')).toHaveText(TOWNS);
  });
});
