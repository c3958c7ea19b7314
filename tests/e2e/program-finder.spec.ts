import type { Page } from '@playwright/test';
import { ACADEMIC_FIELDS } from '../../schema/domain/programs/academic-fields.ts';
import { programsOfField } from '../../schema/domain/programs/academic-programs.ts';
import { expect, test } from './site.ts';

const FINDER = '/resources?tab=tools&tool=program-finder';
const field = (page: Page) => page.getByLabel('Academic field');
const program = (page: Page) => page.getByLabel('Program', { exact: true });
const find = (page: Page) => page.getByRole('button', { name: 'Find programs' });
const results = (page: Page) => page.getByRole('region', { name: 'Programs' });
const rows = (page: Page) => results(page).getByRole('heading', { level: 3 });
const toast = (page: Page) => page.getByRole('region', { name: /notifications/i });

/** A table of the options' words. */
const optionsOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator('option').allTextContents();

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${FINDER}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Find a program' })).toBeVisible();
}

/** Opens the form by field, which is folded. */
const unfold = (page: Page) =>
  page
    .locator('summary')
    .filter({ hasText: /^(?:Or choose a field|Choose field, place and degrees)/ })
    .click();

// The first question of all waits for the data; the others are as a visitor finds the site.
test.beforeAll(async ({ request }) => {
  await request.get('/api/programs?limit=1');
});

test.describe('finding by field', () => {
  test('a field is required, unlocks its nine programs, and choosing another resets the program', async ({ page }) => {
    await open(page);
    // One form leads: only its button is in sight.
    await expect(find(page)).toBeHidden();
    await unfold(page);
    await expect(program(page)).toBeDisabled();
    await expect(page.getByLabel('Bachelor’s')).toBeChecked();
    for (const level of ['Master’s', 'Doctoral', 'Certificate']) await expect(page.getByLabel(level)).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Fully online' })).not.toBeChecked();

    await find(page).click();
    await expect(page.getByText('Please select an academic field')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(new RegExp(`${FINDER.replace('?', '\\?')}$`));

    expect(await optionsOf(page, 'Academic field')).toEqual([
      'Choose a field',
      ...ACADEMIC_FIELDS.map(({ title }) => title),
    ]);
    for (const { key } of ACADEMIC_FIELDS.slice(0, 3)) {
      await field(page).selectOption(key);
      const titles = programsOfField(key).map(({ title }) => title);
      expect(await optionsOf(page, 'Program')).toEqual(['Any program in the field', ...titles]);
    }
    await expect(page.getByText('Please select an academic field')).toHaveCount(0);
    await program(page).selectOption('mechanical-engineering');
    await field(page).selectOption('health');
    await expect(program(page)).toHaveValue('');
    await expect(program(page)).toBeEnabled();
  });

  test('searches, tells how many, lists graduates with their year, and links to the school', async ({
    page,
    expectAccessible,
  }) => {
    await open(page);
    await unfold(page);
    await field(page).selectOption('health');
    await program(page).selectOption('nursing');
    await page.getByLabel('Location').fill('Vermont');
    await page.getByLabel('Master’s').check();
    // The answer is held back, so that the searching state can be seen.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/programs?*', async (route) => {
      await held;
      await route.continue();
    });
    await find(page).click();
    await expect(results(page).getByText('Searching…')).toBeVisible();
    letGo();
    await expect(toast(page).getByText(/^Found \d+ programs$/)).toBeVisible();
    await expect(
      toast(page).getByText('Review the results below to find programs that match your criteria.'),
    ).toBeVisible();
    await expect(results(page)).toBeFocused();
    await expect(page).toHaveURL(/field=health&program=nursing&location=Vermont&levels=bachelors%2Cmasters$/);
    await expect(results(page).getByRole('status')).toHaveText(
      /^Showing 1 to \d+ of \d+ programs at \d+ universities$/,
    );
    await expect(rows(page).first()).toHaveText('University of Vermont');
    const first = results(page).getByRole('listitem').first();
    await expect(first).toContainText('Burlington, Vermont');
    // What is the same in all rows is said once.
    await expect(results(page)).toContainText('Graduates: 2023–24, all listed degrees together.');
    await expect(first.getByText('2023–24')).toBeHidden();
    await expect(first).toContainText(/[\d,]+ ?graduates|graduates ?[\d,]+/);
    await expect(first).toContainText(/\$[\d,]+ ?out-of-state/);
    // The degrees are named in a line; each has its figures behind it.
    await first.getByText('Bachelor’s, Master’s').click();
    await expect(first.getByRole('rowheader', { name: 'Master’s' })).toBeVisible();
    await expectAccessible(page);
    await first.getByText('Bachelor’s, Master’s').click();
    await expect(results(page)).toContainText('IPEDS, awards conferred by program and award level, 2023–24');
    await expectAccessible(page);
    await rows(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/university\/university-of-vermont-231174$/);
    await page.goBack();
    await expect(rows(page).first()).toHaveText('University of Vermont');
  });

  test('the address is the question: it can be sent, gone back from, paged and ordered', async ({ page }) => {
    await open(
      page,
      '&field=computing&program=computer-science&location=california&levels=masters,doctoral&onlineOnly=0',
    );
    await expect(rows(page)).toHaveCount(20);
    await expect(field(page)).toHaveValue('computing');
    await expect(program(page)).toHaveValue('computer-science');
    await expect(page.getByLabel('Location')).toHaveValue('california');
    await expect(page.getByLabel('Bachelor’s')).not.toBeChecked();
    await expect(page.getByLabel('Doctoral')).toBeChecked();
    // An address that is opened is no search: no toast.
    await expect(toast(page).getByText(/^Found/)).toHaveCount(0);

    const numbers = async () =>
      (await results(page).getByRole('listitem').allInnerTexts()).flatMap((text) => {
        const match = /graduates?\s+([\d,]+)/.exec(text);
        return match ? [Number(match[1]?.replaceAll(',', ''))] : [];
      });
    await results(page).getByLabel('Sort by').selectOption('graduates');
    await expect(page).toHaveURL(/sortBy=graduates$/);
    await expect(async () => {
      const sizes = await numbers();
      expect(sizes).toHaveLength(20);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    }).toPass();
    const largest = await rows(page).first().textContent();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(results(page).getByRole('status')).toHaveText(/^Showing 21 to \d+ of/);
    await page.goBack();
    await expect(rows(page).first()).toHaveText(largest ?? '');
    await page.goBack();
    await expect(page).not.toHaveURL(/sortBy/);
    await page.goto(`${page.url()}&page=999`);
    await expect(page.getByText(/^There is no page 999: the last is \d+\.$/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to the last page' }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  test('none found: a destructive toast, and which part of the question to give up', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    await open(page);
    await unfold(page);
    await field(page).selectOption('law-public-service');
    await program(page).selectOption('law');
    await page.getByLabel('Location').fill('vermont');
    await page.getByRole('switch', { name: 'Fully online' }).check();
    await find(page).click();
    await expect(toast(page).getByText('Try adjusting your filters to see more results.')).toBeVisible();
    await expect(page.locator('[data-tone="destructive"]')).toContainText('Found 0 programs');
    await expect(results(page).getByText('No programs match.')).toBeVisible();
    await expectAccessible(page);
    await results(page)
      .getByRole('link', { name: /^[\d,]+ programs? without the location$/ })
      .click();
    await expect(page).not.toHaveURL(/location=/);
    await expect(rows(page).first()).toBeVisible();
  });

  test('a place without figures says why: Canada has no count, Atlantis is not known', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    const entries = results(page).getByRole('listitem');
    await open(page, '&field=computing&location=Toronto');
    await expect(entries.first()).toContainText('University of Toronto');
    await expect(entries.first()).toContainText('Our Canadian sources don’t count graduates by program.');
    await expect(entries.first()).not.toContainText('2023–24');
    await open(page, '&field=education&location=Quebec&levels=bachelors');
    const unread = entries.filter({ hasText: 'may be offered here' }).first();
    await expect(unread).toContainText('We haven’t confirmed this with the university.');
    await expect(unread).not.toContainText('Bachelor’s');
    await expectAccessible(page);
    // Nobody at that place is known to teach it.
    await open(page, '&field=natural-sciences&program=animal-plant-science&location=Toronto&onlineOnly=1');
    await expect(
      results(page).getByText(/We don’t have a list of programs for .* Canadian universit(?:y|ies) there/),
    ).toBeVisible();
    await results(page).getByRole('link', { name: 'See the universities there' }).click();
    await expect(page).toHaveURL(/\/search\?q=Toronto$/);
    await open(page, '&field=computing&location=Qwxyzk');
    await expect(results(page).getByText('We couldn’t find a place called “Qwxyzk” with a university.')).toBeVisible();
    await results(page).getByRole('link', { name: 'Start over' }).click();
    await expect(page).toHaveURL(new RegExp(`${FINDER.replace('?', '\\?')}$`));
    await expect(page.getByText('For example')).toBeVisible();
  });

  test.describe('without data', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('a destructive toast says so, and a button tries again', { tag: '@long' }, async ({ page }) => {
      await open(page);
      await page.route('**/api/programs?*', (route) => route.fulfill({ status: 503, body: 'Not now.' }));
      await unfold(page);
      await field(page).selectOption('education');
      await find(page).click();
      const message = toast(page).locator('[data-tone="destructive"]');
      await expect(message).toContainText('Error');
      await expect(message).toContainText('Unable to load university data. Please try again later.');
      await expect(results(page).getByRole('alert')).toContainText('Unable to load university data.');
      await page.unroute('**/api/programs?*');
      await results(page).getByRole('button', { name: 'Try again' }).click();
      await expect(rows(page)).toHaveCount(20);
    });
  });
});

test.describe('finding by words', () => {
  test('by keyboard alone: what is typed is read as subject, degree and place, and what is not known is named', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('textbox', { name: 'In your own words' }).focus();
    await page.keyboard.type('nursing masters in texas qwxyzk');
    await page.keyboard.press('Enter');
    await expect(toast(page).getByText(/^Found \d+ programs$/)).toBeVisible();
    await expect(page).toHaveURL(/&q=nursing\+masters\+in\+texas\+qwxyzk$/);
    await expect(results(page)).toContainText('We read this as Registered Nursing');
    await expect(results(page)).toContainText('Degrees: Master’s. Schools: Texas.');
    await expect(results(page)).toContainText('We couldn’t use “qwxyzk”, so we left it out.');
    for (const item of await results(page).getByRole('listitem').filter({ hasText: 'pay after 4 years' }).all()) {
      await expect(item).toContainText('Texas');
    }
    // From the results on, Tab leads to the order, to one's own price, to the two pages on the major and then into the list.
    await expect(results(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(results(page).getByLabel('Sort by')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(results(page).getByRole('button', { name: 'What would you pay?' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(results(page).getByRole('link', { name: 'About this major: Nursing' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(results(page).getByRole('link', { name: 'Compare every school for Nursing' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(rows(page).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/university\//);
  });

  test('examples are links, online is read from the words, and small programs say that they are small', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page);
    await page.getByRole('link', { name: 'online MBA' }).click();
    await expect(results(page)).toContainText('Fully online.');
    await expect(rows(page).first()).toBeVisible();
    for (const item of await results(page).getByRole('listitem').filter({ hasText: 'pay after 4 years' }).all()) {
      await expect(item).toContainText(/\(fully online\)|Fully online:/);
    }
    await open(page, '&q=astronomy+vermont&sortBy=graduates');
    await expect(results(page)).toContainText(/A small program|nobody graduated from it in 2023|No programs match/);
    await open(page, '&q=astronomy+hawaii&sortBy=graduates');
    await expect(results(page)).toContainText('A small program: the number can change a lot from year to year.');
  });

  test('a school’s program leads to every school that has it', { tag: '@long' }, async ({ page }) => {
    await page.goto('/university/university-of-vermont-231174');
    await page
      .locator('#programs summary, section summary')
      .filter({ hasText: /Health/ })
      .first()
      .click();
    await page.getByRole('link', { name: /^Other schools with Registered Nursing/ }).click();
    await expect(page).toHaveURL(/cip=51\.38&levels=any$/);
    await expect(results(page)).toContainText('Show only Registered Nursing');
    await expect(rows(page)).toHaveCount(20);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms lead to an address that shows what was found', async ({ page }) => {
    await page.goto(FINDER);
    await page.getByRole('textbox', { name: 'In your own words' }).fill('nursing in Vermont');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page).toHaveURL(/tab=tools&tool=program-finder&q=nursing\+in\+Vermont$/);
    await expect(rows(page).filter({ hasText: 'University of Vermont' })).toHaveCount(1);
    await expect(page).toHaveTitle(/^Program finder/);

    await page.goto(FINDER);
    await unfold(page);
    await field(page).selectOption('health');
    await page.getByLabel('Location').fill('Vermont');
    await page.getByLabel('Master’s').check();
    await find(page).click();
    await expect(page).toHaveURL(/field=health&location=Vermont&levels=any&levels=bachelors&levels=masters/);
    await expect(results(page).getByRole('status')).toHaveText(/^Showing 1 to \d+ of \d+ programs/);
    await expect(page.getByLabel('Master’s')).toBeChecked();
  });
});

test('whoever said who they are sees their own price in each row', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-OH', residence: 'us', income: 48_000 }));
  });
  await open(page, '&q=nursing+in+Ohio');
  const first = results(page).getByRole('listitem').first();
  await expect(first.locator('[data-own-price]')).toContainText(/\$[\d,]+/);
});

test('on a phone the form makes room for what was found, and comes back', { tag: '@long' }, async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  await expect(field(page)).toBeHidden();
  await unfold(page);
  await field(page).selectOption('health');
  await find(page).click();
  await expect(rows(page)).toHaveCount(20);
  await expect(field(page)).toBeHidden();
  await expect(results(page)).toBeInViewport();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await unfold(page);
  await expect(field(page)).toHaveValue('health');
});

test('reads well in the dark too', { tag: '@long' }, async ({ page, expectAccessible }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '&q=game+design');
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a family whose price is known can order programs by it, and the address says nothing of them', async ({
  page,
}) => {
  await open(page, '&q=nursing+in+ohio');
  await expect(rows(page).first()).toBeVisible();
  expect(await optionsOf(page, 'Sort by')).not.toContain('Lowest price for you');
  await page.evaluate(() =>
    localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-OH', income: '30-48' })),
  );
  await page.reload();
  const asked = page.waitForRequest((request) => request.url().includes('sortBy=yourPrice'));
  await page.getByLabel('Sort by', { exact: true }).selectOption('Lowest price for you');
  expect(new URL((await asked).url()).searchParams.get('income')).toBe('30-48');
  await expect(page).toHaveURL(/sortBy=yourPrice/);
  expect(page.url()).not.toMatch(/home|income/);
  await expect(rows(page).first()).toBeVisible();
  // Whoever is sent that address, and is nobody yet, gets the best matches.
  await page.evaluate(() => localStorage.removeItem('campusatlas:situation'));
  await page.reload();
  await expect(page.getByLabel('Sort by', { exact: true })).toHaveValue('relevance');
  await expect(rows(page).first()).toBeVisible();
});
